"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.words import Words
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.score import half_points
from burgher.games.glass_road.state import NO_TILE, GlassRoad, Player
from burgher.games.glass_road.words import points_text

KIND_STYLES = ["yellow", "green", "blue"]
CATEGORY_STYLES = ["orange3", "cyan", "magenta"]
WIDTH = 10  # of a cell


def tile_name(tile: int, words: Words) -> str:
    return words.value("tile", f.TILE_NAMES[tile])


def cost_text(tile: int, words: Words) -> str:
    """The printed cost in short: 2 wood, 1 brick."""
    parts = [f"{n} {words.value('good', f.GOODS[good])}" for good, n in enumerate(f.COST[tile]) if n]
    return ", ".join(parts) or "-"


def cell_text(p: Player, cell: int, words: Words) -> str:
    """What lies on a cell, cut to its width; an empty cell shows its number."""
    code = p.plan[cell]
    if code == f.EMPTY:
        return f"[dim]{cell:^{WIDTH}}[/]"
    if code >= f.FIRST_TILE:
        tile = code - f.FIRST_TILE
        return f"[bold {CATEGORY_STYLES[tile // f.CONVERSIONS]}]{tile_name(tile, words)[:WIDTH]:^{WIDTH}}[/]"
    if code >= f.FIRST_FOREST:
        return f"[reverse green]{f'▲ {code - f.FIRST_FOREST} ▲':^{WIDTH}}[/]"
    name = words.value("kind", f.KINDS[code - 1])
    return f"[{KIND_STYLES[code - 1]}]{f'{name} {cell}'[:WIDTH]:^{WIDTH}}[/]"


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


def board_row(s: GlassRoad, row: int, words: Words) -> str:
    tiles = [tile for tile in s.board[row * f.ROW : row * f.ROW + s.places] if tile != NO_TILE]
    style = CATEGORY_STYLES[row]
    return (
        "  ".join(f"[{style}]{tile_name(tile, words)}[/] [dim]({cost_text(tile, words)})[/]" for tile in tiles) or "-"
    )


def player_lines(s: GlassRoad, seat: int, name: str, words: Words) -> list[str]:
    p = s.players[seat]
    goblet = " ♦" if s.seats > 1 and seat == s.first else ""
    out = ["", f"[bold]{name}[/]{goblet}  {points_text(half_points(s, seat))}", *wheels(p, words)]
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
        out.append("+ " + "  ".join(f"{tile_name(t, words)} [dim]({cost_text(t, words)})[/]" for t in p.display))
    if p.played or p.notches:
        out.append(f"> {cards(p.played + p.notches, words)}")
    return out


def picture(s: GlassRoad, names: list[str], words: Words) -> str:
    """The building board, then all players with wheels, plan, display and played cards."""
    out = [f"[bold]{s.period + 1}/{s.periods}[/]", *(board_row(s, row, words) for row in range(3))]
    for seat in range(s.seats):
        out += player_lines(s, seat, names[seat], words)
    return "\n".join(out)
