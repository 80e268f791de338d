"""The pieces of a position: where all cards, cubes and tokens of a table are; nothing missing and nothing double."""

from typing import TYPE_CHECKING, Final

from burgher.core.errors import BadPosition
from burgher.core.reading import in_two_places, read_name
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import NO_KIND, Craftsmen, display_place

if TYPE_CHECKING:
    from burgher.games.craftsmen.position import EntryDoc, PositionDoc

KIND_NAMES: Final = [f"{colour}{value}" for colour in COLOURS for value in (1, 2, 3)]
UNSEEN: Final = {"unseen": 0, "house": 1}  # cards of a pile that nobody has seen: others, and house cards


# ---------------------------------------------------------------- reading


def read_capital(doc: dict[str, int], where: str) -> list[int]:
    out = [0] * f.KINDS
    for name, count in doc.items():
        if name not in KIND_NAMES:
            raise BadPosition(f"{where} names a capital card {name!r:.40}; they are violet1 to red3.")
        kind = KIND_NAMES.index(name)
        if count > f.CAPITAL[kind]:
            raise BadPosition(f"{where} has {count} cards {name}, but there are only {f.CAPITAL[kind]}.")
        out[kind] = count
    return out


def read_card(name: str, where: str) -> int:
    return 1 + read_name(name, f.CARD_IDS[1:], where, "card")


def read_cards(names: list[str], classes: list[int], where: str) -> list[int]:
    cards = [read_card(name, where) for name in names]
    for card in cards:
        if f.CLASS_OF[card] not in classes:
            raise BadPosition(f"{where} has the card {f.CARD_IDS[card]}, which cannot lie there.")
    if len(set(cards)) < len(cards):
        raise BadPosition(f"{where} has a card twice.")
    return cards


def read_money(s: Craftsmen, doc: "PositionDoc") -> None:
    """Capital cards outside of hands; a deck that is not named holds all that lie nowhere else."""
    s.discard = read_capital(doc.discard, "discard")
    s.paid = read_capital(doc.paid, "paid")
    s.mayor = read_capital(doc.mayor, "mayor")
    for place, name in enumerate(doc.capital_display):
        if name is not None:
            s.capital_display[place] = read_capital({name: 1}, "capital_display").index(1)
    rest = f.CAPITAL[:]
    for zone in [s.discard, s.paid, s.mayor] + [p.capital for p in s.players]:
        rest = [a - b for a, b in zip(rest, zone, strict=True)]
    for kind in s.capital_display:
        if kind != NO_KIND:
            rest[kind] -= 1
    for kind in range(f.KINDS):
        if rest[kind] < 0:
            raise BadPosition(f"There are more than {f.CAPITAL[kind]} cards {KIND_NAMES[kind]} on the table.")
    s.deck = rest if doc.deck is None else read_capital(doc.deck, "deck")
    for kind in range(f.KINDS):
        if s.deck[kind] > rest[kind]:
            raise BadPosition(f"deck has cards {KIND_NAMES[kind]} that lie somewhere else already.")


def read_mask(s: Craftsmen, seats: list[int] | str, where: str) -> int:
    if isinstance(seats, str):
        return pl.EVERY_SEAT
    if any(seat >= s.seats for seat in seats):
        raise BadPosition(f"{where} is known to a seat where nobody sits.")
    return sum(1 << seat for seat in set(seats))


def read_entry(s: Craftsmen, doc: "EntryDoc", where: str) -> int:
    card = read_card(doc.card, where)
    if f.CLASS_OF[card] == f.SAWMILL:
        raise BadPosition(f"{where} has a sawmill.")
    place, seen = read_mask(s, doc.place, where), read_mask(s, doc.seen, where)
    return pl.entry_of(card, place, seen | place, doc.bundle)


