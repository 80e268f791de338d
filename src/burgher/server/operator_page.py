"""The operator's page: one document without scripts of its own, made here."""

from datetime import UTC, datetime
from html import escape
from typing import NamedTuple

import burgher
from burgher.core.words import words
from burgher.server.messages import link
from burgher.server.rounds import Load, NameLine, TableLine


class Here(NamedTuple):
    """This server, and what the page needs."""

    root: str
    style: str
    theme: str
    seal: str
    connections: int
    bots_waiting: int
    ailment: str


class Shown(NamedTuple):
    """What an operator sees of the house."""

    wanted: str
    load: Load
    tables: list[TableLine]
    names: list[NameLine]
    refused: list[str]


def sign_in(here: Here, fault: str = "") -> str:
    return document(
        here,
        f"""<main class="sheet narrow"><h1>Operator</h1>
{f'<p class="fault" role="alert">{escape(fault)}</p>' if fault else ""}
<form method="post" action="{here.root}/operator">
<label for="token">The operator's token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus>
<button class="btn pri">Sign in</button>
</form></main>""",
    )


def rounds(here: Here, shown: Shown) -> str:
    return document(
        here,
        f"""<main>
{load(here, shown.load)}
<form class="sheet search" method="get" action="{here.root}/operator" role="search">
<label for="search">Search tables and people</label>
<input id="search" name="search" type="search" value="{escape(shown.wanted)}" placeholder="number, link, game or name">
<button class="btn">Search</button>
</form>
{tables(here, shown)}
{names(here, shown)}
</main>""",
        f'{form(here, shown)}<button class="btn" name="sign_out" value="1">Sign out</button></form>',
    )


def document(here: Here, main: str, head: str = "") -> str:
    style = f'<link rel="stylesheet" href="{here.root}/assets/{here.style}">' if here.style else ""
    theme = f'<script src="{here.root}/assets/{here.theme}"></script>' if here.theme else ""
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Operator - Burgher</title>
{theme}{style}</head>
<body><header><a class="brand" href="{here.root}/">Burgher</a><span>Operator</span>{head}</header>
{main}
</body></html>
"""


def form(here: Here, shown: Shown) -> str:
    """The beginning of a form whose button does something."""
    return (
        f'<form method="post" action="{here.root}/operator">'
        f'<input type="hidden" name="seal" value="{here.seal}">'
        f'<input type="hidden" name="search" value="{escape(shown.wanted)}">'
    )


def button(here: Here, shown: Shown, deed: str, value: str, text: str) -> str:
    return f'{form(here, shown)}<button class="btn" name="{deed}" value="{escape(value)}">{text}</button></form>'


def load(here: Here, load: Load) -> str:
    facts = [
        ("tables", f"{load.tables}"),
        ("going on", f"{load.going_on}"),
        ("closed", f"{load.shut}"),
        ("people with a name", f"{load.people}"),
        ("people at tables now", f"{load.present}"),
        ("moves per minute", f"{load.moves_per_minute:.1f}"),
        ("connections to this server", f"{here.connections}"),
        ("bots waiting on this server", f"{here.bots_waiting}"),
        ("database", f"{load.bytes / 1e6:.1f} MB"),
        ("version", burgher.__version__),
    ]
    ill = f'<p class="fault" role="alert">Something is wrong: {escape(here.ailment)}</p>' if here.ailment else ""
    cells = "".join(f"<div><dt>{name}</dt><dd>{value}</dd></div>" for name, value in facts)
    return f'<section class="sheet"><h2>Load</h2>{ill}<dl class="load">{cells}</dl></section>'


def tables(here: Here, shown: Shown) -> str:
    lines = "".join(table(here, shown, line) for line in shown.tables)
    empty = "" if lines else "<p>There is no such table.</p>"
    return f'<section class="sheet"><h2>Tables</h2>{empty}<ul class="lines">{lines}</ul></section>'


def table(here: Here, shown: Shown, line: TableLine) -> str:
    state = "closed" if line.shut else "over" if line.over else "going on"
    game = words("en", line.game).say("game.name") if line.game in burgher.GAMES else line.game
    people = ", ".join(escape(name) for name in line.names)
    deed = ("reopen", "Open again") if line.shut else ("close", "Close")
    return (
        f'<li data-table="{line.id}" data-state="{state}"><div><b>{escape(game)}</b> <span class="state">{state}</span>'
        f'<br>{people}<br><small><a href="{here.root}{link(line.watch)}">{line.id}</a>, '
        f"{line.n} entries, last change {moment(line.changed)}</small></div>"
        f"{button(here, shown, deed[0], line.id, deed[1])}</li>"
    )


def names(here: Here, shown: Shown) -> str:
    lines = "".join(
        f'<li data-name="{escape(line.name)}"><div>{escape(line.name)}'
        f"{f' ({line.people} people)' if line.people > 1 else ''}<br><small>last here {moment(line.seen)}</small></div>"
        f"{button(here, shown, 'refuse', line.name, 'Refuse the name')}</li>"
        for line in shown.names
    )
    refused = "".join(
        f'<li data-refused="{escape(name)}"><div>{escape(name)}</div>'
        f"{button(here, shown, 'allow', name, 'Allow again')}</li>"
        for name in shown.refused
    )
    return f"""<section class="sheet"><h2>People</h2>
{"" if lines else "<p>Nobody has such a name.</p>"}<ul class="lines">{lines}</ul>
<h2>Refused names</h2>
{"" if refused else "<p>There are none.</p>"}<ul class="lines">{refused}</ul>
{form(here, shown)}<label for="refuse">Refuse another name</label>
<input id="refuse" name="refuse" type="text" maxlength="40" required> <button class="btn">Refuse</button></form>
</section>"""


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC") if at else "long ago"
