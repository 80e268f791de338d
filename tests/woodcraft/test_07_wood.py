"""Section 9: trees and free actions on wood."""

import pytest

from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.state import READY, USED

from .helpers import act, end_turn, legal, lumber, me, part, points, state, table, tokens, verbs

# ---------------------------------------------------------------- 9.1 growth and harvest


@pytest.mark.rule("WC-263", "WC-264", "WC-265", "WC-266")
def test_own_trees_grow_at_the_start_of_the_turn() -> None:
    trees = {"pots": {"green": 1, "yellow": 4, "brown": 5}}
    t = table({}, trees, trees, players=3)
    end_turn(t)
    assert me(t, 1).pots == [3, 0, 0]
    assert lumber(t, 1) == "y6 b6", "a tree of 5 stops at 6, and both are lumber"
    assert me(t, 2).pots == [1, 4, 5], "others do not grow"


@pytest.mark.rule("WC-267")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_harvest_a_tree_of_any_value(value: int) -> None:
    t = act(table({"pots": {"green": value}}), "harvest:0")
    assert (me(t).pots[0], lumber(t)) == (0, f"g{value}")
    assert not legal(t, "harvest")


@pytest.mark.rule("WC-268")
def test_a_tree_just_planted_may_be_harvested() -> None:
    t = table({"rooms": ["A03"], "lumber": "g2"}, this_turn={"tile": "produce_plant"})
    act(t, "main:0", "mode:1", "plant:0:2:2", "harvest:0")
    assert lumber(t) == "g2"


@pytest.mark.rule("WC-269")
def test_a_tree_is_no_lumber() -> None:
    t = table({"pots": {"green": 4}, "scrap": 2, "glue": 2, "gluer": "ready", "orders": "S20"})
    assert verbs(t) == {"tile", "harvest"}


@pytest.mark.rule("WC-270")
def test_trees_do_not_count_towards_the_limit() -> None:
    t = table(
        {"lumber": "g1 g1 g1 g1 g1 g1", "pots": {"green": 1, "yellow": 1}, "blueberries": 0},
        this_turn={"tile": "buy_lumber", "settled": True},
    )
    act(t, "end_actions")
    assert t.to_move == (1,)


# ---------------------------------------------------------------- 9.2 sawing


@pytest.mark.rule("WC-271", "WC-273", "WC-274", "WC-275")
def test_sawing() -> None:
    t = act(table({"lumber": "g1 y5", "sawblades": 1}), "saw:0")
    assert t.actions(0) == ["die:1:5"], "a 1 cannot be sawn"
    act(t, "die:1:5")
    assert t.actions(0) == ["cut:0", "cut:1", "cut:2", "cut:3"], "two pieces free, three for the sawblade"
    act(t, "cut:3")
    assert lumber(t) == "g1 y1 y2 y2"
    assert "sawblade" not in tokens(t)
    assert me(t).saws == [USED, 0, 0]
    assert not legal(t, "saw"), "until the next income phase"


@pytest.mark.rule("WC-272")
def test_the_lowest_ready_saw_is_used() -> None:
    t = act(table({"lumber": "g6", "saws": ["used", "ready", "ready"]}), "saw:0", "die:0:6", "cut:2")
    assert me(t).saws == [USED, USED, READY]


@pytest.mark.rule("WC-274", "WC-275", "WC-276")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_every_way_to_cut(value: int) -> None:
    ways = f.CUTS[value]
    assert len(ways) == {2: 1, 3: 2, 4: 4, 5: 6, 6: 10}[value]
    for x, parts in enumerate(ways):
        t = act(table({"lumber": f"b{value}", "sawblades": 9}), "saw:0", f"die:2:{value}", f"cut:{x}")
        assert sum(parts) == value and min(parts) >= 1
        assert lumber(t) == " ".join(f"b{part_}" for part_ in sorted(parts))
        assert tokens(t).get("sawblade", 0) == 9 - (len(parts) - 2)
    keys = [(len(parts), [-part_ for part_ in parts]) for parts in ways]
    assert keys == sorted(keys), "by number of parts, then larger parts first"
    assert len({tuple(parts) for parts in ways}) == len(ways)
    assert len(ways[-1]) == value


@pytest.mark.rule("WC-277")
def test_sawblades_do_not_replace_a_tile() -> None:
    assert not legal(table({"lumber": "g6", "sawblades": 9, "saws": ["used"]}), "saw")


@pytest.mark.rule("WC-278")
def test_a_saw_in_the_attic_does_not_saw() -> None:
    assert not legal(table({"lumber": "g6", "attic": {"b0": "saw"}, "saws": ["used"]}), "saw")


# ---------------------------------------------------------------- 9.3 splicing


@pytest.mark.rule("WC-279", "WC-280", "WC-281", "WC-282", "WC-283")
def test_splicing() -> None:
    t = table({"lumber": "g6 y3 b5", "scrap": 2, "splicers": ["ready", "used", "ready"]})
    assert legal(t, "splice") == ["splice:0", "splice:2"]
    act(t, "splice:2")
    assert t.actions(0) == ["die:1:3", "die:2:5"], "a 6 cannot be spliced"
    act(t, "die:1:3")
    assert t.actions(0) == ["add:1", "add:2", "add:3"], "not beyond 6"
    act(t, "add:3")
    assert lumber(t) == "g6 y6 b5"
    assert tokens(t)["scrap"] == 1, "whatever the amount"
    assert me(t).splicers == [READY, USED, USED]


