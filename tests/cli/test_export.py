"""Games as data."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import burgher
from burgher.cli import cli
from burgher.core.state import CHANCE


def export(*args: object) -> Any:
    return CliRunner().invoke(cli, ["export", *map(str, args)])


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("game", burgher.GAMES)
def test_games_of_bots(game: str, tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    done = export(game, "--bots", "random,random", "--games", 1, "--seed", 5, "--to", out, "--json")
    assert done.exit_code == 0, done.output
    rows = rows_of(out)
    assert json.loads(done.output) == {"rows": len(rows), "file": str(out)}
    size = burgher.game(game).layouts[2].size
    for row in rows:
        assert row["choice"] in row["options"]
        assert len(row["features"]) == size
        assert row["verdict"] is None
    assert sum({row["seat"]: row["win"] for row in rows}.values()) == 1


def test_saved_games(tmp_path: Path) -> None:
    table = burgher.new("glass_road", players=2, seed=3)
    for _ in range(12):
        seat = table.to_move[0]
        table.act(seat, table.actions(seat)[0])
    file, out = tmp_path / "game.json", tmp_path / "rows.jsonl"
    file.write_text(json.dumps(table.save()))
    assert export(file, "--to", out, "--verdicts", 4).exit_code == 0
    rows = rows_of(out)
    assert [(row["n"], row["seat"], row["choice"]) for row in rows] == [
        (n, entry.seat, table.game.verbs.text(entry.action))
        for n, entry in enumerate(table.log)
        if entry.seat != CHANCE
    ]
    assert all(row["score"] is None for row in rows)
    assert all({one["action"] for one in row["verdict"]} <= set(row["options"]) for row in rows)


def test_the_key_is_what_the_seat_sees(tmp_path: Path) -> None:
    out = tmp_path / "rows.jsonl"
    export("glass_road", "--bots", "random,random", "--games", 1, "--to", out)
    first = rows_of(out)
    export("glass_road", "--bots", "random,random", "--games", 1, "--to", out)
    assert [row["key"] for row in rows_of(out)] == [row["key"] for row in first]
    assert len({row["key"] for row in first}) > len(first) // 2


@pytest.mark.parametrize(
    "args, said",
    [
        (["glass_road", "--bots", "random,random", "--to", "rows.csv"], "must end in .jsonl or .parquet"),
        (["a", "b", "--bots", "random,random", "--to", "rows.jsonl"], "one game is named"),
        (["nothing.json", "--to", "rows.jsonl"], "cannot be read"),
        (["glass_road", "--to", "rows.jsonl"], "with --bots"),
        (["glass_road", "--bots", "random,random", "--to", "nowhere/rows.jsonl"], "there is no folder"),
    ],
)
def test_bad_input(args: list[str], said: str, tmp_path: Path) -> None:
    args[-1] = str(tmp_path / args[-1])
    done = export(*args)
    assert done.exit_code
    assert said in str(done.exception) or said in done.output


@pytest.mark.parametrize("name", ["rows.jsonl", "rows.parquet"])
def test_what_fails_leaves_the_file_as_it_was(name: str, tmp_path: Path) -> None:
    out = tmp_path / name
    out.write_text("of an earlier run")
    assert export("nothing.json", "--to", out).exit_code
    assert out.read_text() == "of an earlier run"
    assert list(tmp_path.iterdir()) == [out]
