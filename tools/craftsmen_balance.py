"""Measures Craftsmen's balance: who wins from which place, how early it is decided, and by which lines of the sheet.

    python tools/craftsmen_balance.py --players 2 --games 2000 [--bot master] [--change labour=3,3,3]...

Without a bot the games are played by the judge's rules of thumb, of which compiled engines play hundreds a second.
A change tries other numbers: `labour`, `cargo` (added to the points of every row of a ship), `finished` (added to the
points of every finished good), `ranks` (times the bonus of ranks).
"""

from typing import Any

import click
import numpy as np

from burgher.bots import bot as find
from burgher.bots.bot import ask
from burgher.bots.values.craftsmen import JUDGE
from burgher.core.chance import Dice, Luck
from burgher.core.state import CHANCE
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.state import Craftsmen


class Game:
    """One game: the scores after each year, the places of the first round, and the final sheets."""

    def __init__(self, seed: int, players: int, name: str) -> None:
        s, luck, dice = GAME.begin(players), Luck(seed), Dice(seed)
        bot = find(name) if name else None
        self.years: list[list[int]] = []
        self.first: list[int] = []
        n = 0
        while not s.over():
            if len(s.order) == players and not self.first:
                self.first = s.order[:]
            if len(self.years) < s.year:
                self.years.append(scores(s))
            seat = s.mover()
            if seat == CHANCE:
                step, epoch = s.stack[-1] >> 5 & 511, s.epoch()
                number = luck.next(step, epoch)
                luck.spend(step, epoch)
                s.play(CHANCE, s.draw(number))
                continue
            n += 1
            actions = s.options(seat)
            s.play(seat, ask(bot, GAME, s, seat, luck.dice(n)) if bot else JUDGE.policy(s, seat, actions, dice))
        self.finals = scores(s)
        self.winner = GAME.winners(s)[0]
        self.parts = [list(p.parts) for p in s.players]
        self.rows = [len(p.row) for p in s.players]


def scores(s: Craftsmen) -> list[int]:
    return [sum(p.parts) for p in s.players]


def change(text: str) -> None:
    """Put other numbers in the place of those of the data."""
    key, _, given = text.partition("=")
    numbers = [float(number) for number in given.split(",")]
    if key == "labour":
        f.LABOUR[:] = [int(number) for number in numbers]
    elif key == "cargo":
        f.ROW_POINTS[:] = [points + int(numbers[0]) for points in f.ROW_POINTS]
    elif key == "finished":
        f.PRODUCTION_POINTS[f.SEMI :] = [points + int(numbers[0]) for points in f.PRODUCTION_POINTS[f.SEMI :]]
    elif key == "ranks":
        f.SHIP_BONUS[:] = [[round(bonus * numbers[0]) for bonus in ship] for ship in f.SHIP_BONUS]
    else:
        raise click.BadParameter(f"there is nothing called {key!r} to change")


def slope(before: Any, after: Any) -> float:
    """By how many points a lead grows for each point of it."""
    return float((before * after).sum() / (before * before).sum())


@click.command()
@click.option("--players", default=2)
@click.option("--games", default=2000)
@click.option("--seed", default=1)
@click.option("--bot", default="")
@click.option("--change", "changes", multiple=True)
def main(players: int, games: int, seed: int, bot: str, changes: tuple[str, ...]) -> None:
    for text in changes:
        change(text)
    played = [Game(seed + n, players, bot) for n in range(games)]
    finals = np.array([game.finals for game in played], float)
    click.echo(
        f"mean {finals.mean():.1f}, spread {finals.std():.1f}, row {np.mean([g.rows for g in played]):.1f} cards"
    )
    for place in range(players):
        wins = np.mean([game.winner == game.first[place] for game in played])
        error = 1.96 * (wins * (1 - wins) / games) ** 0.5
        points = np.mean([game.finals[game.first[place]] for game in played])
        click.echo(f"place {place + 1} in the first round: wins {wins:.1%} +- {error:.1%}, {points:.1f} points")
    for year in range(f.YEARS - 1):
        then = np.array([game.years[year] for game in played], float)
        leads = then - then.mean(axis=1, keepdims=True)
        ends = finals - finals.mean(axis=1, keepdims=True)
        ahead = np.mean([int(np.argmax(row)) == game.winner for row, game in zip(then, played, strict=True)])
        alike = np.corrcoef(leads.ravel(), ends.ravel())[0, 1]
        click.echo(
            f"after year {year + 1}: mean {then.mean():.1f}, who leads wins {ahead:.1%}, "
            f"a lead of one point becomes {slope(leads, ends):.1f}, correlation {alike:.2f}"
        )
    best = np.array([game.parts[game.winner] for game in played], float).mean(axis=0)
    others = [[parts for seat, parts in enumerate(game.parts) if seat != game.winner] for game in played]
    rest = np.array(others, float).mean(axis=(0, 1))
    for line, part in enumerate(GAME.score_lines):
        more = best[line] - rest[line]
        click.echo(f"{part.key:14} winner {best[line]:6.1f}  others {rest[line]:6.1f}  {more:+6.1f}")


if __name__ == "__main__":
    main()
