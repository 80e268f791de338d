"""What lies on the table: wheel, displays and tracks, and each player's workshop."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Args, Message, Reason
from burgher.core.state import Dull, State
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.score import PARTS

RULES: Final = 3  # the version of the rules by which new games are played; games begun by earlier ones go on by those

NOT_BUILT: Final = 0  # of a sawing, splicing or gluing tile
READY: Final = 1
USED: Final = 2

NO_POT: Final = -1  # an own pot shows 0 when it is empty, and else the pips of its tree


def no(clause: str, key: str, args: Args | None = None) -> Reason:
    """The reason why something may not be done: the clause, and the sentence of the words files."""
    return Reason(clause, Message(f"refusal.{key}", args or {}))


class Player(Dull):
    """One player's workshop, cards and markers. [WC-012, WC-057]"""

    tokens: list[int]  # by facts.TOKENS
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

    def copy(self) -> "Player":
        p = Player()
        p.tokens = self.tokens[:]
        p.lumber = self.lumber[:]
        p.pots = self.pots[:]
        p.saws = self.saws[:]
        p.splicers = self.splicers[:]
        p.gluer = self.gluer
        p.rooms = self.rooms[:]
        p.used = self.used[:]
        p.attic = self.attic[:]
        p.orders = self.orders[:]
        p.rows = self.rows[:]
        p.completed = self.completed[:]
        p.hand = self.hand[:]
        p.rejected_orders = self.rejected_orders[:]
        p.rejected_helpers = self.rejected_helpers[:]
        p.offered_orders = self.offered_orders[:]
        p.offered_helpers = self.offered_helpers[:]
        p.claimed = self.claimed[:]
        p.marketing = self.marketing
        p.income = self.income[:]
        p.reputation = self.reputation
        p.reached = self.reached[:]
        p.fallen = self.fallen
        p.unfinished = self.unfinished
        p.parts = self.parts[:]
        p.discount = self.discount[:]
        p.watched = self.watched[:]
        return p

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

    def place(self, helper: i64, room: i64) -> None:
        """Put a helper into a room; its permanent ability works from now on. [WC-216, WC-217]"""
        self.rooms[room] = helper
        card = f.HELPERS[helper]
        if card.ability == f.PERMANENT:
            self.discount[card.event] += card.discount
            if card.gain != f.NOTHING:
                self.watched[card.event] = 1

    def lay(self, card: i64, row: i64) -> None:
        """Put an order beside the board; a row has room for any number of them. [WC-158, WC-301]"""
        i: i64 = 0
        while i < len(self.orders) and self.orders[i] < card:
            i += 1
        self.orders.insert(i, card)
        self.rows.insert(i, row)

    def built(self, kind: i64) -> i64:
        """How many pots, saws, splicing tiles or gluing tiles stand in the workshop."""
        if kind == f.POT:
            return 3 - self.pots.count(NO_POT)
        if kind == f.SAWING:
            return 3 - self.saws.count(NOT_BUILT)
        if kind == f.SPLICING:
            return 3 - self.splicers.count(NOT_BUILT)
        return 0 if self.gluer == NOT_BUILT else 1

    def upgrades(self) -> i64:
        """Improvements added during the game. [WC-256]"""
        return self.built(f.POT) + self.built(f.SAWING) + self.built(f.SPLICING) + self.built(f.GLUE_TILE) - 3


class Woodcraft(State):
    """The whole table."""

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

    def copy(self) -> "Woodcraft":
        s = Woodcraft(self.seats, self.steps, self.rules)
        s.stack = self.stack[:]
        s.players = [p.copy() for p in self.players]
        s.first = self.first
        s.turn = self.turn
        s.round = self.round
        s.places = self.places[:]
        s.arrow = self.arrow
        s.start = self.start
        s.arc = self.arc
        s.tile = self.tile
        s.settled = self.settled
        s.bonus_used = self.bonus_used
        s.bonus_lanterns = self.bonus_lanterns
        s.market = self.market[:]
        s.order_display = self.order_display[:]
        s.helper_display = self.helper_display[:]
        s.order_deck = self.order_deck[:]
        s.helper_deck = self.helper_deck[:]
        s.order_discard = self.order_discard[:]
        s.helper_discard = self.helper_discard[:]
        s.hazelnut_deck = self.hazelnut_deck[:]
        s.final_decks = self.final_decks
        s.seen_orders = self.seen_orders
        s.seen_helpers = self.seen_helpers
        s.commissions = self.commissions[:]
        s.reputation_tiles = self.reputation_tiles[:]
        s.tools = self.tools[:]
        s.solo_deck = self.solo_deck[:]
        s.rival = self.rival
        return s

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
