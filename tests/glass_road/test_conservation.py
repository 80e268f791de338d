"""Random play with every piece, card and good counted after each action: the invariants of the ledger, 1 to 15.

A second set of books, kept from the actions and from what they gain, says what stands on each wheel.
"""

from random import Random

import pytest

from burgher.core.state import ASKS_NOBODY, CHANCE, asks_of, data_of, step_of
from burgher.games.glass_road import GAME
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.building import RAISE
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.immediate import EXCHANGE
from burgher.games.glass_road.chapters.wheels import PAY_FROM
from burgher.games.glass_road.score import half_points, parts
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad, Player

from .helpers import Doc, choose

SETUPS: list[tuple[int, Doc]] = [
    (1, {}),
    (1, {"buildings": "first_game"}),
    (2, {}),
    (2, {"fifth_period": True, "buildings": "without_roofer"}),
    (3, {}),
    (3, {"fifth_period": True, "bases_adjacent": True}),
    (4, {}),
    (4, {"small_board": True, "buildings": "first_game"}),
]
OPEN = ("take", "pay_from", "choose_good", "raise")  # within these steps a wheel may wait for its turn


def step_name(s: GlassRoad) -> str:
    return s.top().name if s.stack else ""


def paid(s: GlassRoad, seat: int, action: int) -> list[int]:
    """What an action takes from the markers, by the printed costs."""
    out = [0] * f.MARKERS
    data = s.top_data()
    if v.ENTER.owns(action):
        cost = f.ENTRY_COST[EVALUATE.card.of(data)]
        if cost != f.ENTRY_FOREST:
            out[f.MARKER[v.ENTER.one(action)][cost]] = 1
    elif v.FROM.owns(action):
        out[f.MARKER[v.FROM.one(action)][PAY_FROM.good.of(data)]] = 1
    elif v.CONVERT.owns(action):
        tile, x = v.CONVERT.two(action)
        for name, n in f.ENTRY[tile].pay.items():
            if name in f.GOODS:
                good = f.GOODS.index(name)
                out[f.MARKER[x if f.ON_BOTH[good] else 0][good]] = n
    elif v.AGAIN.owns(action):
        out[4] = int(EXCHANGE.tile.of(data) == f.WOOD_TRADER)
    elif v.BUILD.owns(action):
        p = s.players[seat]
        for good, n in enumerate(f.COST[v.BUILD.one(action)]):
            first, second = f.MARKER[0][good], f.MARKER[1][good]
            if not f.ON_BOTH[good] or not p.goods[second]:
                out[first] += n
            elif not p.goods[first]:
                out[second] += n  # else the wheel is asked for
    return out


class Books:
    """What one player must have on the wheels."""

    def __init__(self, p: Player) -> None:
        self.goods = p.goods[:]
        self.forests = sum(p.forests)
        self.buildings = p.buildings()

    def event(self, event: tuple[int, ...]) -> None:
        if event[0] == v.E_GAINED:
            units, good, wheel = event[3:]
            self.goods[f.MARKER[wheel][good]] += units
        elif event[0] == v.E_TURNED:
            basics, refined = (range(5), 5) if event[3] == 0 else (range(6, 9), 9)
            for _ in range(event[4]):  # each step only while both brown spaces are empty [GR-053]
                assert min(self.goods[m] for m in basics) > 0 and self.goods[refined] < 3
                for marker in basics:
                    self.goods[marker] -= 1
                self.goods[refined] += 1
            assert min(self.goods[m] for m in basics) == 0 or self.goods[refined] == 3


def check_player(s: GlassRoad, seat: int, books: Books) -> None:
    p = s.players[seat]
    assert all(0 <= p.goods[m] <= f.HIGHEST[m] for m in range(f.MARKERS))  # 1
    assert p.goods == books.goods  # 10
    if not any(s.steps[step_of(frame)].name in OPEN for frame in s.stack):  # 2
        assert min(p.goods[:5]) == 0 or p.goods[5] == 3
        assert min(p.goods[6:9]) == 0 or p.goods[9] == 3
    for forest, left in enumerate(f.FOREST_CELLS):  # 3
        halves = [p.plan[cell] == f.FIRST_FOREST + forest for cell in (left, left + 1)]
        assert halves == [bool(p.forests[forest])] * 2
    landscape = sum(1 for code in p.plan if f.EMPTY < code < f.FIRST_FOREST)
    used = 2 * sum(p.forests) + landscape + p.buildings()
    assert used + p.plan.count(f.EMPTY) == 20
    assert sum(p.forests) <= books.forests and p.buildings() >= books.buildings  # 4
    books.forests, books.buildings = sum(p.forests), p.buildings()
    tiles = [code - f.FIRST_TILE for code in p.plan if code >= f.FIRST_TILE]
    assert all(f.UPGRADES[tile] < 0 for tile in tiles)  # 5
    assert all(tile == NO_TILE or f.UPGRADES[tile] == base for base, tile in enumerate(p.bases))
    assert p.conversions == sorted(tile for tile in tiles if tile < f.CONVERSIONS)
    assert half_points(s, seat) == sum(parts(s, seat))  # 14
    if p.bases[f.BASE_NAMES.index("glass_painters_colony")] != NO_TILE:
        assert half_points(s, seat) % 2 == 0


