"""The command line as its user meets it: in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from burgher.cli import cli

Done = subprocess.CompletedProcess[str]


def burgher(*args: str, text: str = "", cwd: Path | None = None, **environment: str) -> Done:
    command = [sys.executable, "-m", "burgher", *args]
    env = {**os.environ, "COLUMNS": "120", **environment}
    return subprocess.run(command, input=text, capture_output=True, text=True, env=env, cwd=cwd, check=False)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saved") / "game.json"
    path.write_text(burgher("new", "castles_of_burgundy", "--players", "2", "--seed", "7").stdout)
    return path


def test_games() -> None:
    assert burgher("games", "--lang", "de").stdout.startswith("castles_of_burgundy")
    assert json.loads(burgher("games", "--json").stdout)["games"][0]["players"] == [2, 3, 4]


def test_new_and_replay(saved: Path) -> None:
    shown = burgher("replay", str(saved), "--lang", "en")
    assert shown.returncode == 0
    assert "Round 1: the white die sends" in shown.stdout
    assert "\x1b[" not in shown.stdout, "colours are for terminals"
    found = json.loads(burgher("replay", str(saved), "--json", "--to", "5", "--seat", "1").stdout)
    assert found["n"] == 5
    assert len(found["log"]) == 5


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_replay_speaks_the_language(saved: Path, language: str) -> None:
    assert burgher("replay", str(saved), "--lang", language).returncode == 0
    assert (
        burgher("replay", str(saved), LC_ALL=f"{language}.UTF-8").stdout
        == burgher("replay", str(saved), "--lang", language).stdout
    )


def test_sim_prints_one_json_object_and_nothing_else() -> None:
    done = burgher("sim", "castles_of_burgundy", "--bots", "random,random", "--games", "4", "--seed", "1", "--json")
    report = json.loads(done.stdout)
    assert done.stderr == ""
    assert set(report) == {
        *("game", "games", "seconds", "decisions", "decisions_per_second", "games_per_second", "bots"),
        *("margin", "margin_error", "test"),
    }
    assert {"name", "wins", "win_rate", "low", "high", "mean_score"} <= set(report["bots"][0])
    assert report["games"] == 4


def test_sim_prints_a_table() -> None:
    done = burgher("sim", "castles_of_burgundy", "--bots", "random,random,random", "--games", "3", "--jobs", "2")
    assert "95 % interval" in done.stdout
    assert "3 games of castles_of_burgundy" in done.stdout


def test_rules_and_facts() -> None:
    assert "more empty" in burgher("rules", "castles_of_burgundy", "cb-217").stdout
    assert burgher("rules", "castles_of_burgundy").stdout.count("\nCB-") == 294
    assert json.loads(burgher("facts", "castles_of_burgundy", "--json").stdout)["numbers"][18] == 6
    assert json.loads(burgher("facts", "castles_of_burgundy").stdout)["goods_tiles"] == 7


@pytest.mark.parametrize(
    "args",
    [
        ("nonsense",),
        ("new", "castles_of_burgundy"),
        ("new", "chess", "--players", "2"),
        ("new", "castles_of_burgundy", "--players", "7"),
        ("new", "castles_of_burgundy", "--players", "2", "--seed", "-1"),
        ("new", "castles_of_burgundy", "--players", "2", "--option", "boards"),
        ("new", "castles_of_burgundy", "--players", "2", "--option", "boards=[1]"),
        ("new", "castles_of_burgundy", "--players", "2", "--option", "moat=1"),
        ("sim", "castles_of_burgundy", "--bots", "greedy"),
        ("sim", "castles_of_burgundy", "--bots", "greedy,clever"),
        ("sim", "castles_of_burgundy", "--bots", "greedy,random", "--games", "0"),
        ("replay", "there-is-no-such-file.json"),
        ("rules", "castles_of_burgundy", "CB-999"),
        ("facts", "chess"),
        ("--data", "no-such-folder", "games"),
        ("play", "castles_of_burgundy", "--terminal", "--seats", "human,clever"),
        ("play", "castles_of_burgundy", "--terminal", "--seats", "human"),
    ],
)
def test_bad_input_gets_one_sentence_and_status_2(args: tuple[str, ...]) -> None:
    done = burgher(*args)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("burgher: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "null", '{"burgher": 1}', "\x00\x01", "[" * 100_000, '{"a":' * 9999]
)
def test_a_broken_file_gets_one_sentence(tmp_path: Path, content: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(content)
    for done in (burgher("replay", str(path)), burgher("play", "--terminal", "--file", str(path))):
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr
    assert path.read_text() == content


def test_a_whole_game_in_the_terminal(tmp_path: Path) -> None:
    """Always the first action; undo, search, help, wrong input and saving on the way."""
    script = "?\nxyzzy\n[/x]\n0000099\nworkers\n\n99999\n1\nu\n1\ns other.json\n" + "1\n" * 400
    args = ("play", "castles_of_burgundy", "--terminal", "--seed", "4", "--lang", "en", "--file", "game.json")
    done = burgher(*args, text=script, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The last action is taken back." in done.stdout
    assert "No action matches “xyzzy”." in done.stdout
    assert "wins with" in done.stdout
    assert json.loads((tmp_path / "other.json").read_text())["game"] == "castles_of_burgundy"
    assert "wins with" in burgher("replay", str(tmp_path / "game.json"), "--lang", "en").stdout


def test_a_terminal_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    args = ("play", "castles_of_burgundy", "--terminal", "--seed", "4", "--lang", "en", "--file", "game.json")
    first = burgher(*args, text="1\n1\n1\n", cwd=tmp_path)
    assert "is saved in game.json" in first.stdout
    left = len(json.loads((tmp_path / "game.json").read_text())["log"])
    burgher(*args, text="1\n", cwd=tmp_path)
    assert len(json.loads((tmp_path / "game.json").read_text())["log"]) > left


def test_leaving_without_a_file_saves_under_a_new_name(tmp_path: Path) -> None:
    for number in (1, 2):
        burgher("play", "castles_of_burgundy", "--terminal", text="1\nq\n", cwd=tmp_path)
        assert (tmp_path / f"castles_of_burgundy-{number}.json").exists()


def test_hot_seat_in_the_terminal(tmp_path: Path) -> None:
    hot_seat = ("play", "castles_of_burgundy", "--terminal", "--seats", "human,human,human", "--seed", "2")
    done = burgher(*hot_seat, "--names", "Hanna, Kacper", "--lang", "pl", text="1\n" * 500, cwd=tmp_path)
    assert "wygrywa" in done.stdout
    assert all(f"{name} bierze" in done.stdout for name in ("Hanna", "Kacper", "Gracz 3"))
    refused = burgher(*hot_seat, "--names", "A,B,C,D")
    assert refused.returncode == 2 and "more --names than humans" in refused.stderr


def test_a_sequential_test_tells_its_hypotheses() -> None:
    words = ("sim", "castles_of_burgundy", "--bots", "journeyman,random", "--games", "60", "--test", "0.5,0.6")
    said = burgher(*words).stdout
    assert "Sequential test of a win rate of 0.5 against 0.6" in said and "at least 0.6" in said
    refused = burgher(*words[:-1], "0.6,0.5")
    assert refused.returncode == 2 and "a lower and a higher win rate" in refused.stderr


@pytest.mark.parametrize(
    "args",
    [
        ["ladder", "castles_of_burgundy", "--games", "1000000", "--out", "nowhere/ladder.json"],
        ["ladder", "castles_of_burgundy", "--games", "1000000", "--svg", "nowhere/ladder.svg"],
        ["sim", "castles_of_burgundy", "--bots", "random,random", "--games", "1000000", "--keep", "nowhere/results"],
        ["train", "castles_of_burgundy", "--games", "1000000", "--keep", "rows", "--out", "nowhere/weights.npz"],
        ["puzzles", "castles_of_burgundy", "--count", "100000", "--out", "nowhere/puzzles.json"],
        ["review", "nothing.json", "--html", "nowhere/review.html"],
    ],
)
def test_a_file_that_cannot_be_written_is_refused_before_the_work(args: list[str], tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "burgher", *args], cwd=tmp_path, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert "there is no folder nowhere" in done.stderr
    assert not list(tmp_path.iterdir())


def test_so_is_one_in_a_folder_to_which_nothing_may_be_added(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who tests as root may write everywhere, so it is said here instead."""
    allowed = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: Path(path) != tmp_path and allowed(path, mode))
    out = ["--out", str(tmp_path / "ladder.json")]
    done = CliRunner().invoke(cli, ["ladder", "castles_of_burgundy", "--games", "1000000", *out])
    assert done.exit_code == 2 and "nothing may be added" in done.output
    assert not list(tmp_path.iterdir())


def test_a_ladder_is_printed_written_and_drawn(tmp_path: Path) -> None:
    out, svg = tmp_path / "ladder.json", tmp_path / "ladder.svg"
    few = ("--bots", "journeyman,random", "--games", "4", "--few", "4", "--out", str(out), "--svg", str(svg))
    said = burgher("ladder", "castles_of_burgundy", *few).stdout
    assert "journeyman ahead of random: 100.0% of 4 games" in said
    assert json.loads(out.read_text())["rungs"][0]["name"] == "journeyman"
    assert svg.read_text().startswith("<svg")
    assert burgher("ladder", "castles_of_burgundy", "--players", "7").returncode == 2
