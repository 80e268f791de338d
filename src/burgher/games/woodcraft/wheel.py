"""The action wheel: tiles, arrow, saw and arc tile (section 5)."""

from typing import Final

from burgher.core.state import PUBLIC
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.state import Woodcraft

QUADRANTS: Final = 4
SPACES: Final = 7


def age(s: Woodcraft, quadrant: int) -> int:
    """How many quadrants it lies behind the one whose far end the arrow marks. [WC-095]"""
    return (s.arrow - quadrant) % QUADRANTS


def is_empty(s: Woodcraft, quadrant: int) -> bool:
    for place in s.places:
        if place // SPACES == quadrant:
            return False
    return True


def blocked(s: Woodcraft, tile: int) -> bool:
    """A tile may cross the arrow only into an empty quadrant. [WC-099, WC-100]"""
    quadrant = s.places[tile] // SPACES
    return quadrant == s.arrow and not is_empty(s, (quadrant + 1) % QUADRANTS)


def rim_bonus(s: Woodcraft, tile: int) -> int:
    """The gain under the tile; the arc tile covers those of the start quadrant. [WC-105, WC-110]"""
    place = s.places[tile]
    if s.arc and place // SPACES == s.start:
        return f.NOTHING
    return f.RIM[place]


def saw_bonus(s: Woodcraft, tile: int) -> int:
    """The gain of the quadrant that the tile leaves. [WC-106 to WC-109, WC-111]"""
    return f.SAW_BONUS[age(s, s.places[tile] // SPACES)]


def move(s: Woodcraft, tile: int) -> None:
    """One quadrant clockwise, behind the rearmost tile there. [WC-087 to WC-098, WC-113]"""
    quadrant = s.places[tile] // SPACES
    ahead = (quadrant + 1) % QUADRANTS
    rearmost = SPACES
    for place in s.places:
        if place // SPACES == ahead and place % SPACES < rearmost:
            rearmost = place % SPACES
    space = rearmost - 1
    while space < 0 or ahead * SPACES + space in s.places:
        space = SPACES - 1 if space < 0 else space - 1  # only a position written by hand can lack room behind
    s.places[tile] = ahead * SPACES + space
    if quadrant == s.arrow:
        s.arrow = ahead
        if s.listening:
            s.events.append((v.E_SAW_TURNED, PUBLIC, ahead + 1))
    if s.arc and quadrant == s.start and is_empty(s, s.start):
        s.arc = 0
        if s.listening:
            s.events.append((v.E_ARC, PUBLIC, s.start + 1))


def rearmost_tile(s: Woodcraft) -> int:
    """In the oldest quadrant that holds tiles the one on the lowest space. [WC-437]"""
    best = 0
    for tile in range(1, len(s.places)):
        older = age(s, s.places[tile] // SPACES) - age(s, s.places[best] // SPACES)
        if older > 0 or (older == 0 and s.places[tile] < s.places[best]):
            best = tile
    return best
