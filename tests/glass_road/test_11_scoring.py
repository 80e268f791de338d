"""Game end, scoring, and the fifth period: GR-238 to GR-255."""

import pytest

import burgher
from burgher.core.words import amount, words
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f

from .helpers import Doc, evaluate, goods, new, offers, play, points, state_of, table, total
from .test_10_period_end import end_of_period, first_after


@pytest.mark.rule("GR-239", "GR-240")
def test_the_final_window_goes_round_from_the_start_player() -> None:
    convert: Doc = {"goods": {"wood": 2}, "plan": {4: "cooperage"}}
    others: list[Doc] = [{"plan": {4: "pit"}}, {}]
    t = play(end_of_period(period=4, first=1, me=convert, others=others), "done")
    assert t.to_move == (1,) and offers(t) == ["clear:4", "done"]
    play(t, "done")
    assert t.to_move == (0,)  # seat 2 has nothing that it could do
    play(t, "convert:14:0", "take:0:2:0", "convert:14:0", "take:0:2:0")
    assert goods(t) == {"water": 4}
    play(t, "done")
    assert t.over


@pytest.mark.rule("GR-239", "GR-376")
def test_removing_tiles_for_the_village_church() -> None:
    me: Doc = {"plan": {7: "village_church", 2: "pit", 6: "pit", 8: "pit", 12: "pit"}}
    t = play(evaluate("pond_builder", me, period=7), "done")
    assert total(t) == 4
    play(t, "clear:2", "clear:6", "done")
    assert t.over and total(t) == 6


@pytest.mark.rule("GR-241", "GR-242")
def test_only_buildings_score() -> None:
    rich: Doc = {"goods": {"wood": 7, "food": 7, "clay": 7}, "forests": [0, 1], "display": ["spa"], "hand": ["builder"]}
    assert total(table({**rich, "plan": {4: "pit"}}, [{}])) == 0
    assert total(table({**rich, "plan": {4: "kiln", 9: "cooperage"}}, [{}])) == 6


@pytest.mark.rule("GR-243")
@pytest.mark.parametrize("tile", range(62))
def test_printed_values(tile: int) -> None:
    name = f.TILE_NAMES[tile]
    me: Doc = {"upgrades": [name]} if f.UPGRADES[tile] >= 0 else {"plan": {7: name}}
    assert total(table(me)) == f.POINTS[tile]
    if name == "loess_plateau":
        assert f.POINTS[tile] == -1


@pytest.mark.rule("GR-244", "GR-245")
def test_the_same_goods_count_for_several_buildings() -> None:
    me: Doc = {"goods": {"wood": 7}, "plan": {4: "slipway", 9: "woodcarvers_house", 14: "warehouse"}}
    t = table(me)
    assert points(t) == {"goods": 7 + 3 + 1}
    assert goods(t) == {"wood": 7}


@pytest.mark.rule("GR-246", "GR-403", "GR-404", "GR-405")
def test_base_buildings_score_by_their_rules() -> None:
    t = table({"goods": {"glass": 3, "sand": 5, "brick": 2}})
    assert points(t) == {"base_buildings": 3 + 2.5 + 2}


@pytest.mark.rule("GR-247")
def test_an_upgraded_base_scores_nothing() -> None:
    amounts = {"glass": 3, "sand": 5, "brick": 2}
    t = table({"goods": amounts, "upgrades": ["glassworks", "glassmakers_village", "masons_guild"]})
    assert points(t) == {"upgrades": 9 + 5 + 6}
    t = table({"goods": amounts, "upgrades": ["forest_hut"]})
    assert points(t) == {"base_buildings": 4.5, "upgrades": 2}


@pytest.mark.rule("GR-248")
@pytest.mark.parametrize(("sand", "expected"), [(0, 0), (1, 0.5), (2, 1), (7, 3.5)])
def test_half_points_are_kept(sand: int, expected: float) -> None:
    t = table({"goods": {"sand": sand}})
    assert total(t) == expected
    assert isinstance(total(t), int) == (sand % 2 == 0)


@pytest.mark.rule("GR-249", "GR-250")
def test_the_highest_score_wins_and_ties_share() -> None:
    t = table({"goods": {"sand": 1}}, [{"plan": {4: "spa"}}, {"goods": {"sand": 2}}])
    assert t.ranking() == [1, 2, 0] and RULES.winners(state_of(t)) == [1]
    t = table({"plan": {4: "kiln"}}, [{"plan": {4: "cooperage"}}, {}])
    assert RULES.winners(state_of(t)) == [0, 1]


@pytest.mark.rule("GR-251", "GR-255")
def test_a_fifth_period() -> None:
    t = new(3, fifth_period=True)
    assert t.view()["periods"] == 5
    with pytest.raises(burgher.BadOption):
        new(1, fifth_period=True)
    t = play(end_of_period(period=4, periods=5, offer=["spa"]), "done")
    assert t.view()["period"] == 5 and t.view()["step"] == "pick"
    assert None not in t.view()["board"]["conversion"]
    assert play(end_of_period(period=5, periods=5), "done").over


@pytest.mark.rule("GR-252")
@pytest.mark.parametrize(
    ("counts", "first", "expected"),
    [([2, 1], 0, 1), ([1, 1], 0, 1), ([0, 1], 0, 0), ([2, 2, 1, 0], 0, 3), ([1, 1, 1, 1], 2, 3), ([0, 1, 1, 1], 0, 0)],
)
def test_fewest_buildings_begin_the_fifth_period(counts: list[int], first: int, expected: int) -> None:
    assert first_after(counts, first, period=4, periods=5) == expected


@pytest.mark.rule("GR-253", "GR-254")
def test_three_players_leave_out_the_start_player_of_period_four() -> None:
    assert first_after([0, 2, 1], 0, period=4, periods=5) == 2
    assert first_after([0, 1, 1], 0, period=4, periods=5) == 1
    assert first_after([2, 0, 1], 0, period=3, periods=5) == 1


@pytest.mark.rule("GR-243", "GR-248")
def test_half_points_are_written_also_below_zero() -> None:
    t = table({"plan": {4: "loess_plateau"}, "goods": {"sand": 1}})
    assert total(t) == -0.5
    assert [amount(halves / 2) for halves in (-2, -1, 0, 1, 3, 4)] == ["−1", "−½", "0", "½", "1½", "2"]


@pytest.mark.rule("GR-248")
def test_the_log_tells_half_points_below_zero() -> None:
    t = play(evaluate("pond_builder", {"plan": {4: "loess_plateau"}, "goods": {"sand": 1}}, period=7), "done")
    told = [message for messages in t.story() for message in messages if message.key == "event.final"]
    assert [words("en", "glass_road").say(m.key, m.args) for m in told] == ["0: final score −½."]
