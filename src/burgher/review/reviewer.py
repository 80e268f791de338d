"""The course of a review: which work is to be done next, and what it comes to.

A game is a chain of stretches: each is one decision with what follows from it by itself, or a run of draws. Before each
stretch, and at the end, it is estimated what every seat may expect. What a stretch of chance changes in that is luck,
the rest is decisions, and because each stretch ends where the next begins, all of it adds up to the result. What
somebody does in secret is chance to the others.

An estimate looks some rounds ahead. As the game goes on it looks further, and what that shows is not luck but how the
game is played: it counts with the decisions, apart from those of single seats. Luck is estimated with more rollouts.
"""

from collections.abc import Callable, Iterator
from copy import copy
from hashlib import blake2b
from typing import Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.state import CHANCE, PUBLIC, State
from burgher.core.table import Table
from burgher.review.advice import deed, sheet_gains
from burgher.review.depth import Depth, depth_of
from burgher.review.records import MARKS, Act, Decision, Part, Point, Review, accuracy, mark
from burgher.review.work import Draw, Finding, Job, Look, Outlook, Weigh, lead

TURNING_POINTS = 3
FIRST, DEEP, SEEDS = 1, 2, 3  # what random numbers are for


class Stretch(msgspec.Struct):
    """A decision, or a run of draws."""

    n: int  # its first entry
    by: int  # a seat or CHANCE
    action: int
    audience: int  # who may know it at once
    step: int
    state: State  # before it


class Found(msgspec.Struct):
    """All that has been found out: what is kept, so that a review can go on later."""

    outlooks: dict[int, Outlook] = {}  # by place of the log
    findings: dict[int, Finding] = {}
    lucks: dict[int, list[float]] = {}  # what the draws that begin there changed for each seat
    deep: list[int] | None = None  # the places of the decisions that are looked at thoroughly, once that is known

    def now(self) -> "Found":
        """The same, to which nothing is added any more."""
        deep = self.deep  # the findings that it speaks of were there before it
        return Found(self.outlooks.copy(), self.findings.copy(), self.lucks.copy(), deep)


