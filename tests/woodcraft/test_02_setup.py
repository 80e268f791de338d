"""Sections 2 and 3: setup of the table and of the players."""

from random import Random

import pytest

from burgher.core.errors import BadOption
from burgher.core.table import open_table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.state import NO_POT, NOT_BUILT, READY

from .helpers import act, document, legal, lumber, me, new, random_play, state, step, table, tokens, verbs


@pytest.mark.rule("WC-041", "WC-043", "WC-044")
@pytest.mark.parametrize("quadrant", [1, 2, 3, 4])
def test_the_tiles_start_in_one_quadrant(quadrant: int) -> None:
    s = state(new(2, start_quadrant=quadrant))
    assert sorted(s.places) == [7 * (quadrant - 1) + space for space in range(7)]
    assert s.arc == 1 and s.start == quadrant - 1
    assert s.arrow == quadrant % 4, "the far end of the next quadrant"
    assert state(new(2)).start == 0
    with pytest.raises(BadOption):
        GAME.options(2, {"start_quadrant": 5})


@pytest.mark.rule("WC-042")
def test_the_order_of_the_tiles_is_random() -> None:
    assert len({tuple(state(new(2, seed=seed)).places) for seed in range(8)}) > 5


@pytest.mark.rule("WC-045")
def test_two_rolled_dice_of_each_colour() -> None:
    market = new(2).view()["market"]
    assert [die["color"] for die in market] == ["green"] * 2 + ["yellow"] * 2 + ["brown"] * 2
    assert all(1 <= die["value"] <= 6 for die in market)


@pytest.mark.rule("WC-046", "WC-047", "WC-360", "WC-361")
@pytest.mark.parametrize(
    ("players", "after"), [(1, [4, 8, 11, 14]), (2, [4, 8, 11, 14]), (3, [4, 8, 11, 14]), (4, [4, 8, 10, 13])]
)
def test_rounds_by_players(players: int, after: list[int]) -> None:
    t = random_play(new(players), Random(1), 4 * players)
    view = t.view()
    assert view["income_after"] == after and view["rounds"] == after[-1]
    assert f.INCOME_AFTER[players] == after
    while state(t).round == 0:
        random_play(t, Random(1), 1)
    assert state(t).round == 1


@pytest.mark.rule("WC-048", "WC-051", "WC-062")
def test_markers_start_at_nothing() -> None:
    p = me(new(3))
    assert (p.income, p.reputation, p.marketing, sum(p.parts)) == ([0, 0], 0, 0, 0)
    assert (p.attic, p.completed) == ([-1] * 11, [])
    assert all(p.tokens[token] == 0 for token in (f.SAWBLADE, f.GLUE, f.SCRAP, f.REUSE))


@pytest.mark.rule("WC-049")
def test_two_of_three_reputation_tiles_at_random() -> None:
    pairs = {tuple(state(new(2, seed=seed)).reputation_tiles) for seed in range(40)}
    assert len(pairs) == 6


@pytest.mark.rule("WC-050")
def test_sides_of_the_reputation_tiles() -> None:
    """V3 gives 5, 4, 2 on one side and 5, 3 on the other."""
    gains = {n: [f.GAINS[g].points for g in f.TILE_REWARD[n][2]] for n in (1, 2, 3, 4)}
    assert gains == {1: [4, 0, 0, 0], 2: [4, 0, 0, 0], 3: [5, 3, 0, 0], 4: [5, 4, 2, 0]}


@pytest.mark.rule("WC-052", "WC-053", "WC-054")
def test_displays_show_four_starting_cards() -> None:
    t = new(2)
    s = state(t)
    assert all(0 <= card < 32 for card in s.order_display)
    assert all(0 <= card < 27 for card in s.helper_display)
    assert not s.final_decks
    shown = [GAME.verbs.text(e.action) for e in t.log]
    orders = [int(a.split(":")[1]) for a in shown if a.startswith("show_order")]
    assert s.order_display == orders[::-1], "the first card is in slot 4"
    helpers = [int(a.split(":")[1]) for a in shown if a.startswith("show_helper")]
    assert s.helper_display == helpers[::-1]


