"""What is asked and what could be done, as keys of the words files with their values."""

from burgher.core.game import Message
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen import privilege as pr
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.craft import NO_ROW, icon_good, row_of
from burgher.games.craftsmen.money import worth
from burgher.games.craftsmen.notary import back_orders
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.state import QUEUE, Craftsmen, Player

Args = dict[str, int | str | list[str]]


def prompt(s: Craftsmen, seat: int) -> Message:
    """What the seat is asked now."""
    step, _, a, b = s.stack[-1]
    name = s.steps[step].name
    p = s.players[seat]
    if name == "fee":
        place = s.stack[-2][3]  # of the disc that is laid when the fee is settled
        return Message("prompt.fee", {"seat": a, "city": f.CITY[place // QUEUE], "points": f.FEE_POINTS[s.year]})
    if name == "discard":
        return Message("prompt.discard", {"count": a})
    if name == "pay":
        return Message("prompt.pay", {"price": a, "paid": worth(s.paid), "colours": colours_of(b)})
    if name == "build":
        return Message("prompt.build_more" if b else "prompt.build", {"price": b, "worth": worth(p.capital)})
    if name == "notary":
        return Message("prompt.notary_done" if b else "prompt.notary", {"worth": worth(p.capital)})
    if name in ("bid", "answer"):
        bid = s.bid if name == "bid" else worth(s.mayor)
        return Message(f"prompt.{name}", {**face(s.display[s.lot_place]), "bid": bid, "worth": worth(p.capital)})
    if name in ("peek_show", "peek_back"):
        return Message(f"prompt.{name}", {"class": f.CLASSES[a], "count": len(s.looked)})
    if name == "craft":
        return Message("prompt.work" if a == pr.WORK_TOKEN else "prompt.craft", {"count": b})
    if name == "spend_tokens":
        return Message("prompt.spend_tokens", {"count": p.work})
    if name == "bribe":
        return Message("prompt.bribe", {"good": f.GOODS[f.GOOD_OF[p.row[a]]], "ship": f.ROW_SHIP[b]})
    if name == "send":
        return Message("prompt.send", {"count": p.helpers})
    return Message(f"prompt.{name}")


def colours_of(mask: int) -> list[str]:
    """The colours that a payment is bound to; none if any will do."""
    return [] if mask == f.ANY_COLOUR else [colour for c, colour in enumerate(COLOURS) if mask >> c & 1]


def halves(card: int) -> list[str]:
    """The colours of a card, top first; one that is the same on both halves is named once."""
    top, bottom = COLOURS[f.TOP[card]], COLOURS[f.BOTTOM[card]]
    return [top] if top == bottom else [top, bottom]


def face(card: int) -> Args:
    """The name and the colours of a card, which together tell it from all others."""
    return {"card": f.CARD_NAMES[card], "colours": halves(card)}


def values_told(number: int) -> str:
    """The values of cards that `money.told` has put into one number: 20001 is a one and two threes."""
    return "+".join("1" * (number % 100) + "2" * (number // 100 % 100) + "3" * (number // 10000))


def capital(kind: int) -> Args:
    return {"colour": COLOURS[kind // 3], "value": kind % 3 + 1}


CARD_VERBS = (v.FEE_CARD, v.DISCARD, v.PAY, v.BRIBE, v.GIVE)  # one capital card each


def describe(s: Craftsmen, seat: int, action: int) -> Message:
    """What a legal action would do."""
    verb = v.VERBS.of(action)
    key = f"action.{verb.name}"
    values = {name: verb.field(action, i) for i, (name, _, _) in enumerate(verb.fields)}
    if verb in CARD_VERBS:
        return describe_card(s, key, verb.name, action - verb.first)
    if verb in (v.RAW, v.REDEEM, v.SEMI, v.SHIP, v.RECALL, v.BUY_GOOD):
        return describe_good(s, seat, verb.name, values)
    if verb in (v.BUY_CARD, v.AUCTION):
        args = face(s.display[2 * values["class"] + values["place"]])
        args["price" if verb is v.BUY_CARD else "bid"] = values.get("amount", f.NOTARY_PRICE[values["class"]])
        return Message(key, args)
    if verb in (v.SWAP, v.BUILD):
        card = s.players[seat].hand[values["hand"]]
        args = face(card)
        if verb is v.BUILD:
            key = f"action.build_{'right' if values['end'] else 'left'}{'_priv' if values['privilege'] else ''}"
            args["price"] = f.BUILD_COST[f.CLASS_OF[card]]
        return Message(key, args)
    if verb is v.SWAP_SAW:
        return Message(key, {"colours": halves(s.box[values["sawmill"]])})
    if verb is v.PLACE:
        return Message(
            "action.stack" if values["space"] else key, {"city": f.CITY[values["city"]], "space": values["space"]}
        )
    if verb is v.FEE_POINTS:
        return Message(key, {"points": f.FEE_POINTS[s.year]})
    if verb in (v.PEEK_SHOW, v.PEEK_BACK):
        return describe_peek(s, key, values)
    if verb in (v.BANK, v.TAKE):
        return describe_draw(s, verb.name, values)
    if verb in (v.BANK_PRIV, v.MAYOR, v.HALL):
        return Message(f"{key}_{next(iter(values.values()))}", {"bid": worth(s.mayor) + 1} if verb is v.MAYOR else {})
    if verb is v.BID:
        return Message(key, {"bid": values["amount"]})
    if verb is v.PEEK:
        return Message(key, {"class": f.CLASSES[values["class"]]})
    if verb is v.END:
        return Message(f"action.{end_of(s)}")
    if verb is v.INVEST:
        return Message(key, {**values, "points": sum(values.values())})
    return Message(key)


def end_of(s: Craftsmen) -> str:
    """What `end` means here: to decline, to stop, or to be content with one building."""
    step, _, _, b = s.stack[-1]
    name = s.steps[step].name
    if name == "build" and b:
        return "one_building"
    return "finish" if name in ("craft", "spend_tokens", "exchange") or (name == "notary" and b) else "end"


def describe_card(s: Craftsmen, key: str, name: str, kind: int) -> Message:
    """One capital card; in a payment also what is then paid."""
    args = capital(kind)
    if name == "pay":
        after = s.paid[:]
        after[kind] += 1
        args["paid"] = worth(after)
    return Message(key, args)


def describe_draw(s: Craftsmen, name: str, values: dict[str, int]) -> Message:
    """Cards of the display, or of the deck."""
    if name == "bank":
        places = [place for place in range(2) if values["places"] >> place & 1]
    else:
        places = [values["source"]] if values["source"] < 2 else []
    if not places:
        return Message(f"action.{name}_deck")
    args = capital(s.capital_display[places[0]])
    if len(places) == 1:
        return Message(f"action.{name}", args)
    other = capital(s.capital_display[places[1]])
    return Message("action.bank_both", {**args, "other": other["colour"], "other_value": other["value"]})


def describe_peek(s: Craftsmen, key: str, values: dict[str, int]) -> Message:
    """Cards being looked at: two for the display, or up to three for the pile."""
    places = (
        [values["first"], values["second"]] if "first" in values else back_orders(len(s.looked))[values["sequence"]]
    )
    cards = [pl.card(s.looked[i]) for i in places]
    args = face(cards[0])
    for i, name in enumerate(("second", "third"), 1):
        args[name] = [f.CARD_NAMES[card] for card in cards[i : i + 1]]
        args[f"{name}_colours"] = [colour for card in cards[i : i + 1] for colour in halves(card)]
    if "first" not in values:
        key = f"action.peek_{'bottom' if values['bottom'] else 'top'}"
    return Message(key, args)


def target_of(p: Player, d: int) -> Args:
    """The building to which a good goes; its colours too if there are several of the name."""
    card = p.row[(d - 1) // 2]
    alike = sum(1 for other in p.row if f.CARD_NAMES[other] == f.CARD_NAMES[card])
    return {"card": f.CARD_NAMES[card], "colours": halves(card) if alike > 1 else []}


def describe_good(s: Craftsmen, seat: int, name: str, values: dict[str, int]) -> Message:
    """Making, moving and buying goods: what, and where it goes."""
    p = s.players[seat]
    d = values.get("target", 0)
    target: Args = target_of(p, d) if d else {}
    if name == "recall" and not d:
        return Message("action.recall_fair")
    if name in ("recall", "redeem"):
        return Message(f"action.{name}", {"good": f.GOODS[icon_good(p, d)], **target})
    if name == "buy_good":
        key = "action.buy_good_priv" if values["marker"] else "action.buy_good"
        return Message(key, {"good": f.GOODS[f.GRANARY[values["column"]]], **target})
    good = f.GOOD_OF[p.row[values["row"]]]
    args: Args = {"good": f.GOODS[good], **target}
    if name == "raw":
        key = "action.raw" if d else "action.raw_fair"
        return Message(f"{key}_double" if values["double"] else key, args)
    args["points"] = f.PRODUCTION_POINTS[good]
    if name == "semi":
        return Message("action.semi" if d else "action.semi_granary", args)
    row = row_of(good, values["ship"])
    if row == NO_ROW:
        return Message("action.give_up", args)
    full = s.ships[2 * row + 1] != f.NO_MARKER
    return Message("action.ship_bribe" if full else "action.ship", {**args, "ship": values["ship"]})
