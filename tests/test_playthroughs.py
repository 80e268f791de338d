"""Whole games written down as text, and compared line by line.

Each file tests/<game>/playthroughs/*.txt begins with the game's setup, which names the version of the rules. Then every
entry of the log has a line: its number, who acted, what was asked, the number of legal actions, the action, what
happened; and every part of the game ends with the scores. Decisions and chance are played as they are written, so what
is compared is the rules and nothing else, and it shows as the first line that differs.

A game that was begun stays the game it was, so a file is never written anew. A change of rules that alters one raises
the game's `rules_version`; then the new rules get files of their own beside the old ones, which go on being played by
the old:

    UPDATE=1 ./run test tests/test_playthroughs.py

That also fills a new file of which only the first line is there.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Protocol

import pytest

import burgher
from burgher import Table
from burgher.core.chance import Luck
from burgher.core.messages import Message
from burgher.core.state import CHANCE
from burgher.core.table import Opening

from .play import SETUPS, pick

FILES = sorted(path for game in burgher.GAMES for path in Path(__file__).parent.glob(f"{game}/playthroughs/*.txt"))
TIMES = ("phase", "period", "year", "season", "round")  # what a view calls the parts of its game
UPDATE = bool(os.environ.get("UPDATE"))


class Chooser(Protocol):
    """Who decides, and who draws."""

    def __call__(self, t: Table) -> tuple[int, str]: ...


def told(message: Message) -> str:
    values = " ".join(f"{key}={value}" for key, value in message.args.items())
    return f"{message.key.partition('.')[2]}({values})"


def happened(t: Table, n: int) -> list[str]:
    """The events of an entry of the log, secrets included."""
    return [told(t.game.tell(event)) for event in t.events[n]]


def time_of(t: Table) -> str:
    view = t.view()
    return " ".join(f"{name} {view[name]}" for name in TIMES if name in view)


def play_through(game: str, setup: dict[str, Any], choose: Chooser) -> list[str]:
    """The lines of a game that the chooser plays."""
    opening = Opening(setup["players"], setup["seed"], setup["options"], rules=setup.get("rules", 1))
    t = Table(burgher.game(game), opening)
    out, time = [json.dumps(setup)], ""
    while not t.over:
        n, chance = len(t.log), t.game.draws(t.state)
        if not chance:
            if time and time != time_of(t):
                out.append(scores_after(t, time))
            time = time_of(t)
        seat, action = choose(t)
        head = f"{n:4} chance {action}"
        if not chance:
            head = f"{n:4} seat {seat} {told(t.game.prompt(t.state, seat))} {len(t.actions(seat))} legal: {action}"
        t.replay(seat, action)
        out.append(" ".join([head, *happened(t, n)]))
    out.append(scores_after(t, time))
    out.append(f"---- ranking: {' '.join(map(str, t.ranking()))}")
    out += [f"---- seat {seat}: {json.dumps(score['parts'])}" for seat, score in enumerate(t.scores())]
    return out


def scores_after(t: Table, time: str) -> str:
    return f"---- {time}: {' '.join(str(score['total']) for score in t.scores())}"


def at_random(seed: int) -> Chooser:
    rng, luck = Random(seed), Luck(seed)

    def choose(t: Table) -> tuple[int, str]:
        if not t.game.draws(t.state):
            return pick(t, rng)
        return CHANCE, t.game.verbs.text(t.state.draw(luck.number(0, 0, len(t.log))))

    return choose


def as_written(lines: list[str]) -> Chooser:
    """The entries of a file, which names what was chosen after the number of legal actions."""

    def entries() -> Iterator[tuple[int, str]]:
        for line in lines[1:]:
            who, *rest = line[5:].split()
            if who == "chance":
                yield CHANCE, rest[0]
            elif who == "seat" and line[:4] != "----":
                yield int(rest[0]), line.partition("legal: ")[2].split()[0]

    written = entries()
    return lambda _: next(written)


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_playthrough(path: Path) -> None:
    game = path.parts[-3]
    written = path.read_text("utf-8").splitlines()
    setup = json.loads(written[0])
    version = burgher.game(game).rules_version
    if UPDATE and len(written) == 1:
        written = play_through(game, setup | {"rules": version}, at_random(setup["seed"]))
        path.write_text("\n".join(written) + "\n", "utf-8")
    elif UPDATE and setup.get("rules", 1) == version - 1:
        newer = path.with_name(f"{path.stem.partition('.')[0]}.v{version}.txt")
        if not newer.exists():
            lines = play_through(game, setup | {"rules": version}, at_random(setup["seed"]))
            newer.write_text("\n".join(lines) + "\n", "utf-8")
    setup = json.loads(written[0])
    played = play_through(game, setup, as_written(written))
    for line, (is_now, was) in enumerate(zip(played, written, strict=False), start=1):
        assert is_now == was, f"{path.name} differs from line {line} on: if that is meant, raise rules_version"
    assert len(played) == len(written)


@pytest.mark.parametrize("game", list(SETUPS))
def test_every_number_of_players_is_written_down(game: str) -> None:
    """By today's rules, and by every earlier version that can still be played."""
    setups = [json.loads(path.read_text("utf-8").partition("\n")[0]) for path in FILES if path.parts[-3] == game]
    rules = burgher.game(game)
    for version in range(rules.oldest_rules, rules.rules_version + 1):
        players = {setup["players"] for setup in setups if setup.get("rules", 1) == version}
        assert players == set(rules.players), f"rules {version}"
