"""Nothing missing and nothing double: where all cards, cubes and tokens of a table are."""

from burgher.core.errors import BadPosition
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.state import NO_KIND, Craftsmen


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
