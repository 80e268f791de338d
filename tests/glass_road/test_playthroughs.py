"""Whole games written down as text, and compared line by line.

Each file in playthroughs/ begins with the game's setup. Then every entry of the log has a line: its number, who acted,
the step, the number of legal actions, the action, what happened; and every period ends with the scores. A change of the
rules shows as the first line that differs. To write the files anew, after a change that was meant:

    UPDATE=1 pytest tests/glass_road/test_playthroughs.py
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from burgher import Table
from burgher.core.game import Message

from .helpers import Doc, choose, new

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, tuple[int, int, Doc]] = {
    "solo": (1, 21, {}),
    "two_players": (2, 22, {}),
    "three_players": (3, 23, {}),
    "four_players": (4, 24, {}),
    "fifth_period": (3, 25, {"fifth_period": True, "bases_adjacent": True}),
    "first_game": (4, 26, {"small_board": True, "buildings": "first_game"}),
    "solo_without_roofer": (1, 27, {"buildings": "without_roofer"}),
}
Chooser = Callable[[Table], tuple[int, str]]


def told(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.args.items())
    return f"{message.key.partition('.')[2]}({values})"


def entries(t: Table, start: int) -> list[str]:
    """The lines of what chance has done since the entry `start`."""
    story = t.story()
    return [
        " ".join([f"{n:4} chance {action}", *map(told, story[n])])
        for n, (seat, action) in enumerate(t.read_log())
        if n >= start and seat < 0
    ]


def play_through(setup: Doc, chooser: Chooser) -> list[str]:
    """The lines of a game whose decisions the chooser makes."""
    t = new(setup["players"], setup["seed"], **setup["options"])
    out = [json.dumps(setup), *entries(t, 0)]
    while not t.over:
        seat, action = chooser(t)
        n, period = len(t.log), t.view()["period"]
        head = f"{n:4} seat {seat} {told(t.game.prompt(t.state, seat))} {len(t.actions(seat))} legal: {action}"
        t.act(seat, action)
        out.append(" ".join([head, *map(told, t.story(seat)[n])]))
        out += entries(t, n + 1)
        if t.over or period != t.view()["period"]:
            out.append(f"---- {period}: {' '.join(str(score['total']) for score in t.scores())}")
    out.append(f"---- ranking: {' '.join(map(str, t.ranking()))}")
    out += [f"---- seat {seat}: {json.dumps(score['parts'])}" for seat, score in enumerate(t.scores())]
    return out


def at_random(seed: int) -> Chooser:
    rng = Random(seed)

    def chooser(t: Table) -> tuple[int, str]:
        seat = rng.choice(t.to_move)
        return seat, t.game.verbs.text(choose(t.legal(seat), rng))

    return chooser


def as_written(lines: list[str]) -> Chooser:
    """The decisions of a file, which names them after the number of legal actions."""
    decisions = iter(line for line in lines if line[5:].startswith("seat "))

    def chooser(_: Table) -> tuple[int, str]:
        line = next(decisions)
        return int(line.split()[2]), line.partition("legal: ")[2].split()[0]

    return chooser


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE"):
        players, seed, options = GAMES[name]
        setup = {"players": players, "seed": seed, "options": options}
        path.write_text("\n".join(play_through(setup, at_random(seed))) + "\n", "utf-8")
    written = path.read_text("utf-8").splitlines()
    played = play_through(json.loads(written[0]), as_written(written))
    for line, (is_now, was) in enumerate(zip(played, written, strict=False), start=1):
        assert is_now == was, f"{path.name} differs from line {line} on"
    assert len(played) == len(written)


def test_every_file_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(GAMES)
