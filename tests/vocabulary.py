"""What the tests of all games say: to set up a table, to play, to look, and to ask why not."""

from typing import Any

import pytest

import burgher
from burgher import BadPosition, Table
from burgher.core.words import words

Doc = dict[str, Any]

# Burgundy: the last die of the game. The fifth cow completes a pasture; everything else brings two points at most.
LAST_DIE: Doc = {
    "phase": "E",
    "round": 5,
    "depots": {"5": {"tiles": ["castle", "mine"]}},
    "players": [
        {
            "estate": {"18": "castle", "10": "cow_2", "9": "cow_2", "4": "cow_2", "5": "cow_2"},
            "storage": ["cow_2", "bank"],
            "workers": 2,
            "dice": [6, 5],
            "used": [False, True],
        },
        {"dice": [1, 2], "used": [True, True]},
    ],
}


def new(game: str, players: int = 2, seed: int = 1, **options: Any) -> Table:
    return burgher.new(game, players=players, seed=seed, options=options)


def position(game: str, doc: Doc, seed: int = 1, strict: bool = False) -> Table:
    return burgher.position(game, doc, seed=seed, strict=strict)


def play(t: Table, *actions: str) -> Table:
    """Actions of whoever is to move."""
    for action in actions:
        t.act(t.to_move[0], action)
    return t


def offers(t: Table, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal actions of a seat, or of whoever is to move, that begin with a verb or with more of a text form."""
    return [action for action in t.actions(t.to_move[0] if seat is None else seat) if action.startswith(verb)]


def verbs(t: Table, seat: int | None = None) -> set[str]:
    """The verbs that a seat, or whoever is to move, may use."""
    return {action.partition(":")[0] for action in offers(t, seat=seat)}


def step(t: Table) -> str | None:
    """What is asked or drawn now."""
    return None if t.over else t.state.top().name


def why(t: Table, action: str, seat: int | None = None) -> tuple[str, str] | None:
    """Why an action is not possible: clause and English sentence."""
    reason = t.why_not(t.to_move[0] if seat is None else seat, action)
    if reason is None:
        return None
    return reason.clause, words("en", t.game.id).say(reason.message.key, reason.message.args)


def check_largest(game: str, entry: str) -> None:
    """A stack entry with the largest numbers of its fields is read; with any of them larger it is refused."""
    rules = burgher.game(game)
    step, *fields = entry.split(":")
    players = next(s.players for s in rules.steps if s.name == step) or rules.players
    rules.read_frames([entry], players[-1])
    for i, field in enumerate(fields):
        name, _, most = field.partition("=")
        with pytest.raises(BadPosition, match="too large"):
            rules.read_frames([":".join([step, *fields[:i], f"{name}={int(most) + 1}", *fields[i + 1 :]])], players[-1])
