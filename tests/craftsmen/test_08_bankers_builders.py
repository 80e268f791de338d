"""Sections 8 and 9: the bankers' guild and the builders' guild."""

import pytest

from burgher.core.errors import IllegalAction
from burgher.core.table import Table
from burgher.games.craftsmen import facts as f

from .helpers import (
    RICH,
    Doc,
    all_pass,
    at,
    cards,
    chance,
    offers,
    play,
    player,
    points,
    seen,
    state,
    step,
    table,
    total,
)

NO_DECK: dict[str, int] = {}


@pytest.mark.rule("CR-123", "CR-124", "CR-125", "CR-126", "CR-129")
def test_four_cards_of_which_one_or_two_lie_open() -> None:
    t = at("bankers_guild", 2, capital_display=["red1", "blue2"], queue=[[1], [0]])
    play(t, "end")
    assert offers(t) == ["bank:1", "bank:2", "bank:3", "end"]
    play(t, "bank:2")
    assert cards(t) == 4 and player(t).capital[7] >= 1
    assert len(chance(t, "draw")) == 3
    assert t.view()["capital"]["display"] == [[3, 1], None]
    both = at("bankers_guild", 2, capital_display=["red1", "blue2"])
    play(both, "bank:3")
    assert cards(both) == 4 and len(chance(both, "draw")) == 2


@pytest.mark.rule("CR-127", "CR-128")
def test_a_short_display() -> None:
    one = at("bankers_guild", 2, capital_display=[None, "blue2"])
    assert offers(one) == ["bank:2", "end"]
    play(one, "bank:2")
    assert cards(one) == 4 and len(chance(one, "draw")) == 3
    none = at("bankers_guild", 2)
    assert offers(none) == ["bank:0", "end"]
    assert cards(play(none, "bank:0")) == 4


@pytest.mark.rule("CR-130", "CR-131", "CR-135")
def test_two_cards_of_choice_are_discarded_and_the_display_refilled() -> None:
    t = at("bankers_guild", [{"capital": {"green1": 2}}, {}], capital_display=["red1", "blue2"], queue=[[1], [0]])
    play(t, "end", "bank:3")
    assert (step(t), cards(t)) == ("discard", 6)
    assert {"discard:1:1", "discard:3:1", "discard:2:2"} <= set(offers(t))
    play(t, "discard:1:1", "discard:3:1")
    assert cards(t) == 4
    assert state(t).discard[3] == 1 and state(t).discard[9] == 1
    assert None not in t.view()["capital"]["display"]


@pytest.mark.rule("CR-132", "CR-133")
def test_the_privilege_saves_a_card() -> None:
    t = at("bankers_guild", 2, capital_display=["red1", "blue2"])
    play(t, "bank:3")
    assert (step(t), cards(t)) == ("bank_privilege", 4)
    play(t, "bank_priv:1")
    play(t, offers(t, "discard")[0])
    assert cards(t) == 3 and player(t).used == 1


@pytest.mark.rule("CR-134")
def test_down_to_ten_in_the_same_action() -> None:
    hand = {"violet1": 4, "green1": 4, "blue1": 2}
    t = at("bankers_guild", [{"capital": hand}, {}], capital_display=["red1", "red2"])
    play(t, "bank:3", "bank_priv:1")
    assert cards(t) == 14
    for left in (13, 12, 11):
        play(t, "discard:0:1")
        assert cards(t) == left and step(t) == "discard"
    play(t, "discard:0:1")
    assert cards(t) == 10 and step(t) == "hall"


@pytest.mark.rule("CR-136", "CR-137")
def test_when_cards_run_out() -> None:
    t = at("bankers_guild", [{}, {}], capital_display=["red1"], deck={"blue1": 1}, queue=[[1], [0]])
    play(t, "end", "bank:1")
    assert cards(t) == 2
    play(t, "discard:3:1")
    assert offers(t) == ["discard:2:1"]
    play(t, "discard:2:1")
    assert cards(t) == 0
    hidden = at("bankers_guild", 2, discard={"red1": 1}, deck=NO_DECK, stack=["stage:city=1:place=1", "bank:0"])
    assert "bank:0" in offers(hidden) and hidden.why_not(0, "bank:0") is None
    nothing = at("bankers_guild", 2, deck=NO_DECK)
    assert offers(nothing) == ["end"]


