"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.words import Words
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft.chapters import wheel
from burgher.games.woodcraft.chapters.buying import SLOT_COLOR
from burgher.games.woodcraft.facts import COLOR_OF, NONE, PIPS
from burgher.games.woodcraft.state import NO_POT, USED, Player, Woodcraft

STYLES = ["green", "yellow", "orange4"]  # by colour of wood
SHAPES = "●◆■"  # the shapes of their pips, for those who see no colours
ORDER_ROW_STYLES = ["green", "green", "green", "white", "red"]
STEADY = "·"


def die_text(die: int) -> str:
    return f"[bold reverse {STYLES[COLOR_OF[die]]}] {SHAPES[COLOR_OF[die]]}{PIPS[die]} [/]"


def lumber_text(lumber: list[int]) -> str:
    return " ".join(die_text(die) for die in range(f.DICE) for _ in range(lumber[die])) or "-"


def quadrant_text(s: Woodcraft, quadrant: int, words: Words) -> str:
    """What the saw gives in a quadrant, and its tiles with their spaces, clockwise; blocked ones are dim."""
    standing = sorted((t for t in range(7) if wheel.quadrant_of(s.places[t]) == quadrant), key=lambda t: s.places[t])
    shown = []
    for tile in standing:
        style = "dim" if wheel.blocked(s, tile) else "bold"
        shown.append(f"{wheel.space_of(s.places[tile]) + 1} [{style}]{words.value('tile', f.TILES[tile])}[/]")
    arc = f" ({words.say('table.tip_arc_title')})" if s.arc and s.start == quadrant else ""
    arrow = "  ->" if s.arrow == quadrant else ""
    saw = gain_text(f.SAW_BONUS[wheel.age(s, quadrant)], words) or words.say("table.gain_nothing")
    return f"  Q{quadrant + 1}{arc}  {words.say('table.tip_saw_title')}: {saw}   {'  '.join(shown) or '-'}{arrow}"


def gain_text(number: int, words: Words) -> str:
    """Everything that a gain brings, in words."""
    g = f.GAINS[number]
    counts = {"points": g.points, **dict(zip(f.TOKENS, g.tokens, strict=True))}
    counts |= {"blueberry_income": g.blueberry_income, "hazelnut_income": g.hazelnut_income}
    counts |= {"reputation": g.reputation, "produce": g.produce}
    out = [words.say(f"table.gain_{name}", {"count": count}) for name, count in counts.items() if count]
    out += [words.say("table.gain_die", {"color": f.COLORS[COLOR_OF[die]], "value": PIPS[die]}) for die in g.dice]
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
    """A player; the abilities of the helpers are told to whoever is to move."""
    p = s.players[seat]
    say = words.say
    asked = seat in s.to_move()
    tokens = "  ".join(f"{words.value('token', t)} {n}" for t, n in zip(f.TOKENS, p.tokens, strict=True) if n)
    pots = "  ".join(
        f"[{STYLES[c]}]{SHAPES[c]} {words.value('color', f.COLORS[c])} {p.pots[c] or STEADY}[/]"
        for c in range(3)
        if p.pots[c] != NO_POT
    )
    tiles = [(words.value("improvement", "saw"), p.saws), (words.value("improvement", "splicing"), p.splicers)]
    tiles.append((words.value("improvement", "gluing"), [p.gluer]))
    shown = "   ".join(
        f"{word}: {' '.join(words.value('table', 'turned' if tile == USED else 'ready') for tile in row if tile)}"
        for word, row in tiles
        if any(row)
    )
    helpers = [h for h in p.rooms if h != NONE]
    attic = "  ".join(
        f"{f.SPACE_NAMES[a]} {words.value('kind', f.TOOLS[kind])}" for a, kind in enumerate(p.attic) if kind != NONE
    )
    income = "   ".join(f"{words.value('track', track)} {p.income[i]}" for i, track in enumerate(f.TRACKS))
    out = [
        f"[bold]{name}[/]  {say('cli.points', {'points': sum(p.parts)})}   {tokens}",
        f"  {say('table.lumber')}: {lumber_text(p.lumber)}   {say('table.pots')}: {pots}",
        f"  {shown}",
        f"  {income}   {words.value('score', 'completed_orders')} {len(p.completed)} x "
        f"{f.order_values(s.rules)[p.reputation]}   {say('table.reputation')} {p.reputation}   "
        f"{say('table.marketing')} {p.marketing}",
    ]
    if asked and helpers:
        out += [f"  {say('table.helpers')}:", *(f"    {helper_text(h, words)}" for h in helpers)]
    else:
        names = "  ".join(words.value("helper", f.HELPER_CODES[h]) for h in helpers)
        out.append(f"  {say('table.helpers')}: {names or '-'}")
    if attic:
        out.append(f"  {say('table.attic')}: {attic}")
    out.append(f"  {say('table.orders')}:{'' if p.orders else ' -'}")
    for card, row in zip(p.orders, p.rows, strict=True):
        out.append(f"    [{ORDER_ROW_STYLES[row]}]({words.value('row', f.ROWS[row])})[/] {order_text(card, words)}")
    if asked:
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
    rival = [words.say("table.tip_rival", {"space": int(s.rival)})] if s.seats == 1 else []
    return f"{words.say('table.reputation')}: {'  '.join(tiles + rival) or '-'}"


