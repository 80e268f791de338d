"""Chapters 4, 10 and 12 to 14: building periods, from the choice of hands to the goblet, for each number of players.

Three and four players lay cards and reveal them in rounds (4), two take turns (13), one draws from the own cards (14).
Between periods the board is refilled and the goblet passes on (10, and 12 for a fifth period). All else stays as it
is [GR-236, GR-256]. A player's cards are laid, played, in the notches or in hand [GR-092]; those left over have no
effect [GR-094].
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_CHANCE, ASKS_EVERYONE, ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.core.verbs import Verb
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.ending import end_game
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.setup import fill_board
from burgher.games.glass_road.facts import (
    CARD_NAMES,
    CARDS,
    EXTRA,
    HAND,
    LONG_GAME,
    NOTCHES,
    ROUNDS,
    SOLO_HANDS,
    SOLO_LEFT,
)
from burgher.games.glass_road.state import NO_CARD, GlassRoad, Player

ONE_ACTION: Final = 0
BOTH_ACTIONS: Final = 1

# ---------------------------------------------------------------- the hand


def hand_size(s: GlassRoad) -> int:
    """How many cards are chosen for this period. [GR-075, GR-257, GR-274]"""
    return SOLO_HANDS[s.period] if s.seats == 1 else HAND


def hand_options(p: Player, verb: Verb) -> list[int]:
    """Each card in hand, for a verb whose field is the card."""
    hand: i64 = p.hand
    first = verb.first
    return [first + card for card in range(CARDS) if hand >> card & 1]


def not_in_hand(p: Player, card: i64, clause: str) -> Reason | None:
    """Only a card in hand can be laid or played. [GR-078, GR-259, GR-268, GR-280]"""
    if p.hand >> card & 1:
        return None
    return Reason(clause, Message("refusal.not_in_hand", {"card": CARD_NAMES[card]}))


class StartPeriod(Step[GlassRoad]):
    """All cards are back in the sets, and the hands are chosen. [GR-034, GR-073 to GR-077, GR-235]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        s.round = 0
        if s.listening:
            s.events.append((v.E_PERIOD, PUBLIC, s.period + 1, hand_size(s)))
        s.push(PICK)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return cards_in_use(s, 0)


def cards_in_use(s: GlassRoad, size: int) -> str:
    """Why hands could not be chosen now."""
    for p in s.players:
        if p.notches or p.played or p.laid != NO_CARD or p.hand.bit_count() > size:
            return "cards of this period are in use already"
    return ""


START_PERIOD: Final = StartPeriod("start_period", ASKS_NOBODY)


