"""Which buildings of Glass Road are always or never built: games of a bot, and what was built in them.

    PYTHONPATH=src python tools/glass_road_balance.py [--level master] [--players 1] [--games 60] [--seed 7000]

For each tile: in how many games (of one player each) it could be had, in what share of these it was built, and how many
points more the games had in which it was. docs/glass_road-balance.md is written from its output.
"""

import argparse
import statistics

import burgher
from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.core.course import Course
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.score import LINES, built_tiles, parts
from burgher.games.glass_road.state import NO_TILE, GlassRoad

GAME = burgher.game("glass_road")


class Played:
    """One player's game."""

    def __init__(self) -> None:
        self.offered: set[int] = set()
        self.built: set[int] = set()
        self.sheet: list[float] = []

    def total(self) -> float:
        return sum(self.sheet)


def play(level: str, players: int, seed: int) -> list[Played]:
    """The same game as the first with this seed in `burgher sim`."""
    course, mind, decisions = Course(GAME.begin(players), seed), bot(level), 0
    s = course.state
    assert isinstance(s, GlassRoad)
    games = [Played() for _ in s.players]
    course.run_chance()
    while s.stack:
        for p, game in zip(s.players, games, strict=True):
            game.offered.update(tile for tile in s.board + p.display if tile != NO_TILE)
        seat = s.mover()
        course.play(seat, ask(mind, GAME, s, seat, course.luck.dice(decisions)))
        course.run_chance()
        decisions += 1
    for seat, game in enumerate(games):
        game.built = set(built_tiles(s.players[seat]))
        game.sheet = [half / 2 for half in parts(s, seat)]
    return games


def show(games: list[Played]) -> None:
    totals = [game.total() for game in games]
    print(f"{len(games)} games: mean {statistics.mean(totals):.1f}, best {max(totals):.1f}")
    print(f"buildings: {statistics.fmean(len(game.built) for game in games):.1f} a game")
    for i, (line, _) in enumerate(LINES):
        print(f"  {line:22} {statistics.fmean(game.sheet[i] for game in games):5.1f}")
    for category, name in enumerate(f.CATEGORIES):
        print(f"\n{name}: could be had, built, difference")
        rows = [row(tile, games) for tile in range(f.TILES) if f.CATEGORY[tile] == category]
        for _, line in sorted(rows, reverse=True):
            print(line)


def row(tile: int, games: list[Played]) -> tuple[float, str]:
    chances = [game for game in games if tile in game.offered]
    having = [game.total() for game in chances if tile in game.built]
    without = [game.total() for game in chances if tile not in game.built]
    share = len(having) / len(chances) if chances else 0.0
    more = f"{statistics.mean(having) - statistics.mean(without):+5.1f}" if having and without else ""
    return share, f"  {f.TILE_NAMES[tile]:26} {len(chances):4} {100 * share:4.0f} % {more}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--level", default="master")
    parser.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=7000, help="of the first game; each next one has the next seed")
    given = parser.parse_args()
    games: list[Played] = []
    for seed in range(given.seed, given.seed + given.games):
        games += play(given.level, given.players, seed)
    show(games)


if __name__ == "__main__":
    main()
