"""What the page asks to confirm is what ends a turn, and what it offers to make of a die is what the rules allow."""

from random import Random

from burgher import Table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.preview import DieWays, Way
from burgher.games.woodcraft.state import Woodcraft
from burgher.games.woodcraft.view_types import DieView
from tests.play import pick

from .helpers import act, new, open_action, state, table, verbs


def test_what_ends_a_turn_is_told_before_it_is_played() -> None:
    ended = 0
    for seed in range(6):
        t, rng = new(2, seed), Random(seed)
        for _ in range(300):
            if t.over:
                break
            seat = t.to_move[0]
            ends = GAME.preview(state(t), seat).ends_turn
            assert {action.partition(":")[0] for action in ends} <= verbs(t) & {"end_actions", "market"}
            action = rng.choice(t.actions(seat))
            t.act(seat, action)
            if action in ends:
                ended += 1
                assert t.to_move != (seat,) or t.log[-1].seat != seat
            elif action.startswith(("end_actions", "market")) and not t.over:
                assert t.to_move[0] == seat
    assert ended > 20


WORKS = ("saw:", "splice:", "glue")


def dice_ways(t: Table) -> list[DieWays]:
    return GAME.preview(state(t), t.to_move[0]).dice


def chains(s: Woodcraft, seat: int, done: list[str]) -> list[list[str]]:
    """Every sequence of answers from a free action that works a die to the end of this work, by playing them all."""
    actions = [GAME.verbs.text(action) for action in s.options(seat)]
    if done and not all(action.startswith(("die:", "cut:", "add:", "color:")) for action in actions):
        return [done]
    out: list[list[str]] = []
    for action in actions:
        if done or action.startswith(WORKS):
            out += chains(played(s, seat, [action]), seat, [*done, action])
    return out


def played(s: Woodcraft, seat: int, actions: list[str]) -> Woodcraft:
    after = s.copy()
    for text in actions:
        action = GAME.verbs.parse(text)
        assert action in after.options(seat)
        after.play(seat, action)
    return after


def result(chain: list[str], cuts: list[list[list[int]]]) -> tuple[str, str, str, tuple[int, ...] | str]:
    """The work, the dice that go into it, and what becomes of them: whichever tile does it."""
    work, die, last = chain[0].partition(":")[0], chain[1], chain[-1]
    value = int(die[-1])
    if work == "saw":
        return work, die, "", tuple(cuts[value][int(last.partition(":")[2])])
    if work == "splice":
        return work, die, "", (value + int(last.partition(":")[2]),)
    color = last if last.startswith("color") else f"color:{die.split(':')[1]}"
    return work, die, chain[2], color


def test_the_ways_to_work_dice_are_what_the_rules_allow() -> None:
    cuts = GAME.components().cuts
    seen: set[str] = set()
    middle = 0
    for seed in range(5):
        t, rng = new(seed % 3 + 1, seed), Random(seed)
        for _ in range(260):
            if t.over:
                break
            if rng.random() < 0.3 or "glue" in verbs(t):
                every = chains(state(t), t.to_move[0], [])
                told = [way.actions for one in dice_ways(t) for way in one.ways]
                assert all(chain in every for chain in told)
                assert {result(chain, cuts) for chain in told} == {result(chain, cuts) for chain in every}
                assert len(told) == len({result(chain, cuts) for chain in told})
                seen |= {chain[0].partition(":")[0] for chain in told}
                middle += bool(told) and t.view(t.to_move[0])["step"] != "turn"
            t.act(*pick(t, rng))
    assert seen == {"saw", "splice", "glue"}
    assert middle > 3


def test_a_way_makes_the_dice_and_costs_the_tokens_that_it_tells() -> None:
    me = {"lumber": "g5 g1 y3 b2", "saws": ["used"], "splicers": ["ready", "used"], "gluer": "ready"}
    t = table({**me, "sawblades": 1, "scrap": 2, "glue": 1, "reuse": 1})
    s = state(t)
    ways = [(one.die, way) for one in dice_ways(t) for way in one.ways]
    assert {way.work for _, way in ways} == {"saw", "splice", "glue"}
    assert any("reuse" in way.cost for _, way in ways) and any("sawblade" in way.cost for _, way in ways)
    for die, way in ways:
        before, after = s.players[0], played(s, 0, way.actions).players[0]
        left = before.lumber[:]
        for gone in [die, way.other] if way.other else [die]:
            left[number(gone)] -= 1
        for made in way.made:
            left[number(made)] += 1
        assert after.lumber == left
        paid = {name: before.tokens[i] - after.tokens[i] for i, name in enumerate(f.TOKENS)}
        assert way.cost == {name: count for name, count in paid.items() if count}


def number(die: DieView) -> int:
    return int(f.die_number(f.COLORS.index(die.color), die.value))


def test_of_ways_to_the_same_die_the_cheapest_is_told() -> None:
    t = table({"lumber": "g2", "saws": ["ready", "used"], "reuse": 1})
    pieces = [DieView("green", 1), DieView("green", 1)]
    ways = [Way("saw", ["saw:0", "die:0:2", "cut:0"], None, pieces, {})]
    assert dice_ways(t) == [DieWays(DieView("green", 2), ways)]
    act(t, *ways[0].actions)
    assert dice_ways(t) == []


def test_dice_can_be_worked_between_two_that_are_bought() -> None:
    t = open_action("buy_lumber", {"saws": ["ready"], "lumber": "b4"})
    assert dice_ways(t) == []
    act(t, "buy_die:0")
    assert [(one.die, len(one.ways)) for one in dice_ways(t)] == [(DieView("brown", 4), 2)]