class Pick(Step[GlassRoad]):
    """All choose their cards secretly, each in ascending order. [GR-075 to GR-077, GR-225, GR-275, GR-284]"""

    def seats(self, s: GlassRoad, data: i64) -> list[int]:
        size = hand_size(s)
        out: list[int] = []
        for seat in range(s.seats):
            if s.players[seat].hand.bit_count() < size:
                out.append(seat)
        return out

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        """In ascending order, so that each hand has one path: enough higher cards must be left to fill it."""
        p = s.players[seat]
        resting = p.last
        cards = [card for card in range(p.hand.bit_length(), CARDS) if not resting >> card & 1]
        later = hand_size(s) - p.hand.bit_count() - 1
        first = v.PICK.first
        return [first + card for card in cards[: max(0, len(cards) - later)]]

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        card = v.PICK.one(action)
        p.hand |= 1 << card
        ready = p.hand.bit_count() == hand_size(s)
        if s.listening:
            s.events.append((v.E_PICKED, self.audience(s, seat, data), seat, card))
            if s.seats > 1 and ready:
                s.events.append((v.E_READY, PUBLIC, seat))
        if not ready or self.seats(s, data):
            s.push(PICK)
        elif s.seats == 1:
            next_solo_card(s)
        elif s.seats == 2:
            s.push(PLAY, s.first)
        else:
            start_round(s)

    def audience(self, s: GlassRoad, seat: i64, data: i64) -> int:
        """Alone there is nobody to hide cards from."""
        return PUBLIC if s.seats == 1 else seat

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        p, card = s.players[seat], v.PICK.one(action)
        name, size = CARD_NAMES[card], hand_size(s)
        if p.last >> card & 1:
            return Reason("GR-284", Message("refusal.resting", {"card": name}))
        if p.hand >> card & 1:
            return Reason("GR-095", Message("refusal.chosen", {"card": name}))
        clause = "GR-275" if s.seats == 1 else "GR-075"
        if p.hand > 1 << card:
            return Reason(clause, Message("refusal.ascending", {"card": name}))
        left = sum(not p.last >> higher & 1 for higher in range(card + 1, CARDS))
        count = size - p.hand.bit_count() - 1  # cards that are still to come then
        if left < count:
            return Reason(clause, Message("refusal.too_few_left", {"card": name, "count": count, "left": left}))
        return None

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        size = hand_size(s)
        if not cards_in_use(s, size) and all(p.hand.bit_count() == size for p in s.players):
            return "all have chosen"
        return cards_in_use(s, size)

    def prompt(self, s: GlassRoad, seat: i64, data: i64) -> Message:
        return Message("prompt.pick", {"count": hand_size(s) - s.players[seat].hand.bit_count()})


PICK: Final = Pick("pick", ASKS_EVERYONE, verbs=(v.PICK,))

# ---------------------------------------------------------------- three and four players (chapter 4)


def start_round(s: GlassRoad) -> None:
    """All lay a card; only in a position written by hand may somebody have none. [GR-093]"""
    if LAY.seats(s, 0):
        s.push(LAY)
    else:
        s.push(REVEAL)


class Lay(Step[GlassRoad]):
    """All lay one card face down, at the same time. [GR-078 to GR-080]"""

    def seats(self, s: GlassRoad, data: i64) -> list[int]:
        out: list[int] = []
        for seat in range(s.seats):
            if s.players[seat].laid == NO_CARD and s.players[seat].hand:
                out.append(seat)
        return out

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return hand_options(s.players[seat], v.LAY)

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        p.laid = v.LAY.one(action)
        p.hand &= ~(1 << p.laid)
        p.absent_before = p.absent
        if s.listening:
            s.events.append((v.E_LAID, PUBLIC, seat))
        if self.seats(s, data):
            s.push(LAY)
        else:
            if s.listening:
                s.events.append((v.E_ROUND, PUBLIC, s.round + 1))
            s.push(REVEAL)

    def audience(self, s: GlassRoad, seat: i64, data: i64) -> int:
        return seat

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        return not_in_hand(s.players[seat], v.LAY.one(action), "GR-078")

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if self.seats(s, data) else "nobody has a card to lay"


LAY: Final = Lay("lay", ASKS_EVERYONE, players=(3, 4), verbs=(v.LAY,))


class Reveal(Step[GlassRoad]):
    """The next player from the goblet on reveals a laid card, or the round ends. [GR-081 to GR-083, GR-090, GR-091]"""

    away = field(5)  # from the goblet; past the last player the round is over

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        away = self.away.of(data)
        if away == s.seats:
            if s.round + 1 < ROUNDS:
                s.round += 1
                start_round(s)
            else:
                end_period(s)
            return
        s.push(REVEAL, NO_SEAT, away + 1)
        revealer = (s.first + away) % s.seats
        p = s.players[revealer]
        if p.laid != NO_CARD:
            card = p.laid
            p.laid = NO_CARD
            play_openly(s, revealer, card)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        away = self.away.of(data)
        if away > s.seats:
            return f"there are {s.seats} players"
        if any(s.players[(s.first + i) % s.seats].laid != NO_CARD for i in range(away)):
            return "a card is laid that was revealed already"
        return ""


