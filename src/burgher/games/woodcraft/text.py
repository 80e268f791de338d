"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.words import Words
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import wheel
from burgher.games.woodcraft.facts import NONE
from burgher.games.woodcraft.state import NO_POT, USED, Player, Woodcraft

STYLES = ["green", "yellow", "orange4"]  # by colour of wood
ORDER_ROW_STYLES = ["green", "green", "green", "white", "red"]
STEADY = "·"


def die_text(die: int) -> str:
    return f"[bold reverse {STYLES[die // 6]}] {die % 6 + 1} [/]"


def lumber_text(lumber: list[int]) -> str:
    return " ".join(die_text(die) for die in range(f.DICE) for _ in range(lumber[die])) or "-"


def quadrant_text(s: Woodcraft, quadrant: int, words: Words) -> str:
    """The tiles of a quadrant from the far end on, with their spaces; blocked ones are dim."""
    standing = sorted((t for t in range(7) if s.places[t] // wheel.SPACES == quadrant), key=lambda t: -s.places[t])
    shown = []
    for tile in standing:
        style = "dim" if wheel.blocked(s, tile) else "bold"
        shown.append(f"{s.places[tile] % wheel.SPACES + 1} [{style}]{words.value('tile', f.TILES[tile])}[/]")
    arrow = " ->" if s.arrow == quadrant else "   "
    arc = " (~)" if s.arc and s.start == quadrant else ""
    return f"Q{quadrant + 1} \\[{wheel.age(s, quadrant)}]{arrow}{arc} {'  '.join(shown) or '-'}"


def gain_text(number: int, words: Words) -> str:
    """Everything that a gain brings, in words."""
    g = f.GAINS[number]
    counts = {"points": g.points, **dict(zip(f.TOKENS, g.tokens, strict=True))}
    counts |= {"blueberry_income": g.blueberry_income, "hazelnut_income": g.hazelnut_income}
    counts |= {"reputation": g.reputation, "produce": g.produce}
    out = [words.say(f"table.gain_{name}", {"count": count}) for name, count in counts.items() if count]
    out += [words.say("table.gain_die", {"color": f.COLORS[die // 6], "value": die % 6 + 1}) for die in g.dice]
    out += [
        words.say("table.gain_any_tool")
        if kind == f.ANY_TOOL
        else words.say("table.gain_tool", {"kind": f.TOOLS[kind]})
        for kind in g.tools
    ]
    if g.claim:
        out.append(words.say("table.gain_commission"))
    if g.choose:
        one, other = (gain_text(part, words) for part in g.choose)
        out.append(f"({words.say('table.gain_choose', {'one': one, 'other': other})})")
    return ", ".join(out)


def helper_text(helper: int, words: Words) -> str:
    """A helper with cost and abilities; of a card that an owner has replaced only its production is told."""
    card = f.HELPERS[helper]
    name = words.value("helper", card.code)
    told = words.say("table.tip_helper_production", {"gain": gain_text(card.production, words)})
    return f"{name} ({card.cost}): {told if card.own else words.say(f'helper_text.{card.code}')}"


def own_cards(p: Player, words: Words) -> list[str]:
    """The cards that only this player may see."""
    out: list[str] = []
    orders = [card for card in p.offered_orders if card != NONE]
    if orders:
        out += [f"  {words.say('table.offered')}", *(f"    {order_text(card, words)}" for card in orders)]
    if p.hand:
        out += [f"  {words.say('table.kept')}", *(f"    {order_text(card, words)}" for card in p.hand)]
    if p.offered_helpers:
        out += [f"  {words.say('table.opening_helpers')}", *(f"    {helper_text(h, words)}" for h in p.offered_helpers)]
    return out


def workshop(s: Woodcraft, seat: int, name: str, words: Words) -> list[str]:
    p = s.players[seat]
    tokens = "  ".join(f"{words.value('token', t)} {n}" for t, n in zip(f.TOKENS, p.tokens, strict=True) if n)
    pots = "  ".join(
        f"[{STYLES[c]}]{words.value('color', f.COLORS[c])} {p.pots[c] or STEADY}[/]"
        for c in range(3)
        if p.pots[c] != NO_POT
    )
    tiles = [(words.value("improvement", "saw"), p.saws), (words.value("improvement", "splicing"), p.splicers)]
    tiles.append((words.value("improvement", "gluing"), [p.gluer]))
    shown = "  ".join(
        f"{word} {''.join('x' if tile == USED else 'o' for tile in row if tile)}" for word, row in tiles if any(row)
    )
    helpers = "  ".join(words.value("helper", f.HELPER_CODES[h]) for h in p.rooms if h != NONE)
    attic = "  ".join(
        f"{f.SPACE_NAMES[a]} {words.value('kind', f.TOOLS[kind])}" for a, kind in enumerate(p.attic) if kind != NONE
    )
    income = "  ".join(f"{words.value('track', track)} {p.income[i]}" for i, track in enumerate(f.TRACKS))
    out = [
        f"[bold]{name}[/]  {words.say('cli.points', {'points': sum(p.parts)})}   {tokens}",
        f"  {lumber_text(p.lumber)}   {pots}",
        f"  {shown}   {income}   {words.value('score', 'completed_orders')} {len(p.completed)} x "
        f"{f.REPUTATION_VALUES[p.reputation]}   {words.say('table.reputation')} {p.reputation}   "
        f"{words.say('table.marketing')} {p.marketing}",
        f"  {helpers or '-'}",
    ]
    if attic:
        out.append(f"  {attic}")
    for card, row in zip(p.orders, p.rows, strict=True):
        style = ORDER_ROW_STYLES[row]
        out.append(f"  [{style}]{words.value('row', f.ROWS[row])}[/] {order_text(card, words)}")
    if seat in s.to_move():
        out += own_cards(p, words)
    return out


def order_text(card: int, words: Words) -> str:
    """An order with what it asks for and what it brings."""
    order = f.ORDERS[card]
    dice = [die_text(die) for i, die in enumerate(order.dice) for _ in range(order.counts[i])]
    for mask, value in zip(order.free_masks, order.free_values, strict=True):
        colors = "/".join(words.value("color", f.COLORS[c]) for c in range(3) if mask >> c & 1)
        dice.append(f"({colors} {value or STEADY})")
    wanted = (("glue", order.glue), ("scrap", order.scrap), ("sawblade", order.sawblade))
    tokens = [f"{words.value('token', token)} {n}" for token, n in wanted if n]
    asks = " ".join(dice + tokens)
    return f"{words.value('order', f.ORDER_CODES[card])}: {asks} -> {gain_text(order.reward, words)}"


def reputation_text(s: Woodcraft, words: Words) -> str:
    """The tiles that still lie on the reputation track, and the rival of the solo game."""
    tiles = [
        f"{space} {words.value('reputation_tile', f.REPUTATION_TILES[tile])}"
        for space, tile in zip(f.TILE_SPACES, s.reputation_tiles, strict=True)
        if tile != NONE
    ]
    rival = [words.say("table.tip_rival", {"space": s.rival})] if s.seats == 1 else []
    return f"{words.say('table.reputation')}: {'  '.join(tiles + rival) or '-'}"


def picture(s: Woodcraft, names: list[str], words: Words) -> str:
    """The wheel, the shop, then all players."""
    say = words.say
    market = "  ".join(die_text(slot // 2 * 6 + pips - 1) for slot, pips in enumerate(s.market) if pips)
    commissions = "  ".join(words.value("commission", f.COMMISSION_CODES[k]) for k in s.commissions)
    out = [f"[bold]{say('event.round', {'round': s.round})}[/] / {f.ROUNDS[s.seats]}"]
    out += [quadrant_text(s, quadrant, words) for quadrant in range(wheel.QUADRANTS)]
    out += [market]
    out += [order_text(card, words) for card in s.order_display if card != NONE]
    out += [helper_text(helper, words) for helper in s.helper_display if helper != NONE]
    out += [commissions, reputation_text(s, words)]
    for seat in range(s.seats):
        out.append("")
        out += workshop(s, seat, names[seat], words)
    return "\n".join(out)