def market_text(s: Woodcraft, words: Words) -> list[str]:
    """The public lumber with what its woods cost more, and the lines of materials."""
    dice = " ".join(die_text(int(f.die_number(SLOT_COLOR[slot], pips))) for slot, pips in enumerate(s.market) if pips)
    woods = "  ".join(f"{SHAPES[c]} {words.value('color', f.COLORS[c])} +{f.ADDER[c]}" for c in range(3))
    lines = [
        f"{words.value('token', f.TOKENS[f.MATERIAL_KIND[i]])} × {f.MATERIAL_COUNT[i]} = {f.MATERIAL_PRICE[i]}"
        for i in range(f.MATERIALS)
    ]
    return [
        f"{words.say('table.yard')}: {dice or '-'}   {words.say('table.yard_price')}: {woods}",
        f"{words.say('table.materials')}: {'   '.join(lines)}",
    ]


def commission_text(s: Woodcraft, commission: int, names: list[str], words: Words) -> str:
    """A public commission, and who has claimed it."""
    code = f.COMMISSION_CODES[commission]
    claims = [name for name, p in zip(names, s.players, strict=True) if commission in p.claimed]
    claimed = f" ({', '.join(claims)})" if claims else ""
    return f"{words.value('commission', code)}{claimed}: {words.say(f'commission_text.{code}')}"


def picture(s: Woodcraft, names: list[str], words: Words) -> str:
    """The wheel, the shop, then all players."""
    say = words.say
    parts = [
        ("table.wheel", [quadrant_text(s, quadrant, words) for quadrant in range(wheel.QUADRANTS)]),
        ("table.orders", [f"  {order_text(card, words)}" for card in s.order_display if card != NONE]),
        ("table.helpers", [f"  {helper_text(helper, words)}" for helper in s.helper_display if helper != NONE]),
        ("table.commissions", [f"  {commission_text(s, k, names, words)}" for k in s.commissions]),
    ]
    when = say("table.when" if s.round else "table.when_setup", {"round": int(s.round), "rounds": f.ROUNDS[s.seats]})
    out = [f"[bold]{when}[/]", *market_text(s, words)]
    for title, lines in parts:
        out += [f"{say(title)}:{'' if lines else ' -'}", *lines]
    out.append(reputation_text(s, words))
    for seat in range(s.seats):
        out.append("")
        out += workshop(s, seat, names[seat], words)
    return "\n".join(out)
