"""The thinking of a review, in pieces that can be done anywhere and in any order: each knows all that it needs."""

import math
from typing import Any

import msgspec

from burgher.bots import halving
from burgher.bots.leaves import chance, sheets_of, spread
from burgher.bots.search import Effort, consider, judge_of, think
from burgher.bots.values.judge import rollout
from burgher.bots.verdict import Candidate
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State
from burgher.games import game as find_game

LONGEST_LINE = 6  # actions of a line that is shown
OTHERS = "others"  # the line of a difference that tells what the others get
SURE = 2.0  # standard errors by which an action has to be ahead to be called better


class Outlook(msgspec.Struct, frozen=True):
    """What each seat may expect at a place, as far as it knows."""

    margins: list[float]
    chances: list[float]
    spreads: list[float]
    kept: float | None = None  # what who decides here expected after its decision, where others hide something from it


class Finding(msgspec.Struct, frozen=True):
    """What was found out about a decision."""

    best: str  # the action
    loss: float = 0.0
    error: float = 0.0
    gains: list[float] = []  # by lines of the score sheet; the rest of the loss is what the others get
    line: list[tuple[int, str]] = []
    deep: bool = False


class Look(msgspec.Struct, frozen=True):
    """Find out what is expected at a place."""

    game: str
    n: int
    state: State
    seeds: list[int]  # the same for all places of a game, so that their luck falls out of differences
    actor: int  # who decides here, or -1
    action: int
    more: bool  # does anything follow from it before the next place?
    secret: int  # from which what is hidden is drawn anew, also the same for all

    def run(self) -> Outlook:
        game = find_game(self.game)
        if self.state.over():
            return ended(game, self.state)
        until = judge_of(self.game).until(self.state)
        found, known = look(game, self.state, until, self.seeds, self.secret)
        kept = self._kept(game, known[self.actor], until) if known and self.actor >= 0 else None
        return Outlook(found.margins, found.chances, found.spreads, kept)

    def _kept(self, game: Game[Any], worlds: list[State], until: int) -> float | None:
        """The margin that who decides here could expect after the decision, before anything hidden was shown, if
        anything is: what is hidden and stays so is no luck."""
        really = self.state.copy()
        for s in [really, *worlds]:
            s.play(self.actor, self.action)
        shown = [(game.view(s, self.actor), s.to_move()) for s in [really, *worlds]]
        if not self.more and all(other == shown[0] for other in shown):
            return None
        ends = [rolled(game, s, seed, until) for s, seed in zip(worlds, self.seeds, strict=True)]
        return read(ends, range(really.seats)).margins[self.actor]


class Draw(msgspec.Struct, frozen=True):
    """Find out what draws changed for each seat. One outcome weighs against all others, which takes more rollouts."""

    game: str
    n: int
    state: State  # before them
    after: State
    seeds: list[int]
    secret: int

    def run(self) -> list[float]:
        game, until = find_game(self.game), judge_of(self.game).until(self.state)
        before, drawn = (
            look(game, state, until, self.seeds, self.secret)[0].margins for state in (self.state, self.after)
        )
        return [now - then for now, then in zip(drawn, before, strict=True)]


