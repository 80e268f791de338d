"""What a seat cannot know, drawn anew: the hidden cards of the others. The stacks hold no secret, being sets."""

from typing import Final

from mypy_extensions import i64

from burgher.core.chance import Dice
from burgher.games.glass_road.chapters.periods import PICK, hand_size
from burgher.games.glass_road.facts import ALL_CARDS, CARDS
from burgher.games.glass_road.state import NO_CARD, GlassRoad, Player


def _pascal() -> list[list[int]]:
    """How many hands of k cards there are among n."""
    rows = [[1] + [0] * CARDS]
    for _ in range(CARDS):
        above = rows[-1]
        rows.append([1] + [above[k - 1] + above[k] for k in range(1, CARDS + 1)])
    return rows


HANDS: Final = _pascal()


def choosing(s: GlassRoad) -> bool:
    """Are hands being chosen? [GR-076]"""
    return s.asking(PICK)


def determinize(s: GlassRoad, seat: i64, dice: Dice) -> GlassRoad:
    """The hidden cards of the others are drawn anew; they agree with all that the table has shown. [GR-096, GR-097]"""
    copy = s.copy()
    for other in range(s.seats):
        if other != seat:
            draw_cards(copy, copy.players[other], dice)
    return copy


def draw_cards(s: GlassRoad, p: Player, dice: Dice) -> None:
    """A hand, and a laid card, that could be there."""
    count = p.hand.bit_count()
    if choosing(s):  # nobody knows how far another has come
        p.hand = some_of(ALL_CARDS & ~p.last, count, dice) if count == hand_size(s) else 0
        return
    if not count and p.laid == NO_CARD:
        return
    seen = mask_of(p.notches) | mask_of(p.played)
    in_hand = ALL_CARDS & ~seen & ~p.absent
    if p.laid != NO_CARD:
        could_lie = cards_of(ALL_CARDS & ~seen & ~p.absent_before)
        # each laid card is as likely as the number of hands that go with it
        weights = [HANDS[(in_hand & ~(1 << card)).bit_count()][count] for card in could_lie]
        p.laid = could_lie[dice.pick(weights)]
        in_hand &= ~(1 << p.laid)
    p.hand = some_of(in_hand, count, dice)


def some_of(mask: int, count: int, dice: Dice) -> int:
    """So many of these cards, all alike in chance."""
    cards = cards_of(mask)
    out = 0
    for i in range(count):
        j = i + dice.below(len(cards) - i)
        out |= 1 << cards[j]
        cards[j] = cards[i]
    return out


def cards_of(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    return [card for card in range(CARDS) if mask >> card & 1]


def mask_of(cards: list[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask
