"""What lies on the table: the main board and each player's estate."""

from mypy_extensions import i64

from burgher.core.common import bit
from burgher.core.state import NO_SEAT, NO_STAMP, Dull, State, new_stamp
from burgher.games.castles_of_burgundy.facts import (
    ANY_TYPE,
    BLACK,
    BOARDS,
    BUILDING,
    CELLS,
    COLOURED,
    DEPOTS,
    FACES,
    FIRST_BUILDING,
    FIRST_KNOWLEDGE,
    GOODS,
    GOODS_TILES,
    KNOWLEDGE_0,
    KNOWLEDGE_TILES,
    NEIGHBOURS,
    NO_TILE,
    ROUNDS,
    SLOTS,
    STACK_FACES,
    STORAGE_SPACES,
    TYPE_OF,
)
from burgher.games.castles_of_burgundy.score import PARTS


class Player(Dull):
    """One player's board, storage and purse; silver and workers are no limited pieces. [CB-009, CB-081]"""

    board: int  # the number of the printed side
    start: int  # the cell of the start castle, or -1
    sheet: int  # the sheet dealt in the advanced setup, or -1
    side: int  # the side of it that the player has chosen, or -1
    estate: list[int]
    storage: list[int]
    goods: list[int]  # stored tiles by type
    sold: list[int]
    silver: int
    workers: int
    dice: list[int]
    used: list[int]
    ships: int  # spaces moved on the turn order track
    parts: list[int]  # the score by line of the score sheet
    # what follows from the board and the estate
    open: list[int]  # 1 for an empty cell next to a tile
    open_bits: i64  # the same, bit c for cell c: to look at many at once
    laid: i64  # bit c for a tile on cell c
    region_left: list[int]  # empty cells of each region
    colour_left: list[int]  # empty cells of each colour
    city_kinds: list[int]  # bit k for the k-th building in each region
    knows: list[int]  # 1 for a knowledge tile in the estate, from when it lies there [CB-221 to CB-224]

    estate_stamp: i64 = NO_STAMP  # of the estate; tiles stay, so what is new under a stamp is told by `laid`
    storage_stamp: i64 = NO_STAMP
    goods_stamp: i64 = NO_STAMP  # of the goods, stored and sold
    parts_stamp: i64 = NO_STAMP

    def copy(self) -> "Player":
        p = Player()
        p.board = self.board
        p.start = self.start
        p.sheet = self.sheet
        p.side = self.side
        p.estate = self.estate[:]
        p.storage = self.storage[:]
        p.goods = self.goods[:]
        p.sold = self.sold[:]
        p.silver = self.silver
        p.workers = self.workers
        p.dice = self.dice[:]
        p.used = self.used[:]
        p.ships = self.ships
        p.parts = self.parts[:]
        p.open = self.open[:]
        p.open_bits = self.open_bits
        p.laid = self.laid
        p.region_left = self.region_left[:]
        p.colour_left = self.colour_left[:]
        p.city_kinds = self.city_kinds[:]
        p.knows = self.knows[:]
        stamp = new_stamp()
        p.estate_stamp = stamp
        p.storage_stamp = stamp
        p.goods_stamp = stamp
        p.parts_stamp = stamp
        return p

    def clear(self) -> None:
        """An empty board 1, and nothing in the purse."""
        self.start = -1
        self.sheet = -1
        self.side = -1
        self.estate = [NO_TILE] * CELLS
        self.storage = [NO_TILE] * STORAGE_SPACES
        self.goods = [0] * GOODS
        self.sold = [0] * GOODS
        self.silver = 0
        self.workers = 0
        self.dice = [0, 0]
        self.used = [0, 0]
        self.ships = 0
        self.parts = [0] * PARTS
        self.use_board(1)

    def use_board(self, number: i64) -> None:
        """Take a side and work out anew what follows from it and from the tiles lying on it."""
        self.board = number
        board = BOARDS[number - 1]
        self.open = [0] * CELLS
        self.open_bits = 0
        self.laid = 0
        self.region_left = board.region_size[:]
        self.colour_left = [len(cells) for cells in board.cells]
        self.city_kinds = [0] * len(board.region_size)
        self.knows = [0] * (KNOWLEDGE_TILES + 1)
        self.estate_stamp = new_stamp()
        for cell in range(CELLS):
            if self.estate[cell]:
                self.lay(self.estate[cell], cell)

    def lay(self, tile: i64, cell: i64) -> None:
        """Put a tile onto a cell and keep up what follows from it. Scores and effects are the rules' business."""
        board = BOARDS[self.board - 1]
        region: i64 = board.region[cell]
        estate, opened = self.estate, self.open
        bits = self.open_bits
        estate[cell] = tile
        opened[cell] = 0
        other: i64
        for other in NEIGHBOURS[cell]:
            if not estate[other]:
                opened[other] = 1
                bits |= bit(other)
        self.laid |= bit(cell)
        self.open_bits = bits & ~bit(cell)
        self.region_left[region] -= 1
        self.colour_left[board.types[cell]] -= 1
        if TYPE_OF[tile] == BUILDING:
            self.city_kinds[region] |= 1 << (tile - FIRST_BUILDING)
        elif tile >= FIRST_KNOWLEDGE:
            self.knows[tile - KNOWLEDGE_0] = 1

    def is_storage_full(self) -> bool:
        storage = self.storage
        return storage[0] != NO_TILE and storage[1] != NO_TILE and storage[2] != NO_TILE

    def store(self, tile: i64) -> None:
        """Put a tile into the lowest empty storage space. [CB-087, CB-094, CB-196]"""
        self.put_into_storage(self.storage.index(NO_TILE), tile)

    def put_into_storage(self, space: i64, tile: i64) -> None:
        """Put a tile into this space, or nothing."""
        self.storage[space] = tile
        self.storage_stamp = new_stamp()

    def score(self, part: i64, points: i64) -> None:
        """Write points on a line of the score sheet."""
        self.parts[part] += points
        self.parts_stamp = new_stamp()


