"""Why not: for every reason that a step gives, a position in which it is given, with its clause and its sentence.

That reasons are given exactly where an action is not legal is a law of all games (tests/test_laws.py).
"""

from collections.abc import Iterator
from typing import Any

import pytest

from burgher.core.words import words
from tests.vocabulary import why

from .helpers import RICH, Doc, at, play, state, table

Case = tuple[Doc, list[str], str, pytest.MarkDecorator, str]  # position, actions before, action, clause, sentence
CASES: list[Case] = []


def case(rule: pytest.MarkDecorator, action: str, sentence: str, *before: str, **doc: Any) -> None:
    CASES.append((doc, list(before), action, rule, sentence))


def stage(number: int, *top: str) -> list[str]:
    return [f"stage:city={number}:place=1", *top]


# ---------------------------------------------------------------- the exchange

EXCHANGE: Doc = {"stack": ["start_round", "find_order", "exchanges:next=1", "exchange:0"]}
HAND: Doc = {"players": [{"hand": ["B01", "E01"]}, {}]}
case(pytest.mark.rule("CR-058"), "swap:2", "There is no such card: you hold 2 building cards.", **EXCHANGE, **HAND)
case(pytest.mark.rule("CR-060"), "swap:0", "You have exchanged a building card already.", "swap:1", **EXCHANGE, **HAND)
case(pytest.mark.rule("CR-061"), "swap:0", "The pile is empty (basic).", **EXCHANGE, **HAND, piles={"basic": []})
case(
    pytest.mark.rule("CR-064"),
    "swap_saw:0",
    "You have exchanged your sawmill already.",
    "swap_saw:0",
    **EXCHANGE,
    **HAND,
)
case(
    pytest.mark.rule("CR-049"),
    "swap_saw:2",
    "There is no such sawmill: 2 lie in the box.",
    **EXCHANGE,
    players=[{}] * 4,
)

# ---------------------------------------------------------------- helpers

FULL = {"notary": [[1], [2], [1]]}
case(
    pytest.mark.rule("CR-098"),
    "place:3:3",
    "Notary: you have 2 helpers there already, and no more are allowed.",
    players=[{}] * 3,
    queues={"notary": [[0], [0], [1]]},
)
case(
    pytest.mark.rule("CR-099"),
    "place:3:3",
    "Notary: there are 4 discs already, and it holds no more.",
    players=[{}] * 3,
    queues={"notary": [[1, 2], [2], [1]]},
)
case(
    pytest.mark.rule("CR-096"),
    "place:3:0",
    "All spaces are taken: choose the disc that you cover.",
    players=[{}] * 3,
    queues=FULL,
)
case(pytest.mark.rule("CR-418"), "place:3:3", "Only 2 spaces of each building are used.", players=[{}] * 2)
case(
    pytest.mark.rule("CR-095"),
    "place:3:1",
    "Notary: space 3 is free, and discs are covered only when none is.",
    players=[{}] * 3,
    queues={"notary": [[1], [2]]},
)
case(
    pytest.mark.rule("CR-419"),
    "place:3:1",
    "Notary: space 2 is free, and discs are covered only when none is.",
    players=[{}] * 2,
    queues={"notary": [[1]]},
)
case(
    pytest.mark.rule("CR-097"),
    "place:3:2",
    "There are two discs on space 2 already.",
    players=[{}] * 4,
    queues={"notary": [[1], [2, 3], [1]]},
)
case(
    pytest.mark.rule("CR-111"),
    "place:3:1",
    "You cannot pay the fee: you have no capital card, and 1 of the 2 points.",
    players=[{"score": {"start": 1}}, {}, {}],
    year=2,
    queues=FULL,
)
FEE: Doc = {"queues": FULL, "year": 3, "players": [{"capital": {"red1": 1}, "score": {"town": 2}}, {}, {}]}
case(pytest.mark.rule("CR-110"), "fee_points", "The fee is 3 points, and you have 2.", "place:3:2", **FEE)
case(pytest.mark.rule("CR-107"), "fee_card:2:3", "You have no card blue 3 in hand.", "place:3:2", **FEE)

