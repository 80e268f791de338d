"""`burgher review`: a saved game reviewed in a terminal, as JSON or as a page of its own."""

import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.markup import escape
from rich.progress import Progress
from rich.table import Table as TextTable

from burgher.core.table import Table
from burgher.core.words import words
from burgher.review.depth import DEPTH, QUICK
from burgher.review.records import MARKS, Review
from burgher.review.report import SIGNS, report
from burgher.review.reviewer import review
from burgher.review.tell import Teller


def run(table: Table, lang: str, html: str | None, json_: bool, quick: bool) -> None:
    """Review a table and print what was found."""
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(words(lang).say("review.title"), total=1.0)
        found = review(table, QUICK if quick else DEPTH, lambda done: bar.update(task, completed=done))
    teller = Teller(table, found, words(lang, table.game.id))
    if html is not None:
        Path(html).write_text(report(teller), "utf-8")
    if json_:
        click.echo(msgspec.json.encode(found).decode())
    elif html is None:
        show(teller, found, Console())


def show(teller: Teller, found: Review, console: Console) -> None:
    """The review in text."""
    say = teller.words.say
    console.print(teller.title(), style="bold")
    table = TextTable(
        "", *(say(f"review.{key}") for key in ("margin", "luck", "decisions", "lost", "accuracy", "marks"))
    )
    for name, part in zip(teller.names, found.parts, strict=True):
        table.add_row(
            escape(name),
            *(teller.signed(number) for number in (part.result, part.luck, part.decisions)),
            teller.number(part.lost),
            teller.percent(part.accuracy),
            " ".join(f"{part.marks[mark]} {SIGNS[mark]}" for mark in MARKS),
        )
    console.print(table)
    console.print(", ".join(f"{SIGNS[mark]} {say(f'review.mark.{mark}')}" for mark in MARKS), style="dim")
    for name, part in zip(teller.names, found.parts, strict=True):
        console.print(f"\n{escape(name)}: {teller.sum(part)}", highlight=False)
        if not part.turning_points:
            console.print(say("review.no_turning_points"))
        for n in part.turning_points:
            decision = found.at(n)
            assert decision.better is not None
            cost = say("review.cost", {"points": teller.number(decision.loss or 0.0)})
            sure = say("review.sure", {"error": teller.number(decision.error)})
            console.print(f"{say('review.place', {'n': n})}: {cost} ({sure})", highlight=False)
            for key, act in (("played", decision.played), ("better", decision.better)):
                console.print(f"  {say(f'review.{key}')}: {escape(teller.act(act))}", highlight=False)
            reasons = [f"{line} {teller.signed(points)}" for line, points in teller.gains(decision)]
            console.print(f"  {escape('; '.join(reasons))}", highlight=False)
    console.print(f"\n{say('review.known_then')}")
