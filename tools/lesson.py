"""What the lines of the score sheet bring in a good game: the figures of the second lesson in a game's guide.toml.

python tools/lesson.py GAME [GAMES] [BOT]    the winner's mean points on each line, in games of two
"""

import sys

from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.core.course import Course
from burgher.core.guide import read_guide
from burgher.games import game as find_game

FIRST_SEED = 1000


def winner_means(name: str, games: int, player: str) -> dict[str, float]:
    """The mean points of the winners on each line of the score sheet."""
    game, mind = find_game(name), bot(player)
    sums = dict.fromkeys((part.key for part in game.score_lines), 0.0)
    for seed in range(FIRST_SEED, FIRST_SEED + games):
        course = Course(game.begin(2, {}), seed)
        state = course.state
        course.run_chance()
        while state.stack:
            seat = state.mover()
            course.play(seat, ask(mind, game, state, seat, course.luck.dice(len(course))))
            course.run_chance()
        for key, points in zip(sums, game.parts(state, game.winners(state)[0]), strict=True):
            sums[key] += points
    return {key: points / games for key, points in sums.items()}


def main(name: str, games: str = "40", player: str = "journeyman") -> None:
    means = winner_means(name, int(games), player)
    for line in read_guide(name).lesson:
        print(f"{line.key:12} {sum(means[part] for part in line.parts):6.1f}   guide.toml: {line.good:g}")


if __name__ == "__main__":
    main(*sys.argv[1:])
