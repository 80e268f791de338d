"""Planning a hand of Glass Road as one decision.

What happens to a seat's cards in a period is a row of chances: a card of which one action may be used, or both, or one
of several cards of choice. Which chances come depends on luck alone, or on the hands of the others, which are guessed.
A hand, a card, or the end of a card is judged by playing rows of chances through, in the best way that is found.
"""

from typing import Final

from burgher.bots.values.glass_road_card import LEAST, NOTHING, Card, Line, likeness, value_of
from burgher.bots.values.glass_road_value import Prospect, prospect, time_after_period
from burgher.bots.values.glass_road_worth import ACTIONS_A_CARD, BUILDERS
from burgher.core.chance import Dice
from burgher.core.state import data_of, seat_of, step_of
from burgher.games.glass_road import facts as f
from burgher.games.glass_road.chapters.ending import SCORING
from burgher.games.glass_road.chapters.periods import PERIOD_OVER, PICK, PLAY, REVEAL, TURN_OVER, hand_size
from burgher.games.glass_road.hidden import cards_of, mask_of
from burgher.games.glass_road.state import NO_CARD, GlassRoad, Player

LIKELY: Final = 5  # how much likelier a card is in a hand if the other would draft it
POOL: Final = 7  # cards that stay in question for a hand, beside those that build


class Chance:
    """One of these cards is played, with one of its actions or with both."""

    def __init__(self, cards: list[int], both: bool) -> None:
        self.cards = cards
        self.both = both


class Course:
    """What happens to the cards of a seat up to the end of the period, and how many actions each other player has."""

    def __init__(self, seats: int) -> None:
        self.chances: list[Chance] = []
        self.actions: list[int] = [0] * seats


class Leaf:
    """How a course ends for a seat."""

    def __init__(self, line: Line, prospect: Prospect) -> None:
        self.line = line
        self.prospect = prospect


class Known:
    """How cards were found to end best within a decision: many courses lead through the same positions."""

    def __init__(self) -> None:
        self.ends: dict[tuple[int, int, int, int], list[Line]] = {}


def follow(start: Line, seat: int, chances: list[Chance], width: int, known: Known) -> Leaf:
    """The best end of these chances that is found from here, following so many lines."""
    later = time_after_period(start.state)
    if not chances:
        seen = Prospect(start.state, later)
        return Leaf(Line(seen.value(start.state, seat, start.drawn), start.origin, start.state, start.drawn), seen)
    lines = [start]
    left = len(chances)
    for chance in chances:
        left -= 1
        seen = Prospect(start.state, later + coming(start.state, left))
        found: list[Line] = []
        for line in lines:
            for card in chance.cards:
                found += best_ends(line, seat, card, chance.both, left, seen, width, known)
        lines = best_apart(found, seat, width)
    return Leaf(lines[0], seen)


def coming(s: GlassRoad, left: int) -> float:
    """How many actions so many chances bring; alone, the last one brings two. [GR-277, GR-280]"""
    if s.seats == 1:
        return float(left + 1) if left else 0.0
    return ACTIONS_A_CARD * float(left)


def best_ends(
    line: Line, seat: int, card: int, both: bool, left: int, seen: Prospect, width: int, known: Known
) -> list[Line]:
    """The best ends of a card after a line, with so many chances left."""
    goods, things, score = likeness(line.state, seat)
    cards = line.state.players[seat].hand & ~(1 << card)
    played = (((cards.bit_count() << 4 | card) << 1 | (1 if both else 0)) << 4 | left) << 8 | int(2 * line.drawn)
    asked = (goods, things, score, played)
    if asked not in known.ends:
        ends = Card(seat, seen, width, converting=True)
        ends.play(line, card, both)
        known.ends[asked] = ends.best(width)
    return known.ends[asked]


def best_apart(lines: list[Line], seat: int, count: int) -> list[Line]:
    """So many of the best lines, each with an end of its own."""
    lines.sort(key=value_of, reverse=True)
    seen: set[tuple[int, int, int]] = set()
    out: list[Line] = []
    for line in lines:
        end = likeness(line.state, seat)
        if end not in seen:
            seen.add(end)
            out.append(line)
            if len(out) == count:
                break
    return out


