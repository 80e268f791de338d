"""The mind of Craftsmen: clear decisions are found, what is alike is tried once, and hidden hands stay hidden."""

from random import Random
from typing import Any

import pytest

import burgher
from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.bots.minds.craftsmen import likely
from burgher.bots.search import consider, judge_of, think
from burgher.bots.values.craftsmen_policy import choose
from burgher.bots.values.craftsmen_row import Rates, rate
from burgher.bots.values.judge import UNSURE
from burgher.core.chance import Dice
from burgher.core.state import CHANCE
from burgher.games.craftsmen import GAME

JUDGE = judge_of("craftsmen")
WINTER = {"year": 3, "season": "winter", "stage": "craft_guild"}
# the last craft action of the game, for a player who comes last
LAST = {**WINTER, "stack": ["stage:city=4:place=2", "craft:1:points=1"]}


def position(*players: dict[str, Any], **rest: Any) -> burgher.Table:
    return burgher.position("craftsmen", {"players": list(players), **rest}, seed=1)


def chosen(table: burgher.Table, level: str = "master") -> str:
    seat = table.to_move[0]
    return table.game.verbs.text(ask(bots.bot(level), table.game, table.state, seat, Dice(3)))


def test_the_last_point_of_labour_loads_the_good_that_is_ready() -> None:
    me = {"row": ["S1", "E01", "A11", "E22"], "icons": {"A11": [1, 1], "E22": [1]}}
    assert chosen(position({}, me, **LAST)).startswith("ship:2:")


def test_a_full_ship_is_left_for_one_with_room_and_a_bonus() -> None:
    """Wine goes to ship 2 or 4 for 4 points; on ship 4, where nobody is, it is first of four ranks: 7 points."""
    me = {"row": ["S1", "E01", "A11"], "icons": {"A11": [1, 1]}}
    ships = {"2": {"weapons": [0], "books": [0, 0]}}
    assert chosen(position({}, me, ships=ships, **LAST)) == "ship:2:4"


def test_the_best_cards_are_invested_at_the_end() -> None:
    hand = {"violet3": 1, "violet1": 1, "green2": 1, "green1": 1, "blue3": 1, "red2": 1, "red1": 1}
    table = position(
        {"capital": hand},
        {},
        year=3,
        season="winter",
        stack=["next_round", "refill_granary", "investments:place=1", "invest:0"],
    )
    assert chosen(table) == "invest:3:2:3:2"


def test_what_comes_to_the_same_is_tried_once() -> None:
    me = {"row": ["B13", "B14", "E07", "E19"]}
    table = position(me, {}, stage="craft_guild", queues={"craft_guild": [[0]]})
    actions = table.legal(0)
    codes = GAME.codes(table.state, 0, actions)  # type: ignore[arg-type]  # a state of this game
    tried = likely(GAME, table.state, 0, actions, 99)  # type: ignore[arg-type]  # a state of this game
    assert len(tried) == len(set(codes)) < len(actions)


def test_few_bids_are_tried_for_a_card() -> None:
    table = position(
        {"capital": {"red3": 4}}, {}, stage="notary", queues={"notary": [[0]]}, display={"basic": ["B01", "B02"]}
    )
    tried = likely(GAME, table.state, 0, table.legal(0), 99)  # type: ignore[arg-type]  # a state of this game
    bids = [GAME.verbs.text(action) for action in tried if GAME.verbs.text(action).startswith("auction")]
    assert len(bids) == 4 < len(table.legal(0))


@pytest.mark.parametrize("players", [2, 5])
def test_rules_of_thumb_choose_what_is_legal_and_leave_the_state_alone(players: int) -> None:
    s, rng, dice = GAME.begin(players), Random(players), Dice(players)
    while not s.over():
        seat = s.mover()
        if seat == CHANCE:
            s.play(seat, s.draw(rng.getrandbits(32)))
            continue
        actions = s.options(seat)
        before = s.copy().values()
        found = JUDGE.policy(s, seat, actions, dice)
        assert found in actions
        after = s.values()
        assert {key: after[key] for key in after if key not in ("players", "piles")} == {
            key: before[key] for key in before if key not in ("players", "piles")
        }
        s.play(seat, rng.choice(actions) if rng.random() < 0.3 else found)


def test_expected_sheets_add_up_and_end_as_the_sheet_does() -> None:
    s, rng = GAME.begin(2), Random(4)
    while not s.over():
        seat = s.mover()
        if seat == CHANCE:
            s.play(seat, s.draw(rng.getrandbits(32)))
            continue
        if len(s.order) == 2:
            sheet = JUDGE.sheet(s, seat)
            assert len(sheet) == len(GAME.score_lines) and JUDGE.value(s, seat) == pytest.approx(sum(sheet))
            assert JUDGE.spread(s) > 0
        s.play(seat, choose(s, seat, s.options(seat)))
    for seat in range(2):
        assert JUDGE.sheet(s, seat) == s.players[seat].parts


def test_a_verdict_does_not_depend_on_what_is_hidden() -> None:
    """Two tables that look alike to seat 0, with other cards in the other's hand: the same verdict, move for move."""
    rest: dict[str, Any] = {"stage": "bankers_guild", "queues": {"bankers_guild": [[0]], "town_hall": [[1]]}}
    mine = {"capital": {"red1": 1, "blue2": 2}, "row": ["S1", "E07"], "hand": ["B13"]}
    hands = [{"violet3": 2, "green3": 2}, {"red2": 1, "green1": 3}]
    found = []
    for hand in hands:
        table = position(mine, {"capital": hand}, **rest)
        found.append(consider(table.game, table.state, 0, Effort(4, 16), Dice(7)))
    assert found[0] == found[1]


def test_thinking_of_some_actions_only() -> None:
    table = position({"row": ["S1", "E07", "B13"]}, {}, stage="craft_guild", queues={"craft_guild": [[0]]})
    some = table.legal(0)[:2]
    verdict = think(table.game, table.state, 0, some, Dice(1), Effort(4, 8))
    assert {candidate.action for candidate in verdict.candidates} == set(some)


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_chosen_at_once_is_legal_too(players: int) -> None:
    """Rollouts play it without asking what is legal; games that go astray come to what is rare."""
    s, rng, told = GAME.begin(players), Random(players + 10), 0
    while not s.over():
        seat = s.mover()
        if seat == CHANCE:
            s.play(seat, s.draw(rng.getrandbits(32)))
            continue
        actions = s.options(seat)
        plain = JUDGE.at_once(s, seat)
        assert plain in (UNSURE, choose(s, seat, actions)) and (plain == UNSURE or plain in actions)
        told += plain != UNSURE
        s.play(seat, rng.choice(actions) if rng.random() < 0.5 else choose(s, seat, actions))
    assert told > 50 * players


def test_a_rate_is_the_same_when_it_is_asked_for_again() -> None:
    rates, rng = Rates(0.5), Random(1)
    asked = [(rng.getrandbits(23), rng.getrandbits(23)) for _ in range(50)]
    for built, held in asked * 2:
        assert rates.of(built, held & ~built) == rate(built, held & ~built, 0.5)
