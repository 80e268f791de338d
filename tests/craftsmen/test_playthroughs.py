"""Whole games written down as text, and compared line by line.

Each file in playthroughs/ begins with the game's setup. Then every entry of the log has a line: its number, who
acted, what was asked, the number of legal actions, the action, what happened; and every round ends with the scores. A
change of the rules shows as the first line that differs. To write the files anew, after a change that was meant:

    UPDATE=1 pytest tests/craftsmen/test_playthroughs.py
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from burgher.core.game import Message
from burgher.core.table import Table

from .helpers import Doc, new, pick, when

FOLDER = Path(__file__).parent / "playthroughs"
GAMES: dict[str, Doc] = {
    "two_players": {"players": 2, "seed": 21, "options": {}},
    "three_players": {"players": 3, "seed": 22, "options": {}},
    "four_players": {"players": 4, "seed": 23, "options": {"allow_multiple_investments": True}},
    "five_players": {"players": 5, "seed": 24, "options": {}},
}
Chooser = Callable[[Table], tuple[int, str]]


def told(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.args.items())
    return f"{message.key.partition('.')[2]}({values})"


def entries(t: Table, start: int) -> list[str]:
    """The lines of what chance has done since the entry `start`, secrets included."""
    return [
        " ".join([f"{n:4} chance {t.game.verbs.text(entry.action)} for {entry.audience}", *map(told, heard(t, n))])
        for n, entry in enumerate(t.log)
        if n >= start and entry.seat < 0
    ]


def heard(t: Table, n: int) -> list[Message]:
    return [t.game.tell(event) for event in t.events[n]]


def play_through(setup: Doc, choose: Chooser) -> list[str]:
    """The lines of a game whose decisions the chooser makes."""
    t = new(setup["players"], setup["seed"], **setup["options"])
    out = [json.dumps(setup), *entries(t, 0)]
    while not t.over:
        seat, action = choose(t)
        n, round_ = len(t.log), when(t)
        head = f"{n:4} seat {seat} {told(t.game.prompt(t.state, seat))} {len(t.actions(seat))} legal: {action}"
        t.act(seat, action)
        out.append(" ".join([head, *map(told, heard(t, n))]))
        out += entries(t, n + 1)
        if t.over or round_ != when(t):
            out.append(f"---- {round_}: {' '.join(str(score['total']) for score in t.scores())}")
    out.append(f"---- ranking: {' '.join(map(str, t.ranking()))}")
    out += [f"---- seat {seat}: {json.dumps(score['parts'])}" for seat, score in enumerate(t.scores())]
    return out


def at_random(seed: int) -> Chooser:
    rng = Random(seed)
    return lambda t: pick(t, rng)


def as_written(lines: list[str]) -> Chooser:
    """The decisions of a file, which names them after the number of legal actions."""
    decisions = iter(line for line in lines if line[5:].startswith("seat "))

    def choose(t: Table) -> tuple[int, str]:
        line = next(decisions)
        return int(line.split()[2]), line.partition("legal: ")[2].split()[0]

    return choose


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join(play_through(GAMES[name], at_random(GAMES[name]["seed"]))) + "\n", "utf-8")
    written = path.read_text("utf-8").splitlines()
    played = play_through(json.loads(written[0]), as_written(written))
    for line, (is_now, was) in enumerate(zip(played, written, strict=False), start=1):
        assert is_now == was, f"{path.name} differs from line {line} on"
    assert len(played) == len(written)


def test_every_file_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(GAMES)
