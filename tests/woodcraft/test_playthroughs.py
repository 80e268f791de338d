"""Whole games written down as text, and compared line by line.

Each file in playthroughs/ begins with the game's setup. Then every entry of the log has a line: its number, who acted,
what was asked, the number of legal actions, the action, what happened; and every round ends with the scores. A change
of rules or data shows as the first line that differs. To write the files anew, after a change that was meant:

    UPDATE=1 pytest tests/woodcraft/test_playthroughs.py
"""

import json
import os
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from burgher.core.game import Message
from burgher.core.table import Table

from .helpers import Doc, new, pick, state

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {"solo": (1, 21, 1), "two_players": (2, 22, 1), "three_players": (3, 23, 3), "four_players": (4, 24, 2)}
Chooser = Callable[[Table], str]


def told(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.args.items())
    return f"{message.key.partition('.')[2]}({values})"


def lines(t: Table, start: int) -> list[str]:
    """What chance has done since the entry `start`."""
    out = []
    for n in range(start, len(t.log)):
        if t.log[n].seat < 0:
            events = [told(t.game.tell(event)) for event in t.events[n]]
            out.append(" ".join([f"{n:4} chance {t.game.verbs.text(t.log[n].action)}", *events]))
    return out


def play_through(setup: Doc, choose: Chooser) -> list[str]:
    """The lines of a game whose decisions the chooser makes."""
    t = new(setup["players"], setup["seed"], start_quadrant=setup["start_quadrant"])
    out = [json.dumps(setup), *lines(t, 0)]
    while not t.over:
        seat, n, round_ = t.to_move[0], len(t.log), state(t).round
        action = choose(t)
        head = f"{n:4} seat {seat} {told(t.game.prompt(t.state, seat))} {len(t.actions(seat))} legal: {action}"
        t.act(seat, action)
        out.append(" ".join([head, *(told(t.game.tell(event)) for event in t.events[n])]))
        out += lines(t, n + 1)
        if t.over or round_ != state(t).round:
            out.append(f"---- round {round_}: {' '.join(str(score['total']) for score in t.scores())}")
    out.append(f"---- ranking: {' '.join(map(str, t.ranking()))}")
    out += [f"---- seat {seat}: {json.dumps(score['parts'])}" for seat, score in enumerate(t.scores())]
    return out


def at_random(seed: int) -> Chooser:
    rng = Random(seed)

    def choose(t: Table) -> str:
        return t.game.verbs.text(pick(t.legal(t.to_move[0]), rng))

    return choose


def as_written(written: list[str]) -> Chooser:
    """The decisions of a file, which names them after the number of legal actions."""
    decisions = iter(line.partition("legal: ")[2].split()[0] for line in written if line[5:].startswith("seat "))
    return lambda t: next(decisions)


@pytest.mark.parametrize("name", GAMES)
def test_playthrough(name: str) -> None:
    path = FOLDER / f"{name}.txt"
    if os.environ.get("UPDATE"):
        players, seed, quadrant = GAMES[name]
        setup = {"players": players, "seed": seed, "start_quadrant": quadrant}
        path.write_text("\n".join(play_through(setup, at_random(seed))) + "\n", "utf-8")
    written = path.read_text("utf-8").splitlines()
    played = play_through(json.loads(written[0]), as_written(written))
    for line, (is_now, was) in enumerate(zip(played, written, strict=False), start=1):
        assert is_now == was, f"{path.name} differs from line {line} on"
    assert len(played) == len(written)


def test_every_file_is_played() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*")) == sorted(GAMES)
