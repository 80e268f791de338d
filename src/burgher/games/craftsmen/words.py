"""What could be done, as keys of the words files with their values: the actions that need the position to be told."""

from burgher.core.messages import Args, Message
from burgher.core.tellers import Tellers
from burgher.core.verbs import Verb
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters import builders, craft, notary, setup, ships, work
from burgher.games.craftsmen.chapters.look import ORDERS
from burgher.games.craftsmen.chapters.money import worth
from burgher.games.craftsmen.chapters.notary import face, halves
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import COMMON, Craftsmen, Player, display_place, newer

TELLERS = Tellers()


def values_told(number: int) -> str:
    """The values of cards that `money.told` has put into one number: 20001 is a one and two threes."""
    return "+".join("1" * (number % 100) + "2" * (number // 100 % 100) + "3" * (number // 10000))


def capital(kind: int) -> Args:
    return {"colour": COLOURS[f.colour_of(kind)], "value": f.value_of(kind)}


# ---------------------------------------------------------------- capital cards


@TELLERS.tells(v.PAY)
def pay(s: Craftsmen, seat: int, data: int, colour: int, value: int) -> Message:
    """One card, and what is then paid."""
    after = s.paid[:]
    after[f.kind_of(colour, value)] += 1
    return Message("action.pay", {"colour": COLOURS[colour], "value": value, "paid": worth(after)})


@TELLERS.tells(v.BANK)
def bank(s: Craftsmen, seat: int, data: int, places: int) -> Message:
    """Cards of the display, the rest from the deck."""
    open_cards = [capital(s.capital_display[place]) for place in range(2) if places >> place & 1]
    if not open_cards:
        return Message("action.bank_deck")
    if len(open_cards) == 1:
        return Message("action.bank", open_cards[0])
    other = open_cards[1]
    return Message("action.bank_both", {**open_cards[0], "other": other["colour"], "other_value": other["value"]})


@TELLERS.tells(v.TAKE)
def take(s: Craftsmen, seat: int, data: int, source: int) -> Message:
    if source == craft.FROM_DECK:
        return Message("action.take_deck")
    return Message("action.take", capital(s.capital_display[source]))


@TELLERS.tells(v.FEE_POINTS)
def fee_points(s: Craftsmen, seat: int, data: int) -> Message:
    return Message("action.fee_points", {"points": f.FEE_POINTS[s.year]})


@TELLERS.tells(v.INVEST)
def invest(s: Craftsmen, seat: int, data: int, violet: int, green: int, blue: int, red: int) -> Message:
    values: Args = {"violet": violet, "green": green, "blue": blue, "red": red}
    return Message("action.invest", {**values, "points": violet + green + blue + red})


# ---------------------------------------------------------------- helpers and services


@TELLERS.tells(v.PLACE)
def place(s: Craftsmen, seat: int, data: int, city: int, space: int) -> Message:
    return Message("action.stack" if space else "action.place", {"city": f.CITY[city], "space": space})


@TELLERS.tells(v.BANK_PRIV)
def bank_privilege(s: Craftsmen, seat: int, data: int, privilege: int) -> Message:
    return Message(f"action.bank_priv_{privilege}")


@TELLERS.tells(v.HALL)
def hall(s: Craftsmen, seat: int, data: int, service: int) -> Message:
    return Message(f"action.hall_{service}")


@TELLERS.tells(v.END)
def end(s: Craftsmen, seat: int, data: int) -> Message:
    """To decline, to stop, or to be content with one building."""
    step = s.top()
    if step is builders.BUILD and builders.BUILD.price.of(data):
        return Message("action.one_building")
    done = step is notary.NOTARY_ACTION and notary.NOTARY_ACTION.done.of(data)
    if done or step in (craft.CRAFT_ACTION, work.SPEND_TOKENS, setup.EXCHANGE):
        return Message("action.finish")
    return Message("action.end")


# ---------------------------------------------------------------- building cards


@TELLERS.tells(v.SWAP)
def swap(s: Craftsmen, seat: int, data: int, hand: int) -> Message:
    return Message("action.swap", face(s.players[seat].hand[hand]))


@TELLERS.tells(v.SWAP_SAW)
def swap_sawmill(s: Craftsmen, seat: int, data: int, sawmill: int) -> Message:
    return Message("action.swap_saw", {"colours": halves(s.box[sawmill])})


@TELLERS.tells(v.BUILD)
def build(s: Craftsmen, seat: int, data: int, hand: int, end: int, privilege: int) -> Message:
    card = s.players[seat].hand[hand]
    key = f"action.build_{'right' if end == builders.RIGHT else 'left'}{'_priv' if privilege else ''}"
    return Message(key, {**face(card), "price": builders.cost_of(card)})


@TELLERS.tells(v.BUY_CARD)
def buy_card(s: Craftsmen, seat: int, data: int, class_: int, place: int) -> Message:
    card = s.display[display_place(class_, place)]
    return Message("action.buy_card", {**face(card), "price": f.NOTARY_PRICE[class_]})


@TELLERS.tells(v.AUCTION)
def auction(s: Craftsmen, seat: int, data: int, class_: int, place: int, amount: int) -> Message:
    return Message("action.auction", {**face(s.display[display_place(class_, place)]), "bid": amount})


@TELLERS.tells(v.BID)
def bid(s: Craftsmen, seat: int, data: int, amount: int) -> Message:
    return Message("action.bid", {"bid": amount})


@TELLERS.tells(v.MAYOR)
def mayor(s: Craftsmen, seat: int, data: int, beat: int) -> Message:
    return Message(f"action.mayor_{beat}", {"bid": worth(s.mayor) + 1})


@TELLERS.tells(v.PEEK_SHOW)
def peek_show(s: Craftsmen, seat: int, data: int, first: int, second: int) -> Message:
    return Message("action.peek_show", looked_cards(s, [first, second]))


@TELLERS.tells(v.PEEK_BACK)
def peek_back(s: Craftsmen, seat: int, data: int, bottom: int, sequence: int) -> Message:
    return Message(f"action.peek_{'bottom' if bottom else 'top'}", looked_cards(s, ORDERS[len(s.looked)][sequence]))


def looked_cards(s: Craftsmen, places: list[int]) -> Args:
    """Up to three cards being looked at, with their colours."""
    cards = [pl.card(s.looked[i]) for i in places]
    args = face(cards[0])
    for i, name in enumerate(("second", "third"), 1):
        args[name] = [f.CARD_NAMES[card] for card in cards[i : i + 1]]
        args[f"{name}_colours"] = [colour for card in cards[i : i + 1] for colour in halves(card)]
    return args


# ---------------------------------------------------------------- goods


def target_card(p: Player, target: int) -> Args:
    """The building to which a good goes; its colours too if there are several of the name."""
    if target == COMMON:
        return {}
    card = p.row[craft.target_card(target)]
    alike = sum(1 for other in p.row if f.CARD_NAMES[other] == f.CARD_NAMES[card])
    return {"card": f.CARD_NAMES[card], "colours": halves(card) if alike > 1 else []}


@TELLERS.tells(v.RAW)
def raw(s: Craftsmen, seat: int, data: int, row: int, target: int, double: int) -> Message:
    p = s.players[seat]
    key = f"action.raw{'' if target else '_fair'}{'_double' if double else ''}"
    return Message(key, {"good": f.GOODS[f.GOOD_OF[p.row[row]]], **target_card(p, target)})


@TELLERS.tells(v.SEMI)
def semi(s: Craftsmen, seat: int, data: int, row: int, target: int) -> Message:
    p = s.players[seat]
    good = f.GOOD_OF[p.row[row]]
    args: Args = {"good": f.GOODS[good], **target_card(p, target), "points": f.PRODUCTION_POINTS[good]}
    return Message("action.semi" if target else "action.semi_granary", args)


@TELLERS.tells(v.SHIP)
def ship(s: Craftsmen, seat: int, data: int, row: int, ship: int) -> Message:
    good = f.GOOD_OF[s.players[seat].row[row]]
    args: Args = {"good": f.GOODS[good], "points": f.PRODUCTION_POINTS[good]}
    hold = ships.row_of(good, ship)
    if hold == ships.NO_ROW:
        return Message("action.give_up", args)
    full = s.ships[newer(hold)] != f.NO_MARKER
    return Message("action.ship_bribe" if full else "action.ship", {**args, "ship": ship})


@TELLERS.tells(v.RECALL, v.REDEEM)
def from_icon(s: Craftsmen, seat: int, data: int, verb: Verb, target: int) -> Message:
    """A cube that is taken back, or a marker of the fair that becomes a raw good."""
    p = s.players[seat]
    if target == COMMON:
        return Message("action.recall_fair")
    return Message(f"action.{verb.name}", {"good": f.GOODS[craft.icon_good(p, target)], **target_card(p, target)})


@TELLERS.tells(v.BUY_GOOD)
def buy_good(s: Craftsmen, seat: int, data: int, column: int, target: int, marker: int) -> Message:
    key = "action.buy_good_priv" if marker else "action.buy_good"
    return Message(key, {"good": f.GOODS[f.GRANARY[column]], **target_card(s.players[seat], target)})