def check_tiles(s: GlassRoad) -> None:
    """6 and 7: every tile is somewhere exactly once, and every row shows its category."""
    seen = [s.pile[tile] + s.removed[tile] for tile in range(f.TILES)]
    for i, tile in enumerate(s.board):
        if tile != NO_TILE:
            seen[tile] += 1
            assert tile // f.CONVERSIONS == i // f.ROW and i % f.ROW < s.places
    for p in s.players:
        for tile in p.display + [t for t in p.bases if t != NO_TILE]:
            seen[tile] += 1
        for code in p.plan:
            if code >= f.FIRST_TILE:
                seen[code - f.FIRST_TILE] += 1
    for frame in s.stack:
        if step_of(frame) == RAISE.number:
            seen[RAISE.tile.of(data_of(frame))] += 1
    assert seen == [1] * f.TILES


def check_cards(s: GlassRoad) -> None:
    """8 and 9"""
    step = step_name(s)
    for p in s.players:
        assert len(p.notches) <= 2 and p.display == sorted(p.display)
        if step in ("pick", "start_period", "fill_place", "first_player", ""):
            continue
        cards = p.hand.bit_count() + len(p.notches) + len(p.played) + (p.laid != NO_CARD)
        assert cards == (f.SOLO_HANDS[s.period] if s.seats == 1 else 5)
        if s.seats > 2:
            assert len(p.played) <= s.round + 1
        if s.seats == 1:
            own = p.hand | sum(1 << card for card in p.played)
            assert not own & p.last
        assert not p.hand & p.absent


def check_options(s: GlassRoad, thorough: bool) -> None:
    """13: what is offered is sorted, not empty, and every bit of it can be played."""
    for seat in s.to_move():
        actions = s.options(seat)
        assert actions and actions == sorted(set(actions))
        for action in actions if thorough else []:
            s.copy().play(seat, action)


def start(setup: int, seed: int) -> GlassRoad:
    """A new game; with an odd seed the players are rich and have tiles at hand, so that they build a lot."""
    players, options = SETUPS[setup]
    s = GAME.new_state(players, GAME.options(players, options))
    if seed % 2:
        rng = Random(seed)
        for p in s.players:
            p.goods = [0, 7, 7, 7, 7, 3, 7, 0, 7, 3]
            p.display = sorted(rng.sample([tile for tile in range(f.TILES) if s.pile[tile]], 14))
            for tile in p.display:
                s.pile[tile] = 0
    s.settle()
    return s


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@pytest.mark.parametrize("seed", range(6))
def test_random_game(setup: int, seed: int) -> None:
    rng = Random(seed)
    s = start(setup, seed)
    s.listening = True
    books = [Books(p) for p in s.players]
    evaluations: dict[tuple[int, int, int], int] = {}
    while s.stack:
        s.events = []
        check_options(s, thorough=rng.random() < 0.03)
        seat = rng.choice(s.to_move())
        action = s.draw(rng.getrandbits(32)) if seat == CHANCE else choose(s.options(seat), rng)
        if seat != CHANCE:
            for marker, n in enumerate(paid(s, seat, action)):
                books[seat].goods[marker] -= n
            if v.USE.owns(action):  # 11
                key = (s.period, seat, EVALUATE.card.of(s.top_data()))
                evaluations[key] = evaluations.get(key, 0) + 1
                assert evaluations[key] <= 1 + EVALUATE.both.of(s.top_data())
        s.play(seat, action)
        assert not s.stack or asks_of(s.stack[-1]) != ASKS_NOBODY
        for event in s.events:
            if event[0] in (v.E_GAINED, v.E_TURNED):
                books[event[2]].event(event)
        check_tiles(s)
        check_cards(s)
        for other, book in enumerate(books):
            check_player(s, other, book)


def test_random_play_reaches_every_verb_and_step() -> None:
    """So that the checks above are not made on a narrow path."""
    verbs, steps = set(), set()
    for seed in range(150):
        rng = Random(1000 + seed)
        s = start(seed % len(SETUPS), seed + seed // len(SETUPS))
        while s.stack:
            steps.add(step_name(s))
            seat = rng.choice(s.to_move())
            action = s.draw(rng.getrandbits(32)) if seat == CHANCE else choose(s.options(seat), rng)
            verbs.add(GAME.verbs.of(action).name)
            s.play(seat, action)
    automatic = {"start_period", "reveal", "turn_over", "next_solo", "period_over", "last_window", "scoring"}
    automatic |= {"raise", "gifts"}
    rare = {"copy"}  # two immediate buildings beside the one Tavern
    assert verbs | rare == {verb.name for verb in GAME.verbs.verbs}
    assert steps | automatic | rare == {step.name for step in GAME.steps}
