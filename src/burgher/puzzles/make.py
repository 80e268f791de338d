"""Finding puzzles: bots play games, and some of their decisions are thought about again and again, each time more.

What is found depends on the seed and the number of the game alone, so that an interrupted search goes on where it was.
"""

from collections.abc import Iterator
from hashlib import blake2b
from math import isfinite
from typing import Any, Final, NamedTuple

import msgspec

from burgher.bots import halving, player
from burgher.bots.bot import ask
from burgher.bots.effort import FAR
from burgher.bots.journeyman import chooser_of
from burgher.bots.search import Effort, consider, judge_of
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games import game as find_game
from burgher.puzzles.form import FORMAT, Collection, Move, Puzzle

PLAYER: Final = "journeyman"  # who plays the games
LOOKED_AT: Final = 16  # decisions of a game, drawn by lot
FEWEST, MOST = 3, 40  # legal moves of a puzzle
# Steps that make a puzzle, where not all do: in Glass Road the cards of a hand are chosen in ascending order, which is
# no question, and most other decisions within a card have many answers that are nearly as good.
ASKING: Final = {"glass_road": ("play", "lay", "extra_card", "build")}
LOOK: Final = Effort(6, 60, turns=FAR)  # what finds that something may be there,
TRY: Final = Effort(3, 180, turns=FAR)  # whether that was luck,
JUDGE: Final = Effort(MOST, 600, turns=FAR)  # what all moves come to,
PROVE: Final = Effort(4, 1200, turns=FAR)  # what has to confirm it, of the best few,
CHECK: Final = Effort(4, 12000, turns=FAR)  # and what has to confirm that, before anybody is asked
LEAST: Final = {"glass_road": 1.0}  # points by which the best move has to be ahead of all others,
USUALLY: Final = 2.0
PROMISE: Final = 2.0  # times the error of that, at first,
ERRORS: Final = 4.0  # and in the end; paired rollouts give it
SHOWN: Final = 0.3  # of a point on a line of the score sheet that is worth telling
EASIEST, STEP, HARDEST = 1300, 60, 1900  # ratings to begin with, by the place of the best move at first sight


class Decision(NamedTuple):
    state: State
    seat: int
    place: int


def new_collection(game: str, seed: int) -> Collection:
    """No puzzles yet."""
    known = find_game(game)
    version = known.rules_version
    return Collection(FORMAT, game, version, known.fingerprint(version), seed, 0, [])


def extend(collection: Collection) -> Iterator[Puzzle | None]:
    """Look through one game after another: what each has given, which is one puzzle at most."""
    game = find_game(collection.game)
    while True:
        found = look_through(game, collection.seed, collection.games)
        collection.games += 1
        if found is not None and all(other.id != found.id for other in collection.puzzles):
            collection.puzzles.append(found)
            yield found
        else:
            yield None


def look_through(game: Game[Any], seed: int, number: int) -> Puzzle | None:
    """The first puzzle among some decisions of one game."""
    dice = Dice(seed * 1_000_003 + number)
    decisions = play(game, seed, number)
    order = list(range(len(decisions)))
    dice.shuffle(order)
    for i in order[:LOOKED_AT]:
        found = puzzle_at(game, decisions[i], dice)
        if found is not None:
            return found
    return None


def play(game: Game[Any], seed: int, number: int) -> list[Decision]:
    """The decisions of one game that could be puzzles."""
    sizes = [size for size in game.players if size < 4]
    course = Course(game.begin(sizes[number % len(sizes)]), f"puzzles {seed} {number}")
    state, bot = course.state, player(PLAYER, game.id)
    out: list[Decision] = []
    course.run_chance()
    while state.stack:
        seat, place = state.mover(), len(course)
        asked = FEWEST <= len(state.options(seat)) <= MOST
        if asked and (game.id not in ASKING or state.top().name in ASKING[game.id]):
            out.append(Decision(state.copy(), seat, place))
        course.play(seat, ask(bot, game, state, seat, course.luck.dice(place)))
        course.run_chance()
    return out


def puzzle_at(game: Game[Any], decision: Decision, dice: Dice) -> Puzzle | None:
    """The puzzle that a decision makes, if it does. From here on only what the seat knows is left."""
    seat = decision.seat
    known = game.determinize(decision.state, seat, dice)
    legal = known.options(seat)
    obvious = chooser_of(game.id)(known.copy(), seat, legal)
    seen = weighed(game, known, seat, legal, dice, LOOK)
    best = seen.best.action
    if best == obvious or not others_of(seen, best) or not leads(game, seen, 0.0):
        return None
    # with new luck, as the one that looked best may only have been the luckiest
    few = [best, obvious, *others_of(seen, best, obvious)[:1]]
    tried = weighed(game, known, seat, few, dice, TRY)
    if tried.best.action != best or not leads(game, tried, PROMISE):
        return None
    judged = weighed(game, known, seat, legal, dice, JUDGE)
    if best in others_of(judged) or len(judged.candidates) < len(legal):  # every answer has to be explained
        return None
    few = [best, obvious, *others_of(judged, best, obvious)[:2]]
    proven = confirmed(game, known, seat, few, dice, PROVE)
    checked = proven and confirmed(game, known, seat, few, dice, CHECK)
    return write(game, known, seat, obvious, judged, checked) if checked else None


