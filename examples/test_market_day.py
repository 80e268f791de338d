"""Market Day: its rules, one test for each clause or two, and the laws of all games."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pettingzoo.test import api_test

import burgher
from burgher.core.check import check
from burgher.env import Batch, aec

HERE = Path(__file__).resolve().parent
GAME = "market_day"


def table(*stalls: list[int], **position: Any) -> burgher.Table:
    """A table on a day with a die of 3, at which seat 0 is to move and then seat 1."""
    players = [{"customer": seat % 3, "stall": stall} for seat, stall in enumerate(stalls)]
    turns = [f"turn:{seat}" for seat in reversed(range(len(stalls)))]
    return burgher.position(GAME, {"players": players, "day": 8, "die": 3, "stack": turns, **position}, seed=1)


def test_the_laws_of_all_games() -> None:
    assert check(burgher.game(GAME), games=10) > 100


@pytest.mark.rule("MD-001", "MD-004", "MD-007", "MD-009")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_player_changes_every_day(players: int) -> None:
    t = burgher.new(GAME, players=players, seed=1, options={"days": 3})
    assert t.view()["prices"] == {"apples": 3, "bread": 3, "cheese": 3}
    order = []
    while not t.over:
        order.append(t.to_move[0])
        t.act(t.to_move[0], t.actions(t.to_move[0])[-1])
    assert order == [(day + n) % players for day in range(3) for n in range(players)]


@pytest.mark.rule("MD-005", "MD-006")
def test_a_customer_is_known_to_one_player_only_until_the_end() -> None:
    t = burgher.new(GAME, players=2, seed=1, options={"days": 1})
    assert [[p["customer"] is None for p in t.view(seat)["players"]] for seat in (0, 1)] == [
        [False, True],
        [True, False],
    ]
    while not t.over:
        t.act(t.to_move[0], t.actions(t.to_move[0])[0])
    assert all(p["customer"] for p in t.view()["players"])


@pytest.mark.rule("MD-002", "MD-008", "MD-011")
@pytest.mark.parametrize(("die", "goods"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_die_says_how_much_the_carts_bring(die: int, goods: int) -> None:
    t = table([0, 0, 0], [0, 0, 0], die=die)
    t.act(0, "stock:1")
    assert t.view()["players"][0]["stall"] == {"apples": 0, "bread": goods, "cheese": 0}


@pytest.mark.rule("MD-003", "MD-011")
def test_a_stall_has_room_for_six() -> None:
    t = table([5, 0, 0], [2, 2, 2])
    t.act(0, "stock:2")
    assert t.view()["players"][0]["stall"]["cheese"] == 1
    reason = t.why_not(1, "stock:0")
    assert reason is not None and reason.clause == "MD-011"


@pytest.mark.rule("MD-010", "MD-012")
def test_all_goods_of_a_kind_are_sold_at_their_price_which_falls() -> None:
    t = table([2, 0, 0], [4, 0, 0], prices=[5, 3, 3])
    reason = t.why_not(0, "sell:1")
    assert reason is not None and reason.clause == "MD-012"
    t.act(0, "sell:0")
    t.act(1, "sell:0")
    view = t.view()
    assert [p["coins"] for p in view["players"]] == [10, 12]
    assert view["prices"]["apples"] == 1


@pytest.mark.rule("MD-013")
def test_praise_raises_a_price_up_to_six() -> None:
    t = table([0, 0, 0], [0, 0, 0], prices=[3, 5, 6])
    t.act(0, "praise:1")
    assert t.view()["prices"] == {"apples": 3, "bread": 6, "cheese": 6}
    reason = t.why_not(1, "praise:2")
    assert reason is not None and reason.clause == "MD-013"


@pytest.mark.rule("MD-014", "MD-015")
def test_the_customer_pays_at_the_end_and_goods_left_break_ties() -> None:
    t = table([2, 1, 0], [0, 0, 1], prices=[3, 3, 6])
    t.act(0, "praise:0")
    t.act(1, "sell:2")
    assert [score["total"] for score in t.scores()] == [6, 6]
    assert list(t.ranking()) == [0, 1]


@pytest.mark.filterwarnings("ignore")  # of the suite itself, about what it finds unusual
def test_it_is_an_environment_for_programs_that_learn() -> None:
    env = aec(GAME, players=3)
    api_test(env, num_cycles=200)
    batch = Batch(GAME, 4, players=2)
    assert batch.observations.shape == (4, burgher.game(GAME).layouts[2].size)


@pytest.mark.parametrize(
    "use",
    [
        "gymnasium.make('burgher/MarketDay-v0').reset(seed=1)",
        "burgher.env.aec('market_day').reset(seed=1)",
        "pyspiel.load_game('burgher_market_day').new_initial_state()",
        "burgher.env.Batch('market_day', 64)",
    ],
)
def test_it_has_its_name_in_every_library(use: str) -> None:
    """As docs/adding-a-game.md says, in a program that has named the folder before."""
    code = f"import burgher; burgher.add_games({str(HERE)!r}); import burgher.env.openspiel, gymnasium, pyspiel; {use}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
