"""How far the chances of winning can be trusted: of all positions in which 70 % was said, 70 % should be won."""

from collections.abc import Iterable
from typing import Any

import msgspec

from burgher.bots import player
from burgher.bots.bot import ask
from burgher.bots.statistics import wilson
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import CHANCE, State
from burgher.review.work import Look

BINS = 10
SIZE, EDGE = 320, 40  # of the diagram
PAPER, BLUE = "#f8f0df", "#1f4e79"


class Bin(msgspec.Struct, frozen=True):
    """Forecasts that said about the same."""

    low: float
    high: float
    count: int
    said: float  # on average
    came: float  # the share that was won
    low_95: float  # between which that share lies with 95 % confidence, were they independent
    high_95: float


def reliability(forecasts: Iterable[tuple[float, float]]) -> list[Bin]:
    """Forecasts and what came of them (1 won, 0 lost, between them shared), in ten bins."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for said, came in forecasts:
        bins[min(BINS - 1, int(said * BINS))].append((said, came))
    out = []
    for i, found in enumerate(bins):
        n = len(found)
        said, came = (sum(one[k] for one in found) / n if n else 0.0 for k in (0, 1))
        low, high = wilson(came * n, n) if n else (0.0, 1.0)
        out.append(Bin(i / BINS, (i + 1) / BINS, n, said, came, low, high))
    return out


def error(bins: list[Bin]) -> float:
    """By how much forecasts and what came differ, on average over all forecasts."""
    total = sum(one.count for one in bins)
    return sum(one.count * abs(one.said - one.came) for one in bins) / total if total else 0.0


def self_play(
    game: Game[Any], level: str, players: int, seed: int, places: int, rollouts: int
) -> list[tuple[float, float]]:
    """The forecasts for the first seat at some places of one game between equals, and whether it won."""
    bot = player(level, game.id)
    course = Course(game.begin(players), seed)
    course.run_chance()
    states: list[State] = []
    while course.state.stack:
        state = course.state
        states.append(state.copy())
        seat = state.mover()
        course.play(seat, ask(bot, game, state, seat, course.luck.dice(len(course))))
        course.run_chance()
    winners = game.winners(course.state)
    dice = Dice(seed)
    out = []
    for k in range(places):
        state = states[(2 * k + 1) * len(states) // (2 * places)]
        seeds = [dice.roll() << 28 ^ dice.roll() for _ in range(rollouts)]
        found = Look(game.id, 0, state, seeds, CHANCE, -1, False, dice.roll()).run()
        for seat in range(players):
            out.append((found.chances[seat], 1 / len(winners) if seat in winners else 0.0))
    return out


def table_of(bins: list[Bin]) -> str:
    """The bins that hold anything, as a table of Markdown."""
    lines = ["| said | forecasts | said on average | won | 95 % interval |", "| --- | --- | --- | --- | --- |"]
    for one in bins:
        if one.count:
            lines.append(
                f"| {one.low:.0%} to {one.high:.0%} | {one.count} | {one.said:.1%} | {one.came:.1%} |"
                f" {one.low_95:.1%} to {one.high_95:.1%} |"
            )
    return "\n".join(lines)


def diagrams(found: list[tuple[str, list[Bin]]]) -> str:
    """Some of them side by side, each with its title, as one picture."""
    width = SIZE * max(1, len(found))
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {SIZE}" width="{width}" height="{SIZE}"'
        f' font-family="sans-serif" font-size="11"><rect width="100%" height="100%" fill="{PAPER}"/>'
    ]
    out += [f'<g transform="translate({SIZE * i})">{diagram(bins, title)}</g>' for i, (title, bins) in enumerate(found)]
    return "".join(out) + "</svg>\n"


def diagram(bins: list[Bin], title: str) -> str:
    """The same as a picture: points on the diagonal are right, their size is how many forecasts there were."""
    most = max((one.count for one in bins), default=1) or 1

    def x(share: float) -> float:
        return EDGE + share * (SIZE - EDGE - 10)

    def y(share: float) -> float:
        return 10 + (1 - share) * (SIZE - EDGE - 10)

    out = []
    for k in range(0, 11, 2):
        share = k / 10
        out.append(
            f'<path d="M{x(share):.1f} {y(0):.1f}V{y(1):.1f}M{x(0):.1f} {y(share):.1f}H{x(1):.1f}" stroke="#cdbb98"/>'
        )
        out.append(f'<text x="{x(share):.1f}" y="{y(0) + 14:.1f}" text-anchor="middle">{share:.0%}</text>')
        out.append(f'<text x="{x(0) - 5:.1f}" y="{y(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    out.append(f'<path d="M{x(0):.1f} {y(0):.1f}L{x(1):.1f} {y(1):.1f}" stroke="#8a7a5c" stroke-dasharray="4 4"/>')
    for one in bins:
        if one.count:
            out.append(
                f'<path d="M{x(one.said):.1f} {y(one.low_95):.1f}V{y(one.high_95):.1f}" stroke="{BLUE}"/>'
                f'<circle cx="{x(one.said):.1f}" cy="{y(one.came):.1f}" fill="{BLUE}"'
                f' r="{2 + 5 * (one.count / most) ** 0.5:.1f}"/>'
            )
    out.append(f'<text x="{SIZE / 2}" y="{SIZE - 6}" text-anchor="middle">said / won: {title}</text>')
    return "".join(out)