# ---------------------------------------------------------------- bankers' guild and capital cards

ONE: Doc = {"players": [{"capital": {"red1": 2, "blue3": 1}}, {}]}
case(
    pytest.mark.rule("CR-124"),
    "bank:0",
    "You must take at least one of the face-up cards.",
    **ONE,
    stack=stage(1, "bank:0:privilege=1"),
    capital_display=["red3", None],
)
case(
    pytest.mark.rule("CR-127"),
    "bank:3",
    "Only one card lies face up, on place 2: take that one.",
    **ONE,
    stack=stage(1, "bank:0:privilege=1"),
    capital_display=[None, "red3"],
)
case(
    pytest.mark.rule("CR-128"),
    "bank:1",
    "No card lies face up: all come from the deck.",
    **ONE,
    stack=stage(1, "bank:0:privilege=1"),
)
case(
    pytest.mark.rule("CR-136"),
    "bank:0",
    "There is no capital card left to draw.",
    **ONE,
    stack=stage(1, "bank:0:privilege=1"),
    deck={},
)
case(
    pytest.mark.rule("CR-131"),
    "discard:1:1",
    "You have no card green 1 in hand.",
    **ONE,
    stack=stage(1, "refill", "discard:0:cards=2"),
)
case(
    pytest.mark.rule("CR-350"),
    "discard:1:1",
    "You have no card green 1 in hand.",
    **ONE,
    stack=["next_round", "discard:0:cards=2"],
)
case(
    pytest.mark.rule("CR-344"),
    "pay:3:3",
    "You have no card red 3 in hand.",
    **ONE,
    stack=stage(2, "bonus_tokens:0", "pay:0:price=5:colours=15"),
)
case(
    pytest.mark.rule("CR-169"),
    "pay:2:3",
    "This cannot be paid with this colour: blue.",
    **ONE,
    stack=stage(3, "refill_cards", "pay:0:price=5:colours=8"),
)

# ---------------------------------------------------------------- builders' guild

# S1 is violet above and green below, B01 violet, B03 blue, B04 red
BUILDER: Doc = {"players": [{"row": ["S1"], "hand": ["B01", "B03", "B04"], "capital": {"red1": 1, "blue3": 1}}, {}]}
case(
    pytest.mark.rule("CR-138"),
    "build:3:0:0",
    "There is no such card: you hold 3 building cards.",
    **BUILDER,
    stack=stage(2, "build:0:privilege=1"),
)
case(
    pytest.mark.rule("CR-147"),
    "build:0:0:0",
    "This needs 5, and your hand is worth 4.",
    **BUILDER,
    stack=stage(2, "build:0:privilege=1:price=3"),
)
case(
    pytest.mark.rule("CR-143"),
    "build:1:1:0",
    "It does not match: the neighbour has violet above and green below.",
    **BUILDER,
    stack=stage(2, "build:0:privilege=1"),
)
case(
    pytest.mark.rule("CR-156"),
    "build:0:1:1",
    "The colours match there, so that no privilege is needed.",
    **BUILDER,
    stack=stage(2, "build:0:privilege=1"),
)
case(
    pytest.mark.rule("CR-155"),
    "build:1:0:1",
    "This helper has used its privilege.",
    "build:2:0:1",
    **BUILDER,
    stack=stage(2, "build:0:privilege=1"),
)
NO_TOKEN = "The privilege needs the gold ring or a privilege token, and you have neither."
case(pytest.mark.rule("CR-317"), "build:1:0:1", NO_TOKEN, **BUILDER, stack=stage(2, "build:0:privilege=2"))
case(
    pytest.mark.rule("CR-373"),
    "build:1:0:1",
    NO_TOKEN,
    **BUILDER,
    season="winter",
    stack=stage(2, "build:0:privilege=2"),
)

# ---------------------------------------------------------------- notary

