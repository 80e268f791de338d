"""The components as data, for drawing and for study."""

from typing import Any

from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.schema import COLOURS


def components() -> dict[str, Any]:
    return {
        "cards": {f.CARD_IDS[card]: card_facts(card) for card in range(1, f.CARDS)},
        "goods": {name: good_facts(good) for good, name in enumerate(f.GOODS)},
        "capital": {"copies": f.CAPITAL, "reconstructed": f.CAPITAL_RECONSTRUCTED, "set_value": f.SET_VALUE},
        "limits": {"hand": f.LIMIT, "round": f.ROUND_LIMIT, "fair": f.FAIR, "tokens": f.TOKENS},
        "build": f.BUILD_COST,  # by class: basic, extended, advanced
        "notary": f.NOTARY_PRICE,
        "mayor_cards": f.MAYOR_CARDS,
        "labour": f.LABOUR,  # by year
        "fee_points": f.FEE_POINTS,
        "discs": {str(players): f.DISCS[players] for players in range(2, 6)},
        "granary": [f.GOODS[good] for good in f.GRANARY],
        "ships": [ship_facts(ship) for ship in range(1, f.SHIPS + 1)],
    }


def card_facts(card: int) -> dict[str, Any]:
    return {
        "building": f.CARD_NAMES[card],
        "class": f.CLASSES[f.CLASS_OF[card]],
        "good": f.GOODS[f.GOOD_OF[card]],
        "top": COLOURS[f.TOP[card]],
        "bottom": COLOURS[f.BOTTOM[card]],
        "house": bool(f.HOUSE[card]),
        "reconstructed": f.CARD_RECONSTRUCTED[card],
    }


def good_facts(good: int) -> dict[str, Any]:
    out: dict[str, Any] = {
        "tier": "raw" if good < f.RAW else "semi" if good < f.SEMI else "finished",
        "building": f.BUILDINGS[good],
        "inputs": [f.GOODS[part] for part in f.INPUTS[good]],
        "points": f.PRODUCTION_POINTS[good],
        "reconstructed": f.GOOD_RECONSTRUCTED[good],
    }
    if good >= f.SEMI:
        out["bonus"] = f.BONUS[good - f.SEMI]
        out["line"] = [f.BUILDINGS[part] for part in f.LINES[good - f.SEMI]]
    return out


def ship_facts(ship: int) -> dict[str, Any]:
    rows = [row for row in range(f.ROWS) if f.ROW_SHIP[row] == ship]
    return {
        "bonus": f.SHIP_BONUS[ship],
        "rows": [
            {"good": f.GOODS[f.ROW_GOOD[row]], "points": f.ROW_POINTS[row], "reconstructed": f.ROW_RECONSTRUCTED[row]}
            for row in rows
        ],
    }
