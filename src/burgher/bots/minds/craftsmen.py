"""How Craftsmen is thought about, and the levels that this has proved.

A game has many small decisions and few large ones. Actions that come to the same are tried once, of the many bids for
a card only a few, and where only cards of the hand are in question, little is tried. What is tried is played on to the
end of the game by rules of thumb, so that expected score sheets are those of games played out.
"""

from typing import Any

from burgher.bots.effort import Effort
from burgher.bots.halving import candidates, halve
from burgher.bots.values.craftsmen import JUDGE
from burgher.bots.values.craftsmen_policy import choose
from burgher.bots.verdict import Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.state import Craftsmen

EFFORTS = {
    "master": Effort(6, 24, seconds=0.1, plain=(3, 6), more=24),
    "guildmaster": Effort(10, 1000, seconds=0.8, plain=(6, 72), more=-250, thrifty=True),
}
# steps in which a card of the hand is chosen, or whether a token is spent
SMALL = ("discard", "pay", "take", "bank_privilege", "spend_tokens", "give", "bribe", "fee", "peek_back")
SMALL_WIDTH = 3
SMALL_SHARE = 6  # so many times fewer rollouts
BIDS = 2  # that are tried for one card


def think(game: Game[Any], known: Craftsmen, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """What may be expected of the likeliest actions. The state is what the seat may know, with the rest drawn anew."""
    small = known.top().name in SMALL
    width = min(SMALL_WIDTH, effort.width) if small else effort.width
    rollouts = effort.rollouts // SMALL_SHARE if small else effort.rollouts
    tried = candidates(seat, likely(game, known, seat, actions, width))
    return halve(game, known, seat, tried, dice, effort.less(width, rollouts), JUDGE)


def likely(game: Game[Any], known: Craftsmen, seat: int, actions: list[int], width: int) -> list[int]:
    """The action of the rules of thumb, and those after which the position is worth most; what is alike only once."""
    if len(actions) <= 2:
        return actions
    habit = choose(known, seat, known.options(seat))
    ranked = sorted(actions, key=lambda action: -JUDGE.after(known, seat, action))
    codes = dict(zip(actions, game.codes(known, seat, actions), strict=True))
    out: list[int] = []
    met: list[int] = []
    for action in [habit, *ranked] if habit in codes else ranked:
        kind = lot(action) if v.AUCTION.owns(action) or v.BID.owns(action) else codes[action]
        most = BIDS if kind < 0 else 1
        if action not in out and met.count(kind) < most:
            met.append(kind)
            out.append(action)
    return out[:width]


def lot(action: int) -> int:
    """What is bid for, as a negative number: a place of the display, or the card that is being auctioned."""
    if v.BID.owns(action):
        return -1
    pile, place, _ = v.AUCTION.three(action)
    return -2 - 2 * pile - place