NOTARY: Doc = {"players": [{"capital": {"green1": 1, "blue3": 1}}, {"capital": RICH}], "display": {"basic": ["B22"]}}
AT_NOTARY = stage(3, "notary:0:privilege=1")
case(
    pytest.mark.rule("CR-166"),
    "buy_card:0:0",
    "You have bought or put up a card already.",
    **NOTARY,
    stack=stage(3, "notary:0:privilege=1:done=1"),
)
case(pytest.mark.rule("CR-167"), "buy_card:1:1", "No card lies there (extended).", **NOTARY, stack=AT_NOTARY)
case(pytest.mark.rule("CR-167"), "auction:0:1:1", "No card lies there (basic).", **NOTARY, stack=AT_NOTARY)
case(
    pytest.mark.rule("CR-173"),
    "buy_card:0:0",
    "The price is 3, and your cards in its colours (green) are worth 1.",
    **NOTARY,
    stack=AT_NOTARY,
)
case(pytest.mark.rule("CR-180"), "auction:0:0:5", "You cannot bid 5: your hand is worth 4.", **NOTARY, stack=AT_NOTARY)
case(
    pytest.mark.rule("CR-181"),
    "auction:0:0:1",
    "You have no capital cards.",
    players=[{}, {}],
    display=NOTARY["display"],
    stack=AT_NOTARY,
)
case(pytest.mark.rule("CR-205"), "peek:0", "This helper has used its privilege.", **NOTARY, stack=stage(3, "notary:0"))
case(
    pytest.mark.rule("CR-205"),
    "peek:1",
    "The pile is empty (extended).",
    **NOTARY,
    piles={"extended": []},
    stack=AT_NOTARY,
)
case(
    pytest.mark.rule("CR-184"),
    "bid:4",
    "The highest bid is 4: you must bid more, or drop out.",
    "auction:0:0:4",
    **NOTARY,
    stack=AT_NOTARY,
)
case(
    pytest.mark.rule("CR-180"),
    "bid:25",
    "You cannot bid 25: your hand is worth 24.",
    "auction:0:0:4",
    **NOTARY,
    stack=AT_NOTARY,
)
case(
    pytest.mark.rule("CR-200"),
    "mayor:1",
    "To beat the mayor costs 6, and your hand is worth 4.",
    **NOTARY,
    auction={"opener": 0, "bid": 1, "bidders": [0]},
    mayor={"red1": 2},
    stack=stage(3, "answer:0"),
)
LOOK: Doc = {"players": [{}, {}], "display": {"basic": ["B01", "B02"]}, "piles": {"basic": ["unseen"] * 2}}
case(
    pytest.mark.rule("CR-206"),
    "peek_show:1:1",
    "Two different cards are laid out, the one that comes first named first.",
    "peek:0",
    **LOOK,
    stack=AT_NOTARY,
)
case(
    pytest.mark.rule("CR-208"),
    "peek_show:0:4",
    "There are only 4 cards to choose from.",
    "peek:0",
    **LOOK,
    stack=AT_NOTARY,
)
case(
    pytest.mark.rule("CR-208"),
    "peek_back:0:2",
    "There are only 2 cards to choose from.",
    "peek:0",
    "peek_show:0:1",
    **LOOK,
    stack=AT_NOTARY,
)

# ---------------------------------------------------------------- craft guild

# the row: wood; cloth from flax; clothes from cloth and leather; barrel from wood; meat from a cow
ROW = ["S1", "E16", "A05", "E01", "E19"]
CRAFT = stage(4, "craft:0:privilege=1:points=3")


def craftsman(*stack: str, **seat: Any) -> Doc:
    return {"players": [{"row": ROW, **seat}, {}, {}], "stack": list(stack or CRAFT)}


