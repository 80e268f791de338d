"""Random play with every card, cube, token and point counted after each action: the invariants of the ledger."""

from random import Random

import pytest

from burgher.core.state import CHANCE
from burgher.core.table import Table
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.pieces import building_cards, capital_cards, check_pieces
from burgher.games.craftsmen.rules import new_state
from burgher.games.craftsmen.state import NO_KIND, QUEUE, Craftsmen

from .helpers import new, pick, state

FORCED = ("discard", "bank_drawn", "bank_privilege", "draw", "refill", "check_limit")


def check_cards(s: Craftsmen) -> None:
    assert capital_cards(s) == [4] * 12  # 1
    assert building_cards(s) == list(range(1, 71))  # 2
    check_pieces(s)  # 3, 4, 5, 12
    for p in s.players:
        assert set(p.secret) <= set(p.hand) and p.hand == sorted(p.hand)
        assert all(0 <= a + b <= c for a, b, c in zip(p.shown, p.old, p.capital, strict=True))


def check_markers(s: Craftsmen) -> None:
    assert f.NATURAL not in s.ships  # 4
    for queue in (s.granary, s.ships):  # 7
        assert all(queue[i] or not queue[i + 1] for i in range(0, len(queue), 2))
    for seat, p in enumerate(s.players):
        assert 0 <= p.fair <= 3 and p.supply >= 0
        assert max(p.privileges, p.work) <= 3  # 5
        for i, marker in enumerate(p.icons):
            good = f.ICON[p.row[i // 2]][i % 2]
            if marker:
                assert good != f.NO_GOOD
                assert good >= f.RAW or marker == seat + 1  # 8


def check_bonus(s: Craftsmen) -> None:
    """6: whoever holds a token has the whole line."""
    for i, holder in enumerate(s.bonus):
        if holder >= 0:
            made = {f.GOOD_OF[card] for card in s.players[holder].row}
            assert set(f.LINES[i]) <= made


def check_queues(s: Craftsmen) -> None:
    """13 and 14."""
    for city in range(1, 7):
        discs = s.queues[city * QUEUE : city * QUEUE + QUEUE]
        assert sum(1 for disc in discs if disc) <= (4, 4, 5, 6)[s.seats - 2]
        assert all(discs.count(seat + 1) <= 2 for seat in range(s.seats))
        if city != f.TOWN_HALL or s.stage != f.TOWN_HALL:
            lower = [bool(disc) for disc in discs[0 : 2 * (2 if s.seats == 2 else 3) : 2]]
            assert lower == sorted(lower, reverse=True)
            assert all(lower) or not any(discs[1::2])
    if s.season == f.WINTER:
        assert not any(s.queues)  # 19
    assert len(set(s.change)) == len(s.change) <= 3
    assert sorted(s.order) == list(range(s.seats)) or not s.order or len(s.order) < s.seats


def check_hands(s: Craftsmen, pending: str) -> None:
    """10: the limits, unless a discard is under way."""
    for p in s.players:
        assert sum(p.capital) <= (14 if pending in FORCED else 10)
    if pending == "send":
        assert all(sum(p.capital) <= 10 for p in s.players)


def check_displays(s: Craftsmen, pending: str) -> None:
    """17, between actions."""
    if pending in ("send", "bank", "build", "craft", "merchants", "hall", "invest"):
        for number in range(3):
            assert all(s.display[2 * number : 2 * number + 2]) or not s.piles[number].entries
    assert len(s.capital_display) == 2 and all(kind == NO_KIND or 0 <= kind < 12 for kind in s.capital_display)


def check_rows(s: Craftsmen, broken: list[int]) -> None:
    """15: neighbours match, but for cards placed by privilege."""
    for seat, p in enumerate(s.players):
        misfits = sum(
            f.TOP[a] != f.TOP[b] and f.BOTTOM[a] != f.BOTTOM[b] for a, b in zip(p.row, p.row[1:], strict=False)
        )
        assert misfits == broken[seat]


class Watch:
    """A random game that is checked after every entry."""

    def __init__(self, t: Table, rng: Random) -> None:
        self.t = t
        self.rng = rng
        self.broken = [0] * t.players
        self.totals = [0] * t.players
        self.clock = (0, 0, 0)
        self.rounds = 0

    def run(self) -> None:
        while not self.t.over:
            seat, action = pick(self.t, self.rng)
            self.before(seat, action)
            self.t.act(seat, action)
            self.after(action)

    def before(self, seat: int, action: str) -> None:
        s = state(self.t)
        legal = s.options(seat)
        assert legal and legal == sorted(set(legal))  # 20
        if self.rng.random() < 0.02:
            for one in legal:
                s.copy().play(seat, one)
        if action.startswith("build:") and action.endswith(":1"):
            self.broken[seat] += 1

    def after(self, action: str) -> None:
        s = state(self.t)
        pending = s.top().name if s.stack else ""
        check_cards(s)
        check_markers(s)
        check_bonus(s)
        check_queues(s)
        check_hands(s, pending)
        check_displays(s, pending)
        check_rows(s, self.broken)
        totals = [sum(p.parts) for p in s.players]
        assert min(totals) >= 0  # 11
        if action == "fee_points":  # 18
            assert sum(totals) - sum(self.totals) >= 0
        else:
            assert all(new >= old for new, old in zip(totals, self.totals, strict=True))
        self.totals = totals
        assert all(p.used <= 10 for p in s.players)
        clock = (s.year, s.season, s.stage)
        if clock[:2] != self.clock[:2]:
            self.rounds += 1
            assert clock[:2] > self.clock[:2]  # 19
            if clock[1] == 0:  # 22
                assert not any(s.ships) and all(marker in (0, f.NATURAL) for marker in s.granary)
        self.clock = clock


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_is_lost_or_doubled(players: int, seed: int) -> None:
    watch = Watch(new(players, seed), Random(seed))
    watch.run()
    assert watch.rounds == 11
    s = state(watch.t)
    assert (s.year, s.season) == (2, f.WINTER)
    assert not any(s.ships)


@pytest.mark.parametrize("players", [2, 5])
def test_games_end_within_bounds(players: int) -> None:
    """A runaway would show as a game without end."""
    for seed in range(100, 106):
        s = new_state(players, False)
        s.settle()
        rng = Random(seed)
        for _ in range(5000):
            if s.over():
                break
            seat = s.to_move()[0]
            action = s.draw(rng.getrandbits(32)) if seat == CHANCE else rng.choice(s.options(seat))
            s.play(seat, action)
        assert s.over()
