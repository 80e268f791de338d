"""Setup, building periods and card rounds, for each number of players, and the end (sections 2, 4, 10 to 14)."""

from typing import Final

from burgher.core.state import CHANCE, EVERYONE, NOBODY, PUBLIC, Step
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.anytime import add_anytime, play_anytime
from burgher.games.glass_road.facts import (
    CARDS,
    EXTRA,
    HAND,
    LONG_GAME,
    NOTCHES,
    ROUNDS,
    ROW,
    SOLO_HANDS,
    SOLO_LEFT,
)
from burgher.games.glass_road.score import half_points, winners
from burgher.games.glass_road.specialists import BOTH, EVALUATE, stack_tiles
from burgher.games.glass_road.state import NO_CARD, NO_TILE, GlassRoad

# ---------------------------------------------------------------- setup (section 2)


class FirstPlayer(Step[GlassRoad]):
    """A random player gets the goblet. [GR-035]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.FIRST.first + other for other in range(s.seats)]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.first = action - v.FIRST.first
        if s.listening:
            s.events.append((v.E_FIRST, PUBLIC, s.first))


def fill_board(s: GlassRoad, entry: int) -> None:
    """Go on with the next empty place whose stack has a tile. [GR-032, GR-228 to GR-230]"""
    while entry < 3 * ROW:
        if entry % ROW < s.places and s.board[entry] == NO_TILE and stack_tiles(s, entry // ROW):
            s.push(FILL_PLACE, CHANCE, entry)
            return
        entry += 1


class FillPlace(Step[GlassRoad]):
    """A tile from the stack of its row is turned up onto place a of the building board. [GR-032, GR-228]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [v.DRAW.first + tile for tile in stack_tiles(s, a // ROW)]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        tile = action - v.DRAW.first
        s.pile[tile] = 0
        s.board[a] = tile
        if s.listening:
            s.events.append((v.E_OFFERED, PUBLIC, tile))
        fill_board(s, a + 1)


# ---------------------------------------------------------------- choosing the hand


class StartPeriod(Step[GlassRoad]):
    """All cards are back in the sets, and the hands are chosen. [GR-073 to GR-077, GR-235]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.round = 0
        if s.listening:
            s.events.append((v.E_PERIOD, PUBLIC, s.period + 1, hand_size(s)))
        s.push(PICK, EVERYONE)


def hand_size(s: GlassRoad) -> int:
    """How many cards are chosen for this period. [GR-075, GR-274]"""
    return SOLO_HANDS[s.period] if s.seats == 1 else HAND


class Pick(Step[GlassRoad]):
    """All choose their cards secretly, each in ascending order. [GR-075, GR-076, GR-275, GR-284]"""

    def seats(self, s: GlassRoad, a: int, b: int) -> list[int]:
        size = hand_size(s)
        out: list[int] = []
        for seat in range(s.seats):
            if s.players[seat].hand.bit_count() < size:
                out.append(seat)
        return out

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        p = s.players[seat]
        missing = hand_size(s) - p.hand.bit_count()
        cards: list[int] = []
        for card in range(p.hand.bit_length(), CARDS):
            if not p.last >> card & 1:
                cards.append(v.PICK.first + card)
        return cards[: max(0, len(cards) - missing + 1)]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        p.hand |= 1 << (action - v.PICK.first)
        if s.listening:
            s.events.append((v.E_PICKED, seat, seat, action - v.PICK.first))
            if s.seats > 1 and p.hand.bit_count() == hand_size(s):
                s.events.append((v.E_READY, PUBLIC, seat))
        if self.seats(s, a, b):
            s.push(PICK, EVERYONE)
        elif s.seats == 1:
            next_solo_card(s)
        elif s.seats == 2:
            s.push(PLAY, s.first)
        else:
            start_round(s)

    def audience(self, s: GlassRoad, seat: int, a: int, b: int) -> int:
        return seat


# ---------------------------------------------------------------- three and four players (section 4)


def start_round(s: GlassRoad) -> None:
    """All lay a card; only in a position written by hand may somebody have none. [GR-093]"""
    if LAY.seats(s, 0, 0):
        s.push(LAY, EVERYONE)
    else:
        s.push(REVEAL, NOBODY, 0)


class Lay(Step[GlassRoad]):
    """All lay one card face down. [GR-078 to GR-080]"""

    def seats(self, s: GlassRoad, a: int, b: int) -> list[int]:
        out: list[int] = []
        for seat in range(s.seats):
            if s.players[seat].laid == NO_CARD and s.players[seat].hand:
                out.append(seat)
        return out

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return hand_options(s, seat, v.LAY.first)

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        p = s.players[seat]
        p.laid = action - v.LAY.first
        p.hand &= ~(1 << p.laid)
        p.absent_before = p.absent
        if s.listening:
            s.events.append((v.E_LAID, PUBLIC, seat))
        if self.seats(s, a, b):
            s.push(LAY, EVERYONE)
        else:
            if s.listening:
                s.events.append((v.E_ROUND, PUBLIC, s.round + 1))
            s.push(REVEAL, NOBODY, 0)

    def audience(self, s: GlassRoad, seat: int, a: int, b: int) -> int:
        return seat


def hand_options(s: GlassRoad, seat: int, first: int) -> list[int]:
    hand = s.players[seat].hand
    out: list[int] = []
    for card in range(CARDS):
        if hand >> card & 1:
            out.append(first + card)
    return out


class Reveal(Step[GlassRoad]):
    """The a-th player from the goblet reveals the laid card, or the round ends. [GR-081 to GR-083, GR-090, GR-091]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if a == s.seats:
            if s.round + 1 < ROUNDS:
                s.round += 1
                start_round(s)
            else:
                end_period(s)
            return
        s.push(REVEAL, NOBODY, a + 1)
        revealer = (s.first + a) % s.seats
        p = s.players[revealer]
        if p.laid != NO_CARD:
            card = p.laid
            p.laid = NO_CARD
            play_openly(s, revealer, card)


def play_openly(s: GlassRoad, seat: int, card: int) -> None:
    """Whoever has the played card in hand must follow; then all evaluate it in order. [GR-084 to GR-089, GR-104]"""
    s.players[seat].played.append(card)
    if s.listening:
        s.events.append((v.E_REVEALED, PUBLIC, seat, card))
    followers: list[int] = []
    for i in range(1, s.seats):
        other = (seat + i) % s.seats
        p = s.players[other]
        if len(p.notches) == NOTCHES:
            continue  # and nobody learns whether the card is in this hand [GR-088]
        if p.hand >> card & 1:
            p.hand &= ~(1 << card)
            p.notches.append(card)
            followers.append(other)
            if s.listening:
                s.events.append((v.E_FOLLOWED, PUBLIC, other, card))
        else:
            p.absent |= 1 << card  # all know it now [GR-097]
    for i in range(len(followers) - 1, -1, -1):
        s.push(EVALUATE, followers[i], card, 0)
    s.push(EVALUATE, seat, card, 0 if followers else BOTH)


# ---------------------------------------------------------------- two players (section 13)


class Play(Step[GlassRoad]):
    """Two players: the player plays a hand card openly. [GR-259 to GR-263]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return hand_options(s, seat, v.PLAY.first)

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.PLAY.first
        s.players[seat].hand &= ~(1 << card)
        s.push(TURN_OVER, NOBODY, seat)
        play_openly(s, seat, card)


class TurnOver(Step[GlassRoad]):
    """After the turn of seat a: the other player's turn, or the end of the period. [GR-263 to GR-266]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if s.players[0].hand and s.players[1].hand:
            s.push(PLAY, 1 - a)
            return
        for other in range(2):
            if s.players[other].hand.bit_count() == EXTRA:
                s.push(EXTRA_CARD, other)
                return
        end_period(s)


class ExtraCard(Step[GlassRoad]):
    """A player left with three cards may play one of them, with both actions. [GR-266 to GR-270]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return [*hand_options(s, seat, v.PLAY.first), v.SKIP.first]

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.push(PERIOD_OVER, NOBODY)
        if action == v.SKIP.first:
            if s.listening:
                s.events.append((v.E_NO_EXTRA, PUBLIC, seat))
            return
        play_alone(s, seat, action - v.PLAY.first)


def play_alone(s: GlassRoad, seat: int, card: int) -> None:
    """A card that nobody can follow, with both actions. [GR-267, GR-280]"""
    p = s.players[seat]
    p.hand &= ~(1 << card)
    p.played.append(card)
    if s.listening:
        s.events.append((v.E_EXTRA, PUBLIC, seat, card))
    s.push(EVALUATE, seat, card, BOTH)


# ---------------------------------------------------------------- solo (section 14)


def next_solo_card(s: GlassRoad) -> None:
    """Draw at random until two cards are left, of which one is chosen. [GR-276 to GR-281]"""
    left = s.players[0].hand.bit_count()
    if left > SOLO_LEFT:
        s.push(DRAW_CARD, CHANCE)
    elif left == SOLO_LEFT:
        s.push(CHOOSE_LAST, 0)
    else:
        end_period(s)


class DrawCard(Step[GlassRoad]):
    """A random card of the chosen ones is played, with one of its actions. [GR-276, GR-277, GR-289]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return hand_options(s, 0, v.CARD.first)

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        card = action - v.CARD.first
        p = s.players[0]
        p.hand &= ~(1 << card)
        p.played.append(card)
        if s.listening:
            s.events.append((v.E_REVEALED, PUBLIC, 0, card))
        s.push(NEXT_SOLO, NOBODY)
        s.push(EVALUATE, 0, card, 0)


class NextSolo(Step[GlassRoad]):
    """[GR-279]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        next_solo_card(s)


class ChooseLast(Step[GlassRoad]):
    """Of the last two cards the player chooses the one to play. [GR-280, GR-281]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        return hand_options(s, seat, v.PLAY.first)

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.push(PERIOD_OVER, NOBODY)
        play_alone(s, seat, action - v.PLAY.first)


# ---------------------------------------------------------------- end of a period (section 10)


class PeriodOver(Step[GlassRoad]):
    """[GR-227, GR-264]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        end_period(s)


def end_period(s: GlassRoad) -> None:
    """Refill the board and pass the goblet, or go to the end of the game. [GR-228 to GR-237]"""
    if s.period + 1 == s.periods:
        s.push(SCORING, NOBODY)
        for i in range(s.seats - 1, -1, -1):
            s.push(LAST_WINDOW, NOBODY, (s.first + i) % s.seats)
        return
    if s.seats == 1:
        p = s.players[0]
        p.last = p.hand  # the unused card rests too [GR-282]
        for card in p.played:
            p.last |= 1 << card
    for p in s.players:
        p.return_cards()
    if s.seats > 1:
        s.first = next_first(s)
        if s.listening:
            s.events.append((v.E_GOBLET, PUBLIC, s.first))
    s.period += 1
    s.push(START_PERIOD, NOBODY)
    fill_board(s, 0)


def next_first(s: GlassRoad) -> int:
    """Clockwise; before period 4 of three players, and before period 5, who has the fewest buildings.

    [GR-231 to GR-234, GR-252 to GR-254, GR-271]
    """
    fifth = s.period + 2 == LONG_GAME
    fourth_of_three = s.seats == 3 and s.period + 2 == LONG_GAME - 1
    if not fifth and not fourth_of_three:
        return (s.first + 1) % s.seats
    order = [(s.first + i) % s.seats for i in range(1, s.seats + 1)]  # the old start player last [GR-233]
    if fifth and s.seats == 3:
        order.pop()  # he is left out [GR-253]
    best = order[0]
    for seat in order:
        if s.players[seat].buildings() < s.players[best].buildings():
            best = seat
    return best


# ---------------------------------------------------------------- end of the game (section 11)


class LastWindow(Step[GlassRoad]):
    """Seat a may use anytime actions before scoring, if there are any. [GR-239, GR-240]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        s.players[a].anytime = 0
        out: list[int] = []
        add_anytime(s.players[a], out)
        if out:
            s.push(LAST_ACTIONS, a)


class LastActions(Step[GlassRoad]):
    """[GR-239]"""

    def options(self, s: GlassRoad, seat: int, a: int, b: int) -> list[int]:
        out: list[int] = []
        add_anytime(s.players[seat], out)
        out.append(v.DONE.first)
        return out

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if action == v.DONE.first:
            s.players[seat].anytime = 0
            return
        s.push(LAST_ACTIONS, seat)
        play_anytime(s, seat, action)


class FinalScoring(Step[GlassRoad]):
    """The score follows from the position; this tells it to those who listen. [GR-241, GR-249, GR-250]"""

    def choose(self, s: GlassRoad, seat: int, a: int, b: int, action: int) -> None:
        if s.listening:
            for other in range(s.seats):
                s.events.append((v.E_FINAL, PUBLIC, other, half_points(s, other)))
            if s.seats > 1:
                for winner in winners(s):
                    s.events.append((v.E_WINNER, PUBLIC, winner))


FIRST_PLAYER: Final = FirstPlayer("first_player")
FILL_PLACE: Final = FillPlace("fill_place", a=3 * ROW - 1)
START_PERIOD: Final = StartPeriod("start_period")
PICK: Final = Pick("pick")
LAY: Final = Lay("lay")
REVEAL: Final = Reveal("reveal", a=4)
PLAY: Final = Play("play")
TURN_OVER: Final = TurnOver("turn_over", a=1)
EXTRA_CARD: Final = ExtraCard("extra_card")
DRAW_CARD: Final = DrawCard("draw_card")
NEXT_SOLO: Final = NextSolo("next_solo")
CHOOSE_LAST: Final = ChooseLast("choose_last")
PERIOD_OVER: Final = PeriodOver("period_over")
LAST_WINDOW: Final = LastWindow("last_window", a=3)
LAST_ACTIONS: Final = LastActions("last_actions")
SCORING: Final = FinalScoring("scoring")