def read_buildings(s: Craftsmen, doc: "PositionDoc") -> None:
    """Displays and piles; a pile that is not named holds all cards that lie nowhere else, house cards on top."""
    for key in [*doc.display, *doc.piles]:
        if key not in f.CLASSES[:3]:
            raise BadPosition(f"display and piles have the classes {', '.join(f.CLASSES[:3])}, not {key!r:.40}.")
    for key, names in doc.display.items():
        number = f.CLASSES.index(key)
        for place, name in enumerate(names):
            if name is not None:
                s.display[display_place(number, place)] = read_cards([name], [number], f"display.{key}")[0]
    s.bundles = doc.bundles
    s.looked = [read_entry(s, entry, "looked") for entry in doc.looked]
    piles = {f.CLASSES.index(key): read_pile(s, key, entries) for key, entries in doc.piles.items()}
    known = read_known(s, piles)
    s.unseen = [[card for card in cards if card not in known] for cards in f.LOT_CARDS]
    for number in range(3):
        if number in piles:
            s.piles[number].entries = piles[number]
        else:
            s.piles[number].entries = [lot for lot in f.CLASS_LOTS[number] for _ in s.unseen[lot]]
        for lot in f.CLASS_LOTS[number]:
            if s.piles[number].entries.count(lot) > len(s.unseen[lot]):
                raise BadPosition(f"piles.{f.CLASSES[number]} has more unseen cards than are left.")
    spare = [card for card in range(1, f.SAWMILLS + 1) if card not in known]
    s.box = spare if doc.box is None else sorted(read_cards(doc.box, [f.SAWMILL], "box"))
    if not set(s.box) <= set(spare):
        raise BadPosition("box has a sawmill that lies somewhere else already.")


def read_known(s: Craftsmen, piles: dict[int, list[int]]) -> dict[int, str]:
    """Where each card lies that has a place; each is the only one of its kind."""
    zones = [(f"players[{seat}].hand", p.hand) for seat, p in enumerate(s.players)]
    zones += [(f"players[{seat}].row", p.row) for seat, p in enumerate(s.players)]
    zones += [(f"display.{f.CLASSES[number]}", s.displayed(number)) for number in range(3)]
    zones += [("looked", [pl.card(entry) for entry in s.looked])]
    zones += [(f"piles.{f.CLASSES[number]}", [pl.card(entry) for entry in piles[number]]) for number in piles]
    known: dict[int, str] = {}
    for where, cards in zones:
        for card in cards:
            if card in known:
                raise in_two_places(f"The card {f.CARD_IDS[card]}", [known[card], where])
            if card != f.NO_CARD:
                known[card] = where
    return known


def read_pile(s: Craftsmen, key: str, entries: "list[str | EntryDoc]") -> list[int]:
    number = f.CLASSES.index(key)
    out: list[int] = []
    for entry in reversed(entries):
        if not isinstance(entry, str):
            out.append(read_entry(s, entry, f"piles.{key}"))
            if f.CLASS_OF[pl.card(out[-1])] != number:
                raise BadPosition(f"piles.{key} has the card {entry.card}, which cannot lie there.")
        elif entry not in UNSEEN or UNSEEN[entry] >= len(f.CLASS_LOTS[number]):
            raise BadPosition(f"piles.{key} has an entry {entry!r:.40}; unseen cards are 'unseen' or 'house'.")
        else:
            out.append(f.CLASS_LOTS[number][UNSEEN[entry]])
    return out


def read_supplies(s: Craftsmen, doc: "PositionDoc") -> None:
    """Cubes, natural markers and tokens that are not named are those that lie nowhere else."""
    for seat, player in enumerate(doc.players):
        rest = f.CUBES - cubes_on_table(s, seat)
        if rest < 0:
            raise BadPosition(f"players[{seat}] has more than {f.CUBES} cubes on the table.")
        s.players[seat].supply = rest if player.supply is None else player.supply
        if s.players[seat].supply > rest:
            raise BadPosition(f"players[{seat}] has more than {f.CUBES} cubes.")
    rest = f.NATURAL_MARKERS - naturals_on_table(s)
    s.natural = rest if doc.natural is None else doc.natural
    if rest < 0 or s.natural > rest:
        raise BadPosition(f"There are more than {f.NATURAL_MARKERS} natural markers.")
    for name, total, held, given in (
        ("privileges", f.PRIVILEGES[s.seats], sum(p.privileges for p in s.players), doc.privileges),
        ("work", f.WORK[s.seats], sum(p.work for p in s.players), doc.work),
    ):
        if held + (given or 0) > total:
            raise BadPosition(f"There are more than {total} tokens of {name}.")
        pool = total - held if given is None else given
        if name == "work":
            s.work = pool
        else:
            s.privileges = pool
    for good, seat in doc.bonus.items():
        if good not in f.GOODS[f.SEMI :] or seat >= s.seats:
            raise BadPosition(f"bonus gives a token of {good!r:.40} to seat {seat}, which cannot be.")
        s.bonus[f.GOODS.index(good) - f.SEMI] = seat


