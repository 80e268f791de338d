"""Positions in a few words: seat 0 evaluates a card on a table that is bare but for what a test names.

The cells of a plan, with the forests of the start layout (F0 on cells 0 and 1, and so on):

   0 F0   1 F0   2 F1   3 F1   4
   5      6 F2   7 F2   8      9
  10     11     12 F3  13 F3  14
  15     16 F4  17 F4  18 F5  19 F5
"""

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any

from _pytest.mark import ParameterSet

from burgher import Table
from burgher.core.table import Record, open_record, open_table
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.state import GlassRoad

Doc = dict[str, Any]
# Short names of the markers: food2 and charcoal2 are those of the brick wheel.
MARKERS = ["sand", "food", "charcoal", "water", "wood", "glass", "clay", "charcoal2", "food2", "brick"]
TILE = {name: number for number, name in enumerate(f.TILE_NAMES)}
CARD = {name: number for number, name in enumerate(f.CARD_NAMES)}
GOOD = {name: number for number, name in enumerate(f.GOODS)}


def player(doc: Mapping[str, Any]) -> Doc:
    """A player's document; `goods` are amounts by short name, and the plan has cells as numbers."""
    out = dict(doc)
    if "goods" in out:
        goods = out.pop("goods")
        assert set(goods) <= set(MARKERS)
        wheels: dict[str, dict[str, int]] = {"glass": {}, "brick": {}}
        for name, count in goods.items():
            wheel = "brick" if name in MARKERS[6:] else "glass"
            wheels[wheel][name.removesuffix("2")] = count
        out["wheels"] = wheels
    if "plan" in out:
        out["plan"] = {str(cell): what for cell, what in out["plan"].items()}
    return out


def document(me: Mapping[str, Any], others: Sequence[Mapping[str, Any]] = (), **rest: Any) -> Doc:
    doc: Doc = {"players": [player(seat) for seat in [me, *others]], **rest}
    if "offer" in doc:  # tiles on the building board, in any order
        rows: dict[str, list[str]] = {category: [] for category in f.CATEGORIES}
        for name in doc.pop("offer"):
            rows[f.CATEGORIES[TILE[name] // f.CONVERSIONS]].append(name)
        doc["board"] = rows
    return doc


def position(doc: Doc, seed: int = 1, strict: bool = False) -> Table:
    return open_table(RULES, 0, seed=seed, position=doc, strict=strict)


def table(me: Mapping[str, Any] | None = None, others: Sequence[Mapping[str, Any]] = (), **rest: Any) -> Table:
    return position(document(me or {}, others, **rest), rest.pop("seed", 1))


def evaluate(
    card: str,
    me: Mapping[str, Any] | None = None,
    others: Sequence[Mapping[str, Any]] = (),
    *,
    both: bool = True,
    **rest: Any,
) -> Table:
    """Seat 0 evaluates a card, with both actions unless told otherwise."""
    return table(me, others, evaluating={"seat": 0, "card": card, "both": both}, **rest)


def window(me: Mapping[str, Any], *tiles: str, **rest: Any) -> Table:
    """Seat 0 may use anytime actions, and owns these conversion buildings (on cells 4, 5, 8, 9 ...)."""
    plan = dict(zip([4, 5, 8, 9, 10], tiles, strict=False)) | dict(me.get("plan", {}))
    return evaluate("pond_builder", {**me, "plan": plan}, **rest)


def building(
    tile: str, me: Mapping[str, Any] | None = None, others: Sequence[Mapping[str, Any]] = (), **rest: Any
) -> Table:
    """Seat 0 is about to choose what to build; the tile is on offer, and the goods for it are there."""
    mine = dict(me or {})
    goods = dict(mine.pop("goods", {}))
    for good, n in enumerate(f.COST[TILE[tile]]):
        if n:
            goods[f.GOODS[good]] = goods.get(f.GOODS[good], 0) + n
    offer = [tile, *rest.pop("offer", [])]
    t = evaluate("master_builder", {**mine, "goods": goods}, others, offer=offer, **rest)
    return play(t, "use:1:0")


def build(tile: str, cell: int, me: Mapping[str, Any] | None = None, **rest: Any) -> Table:
    return play(building(tile, me, **rest), f"build:{TILE[tile]}:{cell}")


def play(t: Table, *actions: str) -> Table:
    """Actions of whoever is to move."""
    for action in actions:
        t.act(t.to_move[0], action)
    return t


def offers(t: Table, verb: str = "", seat: int | None = None) -> list[str]:
    """The legal actions of a seat, or of who is to move, that begin with a verb or more of a text form."""
    who = t.to_move[0] if seat is None else seat
    return [action for action in t.actions(who) if action.startswith(verb)]


def verbs(t: Table, seat: int | None = None) -> set[str]:
    return {action.partition(":")[0] for action in offers(t, "", seat)}


def seen(t: Table, seat: int = 0) -> Doc:
    """What everybody sees of a seat."""
    out: Doc = t.view()["players"][seat]
    return out


def goods(t: Table, seat: int = 0) -> dict[str, int]:
    """The markers that are not at 0, by short name."""
    return {name: n for name, n in zip(MARKERS, state_of(t).players[seat].goods, strict=True) if n}


def plan(t: Table, seat: int = 0) -> dict[int, str]:
    """The cells that are not empty, forests left out."""
    return {cell: what for cell, what in enumerate(seen(t, seat)["plan"]) if what not in (None, "forest")}


def points(t: Table, seat: int = 0) -> dict[str, float]:
    """The lines of a seat's score sheet that are not zero."""
    return {line: n for line, n in t.scores()[seat]["parts"].items() if n}


def total(t: Table, seat: int = 0) -> float:
    out: float = t.scores()[seat]["total"]
    return out


def told_turns(t: Table, action: str) -> tuple[Any, Any]:
    """How far each wheel would turn, as the words of an action tell it: glass wheel, brick wheel."""
    args = RULES.describe(state_of(t), t.to_move[0], RULES.verbs.parse(action)).args
    return args["glass"], args["brick"]


def state_of(t: Table) -> GlassRoad:
    assert isinstance(t.state, GlassRoad)
    return t.state


def new(players: int = 2, seed: int = 1, **options: Any) -> Table:
    return open_table(RULES, players, seed=seed, options=options)


def load(record: Record) -> Table:
    return open_record(RULES, record)


def pick(t: Table, seat: int, cards: Iterable[str]) -> None:
    """A seat chooses these cards as its hand."""
    for card in sorted(CARD[name] for name in cards):
        t.act(seat, f"pick:{card}")


def proven_by(case: ParameterSet) -> str:
    """The clause that a case of a test proves."""
    return str(next(iter(case.marks)).args[0])


def names(cards: Iterable[int]) -> list[str]:
    return [f.CARD_NAMES[card] for card in cards]


# ---------------------------------------------------------------- random play


def choose(actions: Sequence[int], rng: Random) -> int:
    """A random action: the verb first, then one of its actions, so that rare verbs are tried too."""
    by_verb: dict[str, list[int]] = {}
    for action in actions:
        by_verb.setdefault(RULES.verbs.of(action).name, []).append(action)
    verb = rng.choice(sorted(by_verb))
    if "use" in by_verb and rng.random() < 0.6:
        verb = "use"
    return rng.choice(by_verb[verb])


def random_play(t: Table, rng: Random, length: int | None = None) -> Table:
    """A table after some more decisions, or after all of them."""
    while not t.over and (length is None or length > 0):
        seat = rng.choice(t.to_move)
        t.act(seat, t.game.verbs.text(choose(t.legal(seat), rng)))
        length = None if length is None else length - 1
    return t
