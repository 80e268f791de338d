"""What lies on the table: the city, granary and ships, and what each player has."""

from typing import Final

from burgher.core.state import State
from burgher.games.craftsmen.facts import (
    CAPITAL,
    CITY,
    COLUMNS,
    CUBES,
    FINISHED,
    HELPERS,
    KINDS,
    LOT_CARDS,
    NATURAL,
    NO_CARD,
    PRIVILEGES,
    ROWS,
    SAWMILLS,
    WORK,
)
from burgher.games.craftsmen.pile import Pile, fresh_pile
from burgher.games.craftsmen.score import PARTS

NOBODYS: Final = -1  # holder of a bonus token beside the board
NO_KIND: Final = -1  # an empty place of the capital display
QUEUE: Final = 6  # places of a queue: three spaces with a lower and an upper disc each


class Player:
    """What one player has."""

    capital: list[int]  # cards in hand by kind
    shown: list[int]  # those of them that all have seen coming
    old: list[int]  # those hidden ones that were drawn before the discard pile was last shuffled
    sum: int  # the known sum of the hand's printed values; 0 once the hand has changed
    hand: list[int]  # building cards, sorted
    secret: list[int]  # those of them that the others have never seen
    row: list[int]
    icons: list[int]  # markers, two for each card of the row
    supply: int
    fair: int
    helpers: int  # in hand
    passed: int
    privileges: int
    work: int
    used: int  # privileges used in this round
    parts: list[int]  # the score by line of the score sheet

    def copy(self) -> "Player":
        p = Player()
        p.capital = self.capital[:]
        p.shown = self.shown[:]
        p.old = self.old[:]
        p.sum = self.sum
        p.hand = self.hand[:]
        p.secret = self.secret[:]
        p.row = self.row[:]
        p.icons = self.icons[:]
        p.supply = self.supply
        p.fair = self.fair
        p.helpers = self.helpers
        p.passed = self.passed
        p.privileges = self.privileges
        p.work = self.work
        p.used = self.used
        p.parts = self.parts[:]
        return p

    def clear(self) -> None:
        """Pieces in the supply, nothing in hand or built."""
        self.capital = [0] * KINDS
        self.shown = [0] * KINDS
        self.old = [0] * KINDS
        self.sum = 0
        self.hand = []
        self.secret = []
        self.row = []
        self.icons = []
        self.supply = CUBES
        self.fair = 0
        self.helpers = HELPERS
        self.passed = 0
        self.privileges = 0
        self.work = 0
        self.used = 0
        self.parts = [0] * PARTS

    def gain(self, kind: int, shown: int) -> None:
        """A capital card comes into the hand; shown is 1 if all have seen it."""
        self.capital[kind] += 1
        self.shown[kind] += shown
        self.sum = 0

    def lose(self, kind: int) -> None:
        """A capital card leaves the hand openly: the best known of its kind, as far as others can tell."""
        self.capital[kind] -= 1
        if self.shown[kind]:
            self.shown[kind] -= 1
        elif self.old[kind]:
            self.old[kind] -= 1
        self.sum = 0

    def take_building(self, card: int, shown: int) -> None:
        """A building card comes into the hand, which stays sorted."""
        self.hand.append(card)
        self.hand.sort()
        if not shown:
            self.secret.append(card)
            self.secret.sort()

    def drop_building(self, card: int) -> None:
        self.hand.remove(card)
        if card in self.secret:
            self.secret.remove(card)


class Craftsmen(State):
    """The whole table."""

    players: list[Player]
    year: int  # 0 to 2
    season: int
    stage: int  # the stage being resolved, or 0
    order: list[int]  # the turn order, first player first; shorter while it is being found
    queues: list[int]  # QUEUE places for each city building from 0 (none) to 6: 1 + seat, or 0
    change: list[int]  # seats on the order-change track
    deck: list[int]  # capital cards nobody has drawn, by kind
    discard: list[int]
    capital_display: list[int]  # two kinds
    paid: list[int]  # cards laid for the payment under way
    mayor: list[int]  # the mayor's open cards
    piles: list[Pile]  # by class
    unseen: list[list[int]]  # cards without a place yet, by lot
    display: list[int]  # two building cards for each class
    looked: list[int]  # entries of a pile being looked at, display first, then the pile from the top
    bundles: int  # how many times cards were put back together
    box: list[int]  # spare sawmills, sorted
    granary: list[int]  # lower and upper marker of each column
    ships: list[int]  # left and right marker of each row
    natural: int  # natural markers in the supply
    privileges: int  # tokens in the pool
    work: int
    bonus: list[int]  # who holds the bonus token of each finished good
    lot_place: int  # what is being auctioned: class * 2 + place of the display
    opener: int
    bid: int
    bidder: int
    bidders: int  # seats still in, as a mask
    many_investments: int  # the option allow_multiple_investments

    def copy(self) -> "Craftsmen":
        s = Craftsmen(self.seats, self.steps)
        s.stack = self.stack[:]
        s.players = [p.copy() for p in self.players]
        s.year = self.year
        s.season = self.season
        s.stage = self.stage
        s.order = self.order[:]
        s.queues = self.queues[:]
        s.change = self.change[:]
        s.deck = self.deck[:]
        s.discard = self.discard[:]
        s.capital_display = self.capital_display[:]
        s.paid = self.paid[:]
        s.mayor = self.mayor[:]
        s.piles = [pile.copy() for pile in self.piles]
        s.unseen = [cards[:] for cards in self.unseen]
        s.display = self.display[:]
        s.looked = self.looked[:]
        s.bundles = self.bundles
        s.box = self.box[:]
        s.granary = self.granary[:]
        s.ships = self.ships[:]
        s.natural = self.natural
        s.privileges = self.privileges
        s.work = self.work
        s.bonus = self.bonus[:]
        s.lot_place = self.lot_place
        s.opener = self.opener
        s.bid = self.bid
        s.bidder = self.bidder
        s.bidders = self.bidders
        s.many_investments = self.many_investments
        return s

    def clear(self) -> None:
        """All cards in their piles, the granary full of natural markers, nothing dealt. [CR-037, CR-050 to CR-057]"""
        self.players = [Player() for _ in range(self.seats)]
        for p in self.players:
            p.clear()
        self.year = 0
        self.season = 0
        self.stage = 0
        self.order = []
        self.queues = [0] * (len(CITY) * QUEUE)
        self.change = []
        self.deck = CAPITAL[:]
        self.discard = [0] * KINDS
        self.capital_display = [NO_KIND, NO_KIND]
        self.paid = [0] * KINDS
        self.mayor = [0] * KINDS
        self.piles = [fresh_pile(k) for k in range(3)]
        self.unseen = [cards[:] for cards in LOT_CARDS]
        self.display = [NO_CARD] * 6
        self.looked = []
        self.bundles = 0
        self.box = list(range(1, SAWMILLS + 1))
        self.granary = [NATURAL] * (2 * COLUMNS)
        self.ships = [0] * (2 * ROWS)
        self.natural = 0
        self.privileges = PRIVILEGES[self.seats]
        self.work = WORK[self.seats]
        self.bonus = [NOBODYS] * FINISHED
        self.close_auction()
        self.many_investments = 0

    def close_auction(self) -> None:
        self.lot_place = 0
        self.opener = 0
        self.bid = 0
        self.bidder = 0
        self.bidders = 0

    def marker_home(self, marker: int) -> None:
        """A marker returns to its owner's supply, a natural one to the natural supply. [CR-245, CR-246, CR-258]"""
        if marker == NATURAL:
            self.natural += 1
        elif marker:
            self.players[marker - 1].supply += 1
