"""Section 18: the solo game."""

from typing import Any

import pytest

from burgher.core.table import Table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel as w
from burgher.games.woodcraft.chapters.rounds import ROUND_OVER
from burgher.games.woodcraft.chapters.solo import SOLO

from .helpers import act, document, me, new, part, plain, spread, state, step, tokens, undrawn, wheel


def drawn(code: str, deck: str = "", **rest: Any) -> Table:
    """The solo card has been drawn and resolved; what follows it by chance is drawn too."""
    stack = ["round_over:0:0", "solo:0:0"]
    doc = document({}, players=1, stack=stack, decks={"solo": [code, *deck.split()]}, **rest)
    t = undrawn(doc)
    t.replay(-1, f"solo_card:{f.SOLO_CODES.index(code)}")
    return t


def resolve(t: Table) -> Table:
    """Draw until the next round begins."""
    t.run_chance()
    return t


@pytest.mark.rule("WC-418", "WC-420", "WC-421")
def test_setup() -> None:
    t = new(1)
    view = t.view(0)
    assert (view["rounds"], len(view["commissions"]), view["rival"]) == (14, 3, 0)
    assert tokens(t) == {"blueberries": 12, "lantern": 1}
    assert view["decks"]["solo"] == 10
    assert f.GAINS[f.TILE_REWARD[1][2][0]].points == 4, "the middle reward of the 2/4 side"


@pytest.mark.rule("WC-419", "WC-445", "WC-446", "WC-447")
@pytest.mark.parametrize("round_", [9, 12])
def test_commissions_are_removed(round_: int) -> None:
    """The claimed one left at the end of the round; one of the others goes before growth."""
    doc = document(
        {"claimed": ["P02"], "pots": {"green": 1}},
        players=1,
        round=round_,
        orders=[],
        helpers=[],
        commissions=["P01", "P02", "P05"],
        stack=["round_over:0:0"],
    )
    t = undrawn(doc)
    assert t.to_move == (-1,)
    assert [GAME.verbs.text(a) for a in t.state.options(-1)] == ["remove_commission:0", "remove_commission:4"]
    assert me(t).pots[0] == 1, "before growth"
    t.run_chance()
    assert len(state(t).commissions) == 1
    assert me(t).pots[0] == 3
    assert me(t).claimed == [1]
    doc["commissions"] = []
    t = undrawn(doc)
    assert t.to_move == (0,), "nothing happens without an unclaimed one"
    doc.update({"commissions": ["P02"], "round": round_ + 1, "stack": ["start_round"]})
    t = undrawn(doc)
    assert t.to_move == (0,), "a claimed one is never removed"


@pytest.mark.rule("WC-422", "WC-423", "WC-425")
def test_a_solo_card_after_every_turn() -> None:
    t = new(1, seed=8)
    while not t.over:
        act(t, plain(t))
    cards = [e for e in t.log if e.seat < 0 and GAME.verbs.of(e.action).name == "solo_card"]
    assert len(cards) >= 14, "in the last round too"
    seats = {e.seat for e in t.log}
    assert seats == {-1, 0}


@pytest.mark.rule("WC-424")
def test_an_empty_deck_is_shuffled_anew() -> None:
    """The card just resolved is among the new ten: it moved nothing, so another is drawn at once."""
    t = drawn("Z09", wheel=blocked_improve())
    assert state(t).asking(SOLO)
    assert state(t).solo_deck == list(range(10))


def blocked_improve() -> dict[str, Any]:
    """The tile improve_workshop stands before the arrow of Q1, and Q2 holds a tile."""
    places = {name: (2, 7 - i) for i, name in enumerate(f.TILES[:6])}
    return wheel(1, improve_workshop=(1, 7), **places)


@pytest.mark.rule("WC-426", "WC-427", "WC-428")
def test_two_tiles_move_in_order_without_bonus() -> None:
    """Z01: choose_orders, then exchange_dice, out of Q1 at age 3, where a player would get points and tokens."""
    t = drawn("Z01", wheel=spread(1, 4))
    places = state(t).places
    assert (places[3], places[1]) == (7 + 6, 7 + 5)
    assert part(t, "wheel") == 0 and tokens(t) == {"blueberries": 20}
    assert state(t).arc == 0


@pytest.mark.rule("WC-428")
def test_the_second_move_sees_the_first() -> None:
    """Z03: choose_helper leaves Q2 over the arrow, and now produce_plant behind it is blocked no more nor less."""
    places = {name: (2, 7 - i) for i, name in enumerate(f.TILES)}
    t = drawn("Z03", wheel=wheel(2, **places))
    s = state(t)
    assert s.places[4] == 2 * 7 + 6 and s.arrow == 2
    assert s.places[5] == 2 * 7 + 5, "Q2 has age 1 now, so the second tile follows freely"


@pytest.mark.rule("WC-429", "WC-430", "WC-432")
def test_orders_are_discarded_and_refilled() -> None:
    t = drawn("Z02")
    assert [f.ORDER_CODES[card] for card in state(t).order_discard] == ["S07", "S08"]
    assert state(t).order_display == [-1, -1, 4, 5], "the others keep their order and slide"
    resolve(t)
    display = state(t).order_display
    assert display[2:] == [4, 5] and -1 not in display
    shown = [int(GAME.verbs.text(e.action).split(":")[1]) for e in t.log if "show_order" in GAME.verbs.text(e.action)]
    assert display[:2] == shown[::-1], "new cards enter one by one through slot 1"


