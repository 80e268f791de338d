"""The arena: matches that can be interrupted, sequential tests, ratings and ladders."""

import math
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

import burgher
from burgher import bots
from burgher.bots.arena import Match, Result, decide, kept_results, play_on, play_some, run
from burgher.bots.ladder import ANCHOR, Ladder, climb, comparisons, meetings, rate, shown, tables
from burgher.bots.ladder_picture import draw
from burgher.bots.statistics import Test, bradley_terry, mean_and_error, ratings
from burgher.bots.workers import LOCAL, Cluster, workers
from burgher.core.errors import BurgherError

GAME = "castles_of_burgundy"
WON = Result([9, 1], [1, 0], 1, [1, 2], 0)
LOST = Result([1, 9], [0, 1], 1, [2, 1], 0)


def test_an_interrupted_match_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    whole = run(GAME, ["journeyman", "random"], 8, seed=2, jobs=1)
    run(GAME, ["journeyman", "random"], 5, seed=2, jobs=1, path=path)
    with path.open("ab") as file:
        file.write(b'{"match":{"game":"cast')  # its writer was killed
    told: list[int] = []
    again = run(GAME, ["journeyman", "random"], 8, seed=2, jobs=1, path=path, progress=told.append)
    assert again.bots == whole.bots and again.decisions == whole.decisions
    assert told[0] == 5 and sum(told) == 8
    assert len(path.read_bytes().splitlines()) == 8
    finished = run(GAME, ["journeyman", "random"], 8, seed=2, jobs=1, path=path)
    assert finished.bots == whole.bots


def test_a_file_of_results_holds_several_matches_and_only_what_was_played_by_these_rules(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    run(GAME, ["random", "random"], 2, seed=1, jobs=1, path=path)
    run(GAME, ["random", "random"], 4, seed=9, jobs=1, path=path)
    match = Match(GAME, ("random", "random"), 9)
    assert len(kept_results(match, path)) == 4
    assert kept_results(Match(GAME, ("random", "journeyman"), 9), path) == []
    version = burgher.game(GAME).rules_version
    path.write_text(path.read_text().replace(f'"rules":[{version},', f'"rules":[{version + 1},'))
    assert kept_results(match, path) == []


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text("not a result\n{}\n")
    with pytest.raises(burgher.BurgherError, match=r"Line 1 of .*results\.jsonl is not a result of the arena"):
        run(GAME, ["random", "random"], 2, seed=1, jobs=1, path=path)


def test_a_sequential_test_ends_when_it_is_clear() -> None:
    better = Test(0.5, 0.6)
    counted = decide(better, [WON, WON, WON, LOST] * 60, 2)
    assert better.verdict == "high" and better.ratio >= better.upper and len(counted) < 240
    equal = Test(0.5, 0.6)
    decide(equal, [WON, LOST, LOST, WON, WON, WON, LOST, LOST] * 200, 2)
    assert equal.verdict == "low" and equal.ratio <= equal.lower
    open_yet = Test(0.5, 0.6)
    assert len(decide(open_yet, [WON, LOST, LOST, LOST, WON, WON] * 4, 2)) == 24 and not open_yet.verdict


def test_a_test_is_not_decided_by_a_handful_of_games() -> None:
    test = Test(0.5, 0.9)
    decide(test, [WON] * 18, 2)
    assert not test.verdict


def test_a_test_stops_the_match_and_counts_the_same_with_more_processes() -> None:
    reports = []
    for jobs in (1, 2):
        test = Test(0.5, 0.6)
        reports.append(run(GAME, ["journeyman", "random"], 100, seed=3, jobs=jobs, test=test))
        assert test.verdict == "high"
    assert reports[0].games == reports[1].games < 100
    assert reports[0].bots == reports[1].bots
    with pytest.raises(burgher.BurgherError, match="compares two bots"):
        run(GAME, ["random"] * 3, 3, seed=3, jobs=1, test=Test(0.5, 0.6))


def test_the_margin_is_that_of_blocks() -> None:
    report = run(GAME, ["journeyman", "random"], 6, seed=4, jobs=1)
    assert report.margin == pytest.approx(report.bots[0].mean_score - report.bots[1].mean_score)
    assert 0 < report.margin_error < report.margin
    assert mean_and_error([3.0]) == (3.0, math.inf)


def test_ratings_are_those_of_chess() -> None:
    """Ten games won for each one lost are 400 points."""
    logs = bradley_terry([[0, 1000], [100, 0]])
    assert (logs[0] - logs[1]) / math.log(10) == pytest.approx(1, abs=0.01)
    first, second = ratings([[0, 120], [40, 0]], anchor=1)
    assert second.points == second.low == second.high == 1500
    assert first.points - 1500 == pytest.approx(190, abs=3)
    # the log of the odds of 120 : 40 has a variance of 1/120 + 1/40
    assert first.high - first.points == pytest.approx(1.96 * 400 / math.log(10) * math.sqrt(1 / 120 + 1 / 40), rel=0.02)


def test_a_bot_that_always_won_is_not_known_exactly() -> None:
    few, many = (ratings([[0, n], [0, 0]], anchor=1)[0] for n in (8, 80))
    assert few.points < many.points
    assert few.high - few.low > 400


def test_whoever_never_lost_has_a_rating() -> None:
    logs = bradley_terry([[0, 50, 50], [0, 0, 50], [0, 0, 0]])
    assert logs[0] > logs[1] > logs[2] and all(math.isfinite(log) for log in logs)


def test_who_sits_together() -> None:
    names = ["d", "c", "b", "a"]
    assert tables(names, 2) == [("d", "c"), ("d", "b"), ("c", "b"), ("c", "a"), ("b", "a")], "who is three apart is not"
    assert tables(names, 3) == [("d", "c", "b"), ("c", "b", "a")]
    assert tables(names, 4) == [("d", "c", "b", "a")]
    assert tables(names, 5) == [("d", "c", "b", "a", "d")]
    assert tables(names, 1) == [("d",), ("c",), ("b",), ("a",)]


def test_comparisons_read_places_and_share_a_shared_victory() -> None:
    shared = Result([5, 5, 2], [0.5, 0.5, 0], 1, [1, 1, 3], 0)
    assert comparisons(["x", "y", "z"], ["x", "y", "z"], [shared]) == [[0, 0.5, 1], [0.5, 0, 1], [0, 0, 0]]
    assert comparisons(["x", "y"], ["x", "y", "x"], [Result([1, 2, 3], [0, 0, 1], 1, [3, 2, 1], 0)]) == [[0, 1], [1, 0]]


def test_meetings_tell_both_sides() -> None:
    one, other = meetings(["x", "y"], [WON, WON, LOST, WON])
    assert (one.bot, one.other, one.ahead, other.ahead) == ("x", "y", 0.75, 0.25)
    assert one.margin == -other.margin == 4


def test_a_ladder_of_the_simple_bots(tmp_path: Path) -> None:
    names = ["journeyman", "apprentice", "random"]
    path = tmp_path / "kept.jsonl"
    found = climb(GAME, 2, 6, 4, seed=1, jobs=1, names=names, path=path)
    assert [rung.name for rung in found.rungs] == names
    points = [rung.rating.points for rung in found.rungs if rung.rating]
    assert points[0] == 1500 and points == sorted(points, reverse=True)
    assert found.first is not None and found.first_games == 1, (
        "the control is short, and each of its games is there twice"
    )
    assert len(found.meetings) == 6
    again = climb(GAME, 2, 6, 4, seed=1, jobs=1, names=names, path=path)
    assert again.meetings == found.meetings
    picture = draw(found)
    assert picture.startswith("<svg") and all(name in picture for name in names)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Ladder) == found


