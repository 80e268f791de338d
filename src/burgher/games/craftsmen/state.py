"""What lies on the table: the city, granary and ships, and what each player has."""

from typing import Any, Final

from mypy_extensions import i64

from burgher.core.state import NO_STAMP, Dull, State, Step, data_of, new_stamp, step_of
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
    NO_MARKER,
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
LEVELS: Final = 2  # of discs on a space,
LOWER: Final = 0
UPPER: Final = 1
ICONS: Final = 2  # of a card of the row, if it has any
COMMON: Final = 0  # the target of a good that goes to the fair or to the granary, not onto an icon
STAGE_NAME: Final = "stage"  # the steps that lie at the bottom in the course of a round
START_NAME: Final = "start_round"
NOT_BEGUN: Final = 0  # the hour of a round whose first stage is still to come
ROUND_OVER: Final = 7  # the hour of a round after its last stage


# ---------------------------------------------------------------- where things lie in the lists of the state


def disc_place(city: i64, space: i64, level: i64) -> i64:
    """The place in `queues` of the lower or upper disc on a space, 1 to 3, of a city building. [CR-023, CR-097]"""
    return city * QUEUE + LEVELS * (space - 1) + level


def icon_place(row: i64, icon: i64) -> i64:
    """The place in `icons` of the first or second icon of a card of the row. [CR-010 to CR-013]"""
    return ICONS * row + icon


def target_of(row: i64, icon: i64) -> i64:
    """An icon as actions name it."""
    return 1 + icon_place(row, icon)


def icon_at(target: i64) -> i64:
    """The place in `icons` that a target other than COMMON names."""
    return target - 1


def older(queue: i64) -> i64:
    """The lower space of a column of the granary, the left one of a row of a ship. [CR-243, CR-268]"""
    return 2 * queue


def newer(queue: i64) -> i64:
    """The upper space of a column, the right one of a row."""
    return 2 * queue + 1


def both(spaces: list[int], queue: i64) -> list[int]:
    """The markers of a column or row, the older one first."""
    return spaces[older(queue) : newer(queue) + 1]


def display_place(pile: i64, place: i64) -> i64:
    """The place in `display` of the first or second card beside a pile. [CR-034]"""
    return 2 * pile + place


def total(counts: list[int]) -> i64:
    """How many there are in all."""
    out: i64 = 0
    count: i64
    for count in counts:
        out += count
    return out


def some(counts: list[int]) -> bool:
    """Is there any?"""
    for count in counts:
        if count:
            return True
    return False


class Player(Dull):
    """What one player has. [CR-015 to CR-018]"""

    capital: list[int]  # cards in hand by kind
    shown: list[int]  # those of them that all have seen coming
    old: list[int]  # those hidden ones that were drawn before the discard pile was last shuffled
    sum: i64  # the known sum of the hand's printed values; 0 once the hand has changed
    hand: list[int]  # building cards, sorted
    secret: list[int]  # those of them that the others have never seen
    row: list[int]
    icons: list[int]  # markers, two for each card of the row
    supply: i64
    fair: i64  # markers on the fair, which have no goods type [CR-028, CR-029]
    helpers: i64  # in hand
    passed: i64
    privileges: i64
    work: i64
    used: i64  # privileges used in this round [CR-323, CR-324]
    parts: list[int]  # the score by line of the score sheet

    capital_stamp: i64 = NO_STAMP  # of the cards in hand and which of them were shown
    parts_stamp: i64 = NO_STAMP
    hand_stamp: i64 = NO_STAMP  # of the building cards in hand
    row_stamp: i64 = NO_STAMP  # of the row and its icons

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
        stamp = new_stamp()
        p.capital_stamp = stamp
        p.parts_stamp = stamp
        p.hand_stamp = stamp
        p.row_stamp = stamp
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

    def cards(self) -> i64:
        """How many capital cards are in hand: all know that. [CR-429]"""
        return total(self.capital)

    def icons_of(self, row: i64) -> list[int]:
        """The markers on both icons of a card of the row."""
        return self.icons[icon_place(row, 0) : icon_place(row, 1) + 1]

    def score(self) -> i64:
        return total(self.parts)

    def earn(self, part: i64, points: i64) -> None:
        """Write points on a line of the score sheet."""
        self.parts[part] += points
        self.parts_stamp = new_stamp()

    def gain(self, kind: i64, shown: i64) -> None:
        """A capital card comes into the hand; shown is 1 if all have seen it."""
        self.capital[kind] += 1
        self.shown[kind] += shown
        self.sum = 0
        self.capital_stamp = new_stamp()

    def lose(self, kind: i64) -> None:
        """A capital card leaves the hand openly: the best known of its kind, as far as others can tell."""
        self.capital[kind] -= 1
        if self.shown[kind]:
            self.shown[kind] -= 1
        elif self.old[kind]:
            self.old[kind] -= 1
        self.sum = 0
        self.capital_stamp = new_stamp()

    def take_building(self, card: i64, shown: i64) -> None:
        """A building card comes into the hand, which stays sorted."""
        self.hand.append(card)
        self.hand.sort()
        if not shown:
            self.secret.append(card)
            self.secret.sort()
        self.hand_stamp = new_stamp()

    def drop_building(self, card: i64) -> None:
        self.hand.remove(card)
        if card in self.secret:
            self.secret.remove(card)
        self.hand_stamp = new_stamp()

    def mark(self, place: i64, marker: i64) -> None:
        """Put a marker onto an icon, or take it away."""
        self.icons[place] = marker
        self.row_stamp = new_stamp()


