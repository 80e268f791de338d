"""The data files, and owners' files that overrule them."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from burgher.core.data import OWNER_DATA
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

Owner = Callable[[str, str], "subprocess.CompletedProcess[str]"]
SHOW = (
    "from burgher.games.woodcraft import facts as f; "
    "print(f.HELPERS[0].cost, f.ORDERS[5].row, f.MARKETING_COST, len(f.COMMISSIONS))"
)


@pytest.fixture
def owner(tmp_path: Path) -> Owner:
    """Runs the game in a process of its own, with one data file of an owner."""

    def run(name: str, text: str) -> "subprocess.CompletedProcess[str]":
        folder = tmp_path / "woodcraft"
        folder.mkdir(exist_ok=True)
        (folder / f"{name}.toml").write_text(text, "utf-8")
        environment = {**os.environ, OWNER_DATA: str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
        return subprocess.run([sys.executable, "-c", SHOW], capture_output=True, text=True, env=environment)

    return run


HELPER = """
[A01]
name = "Printed helper"
cost = 2
production = { scrap = 3 }
ability = "immediate"
effect = { gain = { blueberries = 1 } }
provenance = "owner"
"""
ORDER = """
[S06]
name = "Printed order"
start_row = "rep1"
dice = [{ color = "any", value = "any" }]
reward = { points = 1 }
provenance = "owner"
"""


def test_an_owner_replaces_single_cards(owner: Owner) -> None:
    done = owner("helpers", HELPER)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2 1 ")
    done = owner("orders", ORDER)
    assert done.stdout.startswith("2 2 ")


@pytest.mark.parametrize(
    ("name", "text", "fault"),
    [
        ("helpers", HELPER.replace("cost = 2", "cost = 99"), "entry A01"),
        ("helpers", HELPER.replace("scrap = 3", "gold = 3"), "gold"),
        ("helpers", HELPER.replace("{ scrap = 3 }", "{}"), "production is empty"),
        ("helpers", HELPER.replace('"immediate"', '"per_turn"').replace("gain = { blueberries = 1 }", ""), "no effect"),
        ("helpers", HELPER.replace('"immediate"', '"permanent"'), "entry A01"),
        ("helpers", HELPER.replace("gain = ", 'event = "saw", gain = '), "immediate ability"),
        ("helpers", HELPER.replace("[A01]", "[A28]"), "entry A28"),
        ("helpers", HELPER.replace('"Printed helper"', '"Glue Boiler"'), "same name"),
        ("orders", ORDER.replace("rep1", "berry"), "entry S06"),
        ("orders", ORDER.replace('"any", value = "any"', '"green", value = 7'), "entry S06"),
        ("orders", ORDER.replace("points = 1", "choose = [{ points = 1 }]"), "entry S06"),
        ("orders", ORDER.replace("points = 1", "claim_commission = true"), "only hazelnut"),
        ("orders", ORDER.replace("[S06]", "[N01]"), "hazelnut order lets choose"),
        (
            "orders",
            ORDER.replace('[{ color = "any", value = "any" }]', str([{"color": "green", "value": 6}] * 3))
            .replace("'color': ", "color = ")
            .replace("'value': ", "value = "),
            "pips",
        ),
        ("orders", "nonsense", "cannot be read"),
        ("commissions", '[P01]\nname = "x"\ncount = "moons"\neach = 1\nmax = 3\nprovenance = "owner"\n', "entry P01"),
        ("solo", '[Z01]\nmove = ["buy_lumber"]\nprovenance = "owner"\n', "entry Z01"),
        (
            "solo",
            '[Z01]\nmove = ["buy_lumber"]\nrival = 1\ndice = ["green", "green", "green"]\nprovenance = "owner"\n',
            "green",
        ),
        (
            "board",
            '[marketing]\nprovenance = "owner"\ncost = [1, 2, 3, 4, 5, 6, 7]\npoints = [1, 1, 1, 1, 1, 1, 1]\n',
            "12 bl",
        ),
        ("board", '[end]\nprovenance = "owner"\nleftovers_per_point = 0\nunfinished_reputation = 2\n', "entry end"),
        ("board", "[garden]\n", "entry garden"),
    ],
)
def test_a_wrong_file_is_refused_with_file_and_entry(owner: Owner, name: str, text: str, fault: str) -> None:
    done = owner(name, text)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert "BurgherError" in last and f"{name}.toml" in last
    assert fault in last


def test_an_owners_board_is_used(owner: Owner) -> None:
    costs = "[1, 3, 4, 6, 8, 10, 12]"
    done = owner("board", f'[marketing]\nprovenance = "owner"\ncost = {costs}\npoints = [1, 2, 3, 5, 7, 9, 11]\n')
    assert costs in done.stdout, done.stderr


def test_reconstructions_are_marked() -> None:
    data = GAME.facts()
    orders, helpers = data["orders"], data["helpers"]
    assert [code for code, card in orders.items() if not card.get("reconstructed")] == ["S01"]
    assert all(card["reconstructed"] for card in helpers.values())
    assert all(card["reconstructed"] for card in {**data["commissions"], **data["solo"]}.values())
    assert all("provenance" in table for table in data["board"].values())


def test_every_action_is_on_at_least_two_solo_cards() -> None:
    moves = [tile for card in f.SOLO_CARDS for tile in card.move]
    assert all(moves.count(tile) >= 2 for tile in range(7))


def test_corrections_are_marked_and_only_touch_reconstructions() -> None:
    """Each says what the entry was before; docs/woodcraft-balance.md says why."""
    data = GAME.facts()
    tables = {**data["orders"], **data["helpers"], **data["commissions"], **data["solo"], **data["board"]}
    adjusted = {code: entry for code, entry in tables.items() if entry.get("adjusted")}
    lower = {
        code
        for code in f.ORDER_CODES
        if f.start_row(f.ORDER_CODES.index(code), 2) != f.start_row(f.ORDER_CODES.index(code), 3)
    }
    assert {"marketing", "reputation", "S18", "P03", "P04", "P06", "P08"} | lower == set(adjusted)
    assert all(
        entry["reconstructed"] and " was " in f" {entry['adjusted'].replace('were', 'was')} "
        for entry in adjusted.values()
    )
