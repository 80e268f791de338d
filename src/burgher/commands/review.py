"""`burgher review`: a saved game reviewed in a terminal, as JSON or as a page of its own."""

from pathlib import Path
from typing import TYPE_CHECKING

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from burgher.commands.common import NewFile, as_json, bar, language, print_json, read_game_file
from burgher.core.words import words

if TYPE_CHECKING:
    from burgher.review.tell import Teller


@click.command()
@click.argument("file")
@click.option("--html", type=NewFile(), help="Write the review as a page to this file.")
@click.option("--quick", is_flag=True, help="A first look only.")
@language
@as_json
def review(file: str, html: Path | None, quick: bool, lang: str, json_: bool) -> None:
    """Review a saved game: luck, decisions, and where more was to be had."""
    from burgher import review as reviews
    from burgher.review.report import report
    from burgher.review.tell import Teller

    table = read_game_file(file)
    with bar("%") as progress:
        task = progress.add_task(table.game.id, total=100)
        found = reviews.review(
            table, reviews.QUICK if quick else None, lambda done: progress.update(task, completed=round(100 * done))
        )
    teller = Teller(table, found, words(lang, table.game.id))
    if html is not None:
        html.write_text(report(teller), "utf-8")
    if json_:
        print_json(found)
    elif html is None:
        show(teller, Console())


def show(teller: "Teller", console: Console) -> None:
    """The review in text."""
    from burgher.review.records import MARKS
    from burgher.review.report import SIGNS

    say, found = teller.words.say, teller.review
    console.print(teller.title(), style="bold")
    if teller.so_far():
        console.print(teller.so_far())
    table = Table("", teller.result(), *(say(f"review.{key}") for key in ("luck", "decisions", "lost", "accuracy")))
    for name, part in zip(teller.names, found.parts, strict=True):
        table.add_row(
            escape(name),
            *(teller.signed(number) for number in (part.result, part.luck, part.decisions)),
            teller.number(part.lost),
            teller.percent(part.accuracy),
        )
    console.print(table)
    console.print(", ".join(f"{SIGNS[mark]} {say(f'review.mark.{mark}')}" for mark in MARKS), style="dim")
    for name, part in zip(teller.names, found.parts, strict=True):
        console.print(f"\n{escape(name)}: {teller.sum(part)}", highlight=False)
        console.print(" ".join(f"{part.marks[mark]} {SIGNS[mark]}" for mark in MARKS), highlight=False)
        if not part.turning_points:
            console.print(say("review.no_turning_points"))
        for n in part.turning_points:
            decision = found.at(n)
            assert decision.better is not None
            cost = say("review.cost", {"points": teller.number(decision.loss or 0.0)})
            console.print(f"{say('review.place', {'n': n})}: {cost}{teller.sure(decision)}", highlight=False)
            for key, act in (("played", decision.played), ("better", decision.better)):
                console.print(f"  {say(f'review.{key}')}: {escape(teller.act(act))}", highlight=False)
            reasons = [f"{line} {teller.signed(points)}" for line, points in teller.gains(decision)]
            console.print(f"  {escape('; '.join(reasons))}", highlight=False)
    console.print(f"\n{say('review.known_then')}")
