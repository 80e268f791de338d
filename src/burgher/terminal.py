"""A whole game in a terminal: the table drawn in text, the legal actions numbered and searchable."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape

import burgher
from burgher.bots import bot, player
from burgher.bots.bot import ask
from burgher.bots.names import names_of, say
from burgher.core.messages import Message
from burgher.core.table import Chair, Table
from burgher.core.words import Words, amount

HUMAN = ""  # the bot of a seat where a person sits
SHOWN = 60  # actions listed at once; more are found by searching


class Terminal:
    """One table played from one keyboard."""

    def __init__(
        self, table: Table, words: Words, console: Console, file: Path | None, read: Callable[[], str]
    ) -> None:
        self.table = table
        self.words = words
        self.console = console
        self.file = file
        self.read = read
        self.names = names_of(table, words)
        self.told = 0

    def say(self, message: Message) -> str:
        """A message in words, with names for seats."""
        return say(self.words, message, self.names)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        self.keep()
        while not self.table.over:
            seat = self.table.to_move[0]
            bot_name = self.table.chairs[seat].bot
            if bot_name != HUMAN:
                dice = self.table.course.luck.dice(len(self.table.course))
                number = ask(bot(bot_name), self.table.game, self.table.state, seat, dice)
                self.table.act(seat, self.table.game.verbs.text(number))
            else:
                action = self.ask(seat)
                if action is None:
                    self.save(str(self.file or unused_file(self.table.game.id)))
                    return
                if action:
                    self.table.act(seat, action)
            self.keep()
        self.tell()
        self.show()
        self.show_scores()

    # --- one decision

    def ask(self, seat: int) -> str | None:
        """The action that the player chooses, "" if something else was done, None to leave."""
        self.tell(seat)
        self.show()
        choices = [(a, self.say(self.table.game.describe(self.table.state, seat, a))) for a in self.table.legal(seat)]
        self.print(
            f"\n[bold]{escape(self.names[seat])}: {escape(self.say(self.table.game.prompt(self.table.state, seat)))}[/]"
        )
        shown = choices
        while True:
            self.list(shown)
            self.print(escape(self.words.say("cli.choose")))
            try:
                line = self.read().strip()
            except (EOFError, KeyboardInterrupt):
                return None
            command, _, rest = line.partition(" ")
            if command == "q":
                return None
            if command == "u":
                return self.undo()
            if command == "s":
                self.save(rest.strip())
            elif command == "?":
                self.print(escape(self.words.say("cli.help")))
            elif line.isascii() and line.isdigit() and len(line) < 6 and 1 <= int(line) <= len(choices):
                return self.table.game.verbs.text(choices[int(line) - 1][0])
            else:
                shown = [choice for choice in choices if line.lower() in choice[1].lower()] if line else choices
                if not shown:
                    self.print(escape(self.words.say("cli.no_match", {"text": line})))
                    shown = choices
                elif len(shown) == 1 and line:
                    return self.table.game.verbs.text(shown[0][0])
                continue
            shown = choices

    def list(self, shown: "list[tuple[int, str]]") -> None:
        numbers = {action: i + 1 for i, action in enumerate(self.table.state.options(self.table.to_move[0]))}
        for action, text in shown[:SHOWN]:
            self.print(f"{numbers[action]:>4}  {escape(text)}")
        if len(shown) > SHOWN:
            self.print(self.words.say("cli.more", {"count": len(shown) - SHOWN}))

    def undo(self) -> str:
        """Take back to the last decision of a person: at one keyboard nothing is hidden."""
        people = [n for n, e in enumerate(self.table.log) if e.seat >= 0 and not self.table.chairs[e.seat].bot]
        if people:
            self.table.rewind(people[-1])
            self.told = min(self.told, len(self.table.log))
            self.print(self.words.say("cli.undone"))
        else:
            self.print(self.words.say("cli.nothing_to_undo"))
        return ""

    # --- files

    def save(self, name: str) -> None:
        path = Path(name) if name else self.file or unused_file(self.table.game.id)
        try:
            write_game(self.table, path)
            self.print(escape(self.words.say("cli.saved", {"file": str(path)})))
        except OSError as fault:
            reason = fault.strerror or ""
            self.print(escape(self.words.say("cli.not_saved", {"file": str(path), "reason": reason})))

    def keep(self) -> None:
        """With a file given, the game is in it after every move."""
        if self.file is not None:
            write_game(self.table, self.file)

    # --- output

    def print(self, text: str) -> None:
        self.console.print(text, highlight=False, soft_wrap=True)

    def tell(self, seat: int | None = None) -> None:
        """What has happened since it was told last, as a seat may know it."""
        for messages in self.table.story(seat, self.told):
            for message in messages:
                self.print(f"[dim]{escape(self.say(message))}[/]")
        self.told = len(self.table.log)

    def show(self) -> None:
        self.print("\n" + self.table.game.picture(self.table.state, [escape(name) for name in self.names], self.words))

    def show_scores(self) -> None:
        scores = self.table.scores()
        self.print("")
        for line in self.table.game.score_lines:
            points = [score["parts"][line.key] for score in scores]
            if any(points):
                self.print(f"{self.words.say(f'score.{line.key}'):<40}" + "".join(f"{amount(n):>8}" for n in points))
        self.print(
            f"[bold]{self.words.say('cli.total'):<40}"
            + "".join(f"{amount(score['total']):>8}" for score in scores)
            + "[/]"
        )
        winners = self.table.game.winners(self.table.state)
        points = scores[winners[0]]["total"]
        if len(scores) == 1:
            ending = self.words.say("page.alone_over", {"points": points})
        elif len(winners) > 1:
            ending = self.words.say("page.share", {"list": [self.names[seat] for seat in winners], "points": points})
        else:
            ending = self.words.say("cli.winner", {"name": self.names[winners[0]], "points": points})
        self.print(escape(ending))


def seated(
    game: str, kinds: Sequence[str], names: Sequence[str], seed: int | None, options: Mapping[str, Any]
) -> Table:
    """A new table with people and bots in its seats."""
    chairs = [
        Chair(name, HUMAN if kind == "human" else player(kind, game).name)
        for kind, name in zip(kinds, names, strict=True)
    ]
    table = burgher.new(game, players=len(kinds), seed=seed, options=options)
    table.chairs = chairs
    return table


def unused_file(game: str) -> Path:
    """A name for a file that does not exist yet."""
    number = 1
    while Path(f"{game}-{number}.json").exists():
        number += 1
    return Path(f"{game}-{number}.json")


def write_game(table: Table, path: Path) -> None:
    """Write the whole file beside the old one and swap, so that a killed process leaves one or the other."""
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(msgspec.json.encode(table.record()))
    fresh.replace(path)