class Weigh(msgspec.Struct, frozen=True):
    """Find out what a decision has cost."""

    game: str
    n: int
    state: State
    seat: int
    played: int
    effort: Effort
    pairs: int
    seed: int
    deep: bool

    def run(self) -> Finding:
        game, dice = find_game(self.game), Dice(self.seed)
        text = game.verbs.text
        best = consider(game, self.state, self.seat, self.effort, dice).best.action
        if best == self.played:
            return Finding(text(best), deep=self.deep)
        better, played = self._compared(game, best, dice)
        loss, error = better.ahead_of(played)
        if loss <= SURE * error:  # as far as can be told, both are as good
            return Finding(text(self.played), deep=self.deep)
        gains = better.gains_over(played)
        line = [(seat, text(action)) for seat, action in self._line(game, best, dice)] if self.deep else []
        return Finding(text(best), loss, error, gains, line, self.deep)

    def _compared(self, game: Game[Any], best: int, dice: Dice) -> tuple[Candidate, Candidate]:
        """Both actions, tried anew: what made one of them seem the best may have been luck."""
        known = game.determinize(self.state, self.seat, dice)
        return paired(game, known, self.seat, best, self.played, self.effort.less(2, 2 * self.pairs), dice)

    def _line(self, game: Game[Any], best: int, dice: Dice) -> list[tuple[int, int]]:
        """How the seat may go on after the better action, up to the end of its turn; an example, found with less."""
        effort = self.effort.less(4, min(16, self.effort.rollouts // 4))
        s = game.determinize(self.state, self.seat, dice)
        line = [(self.seat, best)]
        s.play(self.seat, best)
        while len(line) < LONGEST_LINE and s.to_move() == [self.seat]:
            action = consider(game, s, self.seat, effort, dice).best.action
            line.append((self.seat, action))
            s.play(self.seat, action)
        return line


Job = Look | Draw | Weigh


def paired(
    game: Game[Any], known: State, seat: int, best: int, other: int, effort: Effort, dice: Dice
) -> tuple[Candidate, Candidate]:
    """Two actions with the same luck, many times. A mind that plans instead of playing on cannot tell how sure it is:
    then both are played on all the same."""
    verdict = think(game, known.copy(), seat, [best, other], dice, effort)
    found = {candidate.action: candidate for candidate in verdict.candidates}
    if len(found) < 2 or any(len(candidate.margins) < 2 for candidate in found.values()):
        verdict = halving.think(game, known, seat, [best, other], dice, effort)
        found = {candidate.action: candidate for candidate in verdict.candidates}
    return found[best], found[other]


class End(msgspec.Struct):
    """How a rollout came out: for each seat."""

    margins: list[float]
    chances: list[float]
    spread: float


def look(
    game: Game[Any], state: State, until: int, seeds: list[int], secret: int
) -> tuple[Outlook, dict[int, list[State]]]:
    """What is expected there, looking that far; and, where something is hidden, what each seat may take it for."""
    seats = range(state.seats)
    if state.over():
        return ended(game, state), {}
    doubt = judge_of(game.id).doubt(state)
    if is_open(game, state, Dice(secret)):
        return read([rolled(game, state.copy(), seed, until, doubt) for seed in seeds], seats), {}
    known = {seat: worlds(game, state, seat, len(seeds), secret) for seat in seats}
    views = [
        read([rolled(game, s.copy(), seed, until, doubt) for s, seed in zip(known[seat], seeds, strict=True)], seats)
        for seat in seats
    ]
    margins = [view.margins[seat] for seat, view in zip(seats, views, strict=True)]
    chances = [view.chances[seat] for seat, view in zip(seats, views, strict=True)]
    spreads = [view.spreads[seat] for seat, view in zip(seats, views, strict=True)]
    return Outlook(margins, chances, spreads), known


def worlds(game: Game[Any], state: State, seat: int, count: int, secret: int) -> list[State]:
    """What a seat may take a place for. The same secret draws alike at all places, so that what is only guessed falls
    out of their differences as luck does."""
    return [game.determinize(state, seat, Dice((secret << 12) + (i << 4) + seat)) for i in range(count)]


def is_open(game: Game[Any], state: State, dice: Dice) -> bool:
    """Does every seat know everything? Then one look does for all."""
    whole = game.to_position(state)
    drawn = (game.determinize(state, seat, dice) for seat in range(state.seats) for _ in range(2))
    return all(game.to_position(s) == whole for s in drawn)


def rolled(game: Game[Any], s: State, seed: int, until: int, doubt: float = 0.0) -> End:
    """Play on up to then, and read how it stands for every seat. The state is used up."""
    rollout(judge_of(game.id), s, seed, until)
    margins = lead([sum(sheet) for sheet in sheets_of(game, [s])[0]])
    chances = [chance(game, s, seat, ahead, doubt) for seat, ahead in enumerate(margins)]
    return End(margins, shares(chances), spread(game, s))


def read(ends: list[End], seats: range) -> Outlook:
    """The means of all rollouts for these seats."""
    margins = [[end.margins[seat] for end in ends] for seat in seats]
    leaves = sum(end.spread**2 for end in ends) / len(ends)
    return Outlook(
        [mean(found) for found in margins],
        [mean([end.chances[seat] for end in ends]) for seat in seats],
        [math.sqrt(mean([(one - mean(found)) ** 2 for one in found]) + leaves) for found in margins],
    )


def ended(game: Game[Any], s: State) -> Outlook:
    """At the end all is known."""
    winners = game.winners(s)
    chances = [1 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    return Outlook(lead([game.total(s, seat) for seat in range(s.seats)]), chances, [0.0] * s.seats)


def lead(totals: list[float]) -> list[float]:
    """How far each is ahead of the best of the others; who plays alone, of nobody."""
    if len(totals) == 1:
        return [float(totals[0])]
    return [float(own - max(totals[:seat] + totals[seat + 1 :])) for seat, own in enumerate(totals)]


def shares(chances: list[float]) -> list[float]:
    """The same in proportion, together 1."""
    total = sum(chances)
    return [one / total for one in chances] if total else [1 / len(chances)] * len(chances)


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