case(pytest.mark.rule("CR-217"), "raw:5:0:0", "There is no such building: your row has 5 cards.", **craftsman())
case(pytest.mark.rule("CR-217"), "semi:5:0", "There is no such building: your row has 5 cards.", **craftsman())
case(pytest.mark.rule("CR-217"), "ship:5:1", "There is no such building: your row has 5 cards.", **craftsman())
case(pytest.mark.rule("CR-218"), "raw:1:0:0", "This building makes no raw good: Weaver.", **craftsman())
case(pytest.mark.rule("CR-281"), "raw:0:0:0", "You have no cube left for the good.", **craftsman(supply=0))
case(
    pytest.mark.rule("CR-230"),
    "raw:0:0:0",
    "You have 3 markers on the fair already, and no more are allowed.",
    **craftsman(fair=3),
)
case(pytest.mark.rule("CR-221"), "raw:0:3:0", "There is no icon for this good in that place: wood.", **craftsman())
case(pytest.mark.rule("CR-013"), "raw:0:7:0", "A marker lies on that icon already.", **craftsman(icons={"E01": [0]}))
case(
    pytest.mark.rule("CR-333"),
    "raw:0:0:1",
    "A work token makes one raw good only: it has no privilege.",
    **craftsman(*stage(2, "window:place=1", "more_tokens:0", "craft:0:privilege=3:points=1")),
)
case(
    pytest.mark.rule("CR-229"),
    "raw:0:0:1",
    "This helper has used its privilege.",
    "raw:0:0:1",
    "raw:0:0:0",
    **craftsman(),
)
case(pytest.mark.rule("CR-229"), "raw:0:0:1", "This helper has used its privilege.", "raw:0:0:1", **craftsman())
case(
    pytest.mark.rule("CR-228"),
    "raw:0:0:1",
    "Two raw goods need two cubes and two places: you have 1 cube and 4 places.",
    **craftsman(supply=1),
)
case(pytest.mark.rule("CR-231"), "redeem:3", "You have no marker on the fair.", **craftsman())
case(pytest.mark.rule("CR-231"), "redeem:1", "There is no input icon in that place.", **craftsman(fair=1))
case(
    pytest.mark.rule("CR-233"),
    "redeem:5",
    "A marker of the fair becomes a raw good, which this is not: cloth.",
    **craftsman(fair=1),
)
case(
    pytest.mark.rule("CR-013"),
    "redeem:3",
    "A marker lies on that icon already.",
    **craftsman(fair=1, icons={"E16": [0]}),
)
case(pytest.mark.rule("CR-235"), "semi:2:0", "This building makes no semi-finished good: Tailor.", **craftsman())
case(pytest.mark.rule("CR-262"), "semi:4:0", "This good goes to a ship: meat.", **craftsman())
case(pytest.mark.rule("CR-236"), "semi:1:0", "There is no marker on the icon: Weaver needs flax.", **craftsman())
case(
    pytest.mark.rule("CR-239"),
    "semi:1:6",
    "There is no icon for this good in that place: cloth.",
    **craftsman(icons={"E16": [0]}),
)
case(
    pytest.mark.rule("CR-283"),
    "recall:0",
    "Cubes are taken back only when the supply is empty, and you have 19.",
    **craftsman(fair=1),
)
case(pytest.mark.rule("CR-282"), "recall:0", "You have no marker on the fair.", **craftsman(supply=0))
case(
    pytest.mark.rule("CR-282"),
    "recall:5",
    "No cube of yours lies there in your row.",
    **craftsman(supply=0, icons={"A05": [1]}),
)
case(
    pytest.mark.rule("CR-329"),
    "end",
    "The labour point of a work token is used at once.",
    **craftsman(*stage(2, "window:place=1", "more_tokens:0", "craft:0:privilege=3:points=1")),
)
case(
    pytest.mark.rule("CR-330"),
    "work",
    "There is nothing that you could make with a labour point.",
    **craftsman(*stage(2, "window:place=1", "spend_tokens:0"), supply=0, icons={"A05": [0]}, work=1),
)
TAKE = stage(4, "check_limit:0:limit=10", "take:0")
case(
    pytest.mark.rule("CR-249"),
    "take:1",
    "No card lies face up on place 2.",
    **craftsman(*TAKE),
    capital_display=["red1", None],
)
case(
    pytest.mark.rule("CR-354"),
    "take:2",
    "There is no capital card left to draw.",
    **craftsman(*TAKE),
    capital_display=["red1"],
    deck={},
)