# ---------------------------------------------------------------- counting


def cubes_on_table(s: Craftsmen, seat: int) -> int:
    """Cubes of a seat outside its supply."""
    marker = seat + 1
    total = s.players[seat].fair + s.granary.count(marker) + s.ships.count(marker)
    return total + sum(p.icons.count(marker) for p in s.players)


def naturals_on_table(s: Craftsmen) -> int:
    return s.granary.count(f.NATURAL) + sum(p.icons.count(f.NATURAL) for p in s.players)


def capital_cards(s: Craftsmen) -> list[int]:
    """All capital cards by kind."""
    out = [0] * f.KINDS
    for zone in [s.deck, s.discard, s.paid, s.mayor] + [p.capital for p in s.players]:
        out = [a + b for a, b in zip(out, zone, strict=True)]
    for kind in s.capital_display:
        if kind != NO_KIND:
            out[kind] += 1
    return out


def building_cards(s: Craftsmen) -> list[int]:
    """All building cards; those without a place yet once each."""
    out = [card for p in s.players for card in [*p.hand, *p.row]]
    out += [card for card in s.display if card] + s.box
    out += [card for cards in s.unseen for card in cards]
    for entries in [pile.entries for pile in s.piles] + [s.looked]:
        out += [pl.card(entry) for entry in entries if pl.card(entry)]
    return sorted(out)


def check_pieces(s: Craftsmen) -> None:
    """Every card, cube and token is somewhere exactly once."""
    if capital_cards(s) != f.CAPITAL:
        raise BadPosition(f"There are {sum(capital_cards(s))} capital cards in all, but the game has {sum(f.CAPITAL)}.")
    if building_cards(s) != list(range(1, f.CARDS)):
        raise BadPosition("The building cards are not all there.")
    for number in range(3):
        for lot in f.CLASS_LOTS[number]:
            if s.piles[number].entries.count(lot) != len(s.unseen[lot]):
                raise BadPosition(f"The pile of class {f.CLASSES[number]} does not have all the cards nobody has seen.")
    for seat, p in enumerate(s.players):
        if p.supply + cubes_on_table(s, seat) != f.CUBES:
            raise BadPosition(f"players[{seat}] does not have {f.CUBES} cubes in all.")
        placed = s.queues.count(seat + 1) + s.change.count(seat)
        if p.helpers + placed != f.HELPERS:
            raise BadPosition(f"players[{seat}] does not have {f.HELPERS} helpers in all.")
        if p.row and sum(1 for card in p.row if f.CLASS_OF[card] == f.SAWMILL) != 1:
            raise BadPosition(f"players[{seat}].row must have exactly one sawmill.")
    if s.natural + naturals_on_table(s) != f.NATURAL_MARKERS:
        raise BadPosition(f"There are not {f.NATURAL_MARKERS} natural markers in all.")
    if s.privileges + sum(p.privileges for p in s.players) != f.PRIVILEGES[s.seats]:
        raise BadPosition(f"There are not {f.PRIVILEGES[s.seats]} privilege tokens in all.")
    if s.work + sum(p.work for p in s.players) != f.WORK[s.seats]:
        raise BadPosition(f"There are not {f.WORK[s.seats]} work tokens in all.")
