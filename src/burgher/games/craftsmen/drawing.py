"""The table drawn as SVG, from what a seat sees."""

from burgher.core.drawing import GAP, Drawing, columns, in_order
from burgher.core.words import Words
from burgher.games.craftsmen.facts_view import facts
from burgher.games.craftsmen.view_types import Built, Capital, Marker, PlayerView, View

WIDTH = 1040.0
CARD = (66.0, 92.0)
BOARD = 352.0
COLOURS = ("c-violet", "c-green", "c-blue", "c-red")
CARDS = facts().cards


def draw(view: View, seat: int | None, names: list[str], words: Words) -> str:
    """The town above, then the players, the own one first."""
    d = Drawing()
    fit, wide = columns(len(view.players), WIDTH - 2 * GAP, 500)
    order = in_order(seat, len(view.players))
    tall = max(height_of(p, wide) for p in view.players)
    height = GAP + BOARD + GAP + -(-len(order) // fit) * (tall + GAP)
    d.rect(0, 0, WIDTH, height, "table", round_=0)
    d.panel(GAP, GAP, WIDTH - 2 * GAP, BOARD)
    season = f"{words.value('season', view.season)} {view.year}"
    d.text(GAP + 16, GAP + 27, f"{words.say('game.name')} · {season}", 18, bold=True, serif=True)
    turn = " > ".join(names[player] for player in view.order)
    d.text(WIDTH - GAP - 16, GAP + 26, f"{words.say('cli.turn_order')}: {turn}", 13, anchor="end", fill="ink-2")
    town(d, view, words)
    market(d, view, words)
    harbour(d, view, words)
    for i, player in enumerate(order):
        with d.moved(GAP + i % fit * (wide + GAP), GAP + BOARD + GAP + i // fit * (tall + GAP)):
            person(d, view.players[player], player, names[player], wide, tall, words)
    return d.svg(WIDTH, height, words.say("game.name"))


def town(d: Drawing, view: View, words: Words) -> None:
    """The six queues: two discs a space, the lower one first."""
    for i, (city, spaces) in enumerate(view.queues.items()):
        x, y = GAP + 14 + i * 167, GAP + 40.0
        d.well(x, y, 160, 62, words.value("city", city))
        if view.stage == city:
            d.rect(x, y, 160, 62, "none", line="accent-craftsmen", thick=2.5, round_=8)
        for space, discs in enumerate(spaces):
            d.text(x + 10 + space * 36, y + 50, str(space + 1), 11, fill="ink-2")
            for k, disc in enumerate(discs):
                d.shield(disc, x + 28 + space * 36, y + 44 - k * 9, 17)


def market(d: Drawing, view: View, words: Words) -> None:
    """Open capital, and the buildings of the three classes."""
    y = GAP + 112.0
    d.well(GAP + 14, y, 158, 122, words.say("table.capital"))
    for i, card in enumerate(card for card in view.capital.display if card):
        capital(d, card, GAP + 26 + i * 46, y + 28)
    d.text(GAP + 24, y + 112, f"{words.say('table.deck')}: {view.capital.deck}", 12, fill="ink-2")
    for i, row in enumerate(view.buildings):
        x = GAP + 181 + i * 279
        told = f"{words.value('class', row.class_)} · {words.say('table.pile', {'count': row.pile})}"
        d.well(x, y, 272, 122, told)
        for k, code in enumerate(code for code in row.display if code):
            building(d, code, x + 8 + k * 72, y + 24, words)


def harbour(d: Drawing, view: View, words: Words) -> None:
    """The granary and the ships, older markers first."""
    y = GAP + 244.0
    d.well(GAP + 14, y, 330, 96, words.say("table.granary"))
    for i, (good, markers) in enumerate(view.granary.items()):
        x = GAP + 26 + i * 45
        d.icon(f"cm-{good}", x + 14, y + 38, 26)
        pair(d, markers, x + 3, y + 72)
    x = GAP + 14 + 338.0
    each = (WIDTH - GAP - 14 - x - 8 * len(view.ships)) / max(1, sum(len(ship.rows) for ship in view.ships))
    for ship in view.ships:
        bonus = "/".join(str(points) for points in ship.bonus)
        d.well(x, y, each * len(ship.rows) + 2, 96, f"{words.say('table.ship')} {ship.ship} ({bonus})")
        for k, loaded in enumerate(ship.rows):
            left = x + 2 + k * each
            d.icon(f"cm-{loaded.good}", left + 10, y + 38, 20)
            d.text(left + 21, y + 43, str(loaded.points), 12, bold=True, serif=True)
            pair(d, loaded.markers, left + 1, y + 72, 16)
        x += each * len(ship.rows) + 8


def pair(d: Drawing, markers: list[Marker], x: float, y: float, step: float = 19) -> None:
    for i, owner in enumerate(markers):
        if owner is None:
            d.rect(x + i * step, y - 7, 13, 13, "none", line="line-2", thick=1, round_=3)
        elif owner == "natural":
            d.rect(x + i * step, y - 7, 13, 13, "i-wood", line="icon-ink", round_=3)
        else:
            d.shield(int(owner), x + i * step + 6, y, 15)


def capital(d: Drawing, card: Capital, x: float, y: float, size: float = 1) -> None:
    colour, value = card
    d.rect(x, y, 40 * size, 56 * size, "tile-face", line="icon-ink", thick=1.3)
    d.rect(x + 3, y + 3, 40 * size - 6, 18 * size, COLOURS[colour], round_=3)
    d.text(x + 20 * size, y + 46 * size, str(value), 22 * size, bold=True, serif=True, anchor="middle")


def building(d: Drawing, name: str, x: float, y: float, words: Words) -> None:
    """A building: its colours above and below, what it takes, and what it makes."""
    card = CARDS[name]
    d.rect(x, y, *CARD, "tile-face", line="icon-ink", thick=1.4)
    for colour, top in ((card.top, 2.0), (card.bottom, CARD[1] - 13)):
        d.rect(x + 2, y + top, CARD[0] - 4, 11, f"c-{colour}", round_=3)
    title = words.value("card", card.building)
    d.text(x + CARD[0] / 2, y + 25, title, 10.5, bold=True, anchor="middle", room=CARD[0] - 8)
    for i, good in enumerate(card.inputs):
        d.icon(f"cm-{good}", x + CARD[0] / 2 + (i - (len(card.inputs) - 1) / 2) * 19, y + 38, 17)
    d.icon(f"cm-{card.good}", x + CARD[0] / 2, y + 62, 26)
    if card.points:
        d.text(x + CARD[0] - 6, y + 74, str(card.points), 13, bold=True, serif=True, anchor="end")


def board(d: Drawing, view: View, seat: int, words: Words) -> tuple[float, float]:
    """A player's buildings alone; how large they are."""
    p, width = view.players[seat], 400.0
    return width, row(d, p.row, 0, width, words)


def height_of(p: PlayerView, width: float) -> float:
    """How much room the row and the hand of a player take."""
    fit = int((width - 28) // (CARD[0] + 5))
    rows = max(1, -(-len(p.row) // fit)) + (-(-len(p.hand) // fit) if p.hand else 0)
    return 96 + rows * (CARD[1] + 26) + (74 if p.capital else 0)


def person(d: Drawing, p: PlayerView, seat: int, name: str, width: float, tall: float, words: Words) -> None:
    d.panel(0, 0, width, tall)
    d.name(seat, name, p.score, 14, 26, width - 28)
    x = 14.0
    for icon, count in (
        ("cm-helper", p.helpers),
        ("cm-capital", p.cards),
        ("cm-house", p.buildings),
        ("cm-privilege", p.privileges),
        ("cm-work", p.work),
    ):
        x = d.count(icon, count, x, 58) + 4
    y = row(d, p.row, 80, width, words)
    if p.hand:
        d.text(14, y + 10, words.say("table.hand"), 12, bold=True, fill="ink-2")
        y = row(d, [Built(card, [None, None]) for card in p.hand], y + 16, width, words)
    for i, card in enumerate(p.capital or []):
        capital(d, card, 14 + i * min(46, (width - 70) / len(p.capital or [0])), y + 4)


def row(d: Drawing, cards: list[Built], y: float, width: float, words: Words) -> float:
    """Buildings side by side, with the markers on them; where they end below."""
    fit = int((width - 28) // (CARD[0] + 5))
    for i, built in enumerate(cards):
        x, top = 14 + i % fit * (CARD[0] + 5), y + i // fit * (CARD[1] + 26)
        building(d, built.card, x, top, words)
        if any(marker is not None for marker in built.icons):
            pair(d, built.icons, x + 16, top + CARD[1] + 10)
    return y + max(1, -(-len(cards) // fit)) * (CARD[1] + 26)
