"""The table drawn as SVG, from what a seat sees."""

from math import cos, pi, sin

from burgher.core.drawing import GAP, Drawing, columns, in_order
from burgher.core.words import Words
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.view import PlayerView, View

WIDTH = 1040.0
PLAYER = (500.0, 548.0)
TILE = (76.0, 54.0)  # of the board and of a cell
KINDS = {"grove": "l-grove", "pit": "l-pit", "pond": "l-pond", "forest": "l-forest"}
HEADS = {"conversion": "b-processing", "immediate": "b-immediate", "point": "b-bonus"}
NUMBER = {name: number for number, name in enumerate(f.TILE_NAMES)}
SEGMENTS, FIRST = 12, 150.0  # of a wheel, and where the first one begins: the refined good is on the right


def draw(view: View, seat: int | None, names: list[str], words: Words) -> str:
    """The building board above, then wheels and landscapes, the own ones first."""
    d = Drawing()
    above = 40 + 3 * (TILE[1] + 24)
    fit, wide = columns(len(view.players), WIDTH - 2 * GAP, PLAYER[0])
    rows = -(-len(view.players) // fit)
    height = GAP + above + GAP + rows * (PLAYER[1] + GAP)
    d.rect(0, 0, WIDTH, height, "table", round_=0)
    d.panel(GAP, GAP, WIDTH - 2 * GAP, above)
    when = words.say("table.when", {"period": view.period, "periods": view.periods})
    d.text(GAP + 16, GAP + 27, f"{words.say('game.name')} · {when}", 18, bold=True, serif=True)
    for row, (category, tiles) in enumerate(view.board.items()):
        y = GAP + 38 + row * (TILE[1] + 24)
        d.text(GAP + 16, y + 12, words.say(f"table.category_{category}"), 12, bold=True, fill="ink-2")
        for i, name in enumerate(tiles):
            if name:
                building(d, name, GAP + 16 + i * 104, y + 17, 98, words)
    for i, player in enumerate(in_order(seat, len(view.players))):
        with d.moved(GAP + i % fit * (wide + GAP), GAP + above + GAP + i // fit * (PLAYER[1] + GAP)):
            person(d, view.players[player], player, names[player], wide, words)
    return d.svg(WIDTH, height, words.say("game.name"))


def building(d: Drawing, name: str, x: float, y: float, width: float, words: Words) -> None:
    """A building tile: its name, what it costs and what it is worth."""
    number = NUMBER[name]
    category = f.CATEGORIES[f.CATEGORY[number]]
    d.rect(x, y, width, TILE[1], "tile-face", line="icon-ink", thick=1.4)
    d.rect(x, y, width, 19, HEADS[category], line="icon-ink", thick=1.4)
    d.text(
        x + width / 2, y + 14, words.value("tile", name), 12, bold=True, anchor="middle", fill="#fff", room=width - 8
    )
    goods = [good for good, count in enumerate(f.COST[number]) for _ in range(count)]
    room = width - (25 if category == "point" else 42)  # goods that are many lie closer together
    for i, good in enumerate(goods):
        d.icon(f"gr-{f.GOODS[good]}", x + 12 + i * min(14, room / max(1, len(goods) - 1)), y + 36, 15)
    if category != "point":
        d.text(x + width - 6, y + 42, str(f.POINTS[number]), 15, bold=True, serif=True, anchor="end")


def wheel(d: Drawing, amounts: dict[str, int], x: float, y: float, radius: float) -> None:
    """A production wheel, turned so that its hands always stand alike: basic goods count on, the refined one back."""
    *basic, refined = amounts
    d.circle(x, y, radius + 4, "table-2", line="icon-ink", thick=1.6)
    for i in range(SEGMENTS):
        begin = FIRST + 30 * i
        fill = ("glass" if refined == "glass" else "brick") if i > f.HIGHEST_BASIC else "wheel-b"
        d.sector(x, y, radius * 0.42, radius, begin, begin + 30, "paper" if i <= f.HIGHEST_BASIC else fill)
        number = i if i <= f.HIGHEST_BASIC else SEGMENTS - 1 - i
        at = _place(x, y, radius * 0.53, i)
        light = "ink" if i <= f.HIGHEST_BASIC else "#fff"
        d.text(at[0], at[1] + 4, str(number), 11, bold=True, anchor="middle", fill=light)
    d.circle(x, y, radius * 0.4, "wheel-h", line="icon-ink", thick=1.4)
    d.icon(f"gr-{refined}", x, y, radius * 0.5)
    segments: dict[int, list[str]] = {}
    for good in basic:
        segments.setdefault(amounts[good], []).append(good)
    segments.setdefault(SEGMENTS - 1 - amounts[refined], []).append(refined)
    for segment, goods in segments.items():
        for k, good in enumerate(goods):
            spread = (k - (len(goods) - 1) / 2) * 0.33
            a, b = _place(x, y, radius * 0.8, segment + spread)
            d.circle(a, b, 11, "tile-face", line="icon-ink", thick=1.1)
            d.icon(f"gr-{good}", a, b, 17)


def _place(x: float, y: float, radius: float, segment: float) -> tuple[float, float]:
    angle = (FIRST + 30 * (segment + 0.5)) * pi / 180 - pi / 2
    return x + radius * cos(angle), y + radius * sin(angle)


def landscape(d: Drawing, p: PlayerView, x: float, y: float, width: float, words: Words) -> None:
    """The plan: landscape tiles, forests over two cells, and buildings."""
    across, down = width / f.COLUMNS, TILE[1] + 6
    for cell, holds in enumerate(p.plan):
        cx, cy = x + cell % f.COLUMNS * across, y + cell // f.COLUMNS * down
        if holds is None:
            d.rect(cx + 1, cy + 1, across - 2, down - 2, "l-meadow", line="line", thick=1)
        elif holds in NUMBER:
            building(d, holds, cx + 1, cy + 2, across - 2, words)
        elif holds != "forest":
            d.rect(cx + 1, cy + 1, across - 2, down - 2, KINDS[holds], line="icon-ink", thick=1.3)
            d.icon(f"gr-{holds}", cx + across / 2, cy + down / 2, down * 0.72)
    for forest in p.forests:
        cell = f.FOREST_CELLS[forest]
        cx, cy = x + cell % f.COLUMNS * across, y + cell // f.COLUMNS * down
        d.rect(cx + 1, cy + 1, 2 * across - 2, down - 2, "l-forest", line="icon-ink", thick=1.3)
        for i in range(3):
            d.icon("gr-forest", cx + across * (0.4 + 0.6 * i), cy + down / 2, down * 0.72)


def board(d: Drawing, view: View, seat: int, words: Words) -> tuple[float, float]:
    """A player's wheels and landscape alone; how large they are."""
    p, radius, width = view.players[seat], 96.0, 560.0
    wheel(d, p.wheels["glass"], width * 0.26, radius + 6, radius)
    wheel(d, p.wheels["brick"], width * 0.74, radius + 6, radius)
    landscape(d, p, 0, 2 * radius + 24, width, words)
    return width, 2 * radius + 24 + f.ROWS * (TILE[1] + 6)


def person(d: Drawing, p: PlayerView, seat: int, name: str, width: float, words: Words) -> None:
    d.panel(0, 0, width, PLAYER[1])
    d.name(seat, name, p.score, 14, 26, width - 28)
    radius = 78.0
    wheel(d, p.wheels["glass"], width * 0.26, 46 + radius + 6, radius)
    wheel(d, p.wheels["brick"], width * 0.74, 46 + radius + 6, radius)
    y = 46 + 2 * radius + 26
    landscape(d, p, 14, y, width - 28, words)
    y += f.ROWS * (TILE[1] + 6) + 18
    cards = p.hand if p.hand is not None else []
    lines = [
        (words.say("table.open_cards"), [*p.played, *p.notches], "card"),
        (words.say("table.choose_hand"), cards, "card"),
        (words.say("table.display_of"), p.display, "tile"),
        (words.say("score.upgrades"), [tile for tile in p.upgrades.values() if tile], "tile"),
    ]
    for title, held, kind in lines:
        if held:
            told = ", ".join(words.value(kind, one) for one in held)
            d.text(16, y, f"{title}: {told}", 12.5, fill="ink-2", room=width - 32)
            y += 17