# ---------------------------------------------------------------- what may come


def alone(hand: list[int]) -> list[Chance]:
    """Solo, with the cards drawn in this order: one action each, and of the last two cards one with both. [GR-276]"""
    if len(hand) < f.SOLO_LEFT:
        return []
    drawn = len(hand) - f.SOLO_LEFT
    return [Chance([card], False) for card in hand[:drawn]] + [Chance(hand[drawn:], True)]


def among_two(s: GlassRoad, seat: int, hands: list[int], order: list[int], dice: Dice) -> Course:
    """Two players, from the next turn on: the seat plays in this order, the other by lot. [GR-259 to GR-268]"""
    out = Course(2)
    left = hands[:]
    orders = orders_of(s, seat, order, dice)
    notches = [len(p.notches) for p in s.players]
    turn = next_turn(s)
    while left[0] and left[1]:
        other = 1 - turn
        card = next_card(left[turn], orders[turn])
        left[turn] &= ~(1 << card)
        shared = left[other] >> card & 1 == 1 and notches[other] < f.NOTCHES
        if shared:
            left[other] &= ~(1 << card)
            notches[other] += 1
            out.actions[other] += 1
        out.actions[turn] += 1 if shared else 2
        if shared or turn == seat:
            out.chances.append(Chance([card], not shared))
        turn = other
    for one in range(2):
        if left[one].bit_count() == f.EXTRA:
            out.actions[one] += 2
            if one == seat:
                out.chances.append(Chance(cards_of(left[one]), True))
    return out


def next_turn(s: GlassRoad) -> int:
    """Whose turn of two players is next."""
    for frame in s.stack:
        if step_of(frame) == TURN_OVER.number:
            return 1 - int(seat_of(frame))
    return s.top_seat() if s.asking(PLAY) else int(s.first)


def among_more(s: GlassRoad, seat: int, hands: list[int], order: list[int], dice: Dice) -> Course:
    """Three and four players, from the next card on; all but the seat lay by lot. [GR-078 to GR-090]"""
    out = Course(s.seats)
    left = hands[:]
    orders = orders_of(s, seat, order, dice)
    notches = [len(p.notches) for p in s.players]
    laid = [p.laid for p in s.players]
    away = -1
    for frame in s.stack:
        if step_of(frame) == REVEAL.number:
            away = int(REVEAL.away.of(data_of(frame)))
    for _ in range(int(s.round), f.ROUNDS):
        if away < 0:
            for one in range(s.seats):
                if laid[one] == NO_CARD and left[one]:
                    laid[one] = next_card(left[one], orders[one])
                    left[one] &= ~(1 << laid[one])
            away = 0
        for i in range(away, s.seats):
            turn = (int(s.first) + i) % s.seats
            card = laid[turn]
            laid[turn] = NO_CARD
            if card == NO_CARD:
                continue
            shared = False
            for one in range(s.seats):
                if one != turn and left[one] >> card & 1 and notches[one] < f.NOTCHES:
                    shared = True
                    left[one] &= ~(1 << card)
                    notches[one] += 1
                    out.actions[one] += 1
                    if one == seat:
                        out.chances.append(Chance([card], False))
            out.actions[turn] += 1 if shared else 2
            if turn == seat:
                out.chances.append(Chance([card], not shared))
        away = -1
    return out


def next_card(hand: int, order: list[int]) -> int:
    """The first card of an order that is still in hand."""
    for card in order:
        if hand >> card & 1:
            return card
    return hand.bit_length() - 1


def orders_of(s: GlassRoad, seat: int, order: list[int], dice: Dice) -> list[list[int]]:
    """In which order each player would play: the others by lot, alike for all that is tried with the same luck."""
    out: list[list[int]] = []
    for other in range(s.seats):
        cards = order
        if other != seat:
            cards = list(range(f.CARDS))
            dice.shuffle(cards)
        out.append(cards)
    return out


