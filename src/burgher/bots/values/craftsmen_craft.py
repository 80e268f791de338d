"""What to use a labour point for in Craftsmen: the next step towards the good that earns most for its labour."""

from typing import Final

from mypy_extensions import i64

from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.state import COMMON, Craftsmen, Player, icon_place, newer, older, some, target_of

CARD: Final = 0.75  # a capital card more or less
NOTHING: Final = -1
STAYS: Final = [0.35, 0.45, 0.65, 1.0]  # how likely a marker in the granary lasts to the end of the year, by season
SAFE: Final = [0.8, 0.85, 0.9, 1.0]  # the same for one on a ship
PUSHED: Final = 0.5  # of the points that another loses when a marker is pushed off a ship
LATER: Final = 0.85  # of what is finished in this action, what is finished in a later one
AGAIN: Final = 0.3  # a marker on a ship where one lies already, for the rank that it keeps
NO_PLACE: Final = -1.0

# Several small numbers in one: of each good the place of its building, and of each player the markers on a ship.
BYTE: Final = 8
MASK: Final = 255
MARKERS: Final = [1 << BYTE * marker for marker in range(f.NATURAL + 1)]


class Bench:
    """The own row as it stands: where each good is made, and which markers wait; and the best use of a labour point."""

    def __init__(self, s: Craftsmen, seat: i64) -> None:
        self.s = s
        self.p: Player = s.players[seat]
        self.seat = seat
        self.rich = some(self.p.capital)
        self.action: i64 = NOTHING  # the best use of a labour point,
        self.rate = 0.0  # and what the good it leads to earns for each point
        self.earns = 0.0  # what the best ship brings that was found last
        raw: i64 = 0  # 1 + the place of a building of each raw good
        full: i64 = 0  # the same of each semi-finished good, of one with its marker,
        empty: i64 = 0  # and of one without
        cards = self.p.row
        icons = self.p.icons
        row: i64 = len(cards)
        while row:  # the last building of a good counts
            row -= 1
            good: i64 = f.GOOD_OF[cards[row]]
            if good < f.RAW:
                if not raw >> BYTE * good & MASK:
                    raw |= row + 1 << BYTE * good
            elif good < f.SEMI:
                shift = BYTE * (good - f.RAW)
                if icons[icon_place(row, 0)] != f.NO_MARKER:
                    if not full >> shift & MASK:
                        full |= row + 1 << shift
                elif not empty >> shift & MASK:
                    empty |= row + 1 << shift
        self.raw = raw
        self.full = full
        self.empty = empty

    def fill(self, good: i64, target: i64) -> i64:
        """How a raw good comes onto an icon: made, or from the fair."""
        row = (self.raw >> BYTE * good & MASK) - 1
        if row >= 0 and self.p.supply:
            return v.RAW.of(row, target, 0)
        return v.REDEEM.of(target) if self.p.fair else NOTHING

    def find(self, left: i64, future: bool) -> None:
        """The best use with so many points left now; without a future only what they finish counts."""
        self.action = NOTHING
        self.rate = 0.0
        cards = self.p.row
        for row in range(len(cards)):
            good: i64 = f.GOOD_OF[cards[row]]
            if good >= f.SEMI:
                self.try_finished(row, good, left, future)
            elif good >= f.RAW:
                self.try_semi(row, good, left, future)

    def offer(self, action: i64, gain: float, need: i64, left: i64) -> None:
        rate = gain / float(need) * (1.0 if need <= left else LATER)
        if rate > self.rate:
            self.rate = rate
            self.action = action

    def try_semi(self, row: i64, good: i64, left: i64, future: bool) -> None:
        """A semi-finished good for the granary, or meat."""
        need: i64 = 1
        action: i64 = NOTHING
        if self.p.icons[icon_place(row, 0)] == f.NO_MARKER:
            need = 2
            if need > left and not future:
                return
            action = self.fill(f.ICON[self.p.row[row]][0], target_of(row, 0))
            if action == NOTHING:
                return
        gain = float(f.PRODUCTION_POINTS[good])
        if f.COLUMN_OF[good] >= 0:
            gain += CARD + STAYS[self.s.season] * f.GRANARY_POINTS
            if need == 1:
                action = v.SEMI.of(row, COMMON)
        else:
            ship = self.best_ship(good)
            if ship == NOTHING:
                return
            gain += self.earns
            if need == 1:
                action = v.SHIP.of(row, ship)
        self.offer(action, gain, need, left)

    def try_finished(self, row: i64, good: i64, left: i64, future: bool) -> None:
        """A finished good, with what is still missing for it: of that, the second icon's comes first."""
        p = self.p
        need: i64 = 1
        action: i64 = NOTHING
        first: i64 = 0  # points of the semi-finished goods that are made for its icons
        second: i64 = 0
        for icon in range(2):
            if p.icons[icon_place(row, icon)] != f.NO_MARKER:
                continue
            part: i64 = f.ICON[p.row[row]][icon]
            target = target_of(row, icon)
            if part < f.RAW:
                need += 1
                action = self.fill(part, target)
            else:
                shift = BYTE * (part - f.RAW)
                source = (self.full >> shift & MASK) - 1
                if source >= 0:
                    need += 1
                    action = v.SEMI.of(source, target)
                else:
                    source = (self.empty >> shift & MASK) - 1
                    if source < 0:
                        return
                    need += 2
                    action = self.fill(f.ICON[p.row[source]][0], target_of(source, 0))
                if icon:
                    second = f.PRODUCTION_POINTS[part]
                else:
                    first = f.PRODUCTION_POINTS[part]
            if action == NOTHING:
                return
        if need > left and not future:
            return
        ship = self.best_ship(good)
        if ship == NOTHING:
            return
        if need == 1:
            action = v.SHIP.of(row, ship)
        gain = f.PRODUCTION_POINTS[good] + self.earns
        self.offer(action, gain + float(first) + float(second), need, left)

    def best_ship(self, good: i64) -> i64:
        """The ship on which the good earns most; NOTHING if none takes it. No ship has two rows for a good."""
        best: i64 = NOTHING
        most = 0.0
        for hold in f.ROWS_OF_GOOD[good]:
            found = self.in_hold(hold)
            if found > most:
                most = found
                best = f.ROW_SHIP[hold]
        self.earns = most
        return best

    def in_hold(self, hold: i64) -> float:
        """What a marker earns in a row of a ship: its points, the rank, and what it takes from others."""
        ships = self.s.ships
        points = f.ROW_POINTS[hold] * SAFE[self.s.season]
        if ships[newer(hold)] != f.NO_MARKER:
            if not self.rich or ships[older(hold)] == self.seat + 1:
                return NO_PLACE
            points += PUSHED * f.ROW_POINTS[hold] - CARD
        return points + self.rank_gain(f.ROW_SHIP[hold])

    def rank_gain(self, ship: i64) -> float:
        """What one more marker on a ship is worth for the bonus of its ranks."""
        ships = self.s.ships
        counts: i64 = 0
        for hold in f.ROWS_OF_SHIP[ship]:
            counts += MARKERS[ships[older(hold)]]
            counts += MARKERS[ships[newer(hold)]]
        me = self.seat + 1
        mine = counts >> BYTE * me & MASK
        before: i64 = 0  # others who are ahead,
        after: i64 = 0  # and who still are then
        for other in range(1, self.s.seats + 1):
            if other != me:
                theirs = counts >> BYTE * other & MASK
                if theirs >= mine:
                    before += 1
                if theirs > mine:
                    after += 1
        bonus = f.SHIP_BONUS[ship]
        now: i64 = bonus[before] if mine and before < len(bonus) else 0
        then: i64 = bonus[after] if after < len(bonus) else 0
        return float(then - now) * SAFE[self.s.season] if then > now else AGAIN
