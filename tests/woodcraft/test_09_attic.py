"""Section 13: attic and tools."""

import pytest

from burgher.core.table import Table
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.gains import free_spaces

from .helpers import act, me, part, state, step, table, tokens

SPACE = {name: number for number, name in enumerate(f.SPACE_NAMES)}


def with_tool(attic: dict[str, str], **doc: object) -> Table:
    """Letter blocks have been completed, and their tool is being chosen."""
    t = table({"lumber": "g2 g2 g1 g1", "orders": "S14/minus", "attic": attic, "blueberries": 0, **doc})
    return act(t, "complete:13")


@pytest.mark.rule("WC-334", "WC-335", "WC-338")
def test_a_tool_is_placed_at_once_on_the_bottom_row() -> None:
    t = with_tool({})
    assert t.actions(0) == [f"tool:{kind}" for kind in range(5)]
    act(t, "tool:2")
    assert t.actions(0) == [f"space:{SPACE[name]}" for name in ("b0", "b1", "b2", "b3")]
    act(t, f"space:{SPACE['b2']}")
    assert me(t).attic[SPACE["b2"]] == 2
    assert state(t).tools == [11, 11, 10, 11, 11]


@pytest.mark.rule("WC-336", "WC-337")
@pytest.mark.parametrize(
    ("filled", "opened"),
    [
        ("b0 b1", "m0"),
        ("b1 b2", "m1"),
        ("b2 b3", "m2"),
        ("b0 b1 b2 m0 m1", "t1"),
        ("b1 b2 b3 m1 m2", "t2"),
        ("b0 b1 b2 m0 m1 t1", "t0"),
        ("b1 b2 b3 m1 m2 t2", "t3"),
    ],
)
def test_spaces_become_available(filled: str, opened: str) -> None:
    attic = dict.fromkeys(filled.split(), "saw")
    assert SPACE[opened] in free_spaces(me(table({"attic": attic})))
    last = filled.split()[-1]
    del attic[last]
    assert SPACE[opened] not in free_spaces(me(table({"attic": attic})))


@pytest.mark.rule("WC-339", "WC-340", "WC-341", "WC-342")
def test_the_worked_example() -> None:
    """Hammer and wrench side by side: 2 steps of blueberry income. A wrench above: a production, no reputation."""
    t = act(with_tool({"b0": "hammer"}, rooms=["A03"]), "tool:1", "space:1")
    assert me(t).income == [2, 0]
    t = act(with_tool({"b0": "hammer", "b1": "wrench"}, rooms=["A03"]), "tool:1", f"space:{SPACE['m0']}")
    assert tokens(t)["blueberries"] == 6 + 3
    assert me(t).reputation == 0
    assert me(t).income == [0, 0], "the link at the bottom was paid before"


@pytest.mark.rule("WC-015", "WC-342")
def test_a_tool_that_a_link_brings_pays_its_links_once() -> None:
    """Link b0-b1 lifts the income over the tool line; that tool goes beside the first and alone pays link b1-b2."""
    t = with_tool({"b0": "hammer"}, income={"blueberry": 4, "hazelnut": 0})
    act(t, "tool:1", f"space:{SPACE['b1']}")
    assert step(t) == "tool"
    act(t, "tool:2", f"space:{SPACE['b2']}")
    assert part(t, "attic") == 2
    assert step(t) == "turn"


LINK_NAMES = ["-".join(f.SPACE_NAMES[space] for space in spaces) for spaces in f.LINK_SPACES]


@pytest.mark.rule("WC-339", "WC-341")
@pytest.mark.parametrize("link", range(f.LINKS), ids=LINK_NAMES)
def test_every_link(link: int) -> None:
    """All spaces hold one kind but the end of the link that is filled last: it pays with all its links."""
    first, last = f.LINK_SPACES[link]
    order = ["b0", "b1", "b2", "b3", "m0", "m1", "m2", "t1", "t2", "t0", "t3"]
    if order.index(f.SPACE_NAMES[first]) > order.index(f.SPACE_NAMES[last]):
        first, last = last, first
    attic = dict.fromkeys(order[: order.index(f.SPACE_NAMES[last])], "saw")
    t = act(with_tool(attic), "tool:0", f"space:{last}")
    paid = [
        f.GAINS[f.LINK_GAIN[i]]
        for i, spaces in enumerate(f.LINK_SPACES)
        if last in spaces and me(t).attic[spaces[0]] >= 0 and me(t).attic[spaces[1]] >= 0
    ]
    assert f.GAINS[f.LINK_GAIN[link]] in paid
    assert part(t, "attic") == sum(gain.points for gain in paid)
    assert me(t).reputation == sum(gain.reputation for gain in paid)
    assert me(t).income[0] == sum(gain.blueberry_income for gain in paid)
    assert me(t).income[1] == sum(gain.hazelnut_income for gain in paid)
    for token in range(1, 6):
        assert me(t).tokens[token] == sum(gain.tokens[token] for gain in paid)


@pytest.mark.rule("WC-340")
def test_equal_kinds_pay_nothing() -> None:
    t = act(with_tool({"b0": "saw"}), "tool:2", "space:1")
    assert me(t).income == [0, 0]


@pytest.mark.rule("WC-343")
def test_links_pay_in_the_order_of_the_list() -> None:
    """Space m0 has the links b0-m0 (production), b1-m0 (reputation), m0-m1: the production is asked first."""
    t = with_tool({"b0": "saw", "b1": "saw"}, rooms=["A03", "A01"])
    act(t, "tool:0", f"space:{SPACE['m0']}")
    assert step(t) == "produce"
    assert me(t).reputation == 0
    act(t, "produce:1")
    assert me(t).reputation == 1


@pytest.mark.rule("WC-344")
def test_tools_stay() -> None:
    t = act(with_tool({"b0": "saw"}), "tool:0", "space:1")
    assert (me(t).attic[0], me(t).attic[1]) == (2, 0)
    assert not any(action.startswith(("tool", "space")) for action in t.actions(0))


@pytest.mark.rule("WC-345")
def test_with_a_full_attic_the_tool_is_lost() -> None:
    t = with_tool(dict.fromkeys(f.SPACE_NAMES, "saw"))
    assert step(t) == "turn"
    assert state(t).tools == [11, 11, 0, 11, 11]