def course(s: GlassRoad, seat: int, hands: list[int], order: list[int], dice: Dice) -> Course:
    """What may come of these hands, if the seat plays in this order; alone, if the cards are drawn in it."""
    if period_ends(s):
        return Course(s.seats)
    if s.seats == 2:
        return among_two(s, seat, hands, order, dice)
    if s.seats > 2:
        return among_more(s, seat, hands, order, dice)
    out = Course(1)
    out.chances = alone([card for card in order if hands[0] >> card & 1])
    return out


def period_ends(s: GlassRoad) -> bool:
    """Does the period, or the game, end after what is pending?"""
    return s.pending(PERIOD_OVER) or s.pending(SCORING)


# ---------------------------------------------------------------- hands


def draft(s: GlassRoad, seat: int, chosen: int, pool: list[int], noise: float, dice: Dice) -> list[int]:
    """A hand with these cards in it, filled up from the pool, in the order in which its cards would bring most.

    With noise it is another hand each time, as good as the first or nearly so.
    """
    size = hand_size(s) if s.asking(PICK) else chosen.bit_count()
    later = time_after_period(s)
    out: list[int] = []
    line = Line(0.0, NOTHING, s, 0.0)
    left = [card for card in pool if not chosen >> card & 1]
    while len(out) < size:
        free = len(out) + chosen.bit_count() < size
        cards = cards_of(chosen) + (left if free else [])
        both = s.seats > 1 or len(out) >= size - f.SOLO_LEFT
        coming = size - len(out) - 1 if s.seats == 1 else 1.6 * (size - len(out) - 1)
        seen = Prospect(s, later + coming)
        ranked: list[tuple[float, int]] = []
        best, most = line, LEAST
        picked = cards[0]
        for card in cards:
            ends = Card(seat, seen, 1, False)
            ends.play(line, card, both)
            end = ends.best(1)[0]
            found = end.value + noise * (dice.random() + dice.random() - 1.0)
            ranked.append((found, card))
            if found > most:
                best, most, picked = end, found, card
        ranked.sort(reverse=True)
        for _, card in ranked[POOL:]:
            if card in left and not BUILDERS >> card & 1:
                left.remove(card)
        line = best
        out.append(picked)
        if chosen >> picked & 1:
            chosen &= ~(1 << picked)
        else:
            left.remove(picked)
    return out


def pool_of(p: Player) -> list[int]:
    """The cards that can come into a hand. [GR-074, GR-284]"""
    return [card for card in range(f.CARDS) if not p.last >> card & 1]


def likely_cards(s: GlassRoad, seat: int, drafts: int, dice: Dice) -> list[list[int]]:
    """For each other player how likely each card is to be in hand: more so if the player might have drafted it."""
    out: list[list[int]] = []
    for other in range(s.seats):
        weights = [1] * f.CARDS
        if other != seat:
            start = s.copy()
            start.stack = []
            start.push(PICK)
            start.players[other].return_cards()
            for i in range(drafts):
                for card in draft(start, other, 0, pool_of(s.players[other]), float(i), dice):
                    weights[card] += LIKELY
        out.append(weights)
    return out


def guess_hands(s: GlassRoad, seat: int, weights: list[list[int]], dice: Dice) -> list[int]:
    """A hand for each player: the own one, and for the others one that agrees with all that the table has shown."""
    out: list[int] = []
    for other in range(s.seats):
        p = s.players[other]
        hand = p.hand
        if other != seat:
            count = hand_size(s) if s.asking(PICK) else p.hand.bit_count()
            could = cards_of(f.ALL_CARDS & ~p.absent & ~mask_of(p.notches) & ~mask_of(p.played))
            could = [card for card in could if card != p.laid]
            hand = 0
            for _ in range(count):
                card = could[dice.pick([weights[other][one] for one in could])]
                could.remove(card)
                hand |= 1 << card
        out.append(hand)
    return out


def value_now(s: GlassRoad, seat: int) -> float:
    """The expected final score of a seat."""
    return prospect(s, seat).value(s, seat, 0.0)