@pytest.mark.rule("WC-055")
@pytest.mark.parametrize(("players", "shown"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_public_commissions(players: int, shown: int) -> None:
    assert len(new(players).view()["commissions"]) == shown


@pytest.mark.rule("WC-056")
def test_the_start_player_is_random_and_stays() -> None:
    assert {state(new(3, seed=seed)).first for seed in range(20)} == {0, 1, 2}
    t = random_play(new(3, seed=2), Random(2), 400)
    assert t.over and state(t).first == state(new(3, seed=2)).first


@pytest.mark.rule("WC-057")
def test_markers_never_run_out() -> None:
    """Two commissions, two second income markers: and a third commission is still no problem."""
    t = table(
        {"lumber": "y5 g3", "orders": "N05", "claimed": ["P01", "P02"], "income": {"blueberry": 12, "hazelnut": 14}},
        commissions=["P08"],
    )
    act(t, "complete:68", "choice:0", "claim:7")
    assert me(t).claimed == [0, 1, 7]


# ---------------------------------------------------------------- players


@pytest.mark.rule("WC-058", "WC-059", "WC-060", "WC-061")
@pytest.mark.parametrize(("players", "lanterns"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_what_a_player_starts_with(players: int, lanterns: int) -> None:
    t = new(players)
    for seat in range(players):
        p = me(t, seat)
        assert lumber(t, seat) == "g3 y2 b1"
        assert tokens(t, seat) == {"blueberries": 12, "lantern": lanterns}
        assert p.saws == [READY, NOT_BUILT, NOT_BUILT] == p.splicers
        assert p.pots == [0, NO_POT, NO_POT]
        assert p.gluer == NOT_BUILT


@pytest.mark.rule("WC-063", "WC-073")
def test_ten_cards_are_dealt_before_anything_is_chosen() -> None:
    t = new(3)
    s = state(t)
    for p in s.players:
        assert (len(p.offered_orders), len(p.offered_helpers), len(p.hand)) == (5, 3, 2)
    order: list[int] = []
    asked: list[str] = []
    while state(t).round == 0:
        order.append(t.to_move[0])
        asked.append(step(t))
        random_play(t, Random(3), 1)
    first = s.first
    seats = list(dict.fromkeys(order))
    assert seats == [(first + i) % 3 for i in range(3)]
    wanted = ["keep_order", "keep_order", "lay_order", "start_helper"]
    assert [name for name in asked if name in wanted] == wanted * 3


@pytest.mark.rule("WC-064", "WC-074")
def test_two_orders_are_kept_and_three_discarded() -> None:
    t = new(2)
    seat = t.to_move[0]
    offered = me(t, seat).offered_orders[:]
    assert legal(t, "keep_order") == [f"keep_order:{i}" for i in range(5)]
    act(t, "keep_order:4")
    assert legal(t, "keep_order") == [f"keep_order:{i}" for i in range(4)]
    act(t, "keep_order:0")
    assert {offered[0], offered[4]} <= set(me(t, seat).hand)
    assert sorted(state(t).order_discard) == sorted(offered[1:4])


@pytest.mark.rule("WC-065", "WC-066", "WC-067", "WC-075")
def test_one_of_four_cards_is_laid() -> None:
    t = new(2)
    seat = t.to_move[0]
    hazelnuts = me(t, seat).hand[:]
    assert all(card >= f.FIRST_HAZELNUT for card in hazelnuts)
    act(t, "keep_order:0", "keep_order:1")
    hand = me(t, seat).hand[:]
    assert set(hazelnuts) <= set(hand) and len(hand) == 4
    assert legal(t, "lay_order") == [f"lay_order:{card}" for card in hand]
    act(t, f"lay_order:{hazelnuts[0]}")
    assert me(t, seat).orders == [hazelnuts[0]]
    assert me(t, seat).rows == [f.ORDERS[hazelnuts[0]].row]
    assert len(me(t, seat).hand) == 3


@pytest.mark.rule("WC-068", "WC-069", "WC-070", "WC-072", "WC-074")
def test_one_helper_is_kept_and_paid() -> None:
    t = new(2, seed=6)
    seat = t.to_move[0]
    act(t, "keep_order:0", "keep_order:1")
    act(t, t.actions(seat)[0])
    offered = me(t, seat).offered_helpers[:]
    assert t.actions(seat) == ["start_helper:0", "start_helper:1", "start_helper:2"]
    plain = [i for i in range(3) if f.HELPERS[offered[i]].ability != f.IMMEDIATE]
    assert plain, "a seed with a helper that does nothing at once"
    act(t, f"start_helper:{plain[0]}")
    helper = offered[plain[0]]
    assert me(t, seat).rooms == [helper, -1, -1, -1, -1, -1]
    assert tokens(t, seat)["blueberries"] == 12 - f.HELPERS[helper].cost
    assert me(t, seat).income == [0, 0], "the first room gives nothing"
    assert sorted(state(t).helper_discard) == sorted(set(offered) - {helper})


@pytest.mark.rule("WC-071", "WC-228")
def test_the_immediate_ability_of_the_first_helper_works() -> None:
    """Foreman: both productions are his own, so there is one of 2 blueberries."""
    offered = {
        "offered_orders": [None] * 5,
        "offered_helpers": ["A26", "A04", "A20"],
        "blueberries": 12,
        "hand": ["N01"],
    }
    doc = document(offered, players=1, round=0, stack=["next_round:0:0", "choosing:1:0", "start_helper:0:0:0"])
    for index, expected in ((0, {"blueberries": 8}), (1, {"blueberries": 7, "lantern": 1})):
        t = open_table(GAME, 0, seed=1, position=doc)
        t.act(0, f"start_helper:{index}")
        assert tokens(t) == expected
    t = open_table(GAME, 0, seed=1, position=doc)
    t.act(0, "start_helper:2")
    assert me(t).reputation == 2


@pytest.mark.rule("WC-076")
def test_an_order_in_hand_can_be_neither_laid_nor_completed() -> None:
    t = table({"hand": ["S01"], "lumber": "y4 g2", "glue": 1})
    assert "complete" not in verbs(t) and "lay_order" not in verbs(t)
