"""Random play with every piece, coin and point counted after each action: the invariants of the ledger, 1 to 21.

A second set of books, kept from the actions alone, says what each player must have.
"""

from collections import Counter
from random import Random

import pytest

from burgher.core.state import CHANCE
from burgher.games.castles_of_burgundy import GAME
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.score import LINES
from burgher.games.castles_of_burgundy.state import Burgundy, Player
from burgher.games.castles_of_burgundy.verbs import VERBS

from .helpers import BUILDINGS, SETUPS, pick, setup_options

LINE = {key: i for i, (key, _) in enumerate(LINES)}
SIZE_POINTS = [0, 1, 3, 6, 10, 15, 21, 28, 36]
HELPERS = {"building": 9, "ship": 10, "livestock": 10, "castle": 11, "mine": 11, "knowledge": 11}
PENDING = ("castle", "ship", "keep", "warehouse", "free_take", "city_hall")


def name(face: int) -> str:
    return f.FACE_NAMES[face]


def kind(face: int) -> str:
    return f.TYPES[f.TYPE_OF[face]]


def knows(p: Player, number: int) -> bool:
    return f"knowledge_{number}" in [name(face) for face in p.estate]


def price(p: Player, die: int, value: int, helper: int) -> int:
    """The workers that a die costs, by the formula of CB-076."""
    if die == 2:
        return 0
    steps = min((p.dice[die] - value) % 6, (value - p.dice[die]) % 6)
    steps = max(0, steps - (1 if helper and knows(p, helper) else 0))
    return -(-steps // (2 if knows(p, 8) else 1))


class Books:
    """What one player must have, from the actions alone."""

    def __init__(self, silver: int, workers: int) -> None:
        self.silver = silver
        self.workers = workers
        self.placed = 0
        self.repeats = 0
        self.die_actions = 0
        self.extra_actions = 0
        self.castles = 0
        self.purchases = 0
        self.points: Counter[str] = Counter()

    def sale(self, s: Burgundy, p: Player, goods: int) -> None:
        self.silver += 2 if knows(p, 3) else 1
        self.workers += 1 if knows(p, 4) else 0
        self.points["sales"] += s.seats * p.goods[goods]

    def placement(self, s: Burgundy, seat: int, tile: int, cell: int) -> None:
        """What the tile brings at once, worked out before it lies."""
        p = s.players[seat]
        board = f.BOARDS[p.board - 1]
        region = board.region_cells[board.region[cell]]
        colour = board.cells[f.TYPE_OF[tile]]
        self.placed += 1
        if all(p.estate[c] or c == cell for c in region):
            self.points["region_size"] += SIZE_POINTS[len(region)]
            self.points["region_phase"] += [10, 8, 6, 4, 2][s.phase]
        if all(p.estate[c] or c == cell for c in colour):
            if s.large[f.TYPE_OF[tile]] < 0:
                self.points["large_bonus"] += 3 + s.seats
            elif s.small[f.TYPE_OF[tile]] < 0:
                self.points["small_bonus"] += s.seats
        if kind(tile) == "building" and tile in [p.estate[c] for c in region]:
            assert knows(p, 1), "a kind twice in a city without knowledge tile 1"
            self.repeats += 1
        if kind(tile) == "livestock":
            species = name(tile).split("_")[0]
            herd = [name(face) for face in [tile, *(p.estate[c] for c in region)] if name(face).startswith(species)]
            self.points["livestock"] += sum(int(animal[-1]) for animal in herd)
            self.points["livestock_extra"] += len(herd) if knows(p, 7) else 0
        self.workers += 4 if name(tile) == "boarding_house" else 0
        self.silver += 2 if name(tile) == "bank" else 0
        self.points["watchtowers"] += 4 if name(tile) == "watchtower" else 0
        self.castles += kind(tile) == "castle"

    def act(self, s: Burgundy, seat: int, action: str) -> None:
        verb, *rest = action.split(":")
        fields = [int(n) for n in rest]
        p = s.players[seat]
        if verb in ("take", "place", "sell", "workers"):
            self.die_actions += fields[0] < 2
            self.extra_actions += fields[0] == 2
        if verb == "take":
            self.workers -= price(p, fields[0], fields[1], 12)
        elif verb == "place":
            tile = p.storage[fields[1]]
            self.workers -= price(p, fields[0], f.NUMBER[fields[2]], HELPERS[kind(tile)])
            self.placement(s, seat, tile, fields[2])
        elif verb == "free_place":
            self.placement(s, seat, p.storage[fields[0]], fields[1])
        elif verb == "sell":
            self.workers -= price(p, fields[0], fields[1], 0)
            self.sale(s, p, fields[1])
        elif verb == "free_sell":
            self.sale(s, p, fields[0])
        elif verb == "workers":
            self.workers += 4 if knows(p, 14) else 2
            self.silver += 1 if knows(p, 13) else 0
        elif verb == "buy":
            self.silver -= 2
            self.purchases += 1

    def phase_end(self, p: Player) -> None:
        mines = [name(face) for face in p.estate].count("mine")
        self.silver += mines
        self.workers += mines if knows(p, 2) else 0

    def game_end(self, s: Burgundy, seat: int) -> None:
        p = s.players[seat]
        estate = [name(face) for face in p.estate if face]
        self.points["unsold_goods"] += sum(p.goods)
        self.points["silver"] += self.silver
        self.points["workers"] += self.workers // 2
        worth = {15: 3 * sum(1 for n in p.sold if n), 25: sum(p.sold)}
        worth |= {16 + i: 4 * estate.count(building) for i, building in enumerate(BUILDINGS)}
        worth[24] = 4 * len({tile.split("_")[0] for tile in estate} & {"cow", "pig", "sheep", "chicken"})
        worth[26] = 2 * (s.large.count(seat) + s.small.count(seat))
        for number, points in worth.items():
            self.points[f"knowledge_{number}"] += points if knows(p, number) else 0


# ---------------------------------------------------------------- the invariants, by their numbers


def check_pieces(s: Burgundy) -> None:
    """1, 2 and 3: nothing is lost or doubled."""
    tiles = [a + b + c for a, b, c in zip(s.coloured, s.black, s.removed, strict=True)]
    for zone in [s.depots, *(p.storage for p in s.players), *(p.estate for p in s.players)]:
        for face in zone:
            tiles[face] += 1 if face else 0
    assert tiles == [a + b for a, b in zip(f.COLOURED, f.BLACK, strict=True)]
    for goods in range(1, 7):
        total = s.goods_left[goods] + s.round_goods.count(goods)
        total += sum(s.depot_goods[depot * f.GOODS + goods] for depot in range(f.DEPOTS))
        total += sum(p.goods[goods] + p.sold[goods] for p in s.players)
        assert total == 7


def check_stacks(s: Burgundy) -> None:
    """What is counted is there."""
    assert s.stacked[f.ANY_TYPE] == sum(s.black)
    for i, faces in enumerate(f.FACES_OF_TYPE):
        assert s.stacked[i] == sum(s.coloured[face] for face in faces)


def check_bits(s: Burgundy) -> None:
    """What is kept as bits says the same as the lists."""
    assert [s.filled >> slot & 1 for slot in range(len(s.depots))] == [int(face != f.NO_TILE) for face in s.depots]
    assert [s.stocked >> n & 1 for n in range(len(s.depot_goods))] == [int(count > 0) for count in s.depot_goods]
    for p in s.players:
        cells = range(f.CELLS)
        assert [p.laid >> cell & 1 for cell in cells] == [int(p.estate[cell] != f.NO_TILE) for cell in cells]
        assert [p.open_bits >> cell & 1 for cell in cells] == p.open


def check_player(s: Burgundy, seat: int, books: Books, pending: str) -> None:
    p = s.players[seat]
    assert (p.silver, p.workers) == (books.silver, books.workers) and min(p.silver, p.workers) >= 0  # 4, 5
    assert len(p.storage) == 3 and sum(1 for n in p.goods if n) <= 3 and min(p.goods) >= 0  # 6
    board = f.BOARDS[p.board - 1]
    filled = {cell for cell in range(37) if p.estate[cell]}
    if not filled:  # the board is still being chosen
        return
    assert all(f.TYPE_OF[p.estate[cell]] == board.types[cell] for cell in filled)  # 7
    found, todo = {p.start}, [p.start]
    while todo:
        for cell in f.NEIGHBOURS[todo.pop()]:
            if cell in filled and cell not in found:
                found.add(cell)
                todo.append(cell)
    assert found == filled
    assert len(filled) == 1 + books.placed  # 8
    cities = Counter((board.region[c], p.estate[c]) for c in filled if kind(p.estate[c]) == "building")
    assert sum(n - 1 for n in cities.values()) == books.repeats  # 9
    ships = [name(face) for face in p.estate].count("ship")
    assert p.ships == ships - (1 if pending in ("ship", "keep") and s.order[s.turn] == seat else 0)  # 10
    assert {key: p.parts[i] for key, i in LINE.items() if p.parts[i]} == {k: n for k, n in books.points.items() if n}
    assert p.parts[LINE["sales"]] == s.seats * sum(p.sold)  # 14
    full = [cells for cells in board.region_cells if set(cells) <= filled and cells != [p.start]]
    assert p.parts[LINE["region_size"]] == sum(SIZE_POINTS[len(cells)] for cells in full)  # 12
    for colour in range(6):  # 13
        holds = (s.large[colour] == seat) + (s.small[colour] == seat)
        assert holds <= set(board.cells[colour]).issubset(filled)
        assert s.small[colour] < 0 or s.large[colour] >= 0


def check_table(s: Burgundy, pending: str) -> None:
    assert sorted(s.line) == list(range(s.seats))
    assert [s.players[seat].ships for seat in s.line] == sorted((p.ships for p in s.players), reverse=True)  # 10
    if pending in ("turn", *PENDING):
        assert len(s.round_goods) == 5 - (s.round + 1)  # 16
    if pending in PENDING:
        assert 0 in s.players[s.order[s.turn]].storage  # 18


def check_options(s: Burgundy, thorough: bool) -> None:
    """19: what is offered is sorted, not empty, and every bit of it can be played."""
    for seat in s.to_move():
        actions = s.options(seat)
        assert actions and actions == sorted(set(actions))
        for action in actions if thorough else []:
            s.copy().play(seat, action)


def tiles_in_depots(s: Burgundy) -> int:
    return sum(1 for face in s.depots if face)


def step_name(s: Burgundy) -> str:
    return s.top().name if s.stack else ""


class Game:
    """A random game that is checked after every action."""

    def __init__(self, setup: str, players: int, seed: int) -> None:
        self.rng = Random(seed)
        self.s = GAME.new_state(players, GAME.options(players, setup_options(setup, players)))
        self.s.settle()
        self.books: list[Books] = []
        self.turns = [0] * players
        self.totals = [0] * players

    def play(self) -> None:
        s = self.s
        while s.stack:
            phase = s.phase
            check_options(s, thorough=self.rng.random() < 0.02)
            seat = self.rng.choice(s.to_move())
            if seat == CHANCE:
                self.chance()
            else:
                self.decision(seat)
            if s.phase != phase or not s.stack:
                for p, books in zip(s.players, self.books, strict=True):
                    books.phase_end(p)
            if not s.stack:
                for other, books in enumerate(self.books):
                    books.game_end(s, other)
            self.check()

    def chance(self) -> None:
        s, step, tiles = self.s, step_name(self.s), tiles_in_depots(self.s)
        s.play(CHANCE, s.draw(self.rng.getrandbits(32)))
        assert tiles_in_depots(s) == tiles + (step == "lay_tile")  # 16
        if step == "first_player":
            assert [s.players[seat].workers for seat in s.line] == [1, 2, 3, 4][: s.seats]
            self.books = [Books(p.silver, p.workers) for p in s.players]
        if step == "roll_white" and s.round == 0:  # 17
            numbered = sum(1 for face in s.depots[f.SLOTS :] if face)
            assert (numbered, tiles - numbered) == (6 * s.seats, 2 * s.seats)

    def decision(self, seat: int) -> None:
        s, step, tiles, books = self.s, step_name(self.s), tiles_in_depots(self.s), self.books[seat]
        action = pick(s.options(seat), self.rng)
        books.act(s, seat, VERBS.text(action))
        s.play(seat, action)
        assert tiles_in_depots(s) <= tiles or s.round == 0  # 16
        goes_on = step_name(s) in ("turn", *PENDING) and s.order[s.turn] == seat
        if step in ("turn", *PENDING) and not goes_on:  # 15
            self.turns[seat] += 1
            assert books.die_actions == 2 * self.turns[seat]
            assert books.purchases <= 1
            assert books.extra_actions == books.castles
            books.purchases = 0

    def check(self) -> None:
        check_pieces(self.s)
        check_bits(self.s)
        check_stacks(self.s)
        check_table(self.s, step_name(self.s))
        for seat, books in enumerate(self.books):
            check_player(self.s, seat, books, step_name(self.s))
            total = sum(self.s.players[seat].parts)
            assert total >= self.totals[seat]  # 11
            self.totals[seat] = total


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_random_game(setup: str, players: int, seed: int) -> None:
    game = Game(setup, players, seed)
    game.play()
    assert game.turns == [25] * players  # 20
    assert [books.die_actions for books in game.books] == [50] * players


def test_same_seed_same_game() -> None:
    """21"""
    ends = []
    for _ in range(2):
        game = Game("secret", 3, 7)
        game.play()
        ends.append(GAME.to_position(game.s))
    assert ends[0] == ends[1]


def test_random_play_reaches_every_line_of_the_score_sheet() -> None:
    """So that the books above are not kept over empty pages."""
    seen: Counter[str] = Counter()
    for seed in range(100, 112):
        game = Game("basic", 4, seed)
        game.play()
        for books in game.books:
            seen += books.points
    assert set(seen) == set(LINE)
