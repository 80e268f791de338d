"""Data to learn from: positions of games that bots play with themselves, and the score sheets they led to."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from burgher.bots import player
from burgher.bots.bot import Bot, ask
from burgher.bots.values import judge_of
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import State
from burgher.core.writer import Writer

BEGINNINGS = 12  # positions of a game that are kept where a turn begins, which is where rollouts end,
DECISIONS = 4  # and where somebody chooses

Array = NDArray[Any]


class Policy(Bot):
    """Plays as rollouts are played: quickly, so that there can be very many games."""

    name = "policy"

    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        assert state is not None
        return judge_of(game.id).policy(state, seat, actions, dice)


def who_plays(level: str, game: str) -> Bot:
    """A bot of this name; or nobody, but the policy of rollouts."""
    return Policy() if level == Policy.name else player(level, game)


def kind(game: Game[Any], level: str, players: int, variants: Sequence[Mapping[str, Any]]) -> str:
    """What rows are of, as a part of a file's name: those of another game, other rules or options are others."""
    layout = [(group.name, group.count) for group in game.layouts[players].groups]
    rules = game.rules_version, game.fingerprint(game.rules_version)
    told = blake2b(msgspec.json.encode([rules, layout, variants]), digest_size=4).hexdigest()
    return f"{game.id}-{players}-{level}-{told}"


class Kept:
    """So many positions of a stream, each as likely as the others."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.seen = 0
        self.states: list[State] = []

    def offer(self, state: State, dice: Dice) -> None:
        self.seen += 1
        if len(self.states) < self.most:
            self.states.append(state.copy())
        elif dice.below(self.seen) < self.most:
            self.states[dice.below(self.most)] = state.copy()


def inputs(game: Game[Any], positions: Sequence[tuple[State, int]]) -> Array:
    """What seats know of positions: the features, and the terms of the hand-made judgement, the reader's first."""
    judge, seats = judge_of(game.id), positions[0][0].seats
    width = game.layouts[seats].size
    out = Writer(len(positions) * width)
    terms: list[list[float]] = []
    last: State | None = None
    of_all: list[list[float]] = []  # the terms of each seat in the last position
    for i, (s, seat) in enumerate(positions):
        out.begin(i * width)
        game.write_features(s, seat, out)
        if s is not last:
            last, of_all = s, [judge.terms(s, n) for n in range(seats)]
        terms.append([term for n in range(seats) for term in of_all[(seat + n) % seats]])
    features = np.frombuffer(memoryview(out.numbers), np.int16).reshape(len(positions), width)
    return np.concatenate([features, np.array(terms, np.float32)], axis=1, dtype=np.float32)


def play(game: Game[Any], level: str, players: int, seed: int, options: Mapping[str, Any]) -> dict[str, Array]:
    """One game of a bot with itself: a row for each seat of the positions that are kept, seat by seat."""
    bot = who_plays(level, game.id)
    course = Course(game.begin(players, options), seed)
    state, dice = course.state, Dice(seed)
    beginnings, decisions = Kept(BEGINNINGS), Kept(DECISIONS)
    course.run_chance()
    while state.stack:
        decisions.offer(state, dice)
        epoch, seat = state.epoch(), state.mover()
        course.play(seat, ask(bot, game, state, seat, course.luck.dice(len(course))))
        if state.stack and state.epoch() != epoch:
            beginnings.offer(state, dice)
        course.run_chance()
    kept = beginnings.states + decisions.states
    seats = range(players)
    return {
        "inputs": inputs(game, [(s, seat) for s in kept for seat in seats]).astype(np.float16),
        "epochs": np.array([s.epoch() for s in kept for _ in seats], np.float32),
        "parts": np.array([game.parts(s, seat) for s in kept for seat in seats], np.float32),
        "finals": np.array([game.parts(state, seat) for _ in kept for seat in seats], np.float32),
        "values": np.array([judge_of(game.id).value(s, seat) for s in kept for seat in seats], np.float32),
        "games": np.full(len(kept) * players, seed, np.int64),
    }


def play_many(
    game_id: str, level: str, players: int, seeds: range, variants: Sequence[Mapping[str, Any]]
) -> dict[str, Array]:
    """The games with these seeds, the variants in turn."""
    from burgher.games import game

    return join([play(game(game_id), level, players, seed, variants[seed % len(variants)]) for seed in seeds])


def join(tables: Sequence[Mapping[str, Array]]) -> dict[str, Array]:
    """Several tables of rows as one."""
    return {key: np.concatenate([table[key] for table in tables]) for key in tables[0]}