class Reviewer:
    """Reviews a table as it stands. Ask for a job, have it run anywhere, and hand in what it found."""

    def __init__(
        self, table: Table, depth: Depth | None = None, found: Found | None = None, first: tuple[int, ...] = ()
    ) -> None:
        self.table = table
        self.game = table.game
        self.depth = depth = depth or depth_of(table.game.id)
        self.found = Found({}, {}, {}) if found is None else found
        self.first = first  # the seats whose decisions come first
        self.stretches, self.end = stretches(table)
        self.draws = [stretch for stretch in self.stretches if stretch.by == CHANCE or stretch.audience != PUBLIC]
        self.decisions = [stretch for stretch in self.stretches if stretch.by >= 0]
        self.key = _key(table, self.decisions[0].n if self.decisions else len(table.log))
        dice = self._dice(SEEDS, 0)
        self.more = [dice.roll() << 28 ^ dice.roll() for _ in range(depth.luck)]
        self.seeds = self.more[: depth.outlook]
        self.secret = dice.roll()
        self.asked: set[tuple[str, int]] = set()  # what has been given out

    def _dice(self, purpose: int, n: int) -> Dice:
        return Dice(self.key + purpose * 7368787 + n * 1000003 & 0xFFFFFFFFFFFFFFF)

    # --- the work

    @property
    def progress(self) -> float:
        """How much of the work is done."""
        looked = len(self.found.outlooks) / (len(self.stretches) + 1)
        weighed = len(self.found.findings) / len(self.decisions) if self.decisions else 1.0
        deep = self.found.deep or []
        deeply = sum(self.found.findings[n].deep for n in deep) / len(deep) if deep else float(self.found.deep == [])
        drawn = len(self.found.lucks) / len(self.draws) if self.draws else 1.0
        return (looked + weighed + drawn + deeply) / 4

    def next(self) -> Job | None:
        """What is to be done next: all places, all decisions, luck, then the most important decisions thoroughly."""
        for n in [*(stretch.n for stretch in self.stretches), len(self.table.log)]:
            if n not in self.found.outlooks and ("look", n) not in self.asked:
                return self._look(n)
        if len(self.found.outlooks) <= len(self.stretches):
            return None  # others are at work, whose results are needed
        for stretch in sorted(self.decisions, key=self._promise):
            if stretch.n not in self.found.findings and ("weigh", stretch.n) not in self.asked:
                return self._weigh(stretch, deep=False)
        if len(self.found.findings) < len(self.decisions):
            return None
        for stretch in self.draws:
            if stretch.n not in self.found.lucks and ("draw", stretch.n) not in self.asked:
                return self._draw(stretch)
        if self.found.deep is None:
            self.found.deep = [stretch.n for stretch in self._choose_deep()]
        for n in self.found.deep:
            if not self.found.findings[n].deep and ("deep", n) not in self.asked:
                return self._weigh(next(stretch for stretch in self.decisions if stretch.n == n), deep=True)
        return None

    def take(self, job: Job, result: Any) -> None:
        """A job is done."""
        if isinstance(job, Look):
            self.found.outlooks[job.n] = result
        elif isinstance(job, Draw):
            self.found.lucks[job.n] = result
        else:
            self.found.findings[job.n] = result

    def without(self, job: Job) -> Any:
        """What stands for the result of a job that cannot be done: the first look, what the curve shows, what was
        expected just before; and at the beginning how it stands there."""
        if isinstance(job, Weigh):
            first = self.found.findings[job.n] if job.deep else Finding(self.game.verbs.text(job.played))
            return msgspec.structs.replace(first, deep=job.deep)
        if isinstance(job, Draw):
            before, after = self.found.outlooks[job.n].margins, self.found.outlooks[self._next(job.n)].margins
            return [now - then for now, then in zip(after, before, strict=True)]
        earlier = [n for n in self.found.outlooks if n < job.n]
        if earlier:
            return msgspec.structs.replace(self.found.outlooks[max(earlier)], kept=None)
        seats = range(self.table.players)
        totals = [self.game.total(job.state, seat) for seat in seats]
        return Outlook(lead(totals), [1 / len(seats) for _ in seats], [0.0 for _ in seats])

    def _look(self, n: int) -> Look:
        self.asked.add(("look", n))
        here = next((stretch for stretch in self.stretches if stretch.n == n), None)
        state, by, action = (self.end, CHANCE, -1) if here is None else (here.state, here.by, here.action)
        more = self._next(n) > n + 1
        return Look(self.game.id, n, state, self.seeds, by if action >= 0 else CHANCE, action, more, self.secret)

    def _draw(self, stretch: Stretch) -> Draw:
        self.asked.add(("draw", stretch.n))
        after = self._state(self._next(stretch.n))
        return Draw(self.game.id, stretch.n, stretch.state, after, self.more, self.secret)

    def _weigh(self, stretch: Stretch, deep: bool) -> Weigh:
        self.asked.add(("deep" if deep else "weigh", stretch.n))
        effort, pairs = (self.depth.deep, self.depth.deep_pairs) if deep else (self.depth.first, self.depth.first_pairs)
        seed = self._dice(DEEP if deep else FIRST, stretch.n).roll()
        by, action = stretch.by, stretch.action
        return Weigh(self.game.id, stretch.n, stretch.state, by, action, effort.affordable(), pairs, seed, deep)

    def _promise(self, stretch: Stretch) -> tuple[bool, float, int]:
        """What is looked at first: own decisions after which less was expected than before."""
        return stretch.by not in self.first, -self._drop(stretch), stretch.n

    def _drop(self, stretch: Stretch) -> float:
        """How much less was expected after a decision than before it."""
        outlooks = self.found.outlooks
        return outlooks[stretch.n].margins[stretch.by] - self._after(stretch)

    def _after(self, stretch: Stretch) -> float:
        """What was expected after a decision by who made it, before it learnt anything new."""
        here = self.found.outlooks[stretch.n]
        return self.found.outlooks[self._next(stretch.n)].margins[stretch.by] if here.kept is None else here.kept

    def _state(self, n: int) -> State:
        """The state at a place where a stretch begins, or at the end."""
        return next((stretch.state for stretch in self.stretches if stretch.n == n), self.end)

    def _next(self, n: int) -> int:
        """The place after the stretch that begins here."""
        return min([other.n for other in self.stretches if other.n > n], default=len(self.table.log))

    def _choose_deep(self) -> list[Stretch]:
        """The decisions of each seat that seem to have cost most, the costliest first."""
        chosen: list[Stretch] = []
        for seat in range(self.table.players):
            own = [stretch for stretch in self.decisions if stretch.by == seat]
            own.sort(key=lambda stretch: (-self._cost(stretch), stretch.n))
            chosen += [stretch for stretch in own if self._cost(stretch) > 0][: self.depth.most_deep]
        chosen.sort(key=lambda stretch: (stretch.by not in self.first, -self._cost(stretch), stretch.n))
        return chosen

    def _cost(self, stretch: Stretch) -> float:
        """What a decision seems to have cost at first sight: against what was best, or in what is expected."""
        return max(self.found.findings[stretch.n].loss, self._drop(stretch) / 2)

    # --- the result

    def review(self) -> Review:
        """What is known now, while more may be found out in another thread."""
        now = copy(self)
        now.found = self.found.now()
        return now._review()

    def _review(self) -> Review:
        points = self._points()
        decisions = [self._decision(stretch) for stretch in self.decisions]
        return Review(
            game=self.game.id,
            n=len(self.table.log),
            over=self.table.over,
            progress=self.progress,
            points=points,
            decisions=decisions,
            parts=[self._part(seat, points, decisions) for seat in range(self.table.players)] if points else [],
        )

    def _points(self) -> list[Point]:
        """The places that have been looked at, as far as there is no gap."""
        out: list[Point] = []
        by = CHANCE
        for n in [*(stretch.n for stretch in self.stretches), len(self.table.log)]:
            found = self.found.outlooks.get(n)
            if found is None:
                break
            out.append(Point(n, by, found.margins, found.chances, found.spreads))
            by = next((stretch.by for stretch in self.stretches if stretch.n == n), CHANCE)
        return out

    def _decision(self, stretch: Stretch) -> Decision:
        game, state, seat = self.game, stretch.state, stretch.by
        step, verb = state.steps[stretch.step].name, game.verbs.of(stretch.action).name
        played = Act(seat, game.verbs.text(stretch.action), game.describe(state, seat, stretch.action))
        found = self.found.findings.get(stretch.n)
        if found is None:
            return Decision(stretch.n, seat, step, verb, played)
        if not found.loss or self._put_off(stretch):
            return Decision(stretch.n, seat, step, verb, played, 0.0, mark=mark(game.id, 0.0), deep=found.deep)
        line = self._told(stretch, found.line or [(seat, found.best)])
        return Decision(
            *(stretch.n, seat, step, verb, played),
            loss=found.loss,
            error=found.error,
            mark=mark(game.id, found.loss),
            better=line[0],
            gains=sheet_gains(game, found.gains, found.loss),
            line=line,
            deep=found.deep,
        )

    def _put_off(self, stretch: Stretch) -> bool:
        """Could the better action still be played later in the turn, and was it the better one there too? Then it was
        lost later, and counts there."""
        wanted = self._deed(stretch, self.found.findings[stretch.n].best)
        for other in self._rest_of_turn(stretch):
            later = self.found.findings.get(other.n)
            if later is not None and later.loss > 0 and self._deed(other, later.best) == wanted:
                return True
        return False

    def _rest_of_turn(self, stretch: Stretch) -> Iterator[Stretch]:
        """The next decisions of who decides here, until somebody else does or something is drawn."""
        for other in self.stretches[self.stretches.index(stretch) + 1 :]:
            if other.by == stretch.by:
                yield other
            elif other.by != CHANCE or self._drawn(other):
                return

    def _drawn(self, stretch: Stretch) -> bool:
        """Is anything drawn there? Where there is but one action, nobody decides either."""
        return any(entry.seat == CHANCE for entry in self.table.log[stretch.n : self._next(stretch.n)])

    def _deed(self, stretch: Stretch, text: str) -> tuple[Any, ...]:
        """What an action does there, and with what: the same action of another card is another deed. What is told of it
        in numbers, such as what it costs, may have changed."""
        action = self.game.verbs.parse(text)
        told = self.game.describe(stretch.state, stretch.by, action).args
        return deed(self.game, action), {name: value for name, value in told.items() if not isinstance(value, int)}

    def _told(self, stretch: Stretch, line: list[tuple[int, str]]) -> list[Act]:
        """A line with what each of its actions says."""
        state = self.game.determinize(stretch.state, stretch.by, self._dice(DEEP, stretch.n))
        out: list[Act] = []
        for seat, text in line:
            action = self.game.verbs.parse(text)
            if out and (seat not in state.to_move() or action not in state.options(seat)):
                break  # what is hidden has come out otherwise here
            out.append(Act(seat, text, self.game.describe(state, seat, action)))
            state.play(seat, action)
        return out

    def _part(self, seat: int, points: list[Point], decisions: list[Decision]) -> Part:
        luck, own, others, unforeseen = self._changes(seat)
        mine = [decision for decision in decisions if decision.seat == seat and decision.loss is not None]
        losses = [decision.loss or 0.0 for decision in mine]
        costly = sorted((one for one in mine if one.loss), key=lambda one: (-(one.loss or 0.0), one.n))
        return Part(
            start=points[0].margins[seat],
            luck=luck,
            own=own,
            others=others,
            unforeseen=unforeseen,
            result=points[-1].margins[seat],
            lost=sum(losses),
            accuracy=accuracy(self.game.id, losses),
            marks={name: sum(one.mark == name for one in mine) for name in MARKS},
            turning_points=[one.n for one in costly if one.mark != MARKS[1]][:TURNING_POINTS],
        )

    def _changes(self, seat: int) -> tuple[float, float, float, float]:
        """What luck, the own decisions, those of others and looking further changed in what a seat expected."""
        luck = own = others = unforeseen = 0.0
        outlooks = self.found.outlooks
        for stretch in self.stretches:
            after = outlooks.get(self._next(stretch.n))
            before = outlooks.get(stretch.n)
            if before is None or after is None:
                break
            change = after.margins[seat] - before.margins[seat]
            if stretch.by == seat:
                played = self._after(stretch) - before.margins[seat]
                own += played
                luck += change - played
            elif stretch.by == CHANCE or stretch.audience != PUBLIC:
                lucky = self.found.lucks[stretch.n][seat] if stretch.n in self.found.lucks else change
                luck += lucky
                unforeseen += change - lucky
            else:
                others += change
        return luck, own, others, unforeseen


