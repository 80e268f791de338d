"""Deeds: what the page offers in one go can be played as it is told, and leads where it says."""

import random
import re
from pathlib import Path

import pytest

import burgher
from burgher.core.deeds import Deed, deeds
from burgher.core.state import CHANCE, State
from burgher.core.table import Table
from burgher.games import NAMES, game

CHAINING = [name for name in NAMES if game(name).deed_actions is not None]


def plays(table: Table, seat: int, deed: Deed) -> State:
    """The state in which its aim is chosen: each action is legal in its turn, and nothing is drawn on the way."""
    rules, s = table.game, table.state.copy()
    chosen = s
    allowed = rules.deed_actions
    assert allowed is not None
    for text in deed.actions:
        action = rules.verbs.parse(text)
        if action in allowed.closing:
            while s.to_move() == [CHANCE]:
                s.play(CHANCE, s.options(CHANCE)[-1])
        assert s.to_move() == [seat], deed
        if action not in s.options(seat):  # what is asked on the way may be answered in any way
            assert deed.asks
            assert set(s.options(seat)) <= allowed.asides
            s.play(seat, s.options(seat)[-1])
        assert action in s.options(seat), deed
        if text == deed.aim:
            chosen = s.copy()
        s.play(seat, action)
    return chosen


@pytest.mark.parametrize("name", CHAINING)
def test_every_deed_can_be_played_as_it_is_told(name: str) -> None:
    told = 0
    for seed in range(3):
        table = burgher.new(name, players=2, seed=seed)
        rng = random.Random(seed)
        while not table.over:
            seat = rng.choice(table.to_move)
            legal = table.actions(seat)
            before = table.game.to_position(table.state)
            for deed in deeds(table.game, table.state, seat):
                assert deed.actions[0] in legal
                assert deed.aim == deed.actions[0] or deed.aim not in legal
                chosen = plays(table, seat, deed)
                assert table.game.describe(chosen, seat, table.game.verbs.parse(deed.aim)).key == deed.key
                told += 1
            assert table.game.to_position(table.state) == before
            table.act(seat, rng.choice(legal))
    assert told > 100


def test_the_table_of_clicks_in_the_docs_has_what_is_found_in_games() -> None:
    page = (Path(__file__).parents[2] / "docs" / "page.md").read_text().partition("## Clicks")[2].partition("\n## ")[0]
    told = {tuple(re.findall(r"`(\w+)`", line)) for line in page.splitlines() if "`" in line and line.endswith("| 1 |")}
    found = set()
    for name in CHAINING:
        for seed in range(3):
            table = burgher.new(name, players=2, seed=seed)
            rng = random.Random(seed)
            while not table.over:
                seat = rng.choice(table.to_move)
                for deed in deeds(table.game, table.state, seat):
                    found.add(tuple(text.partition(":")[0] for text in deed.actions))
                table.act(seat, rng.choice(table.actions(seat)))
    assert told <= found
    # what begins with a tile can also begin after it
    assert found - told <= {verbs[1:] for verbs in told} | {("tile", "main", "mode")}


def test_what_a_tile_brings_is_had_in_one_go_and_a_die_to_sell_is_not() -> None:
    table = burgher.new("woodcraft", players=2, seed=6)
    while not table.actions(table.to_move[0])[0].startswith("tile:"):
        table.act(table.to_move[0], table.actions(table.to_move[0])[0])
    found = {deed.aim: deed for deed in deeds(table.game, table.state, table.to_move[0])}
    assert found["buy_die:0"].actions == ["tile:0", "main:0", "buy_die:0"]
    assert found["take_order:3"].actions == ["tile:3", "main:0", "take_order:3"]
    assert not any(aim.startswith("sell:") for aim in found)  # a click on an own die works it


def test_a_turn_is_closed_in_one_go_with_or_without_marketing() -> None:
    table = burgher.new("woodcraft", players=2, seed=6)
    rng = random.Random(2)
    while True:
        seat = table.to_move[0]
        closing = [deed for deed in deeds(table.game, table.state, seat) if deed.ends_turn]
        if [deed.aim for deed in closing] == ["market:0", "market:1"] and closing[0].actions[0] == "done":
            break
        table.act(seat, rng.choice(table.actions(seat)))
    for text in closing[1].actions:
        table.act(seat, text)
    assert table.to_move != (seat,)
