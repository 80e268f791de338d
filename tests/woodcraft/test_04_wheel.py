"""Section 5: the action wheel."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel as w
from burgher.games.woodcraft.rules import new_state
from burgher.games.woodcraft.state import Woodcraft

from .helpers import act, legal, me, part, spread, state, step, table, tokens, wheel


def laid_out(start: int = 0, order: tuple[int, ...] = tuple(range(7))) -> Woodcraft:
    s = new_state(2, start)
    s.places = [start * 7 + space for space in order]
    return s


# ---------------------------------------------------------------- properties


@pytest.mark.rule("WC-087", "WC-090", "WC-093", "WC-097", "WC-098", "WC-101", "WC-113", "WC-438")
@settings(max_examples=150)
@given(st.integers(0, 3), st.permutations(range(7)), st.lists(st.integers(0, 6), max_size=120))
def test_the_wheel_never_overflows_and_the_saw_turns_with_the_arrow(
    start: int, order: list[int], choices: list[int]
) -> None:
    s = laid_out(start, tuple(order))
    emptied = False
    for choice in choices:
        free = [tile for tile in range(7) if not w.blocked(s, tile)]
        assert free, "at least one tile can always be chosen"
        assert not w.blocked(s, w.rearmost_tile(s))
        tile = free[choice % len(free)]
        quadrant, arrow, others = s.places[tile] // 7, s.arrow, [s.places[t] for t in range(7) if t != tile]
        ahead = [place % 7 for place in others if place // 7 == (quadrant + 1) % 4]
        w.move(s, tile)
        assert s.places[tile] // 7 == (quadrant + 1) % 4, "exactly one quadrant clockwise"
        assert s.places[tile] % 7 == (min(ahead) - 1 if ahead else 6)
        assert [s.places[t] for t in range(7) if t != tile] == others, "nobody else moves"
        assert len(set(s.places)) == 7 and min(s.places) >= 0
        assert s.arrow == ((arrow + 1) % 4 if quadrant == arrow else arrow), "the saw turns when the arrow is crossed"
        emptied = emptied or w.is_empty(s, start)
        assert s.arc == (not emptied)
        ages = {w.age(s, place // 7) for place in s.places}
        assert ages <= {0, 1, 2, 3}
        assert quadrant != arrow or not ahead, "a tile crosses the arrow only into an empty quadrant"


# ---------------------------------------------------------------- 5.1 choosing and moving


@pytest.mark.rule("WC-086", "WC-102")
def test_the_tile_just_taken_may_be_taken_again() -> None:
    t = table(wheel=spread(1, 2, True))
    act(t, "tile:3", "main:1", "end_actions", "market:0")
    assert t.to_move == (1,)
    act(t, "tile:3")
    assert state(t).places[3] == 2 * 7 + 6, "it has gone into the empty Q3"
    assert state(t).arrow == 2


@pytest.mark.rule("WC-088", "WC-089", "WC-091", "WC-092")
def test_where_a_tile_stops() -> None:
    s = laid_out()
    w.move(s, 0)
    assert s.places[0] == 7 + 6, "the far end of an empty quadrant"
    w.move(s, 1)
    w.move(s, 2)
    assert (s.places[1], s.places[2]) == (7 + 5, 7 + 4), "behind the rearmost"
    w.move(s, 2)
    w.move(s, 3)
    assert s.places[3] == 7 + 4, "the space of a tile that has left is used again"
    for tile in (0, 1, 3):
        w.move(s, tile)
    w.move(s, 4)
    assert s.places[4] == 7 + 6, "an emptied quadrant begins at its far end"


@pytest.mark.rule("WC-090")
def test_gaps_are_not_filled() -> None:
    s = laid_out()
    for tile in (0, 1, 2):
        w.move(s, tile)
    w.move(s, 1)
    w.move(s, 3)
    assert s.places[3] == 7 + 3, "the gap on space 6 stays"


# ---------------------------------------------------------------- 5.2 arrow and blocked tiles


@pytest.mark.rule("WC-095", "WC-096")
def test_ages_and_crossing() -> None:
    s = laid_out()
    assert [w.age(s, quadrant) for quadrant in range(4)] == [1, 0, 3, 2]
    w.move(s, 0)
    assert s.arrow == 1, "leaving Q1, which has age 1, crosses nothing"
    w.move(s, 0)
    assert s.arrow == 2, "leaving Q2, which has age 0, crosses the arrow"


@pytest.mark.rule("WC-099", "WC-100")
def test_blocked_tiles() -> None:
    """The arrow marks Q4: its tiles wait until Q1 is empty, all others are free."""
    doc = wheel(
        4,
        True,
        buy_lumber=(1, 7),
        exchange_dice=(2, 7),
        buy_materials=(3, 7),
        choose_orders=(4, 7),
        choose_helper=(4, 6),
        produce_plant=(4, 5),
        improve_workshop=(4, 4),
    )
    t = table(wheel=doc)
    assert legal(t, "tile") == ["tile:0", "tile:1", "tile:2"]
    s = state(t)
    w.move(s, 0)
    assert [w.blocked(s, tile) for tile in range(7)] == [False] * 7


@pytest.mark.rule("WC-101")
def test_if_all_tiles_are_before_the_arrow_all_may_be_chosen() -> None:
    assert len(legal(table(wheel=spread(2, 2)), "tile")) == 7


# ---------------------------------------------------------------- 5.3 bonuses


@pytest.mark.rule("WC-103", "WC-104", "WC-105")
@pytest.mark.parametrize("quadrant", [1, 2, 3, 4])
@pytest.mark.parametrize("tile", range(7))
def test_rim_bonuses(quadrant: int, tile: int) -> None:
    """With the arrow at its own end a quadrant has age 0 and gives no saw bonus."""
    t = table({"blueberries": 0}, wheel=spread(quadrant, quadrant))
    act(t, f"tile:{tile}")
    gain = f.GAINS[f.RIM[(quadrant - 1) * 7 + tile]]
    assert me(t).tokens == gain.tokens
    assert part(t, "wheel") == gain.points
    if (quadrant, tile + 1) == (2, 3):
        assert tokens(t) == {"scrap": 1, "glue": 1}


@pytest.mark.rule("WC-104")
def test_bonuses_are_those_before_the_saw_turns() -> None:
    """A tile leaving Q2 at age 0 turns the saw, and gets nothing from it although Q2 then has age 1."""
    t = table({"blueberries": 0}, wheel=spread(2, 2))
    act(t, "tile:6")
    assert state(t).arrow == 2
    assert tokens(t) == {}


@pytest.mark.rule("WC-106", "WC-107", "WC-108", "WC-109", "WC-111")
@pytest.mark.parametrize("age", [0, 1, 2, 3])
def test_saw_bonuses(age: int) -> None:
    """The arc tile covers the rim but not the saw. Space 7 has no rim bonus anyway."""
    t = table({"blueberries": 0}, wheel=spread(1, 1 + age, True))
    act(t, "tile:6")
    if age == 3:
        assert t.actions(0) == ["choice:0", "choice:1"]
        act(t, "choice:1")
        assert part(t, "wheel") == 2
    assert tokens(t) == ({"sawblade": 1} if age >= 2 else {})
    assert step(t) == "turn"


@pytest.mark.rule("WC-109")
def test_the_token_of_age_three_may_be_a_lantern() -> None:
    t = table({"blueberries": 0}, wheel=spread(1, 4, True))
    act(t, "tile:6", "choice:0")
    assert tokens(t) == {"lantern": 1}


@pytest.mark.rule("WC-110", "WC-112", "WC-113")
def test_the_arc_tile_covers_the_start_quadrant_until_it_is_empty() -> None:
    t = table({"blueberries": 0}, wheel=spread(1, 2, True))
    act(t, "tile:4")
    assert tokens(t) == {}
    places = {name: (2, 7 - i) for i, name in enumerate(f.TILES[1:])}
    t = table({"blueberries": 0}, wheel=wheel(2, True, buy_lumber=(1, 5), **places))
    act(t, "tile:0")
    assert tokens(t) == {}, "the last tile still gets nothing"
    assert state(t).arc == 0
    rng = Random(1)
    while not any(place // 7 == 0 for place in state(t).places):
        s = state(t)
        w.move(s, rng.choice([tile for tile in range(7) if not w.blocked(s, tile)]))
    assert state(t).arc == 0, "it is gone for good"


@pytest.mark.rule("WC-114")
def test_bonus_blueberries_pay_for_the_action_of_the_tile() -> None:
    places = {name: (2, i) for i, name in enumerate(f.TILES[2:], 3)}
    t = table({"blueberries": 0}, wheel=wheel(2, False, buy_lumber=(2, 2), exchange_dice=(2, 1), **places))
    act(t, "tile:0")
    assert tokens(t) == {"blueberries": 3}
    act(t, "main:0", "buy_die:1")
    assert tokens(t) == {}
