"""Positions in a few words: seat 0 is to move on a table that is bare but for what a test names.

Dice are written "g3 y2 b6". The displays and the public lumber are fixed, so that nothing is drawn before the test
begins: slots 1 to 4 show orders S05 S06 S07 S08 and helpers A02 A05 A09 A19, those excepted that a player has, and the
public lumber is g1 g3, y2 y4, b1 b6.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from burgher.core.table import Opening, Table, new_opening, open_table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.state import Player, Woodcraft

Doc = dict[str, Any]
LETTERS = {"g": "green", "y": "yellow", "b": "brown"}
TILES = {name: number for number, name in enumerate(f.TILES)}
FREE = {"ability", "saw", "splice", "glue", "harvest", "complete"}  # verbs of free actions
BUY, EXCHANGE, MATERIALS, ORDERS, HELPER, PRODUCE, IMPROVE = range(7)


def dice(text: str) -> list[Doc]:
    return [{"color": LETTERS[die[0]], "value": int(die[1])} for die in text.split()]


def player(doc: Mapping[str, Any]) -> Doc:
    out = dict(doc)
    if isinstance(out.get("lumber"), str):
        out["lumber"] = dice(out["lumber"])
    if isinstance(out.get("orders"), str):
        out["orders"] = [
            {"card": text.split("/")[0], **({"row": text.split("/")[1]} if "/" in text else {})}
            for text in out["orders"].split()
        ]
    return out


def document(me: Mapping[str, Any] | None = None, *others: Mapping[str, Any], players: int = 2, **rest: Any) -> Doc:
    seats = [{"blueberries": 20, **(me or {})}, *others]
    seats += [{}] * (players - len(seats))
    used = repr(seats)
    return {
        "players": [player(seat) for seat in seats],
        "orders": [code if code not in used else None for code in ("S05", "S06", "S07", "S08")],
        "helpers": [code if code not in used else None for code in ("A02", "A05", "A09", "A19")],
        "market": [1, 3, 2, 4, 1, 6],
        **rest,
    }


def table(
    me: Mapping[str, Any] | None = None, *others: Mapping[str, Any], players: int = 2, seed: int = 1, **rest: Any
) -> Table:
    return open_table(GAME, 0, seed=seed, position=document(me, *others, players=players, **rest))


def by_rules(
    rules: int, me: Mapping[str, Any] | None = None, *others: Mapping[str, Any], players: int = 2, **rest: Any
) -> Table:
    """The same in a game that was begun by these rules."""
    position = document(me, *others, players=players, **rest)
    t = Table(GAME, Opening(players, 1, position=position, rules=rules))
    t.run_chance()
    return t


def by_rules_1(me: Mapping[str, Any] | None = None, *others: Mapping[str, Any], players: int = 2, **rest: Any) -> Table:
    return by_rules(1, me, *others, players=players, **rest)


def undrawn(doc: Doc) -> Table:
    """A position at which nothing has been drawn yet: the test says what chance brings."""
    return Table(GAME, new_opening(GAME, 0, seed=1, position=doc))


def chosen(tile: str, **rest: Any) -> Doc:
    """This turn's tile has been chosen and waits to be settled."""
    return {"tile": tile, **rest}


def open_action(tile: str, me: Mapping[str, Any] | None = None, *others: Mapping[str, Any], **rest: Any) -> Table:
    """The tile has been chosen and its action opened."""
    t = table(me, *others, this_turn=chosen(tile), **rest)
    act(t, "main:0")
    return t


def act(t: Table, *actions: str) -> Table:
    for action in actions:
        t.act(t.to_move[0], action)
    return t


def verbs(t: Table) -> set[str]:
    return {action.partition(":")[0] for action in t.actions(t.to_move[0])}


def legal(t: Table, verb: str) -> list[str]:
    return [action for action in t.actions(t.to_move[0]) if action.partition(":")[0] == verb]


def state(t: Table) -> Woodcraft:
    assert isinstance(t.state, Woodcraft)
    return t.state


def me(t: Table, seat: int = 0) -> Player:
    return state(t).players[seat]


def lumber(t: Table, seat: int = 0) -> str:
    """The lumber of a seat, written as the tests write it."""
    counts = me(t, seat).lumber
    return " ".join(f"{'gyb'[die // 6]}{die % 6 + 1}" for die in range(f.DICE) for _ in range(counts[die]))


def tokens(t: Table, seat: int = 0) -> dict[str, int]:
    return {name: n for name, n in zip(f.TOKENS, me(t, seat).tokens, strict=True) if n}


def part(t: Table, line: str, seat: int = 0) -> int:
    return int(t.scores()[seat]["parts"][line])


def points(t: Table, seat: int = 0) -> int:
    return int(t.scores()[seat]["total"])


def step(t: Table) -> str:
    return str(t.view()["step"])


def end_turn(t: Table) -> Table:
    """Settle whatever is open in the plainest way until the next seat, or the next round, is to move."""
    s = state(t)
    before = (s.round, s.turn)
    while not t.over and (s.round, s.turn) == before:
        act(t, plain(t))
        s = state(t)
    return t


def plain(t: Table) -> str:
    """The dullest legal action."""
    options = t.actions(t.to_move[0])
    wanted = ["end_actions", "main:1", "market:0", "done"]
    return next((action for action in wanted if action in options), options[0])


def to_step(t: Table, name: str) -> Table:
    """Play plainly until the step of this name asks."""
    while step(t) != name:
        act(t, plain(t))
    return t


def to_round_end(t: Table) -> Table:
    """Play plainly until the round is over."""
    before = state(t).round
    while not t.over and state(t).round == before:
        end_turn(t)
    return t


def new(players: int, seed: int = 1, **options: Any) -> Table:
    return open_table(GAME, players, seed=seed, options=options)


def pick(actions: list[int], rng: Random) -> int:
    """A verb first and then an action of it, so that rare verbs are tried too."""
    by_verb: dict[str, list[int]] = {}
    for action in actions:
        by_verb.setdefault(GAME.verbs.of(action).name, []).append(action)
    return rng.choice(rng.choice(list(by_verb.values())))


def random_play(t: Table, rng: Random, decisions: int) -> Table:
    for _ in range(decisions):
        if t.over:
            break
        seat = t.to_move[0]
        t.act(seat, GAME.verbs.text(pick(t.legal(seat), rng)))
    return t


def wheel(arrow: int, arc: bool = False, /, **places: tuple[int, int]) -> Doc:
    """A wheel with the tiles named standing on (quadrant, space)."""
    return {"tiles": {name: list(place) for name, place in places.items()}, "arrow": arrow, "arc": arc}


def spread(quadrant: int, arrow: int, arc: bool = False) -> Doc:
    """All seven tiles in one quadrant, on the spaces 1 to 7 in their order."""
    return wheel(arrow, arc, **{name: (quadrant, space) for space, name in enumerate(f.TILES, start=1)})
