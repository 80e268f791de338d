"""A game that was begun stays the game it was: what was saved by earlier versions is played on as it was.

`saves/` was written by format 1, before there were versions of rules or fingerprints of data: whole games, games begun
from positions with something pending, and positions whose stacks hold every step. Nothing there is ever written anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import burgher
from burgher.core.data import OWNER_DATA, fingerprint
from burgher.core.errors import OtherRules

SAVES = Path(__file__).parent / "saves"
EXPECTED: dict[str, Any] = json.loads((SAVES / "expected.json").read_text("utf-8"))
# The data with which each version of the rules is played. A change of data raises the version, and adds a line here.
FINGERPRINTS: dict[str, dict[str, str]] = json.loads((SAVES / "fingerprints.json").read_text("utf-8"))


@pytest.mark.parametrize("name", list(EXPECTED))
def test_a_save_of_format_1_is_the_game_it_was(name: str) -> None:
    t = burgher.load((SAVES / f"{name}.json").read_bytes())
    was = EXPECTED[name]
    assert [score["parts"] for score in t.scores()] == was["parts"]
    assert [score["total"] for score in t.scores()] == was["scores"]
    assert (t.over, list(t.to_move)) == (was["over"], was["to_move"])
    assert [len(t.actions(seat)) for seat in range(t.players)] == was["actions"]
    again = burgher.load(t.save())
    assert again.opening.rules == 1
    assert again.scores() == t.scores() and again.read_log() == t.read_log()


@pytest.mark.parametrize("game", burgher.GAMES)
def test_stacks_of_format_1_are_read(game: str) -> None:
    rules = burgher.game(game)
    for n, was in enumerate(json.loads((SAVES / f"{game}-stacks.json").read_text("utf-8"))):
        s = rules.from_position(was["position"], strict=True)
        s.rules = 1
        assert s.to_move() == was["to_move"], n
        for seat, actions in was["actions"].items():
            assert [rules.verbs.text(action) for action in s.options(int(seat))][: len(actions)] == actions, n


@pytest.mark.parametrize("game", burgher.GAMES)
def test_data_changes_only_with_the_version_of_the_rules(game: str) -> None:
    rules = burgher.game(game)
    now = {str(n): fingerprint(game, n) for n in range(rules.oldest_rules, rules.rules_version + 1)}
    assert now == FINGERPRINTS[game]


@pytest.mark.parametrize("game", burgher.GAMES)
def test_saves_carry_rules_and_data(game: str) -> None:
    t = burgher.new(game, players=2, seed=1)
    doc = t.save()
    assert (doc["rules"], doc["data"]) == (t.game.rules_version, FINGERPRINTS[game][str(t.game.rules_version)])


@pytest.mark.parametrize(
    "change, key",
    [({"rules": 99}, "newer_rules"), ({"rules": 0}, ""), ({"data": "0123456789abcdef"}, "other_data")],
)
def test_a_game_of_other_rules_or_data_is_refused_with_what_to_do(change: dict[str, Any], key: str) -> None:
    doc = burgher.new("glass_road", players=2, seed=1).save() | change
    with pytest.raises(burgher.BadRecord) as refused:
        burgher.load(doc)
    assert getattr(refused.value, "key", "") == key


def test_rules_that_are_no_longer_known_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    doc = burgher.new("glass_road", players=2, seed=1).save()
    game = burgher.game("glass_road")
    monkeypatch.setattr(type(game), "rules_version", 5)
    monkeypatch.setattr(type(game), "oldest_rules", 4)
    with pytest.raises(OtherRules, match="finish it with the version that it was begun with"):
        burgher.load(doc)


def test_an_owners_data_belongs_to_the_fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doc = burgher.new("castles_of_burgundy", players=2, seed=1).save()
    (tmp_path / "castles_of_burgundy").mkdir()
    (tmp_path / "castles_of_burgundy" / "tiles.toml").write_text("castle = [15, 2]\n", "utf-8")
    monkeypatch.setenv(OWNER_DATA, str(tmp_path))
    fingerprint.cache_clear()
    try:
        with pytest.raises(OtherRules, match="--data"):
            burgher.load(doc)
    finally:
        fingerprint.cache_clear()
