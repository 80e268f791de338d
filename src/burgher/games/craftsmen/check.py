"""Checks the data files, since an owner of the printed game may overrule what could only be reconstructed.

Every fault names the file and the entry. What the rulebook prints must still hold: the sizes of the decks, the
points of flour and clothes, a green vineyard, a red and blue mill, and the example of the ships' scoring.
"""

import os
from pathlib import Path
from typing import Any, Final, NoReturn

from burgher.core.data import OWNER_DATA
from burgher.core.errors import BurgherError

COLOURS: Final = ["violet", "green", "blue", "red"]
DECKS: Final = {"sawmill": ("S", 6, 0), "basic": ("B", 24, 0), "extended": ("E", 24, 8), "advanced": ("A", 16, 8)}
CAPITAL_CARDS: Final = 48
SHIPS: Final = 4

Load = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]

# What the rulebook's example pays on each ship to the colours that have markers there: base points and bonus.
PRINTED_EXAMPLE: Final = [
    {"yellow": (9, 4), "black": (4, 0), "red": (4, 0)},
    {"green": (16, 5), "blue": (14, 3), "black": (8, 0)},
    {"yellow": (17, 4), "red": (11, 6)},
    {"black": (16, 7), "green": (10, 5), "blue": (8, 3), "yellow": (4, 1)},
]


def owner_file(name: str) -> Path | None:
    """The owner's data file of this name, if there is one."""
    owner = os.environ.get(OWNER_DATA)
    path = Path(owner, "craftsmen", f"{name}.toml") if owner else None
    return path if path is not None and path.is_file() else None


def refuse(name: str, entry: str, fault: str) -> NoReturn:
    """Tell what is wrong with an entry of a data file."""
    raise BurgherError(f"The data file {owner_file(name) or f'{name}.toml'}, entry {entry}: {fault}.")


def need(entry: Any, key: str, kind: type, name: str, where: str) -> Any:
    """A field that an entry must have, of the right type."""
    value = entry.get(key) if isinstance(entry, dict) else None
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        refuse(name, where, f"{key} is missing or of the wrong type")
    return value


def rows(data: dict[str, Any], name: str, key: str) -> list[Any]:
    value = data[key]
    if not isinstance(value, list):
        refuse(name, key, "it must be a list")
    return value


def check_data(goods: dict[str, Any], cards: dict[str, Any], board: dict[str, Any]) -> None:
    """Refuse data that cannot be the game."""
    if owner_file("numbers"):
        refuse("numbers", "all", "these numbers are printed in the rulebook and cannot be overruled")
    makers = check_goods(goods)
    check_capital(cards)
    made: set[str] = set()
    for deck in DECKS:
        made |= check_deck(cards, deck, makers)
    for good in makers.values():
        if good not in made:
            refuse("cards", good, "no card makes this good")
    check_granary(goods, board)
    check_holds(goods, board)


def check_goods(goods: dict[str, Any]) -> dict[str, str]:
    """The goods that the buildings make. Whatever a recipe asks for must be made by one of the tiers below it."""
    makers: dict[str, str] = {}
    usable: set[str] = set()
    for tier, count, inputs in (("raw", 7, 0), ("semi_finished", 8, 1), ("finished", 8, 2)):
        entries = rows(goods, "goods", tier)
        if len(entries) != count:
            refuse("goods", tier, f"there must be {count} goods, not {len(entries)}")
        made: set[str] = set()
        for i, entry in enumerate(entries):
            where = f"{tier}[{i}]"
            good, building = need(entry, "good", str, "goods", where), need(entry, "building", str, "goods", where)
            if building in makers or good in makers.values():
                refuse("goods", where, f"{good} or {building} is listed twice")
            if need(entry, "points", int, "goods", where) < 0:
                refuse("goods", where, "points must not be negative")
            wanted = need(entry, "inputs", list, "goods", where) if inputs else []
            if len(wanted) != inputs:
                refuse("goods", where, f"a recipe here has {inputs} inputs, not {len(wanted)}")
            for other in wanted:
                if other not in usable:
                    refuse("goods", where, f"{good} cannot be made, since nothing makes {other!r:.40}")
            makers[building] = good
            if tier == "raw" or (tier == "semi_finished" and need(entry, "granary", bool, "goods", where)):
                made.add(good)
        usable |= made
    for i, entry in enumerate(goods["finished"]):
        if need(entry, "bonus", int, "goods", f"finished[{i}]") < 0:
            refuse("goods", f"finished[{i}]", "bonus must not be negative")
        for building in need(entry, "line", list, "goods", f"finished[{i}]"):
            if building not in makers:
                refuse("goods", f"finished[{i}]", f"line names {building!r:.40}, which is no building")
    for good, tier, points in (("flour", "semi_finished", 1), ("clothes", "finished", 4)):
        if [entry["points"] for entry in goods[tier] if entry["good"] == good] != [points]:
            refuse("goods", good, f"the rulebook prints {points} points for it")
    return makers


def check_capital(cards: dict[str, Any]) -> None:
    total = 0
    seen: set[tuple[str, int]] = set()
    for i, entry in enumerate(rows(cards, "cards", "capital")):
        where = f"capital[{i}]"
        colour, value = need(entry, "colour", str, "cards", where), need(entry, "value", int, "cards", where)
        if colour not in COLOURS or not 1 <= value <= 3 or (colour, value) in seen:
            refuse("cards", where, "it must be a colour and a value from 1 to 3 that no other entry has")
        seen.add((colour, value))
        copies = need(entry, "copies", int, "cards", where)
        if copies < 0:
            refuse("cards", where, "copies must not be negative")
        total += copies
    if total != CAPITAL_CARDS:
        refuse("cards", "capital", f"there must be {CAPITAL_CARDS} cards, not {total}")


