"""A review in words: the same sentences for the terminal and for the report."""

from burgher.bots.names import names_of, say
from burgher.core.table import Table
from burgher.core.words import Words
from burgher.review.records import Act, Decision, Gain, Part, Review

SHOWN_GAINS = 4  # lines of a reason; the others are told together
SMALLEST = 0.05  # what is rounded to nothing is not told
COMMA = {"en": ".", "pl": ",", "de": ","}


class Teller:
    """Speaks about one review of one table in one language."""

    def __init__(self, table: Table, review: Review, words: Words) -> None:
        self.table = table
        self.review = review
        self.words = words
        self.names = names_of(table, words)
        self.game = words.say("game.name")

    def title(self) -> str:
        return self.words.say("review.of", {"game": self.game})

    def so_far(self) -> str:
        """That a game goes on, where it does."""
        return "" if self.review.over else self.words.say("review.not_over", {"n": self.review.n})

    def expected(self) -> str:
        """What the curve shows: of who plays alone there is no margin."""
        return self.words.say("review.alone_note" if len(self.names) == 1 else "review.went_note")

    def result(self) -> str:
        return self.words.say("review.points" if len(self.names) == 1 else "review.margin")

    def number(self, value: float) -> str:
        """A number with one decimal and without a sign."""
        return f"{abs(value):.1f}".replace(".", COMMA[self.words.language])

    def signed(self, value: float) -> str:
        """A number with one decimal and its sign; what is rounded to nothing has none."""
        text = self.number(value)
        sign = "" if not float(f"{value:.1f}") else "+" if value > 0 else "−"
        return sign + text

    def percent(self, share: float) -> str:
        return f"{share:.0%}" if self.words.language == "en" else f"{100 * share:.0f} %"

    def sure(self, decision: Decision) -> str:
        """How sure the loss is, in brackets; nothing where that would be rounded to nothing."""
        told = self.words.say("review.sure", {"error": self.number(decision.error)})
        return f" ({told})" if decision.error >= SMALLEST else ""

    def act(self, act: Act) -> str:
        return say(self.words, act.words, self.names)

    def gains(self, decision: Decision) -> list[tuple[str, float]]:
        """The lines of the score sheet that make the difference, and the rest of it."""
        shown = decision.gains[:SHOWN_GAINS]
        rest = sum(gain.points for gain in decision.gains[SHOWN_GAINS:])
        lines = [(self.line(gain), gain.points) for gain in shown]
        return lines + ([(self.words.say("review.rest"), rest)] if abs(rest) >= SMALLEST else [])

    def line(self, gain: Gain) -> str:
        return self.words.say("review.others" if gain.line == "others" else f"score.{gain.line}")

    def sum(self, part: Part) -> str:
        """How luck and decisions add up."""
        return self.words.say(
            "review.adds_up",
            {
                "start": self.signed(part.start),
                "luck": self.signed(part.luck),
                "decisions": self.signed(part.decisions),
                "result": self.signed(part.result),
            },
        )
