"""The picture of a daily table that is passed on: 1200 x 630, drawn by ourselves."""

from datetime import date
from typing import NamedTuple

from burgher.core.drawing import Drawing
from burgher.core.table import Table
from burgher.core.words import Words, amount
from burgher.daily import Daily

WIDTH, HEIGHT = 1200, 630
BOARD = (80.0, 90.0, 500.0, 450.0)  # where the board lies: left, top, width, height
RIGHT, ROOM = 620.0, 500.0


class Standing(NamedTuple):
    """What stands on the card beside the board."""

    name: str
    points: float
    place: int  # 0: outside the order
    of: int
    bot: str  # empty as long as it plays
    bot_points: float


def card(this: Daily, table: Table, standing: Standing, address: str, words: Words) -> str:
    """The final board, the result, and the question."""
    d = Drawing()
    d.rect(0, 0, WIDTH, HEIGHT, "table", round_=0)
    d.rect(40, 40, WIDTH - 80, HEIGHT - 80, "paper", line="line-2", round_=20)
    d.rect(51, 51, WIDTH - 102, HEIGHT - 102, "none", line="line-2", thick=1.6, round_=14)
    d.rect(56, 56, WIDTH - 112, HEIGHT - 112, "none", line="line", round_=11)
    _board(d, table, this.seat, words)
    accent = f"accent-{ {'castles_of_burgundy': 'burgundy', 'glass_road': 'glassroad'}.get(this.game, this.game) }"
    d.text(RIGHT, 122, words.say("game.name"), 38, bold=True, serif=True, fill=accent, room=ROOM)
    when = f"{words.say('page.daily.title')}, {_written(this.day, words)}"
    d.text(RIGHT, 157, when, 25, serif=True, fill="ink-2", room=ROOM)
    d.icon("vp", RIGHT + 52, 252, 104)
    d.text(RIGHT + 124, 300, amount(standing.points), 132, bold=True, serif=True)
    d.shield(0, RIGHT + 18, 360, 40)
    place = words.say("page.daily.place", {"place": standing.place, "of": standing.of}) if standing.place else ""
    who = ", ".join(part for part in (standing.name, place) if part)
    d.text(RIGHT + 52, 371, who, 31, bold=True, serif=True, room=ROOM - 52)
    if standing.bot:
        d.icon(f"bot-{standing.bot}", RIGHT + 19, 410, 38)
        made = {"bot": words.say(f"page.bots.{standing.bot}"), "points": amount(standing.bot_points)}
        d.text(RIGHT + 52, 418, words.say("page.daily.bot_made", made), 24, fill="ink-2", room=ROOM - 52)
    d.text(RIGHT, 488, words.say("page.daily.can_you"), 36, bold=True, serif=True, room=ROOM)
    d.text(RIGHT, 530, address, 23, fill="ink-2", room=ROOM)
    return d.svg(WIDTH, HEIGHT, words.say("page.daily.title"))


def _written(day: date, words: Words) -> str:
    month = words.say(f"date.month_{day.month}")
    return words.say("date.written", {"day": day.day, "month": month, "year": day.year})


def _board(d: Drawing, table: Table, seat: int, words: Words) -> None:
    """The player's board, as large as there is room for it."""
    trial = Drawing()
    view = table.game.view(table.state, seat)
    width, height = table.game.draw_board(trial, view, seat, words)
    left, top, room, tall = BOARD
    scale = min(room / width, tall / height)
    with d.moved(left + (room - width * scale) / 2, top + (tall - height * scale) / 2, scale):
        d.parts += trial.parts
        d.used |= trial.used