REVEAL: Final = Reveal("reveal", ASKS_NOBODY, players=(3, 4))


def play_openly(s: GlassRoad, seat: i64, card: i64) -> None:
    """Whoever has the played card in hand must follow; then all evaluate it in order. [GR-084 to GR-089, GR-104]

    With two players too: following does not replace the own turn. [GR-261 to GR-263]
    """
    s.players[seat].played.append(card)
    if s.listening:
        s.events.append((v.E_REVEALED, PUBLIC, seat, card))
    followers: list[int] = []
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        p = s.players[other]
        if len(p.notches) == NOTCHES:
            continue  # and nobody learns whether the card is in this hand [GR-087, GR-088]
        if p.hand >> card & 1:
            p.hand &= ~(1 << card)
            p.notches.append(card)
            followers.append(other)
            if s.listening:
                s.events.append((v.E_FOLLOWED, PUBLIC, other, card))
        else:
            p.absent |= 1 << card  # all know it now [GR-097]
    for i in range(len(followers) - 1, -1, -1):
        s.push(EVALUATE, followers[i], card)
    s.push(EVALUATE, seat, card, 0, 0, ONE_ACTION if followers else BOTH_ACTIONS)


# ---------------------------------------------------------------- two players (chapter 13)


class Play(Step[GlassRoad]):
    """The player plays a hand card openly. [GR-258 to GR-263]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return hand_options(s.players[seat], v.PLAY)

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        card = v.PLAY.one(action)
        s.players[seat].hand &= ~(1 << card)
        s.push(TURN_OVER, seat)
        play_openly(s, seat, card)

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        return not_in_hand(s.players[seat], v.PLAY.one(action), "GR-259")

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if all(p.hand for p in s.players) else "somebody has no card in hand"


PLAY: Final = Play("play", players=(2,), verbs=(v.PLAY,))


class TurnOver(Step[GlassRoad]):
    """After the turn of a seat: the other player's turn, or the end of the period. [GR-263 to GR-266, GR-270]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        if s.players[0].hand and s.players[1].hand:
            s.push(PLAY, 1 - seat)
            return
        for other in range(2):
            if s.players[other].hand.bit_count() == EXTRA:
                s.push(EXTRA_CARD, other)
                return
        end_period(s)


TURN_OVER: Final = TurnOver("turn_over", ASKS_NOBODY, owned=True, players=(2,))


class ExtraCard(Step[GlassRoad]):
    """A player left with three cards may play one of them, with both actions. [GR-266 to GR-270]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        out = hand_options(s.players[seat], v.PLAY)
        out.append(v.SKIP.first)
        return out

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        s.push(PERIOD_OVER)
        if action == v.SKIP.first:
            if s.listening:
                s.events.append((v.E_NO_EXTRA, PUBLIC, seat))
            return
        play_alone(s, seat, v.PLAY.one(action))

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        if action == v.SKIP.first:
            return None
        return not_in_hand(s.players[seat], v.PLAY.one(action), "GR-268")

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if s.players[seat].hand.bit_count() == EXTRA else f"this needs {EXTRA} cards in hand"


EXTRA_CARD: Final = ExtraCard("extra_card", players=(2,), verbs=(v.PLAY, v.SKIP))


def play_alone(s: GlassRoad, seat: i64, card: i64) -> None:
    """A card that nobody can follow, with both actions. [GR-267, GR-280]"""
    p = s.players[seat]
    p.hand &= ~(1 << card)
    p.played.append(card)
    if s.listening:
        s.events.append((v.E_EXTRA, PUBLIC, seat, card))
    s.push(EVALUATE, seat, card, 0, 0, BOTH_ACTIONS)


# ---------------------------------------------------------------- solo (chapter 14)


def next_solo_card(s: GlassRoad) -> None:
    """Draw at random until two cards are left, of which one is chosen. [GR-276 to GR-281, GR-287]"""
    left = s.players[0].hand.bit_count()
    if left > SOLO_LEFT:
        s.push(DRAW_CARD)
    elif left == SOLO_LEFT:
        s.push(CHOOSE_LAST, 0)
    else:
        end_period(s)


class DrawCard(Step[GlassRoad]):
    """A random card of the chosen ones is played, with one of its actions. [GR-276 to GR-278, GR-289]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return hand_options(s.players[0], v.CARD)

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        card = v.CARD.one(action)
        p = s.players[0]
        p.hand &= ~(1 << card)
        p.played.append(card)
        if s.listening:
            s.events.append((v.E_REVEALED, PUBLIC, 0, card))
        s.push(NEXT_SOLO)
        s.push(EVALUATE, 0, card, 0, 0, ONE_ACTION)

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if s.players[0].hand.bit_count() > SOLO_LEFT else "there is no card to draw"