@pytest.mark.rule("CR-135", "CR-121")
def test_the_next_banker_finds_a_full_display() -> None:
    t = at("bankers_guild", 2, capital_display=["red1", "blue2"], queue=[[0], [1]])
    play(t, "bank:3", "bank_priv:0")
    play(t, offers(t, "discard")[0])
    play(t, offers(t, "discard")[0])
    assert t.to_move == (1,) and offers(t, "bank") == ["bank:1", "bank:2", "bank:3"]


# ---------------------------------------------------------------- builders (section 9)


def build(me: Doc, privilege: bool = False) -> Table:
    """Seat 0 may build, with or without a privilege."""
    queue = [[0]] if privilege else [[1], [0]]
    t = at("builders_guild", [me, {}], queue=queue)
    return t if privilege else play(t, "end")


@pytest.mark.rule("CR-138", "CR-139", "CR-140", "CR-141", "CR-146", "CR-149", "CR-150")
def test_two_cards_are_paid_together() -> None:
    """The example of the rulebook: a paper mill and a flax plantation cost 5."""
    me = {"row": ["S1"], "hand": ["B06", "E10"], "capital": {"red1": 1, "red2": 1, "blue1": 1}}
    t = build(me)
    assert offers(t, "build") == ["build:0:0:0", "build:0:1:0", "build:1:0:0", "build:1:1:0"]
    play(t, "build:1:1:0")
    assert step(t) == "build" and cards(t) == 3
    play(t, "build:0:1:0")
    assert t.view()["payment"]["price"] == 5
    assert [card["card"] for card in seen(t)["row"]] == ["S1", "E10", "B06"]
    play(t, "pay:3:1", "pay:3:2")
    assert state(t).discard[9] == state(t).discard[10] == 1 and cards(t) == 1


@pytest.mark.parametrize(("card", "cost"), [("B02", 2), ("E10", 3), ("A05", 6)])
@pytest.mark.rule("CR-139", "CR-147")
def test_costs_by_class(card: str, cost: int) -> None:
    enough = {2: {"red2": 1}, 3: {"red3": 1}, 6: {"red3": 2}}[cost]
    short = {2: {"red1": 1}, 3: {"red2": 1}, 6: {"red1": 2}}[cost]
    assert offers(build({"row": ["S1"], "hand": [card], "capital": short}), "build") == []
    t = build({"row": ["S1"], "hand": [card], "capital": enough})
    assert offers(t, "build")
    play(t, "build:0:0:0", "end")
    assert t.view()["payment"]["price"] == cost


@pytest.mark.rule("CR-147")
def test_the_second_card_must_be_payable_too() -> None:
    t = build({"row": ["S1"], "hand": ["B02", "B06"], "capital": {"red3": 1}})
    play(t, "build:0:0:0")
    assert offers(t) == ["end"]


@pytest.mark.rule("CR-142", "CR-143", "CR-144", "CR-145", "CR-151", "CR-152")
def test_ends_of_the_row_and_matching_halves() -> None:
    me = {"row": ["S2", "E01", "E09"], "hand": ["B01", "B02", "B03"], "capital": dict(RICH)}
    t = build(me)
    # left neighbour S2 green/blue; right neighbour E09 violet/blue
    assert offers(t, "build") == [
        "build:0:1:0", "build:1:0:0", "build:2:0:0", "build:2:1:0",
    ]  # fmt: skip
    play(t, "build:1:0:0")
    assert [card["card"] for card in seen(t)["row"]] == ["B02", "S2", "E01", "E09"]
    crossed = build({"row": ["S1"], "hand": ["E08"], "capital": dict(RICH)})  # red/violet beside violet/green
    assert offers(crossed, "build") == []
    twins = build({"row": ["S1", "B02"], "hand": ["B06"], "capital": dict(RICH)})
    assert offers(twins, "build:0:1")


@pytest.mark.rule("CR-142", "CR-153")
def test_markers_keep_their_cards_when_the_row_grows_to_the_left() -> None:
    t = build({"row": ["S2", "E01"], "icons": {"E01": [0]}, "hand": ["E11"], "capital": dict(RICH)})
    play(t, "build:0:0:0")
    assert [card["icons"] for card in seen(t)["row"]] == [[None, None], [None, None], [0, None]]


@pytest.mark.rule("CR-148")
def test_one_card_is_enough() -> None:
    t = build({"row": ["S1"], "hand": ["B02", "B06"], "capital": {"red3": 2}})
    play(t, "build:0:0:0", "end", "pay:3:3")
    assert len(player(t).row) == 2 and cards(t) == 1


