"""What a seat sees of its legal actions before it plays one."""

from collections.abc import Sequence

import msgspec

from burgher.core.game import Game
from burgher.core.messages import Args, Message, Reason
from burgher.core.state import CHANCE
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.builders import BUILD, cost_of
from burgher.games.craftsmen.chapters.craft import CRAFT_ACTION, empty_icons
from burgher.games.craftsmen.chapters.helpers import FEE
from burgher.games.craftsmen.chapters.look import ORDERS, PEEK_BACK
from burgher.games.craftsmen.chapters.merchants import MERCHANTS_ACTION
from burgher.games.craftsmen.chapters.money import worth
from burgher.games.craftsmen.chapters.notary import NOTARY_ACTION
from burgher.games.craftsmen.facts import CITY
from burgher.games.craftsmen.state import Craftsmen


class Preview(msgspec.Struct):
    ends_turn: list[str]
    fees: list[str]  # actions for which the owner of a covered disc is paid,
    gifts: list[str]  # or draws a card
    back_orders: list[list[int]]  # the sequences in which the cards that were looked at can go back
    passed_over: Reason | None  # why there is nothing to do but to end, if it is so


def preview(game: Game[Craftsmen], s: Craftsmen, seat: int, actions: Sequence[int]) -> Preview:
    back_orders = ORDERS[len(s.looked)] if s.asking(PEEK_BACK) else []
    out = Preview(game.ends_turn(s, seat, actions), [], [], back_orders, passed_over(s, seat, actions))
    for action in actions:
        if v.PLACE.owns(action) and v.PLACE.two(action)[1]:
            after = s.copy()
            after.play(seat, action)
            if after.asking(FEE):
                out.fees.append(v.VERBS.text(action))
            elif after.mover() == CHANCE:
                out.gifts.append(v.VERBS.text(action))
    return out


def passed_over(s: Craftsmen, seat: int, actions: Sequence[int]) -> Reason | None:
    """Why a helper, or in winter a player, can do nothing in the city building that is being resolved. [CR-119]"""
    if list(actions) != [v.END.first]:
        return None
    p = s.players[seat]
    if s.asking(BUILD) and not BUILD.price.of(s.top_data()):
        if not p.hand:
            return _reason(s, "CR-138", "no_building")
        capital = worth(p.capital)
        dear = min(cost_of(card) for card in p.hand) > capital
        return _reason(s, "CR-139", "no_money", worth=capital) if dear else _reason(s, "CR-142", "no_match")
    if s.asking(NOTARY_ACTION) and not NOTARY_ACTION.done.of(s.top_data()):
        return _reason(s, "CR-166", "no_bid")
    if s.asking(CRAFT_ACTION):
        return _reason(s, "CR-211", "no_use")
    if s.asking(MERCHANTS_ACTION):
        if not p.cards() and not p.fair:
            return _reason(s, "CR-299", "no_price")
        return _reason(s, "CR-290", "no_offer" if empty_icons(p, []) else "no_icon")
    return None


def _reason(s: Craftsmen, clause: str, key: str, **args: int) -> Reason:
    told: Args = {"city": CITY[s.stage], **args}
    return Reason(clause, Message(f"passed_over.{key}", told))
