"""The table drawn in text, for a terminal. Square brackets carry styles of the rich library."""

from burgher.core.words import Words
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.helpers import spaces
from burgher.games.craftsmen.chapters.money import worth
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import NO_KIND, NOBODYS, Craftsmen, Player, both

STYLES = ["magenta", "green", "blue", "red"]  # of the colours of cards


def area(words: Words, name: str) -> str:
    return words.value("table", name)


def capital(kinds: list[int], words: Words) -> str:
    """Capital cards in their colours, or a dash."""
    shown = []
    for kind in kinds:
        colour = f.colour_of(kind)
        shown.append(f"[{STYLES[colour]}]{words.value('colour', COLOURS[colour])} {f.value_of(kind)}[/]")
    return ", ".join(shown) or "-"


def in_hand(counts: list[int]) -> list[int]:
    return [kind for kind in range(f.KINDS) for _ in range(counts[kind])]


def good_name(good: int, words: Words) -> str:
    return words.value("good", f.GOODS[good])


def halves(card: int, words: Words) -> str:
    """The colours of the top and the bottom half, also in words for those who see no colours."""
    colours = (f.TOP[card], f.BOTTOM[card])
    return "/".join(f"[{STYLES[c]}]{words.value('colour', COLOURS[c])}[/]" for c in colours)


def card_text(card: int, words: Words) -> str:
    return f"{words.value('card', f.CARD_NAMES[card])} ({halves(card, words)})"


def recipe(card: int, words: Words) -> str:
    """A card with what it takes, what it makes and what that is worth."""
    good = f.GOOD_OF[card]
    takes = " + ".join(good_name(each, words) for each in f.INPUTS[good])
    points = f.PRODUCTION_POINTS[good]
    worth_it = f", {words.say('cli.points', {'points': points})}" if points else ""
    return f"{card_text(card, words)}: {takes + ' ' if takes else ''}-> {good_name(good, words)}{worth_it}"


def marker(number: int, names: list[str], words: Words) -> str:
    if number == f.NO_MARKER:
        return "·"
    return area(words, "natural") if number == f.NATURAL else names[number - 1]


def row_text(p: Player, names: list[str], words: Words) -> list[str]:
    """The built cards with what lies on their icons."""
    out = []
    for r, card in enumerate(p.row):
        icons = [
            f"{good_name(good, words)}: {marker(p.icons_of(r)[i], names, words)}"
            for i, good in enumerate(f.ICON[card])
            if good != f.NO_GOOD
        ]
        out.append(f"  {r}  {card_text(card, words)}{'  ' + ', '.join(icons) if icons else ''}")
    return out


def city(s: Craftsmen, names: list[str], words: Words) -> list[str]:
    """The six queues; the lower disc of a space stands first."""
    out = []
    for number in range(1, len(f.CITY)):
        queue = [
            "/".join(names[disc - 1] for disc in s.discs_on(number, space) if disc) or "·"
            for space in range(1, spaces(s) + 1)
        ]
        here = ">" if s.stage == number else " "
        out.append(f"{here} {words.value('city', f.CITY[number]):<22} {'   '.join(queue)}")
    return out


def market(s: Craftsmen, words: Words) -> list[str]:
    """Displays and piles."""
    open_cards = capital([kind for kind in s.capital_display if kind != NO_KIND], words)
    out = [f"{area(words, 'capital')}: {open_cards}   {area(words, 'deck')}: {sum(s.deck)}"]
    for number in range(3):
        told = words.say(
            "table.tip_prices",
            {"class": f.CLASSES[number], "price": f.BUILD_COST[number], "cost": f.NOTARY_PRICE[number]},
        )
        pile = words.say("table.pile", {"count": s.piles[number].size()})
        out.append(f"{told} ({pile})")
        out += [f"    {recipe(card, words)}" for card in s.displayed(number) if card]
    return out


def goods(s: Craftsmen, names: list[str], words: Words) -> list[str]:
    """Granary and ships, older markers first."""
    columns = [f"{good_name(good, words)} {pair(s.granary, i, names, words)}" for i, good in enumerate(f.GRANARY)]
    out = [f"{area(words, 'granary')}: {'   '.join(columns)}"]
    for number in range(1, f.SHIPS + 1):
        rows = [
            f"{good_name(f.ROW_GOOD[row], words)} {f.ROW_POINTS[row]} {pair(s.ships, row, names, words)}"
            for row in range(f.ROWS)
            if f.ROW_SHIP[row] == number
        ]
        bonus = "/".join(str(points) for points in f.SHIP_BONUS[number])
        out.append(f"{area(words, 'ship')} {number} ({bonus}): {'   '.join(rows)}")
    return out


def tokens(s: Craftsmen, names: list[str], words: Words) -> list[str]:
    """What lies beside the board, who holds the bonus tokens, and the order-change track."""
    bonus = [
        f"{good_name(f.SEMI + i, words)} {f.BONUS[i]}" + (f" ({names[holder]})" if holder != NOBODYS else "")
        for i, holder in enumerate(s.bonus)
    ]
    out = [
        f"{area(words, 'pool')}: {area(words, 'privileges')} {s.privileges}, {area(words, 'work')} {s.work}",
        f"{area(words, 'bonus')}: {', '.join(bonus)}",
    ]
    if s.change:
        out.append(f"{area(words, 'change')}: {', '.join(names[seat] for seat in s.change)}")
    return out


def pair(markers: list[int], queue: int, names: list[str], words: Words) -> str:
    return "|".join(marker(number, names, words) for number in both(markers, queue))


def person(s: Craftsmen, seat: int, names: list[str], words: Words) -> list[str]:
    """A player; the hand is shown to whoever is to move."""
    p = s.players[seat]
    counts = {"helpers": p.helpers, "fair": p.fair, "supply": p.supply, "privileges": p.privileges, "work": p.work}
    out = [
        f"[bold]{names[seat]}[/]  {words.say('cli.points', {'points': sum(p.parts)})}   "
        + "   ".join(f"{area(words, name)}: {number}" for name, number in counts.items()),
        *row_text(p, names, words),
    ]
    if seat in s.to_move():
        out.append(f"  {area(words, 'capital')}: {capital(in_hand(p.capital), words)} (= {worth(p.capital)})")
        out.append(f"  {area(words, 'hand')}:{'' if p.hand else ' -'}")
        out += [f"    {recipe(card, words)}" for card in p.hand]
    else:
        out.append(f"  {area(words, 'capital')}: {sum(p.capital)}   {area(words, 'hand')}: {len(p.hand)}")
    return out


def picture(s: Craftsmen, names: list[str], words: Words) -> str:
    """The city, the market, granary and ships, the tokens, then all players."""
    order = " > ".join(names[seat] for seat in s.order) or "-"
    out = [
        f"[bold]{words.value('season', f.SEASONS[s.season])} {s.year + 1}[/]   {words.say('cli.turn_order')}: {order}",
        *city(s, names, words),
        *market(s, words),
        *goods(s, names, words),
        *tokens(s, names, words),
    ]
    for seat in range(s.seats):
        out += ["", *person(s, seat, names, words)]
    return "\n".join(out)
