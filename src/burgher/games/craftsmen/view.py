"""What a seat may see: a whitelist. Hands and piles are hidden, also cards that another player has looked at."""

from math import comb
from random import Random
from typing import cast

from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.craft import CRAFT
from burgher.games.craftsmen.facts import (
    BONUS,
    CARD_IDS,
    FEE_POINTS,
    FINISHED,
    GOODS,
    GRANARY,
    KINDS,
    LABOUR,
    LOT_OF,
    LOTS,
    NATURAL,
    NO_CARD,
    NO_MARKER,
    ROW_GOOD,
    ROW_POINTS,
    ROW_SHIP,
    ROWS,
    SEMI,
    SHIP_BONUS,
    SHIPS,
)
from burgher.games.craftsmen.helpers import PUT_DISC, spaces
from burgher.games.craftsmen.money import PAY, cheapest_payment, worth, worth_in
from burgher.games.craftsmen.pending import fault_of
from burgher.games.craftsmen.schema import COLOURS, Colour
from burgher.games.craftsmen.score import LINES
from burgher.games.craftsmen.setup import printed_sum
from burgher.games.craftsmen.state import NO_KIND, NOBODYS, QUEUE, Craftsmen, Player
from burgher.games.craftsmen.verbs import VERBS
from burgher.games.craftsmen.view_types import (
    AuctionView,
    BidderView,
    BonusView,
    Built,
    Capital,
    CapitalView,
    City,
    Class,
    ClassView,
    CoveringView,
    KnownCard,
    LookingView,
    Marker,
    PaymentView,
    PlayerView,
    Season,
    ShipRow,
    ShipView,
    View,
)

CITY = cast("list[City]", f.CITY)  # from 1 on
CLASSES = cast("list[Class]", f.CLASSES)
SEASONS = cast("list[Season]", f.SEASONS)


