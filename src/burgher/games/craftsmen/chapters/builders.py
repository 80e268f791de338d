"""Stage II, the builders' guild (section 9: CR-138 to CR-165)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, PUBLIC, Step, field, new_stamp
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.money import PAY, worth
from burgher.games.craftsmen.facts import (
    ANY_COLOUR,
    BONUS,
    BOTTOM,
    BUILD_COST,
    BUILDERS,
    CLASS_OF,
    FINISHED,
    GOOD_OF,
    LINES,
    SEMI,
    TOP,
)
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import NOBODYS, Craftsmen, Player, wrong_stage

LEFT: Final = 0
RIGHT: Final = 1
MATCHING: Final = 0  # a card that is added where its colours match,
ANYWHERE: Final = 1  # or with the privilege


def cost_of(card: i64) -> i64:
    """What it costs to build a card. [CR-139]"""
    return BUILD_COST[CLASS_OF[card]]


def matches(p: Player, card: i64, end: i64) -> bool:
    """Top to top or bottom to bottom with the card at that end of the row. [CR-142 to CR-145]"""
    if not p.row:
        return True
    other: i64 = p.row[0] if end == LEFT else p.row[-1]
    return TOP[card] == TOP[other] or BOTTOM[card] == BOTTOM[other]


class Build(Step[Craftsmen]):
    """Build up to two cards. [CR-138 to CR-157, CR-371]"""

    privilege = field(privileges.HELPER_WAYS)
    price = field(max(BUILD_COST) + 1)  # of the first card, once it is built [CR-140, CR-149]

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        price = self.price.of(data)
        key = "prompt.build_more" if price else "prompt.build"
        return Message(key, {"price": price, "worth": worth(s.players[seat].capital)})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        if p.hand:
            money = worth(p.capital) - self.price.of(data)
            free = privileges.available(s, seat, self.privilege.of(data))
            for place, card in enumerate(p.hand):
                if cost_of(card) <= money:
                    for end in range(2):
                        if matches(p, card, end):
                            out.append(v.BUILD.of(place, end, MATCHING))
                        elif free:
                            out.append(v.BUILD.of(place, end, ANYWHERE))
        out.append(v.END.first)
        return out

    def audience(self, s: Craftsmen, seat: i64, data: i64) -> int:
        return seat

    def secret(self, s: Craftsmen, seat: i64, action: i64) -> bool:
        """All see what is built, but its place in the sorted hand would tell something about the rest. [CR-430]"""
        return v.BUILD.owns(action)

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        before = self.price.of(data)
        price = before
        if action != v.END.first:
            privilege = self.privilege.of(data)
            place, end, anywhere = v.BUILD.three(action)
            card: i64 = p.hand[place]
            if anywhere:
                privileges.use(s, seat, privilege)
                privilege = privileges.NONE  # [CR-155]
            add_card(p, card, end)
            p.drop_building(card)
            price += cost_of(card)
            if s.listening:
                s.events.append((v.E_BUILT, PUBLIC, seat, card))
            if before == 0:
                s.push(BUILD, seat, privilege, price)
                return
        if price:
            s.push(BONUS_TOKENS, seat)
            s.push(PAY, seat, price, ANY_COLOUR)  # [CR-141, CR-150]

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.END.owns(action):
            return None  # [CR-119, CR-148]
        place, end, anywhere = v.BUILD.three(action)
        p = s.players[seat]
        if place >= len(p.hand):
            return Reason("CR-138", Message("refusal.hand_size", {"count": len(p.hand)}))
        card = p.hand[place]
        price, have = self.price.of(data) + BUILD_COST[CLASS_OF[card]], worth(p.capital)
        if price > have:
            return Reason("CR-147", Message("refusal.too_dear", {"price": price, "worth": have}))
        misfit = no_match(p, card, end)
        if anywhere == MATCHING or misfit is None:
            return misfit if anywhere == MATCHING else Reason("CR-156", Message("refusal.it_matches"))
        return privileges.no_privilege(s, seat, self.privilege.of(data), "CR-155")

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if worth(s.players[seat].capital) < self.price.of(data):
            return "what is built cannot be paid"
        return wrong_stage(s, BUILDERS)


BUILD: Final[Build] = Build("build", on=("stage",), verbs=(v.BUILD, v.END))


def no_match(p: Player, card: i64, end: i64) -> Reason | None:
    """Neither the top nor the bottom half has the colour of its one neighbour. [CR-143 to CR-145]"""
    neighbours = p.row[:1] if end == LEFT else p.row[-1:]
    for other in neighbours:
        if TOP[other] != TOP[card] and BOTTOM[other] != BOTTOM[card]:
            return Reason(
                "CR-143",
                Message("refusal.no_match", {"top": COLOURS[TOP[other]], "bottom": COLOURS[BOTTOM[other]]}),
            )
    return None


def add_card(p: Player, card: i64, end: i64) -> None:
    """A card with empty icons at an end of the row. [CR-142, CR-146, CR-151 to CR-153]"""
    if end == LEFT:
        p.row.insert(0, card)
        p.icons = [0, 0, *p.icons]
    else:
        p.row.append(card)
        p.icons.append(0)
        p.icons.append(0)
    p.row_stamp = new_stamp()


class BonusTokens(Step[Craftsmen]):
    """The builder takes the tokens of the production lines that are complete. [CR-158 to CR-164]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        made: i64 = 0
        for card in s.players[seat].row:
            made |= 1 << GOOD_OF[card]
        for i in range(FINISHED):
            line: i64 = LINE_BITS[i]
            if s.bonus[i] == NOBODYS and line & ~made == 0:
                s.bonus[i] = seat
                s.markers_stamp = new_stamp()
                if s.listening:
                    s.events.append((v.E_BONUS, PUBLIC, seat, SEMI + i, BONUS[i]))

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return wrong_stage(s, BUILDERS)


BONUS_TOKENS: Final[BonusTokens] = BonusTokens("bonus_tokens", ASKS_NOBODY, on=("stage",), owned=True)


def _bits(goods: list[int]) -> int:
    out = 0
    for good in goods:
        out |= 1 << good
    return out


# the goods whose buildings make up the line of each finished good, as bits [CR-159, CR-160]
LINE_BITS: Final = [_bits(goods) for goods in LINES]
