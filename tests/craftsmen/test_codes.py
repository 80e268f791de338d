"""Actions by what they mean: few of them, and what has the same code comes to the same."""

from random import Random

import pytest

from burgher.core.state import CHANCE
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen.codes import CODES

from .helpers import Doc, at, state


def meanings(stage: str, player: Doc, *actions: str) -> list[str]:
    s = state(at(stage, [player, {}]))
    numbers = [GAME.verbs.parse(text) for text in actions]
    assert set(numbers) <= set(s.options(0))
    return [CODES.text(code) for code in GAME.codes(s, 0, numbers)]


@pytest.mark.parametrize("players", [2, 4])
def test_actions_with_the_same_code_come_to_the_same(players: int) -> None:
    merged = 0
    for seed in range(4):
        s, rng = GAME.begin(players), Random(seed)
        while not s.over():
            seat = s.mover()
            if seat == CHANCE:
                s.play(seat, s.draw(rng.getrandbits(32)))
                continue
            actions = s.options(seat)
            found: dict[int, list[int]] = {}
            for action, code in zip(actions, GAME.codes(s, seat, actions), strict=True):
                assert 0 <= code < GAME.code_count
                found.setdefault(code, []).append(action)
            for like in found.values():
                if len(like) > 1:
                    merged += 1
                    rows = []
                    for action in like:
                        after = s.copy()
                        after.play(seat, action)
                        rows.append([GAME.features(after, reader) for reader in range(players)])
                    assert all(row == rows[0] for row in rows)
            s.play(seat, rng.choice(actions))
    assert merged
    assert GAME.code_count < 1500


def test_codes_name_goods_and_icons_wherever_they_lie() -> None:
    pastures = {"row": ["B13", "S1", "E07", "B14", "A05"]}
    assert meanings("craft_guild", pastures, "raw:0:0:0", "raw:3:0:0") == ["raw_to_fair:4:0"] * 2
    assert meanings("craft_guild", pastures, "raw:0:5:0", "raw:3:5:0") == ["raw:2:0"] * 2
    built = {"hand": ["B11", "E01"], "row": ["S2"], "capital": {"red3": 4}}
    assert meanings("builders_guild", built, "build:0:0:0", "build:1:1:0") == ["build:17:0:0", "build:31:1:0"]
