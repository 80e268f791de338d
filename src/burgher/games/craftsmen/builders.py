"""Stage II, the builders' guild (section 9)."""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.craftsmen import privilege
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.facts import (
    ANY_COLOUR,
    BONUS,
    BOTTOM,
    BUILD_COST,
    CLASS_OF,
    FINISHED,
    GOOD_OF,
    LINES,
    SEMI,
    TOP,
)
from burgher.games.craftsmen.money import PAY, worth
from burgher.games.craftsmen.state import NOBODYS, Craftsmen, Player

LEFT: Final = 0


def matches(p: Player, card: int, end: int) -> bool:
    """Top to top or bottom to bottom with the card at that end of the row. [CR-142 to CR-145]"""
    if not p.row:
        return True
    other = p.row[0] if end == LEFT else p.row[-1]
    return TOP[card] == TOP[other] or BOTTOM[card] == BOTTOM[other]


class Build(Step[Craftsmen]):
    """Build up to two cards; a is the privilege, b the cost so far. [CR-138 to CR-157]"""

    def options(self, s: Craftsmen, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        money = worth(p.capital) - b
        free = privilege.available(s, seat, a)
        for h in range(len(p.hand)):
            card = p.hand[h]
            if BUILD_COST[CLASS_OF[card]] <= money:
                action = v.BUILD.first + 4 * h
                for end in range(2):
                    if matches(p, card, end):
                        out.append(action + 2 * end)
                    elif free:
                        out.append(action + 2 * end + 1)
        out.append(v.END.first)
        return out

    def audience(self, s: Craftsmen, seat: int, a: int, b: int) -> int:
        return seat

    def secret(self, s: Craftsmen, seat: int, action: int) -> bool:
        """All see what is built, but its place in the sorted hand would tell something about the rest. [CR-430]"""
        return v.BUILD.owns(action)

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        price = b
        if action != v.END.first:
            card = p.hand[v.BUILD.field(action, 0)]
            if v.BUILD.field(action, 2):
                privilege.use(s, seat, a)
                a = privilege.NONE
            add_card(p, card, v.BUILD.field(action, 1))
            p.drop_building(card)
            price += BUILD_COST[CLASS_OF[card]]
            if s.listening:
                s.events.append((v.E_BUILT, PUBLIC, seat, card))
            if b == 0:
                s.push(BUILD, seat, a, price)
                return
        if price:
            s.push(BONUS_TOKENS, NOBODY, seat)
            s.push(PAY, seat, price, ANY_COLOUR)


def add_card(p: Player, card: int, end: int) -> None:
    """A card with empty icons at an end of the row. [CR-142, CR-153]"""
    if end == LEFT:
        p.row.insert(0, card)
        p.icons = [0, 0, *p.icons]
    else:
        p.row.append(card)
        p.icons.append(0)
        p.icons.append(0)


class BonusTokens(Step[Craftsmen]):
    """Seat a takes the tokens of the production lines that are complete. [CR-158 to CR-164]"""

    def choose(self, s: Craftsmen, seat: int, a: int, b: int, action: int) -> None:
        made = [GOOD_OF[card] for card in s.players[a].row]
        for i in range(FINISHED):
            if s.bonus[i] == NOBODYS and has_line(made, i):
                s.bonus[i] = a
                if s.listening:
                    s.events.append((v.E_BONUS, PUBLIC, a, SEMI + i, BONUS[i]))


def has_line(made: list[int], finished: int) -> bool:
    """Do buildings that make these goods complete the line of a finished good?"""
    for good in LINES[finished]:
        if good not in made:
            return False
    return True


BUILD: Final[Build] = Build("build", a=2, b=6)
BONUS_TOKENS: Final[BonusTokens] = BonusTokens("bonus_tokens", a=4)
