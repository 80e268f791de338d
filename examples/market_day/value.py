"""What a position is worth to a seat, in coins: with this the apprentice and the journeyman play the game."""

from . import rules as r


def value(s: r.Market, seat: int) -> float:
    """Coins, and what the stall may still bring: goods of the customer for sure, the others a part of their price."""
    p = s.players[seat]
    worth = [0.8 * s.prices[good] * (s.days - s.day) / s.days for good in range(3)]
    worth[p.customer] = max(worth[p.customer], r.CUSTOMER)
    return p.parts[r.SALES] + sum(n * each for n, each in zip(p.stall, worth, strict=True))