@pytest.mark.rule("CR-154", "CR-155", "CR-157")
def test_the_privilege_frees_one_card_of_the_colours() -> None:
    me = {"row": ["S1"], "hand": ["B03", "B11", "B04"], "capital": dict(RICH)}
    t = build(me, privilege=True)  # blue, blue, red beside violet/green
    assert all(action.endswith(":1") for action in offers(t, "build"))
    play(t, "build:0:1:1")
    assert offers(t, "build") == ["build:1:1:0"]  # blue beside blue; the red one no longer
    play(t, "build:1:1:0")
    assert t.view()["payment"]["price"] == 4 and player(t).used == 1


@pytest.mark.rule("CR-156", "CR-321")
def test_a_matching_card_does_not_spend_the_privilege() -> None:
    t = build({"row": ["S1"], "hand": ["B02", "B03"], "capital": dict(RICH)}, privilege=True)
    play(t, "build:0:1:0")
    assert player(t).used == 0
    assert offers(t, "build") == ["build:0:0:1", "build:0:1:1"]


# ---------------------------------------------------------------- bonus tokens


WINE = {"row": ["S1", "E01", "B22"], "hand": ["A11"], "capital": dict(RICH)}


@pytest.mark.rule("CR-158", "CR-159", "CR-160", "CR-165")
def test_a_complete_line_takes_the_token() -> None:
    t = build(WINE)
    play(t, "build:0:1:0", "end")
    assert state(t).bonus[5] == -1  # not before the payment
    play(t, "pay:3:3", "pay:3:3")
    assert state(t).bonus[5] == 0
    assert "bonus_tokens" not in points(t)


@pytest.mark.parametrize("good", range(8))
@pytest.mark.rule("CR-159")
def test_every_line(good: int) -> None:
    """All buildings of the line but one in the row, the last in hand."""
    line = [next(c for c in range(7, f.CARDS) if f.GOOD_OF[c] == g) for g in f.LINES[good]]
    names = [f.CARD_IDS[card] for card in line]
    me = {"row": ["S1", *names[:-1]], "hand": [names[-1]], "capital": dict(RICH)}
    t = build(me, privilege=True)
    play(t, offers(t, "build")[0], "end")
    while step(t) == "pay":
        play(t, offers(t, "pay")[0])
    assert state(t).bonus[good] == 0
    short = build({**me, "row": ["S1", *names[1:-1]]}, privilege=True)
    play(short, offers(short, "build")[0], "end")
    while step(short) == "pay":
        play(short, offers(short, "pay")[0])
    assert state(short).bonus[good] == -1


@pytest.mark.rule("CR-161", "CR-163")
def test_cards_in_hand_do_not_count_and_tokens_do_not_move() -> None:
    hand = build({"row": ["S1", "B22"], "hand": ["A11", "E01"], "capital": dict(RICH)})
    play(hand, "build:1:1:0", "end", "pay:3:3", "pay:3:3")
    assert state(hand).bonus[5] == -1
    taken = at("builders_guild", [WINE, {}], queue=[[1], [0]], bonus={"wine": 1})
    play(taken, "end", "build:0:1:0", "end", "pay:3:3", "pay:3:3")
    assert state(taken).bonus[5] == 1


@pytest.mark.rule("CR-162")
def test_several_tokens_at_once() -> None:
    me = {"row": ["S1", "A11", "A13", "B22", "B10"], "hand": ["E03", "E11", "E01"], "capital": dict(RICH)}
    t = build(me)
    play(t, "build:0:1:0", "end", "pay:3:3")
    assert (state(t).bonus[5], state(t).bonus[6]) == (0, 0)


@pytest.mark.rule("CR-164", "CR-371")
def test_tokens_are_won_in_winter_too() -> None:
    t = table([WINE, {}], season="winter")
    play(t, "build:0:1:0", "end", "pay:3:3", "pay:3:3")
    assert state(t).bonus[5] == 0


@pytest.mark.rule("CR-165", "CR-411")
def test_tokens_score_at_the_end_only() -> None:
    t = table(2, year=3, season="winter", bonus={"wine": 0, "weapons": 0, "books": 1})
    assert total(t) == 0
    all_pass(t)
    assert points(t) == {"bonus_tokens": 8} and points(t, 1) == {"bonus_tokens": 4}
    with pytest.raises(IllegalAction):
        t.act(0, "end")
