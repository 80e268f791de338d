"""What to use a labour point for in Craftsmen: the next step towards the good that earns most for its labour."""

from typing import Final

from mypy_extensions import i64

from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.state import COMMON, Craftsmen, Player, icon_place, target_of

CARD: Final = 0.75  # a capital card more or less
NOTHING: Final = -1
STAYS: Final = [0.35, 0.45, 0.65, 1.0]  # how likely a marker in the granary lasts to the end of the year, by season
SAFE: Final = [0.8, 0.85, 0.9, 1.0]  # the same for one on a ship
PUSHED: Final = 0.5  # of the points that another loses when a marker is pushed off a ship
LATER: Final = 0.85  # of what is finished in this action, what is finished in a later one
AGAIN: Final = 0.3  # a marker on a ship where one lies already, for the rank that it keeps
NO_PLACE: Final = -1.0


class Use:
    """The best use of a labour point, and what the good it leads to earns for each point."""

    def __init__(self) -> None:
        self.action: i64 = NOTHING
        self.rate = 0.0


class Bench:
    """The own row as it stands: where each good is made, and which markers wait."""

    def __init__(self, s: Craftsmen, seat: i64) -> None:
        self.s = s
        self.p: Player = s.players[seat]
        self.seat = seat
        self.rich = self.p.cards() > 0
        self.raw: list[int] = [NOTHING] * f.RAW  # a building of each raw good
        self.full: list[int] = [NOTHING] * f.SEMI  # a building of each semi-finished good with its marker,
        self.empty: list[int] = [NOTHING] * f.SEMI  # and one without
        p = self.p
        for row, card in enumerate(p.row):
            good: i64 = f.GOOD_OF[card]
            if good < f.RAW:
                self.raw[good] = row
            elif good < f.SEMI:
                if p.icons[icon_place(row, 0)] != f.NO_MARKER:
                    self.full[good] = row
                else:
                    self.empty[good] = row

    def fill(self, good: i64, target: i64) -> i64:
        """How a raw good comes onto an icon: made, or from the fair."""
        if self.raw[good] != NOTHING and self.p.supply:
            return v.RAW.of(self.raw[good], target, 0)
        return v.REDEEM.of(target) if self.p.fair else NOTHING

    def best(self, left: i64, future: bool) -> Use:
        """With so many points left now; without a future only what they finish counts."""
        use = Use()
        for row in range(len(self.p.row)):
            good: i64 = f.GOOD_OF[self.p.row[row]]
            if good >= f.SEMI:
                self.try_finished(use, row, good, left, future)
            elif good >= f.RAW:
                self.try_semi(use, row, good, left, future)
        return use

    def offer(self, use: Use, action: i64, gain: float, need: i64, left: i64, future: bool) -> None:
        if action == NOTHING or (need > left and not future):
            return
        rate = gain / float(need) * (1.0 if need <= left else LATER)
        if rate > use.rate:
            use.rate = rate
            use.action = action

    def try_semi(self, use: Use, row: i64, good: i64, left: i64, future: bool) -> None:
        """A semi-finished good for the granary, or meat."""
        s = self.s
        need: i64 = 1
        action: i64 = NOTHING
        if self.p.icons[icon_place(row, 0)] == f.NO_MARKER:
            need = 2
            action = self.fill(f.ICON[self.p.row[row]][0], target_of(row, 0))
        gain = float(f.PRODUCTION_POINTS[good])
        if f.COLUMN_OF[good] >= 0:
            gain += CARD + STAYS[s.season] * f.GRANARY_POINTS
            if need == 1:
                action = v.SEMI.of(row, COMMON)
        else:
            ship = self.best_ship(good)
            if ship == NOTHING:
                return
            gain += self.loaded(good, ship)
            if need == 1:
                action = v.SHIP.of(row, ship)
        self.offer(use, action, gain, need, left, future)

    def try_finished(self, use: Use, row: i64, good: i64, left: i64, future: bool) -> None:
        ship = self.best_ship(good)
        if ship == NOTHING:
            return
        p = self.p
        need: i64 = 1
        gain = f.PRODUCTION_POINTS[good] + self.loaded(good, ship)
        action: i64 = v.SHIP.of(row, ship)
        for icon in range(2):
            if p.icons[icon_place(row, icon)] != f.NO_MARKER:
                continue
            part: i64 = f.ICON[p.row[row]][icon]
            target = target_of(row, icon)
            if part < f.RAW:
                need += 1
                action = self.fill(part, target)
            elif self.full[part] != NOTHING:
                need += 1
                gain += f.PRODUCTION_POINTS[part]
                action = v.SEMI.of(self.full[part], target)
            elif self.empty[part] != NOTHING:
                need += 2
                gain += f.PRODUCTION_POINTS[part]
                source: i64 = self.empty[part]
                action = self.fill(f.ICON[p.row[source]][0], target_of(source, 0))
            else:
                return
            if action == NOTHING:
                return
        self.offer(use, action, gain, need, left, future)

    def best_ship(self, good: i64) -> i64:
        """The ship on which the good earns most; NOTHING if none takes it."""
        best: i64 = NOTHING
        most = 0.0
        for hold in f.ROWS_OF_GOOD[good]:
            found = self.in_hold(hold)
            if found > most:
                most = found
                best = f.ROW_SHIP[hold]
        return best

    def loaded(self, good: i64, ship: i64) -> float:
        for hold in f.ROWS_OF_GOOD[good]:
            if f.ROW_SHIP[hold] == ship:
                return self.in_hold(hold)
        return 0.0

    def in_hold(self, hold: i64) -> float:
        """What a marker earns in a row of a ship: its points, the rank, and what it takes from others."""
        ships = self.s.ships
        me = self.seat + 1
        points = f.ROW_POINTS[hold] * SAFE[self.s.season]
        if ships[2 * hold + 1] != f.NO_MARKER:
            if not self.rich or ships[2 * hold] == me:
                return NO_PLACE
            points += PUSHED * f.ROW_POINTS[hold] - CARD
        return points + self.rank_gain(f.ROW_SHIP[hold])

    def rank_gain(self, ship: i64) -> float:
        """What one more marker on a ship is worth for the bonus of its ranks."""
        counts: list[int] = [0] * (self.s.seats + 1)
        for hold in range(f.ROWS):
            if f.ROW_SHIP[hold] == ship:
                counts[self.s.ships[2 * hold]] += 1
                counts[self.s.ships[2 * hold + 1]] += 1
        mine: i64 = counts[self.seat + 1]
        before: i64 = 0  # others who are ahead,
        after: i64 = 0  # and who still are then
        for other in range(1, self.s.seats + 1):
            if other != self.seat + 1:
                if counts[other] >= mine:
                    before += 1
                if counts[other] > mine:
                    after += 1
        bonus = f.SHIP_BONUS[ship]
        now = bonus[before] if mine and before < len(bonus) else 0
        then = bonus[after] if after < len(bonus) else 0
        return (then - now) * SAFE[self.s.season] if then > now else AGAIN