def check_deck(cards: dict[str, Any], deck: str, makers: dict[str, str]) -> set[str]:
    """The goods that the cards of a deck make."""
    letter, size, houses = DECKS[deck]
    entries = rows(cards, "cards", deck)
    if len(entries) != size:
        refuse("cards", deck, f"there must be {size} cards, not {len(entries)}")
    made: set[str] = set()
    for i, entry in enumerate(entries):
        where = f"{deck}[{i}]"
        wanted = f"{letter}{i + 1}" if deck == "sawmill" else f"{letter}{i + 1:02}"
        if need(entry, "id", str, "cards", where) != wanted:
            refuse("cards", where, f"its id must be {wanted}")
        for half in ("top", "bottom"):
            if need(entry, half, str, "cards", where) not in COLOURS:
                refuse("cards", where, f"{half} must be one of {', '.join(COLOURS)}")
        building, good = need(entry, "building", str, "cards", where), need(entry, "good", str, "cards", where)
        if makers.get(building) != good:
            refuse("cards", where, f"a {building!r:.40} does not make {good!r:.40}")
        made.add(good)
    if sum(1 for entry in entries if entry.get("house") is True) != houses:
        refuse("cards", deck, f"{houses} cards must carry the house symbol")
    check_printed(deck, entries)
    return made


def check_printed(deck: str, entries: list[Any]) -> None:
    """The two cards that the rulebook describes."""
    halves = {(entry["building"], entry["top"], entry["bottom"]) for entry in entries}
    if deck == "basic" and ("vineyard", "green", "green") not in halves:
        refuse("cards", "basic", "the rulebook knows a vineyard with two green halves")
    if deck == "extended" and not {("mill", "red", "blue"), ("mill", "blue", "red")} & halves:
        refuse("cards", "extended", "the rulebook knows a mill with a red and a blue half")


def check_granary(goods: dict[str, Any], board: dict[str, Any]) -> None:
    """Seven columns: the semi-finished goods that are not shipped at once."""
    stored = {entry["good"] for entry in goods["semi_finished"] if entry["granary"]}
    columns = rows(board, "board", "granary")
    if len(columns) != 7 or set(columns) != stored:
        refuse("board", "granary", f"it must list these goods once each: {', '.join(sorted(stored))}")


def check_holds(goods: dict[str, Any], board: dict[str, Any]) -> None:
    shipped = {entry["good"] for entry in goods["finished"]}
    shipped |= {entry["good"] for entry in goods["semi_finished"] if not entry["granary"]}
    bonus = rows(board, "board", "ship_bonus")
    if [len(ranks) if isinstance(ranks, list) else 0 for ranks in bonus] != list(range(1, SHIPS + 1)):
        refuse("board", "ship_bonus", "ship 1 has one rank, ship 2 two, ship 3 three and ship 4 four")
    holds: list[list[tuple[str, int]]] = [[] for _ in range(SHIPS)]
    last = 1
    for i, entry in enumerate(rows(board, "board", "hold")):
        where = f"hold[{i}]"
        ship, good = need(entry, "ship", int, "board", where), need(entry, "good", str, "board", where)
        if not last <= ship <= SHIPS:
            refuse("board", where, f"ships are numbered 1 to {SHIPS}, and their rows are listed in that order")
        last = ship
        if good not in shipped or good in [other for other, _ in holds[ship - 1]]:
            refuse("board", where, f"{good!r:.40} is not shipped, or has a row on ship {ship} already")
        points = need(entry, "points", int, "board", where)
        if points < 0:
            refuse("board", where, "points must not be negative")
        holds[ship - 1].append((good, points))
    for good in shipped:
        if not any(good in [other for other, _ in hold] for hold in holds):
            refuse("board", "hold", f"no ship has a row for {good}")
    for ship, hold in enumerate(holds):
        if not example_possible([points for _, points in hold], bonus[ship], PRINTED_EXAMPLE[ship]):
            refuse("board", "hold", f"the printed example of the scoring cannot come about on ship {ship + 1}")


def example_possible(hold: list[int], bonus: list[int], figures: dict[str, tuple[int, int]]) -> bool:
    """Can the hold be loaded so that it pays these base points and bonuses? Rows are tried from top to bottom."""
    names = list(figures)
    ranked = sorted((name for name in names if figures[name][1]), key=lambda name: -figures[name][1])
    if [figures[name][1] for name in ranked] != bonus[: len(ranked)] or len(ranked) != min(len(bonus), len(names)):
        return False
    # what is known after some rows: points still missing, markers, and who appeared before whom (the tie-break)
    loads: set[Load] = {(tuple(figures[name][0] for name in names), (0,) * len(names), ())}
    for points in hold:
        left = one_more(loads, points)
        loads |= left | one_more(left, points)
    for missing, markers, seen in loads:
        if any(missing) or 0 in markers:
            continue
        order = sorted(range(len(names)), key=lambda i: (-markers[i], seen.index(i)))
        if [names[i] for i in order[: len(ranked)]] == ranked:
            return True
    return False


def one_more(loads: set[Load], points: int) -> set[Load]:
    """All that can come of one more marker in a row with these points."""
    out: set[Load] = set()
    for missing, markers, seen in loads:
        for i in range(len(missing)):
            if missing[i] >= points:
                rest = (*missing[:i], missing[i] - points, *missing[i + 1 :])
                count = (*markers[:i], markers[i] + 1, *markers[i + 1 :])
                out.add((rest, count, seen if i in seen else (*seen, i)))
    return out
