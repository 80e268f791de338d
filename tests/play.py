"""Random play of any game, for tests that hold for all of them."""

from random import Random
from typing import Any

from hypothesis import strategies as st

import burgher
from burgher import Table

Options = dict[str, Any]

SETUPS: dict[str, list[tuple[int, Options]]] = {
    "castles_of_burgundy": [
        (2, {}),
        (3, {}),
        (4, {}),
        (4, {"boards": [2, 5, 8, 9]}),
        (3, {"setup": "advanced"}),
        (2, {"setup": "advanced", "choices": "secret"}),
        (4, {"setup": "advanced", "choices": "secret"}),
    ],
    "glass_road": [
        (1, {}),
        (1, {"buildings": "first_game"}),
        (2, {}),
        (2, {"fifth_period": True, "buildings": "without_roofer"}),
        (3, {}),
        (3, {"fifth_period": True, "bases_adjacent": True}),
        (4, {}),
        (4, {"small_board": True, "buildings": "first_game"}),
    ],
    "woodcraft": [(1, {}), (2, {"start_quadrant": 4}), (3, {"start_quadrant": 3}), (4, {"start_quadrant": 2})],
    "craftsmen": [(2, {}), (3, {}), (4, {"allow_multiple_investments": True}), (5, {})],
}
# what leads far into a game, and what ends something early
LIKED = {"place", "free_place", "use", "complete", "ship", "raw"}
LAST = {"end", "pass", "drop", "recall", "done", "skip"}


def pick(t: Table, rng: Random) -> tuple[int, str]:
    """A seat and an action: the verb first, so that rare verbs are tried too, with a liking for doing something."""
    seat = rng.choice(t.to_move)
    by_verb: dict[str, list[str]] = {}
    for action in t.actions(seat):
        by_verb.setdefault(action.partition(":")[0], []).append(action)
    for verbs in (LIKED & by_verb.keys(), by_verb.keys() - LAST):
        if verbs and rng.random() < 0.7:
            return seat, rng.choice(by_verb[rng.choice(sorted(verbs))])
    return seat, rng.choice(by_verb[rng.choice(sorted(by_verb))])


def random_play(t: Table, rng: Random, decisions: int) -> Table:
    for _ in range(decisions):
        if t.over:
            break
        t.act(*pick(t, rng))
    return t


@st.composite
def tables(draw: st.DrawFn, game: str) -> Table:
    """A table in the course of a random game, now and then at its beginning."""
    players, options = draw(st.sampled_from(SETUPS[game]))
    t = burgher.new(game, players=players, seed=draw(st.integers(0, 10**6)), options=options)
    length = draw(st.one_of(st.integers(0, 20), st.integers(0, 150 * players)))
    return random_play(t, Random(draw(st.integers(0, 10**6))), length)


def face(t: Table) -> tuple[Any, ...]:
    """All that can be read off a table, for every reader."""
    readers = [None, *range(t.players)]
    return (
        [t.view(reader) for reader in readers],
        [t.read_log(reader) for reader in readers],
        [t.story(reader) for reader in readers],
        [t.actions(seat) for seat in range(t.players)],
        t.to_move,
        t.scores(),
        t.game.to_position(t.state),
    )
