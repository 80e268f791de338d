"""The data files: what is reconstructed stays marked, and an owner's file overrules ours and is checked."""

import os
import subprocess
import sys
import tomllib
from importlib.resources import files
from pathlib import Path

import pytest

import burgher
from burgher.games.glass_road import GAME as RULES
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import schema

DATA = files("burgher.games.glass_road").joinpath("data")


def read_all() -> None:
    """Read every data file as the game does when it is loaded."""
    numbers = schema.read_numbers()
    schema.read_costs(numbers, schema.read_buildings(numbers))
    schema.read_specialists(numbers)
    schema.read_board()


def owner(folder: Path, name: str, text: str) -> Path:
    (folder / "glass_road").mkdir(exist_ok=True)
    (folder / "glass_road" / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_reconstructed_data_keeps_its_mark() -> None:
    tiles = RULES.facts()["tiles"]
    confirmed = {tile["name"] for tile in tiles if tile["provenance"] == "confirmed"}
    assert confirmed == {"cooperage", "clay_basin", "loess_plateau", "sand_deposit"}
    assert all(tile["confidence"] for tile in tiles if tile["provenance"] == "reconstructed")
    assert sum(tile["provenance"] == "reconstructed" for tile in tiles) == 89
    assert RULES.facts()["start"]["provenance"] == "reconstructed"


def test_facts_name_a_clause_for_every_component() -> None:
    clauses = {clause.id for section in RULES.rulebook for clause in section.clauses}
    facts = RULES.facts()
    for thing in facts["tiles"] + facts["specialists"] + facts["bases"]:
        assert thing["clause"] in clauses
    assert {line.clause for line in RULES.score_lines} <= clauses


def test_an_owner_may_correct_costs_that_add_up(tmp_path: Path) -> None:
    text = """
    [spa]
    cost = { glass = 1, brick = 1 }
    points = 5
    provenance = "owner"

    [kiln]
    cost = { wood = 1, glass = 1, brick = 1 }
    points = 3
    """
    owner(tmp_path, "costs", text)
    script = "import burgher.games.glass_road.facts as f; print(f.COST[10], f.POINTS[10], f.PRINTED[17].provenance)"
    env = {**os.environ, "BURGHER_DATA": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", script], env=env, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[0, 0, 0, 0, 0, 0, 1, 1] 5 owner"


FAULTS = [
    ("costs", "[spa]\ncost = { glass = 3 }\npoints = 4", ["glass_road/costs.toml", "sum of glass", "40", "39"]),
    ("costs", "[spa]\ncost = { glass = 2, brick = 1 }\npoints = 4", ["glass_road/costs.toml", "sum of brick", "59"]),
    ("costs", "[spa]\ncost = { gold = 2 }\npoints = 4", ["costs.toml", "spa"]),
    ("costs", "[spa]\ncost = { glass = 9 }\npoints = 4", ["costs.toml", "spa"]),
    ("costs", "[spa]\ncost = { glass = 2 }", ["glass_road/costs.toml", "spa", "points"]),
    ("costs", "[slipway]\ncost = { wood = 2, glass = 2, clay = 2 }\npoints = 4", ["costs.toml", "slipway", "points"]),
    ("costs", "[palace]\ncost = {}\npoints = 4", ["glass_road/costs.toml", "palace"]),
    ("costs", "[spa]\nprice = 3", ["costs.toml", "spa"]),
    ("costs", "[spa", ["costs.toml"]),
    ("buildings", '[palace]\ncategory = "point"', ["glass_road/buildings.toml", "94", "93"]),
    ("buildings", '[spa]\ncategory = "immediate"\neffect = "gain"', ["buildings.toml", "spa", "conversion"]),
    ("buildings", '[spa]\ncategory = "conversion"', ["buildings.toml", "spa"]),
    ("buildings", '[inn]\ncategory = "conversion"\npay = { wood = 1 }', ["buildings.toml", "starter", "19"]),
    ("board", '[start]\nprovenance = "owner"\nlayout = ["F1 F1 F2 F2 G"]', ["board.toml", "start.layout", "4 rows"]),
    (
        "board",
        '[start]\nprovenance = "owner"\nlayout = ["F1 F2 F1 F2 G", "P F3 F3 O .", ". O F4 F4 P", "G F5 F5 F6 F6"]',
        ["board.toml", "start.layout", "F1", "side by side"],
    ),
    (
        "board",
        '[start]\nprovenance = "owner"\nlayout = ["F1 F1 F2 F2 P", "P F3 F3 O .", ". O F4 F4 P", "G F5 F5 F6 F6"]',
        ["board.toml", "start.layout", "'P'"],
    ),
    ("numbers", "[engine]\nanytime_limit = 5", ["numbers.toml", "anytime_limit"]),
    ("specialists", '[knight]\nfirst = { does = "build" }\nsecond = { does = "build" }', ["specialists.toml", "16"]),
]


@pytest.mark.parametrize(("name", "text", "said"), FAULTS)
def test_an_owners_file_that_is_wrong_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str, said: list[str]
) -> None:
    monkeypatch.setenv("BURGHER_DATA", str(owner(tmp_path, name, text)))
    with pytest.raises(burgher.BurgherError) as fault:
        read_all()
    for word in said:
        assert word in str(fault.value)


def test_an_owner_may_correct_the_start_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = '[start]\nprovenance = "owner"\nlayout = ["F1 F1 F2 F2 G", "P F3 F3 O .", ". O P F4 F4", "G F5 F5 F6 F6"]'
    monkeypatch.setenv("BURGHER_DATA", str(owner(tmp_path, "board", text)))
    read_all()
    assert schema.read_board().start.layout[2] == ". O P F4 F4"


def test_every_entry_of_the_data_files_is_read() -> None:
    costs = tomllib.loads(DATA.joinpath("costs.toml").read_text("utf-8"))
    buildings = tomllib.loads(DATA.joinpath("buildings.toml").read_text("utf-8"))
    assert list(costs) == list(buildings) == f.TILE_NAMES
    for tile, name in enumerate(f.TILE_NAMES):
        assert {f.GOODS[good]: n for good, n in enumerate(f.COST[tile]) if n} == costs[name]["cost"]
