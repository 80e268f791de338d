"""What must be true after every action of random play, for one to four players."""

from random import Random

import pytest

from burgher.core.state import CHANCE, step_of
from burgher.core.table import open_table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters import wheel as w
from burgher.games.woodcraft.chapters.actions import taken_helper
from burgher.games.woodcraft.position import check_rooms
from burgher.games.woodcraft.state import NOT_BUILT, Player, Woodcraft
from burgher.games.woodcraft.verbs import VERBS

from .helpers import pick

LUMBER_OPEN = ("buy_lumber", "refill_lumber", "roll")


def names(s: Woodcraft) -> list[str]:
    return [s.steps[step_of(frame)].name for frame in s.stack]


def check(s: Woodcraft, decision: bool) -> None:
    if -1 not in s.places:
        assert len(set(s.places)) == 7
        assert any(not w.blocked(s, tile) for tile in range(7))
        assert all(0 <= w.age(s, place // 7) <= 3 for place in s.places)
    for seat, p in enumerate(s.players):
        check_player(s, seat, p, decision)
    if decision and s.round and not any(name in names(s) for name in LUMBER_OPEN):
        assert all(1 <= pips <= 6 for pips in s.market)
    assert sum(s.tools) + sum(f.SPACES - p.attic.count(-1) for p in s.players) == 55
    check_cards(s)


def check_player(s: Woodcraft, seat: int, p: Player, decision: bool) -> None:
    assert min(p.lumber) >= 0 and min(p.tokens) >= 0 and sum(p.parts) >= 0
    assert 0 <= p.reputation <= 14
    if decision and not any(name in names(s) for name in ("event", "gain")):
        assert all(tree <= 5 for tree in p.pots)
    assert not (p.pots[2] >= 0 and p.pots[1] < 0)
    for tiles in (p.saws, p.splicers):
        assert tiles[0] != NOT_BUILT and not (tiles[2] != NOT_BUILT and tiles[1] == NOT_BUILT)
    if s.round and seat != s.turn:
        assert sum(p.lumber) <= 6
    for space, needs in enumerate(f.SPACE_NEEDS):
        assert p.attic[space] == -1 or all(p.attic[other] >= 0 for other in needs)
    check_rooms(p, "player")
    assert len(p.orders) == len(p.rows) and p.orders == sorted(p.orders)
    assert len(set(p.claimed)) == len(p.claimed)


def check_cards(s: Woodcraft) -> None:
    orders = [c for c in s.order_deck + s.order_discard + s.order_display + s.hazelnut_deck if c >= 0]
    helpers = [c for c in s.helper_deck + s.helper_discard + s.helper_display if c >= 0]
    for p in s.players:
        orders += p.orders + p.completed + p.hand + [c for c in p.offered_orders if c >= 0]
        helpers += [c for c in p.rooms if c >= 0] + p.offered_helpers
    helpers += [taken_helper(s.stack)] if taken_helper(s.stack) >= 0 else []
    assert len(set(orders)) == len(orders), "every card is in one place"
    assert len(set(helpers)) == len(helpers)
    if not s.final_decks:
        assert set(range(32)) <= set(orders) and set(range(27)) <= set(helpers), "none is lost"
    else:
        assert set(range(32, 64)) <= set(orders) and set(range(27, 49)) <= set(helpers)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(("seed", "rules"), [(0, 1), (1, 1), *((seed, 2) for seed in range(2, 8))])
def test_invariants(players: int, seed: int, rules: int) -> None:
    s = GAME.begin(players, {"start_quadrant": seed % 4 + 1}, rules)
    rng = Random(seed)
    turns, hands = 0, {0: 3, 4: 2, 8: 1}
    while s.stack:
        seat = s.to_move()[0]
        options = s.options(seat)
        assert options and options == sorted(set(options)), "never a dead end"
        before = (s.round, s.turn, s.tile)
        action = s.draw(rng.getrandbits(32)) if seat == CHANCE else pick(options, rng)
        verb = VERBS.of(action).name
        turns += verb == "tile"
        s.play(seat, action)
        check(s, not s.stack or s.to_move()[0] != CHANCE)
        if s.round != before[0] and s.round:
            third = f.INCOME_AFTER[players][2]
            expected = 0 if s.round > third else hands[max(r for r in hands if s.round > r)]
            assert [len(p.hand) for p in s.players] == [expected] * players
    assert turns == players * f.ROUNDS[players]


@pytest.mark.parametrize("seed", range(10))
def test_sawing_and_gluing_keep_the_pips(seed: int) -> None:
    """Splicing adds what was chosen and takes a scrap."""
    s = GAME.begin(1 + seed % 4)
    rng = Random(seed)
    while s.stack:
        seat = s.to_move()[0]
        action = s.draw(rng.getrandbits(32)) if seat == CHANCE else pick(s.options(seat), rng)
        step = names(s)[-1]
        p = s.players[seat] if seat >= 0 else s.players[0]
        before, scrap = pips(p), p.tokens[f.SCRAP]
        watched = any(p.watched)
        s.play(seat, action)
        if watched or seat < 0:
            continue
        if step in ("saw_cut", "glue_other", "glue_color"):
            assert pips(p) == before
        elif step == "splice_add":
            assert pips(p) == before + v.ADD.one(action)
            assert p.tokens[f.SCRAP] == scrap - 1


def pips(p: Player) -> int:
    return sum(n * (die % 6 + 1) for die, n in enumerate(p.lumber))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_commission_is_claimed_after_its_round(players: int) -> None:
    for seed in range(5):
        t = open_table(GAME, players, seed=seed)
        rng, first_claim = Random(seed), dict[int, int]()
        while not t.over:
            seat = t.to_move[0]
            action = pick(t.legal(seat), rng)
            if VERBS.of(action).name == "claim":
                assert isinstance(t.state, Woodcraft)
                round_ = first_claim.setdefault(v.CLAIM.one(action), t.state.round)
                assert round_ == t.state.round
            t.act(seat, VERBS.text(action))


def test_the_score_sheet_adds_up() -> None:
    for seed in range(4):
        t = open_table(GAME, 3, seed=seed)
        rng = Random(seed)
        while not t.over:
            t.act(t.to_move[0], rng.choice(t.actions(t.to_move[0])))
        for score in t.scores():
            assert score["total"] == sum(score["parts"].values())
