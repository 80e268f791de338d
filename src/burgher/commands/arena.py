"""`burgher sim` and `burgher ladder`: bots play each other, and what that shows."""

from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.table import Table

from burgher.commands.common import (
    NewFile,
    as_json,
    bar,
    game_options,
    jobs_option,
    print_json,
    ray_option,
    read_options,
)
from burgher.core.errors import BurgherError

keep_option = click.option(
    "--keep",
    type=NewFile(),
    help="A file of results, which an interrupted run goes on with.",
)
seed_option = click.option("--seed", type=click.IntRange(0, 2**52), default=1, show_default=True)


def read_hypotheses(text: str) -> tuple[float, float]:
    """Two win rates, LOW,HIGH."""
    try:
        low, high = (float(word) for word in text.split(","))
    except ValueError:
        raise BurgherError(f"--test takes two win rates such as 0.5,0.55, and not {text!r:.40}.") from None
    if not 0 < low < high < 1:
        raise BurgherError("--test takes a lower and a higher win rate, both between 0 and 1.")
    return low, high


@click.command()
@click.argument("game")
@click.option("--bots", required=True, metavar="A,B,...", help="The bots, one for each seat.")
@click.option("--games", "count", type=click.IntRange(1, 10**9), default=100, show_default=True)
@seed_option
@jobs_option
@ray_option
@keep_option
@click.option(
    "--test",
    "hypotheses",
    metavar="LOW,HIGH",
    help="Stop as soon as it is clear whether the first of two bots wins this low or this high a share of the games.",
)
@game_options
@as_json
def sim(
    game: str,
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    hypotheses: str | None,
    given: tuple[str, ...],
    json_: bool,
) -> None:
    """Let bots play many games, with balanced seats and paired seeds."""
    from burgher.bots import arena
    from burgher.bots.statistics import ERROR, Test

    test = Test(*read_hypotheses(hypotheses)) if hypotheses else None
    with bar("games") as progress:
        task = progress.add_task(game, total=count)
        report = arena.run(
            game,
            bots.split(","),
            count,
            seed,
            jobs,
            read_options(given),
            lambda done: progress.update(task, advance=done),
            keep,
            test,
            ray,
        )
    if json_:
        print_json(report)
        return
    table = Table("bot", "wins", "win rate", "95 % interval", "mean score", "spread", "best", "mean place")
    for one in report.bots:
        table.add_row(
            one.name,
            f"{one.wins:g}",
            f"{one.win_rate:.1%}",
            f"{one.low:.1%} to {one.high:.1%}",
            f"{one.mean_score:.1f}",
            f"{one.spread:.1f}",
            f"{one.best_score:g}",
            f"{one.mean_place:.2f}",
        )
    Console().print(table)
    if len(report.bots) == 2:
        click.echo(f"{report.bots[0].name} is ahead by {report.margin:.1f} points, +- {report.margin_error:.1f}.")
    if test is not None:
        decided = {"low": f"at most {test.low:g}", "high": f"at least {test.high:g}", "": "not decided yet"}
        click.echo(
            f"Sequential test of a win rate of {test.low:g} against {test.high:g}, errors of {ERROR:.0%} each: "
            f"log likelihood ratio {test.ratio:.2f} between {test.lower:.2f} and {test.upper:.2f}: "
            f"{decided[test.verdict]}."
        )
    click.echo(
        f"{report.games} games of {game} in {report.seconds:.1f} s: {report.games_per_second:.1f} games/s, "
        f"{report.decisions_per_second:.0f} decisions/s"
    )


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True)
@click.option("--bots", metavar="A,B,...", help="Only these bots.")
@click.option("--games", "count", type=click.IntRange(4, 10**6), default=400, show_default=True, help="At each table.")
@click.option(
    "--few",
    type=click.IntRange(4, 10**6),
    default=80,
    show_default=True,
    help="At each table with the best bot, which takes its time.",
)
@seed_option
@jobs_option
@ray_option
@keep_option
@click.option("--out", type=NewFile(), help="Write the ladder into this file, as JSON.")
@click.option("--svg", type=NewFile(), help="Draw the ladder into this file.")
@as_json
def ladder(
    game: str,
    players: int,
    bots: str | None,
    count: int,
    few: int,
    seed: int,
    jobs: int,
    ray: str | None,
    keep: Path | None,
    out: Path | None,
    svg: Path | None,
    json_: bool,
) -> None:
    """Place all bots of a game on one scale."""
    from burgher.bots.ladder import climb
    from burgher.bots.ladder_picture import draw

    only = f" --bots {bots}" if bots else ""
    said = f"burgher ladder {game} --players {players}{only} --games {count} --few {few} --seed {seed}"
    with bar("games") as progress:
        tasks: dict[str, int] = {}

        def told(what: str, done: int) -> None:
            if what not in tasks:
                tasks[what] = int(progress.add_task(what, total=None))
            progress.update(tasks[what], advance=done)  # type: ignore[arg-type]

        names = bots.split(",") if bots else []
        found = climb(game, players, count, few, seed, jobs, names, keep, told, said, ray)
    if out:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    if svg:
        svg.write_text(draw(found), "utf-8")
    if json_:
        print_json(found)
        return
    table = Table("bot", "rating", "95 % interval", "games", "mean score", "best", "mean place", "ms a decision", "p99")
    for rung in found.rungs:
        table.add_row(
            rung.name,
            f"{rung.rating.points:.0f}" if rung.rating else "-",
            f"{rung.rating.low:.0f} to {rung.rating.high:.0f}" if rung.rating else "-",
            str(rung.games),
            f"{rung.mean_score:.1f} +- {rung.score_error:.1f}",
            f"{rung.best_score:g}",
            f"{rung.mean_place:.2f}",
            f"{rung.median_ms:g}",
            f"{rung.p99_ms:g}",
        )
    Console().print(table)
    for one in found.meetings:
        click.echo(
            f"{one.bot} ahead of {one.other}: {one.ahead:.1%} of {one.games} games ({one.low:.1%} to {one.high:.1%}), "
            f"by {one.margin:.1f} +- {one.margin_error:.1f} points"
        )
    if found.tells_who_begins:
        click.echo(f"Who begins wins {found.first:.1%} of {found.first_games} games of the best bot with itself.")
