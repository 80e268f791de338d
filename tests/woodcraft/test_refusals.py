"""Why not: for every clause that a refusal names, a position, an action, the clause and the sentence."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from burgher.core.table import Table, open_table
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from ..vocabulary import why
from .helpers import act, chosen, document, open_action, table, wheel

Doc = dict[str, Any]
LATE: Doc = {"round": 9, "orders": ["F01"], "helpers": ["B01"]}
ROOMS = ["A03", "A01", "A04", "A06", "A07", "A08"]
BUILT = {
    "pots": {"green": 1, "yellow": 1, "brown": 1},
    "saws": ["ready"] * 3,
    "splicers": ["ready"] * 3,
    "gluer": "ready",
}
BLOCKED = wheel(
    2,
    buy_lumber=(1, 7),
    exchange_dice=(2, 7),
    buy_materials=(2, 6),
    choose_orders=(3, 7),
    choose_helper=(3, 6),
    produce_plant=(3, 5),
    improve_workshop=(3, 4),
)


def settling(tile: str, me: Doc | None = None, **rest: Any) -> Table:
    """The tile has been chosen, and its action is still to be settled."""
    return table(me, this_turn=chosen(tile), **rest)


def pending(stack: list[str], me: Doc | None = None, *others: Doc, **rest: Any) -> Table:
    """Something waits on top of a turn."""
    turn = ["turn_over", "lumber_check", "marketing", "turn:0"]
    return table(me, *others, stack=[*turn, *stack], **rest)


def setup(me: Doc, *stack: str) -> Table:
    """The opening choices of a single player."""
    doc = document(me, players=1, round=0, stack=["next_round", "choosing:served=1", *stack])
    return open_table(GAME, 0, seed=1, position=doc)


def gain(code: str) -> int:
    """The number of what an order brings."""
    return f.ORDERS[f.ORDER_CODES.index(code)].reward


HELPERS = {"offered_orders": [None] * 5, "offered_helpers": ["A04", "A20"], "blueberries": 12, "hand": ["N01"]}
OFFERED = {"offered_orders": ["S01", None, "S03", "S04", "S09"], "offered_helpers": ["A04"], "blueberries": 12}
FIVE_OFFERED = {**OFFERED, "hand": ["S02", "N01", "N02"]}
LAYING = ["next_round", "income", "laying:asked=1", "lay_order:0"]
TWO = {"rooms": ["A03", "A01"]}

CASES: list[tuple[str, Callable[[], Table], str, pytest.MarkDecorator, str]] = [
    # 3 setup
    (
        "kept",
        lambda: setup(FIVE_OFFERED, "start_helper:0", "lay_order:0", "keep_order:0:left=1"),
        "keep_order:1",
        pytest.mark.rule("WC-064"),
        "You have kept this order already.",
    ),
    (
        "laid",
        lambda: setup({**HELPERS}, "start_helper:0", "lay_order:0"),
        "lay_order:0",
        pytest.mark.rule("WC-066"),
        "“Porridge bowl” is not in your hand.",
    ),
    (
        "third helper",
        lambda: setup(HELPERS, "start_helper:0"),
        "start_helper:2",
        pytest.mark.rule("WC-068"),
        "You have 2 helpers to choose from, no more.",
    ),
    # 4 the turn
    (
        "second tile",
        lambda: settling("buy_lumber"),
        "tile:1",
        pytest.mark.rule("WC-079"),
        "You have chosen “Buy lumber” this turn: one tile a turn.",
    ),
    ("early end", lambda: table(), "end_actions", pytest.mark.rule("WC-082"), "First choose a tile of the wheel."),
    (
        "unsettled end",
        lambda: settling("buy_lumber"),
        "end_actions",
        pytest.mark.rule("WC-082"),
        "First settle “Buy lumber”: perform it, replace it, or take blueberries.",
    ),
    # 5 the wheel
    (
        "blocked",
        lambda: table(wheel=BLOCKED),
        "tile:1",
        pytest.mark.rule("WC-099"),
        "“Exchange dice” is blocked: it would cross the arrow into quadrant 3, where 4 tiles stand.",
    ),
    # 6 replacement and bonus actions
    ("nothing to settle", lambda: table(), "main:0", pytest.mark.rule("WC-115"), "First choose a tile of the wheel."),
    (
        "settled",
        lambda: table(this_turn=chosen("buy_lumber", settled=True)),
        "main:0",
        pytest.mark.rule("WC-115"),
        "The action of “Buy lumber” is settled: that is done once.",
    ),
    (
        "no part",
        lambda: settling("buy_materials", {"blueberries": 0}),
        "main:0",
        pytest.mark.rule("WC-118"),
        "Nothing of “Buy materials” can be done: the least costs 1 blueberry, and you have 0.",
    ),
    (
        "nothing to produce",
        lambda: settling("produce_plant"),
        "main:0",
        pytest.mark.rule("WC-118"),
        "You have no helper who could produce, and nothing to plant.",
    ),
    (
        "no sale",
        lambda: settling("exchange_dice", {"blueberries": 5}),
        "main:0",
        pytest.mark.rule("WC-118"),
        "Nothing of “Exchange dice” can be done: the least costs 6 blueberries, and you have 5.",
    ),
    (
        "same tile",
        lambda: settling("buy_lumber", {"lanterns": 1}),
        "swap:0",
        pytest.mark.rule("WC-119"),
        "A lantern buys the action of another tile, and “Buy lumber” is the one you chose.",
    ),
    (
        "no lantern",
        lambda: settling("buy_lumber"),
        "swap:1",
        pytest.mark.rule("WC-119"),
        "This costs 1 lantern; you have 0.",
    ),
    (
        "bonus lantern",
        lambda: table({"lanterns": 1}, this_turn=chosen("buy_lumber", bonus_lanterns=1)),
        "swap:2",
        pytest.mark.rule("WC-122"),
        "You have 1 lantern, and 1 of them came with this turn’s tile, whose action they cannot replace.",
    ),
    (
        "bonus twice",
        lambda: table({"lanterns": 3}, this_turn={"bonus_used": True}),
        "bonus:0",
        pytest.mark.rule("WC-126"),
        "You have bought this turn’s bonus action.",
    ),
    (
        "two lanterns",
        lambda: table({"lanterns": 2}),
        "bonus:0",
        pytest.mark.rule("WC-126"),
        "This costs 3 lanterns; you have 2.",
    ),
    (
        "poor bonus",
        lambda: table({"lanterns": 3, "blueberries": 0}),
        "bonus:0",
        pytest.mark.rule("WC-131"),
        "Nothing of “Buy lumber” can be done: the least costs 1 blueberry, and you have 0.",
    ),
    (
        "poor swap",
        lambda: settling("buy_lumber", {"lanterns": 1, "blueberries": 0}),
        "swap:2",
        pytest.mark.rule("WC-131"),
        "Nothing of “Buy materials” can be done: the least costs 1 blueberry, and you have 0.",
    ),
    # 7.1 to 7.3
    (
        "first die",
        lambda: open_action("buy_lumber"),
        "done",
        pytest.mark.rule("WC-133"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "gap",
        lambda: act(open_action("buy_lumber"), "buy_die:0"),
        "buy_die:0",
        pytest.mark.rule("WC-138"),
        "Slot 1 of the public lumber is empty until your purchases are over.",
    ),
    (
        "dear die",
        lambda: open_action("buy_lumber", {"blueberries": 7}),
        "buy_die:5",
        pytest.mark.rule("WC-134"),
        "This costs 8 blueberries; you have 7.",
    ),
    (
        "no exchange",
        lambda: open_action("exchange_dice"),
        "done",
        pytest.mark.rule("WC-141"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "no such die",
        lambda: open_action("exchange_dice", {"lumber": "g1"}),
        "sell:0:2",
        pytest.mark.rule("WC-141"),
        "You have no green 2 in your lumber.",
    ),
    (
        "second sale",
        lambda: act(open_action("exchange_dice", {"lumber": "g1 g2"}), "sell:0:1"),
        "sell:0:2",
        pytest.mark.rule("WC-144"),
        "One die is sold in an exchange, no more.",
    ),
    (
        "sold colour",
        lambda: act(open_action("exchange_dice", {"lumber": "g1 g2"}), "sell:0:1"),
        "buy_six:0",
        pytest.mark.rule("WC-148"),
        "You have sold this colour (green): the six must have another one.",
    ),
    (
        "dear six",
        lambda: open_action("exchange_dice", {"lumber": "g1", "blueberries": 7}),
        "buy_six:2",
        pytest.mark.rule("WC-146"),
        "This costs 8 blueberries; you have 7.",
    ),
    (
        "no material",
        lambda: open_action("buy_materials"),
        "done",
        pytest.mark.rule("WC-153"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "same material",
        lambda: act(open_action("buy_materials"), "buy_material:1"),
        "buy_material:2",
        pytest.mark.rule("WC-154"),
        "You have bought this material (Glue): the second must be another one.",
    ),
    (
        "dear material",
        lambda: open_action("buy_materials", {"blueberries": 2}),
        "buy_material:4",
        pytest.mark.rule("WC-152"),
        "This costs 3 blueberries; you have 2.",
    ),
    # 7.4 and 7.5
    (
        "no order",
        lambda: settling("choose_orders", orders=[]),
        "main:0",
        pytest.mark.rule("WC-161"),
        "The order display is empty.",
    ),
    (
        "first order",
        lambda: open_action("choose_orders"),
        "done",
        pytest.mark.rule("WC-156"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "empty slot",
        lambda: open_action("choose_orders", orders=["S05"]),
        "take_order:2",
        pytest.mark.rule("WC-156"),
        "Slot 3 of the display is empty.",
    ),
    (
        "dear order",
        lambda: act(open_action("choose_orders", {"blueberries": 2}), "take_order:0"),
        "take_order:0",
        pytest.mark.rule("WC-160"),
        "This costs 3 blueberries; you have 2.",
    ),
    (
        "no helper",
        lambda: open_action("choose_helper", TWO),
        "done",
        pytest.mark.rule("WC-163"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "empty place",
        lambda: open_action("choose_helper", TWO, helpers=["A02"]),
        "take_helper:1",
        pytest.mark.rule("WC-163"),
        "Slot 2 of the display is empty.",
    ),
    (
        "dear helper",
        lambda: open_action("choose_helper", {**TWO, "blueberries": 4}, helpers=["A02", "A22"]),
        "take_helper:1",
        pytest.mark.rule("WC-165"),
        "This costs 5 blueberries; you have 4.",
    ),
    (
        "all dear",
        lambda: settling("choose_helper", {**TWO, "blueberries": 2}),
        "main:0",
        pytest.mark.rule("WC-165"),
        "Nothing of “Choose a helper” can be done: the least costs 3 blueberries, and you have 2.",
    ),
    (
        "none shown",
        lambda: settling("choose_helper", TWO, helpers=[]),
        "main:0",
        pytest.mark.rule("WC-165"),
        "The helper display is empty.",
    ),
    (
        "full house",
        lambda: settling("choose_helper", {"rooms": ROOMS}),
        "main:0",
        pytest.mark.rule("WC-169"),
        "All six rooms are occupied.",
    ),
    (
        "taken room",
        lambda: act(open_action("choose_helper", TWO), "take_helper:0"),
        "room:1",
        pytest.mark.rule("WC-167"),
        "This room (top row, room 2) belongs to Sawdust Sweeper.",
    ),
    (
        "apart",
        lambda: act(open_action("choose_helper", {"rooms": ["A03"]}), "take_helper:0"),
        "room:4",
        pytest.mark.rule("WC-167"),
        "This room (bottom row, room 2) has no helper beside it.",
    ),
    # 7.6 and 7.7
    (
        "no mode",
        lambda: open_action("produce_plant", TWO),
        "done",
        pytest.mark.rule("WC-175"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "no producer",
        lambda: open_action("produce_plant", {"lumber": "g1"}),
        "mode:0",
        pytest.mark.rule("WC-118"),
        "You have no helper who could produce.",
    ),
    (
        "full pot",
        lambda: open_action("produce_plant", {**TWO, "pots": {"green": 2}}),
        "mode:1",
        pytest.mark.rule("WC-178"),
        "None of your pots is empty.",
    ),
    (
        "no pot",
        lambda: pending(["plant:0:trees=1"], {"lumber": "g1"}),
        "plant:1:1:1",
        pytest.mark.rule("WC-180"),
        "You do not have this pot (yellow) yet.",
    ),
    (
        "pot taken",
        lambda: pending(["plant:0:trees=1"], {"lumber": "g1 y1", "pots": {"green": 2, "yellow": 0}}),
        "plant:0:1:1",
        pytest.mark.rule("WC-180"),
        "A tree of 2 stands in this pot (green).",
    ),
    (
        "no wood",
        lambda: pending(["plant:0:trees=1"], {"lumber": "g1"}),
        "plant:0:2:1",
        pytest.mark.rule("WC-182"),
        "You have no green 2 in your lumber.",
    ),
    (
        "large piece",
        lambda: pending(["plant:0:trees=1"], {"lumber": "g1"}),
        "plant:0:1:2",
        pytest.mark.rule("WC-183"),
        "A piece of 2 cannot be cut off a die of 1.",
    ),
    (
        "no improvement",
        lambda: open_action("improve_workshop"),
        "done",
        pytest.mark.rule("WC-190"),
        "This action has been opened: at least its first part must be done.",
    ),
    (
        "complete",
        lambda: open_action("improve_workshop", {**BUILT, "gluer": "none"}),
        "improve:1",
        pytest.mark.rule("WC-190"),
        "Your workshop has all of these: Sawing tile.",
    ),
    (
        "dear pot",
        lambda: open_action("improve_workshop", {"blueberries": 3}),
        "improve:0",
        pytest.mark.rule("WC-191"),
        "This costs 4 blueberries; you have 3.",
    ),
    (
        "all built",
        lambda: settling("improve_workshop", BUILT),
        "main:0",
        pytest.mark.rule("WC-193"),
        "Nothing is left for “Improve the workshop”.",
    ),
    # 8 helpers
    (
        "produced",
        lambda: pending(["produce:0:left=1:done=1"], {"rooms": ["A03", "A01", "A04"]}),
        "produce:0",
        pytest.mark.rule("WC-208"),
        "Berry Gatherer has produced already: each helper produces once for this.",
    ),
    (
        "nobody",
        lambda: pending(["produce:0:left=1"], TWO),
        "produce:5",
        pytest.mark.rule("WC-209"),
        "There is no helper in this room (bottom row, room 3).",
    ),
    (
        "empty room",
        lambda: table(TWO),
        "ability:4",
        pytest.mark.rule("WC-213"),
        "There is no helper in this room (bottom row, room 2).",
    ),
    (
        "other ability",
        lambda: table({"rooms": ["A03"]}),
        "ability:0",
        pytest.mark.rule("WC-213"),
        "Berry Gatherer has no ability for every turn.",
    ),
    (
        "used ability",
        lambda: table({"rooms": ["A27"], "used_abilities": [0], "lumber": "g3"}),
        "ability:0",
        pytest.mark.rule("WC-213"),
        "You have used the ability of Errand Fox this turn.",
    ),
    (
        "ability cost",
        lambda: table({"rooms": ["A14"], "lumber": "g3", "blueberries": 0}),
        "ability:0",
        pytest.mark.rule("WC-238"),
        "Stain Mixer asks for 1 × Blueberries; you have 0.",
    ),
    (
        "no green",
        lambda: table({"rooms": ["A14"], "lumber": "y3"}),
        "ability:0",
        pytest.mark.rule("WC-238"),
        "None of your dice suits Stain Mixer.",
    ),
    (
        "no tree",
        lambda: table({"rooms": ["A07"]}),
        "ability:0",
        pytest.mark.rule("WC-238"),
        "Water Bearer needs a tree, and your pots have none.",
    ),
    (
        "adjust",
        lambda: act(table({"rooms": ["A13"], "lumber": "g1 g3"}), "ability:0"),
        "die:0:1",
        pytest.mark.rule("WC-230"),
        "Whittler cannot change a green 1: a die shows 1 to 6.",
    ),
    (
        "adjust nothing",
        lambda: act(table({"rooms": ["A13"], "lumber": "g1 g3"}), "ability:0"),
        "die:0:4",
        pytest.mark.rule("WC-230"),
        "You have no green 4 in your lumber.",
    ),
    (
        "adjust up",
        lambda: act(table({"rooms": ["A13"], "lumber": "g3"}), "ability:0", "die:0:3"),
        "add:1",
        pytest.mark.rule("WC-230"),
        "Whittler cannot turn this die into a 4.",
    ),
    (
        "recolour nothing",
        lambda: act(table({"rooms": ["A14"], "lumber": "g3"}), "ability:0"),
        "die:0:4",
        pytest.mark.rule("WC-232"),
        "You have no green 4 in your lumber.",
    ),
    (
        "sell nothing",
        lambda: act(table({"rooms": ["A03", "B12"], "lumber": "g3"}, **LATE), "ability:1"),
        "die:0:4",
        pytest.mark.rule("WC-237"),
        "You have no green 4 in your lumber.",
    ),
    (
        "recolour",
        lambda: act(table({"rooms": ["A14"], "lumber": "g3 y3"}), "ability:0"),
        "die:1:3",
        pytest.mark.rule("WC-232"),
        "Stain Mixer cannot recolour a yellow 3.",
    ),
    (
        "same colour",
        lambda: act(table({"rooms": ["A14"], "lumber": "g3"}), "ability:0", "die:0:3"),
        "color:0",
        pytest.mark.rule("WC-232"),
        "Stain Mixer: the die has this colour (green) already.",
    ),
    (
        "other colour",
        lambda: act(table({"rooms": ["A14"], "lumber": "g3"}), "ability:0", "die:0:3"),
        "color:2",
        pytest.mark.rule("WC-232"),
        "Stain Mixer does not give this colour (brown).",
    ),
    (
        "which tree",
        lambda: act(table({"rooms": ["A07"], "pots": {"green": 1, "yellow": 0}}), "ability:0"),
        "grow:1",
        pytest.mark.rule("WC-233"),
        "There is no tree in this pot (yellow).",
    ),
    # 9 wood
    ("no harvest", lambda: table(), "harvest:0", pytest.mark.rule("WC-267"), "There is no tree in this pot (green)."),
    (
        "saw used",
        lambda: table({"saws": ["used"], "lumber": "g3"}),
        "saw:0",
        pytest.mark.rule("WC-271"),
        "None of your sawing tiles is ready; used: 1.",
    ),
    (
        "no token",
        lambda: table({"saws": ["used"], "lumber": "g3"}),
        "saw:1",
        pytest.mark.rule("WC-291"),
        "You have no re-use token.",
    ),
    (
        "saw ready",
        lambda: table({"reuse": 1, "lumber": "g3"}),
        "saw:1",
        pytest.mark.rule("WC-297"),
        "A re-use token is for a used tile, and all of your sawing tiles are ready.",
    ),
    (
        "only ones",
        lambda: table({"lumber": "g1 y1"}),
        "saw:0",
        pytest.mark.rule("WC-273"),
        "You have no die of 2 or more to saw.",
    ),
    (
        "saw a one",
        lambda: act(table({"lumber": "g1 g3"}), "saw:0"),
        "die:0:1",
        pytest.mark.rule("WC-273"),
        "A die of 1 cannot be sawn.",
    ),
    (
        "saw no die",
        lambda: act(table({"lumber": "g1 g3"}), "saw:0"),
        "die:0:4",
        pytest.mark.rule("WC-273"),
        "You have no green 4 in your lumber.",
    ),
    (
        "no such cut",
        lambda: act(table({"lumber": "g3"}), "saw:0", "die:0:3"),
        "cut:2",
        pytest.mark.rule("WC-274"),
        "There are only 2 ways to cut a 3.",
    ),
    (
        "no blades",
        lambda: act(table({"lumber": "g4"}), "saw:0", "die:0:4"),
        "cut:3",
        pytest.mark.rule("WC-275"),
        "The further cuts cost 2 sawblades; you have 0.",
    ),
    (
        "no splicer",
        lambda: table({"lumber": "g3", "scrap": 1}),
        "splice:1",
        pytest.mark.rule("WC-294"),
        "You have no splicing tile in slot 2.",
    ),
    (
        "no scrap",
        lambda: table({"lumber": "g3"}),
        "splice:0",
        pytest.mark.rule("WC-279"),
        "Splicing costs 1 scrap; you have none.",
    ),
    (
        "splicer used",
        lambda: table({"lumber": "g3", "scrap": 1, "splicers": ["used"]}),
        "splice:0",
        pytest.mark.rule("WC-280"),
        "This tile is used until the next income phase, and you have no re-use token.",
    ),
    (
        "only sixes",
        lambda: table({"lumber": "g6", "scrap": 1}),
        "splice:0",
        pytest.mark.rule("WC-283"),
        "You have no die of at most 5: no die may exceed 6.",
    ),
    (
        "splice a six",
        lambda: act(table({"lumber": "g6 g3", "scrap": 1}), "splice:0"),
        "die:0:6",
        pytest.mark.rule("WC-283"),
        "The green 6 would exceed 6: this tile adds at least 1.",
    ),
    (
        "splice no die",
        lambda: act(table({"lumber": "g6 g3", "scrap": 1}), "splice:0"),
        "die:0:2",
        pytest.mark.rule("WC-281"),
        "You have no green 2 in your lumber.",
    ),
    (
        "too much",
        lambda: act(table({"lumber": "g3", "scrap": 1}), "splice:0", "die:0:3"),
        "add:2",
        pytest.mark.rule("WC-281"),
        "This tile does not add that; it adds up to 1.",
    ),
    (
        "above six",
        lambda: act(table({"lumber": "g5", "scrap": 1, "splicers": ["ready"] * 2}), "splice:1", "die:0:5"),
        "add:2",
        pytest.mark.rule("WC-283"),
        "5 and 2 come to more than 6.",
    ),
    (
        "no gluer",
        lambda: table({"lumber": "g1 g2", "glue": 1}),
        "glue",
        pytest.mark.rule("WC-284"),
        "You have no gluing tile.",
    ),
    (
        "no glue",
        lambda: table({"lumber": "g1 g2", "gluer": "ready"}),
        "glue",
        pytest.mark.rule("WC-284"),
        "Gluing costs 1 glue; you have none.",
    ),
    (
        "gluer used",
        lambda: table({"lumber": "g1 g2", "gluer": "used", "glue": 1}),
        "glue",
        pytest.mark.rule("WC-285"),
        "This tile is used until the next income phase, and you have no re-use token.",
    ),
    (
        "one die",
        lambda: table({"lumber": "g1", "gluer": "ready", "glue": 1}),
        "glue",
        pytest.mark.rule("WC-286"),
        "Gluing takes two dice; you have 1.",
    ),
    (
        "large pair",
        lambda: table({"lumber": "g4 y3", "gluer": "ready", "glue": 1}),
        "glue",
        pytest.mark.rule("WC-286"),
        "Your two smallest dice come to 7; glued dice come to at most 6.",
    ),
    (
        "glue no die",
        lambda: act(table({"lumber": "g1 g2 y5", "gluer": "ready", "glue": 1}), "glue"),
        "die:1:6",
        pytest.mark.rule("WC-286"),
        "You have no yellow 6 in your lumber.",
    ),
    (
        "no partner",
        lambda: act(table({"lumber": "g1 g2 y6", "gluer": "ready", "glue": 1}), "glue"),
        "die:1:6",
        pytest.mark.rule("WC-286"),
        "You have no die that comes to at most 6 with the yellow 6.",
    ),
    (
        "itself",
        lambda: act(table({"lumber": "g1 g2", "gluer": "ready", "glue": 1}), "glue", "die:0:1"),
        "die:0:1",
        pytest.mark.rule("WC-286"),
        "You have only one green 1.",
    ),
    (
        "sum",
        lambda: act(table({"lumber": "g2 g1 y5", "gluer": "ready", "glue": 1}), "glue", "die:0:2"),
        "die:1:5",
        pytest.mark.rule("WC-286"),
        "These dice come to 7; glued dice come to at most 6.",
    ),
    (
        "third colour",
        lambda: act(table({"lumber": "g2 y1", "gluer": "ready", "glue": 1}), "glue", "die:0:2", "die:1:1"),
        "color:2",
        pytest.mark.rule("WC-288"),
        "Neither of the two dice has this colour (brown).",
    ),
    # 10 and 11 orders
    (
        "in hand",
        lambda: table({"hand": ["S01"], "lumber": "y4 g2", "glue": 1}),
        "complete:0",
        pytest.mark.rule("WC-076"),
        "“Porridge bowl” is in your hand: only orders beside your board can be completed.",
    ),
    (
        "elsewhere",
        lambda: table(),
        "complete:0",
        pytest.mark.rule("WC-303"),
        "“Porridge bowl” does not lie beside your board.",
    ),
    (
        "no glue for it",
        lambda: table({"orders": "S01", "lumber": "y4 g2"}),
        "complete:0",
        pytest.mark.rule("WC-304"),
        "“Porridge bowl” asks for 1 × Glue; you have 0.",
    ),
    (
        "one short",
        lambda: table({"orders": "S06", "lumber": "g3"}),
        "complete:5",
        pytest.mark.rule("WC-305"),
        "“Bathtub boat” asks for 2 × green 3; you have 1.",
    ),
    (
        "unfit",
        lambda: act(table({"orders": "S22", "lumber": "g2 y2 b2"}), "complete:21"),
        "die:0:3",
        pytest.mark.rule("WC-306"),
        "The green 3 does not meet the next requirement of “Eating sticks”.",
    ),
    (
        "paid",
        lambda: act(table({"orders": "S22", "lumber": "g2 y2 b2"}), "complete:21", "die:0:2"),
        "die:0:2",
        pytest.mark.rule("WC-307"),
        "“Eating sticks” leaves you no green 2 for this: you have 1.",
    ),
    (
        "open",
        lambda: table({"orders": "S22", "lumber": "g2 y3"}),
        "complete:21",
        pytest.mark.rule("WC-306"),
        "Your other dice do not meet the open requirements of “Eating sticks”.",
    ),
    (
        "claim none",
        lambda: pending([f"choice:0:gain={gain('N01')}"], {}),
        "choice:0",
        pytest.mark.rule("WC-325"),
        "There is no commission that you could claim.",
    ),
    # 12 and 13
    (
        "gone",
        lambda: pending(["claim:0"], commissions=["P01", "P02"]),
        "claim:2",
        pytest.mark.rule("WC-326"),
        "“Hanging tools” is not in the row of commissions.",
    ),
    (
        "claimed",
        lambda: pending(["claim:0"], {"claimed": ["P01"]}, commissions=["P01", "P02"]),
        "claim:0",
        pytest.mark.rule("WC-329"),
        "You have claimed “Busy benches” already.",
    ),
    (
        "taken space",
        lambda: pending(["space:0"], {"attic": {"b0": "saw"}}),
        "space:0",
        pytest.mark.rule("WC-334"),
        "This space (bottom row, space 1) holds a tool: Saw.",
    ),
    (
        "middle",
        lambda: pending(["space:0"], {"attic": {"b0": "saw"}}),
        "space:4",
        pytest.mark.rule("WC-336"),
        "This space (middle row, space 1) is closed until both spaces below it are filled.",
    ),
    (
        "end",
        lambda: pending(["space:0"], {"attic": {"b0": "saw"}}),
        "space:7",
        pytest.mark.rule("WC-337"),
        "This space (top row, space 1) is closed until the one beside it in the top row is filled.",
    ),
    (
        "no saw left",
        lambda: pending(["tool:0"], {}, {"attic": dict.fromkeys(f.SPACE_NAMES, "saw")}),
        "tool:2",
        pytest.mark.rule("WC-007"),
        "The bank has no tool of this kind left: Saw.",
    ),
    # 14 and 15
    (
        "hand",
        lambda: table({"hand": ["S01", "S02"]}, round=4, stack=LAYING),
        "lay_order:2",
        pytest.mark.rule("WC-365"),
        "“Feeding crib” is not in your hand.",
    ),
    (
        "give back",
        lambda: table({"lumber": "g1 g1 g1 g1 g1 g1 g2"}, stack=["turn_over", "discard:0"]),
        "die:1:1",
        pytest.mark.rule("WC-352"),
        "You have no yellow 1 in your lumber.",
    ),
]


@pytest.mark.parametrize(
    ("make", "action", "clause", "sentence"),
    [
        pytest.param(make, action, mark.args[0], sentence, id=name, marks=mark)
        for name, make, action, mark, sentence in CASES
    ],
)
def test_why_not(make: Callable[[], Table], action: str, clause: str, sentence: str) -> None:
    t = make()
    assert action not in t.actions(t.to_move[0])
    assert why(t, action) == (clause, sentence)


@pytest.mark.rule("WC-305", "WC-307")
def test_a_die_that_another_requirement_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """None of our cards has two different open requirements, but an owner's may: any 2, and a green 2."""
    card = f.ORDERS[f.ORDER_CODES.index("S22")]
    monkeypatch.setattr(card, "free_masks", [f.ANY_COLOR, 1])
    t = act(table({"orders": "S22", "lumber": "g2 y2 b2"}), "complete:21")
    assert t.actions(0) == ["die:1:2", "die:2:2"]
    assert why(t, "die:0:2") == ("WC-305", "Without the green 2 the rest of “Eating sticks” could not be paid.")
    act(t, "die:2:2")
    assert t.state.top().name == "turn", "the green 2 needs no choice"


def test_every_reason_is_tested() -> None:
    """The clauses that the rules name in refusals are those of the cases here and in the test of the versions."""
    sources = Path(f.__file__).parent.joinpath("chapters").glob("*.py")
    calls = re.findall(
        r"""\b(?:no|no_done|no_die|berries|no_token|no_action)\((.*)""", "".join(map(Path.read_text, sources))
    )
    named = {clause for call in calls for clause in re.findall(r'"(WC-\d+)"', call)}
    elsewhere = {"WC-020", "WC-085", "WC-188"}
    assert named - elsewhere <= {case[3].args[0] for case in CASES}
