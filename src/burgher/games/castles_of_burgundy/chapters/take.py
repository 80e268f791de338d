"""7 Action: take a hex tile.

A tile goes to the storage, never into the estate; that brings no points and sets nothing off. [CB-087, CB-088, CB-093]
"""

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.chapters.workers import no_workers, prices, value_of
from burgher.games.castles_of_burgundy.facts import DEPOTS, NO_TILE, NUMBERED_SLOTS, SLOT_BITS, SLOTS, STORAGE_SPACES
from burgher.games.castles_of_burgundy.state import Burgundy, Player

# ---------------------------------------------------------------- quantities


def take_price(p: Player, die: i64, depot: i64) -> i64:
    """The workers that it costs to take from this depot. [CB-083, CB-251]"""
    return prices(p, value_of(p, die), p.knows[f.K_TAKE])[depot]


# ---------------------------------------------------------------- what may be done


def add_discards(action: i64, out: list[int]) -> None:
    """An action that stores a tile, for each tile that full storage may discard for it. [CB-089, CB-090, CB-197]"""
    lost: i64
    for lost in range(STORAGE_SPACES):
        out.append(action + lost)


def add_takes(s: Burgundy, p: Player, die: i64, value: i64, out: list[int]) -> None:
    """Tiles of the numbered depot that the die shows, changed or not. [CB-083 to CB-086, CB-251]"""
    price = prices(p, value, p.knows[f.K_TAKE])
    full = p.is_storage_full()
    workers: i64 = p.workers
    filled = s.filled
    next_slot = v.TAKE.stride_c
    of_depot = v.TAKE.of(die)  # plus the depot's share
    depot: i64
    for depot in range(1, DEPOTS):
        filled >>= SLOTS
        of_depot += v.TAKE.stride_b
        here = filled & SLOT_BITS
        if here == 0 or price[depot] > workers:
            continue
        action = of_depot
        while here:
            if here & 1:
                if full:
                    add_discards(action, out)
                else:  # nothing may be discarded [CB-092]
                    out.append(action + v.NO_DISCARD)
            here >>= 1
            action += next_slot


# ---------------------------------------------------------------- what happens


def discard(s: Burgundy, seat: i64, space: i64) -> None:
    """A stored tile leaves the game to make room. [CB-089 to CB-091]"""
    if space == v.NO_DISCARD:
        return
    p = s.players[seat]
    if s.listening:
        s.events.append((v.E_DISCARDED, PUBLIC, seat, p.storage[space]))
    s.removed[p.storage[space]] += 1
    p.put_into_storage(space, NO_TILE)


def take(s: Burgundy, seat: i64, depot: i64, slot: i64, workers: i64) -> None:
    """A tile moves from a depot to the storage; its place stays empty until the next phase. [CB-049, CB-083, CB-087]"""
    tile = s.depots[depot * SLOTS + slot]
    s.put_into_depot(depot * SLOTS + slot, NO_TILE)
    s.players[seat].store(tile)
    if s.listening:
        s.events.append((v.E_TOOK, PUBLIC, seat, tile, depot, workers))


# ---------------------------------------------------------------- why not


def no_tile_there(s: Burgundy, depot: i64, slot: i64) -> Reason | None:
    """There must be a tile on this place of a numbered depot. [CB-084, CB-085]"""
    if s.depots[depot * SLOTS + slot]:
        return None
    if any(s.depots[depot * SLOTS : depot * SLOTS + NUMBERED_SLOTS]):
        return Reason("CB-084", Message("refusal.empty_place", {"depot": int(depot)}))
    return Reason("CB-085", Message("refusal.empty_depot", {"depot": int(depot)}))


def no_storing(p: Player, lost: i64, full_clause: str) -> Reason | None:
    """In full storage one of the three tiles goes, otherwise none. [CB-089, CB-092, CB-197]"""
    empty = p.storage.count(NO_TILE)
    if empty == 0 and lost == v.NO_DISCARD:
        return Reason(full_clause, Message("refusal.storage_full"))
    if empty and lost != v.NO_DISCARD:
        return Reason("CB-092", Message("refusal.no_discard", {"places": empty}))
    return None


def no_take(s: Burgundy, p: Player, action: i64) -> Reason | None:
    """Why this die cannot take this tile. [CB-083 to CB-092]"""
    die, depot, slot, lost = v.TAKE.four(action)
    return (
        no_workers(p, die, depot, p.knows[f.K_TAKE]) or no_tile_there(s, depot, slot) or no_storing(p, lost, "CB-089")
    )