def view(s: Craftsmen, seat: int | None) -> View:
    """[CR-429 to CR-437]"""
    return View(
        year=s.year + 1,
        season=SEASONS[s.season],
        stage=CITY[s.stage] if s.stage else None,
        step=s.steps[s.stack[-1][0]].name if s.stack else None,
        labour=LABOUR[s.year],
        labour_left=next((b for name, _, _, b in reversed(s.stack) if name == CRAFT.id), None),
        fee_points=FEE_POINTS[s.year],
        order=s.order[:],
        queues={CITY[city]: queue_view(s, city) for city in range(1, len(CITY))},
        covering=covering_view(s),
        change=s.change[:],
        capital=CapitalView(
            deck=sum(s.deck),
            discard=cards_view(s.discard),
            display=[None if kind == NO_KIND else [kind // 3, kind % 3 + 1] for kind in s.capital_display],
        ),
        buildings=[class_view(s, number, seat) for number in range(3)],
        box=[CARD_IDS[card] for card in s.box],
        granary={GOODS[good]: markers_view(s.granary, i) for i, good in enumerate(GRANARY)},
        ships=[ship_view(s, number) for number in range(1, SHIPS + 1)],
        natural=s.natural,
        privileges=s.privileges,
        work=s.work,
        bonus=[
            BonusView(GOODS[SEMI + i], BONUS[i], None if s.bonus[i] == NOBODYS else s.bonus[i]) for i in range(FINISHED)
        ],
        payment=payment_view(s, seat),
        auction=auction_view(s),
        looking=looking_view(s, seat),
        players=[player_view(s, other, seat) for other in range(s.seats)],
    )


def cards_view(counts: list[int]) -> list[Capital]:
    return [[kind // 3, kind % 3 + 1] for kind in range(KINDS) for _ in range(counts[kind])]


def card_id(card: int) -> str | None:
    return None if card == NO_CARD else CARD_IDS[card]


def marker_view(marker: int) -> Marker:
    if marker == NO_MARKER:
        return None
    return "natural" if marker == NATURAL else marker - 1


def markers_view(markers: list[int], place: int) -> list[Marker]:
    """The two markers of a column, a row of a ship or a building."""
    return [marker_view(marker) for marker in markers[2 * place : 2 * place + 2]]


def queue_view(s: Craftsmen, city: int) -> list[list[int]]:
    """The seats of the discs on each space, the lower one first."""
    first = city * QUEUE
    return [
        [disc - 1 for disc in s.queues[first + 2 * space : first + 2 * space + 2] if disc] for space in range(spaces(s))
    ]


def covering_view(s: Craftsmen) -> CoveringView | None:
    for step, _, seat, place in s.stack:
        if step == PUT_DISC.id:
            return CoveringView(seat, CITY[place // QUEUE], place % QUEUE // 2)
    return None


def class_view(s: Craftsmen, number: int, seat: int | None) -> ClassView:
    """Known cards of the pile are named by how many cards lie above them. [CR-210, CR-431, CR-432]"""
    entries = s.piles[number].entries
    known = []
    for depth in range(len(entries)):
        entry = entries[-1 - depth]
        everybody = pl.place(entry) == pl.EVERY_SEAT
        if everybody or (seat is not None and pl.place(entry) >> seat & 1):
            known.append(KnownCard(depth, CARD_IDS[pl.card(entry)]))
    return ClassView(
        class_=CLASSES[number],
        pile=len(entries),
        known=known,
        display=[card_id(card) for card in s.display[2 * number : 2 * number + 2]],
    )


def ship_view(s: Craftsmen, number: int) -> ShipView:
    rows = [row for row in range(ROWS) if ROW_SHIP[row] == number]
    return ShipView(
        ship=number,
        bonus=SHIP_BONUS[number],
        rows=[ShipRow(GOODS[ROW_GOOD[row]], ROW_POINTS[row], markers_view(s.ships, row)) for row in rows],
    )


def payment_view(s: Craftsmen, seat: int | None) -> PaymentView | None:
    if not s.stack or s.stack[-1][0] != PAY.id:
        return None
    _, payer, price, colours = s.stack[-1]
    out = PaymentView(
        seat=payer,
        price=price,
        colours=[cast("Colour", colour) for c, colour in enumerate(COLOURS) if colours >> c & 1],
        paid=cards_view(s.paid),
        worth=worth(s.paid),
    )
    if seat == payer:
        out.cheapest = [VERBS.text(action) for action in cheapest_payment(s, payer)]
    return out


def most_worth(cards: int) -> int:
    """The most that so many hidden cards can be worth: what everybody may reckon with in an auction."""
    return [0, 3, 6][cards] if cards < 3 else 5 * (cards - 1)


def auction_view(s: Craftsmen) -> AuctionView | None:
    if not s.bidders:
        return None
    return AuctionView(
        class_=CLASSES[s.lot_place // 2],
        place=s.lot_place % 2,
        card=card_id(s.display[s.lot_place]),
        opener=s.opener,
        bid=s.bid,
        bidder=s.bidder,
        bidders=[
            BidderView(seat, in_=bool(s.bidders >> seat & 1), most=most_worth(sum(s.players[seat].capital)))
            for seat in range(s.seats)
        ],
        mayor=cards_view(s.mayor),
        mayor_bid=worth(s.mayor),
    )


def looking_view(s: Craftsmen, seat: int | None) -> LookingView | None:
    """Only the player who looks sees the cards that come from the pile. [CR-210]"""
    if not s.looked:
        return None
    known = [pl.place(e) == pl.EVERY_SEAT or (seat is not None and pl.place(e) >> seat & 1 == 1) for e in s.looked]
    return LookingView([CARD_IDS[pl.card(e)] if shown else None for e, shown in zip(s.looked, known, strict=True)])


def player_view(s: Craftsmen, seat: int, reader: int | None) -> PlayerView:
    p = s.players[seat]
    own = seat == reader
    return PlayerView(
        capital=cards_view(p.capital) if own else None,
        worth=worth(p.capital) if own else None,
        colour_worth=[worth_in(p.capital, 1 << colour) for colour in range(len(COLOURS))] if own else None,
        cards=sum(p.capital),
        sum=p.sum or None,
        hand=[CARD_IDS[card] for card in p.hand] if own else None,
        buildings=len(p.hand),
        row=[Built(CARD_IDS[card], markers_view(p.icons, r)) for r, card in enumerate(p.row)],
        supply=p.supply,
        fair=p.fair,
        helpers=p.helpers,
        passed=bool(p.passed),
        privileges=p.privileges,
        work=p.work,
        used=p.used,
        score=sum(p.parts),
        parts={line[0]: n for line, n in zip(LINES, p.parts, strict=True)},
    )


# ---------------------------------------------------------------- what a seat does not know, drawn anew


TRIES = 100  # to deal hands that have the sums, and can pay the bids, that all know of


def determinize(s: Craftsmen, seat: int, rng: Random) -> Craftsmen:
    """A copy in which hidden cards are dealt anew, in keeping with all that this seat has seen."""
    for _ in range(TRIES):
        copy = s.copy()
        redraw_capital(copy, others_of(copy, seat), rng)
        if can_pay_pending(copy):
            break
    else:
        copy = s.copy()  # whoever bids so much has told what the hand must be like
    redraw_buildings(copy, seat, others_of(copy, seat), rng)
    return copy


def others_of(s: Craftsmen, seat: int) -> list[Player]:
    return [p for i, p in enumerate(s.players) if i != seat]


def can_pay_pending(s: Craftsmen) -> bool:
    """Can everybody pay what is bid, laid or built already? Others know that nobody bids or builds beyond the hand.

    [CR-147, CR-180, CR-346]
    """
    return not any(fault_of(s, s.steps[step].name, seat, a, b, top=False) for step, seat, a, b in s.stack)


def kinds_of(counts: list[int]) -> list[int]:
    return [kind for kind in range(KINDS) for _ in range(counts[kind])]


def redraw_capital(s: Craftsmen, others: list[Player], rng: Random) -> None:
    """Hidden cards of the others change places with the deck, or, if older than the deck, among themselves."""
    old = [p.old for p in others]
    new = [[p.capital[kind] - p.shown[kind] - p.old[kind] for kind in range(KINDS)] for p in others]
    pool = sorted(kind for hand in [s.deck, *new] for kind in kinds_of(hand))
    known = [p.sum > 0 for p in others]  # then the hand is as it was dealt: all of it old, or all new
    old_hands = deal_hands(sorted(kind for hand in old for kind in kinds_of(hand)), old, known, rng)
    new_hands = deal_hands(pool, new, known, rng)
    for p, old_hand, new_hand in zip(others, old_hands, new_hands, strict=True):
        p.old = [old_hand.count(kind) for kind in range(KINDS)]
        p.capital = [p.shown[kind] + p.old[kind] + new_hand.count(kind) for kind in range(KINDS)]
        for kind in new_hand:
            pool.remove(kind)
    s.deck = [pool.count(kind) for kind in range(KINDS)]


def deal_hands(pool: list[int], hands: list[list[int]], known: list[bool], rng: Random) -> list[list[int]]:
    """Hands as large as these at random; where the sum of one is known to all, it is kept."""
    order = sorted(range(len(hands)), key=lambda i: not known[i])
    dealt: list[list[int]] = [[] for _ in hands]
    for _ in range(TRIES):
        rest = pool[:]
        rng.shuffle(rest)
        for i in order:
            size = sum(hands[i])
            dealt[i] = hand_with_sum(rest, size, printed_sum(hands[i]), rng) if known[i] else rest[:size]
            for kind in dealt[i]:
                rest.remove(kind)
        if [len(hand) for hand in dealt] == [sum(hand) for hand in hands]:
            return dealt
    return [kinds_of(hand) for hand in hands]  # nothing else was found that fits


def hand_with_sum(pool: list[int], size: int, total: int, rng: Random) -> list[int]:
    """So many cards of the shuffled pool with this sum of printed values; none if there are no such cards."""
    by_value = [[kind for kind in pool if kind % 3 == value] for value in range(3)]
    splits = [
        (size - twos - threes, twos, threes)
        for threes in range(size + 1)
        for twos in range(size - threes + 1)
        if size + twos + 2 * threes == total
    ]
    weights = [comb(len(by_value[0]), a) * comb(len(by_value[1]), b) * comb(len(by_value[2]), c) for a, b, c in splits]
    if not any(weights):
        return []
    split = rng.choices(splits, weights)[0]
    return by_value[0][: split[0]] + by_value[1][: split[1]] + by_value[2][: split[2]]


def redraw_buildings(s: Craftsmen, seat: int, others: list[Player], rng: Random) -> None:
    """Cards this seat has not seen change places within their lot; bundles put back by others are shuffled."""
    pools = [cards[:] for cards in s.unseen]
    for p in others:
        for card in p.secret:
            pools[LOT_OF[card]].append(card)
    for entries in [pile.entries for pile in s.piles] + [s.looked]:
        for entry in entries:
            if hidden_from(entry, seat):
                pools[pl.lot(entry)].append(pl.card(entry))
    for pool in pools:
        pool.sort()  # what is drawn must not depend on who has which card
        rng.shuffle(pool)
    for p in others:
        public = [card for card in p.hand if card not in p.secret]
        p.secret = sorted(pools[LOT_OF[card]].pop() for card in p.secret)
        p.hand = sorted(public + p.secret)
    for entries in [pile.entries for pile in s.piles] + [s.looked]:
        for i, entry in enumerate(entries):
            if hidden_from(entry, seat):
                card = pools[pl.lot(entry)].pop()
                entries[i] = pl.entry_of(card, pl.place(entry), pl.seen(entry), pl.bundle(entry))
    for pile in s.piles:
        shuffle_bundles(pile.entries, seat, rng)
    shuffle_bundles(s.looked, seat, rng)
    s.unseen = [sorted(pools[lot]) for lot in range(LOTS)]


def hidden_from(entry: int, seat: int) -> bool:
    """Has the card an identity that this seat does not know?"""
    return pl.card(entry) != NO_CARD and not pl.seen(entry) >> seat & 1


def shuffle_bundles(entries: list[int], seat: int, rng: Random) -> None:
    """Cards put back together lie in an order that only some know."""
    places: dict[int, list[int]] = {}
    for i, entry in enumerate(entries):
        if pl.bundle(entry) and not pl.place(entry) >> seat & 1:
            places.setdefault(pl.bundle(entry), []).append(i)
    for where in places.values():
        cards = sorted(entries[i] for i in where)
        rng.shuffle(cards)
        for i, entry in zip(where, cards, strict=True):
            entries[i] = entry
