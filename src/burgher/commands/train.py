"""`burgher train`: bots play with themselves, and a small network learns what their positions lead to."""

import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import click
import msgspec

from burgher.commands.common import NewFile, as_json, bar, jobs_option, print_json, ray_option
from burgher.core.errors import BurgherError

CHUNK = 50  # games in a file of rows


def read_variants(given: tuple[str, ...]) -> list[dict[str, Any]]:
    """Options as JSON objects; without any, the game's own defaults."""
    try:
        return [msgspec.json.decode(text, type=dict[str, Any]) for text in given] or [{}]
    except msgspec.DecodeError:
        raise BurgherError('--variant takes a JSON object such as {"setup": "advanced"}.') from None


@click.command()
@click.argument("game")
@click.option("--players", type=int, default=2, show_default=True)
@click.option(
    "--level",
    default="journeyman",
    show_default=True,
    help="The bot that plays with itself, or `policy`: as rollouts are played.",
)
@click.option("--games", "count", type=click.IntRange(16, 10**7), default=2000, show_default=True)
@click.option("--epochs", type=click.IntRange(1, 1000), default=12, show_default=True, help="Times all rows are seen.")
@click.option("--seed", type=click.IntRange(0, 2**40), default=1, show_default=True)
@click.option("--variant", "given", multiple=True, metavar="JSON", help="Options of some of the games, in turn.")
@click.option(
    "--keep",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="A folder for rows and checkpoints, with which an interrupted run goes on.",
)
@click.option("--out", type=NewFile(), help="The weights; without it, GAME.npz here.")
@jobs_option
@ray_option
@as_json
def train(
    game: str,
    players: int,
    level: str,
    count: int,
    epochs: int,
    seed: int,
    given: tuple[str, ...],
    keep: Path,
    out: Path | None,
    jobs: int,
    ray: str | None,
    json_: bool,
) -> None:
    """Learn what positions lead to, from games that a bot plays with itself."""
    try:
        from burgher.bots.learning import fit, rows, weights
        from burgher.bots.learning.net import About
    except ImportError:
        raise BurgherError("To learn, numpy is needed: install burgher[learn].") from None
    from burgher.bots.workers import in_order, workers
    from burgher.games import game as find_game

    rules, variants = find_game(game), read_variants(given)
    rows.who_plays(level, game)
    for variant in variants:
        rules.options(players, variant)
    if players not in rules.layouts:
        raise BurgherError(f"{game} has no features to learn from.")
    try:
        keep.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BurgherError(f"{keep} cannot be a folder for what is kept: {fault.strerror}.") from None
    with bar("") as progress:
        task = progress.add_task("games", total=count)
        chunks = [range(start, min(start + CHUNK, seed + count)) for start in range(seed, seed + count, CHUNK)]
        kind = rows.kind(rules, level, players, variants)
        files = {seeds: keep / f"rows-{kind}-{seeds.start}-{seeds.stop}.npz" for seeds in chunks}
        found = {seeds: fit.load(path) for seeds, path in files.items()}
        missing = [seeds for seeds in chunks if found[seeds] is None]
        progress.update(task, advance=count - sum(map(len, missing)))
        with workers(jobs, ray) as (pool, jobs):
            pieces = ((game, level, players, seeds, variants) for seeds in missing)
            for seeds, new in zip(missing, in_order(pool, jobs, rows.play_many, pieces), strict=True):
                found[seeds] = fit.save_rows(files[seeds], new)
                progress.update(task, advance=len(seeds))
        table = rows.join([one for one in found.values() if one is not None])
        task = progress.add_task("epochs", total=epochs)

        def told(done: int, error: float) -> None:
            progress.update(task, completed=done, description=f"epochs, error {error:.2f}")

        net = fit.fit(table, players, epochs, seed, keep / f"net-{kind}-{seed}-{count}.npz", told)
    asked = {"players": players, "level": level, "games": count, "epochs": epochs, "seed": seed}
    said = command(game, asked, given)
    about = About(said, level, count, len(table["epochs"]), epochs, fit.figures(net, table, players))
    path = out or Path(f"{game}.npz")
    weights.write(path, players, net, about, rules.layouts[players])
    if json_:
        print_json({"weights": str(path), "about": about})
        return
    click.echo(f"{path}: {path.stat().st_size / 1000:.0f} kB, from {about.rows} rows of {count} games.")
    for name, figure in about.validation.items():
        click.echo(f"{name:>16} {figure:g}")


def command(game: str, asked: Mapping[str, object], variants: Sequence[str]) -> str:
    """The command that makes these weights again. Where its files lay is nobody's concern."""
    words = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    words += [word for variant in variants for word in ("--variant", variant)]
    return shlex.join(["burgher", "train", game, *words])
