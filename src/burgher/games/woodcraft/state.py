"""What lies on the table: wheel, displays and tracks, and each player's workshop."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import NO_STAMP, Dull, State, new_stamp
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.score import PARTS, count_in

RULES: Final = 3  # the version of the rules by which new games are played; games begun by earlier ones go on by those

NOT_BUILT: Final = 0  # of a sawing, splicing or gluing tile
READY: Final = 1
USED: Final = 2

NO_POT: Final = -1  # an own pot shows 0 when it is empty, and else the pips of its tree


def no(clause: str, key: str, args: Args | None = None) -> Reason:
    """The reason why something may not be done: the clause, and the sentence of the words files."""
    return Reason(clause, Message(f"refusal.{key}", args or {}))


# ---------------------------------------------------------------- lists that copies share
# Bots copy a table for everything that they look at, and little of it changes then. So copies have most lists in
# common, and nobody changes such a list: a new one takes its place. Lists that change all the time are each copy's own.


def put(values: list[int], i: i64, value: i64) -> list[int]:
    """The same with another value at one place."""
    out = values[:]
    out[i] = value
    return out


def inserted(values: list[int], i: i64, value: i64) -> list[int]:
    """The same with one more value before this place."""
    out = values[:]
    out.insert(i, value)
    return out


def dropped(values: list[int], i: i64) -> list[int]:
    """The same without what was at one place."""
    out = values[:]
    del out[i]
    return out


def without(values: list[int], value: i64) -> list[int]:
    """The same without a value that is there once."""
    out = values[:]
    out.remove(value)
    return out


class Player(Dull):
    """One player's workshop, cards and markers. [WC-012, WC-057]"""

    tokens: list[int]  # by facts.TOKENS; each copy's own
    # shared by copies
    lumber: list[int]  # how many dice of each colour and value: entry 6 * colour + pips - 1
    pots: list[int]
    saws: list[int]
    splicers: list[int]
    gluer: i64
    rooms: list[int]  # the helper in each room
    used: list[int]  # 1 for a room whose per-turn ability has been used this turn
    attic: list[int]  # the kind of tool on each space
    orders: list[int]  # cards beside the board, ascending
    rows: list[int]  # and the row in which each of them lies
    completed: list[int]
    hand: list[int]
    rejected_orders: list[int]  # turned down in setup and not seen by the others since
    rejected_helpers: list[int]
    offered_orders: list[int]  # dealt in setup and still to choose from
    offered_helpers: list[int]
    claimed: list[int]  # commissions
    marketing: i64
    income: list[int]  # blueberry and hazelnut income
    reputation: i64
    reached: list[int]  # the round in which each reputation tile was reached, or 0
    fallen: i64  # orders that fell off the lowest row
    unfinished: i64  # orders beside the board at the end of the game
    parts: list[int]  # the score by line of the score sheet
    # what follows from the helpers
    discount: list[int]  # by event
    watched: list[int]  # by event: 1 if a permanent ability gives a gain for it

    lumber_stamp: i64 = NO_STAMP

    def copy(self) -> "Player":
        p = Player()
        p.become(self)
        return p

    def become(self, other: "Player") -> None:
        """From now on be as the other one is, but independent of it."""
        self.tokens = other.tokens[:]
        self.lumber = other.lumber
        self.lumber_stamp = new_stamp()
        self.pots = other.pots
        self.saws = other.saws
        self.splicers = other.splicers
        self.gluer = other.gluer
        self.rooms = other.rooms
        self.used = other.used
        self.attic = other.attic
        self.orders = other.orders
        self.rows = other.rows
        self.completed = other.completed
        self.hand = other.hand
        self.rejected_orders = other.rejected_orders
        self.rejected_helpers = other.rejected_helpers
        self.offered_orders = other.offered_orders
        self.offered_helpers = other.offered_helpers
        self.claimed = other.claimed
        self.marketing = other.marketing
        self.income = other.income
        self.reputation = other.reputation
        self.reached = other.reached
        self.fallen = other.fallen
        self.unfinished = other.unfinished
        self.parts = other.parts
        self.discount = other.discount
        self.watched = other.watched

    def clear(self) -> None:
        """An empty workshop with what is printed on it: the first saw, the first splicing tile, the green pot."""
        self.tokens = [0] * len(f.TOKENS)
        self.lumber = [0] * f.DICE
        self.pots = [0, NO_POT, NO_POT]
        self.saws = [READY, NOT_BUILT, NOT_BUILT]
        self.splicers = [READY, NOT_BUILT, NOT_BUILT]
        self.gluer = NOT_BUILT
        self.rooms = [NONE] * f.ROOMS
        self.used = [0] * f.ROOMS
        self.attic = [NONE] * f.SPACES
        self.orders = []
        self.rows = []
        self.completed = []
        self.hand = []
        self.rejected_orders = []
        self.rejected_helpers = []
        self.offered_orders = []
        self.offered_helpers = []
        self.claimed = []
        self.marketing = 0
        self.income = [0, 0]
        self.reputation = 0
        self.reached = [0, 0]
        self.fallen = 0
        self.unfinished = 0
        self.parts = [0] * PARTS
        self.discount = [0] * len(f.EVENTS)
        self.watched = [0] * len(f.EVENTS)

    def add_dice(self, die: i64, count: i64) -> None:
        """Put so many dice of a colour and value to the lumber, or take them away."""
        self.lumber = put(self.lumber, die, self.lumber[die] + count)
        self.lumber_stamp = new_stamp()

    def score(self, line: i64, points: i64) -> None:
        """Points for a line of the score sheet."""
        if points:
            self.parts = put(self.parts, line, self.parts[line] + points)

    def place(self, helper: i64, room: i64) -> None:
        """Put a helper into a room; its permanent ability works from now on. [WC-216, WC-217]"""
        self.rooms = put(self.rooms, room, helper)
        card = f.HELPERS[helper]
        if card.ability == f.PERMANENT:
            self.discount = put(self.discount, card.event, self.discount[card.event] + card.discount)
            if card.gain != f.NOTHING:
                self.watched = put(self.watched, card.event, 1)

    def lay(self, card: i64, row: i64) -> None:
        """Put an order beside the board; a row has room for any number of them. [WC-158, WC-301]"""
        i: i64 = 0
        while i < len(self.orders) and self.orders[i] < card:
            i += 1
        self.orders = inserted(self.orders, i, card)
        self.rows = inserted(self.rows, i, row)

    def built(self, kind: i64) -> i64:
        """How many pots, saws, splicing tiles or gluing tiles stand in the workshop."""
        if kind == f.POT:
            return 3 - count_in(self.pots, NO_POT)
        if kind == f.SAWING:
            return 3 - count_in(self.saws, NOT_BUILT)
        if kind == f.SPLICING:
            return 3 - count_in(self.splicers, NOT_BUILT)
        return 0 if self.gluer == NOT_BUILT else 1

    def upgrades(self) -> i64:
        """Improvements added during the game. [WC-256]"""
        return self.built(f.POT) + self.built(f.SAWING) + self.built(f.SPLICING) + self.built(f.GLUE_TILE) - 3