class Craftsmen(State):
    """The whole table."""

    players: list[Player]
    year: i64  # 0 to 2
    season: i64
    stage: i64  # the stage being resolved, or 0
    order: list[int]  # the turn order, first player first; shorter while it is being found
    queues: list[int]  # QUEUE places for each city building from 0 (none) to 6: 1 + seat, or 0
    change: list[int]  # seats on the order-change track [CR-035]
    deck: list[int]  # capital cards nobody has drawn, by kind
    discard: list[int]
    capital_display: list[int]  # two kinds
    paid: list[int]  # cards laid for the payment under way
    mayor: list[int]  # the mayor's open cards
    piles: list[Pile]  # by class
    unseen: list[list[int]]  # cards without a place yet, by lot
    display: list[int]  # two building cards for each class
    looked: list[int]  # entries of a pile being looked at, display first, then the pile from the top
    bundles: i64  # how many times cards were put back together
    box: list[int]  # spare sawmills, sorted
    granary: list[int]  # lower and upper marker of each column
    ships: list[int]  # left and right marker of each row
    natural: i64  # natural markers in the supply
    privileges: i64  # tokens in the pool
    work: i64
    bonus: list[int]  # who holds the bonus token of each finished good [CR-021]
    lot_place: i64  # what is being auctioned: its place in the display
    opener: i64
    bid: i64
    bidder: i64
    bidders: i64  # seats still in, as a mask
    many_investments: i64  # the option allow_multiple_investments

    money_stamp: i64 = NO_STAMP  # of the capital cards that are in no hand
    queues_stamp: i64 = NO_STAMP
    markers_stamp: i64 = NO_STAMP  # of the turn order, the order-change track, ships, granary and bonus tokens
    cards_stamp: i64 = NO_STAMP  # of display, piles, the cards being looked at, and the box

    def copy(self) -> "Craftsmen":
        s = Craftsmen(self.seats, self.steps, self.rules)
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
        stamp = new_stamp()
        s.money_stamp = stamp
        s.queues_stamp = stamp
        s.markers_stamp = stamp
        s.cards_stamp = stamp
        return s

    def epoch(self) -> int:
        """The round, the stage and the place of its queue, and the helpers sent: so it grows with every turn."""
        turn: i64 = ROUND_OVER * 8
        if self.stack:
            frame: i64 = self.stack[0]
            bottom = self.steps[step_of(frame)]
            if bottom.name == STAGE_NAME:
                data = data_of(frame)
                turn = bottom.fields[0].of(data) * 8 + bottom.fields[1].of(data)
            elif bottom.name == START_NAME:
                turn = NOT_BEGUN
        at_home: i64 = 0
        for p in self.players:
            at_home += p.helpers
        return ((self.year * 4 + self.season) * 64 + turn) * 32 + HELPERS * self.seats - at_home

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

    def marker_home(self, marker: i64) -> None:
        """A marker returns to its owner's supply, a natural one to the natural supply. [CR-245, CR-246, CR-258]"""
        if marker == NATURAL:
            self.natural += 1
        elif marker:
            self.players[marker - 1].supply += 1

    def push_in(self, spaces: list[int], queue: i64, marker: i64) -> i64:
        """A marker enters a queue of two spaces; the oldest leaves if both are taken. [CR-243, CR-244, CR-268]"""
        self.markers_stamp = new_stamp()
        first = older(queue)
        second = newer(queue)
        if spaces[first] == NO_MARKER:
            spaces[first] = marker
            return NO_MARKER
        if spaces[second] == NO_MARKER:
            spaces[second] = marker
            return NO_MARKER
        out: i64 = spaces[first]
        spaces[first] = spaces[second]
        spaces[second] = marker
        return out

    def discs_on(self, city: i64, space: i64) -> list[int]:
        """The lower and the upper disc on a space, 1 to 3."""
        return self.queues[disc_place(city, space, LOWER) : disc_place(city, space, UPPER) + 1]

    def displayed(self, pile: i64) -> list[int]:
        """Both places of the display beside a pile."""
        return self.display[display_place(pile, 0) : display_place(pile, 1) + 1]

    def under_data(self) -> i64:
        """The packed fields of the frame under the top one."""
        return data_of(self.stack[-2])

    def pending_frame(self, step: Step[Any], data: i64) -> bool:
        """Is this step somewhere on the stack with just these fields?"""
        for frame in self.stack:
            if step_of(frame) == step.number and data_of(frame) == data:
                return True
        return False


def wrong_stage(s: Craftsmen, city: i64) -> str:
    """Why a step of one city building could not be pending here, if it lies on the stage of another."""
    on = s.top()
    if on.name == STAGE_NAME and on.fields[0].of(s.top_data()) != city:
        return f"it belongs to stage {city}"
    return ""