def stretches(table: Table) -> tuple[list[Stretch], State]:
    """The stretches of a game, and the state at its end. Where there is but one action, nobody decides."""
    then = table.at(0)
    out: list[Stretch] = []
    for n, entry in enumerate(table.log):
        state = then.state
        forced = entry.seat != CHANCE and len(state.options(entry.seat)) == 1
        decides = entry.seat != CHANCE and not forced
        if decides or not out or (entry.seat == CHANCE and out[-1].by != CHANCE):
            by, action = (entry.seat, entry.action) if decides else (CHANCE, -1)
            out.append(Stretch(n, by, action, entry.audience, entry.step, state.copy()))
        then.follow(table, n + 1)
    return out, then.state


def review(table: Table, depth: Depth | None = None, progress: Callable[[float], None] = lambda done: None) -> Review:
    """The whole review of a table, here and now; `progress` is told from 0 to 1 how much is done."""
    reviewer = Reviewer(table, depth)
    while (job := reviewer.next()) is not None:
        reviewer.take(job, job.run())
        progress(reviewer.progress)
    return reviewer.review()


def log_key(table: Table) -> str:
    """What identifies a game up to now: a review of it holds as long as this is the same."""
    entries = [(entry.seat, entry.action) for entry in table.log]
    what = msgspec.json.encode((table.game.id, table.opening.rules, table.opening.options, entries))
    return blake2b(what, digest_size=16).hexdigest()


def _key(table: Table, setup: int) -> int:
    """A number for all the random numbers of a review: the same for the same game, also where its seed is not told."""
    opening = table.opening
    dealt = [(entry.seat, entry.action) for entry in table.log[:setup]]
    what = msgspec.json.encode((table.game.id, opening.options, opening.position, dealt))
    return int.from_bytes(blake2b(what, digest_size=8).digest(), "little") >> 4
