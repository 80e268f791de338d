"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.words import Words, amount
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.score import half_points
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player

KIND_STYLES = ["yellow", "green", "blue"]
CATEGORY_STYLES = ["orange3", "cyan", "magenta"]
WIDTH = 14  # of a cell
NAME = 26  # of a tile on offer


def tile_name(tile: int, words: Words) -> str:
    return words.value("tile", f.TILE_NAMES[tile])


def cost_text(tile: int, words: Words) -> str:
    """The printed cost in short."""
    parts = [f"{n} × {words.value('good', f.GOODS[good])}" for good, n in enumerate(f.COST[tile]) if n]
    return ", ".join(parts) or words.say("table.cap_free")


def tile_line(tile: int, words: Words) -> str:
    """A tile that could be built: its name, what it costs, what it does and what it is worth."""
    row = f.CATEGORY[tile]
    does = words.value("tile_text", f.TILE_NAMES[tile])
    worth = "" if row == f.POINT else " " + words.say("table.tip_points", {"points": f.POINTS[tile]})
    name = f"[{CATEGORY_STYLES[row]}]{tile_name(tile, words):<{NAME}}[/]"
    return f"  {name} {cost_text(tile, words)}. [dim]{does}{worth}[/]"


def cell_text(p: Player, cell: int, words: Words) -> str:
    """What lies on a cell, cut to its width; an empty cell shows its number."""
    code = p.plan[cell]
    if code == f.EMPTY:
        return f"[dim]{cell:^{WIDTH}}[/]"
    if code >= f.FIRST_TILE:
        tile = code - f.FIRST_TILE
        return f"[bold {CATEGORY_STYLES[f.CATEGORY[tile]]}]{tile_name(tile, words)[:WIDTH]:^{WIDTH}}[/]"
    if code >= f.FIRST_FOREST:
        return f"[reverse green]{f'▲ {cell} ▲':^{WIDTH}}[/]"
    name = words.value("kind", f.KINDS[code - f.FIRST_KIND])
    return f"[{KIND_STYLES[code - f.FIRST_KIND]}]{f'{name} {cell}'[:WIDTH]:^{WIDTH}}[/]"


def wheels(p: Player, words: Words) -> list[str]:
    """Each wheel as one line: its name, then its amounts with the refined good last."""
    out = []
    marker = 0
    for wheel, names in enumerate(f.MARKER_NAMES):
        amounts = []
        for name in names:
            amounts.append(f"{words.value('good', name)} {p.goods[marker]}")
            marker += 1
        amounts[-1] = f"[bold]{amounts[-1]}[/]"
        out.append(f"{words.value('wheel', f.WHEELS[wheel])}: {'  '.join(amounts)}")
    return out


def cards(numbers: list[int], words: Words) -> str:
    return ", ".join(words.value("card", f.CARD_NAMES[card]) for card in numbers) or "-"


def board_rows(s: GlassRoad, row: int, words: Words) -> list[str]:
    tiles = [tile for tile in s.row(row) if tile != NO_TILE]
    return [words.say(f"table.category_{f.CATEGORIES[row]}"), *(tile_line(tile, words) for tile in tiles)]


def player_lines(s: GlassRoad, seat: int, name: str, words: Words) -> list[str]:
    p = s.players[seat]
    goblet = " ♦" if s.seats > 1 and seat == s.first else ""
    total = f"{words.say('cli.total')}: {amount(half_points(s, seat) / 2)}"
    out = ["", f"[bold]{name}[/]{goblet}   {total}", *wheels(p, words)]
    for row in range(f.ROWS):
        out.append("|" + "|".join(cell_text(p, row * f.COLUMNS + i, words) for i in range(f.COLUMNS)) + "|")
    built = [
        f"{words.value('base', f.BASE_NAMES[base])}: {tile_name(tile, words)}"
        for base, tile in enumerate(p.bases)
        if tile != NO_TILE
    ]
    if built:
        out.append("  ".join(built))
    if p.display:
        out += [f"{words.say('table.display_of')}:", *(tile_line(tile, words) for tile in p.display)]
    if p.played or p.notches:
        out.append(f"{words.say('table.open_cards')}: {cards(p.played + p.notches, words)}")
    return out


def picture(s: GlassRoad, names: list[str], words: Words) -> str:
    """The building board, then all players with wheels, plan, display and played cards."""
    out = [f"[bold]{words.say('table.when', {'period': int(s.period) + 1, 'periods': int(s.periods)})}[/]"]
    for row in range(f.ROWS_OF_TILES):
        out += board_rows(s, row, words)
    for seat in range(s.seats):
        out += player_lines(s, seat, names[seat], words)
    return "\n".join(out)
