"""Landscape tiles and forests: GR-201 to GR-211."""

import pytest

from .helpers import Doc, evaluate, goods, offers, plan, play, seen, table, verbs, window


@pytest.mark.rule("GR-201", "GR-202")
def test_tiles_go_on_any_empty_cell() -> None:
    t = play(evaluate("pond_builder", {"forests": [0], "plan": {4: "spa", 9: "grove"}}), "use:0:0")
    assert [int(a.split(":")[2]) for a in offers(t, "place")] == [c for c in range(20) if c not in (0, 1, 4, 9)]


@pytest.mark.rule("GR-203")
def test_on_a_full_plan_a_tile_must_be_removed_first() -> None:
    full = {"plan": dict.fromkeys(range(20), "grove")}
    t = evaluate("pond_builder", full)
    assert offers(t, "use:0") == []
    t = play(t, "clear:3", "use:0:0")
    assert offers(t) == ["place:2:3", "leave"]


@pytest.mark.rule("GR-204", "GR-210")
@pytest.mark.parametrize("kind", ["pit", "grove", "pond"])
def test_tiles_may_be_removed_for_nothing(kind: str) -> None:
    t = evaluate("pond_builder", {"plan": {4: kind, 9: "spa"}, "goods": {"wood": 3}})
    assert offers(t, "clear") == ["clear:4"]
    play(t, "clear:4")
    assert plan(t) == {9: "spa"} and goods(t) == {"wood": 3}


@pytest.mark.rule("GR-205")
def test_tiles_cannot_be_moved() -> None:
    t = evaluate("feudal_lord", {"plan": {4: "pit"}})
    assert verbs(t) == {"use", "clear", "done"}


@pytest.mark.rule("GR-206")
def test_what_removes_a_forest() -> None:
    for card in ("carpenter", "slash_and_burn_farmer", "woodsman"):
        assert seen(play(evaluate(card, {"forests": [4]}), "enter:4"))["forests"] == []
    for tile, number in (("colonisation_house", 13), ("sawmill", 22), ("joinery", 30)):
        me: Doc = {"forests": [1, 4], "goods": {"wood": 1}}
        t = window(me, tile)
        assert offers(t, "convert") == [f"convert:{number}:1", f"convert:{number}:4"]
        assert seen(play(t, f"convert:{number}:4"))["forests"] == [1]
    assert "clear" not in verbs(evaluate("pond_builder", {"forests": [0, 1]}))


@pytest.mark.rule("GR-207", "GR-208", "GR-209")
def test_both_cells_of_the_chosen_forest_can_be_used_at_once() -> None:
    full = {cell: "pit" for cell in range(20) if cell not in (6, 7, 18, 19)}
    me = {"forests": [2, 5], "plan": full}
    t = play(evaluate("carpenter", me, offer=["sand_deposit"]), "enter:5", "use:1:0")
    assert [a.split(":")[2] for a in offers(t)] == ["18", "19"]
    assert seen(t)["plan"][6] == seen(t)["plan"][7] == "forest"


@pytest.mark.rule("GR-211")
def test_plans_and_displays_are_public() -> None:
    t = table({"plan": {4: "pit"}, "display": ["spa"]}, [{"forests": [0]}])
    for reader in (None, 0, 1):
        assert t.view(reader)["players"][0]["plan"][4] == "pit"
        assert t.view(reader)["players"][0]["display"] == ["spa"]
        assert t.view(reader)["players"][1]["forests"] == [0]
