"""The journeyman of Woodcraft uses what the game offers: helpers, attic, commissions, orders."""

from typing import Any

from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.values.woodcraft_turn import pass_chance, value
from burgher.core.state import CHANCE
from burgher.core.table import Table

from ..woodcraft.helpers import act, chosen, me, open_action, part, state, table

FINAL: dict[str, Any] = {
    "orders": ["F01", "F09", "F16", "F32"],
    "helpers": ["B22", "B07"],
}  # what the displays show late


def answer(t: Table) -> str:
    """What the bot does in this position."""
    seat = t.to_move[0]
    return t.game.verbs.text(ask(bots.bot("journeyman"), t.game, t.state, seat, t.course.luck.dice(len(t.log))))


def play_turn(t: Table) -> Table:
    while tuple(t.to_move) == (0,) and state(t).turn == 0 and not t.over:
        t.act(0, answer(t))
    return t


def test_a_hire_is_judged_by_what_it_brings() -> None:
    """In the last turn the House Elder's points come after the card that chance shows in his place."""
    t = table({"rooms": ["A02", "A05"]}, round=14, this_turn=chosen("choose_helper"), **FINAL)
    assert answer(t) == "main:0"
    act(t, "main:0")
    assert answer(t) == "take_helper:0"
    play_turn(t)
    assert part(t, "helpers") >= 3, "a point for each of three helpers"


def test_chance_within_an_action_is_passed_without_a_draw() -> None:
    """Nobody knows the next helper: the place stays empty, and what waits below is carried out."""
    t = open_action("choose_helper", {"rooms": ["A02"]}, helpers=["A22"])
    after = state(t).copy()
    after.play(0, t.legal(0)[0])
    assert after.to_move() == [CHANCE]
    deck = after.helper_deck[:]
    pass_chance(after)
    assert after.to_move() == [0]
    assert after.helper_deck == deck, "nothing was drawn"
    after.play(0, after.options(0)[0])
    assert sum(after.players[0].income) == 2, "the step of the room and that of the Nut Counter"


def test_the_value_looks_at_nothing_hidden() -> None:
    """The hands of others and the decks may change, and the worth stays."""
    t = table()
    first = state(t).copy()
    other = state(t).copy()
    other.order_deck = other.order_deck[::-1]
    other.helper_deck = other.helper_deck[1:]
    other.players[1].hand = other.order_deck[:3]
    assert value(first, 0) == value(other, 0)


def test_a_tool_goes_where_it_closes_a_link() -> None:
    """Beside another kind: the second tool of the bottom row pays a link."""
    t = open_action(
        "choose_helper", {"rooms": ["A02"], "attic": {"b1": "saw"}, "blueberries": 5}, helpers=["A10"], round=7
    )
    while "tool" not in t.actions(0)[0]:
        act(t, answer(t))
    act(t, answer(t))
    act(t, answer(t))
    placed = me(t).attic
    assert placed[0] not in (-1, placed[1]) or placed[2] not in (-1, placed[1])


def test_an_order_that_can_be_completed_is_completed() -> None:
    t = table({"lumber": "g3 g3", "orders": "S06"}, round=14, this_turn=chosen("buy_lumber", settled=True), **FINAL)
    play_turn(t)
    assert len(me(t).completed) == 1


def test_the_missing_die_is_bought() -> None:
    """Bathtub boat needs two green threes: one lies there, the other is in the public lumber."""
    t = open_action("buy_lumber", {"lumber": "g3", "orders": "S06"}, round=13, **FINAL)
    assert answer(t) == "buy_die:1"
    play_turn(t)
    assert len(me(t).completed) == 1


def test_an_order_is_completed_between_two_parts_of_an_action() -> None:
    """Its blueberries can pay for the second die, which is worth more than to stop at the first."""
    t = open_action("buy_lumber", {"lumber": "g3 g3", "orders": "S06", "blueberries": 1}, round=7)
    act(t, "buy_die:0")
    assert answer(t) == "complete:5"
    play_turn(t)
    assert len(me(t).completed) == 1