class Burgundy(State):
    """The whole table."""

    players: list[Player]
    phase: int
    round: int
    line: list[int]  # the turn order track read now, first player first
    order: list[int]  # the order of the round being played
    turn: int  # whose turn in that order
    bought: int  # 1 once the player of the turn has bought
    white: int
    depots: list[int]
    filled: i64  # bit n for a tile in the n-th slot of the depots
    depot_goods: list[int]  # any number of any types in each numbered depot [CB-018]
    stocked: i64  # bit n where the n-th of these numbers is not 0
    round_goods: list[int]  # the phase's goods still to come, next one first
    coloured: list[int]  # tiles still in the stacks, by face
    black: list[int]
    stacked: list[int]  # how many these are, by type; the last number is that of the black stack
    removed: list[int]  # tiles that have left the game, by face
    goods_left: list[int]  # goods nobody has seen yet, by type
    large: list[int]  # who holds the large bonus tile of each colour [CB-010]
    small: list[int]
    sheets_left: list[int]

    depots_stamp: i64 = NO_STAMP  # of what was laid out; what is gone since then is told by `filled`
    depot_goods_stamp: i64 = NO_STAMP  # what came under a stamp where there was nothing is told by `stocked`
    stacks_stamp: i64 = NO_STAMP  # of the tiles and goods in the stacks, and of the phase's goods but for those used up
    bonus_stamp: i64 = NO_STAMP  # of who holds the bonus tiles

    def copy(self) -> "Burgundy":
        s = Burgundy(self.seats, self.steps, self.rules)
        s.stack = self.stack[:]
        s.players = [p.copy() for p in self.players]
        s.phase = self.phase
        s.round = self.round
        s.line = self.line[:]
        s.order = self.order[:]
        s.turn = self.turn
        s.bought = self.bought
        s.white = self.white
        s.depots = self.depots[:]
        s.filled = self.filled
        s.depot_goods = self.depot_goods[:]
        s.stocked = self.stocked
        s.round_goods = self.round_goods[:]
        s.coloured = self.coloured[:]
        s.black = self.black[:]
        s.stacked = self.stacked[:]
        s.removed = self.removed[:]
        s.goods_left = self.goods_left[:]
        s.large = self.large[:]
        s.small = self.small[:]
        s.sheets_left = self.sheets_left[:]
        stamp = new_stamp()
        s.depots_stamp = stamp
        s.depot_goods_stamp = stamp
        s.stacks_stamp = stamp
        s.bonus_stamp = stamp
        return s

    def put_into_depot(self, slot: i64, tile: i64) -> None:
        """Put a tile into a slot, or nothing."""
        self.depots[slot] = tile
        if tile:
            self.filled |= bit(slot)
            self.depots_stamp = new_stamp()
        else:
            self.filled &= ~bit(slot)

    def count_stacks(self) -> None:
        """Work out anew how many tiles are in the stacks."""
        self.stacked = [sum([self.coloured[face] for face in faces]) for faces in STACK_FACES]
        self.stacked[ANY_TYPE] = sum(self.black)

    def add_to_depot(self, depot: i64, goods: i64) -> None:
        """One more of these goods."""
        n = depot * GOODS + goods
        self.depot_goods[n] += 1
        if self.stocked >> n & 1:
            self.depot_goods_stamp = new_stamp()
        else:
            self.stocked |= bit(n)

    def take_from_depot(self, depot: i64, goods: i64) -> i64:
        """All of these goods; tells how many there were."""
        n = depot * GOODS + goods
        count: i64 = self.depot_goods[n]
        if count:
            self.depot_goods[n] = 0
            self.stocked &= ~bit(n)
            self.depot_goods_stamp = new_stamp()
        return count

    def epoch(self) -> int:
        """The turns that have begun; setup, layout and the rolls of a round belong to the first turn after them."""
        return (self.phase * ROUNDS + self.round) * self.seats + self.turn

    def clear(self) -> None:
        """All pieces in their stacks, nothing dealt. [CB-020, CB-021, CB-025, CB-031, CB-032]"""
        self.players = [Player() for _ in range(self.seats)]
        for p in self.players:
            p.clear()
        self.phase = 0
        self.round = 0
        self.line = list(range(self.seats))
        self.order = list(range(self.seats))
        self.turn = 0
        self.bought = 0
        self.white = 0
        self.depots = [NO_TILE] * (DEPOTS * SLOTS)
        self.filled = 0
        self.depot_goods = [0] * (DEPOTS * GOODS)
        self.stocked = 0
        self.round_goods = []
        self.coloured = COLOURED[:]
        self.black = BLACK[:]
        self.count_stacks()
        self.removed = [0] * FACES
        self.goods_left = [0] + [GOODS_TILES] * 6
        self.large = [NO_SEAT] * 6
        self.small = [NO_SEAT] * 6
        self.sheets_left = []
