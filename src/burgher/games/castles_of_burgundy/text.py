"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.state import NO_SEAT
from burgher.core.words import Words
from burgher.games.castles_of_burgundy import facts as f
from burgher.games.castles_of_burgundy.state import Burgundy, Player

STYLES = ["green", "white", "orange3", "blue", "green_yellow", "yellow"]  # by type
LETTERS = "cmbslk"
LEGEND = list(zip(LETTERS, f.TYPES, STYLES, strict=True))
HALF = "   "  # half the width of a hex, by which rows are shifted
CODES = {
    f.CASTLE_TILE: "Cas",
    f.MINE_TILE: "Min",
    f.SHIP_TILE: "Shi",
    f.WAREHOUSE: "Wrh",
    f.WORKSHOP: "Wsh",
    f.CHURCH: "Chu",
    f.MARKET: "Mkt",
    f.BOARDING_HOUSE: "Brd",
    f.BANK: "Bnk",
    f.CITY_HALL: "Hal",
    f.WATCHTOWER: "Twr",
}


def code(tile: int) -> str:
    """Three letters for a tile: Bnk, Co3 for three cows, K12 for a knowledge tile."""
    if tile >= f.FIRST_KNOWLEDGE:
        return f"K{tile - f.KNOWLEDGE_0:<2}"
    if tile >= f.FIRST_LIVESTOCK:
        return f"{f.SPECIES[f.SPECIES_OF[tile]][:2].title()}{f.ANIMALS[tile]}"
    return CODES[tile]


def cell_text(p: Player, cell: int) -> str:
    """A tile as its code on its colour; an empty cell as its letter and number, then the number of the space."""
    board = f.BOARDS[p.board - 1]
    tile = p.estate[cell]
    style = STYLES[board.types[cell]]
    if tile:
        return f"[bold reverse {style}] {code(tile)} [/]"
    return f"[{style}]{LETTERS[board.types[cell]]}{f.NUMBER[cell]}[/] [dim]{cell:>2}[/]"


def estate(p: Player) -> list[str]:
    """The 37 hexes."""
    lines: list[str] = []
    cell = 0
    longest = max(f.ROW_LENGTHS)
    for row, length in enumerate(f.ROW_LENGTHS):
        margin = HALF * (longest - length)
        if row == 0 or length > f.ROW_LENGTHS[row - 1]:
            lines.append(margin + "  / \\ " * length)
        else:
            lines.append(HALF * (longest - length - 1) + "  \\ / " * (length + 1))
        lines.append(margin + "|" + "|".join(cell_text(p, cell + i) for i in range(length)) + "|")
        cell += length
    lines.append(HALF * (longest - f.ROW_LENGTHS[-1]) + "  \\ / " * f.ROW_LENGTHS[-1])
    return lines


def depot(s: Burgundy, number: int, words: Words) -> str:
    first = number * f.SLOTS
    tiles = [s.depots[slot] for slot in range(first, first + (f.SLOTS if number == 0 else f.NUMBERED_SLOTS))]
    shown = "  ".join(f"[{STYLES[f.TYPE_OF[t]]}]{words.value('tile', f.FACE_NAMES[t])}[/]" for t in tiles if t)
    name = words.say("cli.depot", {"number": number}) if number else words.say("cli.black_depot")
    return f"{name:<16} {shown or '-'}{goods_text(depot_goods(s, number), words, '   + ')}"


def depot_goods(s: Burgundy, number: int) -> list[int]:
    return s.depot_goods[number * f.GOODS : number * f.GOODS + f.GOODS]


def goods_text(counts: list[int], words: Words, prefix: str = "") -> str:
    shown = [f"{n}× {words.value('goods', goods)}" for goods, n in enumerate(counts) if n]
    return prefix + ", ".join(shown) if shown else ""


def bonus_text(s: Burgundy, words: Words) -> str:
    """The bonus tiles that are still to be had, by colour."""
    shown = []
    for kind, name in enumerate(f.TYPES):
        large = [str(f.LARGE_BONUS[s.seats])] if s.large[kind] == NO_SEAT else []
        small = [str(f.SMALL_BONUS[s.seats])] if s.small[kind] == NO_SEAT else []
        if large or small:
            shown.append(f"{words.value('type', name)} {' / '.join(large + small)}")
    return ", ".join(shown) or "-"


def purse(s: Burgundy, seat: int, name: str, words: Words) -> list[str]:
    p = s.players[seat]
    dice = " ".join(f"({value})" if used else f"\\[{value}]" for value, used in zip(p.dice, p.used, strict=True))
    stored = ", ".join(words.value("tile", f.FACE_NAMES[tile]) for tile in p.storage if tile)
    say = words.say
    return [
        f"[bold]{name}[/]  {say('cli.points', {'points': sum(p.parts)})}",
        f"{say('cli.dice')}: {dice}   {say('cli.silver')}: {p.silver}   {say('cli.workers')}: {p.workers}",
        f"{say('cli.storage')}: {stored or '-'}",
        f"{say('cli.goods')}: {goods_text(p.goods, words) or '-'}",
    ]


def picture(s: Burgundy, names: list[str], words: Words) -> str:
    """The main board, then all players with their estates."""
    say = words.say
    line = " > ".join(names[seat] for seat in s.line)
    coming = ", ".join(words.value("goods", goods) for goods in s.round_goods)
    region = say("cli.region_points", {"points": f.PHASE_POINTS[s.phase]})
    phase = say("cli.phase", {"phase": "ABCDE"[s.phase], "round": s.round + 1})
    out = [
        f"[bold]{phase}[/]   {region}   {say('cli.white_die', {'die': s.white})}",
        f"{say('cli.turn_order')}: {line}   {say('cli.coming_goods')}: {coming or '-'}",
        *(depot(s, number, words) for number in (1, 2, 3, 4, 5, 6, 0)),
        f"{say('table.colour_bonus')}: {bonus_text(s, words)}",
        "",
        "   ".join(f"[{style}]{letter}[/] {words.value('type', kind)}" for letter, kind, style in LEGEND),
    ]
    for seat in range(s.seats):
        hexes = estate(s.players[seat])
        notes = purse(s, seat, names[seat], words)
        width = 2 * len(HALF) * max(f.ROW_LENGTHS) + 4
        out.append("")
        for i, row in enumerate(hexes):
            pad = " " * (width - len(row) + markup_length(row))
            out.append(row + (pad + notes[i - 3] if 3 <= i < 3 + len(notes) else ""))
    return "\n".join(out)


def markup_length(row: str) -> int:
    """How many characters of a row are styles and will not be seen."""
    hidden = 0
    inside = False
    for letter in row:
        inside = inside or letter == "["
        hidden += inside
        inside = inside and letter != "]"
    return hidden