# ---------------------------------------------------------------- ships

READY = {"A05": [0, 0], "E19": [0]}
SHIPS = {"1": {"clothes": [1, 2]}, "3": {"clothes": [0, 1]}}
case(pytest.mark.rule("CR-265"), "ship:0:1", "Ships do not take this good: wood.", **craftsman())
case(pytest.mark.rule("CR-265"), "ship:2:2", "Ship 2 has no row for this good: clothes.", **craftsman(icons=READY))
case(
    pytest.mark.rule("CR-254"),
    "ship:2:1",
    "Something is missing for the good: Tailor still needs leather.",
    **craftsman(icons={"A05": [0]}),
)
case(
    pytest.mark.rule("CR-254"),
    "ship:0:2",
    "Something is missing for the good: Armourer still needs iron, leather.",
    **craftsman(row=["A01"]),
)
case(
    pytest.mark.rule("CR-261"), "ship:4:3", "Something is missing for the good: Butcher still needs cow.", **craftsman()
)
case(
    pytest.mark.rule("CR-259"),
    "ship:2:1",
    "You have no cube left for the good.",
    **craftsman(icons={"A05": [1, 2]}, supply=0),
)
case(
    pytest.mark.rule("CR-276"),
    "ship:2:0",
    "A good that finds room must be loaded; there is some on these ships: 1, 3.",
    **craftsman(icons=READY),
)
case(
    pytest.mark.rule("CR-272"),
    "ship:2:3",
    "The row on ship 3 is full, and the marker that would leave is your own.",
    **craftsman(icons=READY, capital={"red1": 1}),
    ships=SHIPS,
)
case(
    pytest.mark.rule("CR-274"),
    "ship:2:1",
    "The row on ship 1 is full, and you have no capital card for a bribe.",
    **craftsman(icons=READY),
    ships=SHIPS,
)
case(
    pytest.mark.rule("CR-269"),
    "bribe:0:1",
    "You have no card violet 1 in hand.",
    "ship:2:1",
    **craftsman(icons=READY, capital={"red1": 1}),
    ships=SHIPS,
)

# ---------------------------------------------------------------- merchants' guild


def buyer(privilege: int = 1, **seat: Any) -> Doc:
    granary = {"leather": [1], "cloth": [0, "natural"]}
    stack = stage(5, f"merchants:0:privilege={privilege}")
    return {"players": [{"row": ROW, **seat}, {}, {}], "granary": granary, "stack": stack}


case(
    pytest.mark.rule("CR-288"),
    "buy_good:1:6:0",
    "Nothing lies in this column of the granary: rope.",
    **buyer(capital={"red1": 1}),
)
case(
    pytest.mark.rule("CR-289"),
    "buy_good:5:5:0",
    "The lower marker of this column is your own: cloth.",
    **buyer(capital={"red1": 1}),
)
case(
    pytest.mark.rule("CR-290"),
    "buy_good:2:5:0",
    "There is no icon for this good in that place: leather.",
    **buyer(capital={"red1": 1}),
)
case(pytest.mark.rule("CR-299"), "buy_good:2:6:0", "You have no capital cards.", **buyer(fair=1))
case(pytest.mark.rule("CR-301"), "buy_good:2:6:1", "You have no marker on the fair.", **buyer(capital={"red1": 1}))
case(pytest.mark.rule("CR-317"), "buy_good:2:6:1", NO_TOKEN, **buyer(2, fair=1))
case(pytest.mark.rule("CR-318"), "buy_good:2:6:1", "This helper has used its privilege.", **buyer(0, fair=1))
case(
    pytest.mark.rule("CR-294"),
    "give:0:1",
    "You have no card violet 1 in hand.",
    "buy_good:2:6:0",
    **buyer(capital={"red1": 1}),
)

