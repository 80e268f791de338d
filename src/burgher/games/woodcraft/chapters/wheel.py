"""The action wheel: tiles, arrow, saw and arc tile (section 5).

Seven tiles stand in four quadrants of seven spaces. [WC-001, WC-002] A tile can always be chosen [WC-101], and finds a
space ahead [WC-093], so nothing here ever fails. The first tile to leave the second quadrant enters an empty one, and
may be moved again right away. [WC-102]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Reason
from burgher.core.state import PUBLIC
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.state import Woodcraft, no, put

QUADRANTS: Final = 4
SPACES: Final = 7

# ---------------------------------------------------------------- where tiles stand


def quadrant_of(place: i64) -> i64:
    return place // SPACES


def space_of(place: i64) -> i64:
    """The space of its quadrant, 0 at the entry end to 6 at the far end."""
    return place % SPACES


def place_of(quadrant: i64, space: i64) -> i64:
    return quadrant * SPACES + space


def after(quadrant: i64) -> i64:
    """The next quadrant clockwise."""
    return (quadrant + 1) % QUADRANTS


def age(s: Woodcraft, quadrant: i64) -> i64:
    """How many quadrants it lies behind the one whose far end the arrow marks. [WC-095]"""
    return (s.arrow - quadrant) % QUADRANTS


def is_empty(s: Woodcraft, quadrant: i64) -> bool:
    for place in s.places:
        if place // SPACES == quadrant:
            return False
    return True


# ---------------------------------------------------------------- 5.2 blocked tiles


def blocked(s: Woodcraft, tile: i64) -> bool:
    """A tile may cross the arrow only into an empty quadrant. [WC-096, WC-099, WC-100]"""
    return quadrant_of(s.places[tile]) == s.arrow and not is_empty(s, after(s.arrow))


def add_tiles(s: Woodcraft, out: list[int]) -> None:
    """TILE for every tile that is not blocked, whoever moved it last. [WC-086, WC-099, WC-100]"""
    arrow = s.arrow
    free = is_empty(s, after(arrow))
    first = v.TILE.first
    tile: i64
    for tile in range(len(s.places)):
        if free or s.places[tile] // SPACES != arrow:
            out.append(first + tile)


def no_tile(s: Woodcraft, tile: i64) -> Reason | None:
    """Why a tile cannot be moved."""
    standing = [quadrant_of(place) for place in s.places]
    ahead = after(standing[tile])
    if standing[tile] == s.arrow and standing.count(ahead):
        args: Args = {"tile": f.TILES[tile], "quadrant": int(ahead) + 1, "count": standing.count(ahead)}
        return no("WC-099", "blocked", args)
    return None


# ---------------------------------------------------------------- 5.3 bonuses


def rim_bonus(s: Woodcraft, tile: i64) -> i64:
    """The gain under the tile; the arc tile covers those of the start quadrant. [WC-105, WC-110, WC-112]"""
    place: i64 = s.places[tile]
    if s.arc and quadrant_of(place) == s.start:
        return f.NOTHING
    return f.RIM[place]


def saw_bonus(s: Woodcraft, tile: i64) -> i64:
    """The gain of the quadrant that the tile leaves. [WC-106 to WC-109, WC-111]"""
    return f.SAW_BONUS[age(s, quadrant_of(s.places[tile]))]


# ---------------------------------------------------------------- 5.1 moving


def move(s: Woodcraft, tile: i64) -> None:
    """One quadrant clockwise, behind the rearmost tile there. [WC-087 to WC-092, WC-097, WC-098, WC-113]"""
    quadrant = quadrant_of(s.places[tile])
    ahead = after(quadrant)
    rearmost: i64 = SPACES
    for place in s.places:
        if place // SPACES == ahead and place % SPACES < rearmost:
            rearmost = place % SPACES
    space = rearmost - 1
    while space < 0 or place_of(ahead, space) in s.places:
        space = SPACES - 1 if space < 0 else space - 1  # only a position written by hand can lack room behind
    s.places = put(s.places, tile, place_of(ahead, space))
    if quadrant == s.arrow:
        s.arrow = ahead
        if s.listening:
            s.events.append((v.E_SAW_TURNED, PUBLIC, ahead + 1))
    if s.arc and quadrant == s.start and is_empty(s, s.start):
        s.arc = 0
        if s.listening:
            s.events.append((v.E_ARC, PUBLIC, s.start + 1))


def rearmost_tile(s: Woodcraft) -> i64:
    """In the oldest quadrant that holds tiles the one on the lowest space; it can be moved. [WC-437, WC-438]"""
    best: i64 = 0
    tile: i64
    for tile in range(1, len(s.places)):
        older = age(s, quadrant_of(s.places[tile])) - age(s, quadrant_of(s.places[best]))
        if older > 0 or (older == 0 and s.places[tile] < s.places[best]):
            best = tile
    return best
