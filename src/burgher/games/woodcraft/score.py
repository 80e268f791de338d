"""The score sheet: its lines, what the end of the game adds to them, and who has won."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from burgher.games.woodcraft import facts as f

if TYPE_CHECKING:
    from burgher.games.woodcraft.state import Player, Woodcraft

# The lines of the score sheet with the clause that gives the points.
# so many points in a solo game, what they are called, and where [WC-448]
VERDICTS: Final = [(f.SOLO_GOOD, "good", "WC-448"), (f.SOLO_GREAT, "great", "WC-448")]

LINES: Final = [
    ("orders", "WC-308"),
    ("hazelnut", "WC-323"),
    ("gluing", "WC-289"),
    ("helpers", "WC-207"),
    ("wheel", "WC-103"),
    ("attic", "WC-339"),
    ("income_lines", "WC-384"),
    ("hazelnut_income", "WC-369"),
    ("reputation_tiles", "WC-395"),
    ("reputation_overflow", "WC-392"),
    ("marketing", "WC-347"),
    ("commission_1", "WC-406"),
    ("commission_2", "WC-406"),
    ("commission_3", "WC-406"),
    ("commission_4", "WC-406"),
    ("commission_5", "WC-406"),
    ("commission_6", "WC-406"),
    ("commission_7", "WC-406"),
    ("commission_8", "WC-406"),
    ("leftovers", "WC-409"),
    ("completed_orders", "WC-414"),
]
PARTS: Final = len(LINES)
P_ORDERS: Final = 0
P_HAZELNUT: Final = 1
P_GLUING: Final = 2
P_HELPERS: Final = 3
P_WHEEL: Final = 4
P_ATTIC: Final = 5
P_INCOME_LINES: Final = 6
P_INCOME: Final = 7
P_REPUTATION_TILES: Final = 8
P_OVERFLOW: Final = 9
P_MARKETING: Final = 10
P_COMMISSION_1: Final = 11  # and so on up to 8
P_LEFTOVERS: Final = 19
P_COMPLETED: Final = 20


def count_in(values: list[int], wanted: i64) -> i64:
    """How often a value is there; compiled, more quickly than the list counts it."""
    count: i64 = 0
    for value in values:
        if value == wanted:
            count += 1
    return count


def count_of(p: "Player", what: i64) -> i64:
    """What abilities and commissions count. [WC-255 to WC-262]"""
    if what == f.C_HELPERS:
        return f.ROOMS - count_in(p.rooms, f.NONE)
    if what == f.C_UPGRADES:
        return p.upgrades()
    if what == f.C_TOOLS:
        return f.SPACES - count_in(p.attic, f.NONE)
    if what == f.C_BLUEBERRY_INCOME:
        return p.income[f.BLUEBERRY]
    if what == f.C_COMPLETED:
        return len(p.completed)
    if what == f.C_MARKETING:
        return p.marketing
    if what == f.C_LANTERNS:
        return p.tokens[f.LANTERN]
    brown: i64 = 1 if p.pots[f.BROWN] > 0 else 0
    die: i64
    for die in range(f.BROWN * f.MOST, f.DICE):
        brown += p.lumber[die]
    return brown


def commission_points(p: "Player", commission: i64) -> i64:
    """[WC-406, WC-407]"""
    c = f.COMMISSIONS[commission]
    points = c.each * ((count_of(p, c.count) - c.above) // c.per)
    return max(0, min(c.max, points))


def leftovers(p: "Player") -> i64:
    """Pips of all own dice, trees included, blueberries, scrap, glue and sawblades. [WC-409 to WC-411]"""
    tokens = p.tokens
    total: i64 = tokens[f.BERRIES]
    total += tokens[f.SCRAP]
    total += tokens[f.GLUE]
    total += tokens[f.SAWBLADE]
    count: i64
    for die, count in enumerate(p.lumber):
        if count:
            total += count * f.PIPS[die]
    for tree in p.pots:
        if tree > 0:
            total += tree
    return total


def score_end(p: "Player", rules: i64) -> None:
    """Commissions, leftovers, unfinished orders, completed orders: in this order. [WC-331, WC-332, WC-405 to WC-415]"""
    for commission in p.claimed:
        p.score(P_COMMISSION_1 + commission, commission_points(p, commission))
    p.score(P_LEFTOVERS, leftovers(p) // f.LEFTOVERS_PER_POINT)
    p.unfinished = len(p.orders)
    p.reputation = max(0, p.reputation - f.UNFINISHED_REPUTATION * p.unfinished)
    p.score(P_COMPLETED, len(p.completed) * f.order_values(rules)[p.reputation])


def ranking(s: "Woodcraft") -> list[int]:
    """The seats from first to last place; of equals the one who is later in turn order is ahead. [WC-416, WC-417]"""
    keys: list[tuple[int, int, int]] = []
    for seat in range(s.seats):
        keys.append((-sum(s.players[seat].parts), -((seat - s.first) % s.seats), seat))
    keys.sort()
    return [key[2] for key in keys]