# ---------------------------------------------------------------- town hall and investment


def visitor(players: int = 3, **rest: Any) -> Doc:
    seats = [rest.pop("seat", {}), *[{}] * (players - 1)]
    return {"players": seats, "queues": {"town_hall": [[0]]}, "stack": stage(6, "hall:0"), **rest}


case(pytest.mark.rule("CR-307"), "hall:1", "No privilege token is left beside the board.", **visitor(privileges=0))
case(
    pytest.mark.rule("CR-309"),
    "hall:1",
    "You hold 3 privilege tokens already, and no more are allowed.",
    **visitor(seat={"privileges": 3}),
)
case(pytest.mark.rule("CR-308"), "hall:2", "No work token is left beside the board.", **visitor(work=0))
case(
    pytest.mark.rule("CR-310"),
    "hall:2",
    "You hold 3 work tokens already, and no more are allowed.",
    **visitor(seat={"work": 3}),
)
case(
    pytest.mark.rule("CR-425"),
    "hall:3",
    "With two players the turn order is not changed in the town hall.",
    **visitor(2),
)
case(
    pytest.mark.rule("CR-312"),
    "hall:3",
    "All 3 spaces for a change of order are taken.",
    **visitor(4, change=[1, 2, 3]),
)
case(pytest.mark.rule("CR-313"), "hall:3", "You have a disc on the order-change track already.", **visitor(change=[0]))
INVEST: Doc = {"season": "winter", "stack": ["next_round", "refill_granary", "investments:place=1", "invest:0"]}
case(
    pytest.mark.rule("CR-403"),
    "invest:1:1:1:1",
    "An investment needs a card of each colour, and you have none in blue.",
    players=[{"capital": {"violet1": 1, "green1": 1, "red1": 2}}, {}],
    **INVEST,
)
case(
    pytest.mark.rule("CR-402"),
    "invest:1:1:1:3",
    "You have no card red 3 in hand.",
    players=[{"capital": {"violet1": 1, "green1": 1, "blue1": 1, "red1": 1}}, {}],
    **INVEST,
)


def cases() -> Iterator[Any]:
    for doc, before, action, rule, sentence in CASES:
        clause = rule.args[0]
        yield pytest.param(doc, before, action, clause, sentence, marks=rule, id=f"{clause}-{action}")


@pytest.mark.parametrize(("doc", "before", "action", "clause", "sentence"), list(cases()))
def test_the_reason_names_the_clause_and_the_numbers(
    doc: Doc, before: list[str], action: str, clause: str, sentence: str
) -> None:
    rest = dict(doc)
    t = play(table(rest.pop("players"), **rest), *before)
    assert t.to_move == ((0,) if not action.startswith("bid:") else (1,))
    assert why(t, action) == (clause, sentence)
    assert action not in t.actions(t.to_move[0])


def test_every_reason_has_its_case() -> None:
    """No sentence of the words file is left without a position in which it is said."""
    told = set()
    for doc, before, action, _, _ in CASES:
        rest = dict(doc)
        t = play(table(rest.pop("players"), **rest), *before)
        reason = t.why_not(t.to_move[0], action)
        assert reason is not None
        told.add(reason.message.key)
    assert told == {key for key in words("en", "craftsmen").texts if key.startswith("refusal.")}


def test_declining_is_never_refused() -> None:
    for doc, before, _, _, _ in CASES:
        rest = dict(doc)
        t = play(table(rest.pop("players"), **rest), *before)
        for action in ("end", "pass", "drop", "hall:0", "mayor:0"):
            if action in t.actions(t.to_move[0]):
                assert why(t, action) is None


def test_what_is_legal_at_the_craft_guild_has_no_reason() -> None:
    t = at("craft_guild", [{"row": ROW, "icons": READY, "fair": 1}, {}])
    for verb in state(t).top().verbs:
        for action in range(verb.first, verb.end):
            legal = action in t.legal(0)
            assert (t.game.refusal(t.state, 0, action) is None) == legal