@pytest.mark.rule("WC-281")
@pytest.mark.parametrize(("slot", "adds"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3, 4])])
def test_the_amounts_of_the_three_tiles(slot: int, adds: list[int]) -> None:
    t = table({"lumber": "g1", "scrap": 1, "splicers": ["ready"] * 3})
    act(t, f"splice:{slot}", "die:0:1")
    assert t.actions(0) == [f"add:{n}" for n in adds]


@pytest.mark.rule("WC-279")
def test_no_splicing_without_scrap() -> None:
    assert not legal(table({"lumber": "g1"}), "splice")


# ---------------------------------------------------------------- 9.4 gluing


@pytest.mark.rule("WC-284", "WC-285", "WC-286", "WC-287", "WC-288", "WC-289")
def test_gluing_two_colours() -> None:
    t = act(table({"lumber": "g2 g5 y4 b6", "glue": 2, "gluer": "ready"}), "glue")
    assert t.actions(0) == ["die:0:2", "die:1:4"], "only this pair comes to 6"
    act(t, "die:1:4")
    assert t.actions(0) == ["die:0:2"]
    act(t, "die:0:2")
    assert t.actions(0) == ["color:0", "color:1"]
    act(t, "color:1")
    assert lumber(t) == "g5 y6 b6"
    assert tokens(t)["glue"] == 1
    assert (part(t, "gluing"), me(t).income) == (4, [0, 0])
    assert me(t).gluer == USED
    assert not legal(t, "glue")


@pytest.mark.rule("WC-286")
@pytest.mark.parametrize(("lumber", "reason"), [("g2 g4", None), ("g1 y5 b6", None), ("g3 y4", "WC-286")])
def test_a_pair_of_six_can_be_glued_and_one_of_seven_cannot(lumber: str, reason: str | None) -> None:
    told = table({"lumber": lumber, "glue": 1, "gluer": "ready"}).why_not(0, "glue")
    assert (told.clause if told else None) == reason


@pytest.mark.rule("WC-290")
def test_gluing_one_colour_scores_nothing() -> None:
    t = act(table({"lumber": "g2 g2", "glue": 1, "gluer": "ready"}), "glue", "die:0:2", "die:0:2")
    assert (lumber(t), points(t)) == ("g4", 0)


@pytest.mark.rule("WC-284", "WC-286")
@pytest.mark.parametrize(
    "doc",
    [
        {"lumber": "g2 y2", "glue": 1},
        {"lumber": "g2 y2", "gluer": "ready"},
        {"lumber": "g2 y5", "glue": 1, "gluer": "ready"},
        {"lumber": "g2", "glue": 1, "gluer": "ready"},
    ],
)
def test_when_gluing_is_impossible(doc: dict[str, object]) -> None:
    assert not legal(table(doc), "glue")


# ---------------------------------------------------------------- 9.5 re-use tokens


@pytest.mark.rule("WC-291", "WC-292", "WC-293", "WC-295", "WC-296")
def test_a_token_uses_a_used_tile_again_and_again() -> None:
    t = table({"lumber": "g6 g5", "saws": ["used"], "reuse": 2, "sawblades": 1})
    assert legal(t, "saw") == ["saw:1"]
    act(t, "saw:1", "die:0:6", "cut:4")
    assert (lumber(t), me(t).saws) == ("g1 g2 g3 g5", [USED, 0, 0])
    assert tokens(t) == {"blueberries": 20, "reuse": 1}
    act(t, "saw:1", "die:0:5", "cut:0")
    assert tokens(t) == {"blueberries": 20}


@pytest.mark.rule("WC-291", "WC-293")
def test_tokens_for_splicing_and_gluing() -> None:
    t = table({"lumber": "g1 y1", "splicers": ["used"], "gluer": "used", "scrap": 1, "glue": 1, "reuse": 2})
    act(t, "splice:0", "die:0:1", "add:1", "glue", "die:0:2", "die:1:1", "color:0")
    assert tokens(t) == {"blueberries": 20}, "scrap and glue are paid as usual"
    assert lumber(t) == "g3"


@pytest.mark.rule("WC-294")
def test_a_token_gives_no_tile_that_is_not_built() -> None:
    t = table({"lumber": "g1 y1", "scrap": 1, "glue": 1, "reuse": 3})
    assert legal(t, "splice") == ["splice:0"]
    assert not legal(t, "glue")


@pytest.mark.rule("WC-297")
def test_a_token_is_not_spent_on_a_ready_tile() -> None:
    t = table({"lumber": "g6", "reuse": 3, "scrap": 1})
    assert legal(t, "saw") == ["saw:0"]
    t = act(table({"lumber": "g3", "reuse": 3, "scrap": 1}), "splice:0", "die:0:3", "add:1")
    assert tokens(t)["reuse"] == 3


@pytest.mark.rule("WC-296")
def test_work_may_be_repeated_with_several_tiles() -> None:
    t = table({"lumber": "g6", "saws": ["ready"] * 3})
    act(t, "saw:0", "die:0:6", "cut:2", "saw:0", "die:0:3", "cut:0", "saw:0", "die:0:3", "cut:0")
    assert lumber(t) == "g1 g1 g2 g2"
    assert state(t).players[0].saws == [USED] * 3
