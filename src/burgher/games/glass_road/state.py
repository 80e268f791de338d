"""What lies on the table: the building board, and each player's plan, wheels and cards."""

from typing import Final

from mypy_extensions import i64

from burgher.core.state import Dull, State
from burgher.games.glass_road.facts import (
    BASES,
    CELLS,
    CONVERSIONS,
    EMPTY,
    FIRST_TILE,
    FOREST_CELLS,
    FORESTS,
    MARKERS,
    PERIODS,
    ROW,
    ROWS_OF_TILES,
    START_GOODS,
    START_PLAN,
    TILES,
)

NO_TILE: Final = -1
NO_CARD: Final = -1
MOST_CARDS: Final = 64  # more than are played in a period by all players together


def entry(row: i64, place: i64) -> i64:
    """Where a state's board keeps the tile on this place of the building board. [GR-029]"""
    return row * ROW + place


class Player(Dull):
    """One player's wheels, plan, display and cards. Sets of cards are bit masks. [GR-022, GR-023, GR-037]"""

    goods: list[int]  # the amount at each of the ten markers
    plan: list[int]  # what each cell holds; see facts
    forests: list[int]  # 1 for each forest that still stands
    bases: list[int]  # the upgrade on each base building, or NO_TILE
    display: list[int]  # unbuilt tiles, ascending
    hand: int
    laid: int  # the card lying face down
    notches: list[int]  # cards played by following
    played: list[int]  # cards played openly in this period, the one being evaluated too
    absent: int  # cards that all know not to be in the hand, for want of following
    absent_before: int  # those of them that were known when the last card was laid
    last: int  # solo: the cards chosen in the period before
    anytime: i64  # anytime actions in this window
    conversions: list[int]  # own conversion buildings, ascending: follows from the plan

    def copy(self) -> "Player":
        p = self.branch()
        p.notches = self.notches[:]
        p.played = self.played[:]
        return p

    def branch(self) -> "Player":
        """A copy for which no more cards are played."""
        p = Player()
        p.goods = self.goods[:]
        p.plan = self.plan[:]
        p.forests = self.forests[:]
        p.bases = self.bases[:]
        p.display = self.display[:]
        p.hand = self.hand
        p.laid = self.laid
        p.notches = self.notches
        p.played = self.played
        p.absent = self.absent
        p.absent_before = self.absent_before
        p.last = self.last
        p.anytime = self.anytime
        p.conversions = self.conversions[:]
        return p

    def clear(self) -> None:
        """Empty wheels and an empty plan."""
        self.goods = [0] * MARKERS
        self.plan = [EMPTY] * CELLS
        self.forests = [0] * FORESTS
        self.bases = [NO_TILE] * BASES
        self.display = []
        self.last = 0
        self.anytime = 0
        self.conversions = []
        self.return_cards()

    def set_up(self) -> None:
        """Wheels and plan as at the start of the game. [GR-024 to GR-028]"""
        self.goods = START_GOODS[:]
        self.plan = START_PLAN[:]
        self.forests = [1] * FORESTS

    def return_cards(self) -> None:
        """All cards go back to the set of 15. [GR-074, GR-235]"""
        self.hand = 0
        self.laid = NO_CARD
        self.notches = []
        self.played = []
        self.absent = 0
        self.absent_before = 0

    def remove_forest(self, forest: i64) -> None:
        """Both of its cells are empty now, and free to be used at once. [GR-010, GR-208, GR-209]"""
        self.forests[forest] = 0
        left: i64 = FOREST_CELLS[forest]
        self.plan[left] = EMPTY
        self.plan[left + 1] = EMPTY

    def lay_building(self, tile: i64, cell: i64) -> None:
        """It stays there for good. [GR-193, GR-199]"""
        self.plan[cell] = FIRST_TILE + tile
        if tile < CONVERSIONS:
            self.conversions.append(tile)
            self.conversions.sort()

    def buildings(self) -> int:
        """Tiles on cells; base buildings and upgrades are not counted. [GR-192, GR-234]"""
        n = 0
        for code in self.plan:
            if code >= FIRST_TILE:
                n += 1
        return n


class GlassRoad(State):
    """The whole table."""

    players: list[Player]
    periods: i64  # how many this game has
    places: i64  # of the building board in each row
    starter: i64  # 1: the tiles for a first game come first
    bases_adjacent: i64  # 1: base buildings are neighbours of the left column
    period: i64
    round: i64
    first: i64  # who holds the goblet
    effect: i64  # 1 once an action had an effect since the last entry payment
    board: list[int]  # the face-up tiles, row by row; see `entry`
    pile: list[int]  # 1 for a tile in its face-down stack
    removed: list[int]  # 1 for a tile out of the game

    def copy(self) -> "GlassRoad":
        s = self._without_players()
        s.players = [p.copy() for p in self.players]
        s.pile = self.pile[:]
        s.removed = self.removed[:]
        return s

    def branch(self, seat: i64) -> "GlassRoad":
        """A copy in which this player may do what a card allows: what that does not touch is shared, not copied.

        Of the others only the count of their anytime actions may change.
        """
        own = self.players[seat]
        s = self._without_players()
        s.players = self.players[:]
        s.players[seat] = own.branch()
        s.pile = self.pile
        s.removed = self.removed[:] if own.display else self.removed
        return s

    def _without_players(self) -> "GlassRoad":
        """A copy that still lacks the players, and the tiles that do not lie on the building board."""
        s = GlassRoad(self.seats, self.steps, self.rules)
        s.stack = self.stack[:]
        s.periods = self.periods
        s.places = self.places
        s.starter = self.starter
        s.bases_adjacent = self.bases_adjacent
        s.period = self.period
        s.round = self.round
        s.first = self.first
        s.effect = self.effect
        s.board = self.board[:]
        return s

    def epoch(self) -> int:
        """Counts the cards that were played openly, period by period."""
        cards = 0
        for p in self.players:
            cards += len(p.played)
        return int(self.period) * MOST_CARDS + cards

    def row(self, row: i64) -> list[int]:
        """The places of one row of the building board: tiles, or NO_TILE. [GR-029, GR-030]"""
        start = entry(row, 0)
        return self.board[start : start + self.places]

    def clear(self) -> None:
        """All tiles in their stacks, nothing dealt, empty plans."""
        self.players = [Player() for _ in range(self.seats)]
        for p in self.players:
            p.clear()
        self.periods = PERIODS[self.seats]
        self.places = ROW
        self.starter = 0
        self.bases_adjacent = 0
        self.period = 0
        self.round = 0
        self.first = 0
        self.effect = 0
        self.board = [NO_TILE] * (ROWS_OF_TILES * ROW)
        self.pile = [1] * TILES
        self.removed = [0] * TILES
