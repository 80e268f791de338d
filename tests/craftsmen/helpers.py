"""Positions in a few words: a table that is bare but for what a test names, with stage or stack as it needs.

Colours: 0 violet, 1 green, 2 blue, 3 red. Some cards (top/bottom): S1 violet/green, S2 green/blue, S3 blue/red;
B11 wheat field blue, B22 vineyard green, B01 ore mine violet, B13 pasture violet; E22 mill red/blue,
E01 cooperage green/blue, E07 tannery blue/green, E13 smelter red/violet, E19 butcher violet/red, E16 weaver
green/violet; A05 tailor violet/green (cloth, leather), A11 winery green/blue (grapes, barrel), A15 bakery red/green
(flour, wax), A03 blacksmith red/blue (iron, wood).
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from burgher.core.table import Table, open_table
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen.state import Craftsmen, Player

Doc = dict[str, Any]
Seats = Sequence[Mapping[str, Any]]
RICH = {"violet3": 2, "green3": 2, "blue3": 2, "red3": 2}


def document(players: Seats | int, **rest: Any) -> Doc:
    """A position of these players, or of so many players without anything."""
    seats = [{}] * players if isinstance(players, int) else list(players)
    return {"players": [dict(seat) for seat in seats], **rest}


def table(players: Seats | int = 2, *, seed: int = 1, strict: bool = False, **rest: Any) -> Table:
    return open_table(GAME, 0, seed=seed, position=document(players, **rest), strict=strict)


def at(stage: str, players: Seats | int = 2, queue: Sequence[Sequence[int]] = ((0,),), **rest: Any) -> Table:
    """A table at a stage, with discs in its queue. Seat 1 waits in the town hall, so that the round goes on."""
    queues = {stage: [list(space) for space in queue]}
    if stage != "town_hall" and rest.get("season") != "winter":
        queues["town_hall"] = [[1]]
    return table(players, stage=stage, queues=queues, **rest)


def new(players: int = 2, seed: int = 1, **options: Any) -> Table:
    return open_table(GAME, players, seed=seed, options=options)


def begun(players: int = 2, seed: int = 1) -> Table:
    """A new game after the exchange, which nobody used."""
    t = new(players, seed)
    while t.view()["step"] == "exchange":
        t.act(t.to_move[0], "end")
    return t


def state(t: Table) -> Craftsmen:
    assert isinstance(t.state, Craftsmen)
    return t.state


def player(t: Table, seat: int = 0) -> Player:
    return state(t).players[seat]


def play(t: Table, *actions: str) -> Table:
    """Actions of whoever is to move."""
    for action in actions:
        t.act(t.to_move[0], action)
    return t


def offers(t: Table, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal actions of a seat, or of whoever is to move, that begin with a verb or with more of a text form."""
    return [action for action in t.actions(t.to_move[0] if seat is None else seat) if action.startswith(verb)]


def verbs(t: Table) -> set[str]:
    """The verbs that whoever is to move may use."""
    return {action.partition(":")[0] for action in offers(t)}


def step(t: Table) -> str | None:
    name: str | None = t.view()["step"]
    return name


def seen(t: Table, seat: int = 0, reader: int | None = None) -> Doc:
    """What a reader, or everybody, sees of a seat."""
    out: Doc = t.view(reader)["players"][seat]
    return out


def cards(t: Table, seat: int = 0) -> int:
    return sum(player(t, seat).capital)


def points(t: Table, seat: int = 0) -> dict[str, int]:
    """The lines of a seat's score sheet that are not zero."""
    return {line: n for line, n in t.scores()[seat]["parts"].items() if n}


def total(t: Table, seat: int = 0) -> int:
    out: int = t.scores()[seat]["total"]
    return out


def chance(t: Table, verb: str) -> list[str]:
    """What chance did so far, hidden or not, by the beginning of its text form."""
    done = [t.game.verbs.text(entry.action) for entry in t.log if entry.seat < 0]
    return [action for action in done if action.startswith(verb)]


def log_of(t: Table, seat: int | None) -> list[str]:
    return [action for _, action in t.read_log(seat)]


def all_pass(t: Table, stop: str = "") -> Table:
    """Everybody declines until a step is asked or the game is over."""
    lazy = ("pass", "end", "hall:0", "drop", "mayor:0", "bank_priv:0")
    while not t.over and step(t) != stop:
        actions = offers(t)
        t.act(t.to_move[0], next((a for a in actions if a in lazy), actions[0]))
    return t


def when(t: Table) -> tuple[int, str]:
    return t.view()["year"], t.view()["season"]


# ---------------------------------------------------------------- random play


def pick(t: Table, rng: Random) -> tuple[int, str]:
    """A verb first and then an action, with a liking for doing something, so that goods are made and shipped."""
    seat = rng.choice(t.to_move)
    by_verb: dict[str, list[str]] = {}
    for action in t.actions(seat):
        by_verb.setdefault(action.partition(":")[0], []).append(action)
    busy = [verb for verb in by_verb if verb not in ("end", "pass", "drop", "recall")]
    if "ship" in busy and rng.random() < 0.8:
        return seat, rng.choice(by_verb["ship"])
    chosen = rng.choice(busy) if busy and rng.random() < 0.9 else rng.choice(list(by_verb))
    if chosen == "raw" and rng.random() < 0.8:
        icons = [action for action in by_verb["raw"] if action.split(":")[2] != "0"]
        return seat, rng.choice(icons or by_verb["raw"])
    if chosen in ("auction", "bid"):
        return seat, by_verb[chosen][0]
    return seat, rng.choice(by_verb[chosen])


def random_play(t: Table, rng: Random, length: int | None = None) -> Table:
    """A table after some more decisions, or after all of them."""
    while not t.over and (length is None or length > 0):
        t.act(*pick(t, rng))
        length = None if length is None else length - 1
    return t
