"""Whole games written down as text, and compared line by line.

Each file tests/<game>/playthroughs/*.txt begins with the game's setup. Then every entry of the log has a line: its
number, who acted, what was asked, the number of legal actions, the action, what happened; and every part of the game
ends with the scores. A change of rules or data shows as the first line that differs. To write the files anew, after a
change that was meant (a new file needs its first line only):

    UPDATE=1 ./run test tests/test_playthroughs.py
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import burgher
from burgher import Table
from burgher.core.game import Message

from .play import SETUPS, pick

FILES = sorted(Path(__file__).parent.glob("*/playthroughs/*.txt"))
TIMES = ("phase", "period", "year", "season", "round")  # what a view calls the parts of its game
Chooser = Callable[[Table], tuple[int, str]]


def told(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.args.items())
    return f"{message.key.partition('.')[2]}({values})"


def happened(t: Table, n: int) -> list[str]:
    """The events of an entry of the log, secrets included."""
    return [told(t.game.tell(event)) for event in t.events[n]]


def chances(t: Table, start: int) -> list[str]:
    """The lines of what chance has done since the entry `start`."""
    return [
        " ".join([f"{n:4} chance {t.game.verbs.text(t.log[n].action)}", *happened(t, n)])
        for n in range(start, len(t.log))
        if t.log[n].seat < 0
    ]


def time_of(t: Table) -> str:
    view = t.view()
    return " ".join(f"{name} {view[name]}" for name in TIMES if name in view)


def play_through(game: str, setup: dict[str, Any], choose: Chooser) -> list[str]:
    """The lines of a game whose decisions the chooser makes."""
    t = burgher.new(game, players=setup["players"], seed=setup["seed"], options=setup["options"])
    out = [json.dumps(setup), *chances(t, 0)]
    while not t.over:
        seat, action = choose(t)
        n, time = len(t.log), time_of(t)
        head = f"{n:4} seat {seat} {told(t.game.prompt(t.state, seat))} {len(t.actions(seat))} legal: {action}"
        t.act(seat, action)
        out.append(" ".join([head, *happened(t, n)]))
        out += chances(t, n + 1)
        if t.over or time != time_of(t):
            out.append(f"---- {time}: {' '.join(str(score['total']) for score in t.scores())}")
    out.append(f"---- ranking: {' '.join(map(str, t.ranking()))}")
    out += [f"---- seat {seat}: {json.dumps(score['parts'])}" for seat, score in enumerate(t.scores())]
    return out


def at_random(seed: int) -> Chooser:
    rng = Random(seed)
    return lambda t: pick(t, rng)


def as_written(lines: list[str]) -> Chooser:
    """The decisions of a file, which names them after the number of legal actions."""
    decisions = iter(line for line in lines if line[5:].startswith("seat "))

    def choose(_: Table) -> tuple[int, str]:
        line = next(decisions)
        return int(line.split()[2]), line.partition("legal: ")[2].split()[0]

    return choose


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_playthrough(path: Path) -> None:
    game = path.parts[-3]
    written = path.read_text("utf-8").splitlines()
    setup = json.loads(written[0])
    if os.environ.get("UPDATE"):
        written = play_through(game, setup, at_random(setup["seed"]))
        path.write_text("\n".join(written) + "\n", "utf-8")
    played = play_through(game, setup, as_written(written))
    for line, (is_now, was) in enumerate(zip(played, written, strict=False), start=1):
        assert is_now == was, f"{path.name} differs from line {line} on"
    assert len(played) == len(written)


@pytest.mark.parametrize("game", list(SETUPS))
def test_every_number_of_players_is_written_down(game: str) -> None:
    setups = [json.loads(path.read_text("utf-8").partition("\n")[0]) for path in FILES if path.parts[-3] == game]
    assert {setup["players"] for setup in setups} == set(burgher.game(game).players)
