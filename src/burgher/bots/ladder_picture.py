"""The ladder of a game as a picture: each bot's rating on a line, with its interval."""

from collections.abc import Callable
from html import escape

from burgher.bots.ladder import Ladder, Rung

WIDTH, ROW, LEFT, RIGHT = 720, 44, 130, 110
INK, SOFT, ACCENT, PAPER = "#2a1c0e", "#7a6a55", "#7d4e08", "#faf3e3"
STEP = 200  # between the marks of the scale


def scale(ladder: Ladder) -> tuple[float, float]:
    """The lowest and the highest mark."""
    rated = [rung.rating for rung in ladder.rungs if rung.rating]
    return min(one.low for one in rated) // STEP * STEP, -(-max(one.high for one in rated) // STEP) * STEP


def draw(ladder: Ladder) -> str:
    """An SVG document. A game that is played alone shows mean scores instead of ratings."""
    height = ROW * (len(ladder.rungs) + 2)
    title = f"{ladder.game}, {ladder.players} player{'s' * (ladder.players > 1)}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" '
        f'font-size="14" fill="{INK}" role="img" aria-label="{escape(title)}">',
        f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{PAPER}"/>',
        f'<text x="16" y="28" font-size="17" font-weight="700">{escape(title)}</text>',
    ]
    if ladder.players == 1:
        for i, rung in enumerate(ladder.rungs):
            parts.append(f'<text x="16" y="{ROW * (i + 1.9):g}">{escape(rung.name)}</text>')
            parts.append(f'<text x="{LEFT}" y="{ROW * (i + 1.9):g}">{rung.mean_score:.1f}</text>')
        return "\n".join([*parts, "</svg>\n"])
    low, high = scale(ladder)

    def x(points: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * (points - low) / (high - low), 1)

    bottom = height - ROW * 0.75
    for mark in range(int(low), int(high) + 1, STEP):
        parts.append(f'<path d="M{x(mark)} {ROW * 1.2:g}V{bottom:g}" stroke="{SOFT}" stroke-opacity=".3"/>')
        parts.append(f'<text x="{x(mark)}" y="{height - 12}" text-anchor="middle" fill="{SOFT}">{mark}</text>')
    for i, rung in enumerate(ladder.rungs):
        parts += line(rung, ROW * (i + 1.75), x)
    return "\n".join([*parts, "</svg>\n"])


def line(rung: Rung, y: float, x: Callable[[float], float]) -> list[str]:
    """One bot: its name, its interval as a bar and its rating."""
    if rung.rating is None:
        return []
    start, end = x(rung.rating.low), x(rung.rating.high)
    return [
        f'<text x="16" y="{y + 5:g}">{escape(rung.name)}</text>',
        f'<rect x="{start}" y="{y - 6:g}" width="{max(2.0, end - start):.1f}" height="12" rx="4" fill="{ACCENT}" '
        'opacity=".35"/>',
        f'<circle cx="{x(rung.rating.points)}" cy="{y:g}" r="5" fill="{ACCENT}"/>',
        f'<text x="{WIDTH - 16}" y="{y + 5:g}" text-anchor="end">{rung.rating.points:.0f}</text>',
    ]