def test_a_ladder_of_solo_games_tells_scores() -> None:
    found = rate("glass_road", 1, ["journeyman"], {("journeyman",): [Result([21], [1], 1, [1], 0)] * 2}, [], 1, "")
    assert found.rungs[0].rating is None and found.rungs[0].mean_score == 21
    assert "21.0" in draw(found)


def test_ladders_that_are_shown_are_of_bots_that_play() -> None:
    for ladder in shown():
        assert {rung.name for rung in ladder.rungs} <= set(bots.levels(ladder.game))
        assert ladder.players == 1 or ANCHOR in {rung.name for rung in ladder.rungs}
        assert ladder.command.startswith("burgher ladder ")


def test_no_game_is_left_out_when_the_pieces_grow() -> None:
    """Games of random bots are so short that soon more of them are played at once."""
    match = Match(GAME, ("random", "random"), 1)
    with workers(1) as (pool, jobs):
        played = [one for piece in play_on(match, range(3, 259), jobs, pool) for one in piece]
    assert played == play_some(match, range(3, 259))


KILLED = """
import os, time
from burgher.bots.workers import workers
with workers(2) as (pool, jobs):
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_workers_end_with_whoever_is_killed() -> None:
    """They share its output, which is at its end only when none of them is left."""
    killed = subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE)
    assert killed.stdout is not None and killed.stdout.readline().strip().isdigit()
    killed.kill()
    killed.communicate(timeout=60)


def test_a_ray_that_does_not_start_in_time_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def init(**settings: Any) -> None:
        raise Exception("The current node timed out during startup.")

    monkeypatch.setitem(sys.modules, "ray", SimpleNamespace(init=init))
    with pytest.raises(BurgherError, match=r"^Ray did not start: The current node timed out during startup\.$"):
        Cluster(LOCAL)
