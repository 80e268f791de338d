"""Work tokens, which are spent between two stages (section 15: CR-326 to CR-336)."""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import privileges
from burgher.games.craftsmen.chapters.craft import (
    CRAFT_ACTION,
    add_recalls,
    has_recall,
    has_use,
    no_raw,
    no_recall,
    no_redeeming,
    no_semi,
    recall,
)
from burgher.games.craftsmen.chapters.ships import no_product
from burgher.games.craftsmen.facts import BANKERS, BUILDERS, WINTER
from burgher.games.craftsmen.state import COMMON, Craftsmen, wrong_stage


def can_spend(s: Craftsmen, seat: i64) -> bool:
    """Has a seat a token, and something to do with it between two stages? [CR-328 to CR-332]"""
    p = s.players[seat]
    return p.work > 0 and (has_recall(p, seat) or has_use(p, seat))


class Window(Step[Craftsmen]):
    """The holders of work tokens in turn order. [CR-326 to CR-328, CR-334]"""

    place = field(6)  # of the turn order, from which to look

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        place = self.place.of(data)
        while place < s.seats:
            holder: i64 = s.order[place]
            place += 1
            if can_spend(s, holder):
                s.push(WINDOW, NO_SEAT, place)
                s.push(SPEND_TOKENS, holder)
                return

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        if self.place.of(data) > s.seats:
            return f"there are {s.seats} players"
        before = BUILDERS if s.season == WINTER else BANKERS
        return "" if wrong_stage(s, before) else "no stage has gone before"


WINDOW: Final[Window] = Window("window", ASKS_NOBODY, on=("stage",))


class SpendTokens(Step[Craftsmen]):
    """Spend work tokens one after the other. [CR-282, CR-328 to CR-335]"""

    def prompt(self, s: Craftsmen, seat: i64, data: i64) -> Message:
        return Message("prompt.spend_tokens", {"count": s.players[seat].work})

    def options(self, s: Craftsmen, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        out: list[int] = []
        add_recalls(p, seat, out)
        if has_use(p, seat):
            out.append(v.WORK.first)
        out.append(v.END.first)
        return out

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if action == v.END.first:
            return
        s.push(MORE_TOKENS, seat)
        if action == v.WORK.first:
            s.players[seat].work -= 1
            s.work += 1  # [CR-335]
            if s.listening:
                s.events.append((v.E_WORK, PUBLIC, seat))
            s.push(CRAFT_ACTION, seat, privileges.WORK_TOKEN, 1)
        else:
            recall(s, seat, v.RECALL.one(action))

    def refusal(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> Reason | None:
        if v.RECALL.owns(action):
            return no_recall(s.players[seat], seat, v.RECALL.one(action))
        if v.WORK.owns(action) and no_use(s, seat):
            return Reason("CR-330", Message("refusal.no_use"))
        return None

    def fault(self, s: Craftsmen, seat: i64, data: i64) -> str:
        return "" if s.players[seat].work else "there is no work token to spend"


SPEND_TOKENS: Final[SpendTokens] = SpendTokens("spend_tokens", on=("window",), verbs=(v.RECALL, v.WORK, v.END))


def no_use(s: Craftsmen, seat: i64) -> bool:
    """Is there nothing for which the own row could use a labour point? [CR-330]"""
    p = s.players[seat]
    targets = range(COMMON, 1 + len(p.icons))
    for target in targets:
        if no_redeeming(p, target) is None:
            return False
    for row in range(len(p.row)):
        for target in targets:
            if no_raw(p, v.RAW.of(row, target)) is None:
                return False
        if no_semi(p, v.SEMI.of(row, COMMON)) is None or no_product(p, seat, row) is None:
            return False
    return True


class MoreTokens(Step[Craftsmen]):
    """The player may go on while there are tokens and something to do. [CR-328]"""

    def choose(self, s: Craftsmen, seat: i64, data: i64, action: i64) -> None:
        if can_spend(s, seat):
            s.push(SPEND_TOKENS, seat)


MORE_TOKENS: Final[MoreTokens] = MoreTokens("more_tokens", ASKS_NOBODY, on=("window",), owned=True)