def confirmed(game: Game[Any], known: State, seat: int, few: list[int], dice: Dice, effort: Effort) -> Verdict | None:
    """What these moves come to, if the first of them is clearly the best, and the second is not as good."""
    best, obvious, *_ = few
    found = weighed(game, known, seat, few, dice, effort)
    if found.best.action != best or not leads(game, found, ERRORS):
        return None
    others = others_of(found)
    return found if obvious in others and len(others) >= 2 else None


def is_obvious(collection: Collection, puzzle: Puzzle) -> bool:
    """Does the bot of today still play what was the obvious move when the puzzle was found?"""
    game = find_game(collection.game)
    known = game.from_position(puzzle.position, strict=True, rules=collection.rules)
    chosen = chooser_of(game.id)(known, puzzle.seat, known.options(puzzle.seat))
    return game.verbs.text(chosen) == puzzle.obvious


def stands(collection: Collection, puzzle: Puzzle) -> bool:
    """Does a puzzle that was found before hold if it is checked anew, with other luck and the bots of today?"""
    if not is_obvious(collection, puzzle):
        return False
    game = find_game(collection.game)
    known = game.from_position(puzzle.position, strict=True, rules=collection.rules)
    others = sorted((move for move in puzzle.moves if move.behind > 0), key=lambda move: move.behind)
    few = [game.verbs.parse(move.action) for move in (*puzzle.choices, *others[:1])]
    return confirmed(game, known, puzzle.seat, few, Dice(int(puzzle.id, 16)), CHECK) is not None


def weighed(game: Game[Any], known: State, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """What these moves come to. A mind that plans cannot tell how sure it is: then they are played on all the same."""
    found = consider(game, known, seat, effort, dice, actions)
    if len(found.candidates) < 2 or any(len(candidate.margins) < 2 for candidate in found.candidates[:2]):
        return halving.think(game, known, seat, actions, dice, effort)
    return found


def same(one: Candidate, other: Candidate) -> bool:
    """Do two moves come to the same, whatever the luck?"""
    return all(mine == theirs for mine, theirs in zip(one.sheets, other.sheets, strict=False))


def others_of(verdict: Verdict, *known: int) -> list[int]:
    """The other moves, the best first, without those that come to the same as the best."""
    return [
        candidate.action
        for candidate in verdict.candidates
        if candidate.action not in known and not same(candidate, verdict.best)
    ]


def leads(game: Game[Any], verdict: Verdict, errors: float) -> bool:
    """Is the best move better than all that come to something else, by some points and times the error of that?"""
    pairs = [verdict.best.ahead_of(other) for other in verdict.candidates if not same(other, verdict.best)]
    least = LEAST.get(game.id, USUALLY)
    return all(ahead >= least and (not errors or ahead >= errors * error) for ahead, error in pairs)


def write(game: Game[Any], known: State, seat: int, obvious: int, judged: Verdict, proven: Verdict) -> Puzzle:
    """Put down a puzzle with everything that was found of its moves."""
    best = proven.best
    others = [candidate for candidate in proven.candidates if candidate.action in others_of(proven, obvious)]
    [tempting] = [candidate for candidate in proven.candidates if candidate.action == obvious]
    third = next((candidate for candidate in others if not same(candidate, tempting)), others[0])
    three = [best, tempting, third]
    shown = {candidate.action for candidate in three}
    position = game.to_position(known)
    stamp = blake2b(msgspec.json.encode((game.id, seat, position)), digest_size=5).hexdigest()
    judge = judge_of(game.id)
    sights = sorted(known.options(seat), key=lambda action: -judge.after(known, seat, action))
    return Puzzle(
        id=stamp,
        seat=seat,
        players=known.seats,
        position=position,
        obvious=game.verbs.text(obvious),
        rating=min(HARDEST, EASIEST + STEP * sights.index(best.action)),
        choices=[move_of(game, best, candidate, points=True) for candidate in three],
        moves=[
            move_of(game, judged.best, candidate) for candidate in judged.candidates if candidate.action not in shown
        ],
    )


def move_of(game: Game[Any], best: Candidate, candidate: Candidate, points: bool = False) -> Move:
    found = Move(game.verbs.text(candidate.action))
    if points:
        found.points = round(sum(candidate.sheet()), 1)
    if candidate is not best:
        ahead, error = best.ahead_of(candidate)
        found.behind = round(ahead, 2)
        found.error = round(error if isfinite(error) else ahead, 2)  # of a single rollout nothing is known
        gains = zip(game.score_lines, best.gains_over(candidate), strict=True)
        found.lines = {line.key: round(-gain, 1) for line, gain in gains if abs(gain) >= SHOWN}
    return found
