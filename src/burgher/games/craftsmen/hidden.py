"""What a seat does not know, drawn anew: the hands of the others and the cards that lie face down (section 22).

[CR-429 to CR-432, CR-436, CR-437]

Nothing here looks at what is really there but to put it back: hidden cards go into pools, and from these pools all
hands are dealt again. What is known of a hand holds in every deal:

- cards that came openly stay where they are, and those that were drawn before the last shuffle of the discard pile
  change places only among themselves, as they cannot be in the deck;
- the sums of the starting hands, as long as these are whole [CR-074];
- whoever has bid, built or begun to pay can pay it [CR-147, CR-180, CR-346]. A few hands are dealt at random; if none
  can pay, the number of ways to hold enough is counted colour by colour, and one of them is drawn.
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.core.state import data_of, seat_of, step_of
from burgher.games.craftsmen import pile as pl
from burgher.games.craftsmen.chapters.builders import BUILD
from burgher.games.craftsmen.chapters.money import PAY, colour_value
from burgher.games.craftsmen.facts import ANY_COLOUR, COLOUR_COUNT, KINDS, LOT_OF, LOTS, NO_CARD, VALUES, kind_of
from burgher.games.craftsmen.state import Craftsmen, Player, total
from burgher.games.craftsmen.ways import COMB, Ways, pick

TRIES: Final = 12  # hands dealt at random to somebody who must be able to pay


def determinize(s: Craftsmen, seat: i64, dice: Dice) -> Craftsmen:
    """A copy in which hidden cards are dealt anew, in keeping with all that this seat has seen."""
    out = s.copy()
    redraw_capital(out, seat, dice)
    redraw_buildings(out, seat, dice)
    return out


# ---------------------------------------------------------------- capital cards


class Hand:
    """A hand of which only the owner knows all: its hidden cards are taken away, to be dealt anew."""

    def __init__(self, p: Player, old_pool: list[int], new_pool: list[int]) -> None:
        self.p = p
        self.old = total(p.old)  # how many cards of each pool it holds
        self.new = total(p.capital) - total(p.shown) - self.old
        for kind in range(KINDS):
            old_pool[kind] += p.old[kind]
            new_pool[kind] += p.capital[kind] - p.shown[kind] - p.old[kind]

    def hold(self, old: list[int], new: list[int]) -> None:
        """Take these cards, of each pool as many as there were."""
        p = self.p
        p.old = old
        for kind in range(KINDS):
            p.capital[kind] = p.shown[kind] + old[kind] + new[kind]

    def deal(self, old_pool: list[int], new_pool: list[int], dice: Dice) -> None:
        self.hold(draw_cards(old_pool, self.old, dice), draw_cards(new_pool, self.new, dice))

    def give_back(self, old_pool: list[int], new_pool: list[int]) -> None:
        p = self.p
        for kind in range(KINDS):
            old_pool[kind] += p.old[kind]
            new_pool[kind] += p.capital[kind] - p.shown[kind] - p.old[kind]


class Claim:
    """What somebody other than the reader must be able to pay, with which colours and beside which cards laid."""

    def __init__(self, s: Craftsmen, reader: i64) -> None:
        self.seat: i64 = -1
        self.price: i64 = 0
        self.colours: i64 = ANY_COLOUR
        if s.bidders:
            self.seat = s.bidder
            self.price = s.bid
        else:
            for frame in s.stack:
                if step_of(frame) == PAY.number:
                    self.seat = seat_of(frame)
                    self.price = PAY.price.of(data_of(frame))
                    self.colours = PAY.colours.of(data_of(frame))
                elif step_of(frame) == BUILD.number:
                    self.seat = seat_of(frame)
                    self.price = BUILD.price.of(data_of(frame))
        if self.seat == reader or self.price == 0:
            self.seat = -1

    def met(self, cards: list[int], paid: list[int]) -> bool:
        """Are these cards, with those laid already, worth the price?"""
        worth: i64 = 0
        for colour in range(COLOUR_COUNT):
            if self.colours >> colour & 1:
                first = kind_of(colour, 1)
                worth += colour_value(
                    cards[first] + paid[first], cards[first + 1] + paid[first + 1], cards[first + 2] + paid[first + 2]
                )
        return worth >= self.price


def redraw_capital(s: Craftsmen, seat: i64, dice: Dice) -> None:
    """Hidden cards of the others change places with the deck, or, if older than the deck, among themselves."""
    old_pool: list[int] = [0] * KINDS
    new_pool = s.deck
    claim = Claim(s, seat)
    hands: list[Hand] = []
    summed: list[Hand] = []  # hands whose sum is known
    claimed: Hand | None = None
    for other in range(s.seats):
        if other != seat:
            hand = Hand(s.players[other], old_pool, new_pool)
            if claim.seat == other:
                claimed = hand
            if hand.p.sum:
                summed.append(hand)
            elif claim.seat != other:
                hands.append(hand)
    if claimed is not None and not claimed.p.sum:
        deal_claimed(s, claimed, claim, summed, old_pool, new_pool, dice)
    if summed:
        deal_summed(s, summed, claimed, claim, old_pool, new_pool, dice)
    for hand in hands:
        hand.deal(old_pool, new_pool, dice)


def draw_cards(pool: list[int], count: i64, dice: Dice) -> list[int]:
    """So many cards of the pool, as they come."""
    out: list[int] = [0] * KINDS
    size = total(pool)
    while count:
        mark = dice.below(size)
        kind: i64 = 0
        while mark >= pool[kind]:
            mark -= pool[kind]
            kind += 1
        pool[kind] -= 1
        out[kind] += 1
        size -= 1
        count -= 1
    return out


def deal_claimed(
    s: Craftsmen,
    hand: Hand,
    claim: Claim,
    summed: list[Hand],
    old_pool: list[int],
    new_pool: list[int],
    dice: Dice,
) -> None:
    """A hand that can pay what is claimed and leaves the others the sums of their starting hands."""
    for _ in range(TRIES):
        hand.deal(old_pool, new_pool, dice)
        if claim.met(hand.p.capital, s.paid) and sums_possible(summed, old_pool, new_pool):
            return
        hand.give_back(old_pool, new_pool)
    base = [hand.p.shown[kind] + s.paid[kind] for kind in range(KINDS)]
    # The hands with known sums are all of the same pool, which is therefore told apart by value. [CR-074]
    by_old = bool(summed) and summed[0].old > 0
    split, whole = (old_pool, new_pool) if by_old else (new_pool, old_pool)
    ways = Ways(base, claim.colours, [*[of_value(split, value) for value in range(1, VALUES + 1)], whole])
    sizes = possible_sizes(summed, split, hand.old if by_old else hand.new, hand.new if by_old else hand.old)
    ones, twos, threes, rest = ways.draw(sizes, claim.price, dice)
    valued = [ones[kind] + twos[kind] + threes[kind] for kind in range(KINDS)]
    take_out(split, valued)
    take_out(whole, rest)
    if by_old:
        hand.hold(valued, rest)
    else:
        hand.hold(rest, valued)


def sums_possible(summed: list[Hand], old_pool: list[int], new_pool: list[int]) -> bool:
    """Can these hands still have their known sums?"""
    if not summed:
        return True
    low, high = threes_allowed(old_pool if summed[0].old else new_pool, splits_of(summed))
    return low <= high


def possible_sizes(summed: list[Hand], pool: list[int], size: i64, rest: i64) -> list[list[int]]:
    """How many ones, twos and threes a hand may take from a pool so that the others can have their known sums.

    With them goes how many cards it takes from the other pool.
    """
    ones, twos, threes = [total(of_value(pool, value)) for value in range(1, VALUES + 1)]
    out: list[list[int]] = []
    for first in range(min(ones, size) + 1):
        for second in range(min(twos, size - first) + 1):
            third = size - first - second
            if third <= threes:
                low, high = allowed(ones - first, twos - second, threes - third, splits_of(summed))
                if low <= high:
                    out.append([first, second, third, rest])
    return out


def take_out(pool: list[int], cards: list[int]) -> None:
    for kind in range(KINDS):
        pool[kind] -= cards[kind]


# ---------------------------------------------------------------- hands whose sum all know


class Splits:
    """How a hand of known size and sum can be made up: with so many threes go so many ones and twos."""

    def __init__(self, size: i64, points: i64) -> None:
        self.size = size
        self.points = points
        self.low: i64 = points - 2 * size if points > 2 * size else 0  # threes
        self.high: i64 = (points - size) // 2

    def ones(self, threes: i64) -> i64:
        return 2 * self.size - self.points + threes

    def twos(self, threes: i64) -> i64:
        return self.points - self.size - 2 * threes


def splits_of(hands: list[Hand]) -> list[Splits]:
    return [Splits(hand.old + hand.new, hand.p.sum) for hand in hands]


def of_value(pool: list[int], value: i64) -> list[int]:
    """The cards of a pool with this printed value."""
    out: list[int] = [0] * KINDS
    for colour in range(COLOUR_COUNT):
        kind = kind_of(colour, value)
        out[kind] = pool[kind]
    return out


def deal_summed(
    s: Craftsmen,
    hands: list[Hand],
    claimed: Hand | None,
    claim: Claim,
    old_pool: list[int],
    new_pool: list[int],
    dice: Dice,
) -> None:
    """Hands with the sums that gave the starting order. They are as they were dealt: all of it old, or none. [CR-074]

    Whoever has bid comes first. For each hand the number of threes is kept within what leaves the others theirs.
    """
    for old in range(2):
        pool = old_pool if old else new_pool
        group = [hand for hand in hands if (hand.old > 0) == (old > 0)]
        if claimed is not None and claimed in group:
            group.remove(claimed)
            group.insert(0, claimed)
        splits = splits_of(group)
        for i in range(len(group)):
            low, high = threes_allowed(pool, splits[i:])
            hand = group[i]
            if hand is claimed:
                cards = claimed_with_sum(s, claim, splits[i], low, high, pool, dice)
            else:
                cards = cards_with_sum(splits[i], low, high, pool, dice)
            take_out(pool, cards)
            if old:
                hand.hold(cards, [0] * KINDS)
            else:
                hand.hold([0] * KINDS, cards)


def threes_allowed(pool: list[int], splits: list[Splits]) -> tuple[i64, i64]:
    """The fewest and the most threes for the first hand, so that the others can still have their sums."""
    return allowed(total(of_value(pool, 1)), total(of_value(pool, 2)), total(of_value(pool, 3)), splits)


def allowed(ones: i64, twos: i64, threes: i64, splits: list[Splits]) -> tuple[i64, i64]:
    """The same from a pool of so many cards of each value; without hands, anything."""
    if not splits:
        return 0, threes
    high = threes  # of all hands together
    needed: i64 = 0  # twos of all hands, if they had no threes
    for split in splits:
        ones -= split.ones(0)
        needed += split.twos(0)
    if high > ones:
        high = ones
    low = (needed - twos + 1) // 2
    for split in splits[1:]:
        high -= split.low
        low -= split.high
    first = splits[0]
    return (low if low > first.low else first.low), (high if high < first.high else first.high)


def cards_with_sum(split: Splits, low: i64, high: i64, pool: list[int], dice: Dice) -> list[int]:
    """A hand with its sum and from `low` to `high` threes; the pool keeps its cards."""
    by_value = [of_value(pool, value) for value in range(1, VALUES + 1)]
    ones, twos, threes = total(by_value[0]), total(by_value[1]), total(by_value[2])
    weights: list[float] = []
    whole = 0.0
    for n in range(low, high + 1):
        ways = COMB[ones][split.ones(n)] * COMB[twos][split.twos(n)] * COMB[threes][n]
        weights.append(ways)
        whole += ways
    n = low + pick(weights, whole, dice)
    first = draw_cards(by_value[0], split.ones(n), dice)
    second = draw_cards(by_value[1], split.twos(n), dice)
    third = draw_cards(by_value[2], n, dice)
    return [first[kind] + second[kind] + third[kind] for kind in range(KINDS)]


def claimed_with_sum(
    s: Craftsmen, claim: Claim, split: Splits, low: i64, high: i64, pool: list[int], dice: Dice
) -> list[int]:
    """The same, of somebody who must be able to pay."""
    for _ in range(TRIES):
        cards = cards_with_sum(split, low, high, pool, dice)
        if claim.met(cards, s.paid):
            return cards
    by_value = [of_value(pool, value) for value in range(1, VALUES + 1)]
    ways = Ways(s.paid, claim.colours, by_value)
    sizes = [[split.ones(n), split.twos(n), n] for n in range(low, high + 1)]
    ones, twos, threes = ways.draw(sizes, claim.price, dice)
    return [ones[kind] + twos[kind] + threes[kind] for kind in range(KINDS)]


# ---------------------------------------------------------------- building cards


def redraw_buildings(s: Craftsmen, seat: i64, dice: Dice) -> None:
    """Cards this seat has not seen change places within their lot; bundles put back by others are shuffled."""
    unseen = s.unseen
    touched: i64 = 0  # lots in which something is hidden in a hand or a pile, as bits
    for other in range(s.seats):
        if other != seat:
            for card in s.players[other].secret:
                unseen[LOT_OF[card]].append(card)
                touched |= 1 << LOT_OF[card]
    for pile in s.piles:
        touched |= uncover(pile.entries, seat, unseen)
    touched |= uncover(s.looked, seat, unseen)
    if touched:
        for lot in range(LOTS):
            if touched >> lot & 1:
                unseen[lot].sort()  # what is drawn must not depend on who has which card
        for other in range(s.seats):
            if other != seat and s.players[other].secret:
                redraw_secret(s.players[other], unseen, dice)
        for pile in s.piles:
            cover(pile.entries, seat, unseen, dice)
        cover(s.looked, seat, unseen, dice)
        for lot in range(LOTS):
            if touched >> lot & 1:
                unseen[lot].sort()
    if s.bundles:
        for pile in s.piles:
            shuffle_bundles(pile.entries, seat, dice)
        shuffle_bundles(s.looked, seat, dice)


def draw_card(cards: list[int], dice: Dice) -> i64:
    """Any of the cards, which is taken out."""
    place = dice.below(len(cards))
    card: i64 = cards[place]
    cards[place] = cards[-1]
    cards.pop()
    return card


def redraw_secret(p: Player, unseen: list[list[int]], dice: Dice) -> None:
    """Other cards of the same lots, lot by lot, for those of a hand that nobody else has seen."""
    counts: list[int] = [0] * LOTS
    for card in p.secret:
        counts[LOT_OF[card]] += 1
        p.hand.remove(card)
    p.secret = []
    for lot in range(LOTS):
        for _ in range(counts[lot]):
            card = draw_card(unseen[lot], dice)
            p.secret.append(card)
            p.hand.append(card)
    p.secret.sort()
    p.hand.sort()


def hidden_from(entry: i64, seat: i64) -> bool:
    """Has the card an identity that this seat does not know?"""
    return pl.card(entry) != NO_CARD and not pl.seen(entry) >> seat & 1


def uncover(entries: list[int], seat: i64, unseen: list[list[int]]) -> i64:
    """Put cards that the seat has not seen to those without a place; tells their lots, as bits."""
    touched: i64 = 0
    for entry in entries:
        if hidden_from(entry, seat):
            unseen[pl.lot(entry)].append(pl.card(entry))
            touched |= 1 << pl.lot(entry)
    return touched


def cover(entries: list[int], seat: i64, unseen: list[list[int]], dice: Dice) -> None:
    """Other cards of the same lots for those that the seat has not seen.

    They come in an order that does not tell how cards put back together lie: by lot, bundle and who knows them.
    """
    order: list[int] = []
    for i in range(len(entries)):
        if hidden_from(entries[i], seat):
            order.append(pl.without_card(entries[i]) * len(entries) + i)
    order.sort()
    for key in order:
        i = key % len(entries)
        entry: i64 = entries[i]
        card = draw_card(unseen[pl.lot(entry)], dice)
        entries[i] = pl.entry_of(card, pl.place(entry), pl.seen(entry), pl.bundle(entry))


def shuffle_bundles(entries: list[int], seat: i64, dice: Dice) -> None:
    """Cards put back together lie in an order that only some know. [CR-207, CR-210]"""
    places: dict[int, list[int]] = {}
    for i in range(len(entries)):
        entry: i64 = entries[i]
        if pl.bundle(entry) and not pl.place(entry) >> seat & 1:
            places.setdefault(pl.bundle(entry), []).append(i)
    for where in places.values():
        cards = [entries[i] for i in where]
        cards.sort()
        dice.shuffle(cards)
        for n in range(len(where)):
            entries[where[n]] = cards[n]
