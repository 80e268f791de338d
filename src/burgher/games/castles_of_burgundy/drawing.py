"""The table drawn as SVG, from what a seat sees."""

from math import sqrt

from burgher.core.drawing import GAP, Drawing, columns, in_order
from burgher.core.words import Words
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.view import DepotView, PlayerView, View

SIDE = 25.0  # of a hex of an estate
ACROSS = SIDE * sqrt(3)
WIDTH = 1040.0
KIND_ICONS = dict(zip(f.TYPES, ("cb-castle", "cb-mine", "cm-house", "cb-ship", "cb-cow", "cb-knowledge"), strict=True))
FACES = {name: number for number, name in enumerate(f.FACE_NAMES)}
DEPOT_HEIGHT = 128.0
PLAYER = (390.0, 470.0)


def draw(view: View, seat: int | None, names: list[str], words: Words) -> str:
    """Depots above, then the estates, the own one first."""
    d = Drawing()
    fit, wide = columns(len(view.players), WIDTH - 2 * GAP, PLAYER[0])
    rows = -(-len(view.players) // fit)
    height = GAP + 46 + DEPOT_HEIGHT + GAP + rows * (PLAYER[1] + GAP)
    d.rect(0, 0, WIDTH, height, "table", round_=0)
    d.panel(GAP, GAP, WIDTH - 2 * GAP, 40 + DEPOT_HEIGHT)
    phase = words.say("cli.phase", {"phase": view.phase, "round": view.round})
    d.text(GAP + 16, GAP + 27, f"{words.say('game.name')} · {phase}", 18, bold=True, serif=True)
    order = " > ".join(names[player] for player in view.line)
    d.text(WIDTH - GAP - 16, GAP + 26, f"{words.say('cli.turn_order')}: {order}", 13, anchor="end", fill="ink-2")
    each = (WIDTH - 2 * GAP - 24) / 7
    for i, number in enumerate((1, 2, 3, 4, 5, 6, 0)):
        with d.moved(GAP + 12 + i * each, GAP + 38):
            depot(d, view.depots[number], number, each - 6, words)
    for i, player in enumerate(in_order(seat, len(view.players))):
        with d.moved(GAP + i % fit * (wide + GAP), GAP + 46 + DEPOT_HEIGHT + GAP + i // fit * (PLAYER[1] + GAP)):
            person(d, view.players[player], player, names[player], wide, words)
    return d.svg(WIDTH, height, words.say("game.name"))


def depot(d: Drawing, shown: DepotView, number: int, width: float, words: Words) -> None:
    d.well(0, 0, width, DEPOT_HEIGHT - 8)
    name = words.say("cli.depot", {"number": number}) if number else words.say("cli.black_depot")
    d.text(9, 16, name, 12, bold=True, fill="ink-2", room=width - 36)
    if number:
        d.icon(f"die-{number}", width - 15, 13, 18)
    for i, tile in enumerate([tile for tile in shown.tiles if tile]):
        face(d, tile, 24 + i % 4 * 29, 42 + i // 4 * 32, 16)
    for i, goods in enumerate(shown.goods):
        d.icon(f"cb-good-{goods}", 16 + i * 21, DEPOT_HEIGHT - 24, 19)


def face(d: Drawing, name: str, x: float, y: float, side: float) -> None:
    """A tile."""
    number = FACES[name]
    stem, _, figure = name.rpartition("_")
    counted = bool(stem) and figure.isdigit()
    icon = f"cb-{stem if counted else name}"
    d.hexagon(x, y, side, f"t-{f.TYPES[f.TYPE_OF[number]]}-on")
    d.icon(icon, x, y - (side * 0.14 if counted else 0), side * 1.06)
    if counted:
        d.text(x, y + side * 0.72, figure, max(9, side * 0.42), bold=True, anchor="middle")


def estate(d: Drawing, p: PlayerView, x: float, y: float, side: float = SIDE) -> None:
    """The 37 hexes; its left upper corner at x, y."""
    across = side * sqrt(3)
    cell = 0
    for row, length in enumerate(f.ROW_LENGTHS):
        for i in range(length):
            cx = x + (i + (max(f.ROW_LENGTHS) - length) / 2 + 0.5) * across
            cy = y + side * (1 + 1.5 * row)
            tile = p.estate[cell]
            if tile:
                face(d, tile, cx, cy, side)
            elif p.board:
                kind = f.TYPES[f.BOARDS[p.board - 1].types[cell]]
                d.hexagon(cx, cy, side, f"t-{kind}", line="paper", thick=1.4)
                d.icon(f"die-{f.NUMBER[cell]}", cx, cy - side * 0.2, side * 0.62)
                d.icon(KIND_ICONS[kind], cx, cy + side * 0.5, side * 0.44)
            cell += 1


def board(d: Drawing, view: View, seat: int, words: Words) -> tuple[float, float]:
    """A player's estate alone; how large it is."""
    estate(d, view.players[seat], 0, 0)
    return 7 * ACROSS, 11 * SIDE


def person(d: Drawing, p: PlayerView, seat: int, name: str, width: float, words: Words) -> None:
    d.panel(0, 0, width, PLAYER[1])
    d.name(seat, name, p.score, 14, 26, width - 28)
    estate(d, p, (width - 7 * ACROSS) / 2, 46)
    y = 46 + SIDE * 11 + 16
    x = 16.0
    for value, used in zip(p.dice, p.used, strict=True):
        if value:
            d.icon(f"die-{value}", x + 16, y + 14, 30)
            if used:
                d.path(f"M{x} {y + 28}l32 -28", "none", line="bad", thick=2.5)
            x += 40
    x = d.count("cb-silver", p.silver, x + 4, y + 14)
    d.count("cb-worker", p.workers, x + 4, y + 14)
    d.text(16, y + 54, words.say("cli.storage"), 12, bold=True, fill="ink-2")
    for i, tile in enumerate(p.storage):
        if tile:
            face(d, tile, 36 + i * 42, y + 80, 20)
        else:
            d.hexagon(36 + i * 42, y + 80, 20, "paper-2", line="line", thick=1)
    d.text(width / 2, y + 54, words.say("cli.goods"), 12, bold=True, fill="ink-2")
    x = width / 2
    for goods, count in enumerate(p.goods, 1):
        if count:
            x = d.count(f"cb-good-{goods}", count, x, y + 78)