DRAW_CARD: Final = DrawCard("draw_card", ASKS_CHANCE, players=(1,), verbs=(v.CARD,))


class NextSolo(Step[GlassRoad]):
    """[GR-279]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        next_solo_card(s)


NEXT_SOLO: Final = NextSolo("next_solo", ASKS_NOBODY, players=(1,))


class ChooseLast(Step[GlassRoad]):
    """Of the last two cards the player chooses the one to play. [GR-280, GR-281]"""

    def options(self, s: GlassRoad, seat: i64, data: i64) -> list[int]:
        return hand_options(s.players[seat], v.PLAY)

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        s.push(PERIOD_OVER)
        play_alone(s, seat, v.PLAY.one(action))

    def refusal(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> Reason | None:
        return not_in_hand(s.players[seat], v.PLAY.one(action), "GR-280")

    def fault(self, s: GlassRoad, seat: i64, data: i64) -> str:
        return "" if s.players[0].hand.bit_count() == SOLO_LEFT else f"this needs {SOLO_LEFT} cards in hand"


CHOOSE_LAST: Final = ChooseLast("choose_last", players=(1,), verbs=(v.PLAY,))

# ---------------------------------------------------------------- end of a period (chapters 10 and 12)


class PeriodOver(Step[GlassRoad]):
    """[GR-227, GR-264, GR-265]"""

    def choose(self, s: GlassRoad, seat: i64, data: i64, action: i64) -> None:
        end_period(s)


PERIOD_OVER: Final = PeriodOver("period_over", ASKS_NOBODY, players=(1, 2))


def end_period(s: GlassRoad) -> None:
    """Refill the board and pass the goblet, or go to the end of the game. [GR-072, GR-227 to GR-237, GR-255, GR-288]"""
    if s.period + 1 == s.periods:
        end_game(s)
        return
    if s.seats == 1:
        p = s.players[0]
        p.last = p.hand  # the unused card rests too, for one period [GR-282, GR-283]
        for card in p.played:
            p.last |= 1 << card
    for p in s.players:
        p.return_cards()
    if s.seats > 1:
        s.first = next_first(s)
        if s.listening:
            s.events.append((v.E_GOBLET, PUBLIC, s.first))
    s.period += 1
    s.push(START_PERIOD)
    fill_board(s, 0, 0)


def next_first(s: GlassRoad) -> i64:
    """Clockwise; before period 4 of three players, and before period 5, who has the fewest buildings.

    [GR-231 to GR-234, GR-251 to GR-254, GR-271]
    """
    fifth = s.period + 2 == LONG_GAME
    fourth_of_three = s.seats == 3 and s.period + 2 == LONG_GAME - 1
    if not fifth and not fourth_of_three:
        return (s.first + 1) % s.seats
    candidates = s.seats  # the old start player last [GR-233]
    if fifth and s.seats == 3:
        candidates -= 1  # he is left out [GR-253]
    best = (s.first + 1) % s.seats
    for i in range(1, candidates + 1):
        seat = (s.first + i) % s.seats
        if s.players[seat].buildings() < s.players[best].buildings():
            best = seat
    return best