@pytest.mark.rule("WC-431", "WC-432")
def test_helpers_are_discarded_and_refilled() -> None:
    t = drawn("Z04")
    assert [f.HELPER_CODES[card] for card in state(t).helper_discard] == ["A05", "A19"]
    assert [f.HELPER_CODES[card] for card in state(t).helper_display if card >= 0] == ["A02", "A09"]
    assert -1 not in state(resolve(t)).helper_display


@pytest.mark.rule("WC-433", "WC-434")
def test_dice_are_rolled_anew() -> None:
    """Z05: both brown dice and the first yellow one."""
    t = drawn("Z05")
    assert state(t).market == [1, 3, 0, 4, 0, 0]
    assert 0 not in state(resolve(t)).market
    assert state(t).market[:2] == [1, 3] and state(t).market[3] == 4


@pytest.mark.rule("WC-435", "WC-436")
@pytest.mark.parametrize(("code", "before", "after"), [("Z07", 0, 1), ("Z10", 3, 5), ("Z10", 13, 14), ("Z08", 14, 14)])
def test_the_rival_moves(code: str, before: int, after: int) -> None:
    t = drawn(code, rival=before)
    assert state(t).rival == after
    assert sum(me(t).parts) == 0


@pytest.mark.rule("WC-437", "WC-438")
def test_the_rearmost_tile() -> None:
    """The oldest quadrant is Q2 with the arrow at Q4; its lowest space holds produce_plant."""
    doc = wheel(
        4,
        buy_lumber=(4, 7),
        exchange_dice=(4, 6),
        buy_materials=(3, 7),
        choose_orders=(3, 6),
        choose_helper=(2, 7),
        produce_plant=(2, 5),
        improve_workshop=(4, 5),
    )
    t = drawn("Z10", wheel=doc)
    assert state(t).places[5] == 2 * 7 + 4
    assert w.rearmost_tile(state(t)) == 4


@pytest.mark.rule("WC-439", "WC-441")
def test_a_blocked_tile_stays_and_the_rest_is_resolved() -> None:
    """Z04: improve_workshop is blocked, choose_helper moves, helpers are replaced."""
    t = drawn("Z04", wheel=blocked_improve())
    assert state(t).places[6] == 6
    assert state(t).places[4] // 7 == 2
    assert len(state(t).helper_discard) == 2
    resolve(t)
    assert len([e for e in t.log if GAME.verbs.of(e.action).name == "solo_card"]) == 1


@pytest.mark.rule("WC-440", "WC-441")
def test_a_card_that_moved_nothing_is_followed_by_another() -> None:
    t = drawn("Z09", deck="Z08", wheel=blocked_improve())
    assert state(t).rival == 1, "its rival step counts all the same"
    assert state(t).asking(SOLO)
    t.replay(-1, f"solo_card:{f.SOLO_CODES.index('Z08')}")
    assert state(t).rival == 2
    assert not state(t).asking(SOLO) and not state(t).asking(ROUND_OVER)


@pytest.mark.rule("WC-442", "WC-444")
def test_the_player_takes_a_tile_and_it_is_gone() -> None:
    doc = document({"lumber": "g3 g3", "orders": "S06", "reputation": 3}, players=1, reputation_tiles=["V3", "V1"])
    t = undrawn(doc)
    act(t, "complete:5")
    assert part(t, "reputation_tiles") == 4
    assert state(t).reputation_tiles == [-1, 0]


@pytest.mark.rule("WC-443", "WC-444")
def test_a_tile_that_the_rival_reaches_is_lost() -> None:
    t = drawn("Z10", rival=3, reputation_tiles=["V3", "V1"])
    assert state(t).rival == 5
    assert state(t).reputation_tiles == [-1, 0], "passed, and therefore gone"
    assert part(t, "reputation_tiles") == 0


@pytest.mark.rule("WC-448")
def test_the_result_is_told_with_its_marks() -> None:
    t = new(1, seed=2)
    while not t.over:
        act(t, plain(t))
    last = t.story(0)[-1][-1]
    assert last.key == "event.solo_result"
    assert last.args["points"] == t.scores()[0]["total"]
    board = GAME.facts()["board"]["solo"]
    assert (board["good"], board["great"]) == (110, 140)


@pytest.mark.rule("WC-426")
@pytest.mark.parametrize("code", f.SOLO_CODES)
def test_every_solo_card(code: str) -> None:
    """From the start of the game every card moves all its tiles one quadrant on."""
    card = f.SOLO_CARDS[f.SOLO_CODES.index(code)]
    t = drawn(code)
    moved = [tile for tile in range(7) if state(t).places[tile] // 7 == 1]
    assert len(moved) == len(card.move)
    if f.REARMOST not in card.move:
        assert sorted(moved) == sorted(card.move)
    assert len(state(t).order_discard) == len(card.orders)
    assert len(state(t).helper_discard) == len(card.helpers)
    assert state(t).market.count(0) == sum(card.dice)
    assert state(t).rival == card.rival
    resolve(t)
    assert step(t) == "turn" and state(t).round == 2
