"""The table drawn as SVG, from what a seat sees."""

from burgher.core.drawing import GAP, Drawing, columns, in_order
from burgher.core.words import Words
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters.wheel import QUADRANTS
from burgher.games.woodcraft.schema import OrderDoc
from burgher.games.woodcraft.view_types import PlayerView, View

WIDTH = 1040.0
BOARD = 388.0
PLAYER = (500.0, 330.0)
CARD = (112.0, 96.0)
ORDERS: dict[str, OrderDoc] = f.DOCS[1]
ICONS = {"blueberries": "wc-blueberry", "hazelnuts": "wc-hazelnut"}  # of tokens that are called otherwise


def draw(view: View, seat: int | None, names: list[str], words: Words) -> str:
    """Wheel, yard and displays above, then the workshops, the own one first."""
    d = Drawing()
    fit, wide = columns(len(view.players), WIDTH - 2 * GAP, PLAYER[0])
    rows = -(-len(view.players) // fit)
    height = GAP + BOARD + GAP + rows * (PLAYER[1] + GAP)
    d.rect(0, 0, WIDTH, height, "table", round_=0)
    d.panel(GAP, GAP, WIDTH - 2 * GAP, BOARD)
    when = words.say("table.when" if view.round else "table.when_setup", {"round": view.round, "rounds": view.rounds})
    d.text(GAP + 16, GAP + 27, f"{words.say('game.name')} · {when}", 18, bold=True, serif=True)
    saw(d, view, words)
    shop(d, view, names, words)
    for i, player in enumerate(in_order(seat, len(view.players))):
        with d.moved(GAP + i % fit * (wide + GAP), GAP + BOARD + GAP + i // fit * (PLAYER[1] + GAP)):
            person(d, view.players[player], player, names[player], wide, words)
    return d.svg(WIDTH, height, words.say("game.name"))


def saw(d: Drawing, view: View, words: Words) -> None:
    """The action wheel: a field for each quadrant, with its tiles in the order of their spaces."""
    for quadrant in range(QUADRANTS):
        x, y = GAP + 14 + quadrant % 2 * 214, GAP + 40 + quadrant // 2 * 116
        d.well(x, y, 208, 110, f"{words.say('table.wheel')} {quadrant + 1}")
        if view.wheel.arrow == quadrant + 1:
            d.rect(x, y, 208, 110, "none", line="accent-woodcraft", thick=2.5, round_=8)
            d.icon("wc-sawblade", x + 192, y + 15, 20)
        standing = [tile for tile in view.wheel.tiles if tile.quadrant == quadrant + 1]
        standing.sort(key=lambda tile: tile.space or 0)
        for i, tile in enumerate(standing):
            fill = "ink-3" if tile.blocked else "ink"
            told = f"{tile.space}  {words.value('tile', tile.tile)}"
            d.text(x + 10, y + 36 + i * 15, told, 12.5, bold=not tile.blocked, fill=fill, room=190)


def shop(d: Drawing, view: View, names: list[str], words: Words) -> None:
    """The yard, orders, helpers and commissions."""
    x, y = GAP + 444.0, GAP + 40.0
    d.well(x, y, 558, 54, words.say("table.yard"))
    for i, die in enumerate(view.market):
        if die.value:
            d.icon(f"wc-die-{die.color}-{die.value}", x + 120 + i * 40, y + 28, 32)
    for i, card in enumerate(view.orders):
        if card:
            order(d, card, x + i * (CARD[0] + 28), y + 66, words)
    told = words.say("table.helpers")
    d.well(x, y + 66 + CARD[1] + 8, 558, 62, told)
    for i, helper in enumerate(helper for helper in view.helpers if helper):
        d.text(x + 10 + i % 2 * 276, y + 66 + CARD[1] + 42 + i // 2 * 17, words.value("helper", helper), 13, room=260)
    below = y + 66 + CARD[1] + 78
    d.text(GAP + 18, below + 14, words.say("table.commissions"), 12, bold=True, fill="ink-2")
    for i, code in enumerate(view.commissions):
        claimed = [name for name, p in zip(names, view.players, strict=True) if code in p.claimed]
        who = f" ({', '.join(claimed)})" if claimed else ""
        told = f"{words.value('commission', code)}{who}: {words.say(f'commission_text.{code}')}"
        d.text(GAP + 18, below + 32 + i * 17, told, 12.5, room=WIDTH - 2 * GAP - 36)


def order(d: Drawing, code: str, x: float, y: float, words: Words) -> None:
    """An order: the dice and tokens it asks for, and the points it brings."""
    doc = ORDERS[code]
    d.rect(x, y, *CARD, "tile-face", line="icon-ink", thick=1.4)
    d.text(x + CARD[0] / 2, y + 17, words.value("order", code), 12, bold=True, anchor="middle", room=CARD[0] - 10)
    for i, die in enumerate(doc.dice):
        left, top = x + 18 + i % 4 * 26, y + 38 + i // 4 * 26
        color = die.color if isinstance(die.color, str) and die.color in f.COLORS else None
        if color and isinstance(die.value, int):
            d.icon(f"wc-die-{color}-{die.value}", left, top, 24)
        else:
            d.rect(left - 11, top - 11, 22, 22, "paper-3" if color is None else f"w-{color}", line="icon-ink")
            d.text(left, top + 5, "?" if die.value == "any" else str(die.value), 14, bold=True, anchor="middle")
    left = x + 14
    for token, count in (doc.tokens or {}).items():
        for _ in range(count):
            d.icon(icon_of(token), left, y + CARD[1] - 14, 18)
            left += 19
    if doc.reward.points:
        points = str(doc.reward.points)
        d.icon("vp", x + CARD[0] - 20 - 11 * len(points), y + CARD[1] - 14, 18)
        d.text(x + CARD[0] - 7, y + CARD[1] - 8, points, 15, bold=True, serif=True, anchor="end")


def icon_of(token: str) -> str:
    return ICONS.get(token, f"wc-{token}")


def board(d: Drawing, view: View, seat: int, words: Words) -> tuple[float, float]:
    """What a player has completed and kept; how large it is."""
    p, x = view.players[seat], 0.0
    for token, count in p.tokens.items():
        x = d.count(icon_of(token), count, x, 14) + 2
    for i, code in enumerate(p.completed):
        order(d, code, i % 4 * (CARD[0] + 6), 36 + i // 4 * (CARD[1] + 6), words)
    rows = max(1, -(-len(p.completed) // 4))
    return 4 * (CARD[0] + 6), 36 + rows * (CARD[1] + 6)


def person(d: Drawing, p: PlayerView, seat: int, name: str, width: float, words: Words) -> None:
    d.panel(0, 0, width, PLAYER[1])
    d.name(seat, name, p.score, 14, 26, width - 28)
    x = 14.0
    for token, count in p.tokens.items():
        x = d.count(icon_of(token), count, x, 58) + 2
    d.count("wc-reputation", p.reputation, x, 58)
    d.well(14, 78, width - 28, 46, words.say("table.lumber"))
    for i, die in enumerate(p.lumber):
        step = min(32.0, (width - 130) / max(1, len(p.lumber)))
        d.icon(f"wc-die-{die.color}-{die.value}", 104 + i * step, 101, 28)
    d.text(16, 144, words.say("table.orders"), 12, bold=True, fill="ink-2")
    for i, mine in enumerate(p.orders[:4]):
        order(d, mine.card, 14 + i * (CARD[0] + 6), 150, words)
    helpers = ", ".join(words.value("helper", helper) for helper in p.rooms if helper)
    kept = ", ".join(words.value("order", card) for card in p.hand or [])
    tools = ", ".join(words.value("kind", tool) for tool in p.attic if tool)
    done = f"{words.value('score', 'completed_orders')}: {len(p.completed)}"
    lines = [(words.say("table.helpers"), helpers), (words.say("table.kept"), kept), (words.say("table.attic"), tools)]
    y = 266.0
    for title, told in lines:
        if told:
            d.text(16, y, f"{title}: {told}", 12.5, fill="ink-2", room=width - 32)
            y += 16
    income = "   ".join(
        f"{words.value('track', track)} {count}"
        for track, count in (("blueberry", p.income.blueberry), ("hazelnut", p.income.hazelnut))
    )
    d.text(
        16, y, f"{done}   {income}   {words.say('table.marketing')} {p.marketing}", 12.5, fill="ink-2", room=width - 32
    )