class Woodcraft(State):
    """The whole table. Copies share its lists, except those of the core."""

    players: list[Player]
    first: i64  # the start player
    turn: i64  # the seat whose turn, or setup, it is
    round: i64  # from 1; 0 during setup
    # the wheel
    places: list[int]  # where each tile stands: 7 * quadrant + space - 1, or -1 before the wheel is laid out
    arrow: i64  # the quadrant whose far end the arrow marks
    start: i64  # the quadrant in which the tiles started
    arc: i64  # 1 while the arc tile covers the rim of the start quadrant
    # the turn
    tile: i64  # the tile chosen this turn, or -1
    settled: i64  # 1 once its action has been settled
    bonus_used: i64  # 1 once the bonus action has been taken
    bonus_lanterns: i64  # lanterns of this turn's tile bonus that are still unspent
    # shared things
    market: list[int]  # the public lumber: pips in each slot, two slots of each colour; 0 is empty
    order_display: list[int]  # slot 1 first
    helper_display: list[int]
    order_deck: list[int]  # cards still in the deck, ascending: their order is nobody's knowledge
    helper_deck: list[int]
    order_discard: list[int]
    helper_discard: list[int]
    hazelnut_deck: list[int]
    final_decks: i64  # 1 once the final decks are in use
    seen_orders: int  # bit c for a card that has lain open
    seen_helpers: int
    commissions: list[int]  # still in the row, ascending
    reputation_tiles: list[int]  # on the two spaces of the track; -1 is none
    tools: list[int]  # left in the bank, by kind
    # solo
    solo_deck: list[int]
    rival: i64

    seen_stamp: i64 = NO_STAMP  # of the cards that have lain open

    def copy(self) -> "Woodcraft":
        s = Woodcraft(self.seats, self.steps, self.rules)
        s.become(self, [p.copy() for p in self.players])
        return s

    def branch(self, seat: i64) -> "Woodcraft":
        """A copy for looking ahead within the turn of a seat: the others, whom nothing in it changes, are the same."""
        players = self.players[:]
        players[seat] = players[seat].copy()
        s = Woodcraft(self.seats, self.steps, self.rules)
        s.become(self, players)
        return s

    def branch_again(self, other: "Woodcraft", seat: i64) -> None:
        """Become a branch of another one, quicker than a new one is made. This was a copy or a branch for the seat."""
        players = self.players
        own = players[seat]
        own.become(other.players[seat])
        for i in range(self.seats):
            players[i] = other.players[i]
        players[seat] = own
        self.become(other, players)

    def become(self, other: "Woodcraft", players: list[Player]) -> None:
        """Be as the other one is, with these players."""
        self.stack = other.stack[:]
        self.players = players
        self.first = other.first
        self.turn = other.turn
        self.round = other.round
        self.places = other.places
        self.arrow = other.arrow
        self.start = other.start
        self.arc = other.arc
        self.tile = other.tile
        self.settled = other.settled
        self.bonus_used = other.bonus_used
        self.bonus_lanterns = other.bonus_lanterns
        self.market = other.market
        self.order_display = other.order_display
        self.helper_display = other.helper_display
        self.order_deck = other.order_deck
        self.helper_deck = other.helper_deck
        self.order_discard = other.order_discard
        self.helper_discard = other.helper_discard
        self.hazelnut_deck = other.hazelnut_deck
        self.final_decks = other.final_decks
        self.seen_orders = other.seen_orders
        self.seen_helpers = other.seen_helpers
        self.seen_stamp = new_stamp()
        self.commissions = other.commissions
        self.reputation_tiles = other.reputation_tiles
        self.tools = other.tools
        self.solo_deck = other.solo_deck
        self.rival = other.rival

    def epoch(self) -> int:
        """Turns since the beginning of the game; the setup counts as round 0. [WC-077]"""
        return int(self.round * self.seats + (self.turn - self.first) % self.seats)

    def clear(self) -> None:
        """All pieces in their decks and banks, nothing dealt."""
        self.players = [Player() for _ in range(self.seats)]
        for p in self.players:
            p.clear()
        self.first = 0
        self.turn = 0
        self.round = 0
        self.places = [NONE] * 7
        self.start = 0
        self.arrow = 1
        self.arc = 1
        self.tile = NONE
        self.settled = 0
        self.bonus_used = 0
        self.bonus_lanterns = 0
        self.market = [0] * 6
        self.order_display = [NONE] * f.DISPLAY
        self.helper_display = [NONE] * f.DISPLAY
        self.order_deck = f.START_ORDER_DECK[:]
        self.helper_deck = f.START_HELPER_DECK[:]
        self.order_discard = []
        self.helper_discard = []
        self.hazelnut_deck = f.HAZELNUT_DECK[:]
        self.final_decks = 0
        self.seen_orders = 0
        self.seen_helpers = 0
        self.commissions = []
        self.reputation_tiles = [NONE, NONE]
        self.tools = [f.TOOLS_EACH] * f.KINDS
        self.solo_deck = list(range(len(f.SOLO_CARDS)))
        self.rival = 0
