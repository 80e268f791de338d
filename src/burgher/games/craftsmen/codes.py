"""The actions by what they mean, for programs that learn: a small table of its own beside that of the verbs.

Actions name places in the own hand and row, of which there may be many and which shift as cards are built. A code
names the card, the good, or the kind of icon instead. Legal actions with the same code come to the same: they make the
same good in one of several like buildings, or lay it onto one of several like icons.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.verbs import Verbs
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.state import COMMON, ICONS, Craftsmen, Player, icon_at, icon_place

CODES: Final = Verbs()
GOODS: Final = len(f.GOODS)
SEMIS: Final = f.SEMI - f.RAW
KINDS_OF_ICON: Final = SEMIS + 2 * ICONS * f.FINISHED  # of advanced cards: with the other icon empty or filled
CARD: Final = (f.SAWMILLS + 1, f.CARDS - 1)
# verbs whose actions name something in the own hand or row, or in the box
MEANT: Final = ("swap", "swap_saw", "build", "raw", "redeem", "semi", "ship", "recall", "buy_good")


def _same() -> list[int]:
    """The codes of all other actions, which mean the same in every position."""
    out = [-1] * v.VERBS.player_size
    for verb in v.VERBS.verbs:
        if not verb.chance and verb.name not in MEANT:
            code = CODES.verb(verb.name, **{name: (low, high) for name, low, high in verb.fields})
            for action in range(verb.first, verb.end):
                out[action] = code.first + action - verb.first
    return out


SWAP: Final = CODES.verb("swap", card=CARD)
SWAP_SAW: Final = CODES.verb("swap_saw", card=(1, f.SAWMILLS))
BUILD: Final = CODES.verb("build", card=CARD, end=2, privilege=2)
RAW_TO_FAIR: Final = CODES.verb("raw_to_fair", good=f.RAW, double=2)
RAW: Final = CODES.verb("raw", icon=KINDS_OF_ICON, double=2)
REDEEM: Final = CODES.verb("redeem", icon=KINDS_OF_ICON)
SEMI_TO_GRANARY: Final = CODES.verb("semi_to_granary", good=(f.RAW, f.SEMI - 1))
SEMI: Final = CODES.verb("semi", icon=KINDS_OF_ICON)
SHIP: Final = CODES.verb("ship", good=(f.RAW, GOODS - 1), ship=5)
RECALL_FROM_FAIR: Final = CODES.verb("recall_from_fair")
RECALL: Final = CODES.verb("recall", icon=KINDS_OF_ICON)
BUY_GOOD: Final = CODES.verb("buy_good", icon=KINDS_OF_ICON, marker=2)
SAME: Final = _same()
COUNT: Final = CODES.size


def codes(s: Craftsmen, seat: i64, actions: list[int]) -> list[int]:
    """The codes of legal actions of a seat, one for each."""
    p = s.players[seat]
    out: list[int] = []
    for action in actions:
        same = SAME[action]
        out.append(same if same >= 0 else code(s, p, action))
    return out


def code(s: Craftsmen, p: Player, action: i64) -> i64:
    """The code of an action that names something in the hand or row, or in the box."""
    if v.RAW.owns(action):
        row, target, double = v.RAW.three(action)
        if target == COMMON:
            return RAW_TO_FAIR.of(f.GOOD_OF[p.row[row]], double)
        return RAW.of(icon_kind(p, target), double)
    if v.SEMI.owns(action):
        row, target = v.SEMI.two(action)
        return SEMI_TO_GRANARY.of(f.GOOD_OF[p.row[row]]) if target == COMMON else SEMI.of(icon_kind(p, target))
    if v.SHIP.owns(action):
        row, number = v.SHIP.two(action)
        return SHIP.of(f.GOOD_OF[p.row[row]], number)
    if v.REDEEM.owns(action):
        return REDEEM.of(icon_kind(p, v.REDEEM.one(action)))
    if v.BUILD.owns(action):
        hand, end, privilege = v.BUILD.three(action)
        return BUILD.of(p.hand[hand], end, privilege)
    if v.BUY_GOOD.owns(action):
        _, target, marker = v.BUY_GOOD.three(action)
        return BUY_GOOD.of(icon_kind(p, target), marker)
    if v.RECALL.owns(action):
        target = v.RECALL.one(action)
        return RECALL_FROM_FAIR.first if target == COMMON else RECALL.of(icon_kind(p, target))
    if v.SWAP.owns(action):
        return SWAP.of(p.hand[v.SWAP.one(action)])
    return SWAP_SAW.of(s.box[v.SWAP_SAW.one(action)])


def icon_kind(p: Player, target: i64) -> i64:
    """Which icon of which kind of building a target names; of an advanced card also whether its other one is filled."""
    place = icon_at(target)
    row = place // ICONS
    good: i64 = f.GOOD_OF[p.row[row]]
    if good < f.SEMI:
        return good - f.RAW
    other: i64 = 1 - place % ICONS
    filled: i64 = 1 if p.icons[icon_place(row, other)] != f.NO_MARKER else 0
    return SEMIS + 2 * (ICONS * (good - f.SEMI) + place % ICONS) + filled
