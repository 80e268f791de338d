"""Positions in a few words: seat 0 is to move on a table that is bare but for what a test names.

Board 1, cell: type and number (cells that touch the start castle on 18 are marked *):

            0 L6   1 C5   2 C4   3 K3
         4 L2   5 L1   6 C6   7 K5   8 B4
      9 L5  10 L4 *11 B3 *12 K1  13 B2  14 B3
  15 S6  16 S1 *17 S2 *18 C6 *19 S5  20 S4  21 S1
     22 B2  23 B5 *24 M4 *25 B3  26 B1  27 L2
        28 B6  29 M1  30 K2  31 B5  32 B6
           33 M3  34 K4  35 K1  36 B3
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import burgher
from burgher import Table
from burgher.games.castles_of_burgundy.verbs import FREE_PLACE, PLACE

GAME = "castles_of_burgundy"
Doc = dict[str, Any]
Tiles = Mapping[int, str]

# The eight buildings in the order of the knowledge tiles 16 to 23 that count them.
BUILDINGS = [
    "warehouse",
    "watchtower",
    "carpenters_workshop",
    "church",
    "market",
    "boarding_house",
    "bank",
    "city_hall",
]

# The whole of each colour of board 1, the start castle left out, in an order in which the cells hang together.
RIVERS = [17, 16, 15, 19, 20, 21]
MINES = [24, 29, 33]
CASTLES = [6, 1, 2]
PASTURES = [10, 5, 9, 4, 0, 27]
STUDIES = [12, 7, 3, 30, 34, 35]
CITIES = [11, 25, 26, 31, 32, 36, 23, 22, 28, 8, 13, 14]


def player(doc: Mapping[str, Any]) -> Doc:
    """A player with dice 1 and 2 and the start castle in the middle of board 1, unless told otherwise."""
    out = {"dice": [1, 2], **doc}
    if "estate" in out:
        start = out.setdefault("start", 18)
        out["estate"] = {str(cell): tile for cell, tile in {start: "castle", **out["estate"]}.items()}
    for key in ("goods", "sold"):
        if key in out:
            out[key] = {str(goods): count for goods, count in out[key].items()}
    return out


def document(
    me: Mapping[str, Any],
    others: Sequence[Mapping[str, Any]] = (),
    *,
    players: int = 2,
    tiles: Mapping[int, Sequence[str | None]] | None = None,
    goods: Mapping[int, Sequence[int]] | None = None,
    **rest: Any,
) -> Doc:
    """The document behind `table`: `tiles` and `goods` are what lies in each depot, 0 being the black one."""
    seats = [me, *others]
    seats += [{}] * (players - len(seats))
    tiles, goods = tiles or {}, goods or {}
    depots = {
        str(depot): {"tiles": list(tiles.get(depot, [])), "goods": list(goods.get(depot, []))}
        for depot in {*tiles, *goods}
    }
    return {"players": [player(seat) for seat in seats], "depots": depots, "white": 1, **rest}


def table(
    me: Mapping[str, Any] | None = None, others: Sequence[Mapping[str, Any]] = (), *, seed: int = 1, **rest: Any
) -> Table:
    return burgher.position(GAME, document(me or {}, others, **rest), seed=seed)


def last_turn(
    me: Mapping[str, Any], others: Sequence[Mapping[str, Any]] = (), *, phase: str = "E", **rest: Any
) -> Table:
    """Seat 0 has the last turn of a phase; its first die is used already."""
    players = max(2, 1 + len(others))
    order = [*range(1, players), 0]
    me = {"used": [True, False], **me}
    return table(me, others, **{"phase": phase, "round": 5, "order": order, "turn": 0, **rest})


def play(t: Table, *actions: str) -> Table:
    """Actions of whoever is to move."""
    for action in actions:
        t.act(t.to_move[0], action)
    return t


def offers(t: Table, verb: str = "", seat: int = 0) -> list[str]:
    """The legal actions of a seat that begin with a verb or with more of a text form."""
    return [action for action in t.actions(seat) if action.startswith(verb)]


def seen(t: Table, seat: int = 0) -> Doc:
    """What everybody sees of a seat."""
    out: Doc = t.view()["players"][seat]
    return out


def points(t: Table, seat: int = 0) -> dict[str, int]:
    """The lines of a seat's score sheet that are not zero."""
    return {line: n for line, n in t.scores()[seat]["parts"].items() if n}


def tiles_in(t: Table, depot: int) -> list[str | None]:
    out: list[str | None] = t.view()["depots"][depot]["tiles"]
    return out


def goods_in(t: Table, depot: int) -> list[int]:
    out: list[int] = t.view()["depots"][depot]["goods"]
    return out


def chance(t: Table, verb: str) -> list[str]:
    """What chance did so far, by the beginning of its text form."""
    return [action for seat, action in t.read_log() if seat < 0 and action.startswith(verb)]


def new(players: int = 2, seed: int = 1, **options: Any) -> Table:
    return burgher.new(GAME, players=players, seed=seed, options=options)


def workers_only(t: Table, stop: str) -> Table:
    """Everybody takes workers until the phase and round named, as in "B3", begin, or "end"."""
    while not t.over and f"{t.view()['phase']}{t.view()['round']}" != stop:
        seat = t.to_move[0]
        t.act(seat, next(a for a in t.actions(seat) if a.startswith(("workers", "end_turn"))))
    return t


# ---------------------------------------------------------------- random play

SETUPS: dict[str, Doc] = {
    "basic": {},
    "boards": {"boards": [2, 5, 8, 9]},
    "open": {"setup": "advanced", "choices": "open"},
    "secret": {"setup": "advanced", "choices": "secret"},
}


def setup_options(setup: str, players: int) -> Doc:
    """The options of one of the four ways to set the game up."""
    options = dict(SETUPS[setup])
    if "boards" in options:
        options["boards"] = options["boards"][:players]
    return options


def pick(actions: Sequence[int], rng: Random) -> int:
    """A random action, with a liking for placing tiles, so that regions and colours get filled."""
    places = [action for action in actions if PLACE.owns(action) or FREE_PLACE.owns(action)]
    return rng.choice(places if places and rng.random() < 0.7 else actions)


def random_play(t: Table, rng: Random, length: int | None = None) -> Table:
    """A table after some more decisions, or after all of them."""
    while not t.over and (length is None or length > 0):
        seat = rng.choice(t.to_move)
        t.act(seat, t.game.verbs.text(pick(t.legal(seat), rng)))
        length = None if length is None else length - 1
    return t
