"""What a review says: plain data, ready for JSON, for the page, the report and programs."""

import msgspec

from burgher.core.messages import Message

# How good a decision was, from the best: nothing better was found, a little was, some, much.
BEST, GOOD, INACCURATE, MISTAKE = MARKS = ("best", "good", "inaccurate", "mistake")

# From how many lost points on a decision is inaccurate, and from how many it is a mistake. They follow how far apart
# two equally strong players finish: the standard deviation of one score is 3 points in Glass Road, 36 in Craftsmen.
LIMITS = {
    "castles_of_burgundy": (0.5, 1.5),
    "glass_road": (0.25, 0.75),
    "woodcraft": (0.75, 2.25),
    "craftsmen": (1.0, 3.0),
}


class Gain(msgspec.Struct, frozen=True):
    """A line of the score sheet, or what the others get (`others`), and how much more of it is expected."""

    line: str
    points: float


class Point(msgspec.Struct, frozen=True):
    """How the game stood before an entry of the log: for each seat, as far as it could know."""

    n: int  # entries of the log so far
    by: int  # whose doing led here: a seat, or -1 for chance
    margins: list[float]  # expected at the end over the best of the others; alone, the points
    chances: list[float]  # of winning; together 1
    spreads: list[float]  # how far the end may yet lie from what is expected: a standard deviation


class Act(msgspec.Struct, frozen=True):
    """An action, and what it says of itself where it was possible."""

    seat: int
    action: str
    words: Message


class Decision(msgspec.Struct, frozen=True):
    """A choice between two or more actions, judged by what its player could know."""

    n: int  # its place in the log
    seat: int
    step: str
    verb: str
    played: Act
    loss: float | None = None  # in expected points, 0 where nothing better was found; None: not looked at yet
    error: float = 0.0  # the standard error of the loss
    mark: str = ""
    better: Act | None = None  # what would have been better
    gains: list[Gain] = []  # what is expected more of it, line by line: together the loss
    line: list[Act] = []  # how it may have gone on, the better action first
    deep: bool = False  # looked at thoroughly


class Part(msgspec.Struct, frozen=True):
    """One seat's part in the game: `start + luck + decisions == result`, exactly."""

    start: float  # the margin that was expected at the beginning
    luck: float  # what chance, and what others had kept hidden, changed in it
    own: float  # what the own decisions changed
    others: float  # what those of the others did
    unforeseen: float  # how the game went on otherwise than estimates had it: play that no single decision shows
    result: float  # the margin at the end; of a game that goes on, what is expected now
    lost: float  # points in all decisions against what was best
    accuracy: float  # from 0 to 1: how much of a mistake was avoided, decision by decision
    marks: dict[str, int]
    turning_points: list[int]  # the places of the decisions that cost most, the costliest first

    @property
    def decisions(self) -> float:
        """What all decisions together changed."""
        return self.own + self.others + self.unforeseen


class Review(msgspec.Struct, frozen=True):
    """A reviewed game."""

    game: str
    n: int  # entries of the log that were looked at
    over: bool
    progress: float  # from 0 to 1: how much of the work is done
    points: list[Point]
    decisions: list[Decision]
    parts: list[Part]

    def at(self, n: int) -> Decision:
        """The decision at this place of the log."""
        return next(decision for decision in self.decisions if decision.n == n)


def mark(game: str, loss: float) -> str:
    """What a loss is called in this game."""
    some, much = LIMITS[game]
    return BEST if loss <= 0 else GOOD if loss < some else INACCURATE if loss < much else MISTAKE


def accuracy(game: str, losses: list[float]) -> float:
    """The mean over all decisions of how much of a mistake was avoided; without decisions, all of it."""
    much = LIMITS[game][1]
    return sum(1 - min(1.0, loss / much) for loss in losses) / len(losses) if losses else 1.0
