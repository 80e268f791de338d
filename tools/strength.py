"""Writes docs/strength.md and its pictures from what was measured: `python tools/strength.py`.

A ladder is measured by the command that stands beside it, with `--out src/burgher/bots/ladders/<game>-<players>.json`;
what forecasts are worth, by tools/calibration.py.
"""

from pathlib import Path

from calibration import Measured, measured

from burgher.bots.ladder import Ladder, shown
from burgher.bots.ladder_picture import draw
from burgher.core.words import words
from burgher.review.calibration import diagrams, error, table_of

ROOT = Path(__file__).resolve().parent.parent
DOC = ROOT / "docs" / "strength.md"
PICTURES = ROOT / "docs" / "pictures"
HEAD = """# How strong the bots are

All bots know what their seat may know and no more. What each level does is told in
[architecture.md](architecture.md); a level is offered in a game where it came out ahead of the one below. Where the
interval of that reaches down to 50 %, it is likely and not proven. Learned judgements were used, which needs numpy.

Ratings are on the scale of chess (400 points more win ten games for each lost one), with the journeyman fixed at 1500;
behind each stands the half of its 95 % interval. Seats are balanced and seeds paired: each seed is played once from
every turn of the seats. For two players everybody meets the next two below: who is further apart wins nearly always.
With more players neighbours on the ladder sit together, so that two bots may meet in two companies: a line for each.
The mean place is one among this company, so it is the lines of who meets whom that put the levels in order.
Times are those of a decision in processor time, on one core of an ordinary machine. This page is written by
`tools/strength.py` from what the commands in it have measured; the page of bots in the browser shows the same figures.
"""
TRUST = """# How far the chances of winning can be trusted

Of all positions in which 70 % was said, 70 % should be won. Bots of a level played each other, and at some places of
each game the review's chances of winning were compared with who won. The positions of one game are not independent, so
that the true intervals are wider than those told. In the pictures the points of a level that is judged rightly lie on
the diagonal; their size is how many forecasts there were.
"""


def name_of(ladder: Ladder) -> str:
    return f"{ladder.game}-{ladder.players}"


def chapter(ladder: Ladder) -> str:
    """One ladder: the command, the bots, and who beats whom."""
    title = words("en", ladder.game).say("game.name")
    alone = ladder.players == 1
    lines = [f"## {title}, {'solo' if alone else f'{ladder.players} players'}", ""]
    lines += [f"`{ladder.command}` ({ladder.engine} engine, rules {ladder.rules[0]})", ""]
    if not alone:
        lines += [f"![Ratings](pictures/ladder-{name_of(ladder)}.svg)", ""]
    lines += ["| bot | rating | games | mean score | best | mean place | ms a decision | p99 |"]
    lines += ["| --- | --- | --- | --- | --- | --- | --- | --- |"]
    for rung in ladder.rungs:
        rating = rung.rating
        rated = f"{rating.points:.0f} ± {(rating.high - rating.low) / 2:.0f}" if rating else "-"
        lines.append(
            f"| `{rung.name}` | {rated} | {rung.games} | {rung.mean_score:.1f} ± {1.96 * rung.score_error:.1f} | "
            f"{rung.best_score:g} | {rung.mean_place:.2f} ± {1.96 * rung.place_error:.2f} | "
            f"{rung.median_ms:g} | {rung.p99_ms:g} |"
        )
    if not alone:
        lines += ["", "| bot | against | ahead in | 95 % interval | by points |", "| --- | --- | --- | --- | --- |"]
        order = [rung.name for rung in ladder.rungs]
        for one in ladder.meetings:
            if order.index(one.bot) < order.index(one.other):
                lines.append(
                    f"| `{one.bot}` | `{one.other}` | {one.ahead:.0%} of {one.games} | "
                    f"{one.low:.0%} to {one.high:.0%} | {one.margin:.1f} ± {1.96 * one.margin_error:.1f} |"
                )
    if ladder.tells_who_begins:
        lines += [
            "",
            f"Who has the first decision wins {ladder.first:.0%} of {ladder.first_games} games of the best bot "
            "with itself.",
        ]
    return "\n".join(lines)


def trust(game: str, found: dict[str, Measured]) -> str:
    """What the forecasts in one game were worth, level by level."""
    lines = [f"## {words('en', game).say('game.name')}: what was said, and what came", ""]
    lines += [f"![Said and won](pictures/calibration-{game}.svg)", ""]
    for level, one in found.items():
        lines += [f"Games of `{level}`: on average forecasts and what came differ by {error(one.bins):.1%}"]
        lines += [f"(`{one.command}`).", "", table_of(one.bins), ""]
    return "\n".join(lines)


def document(ladders: list[Ladder], forecasts: dict[str, dict[str, Measured]]) -> str:
    told = [trust(game, found) for game, found in sorted(forecasts.items())]
    return "\n".join([HEAD, *(chapter(ladder) + "\n" for ladder in ladders), TRUST, *told])


def picture(found: dict[str, Measured]) -> str:
    """The diagrams of a game side by side."""
    return diagrams([(level, one.bins) for level, one in found.items()])


def main() -> None:
    ladders, forecasts = shown(), measured()
    DOC.write_text(document(ladders, forecasts), "utf-8")
    for game, found in forecasts.items():
        (PICTURES / f"calibration-{game}.svg").write_text(picture(found), "utf-8")
    for ladder in ladders:
        if ladder.players > 1:
            (PICTURES / f"ladder-{name_of(ladder)}.svg").write_text(draw(ladder), "utf-8")


if __name__ == "__main__":
    main()
