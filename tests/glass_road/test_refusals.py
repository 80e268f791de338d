"""Why not: the clause and the sentence with which each step refuses an action, in positions written by hand."""

from collections.abc import Callable

import pytest

import burgher
from burgher import Table
from burgher.core.words import words
from burgher.games.glass_road import facts as f

from ..vocabulary import why
from .helpers import CARD, TILE, Doc, build, building, evaluate, new, pick, play, position, table, window

FULL = dict.fromkeys(range(20), "pit")
HAND = ["feudal_lord", "pit_worker", "cultivator", "builder", "woodsman"]
FULL_WHEELS = {
    "glass": {"sand": 7, "food": 7, "charcoal": 7, "water": 7, "wood": 1, "glass": 3},
    "brick": {"clay": 7, "charcoal": 7, "food": 7, "brick": 3},
}
ASCENDING = (
    "Cards are chosen in ascending order, so that each hand has one way to be chosen: "
    "{} comes before one that you have chosen."
)
Making = Callable[[], Table]


def stacked(players: list[Doc], *stack: str, **rest: object) -> Table:
    return position({"players": players, "stack": list(stack), **rest})


CASES = [
    # ---- the production wheels
    pytest.param(
        lambda: play(evaluate("supplier", {}, [{}]), "use:0:4"),
        "take:1:2:0",
        "Only food and charcoal can be taken on a wheel of your choice.",
        marks=pytest.mark.rule("GR-005"),
    ),
    pytest.param(
        lambda: play(evaluate("supplier", {}, [{}]), "use:0:4"),
        "take:0:3:0",
        "Only 2 × wood are offered.",
        marks=pytest.mark.rule("GR-046"),
    ),
    pytest.param(
        lambda: play(evaluate("supplier", {}, [{}]), "use:0:4"),
        "take:0:1:1",
        "Nothing but wood is offered.",
        marks=pytest.mark.rule("GR-046"),
    ),
    pytest.param(
        lambda: play(evaluate("feudal_lord"), "use:1:0"),
        "take:0:1:2",
        "Only 1 × clay is offered.",
        marks=pytest.mark.rule("GR-046"),
    ),
    pytest.param(
        lambda: play(evaluate("supplier", {"goods": {"wood": 6}}, [{}]), "use:0:4"),
        "take:0:2:0",
        "There is no room for so much wood: you have 6, and 7 is the most.",
        marks=pytest.mark.rule("GR-044"),
    ),
    pytest.param(
        lambda: build("storage", 7, {"goods": {"brick": 2}}),
        "take:0:2:0",
        "There is no room for so much brick: you have 2, and 3 is the most.",
        marks=pytest.mark.rule("GR-045"),
    ),
    pytest.param(
        lambda: play(evaluate("supplier", {"goods": {"food": 1, "food2": 6}}, [{}]), "use:0:1"),
        "take:1:2:0",
        "There is no room for so much food on the brick wheel, where you have 6 of at most 7.",
        marks=pytest.mark.rule("GR-051"),
    ),
    pytest.param(
        lambda: build("buttery", 7),
        "take:1:3:0",
        "This gives food on each of the two wheels: there is no wheel to choose.",
        marks=pytest.mark.rule("GR-358"),
    ),
    pytest.param(
        lambda: play(evaluate("woodsman", {"forests": [0]}, both=False), "enter:0", "use:0:0"),
        "take:0:0:0",
        "The entry cost is paid and nothing else can have an effect: take at least 1.",
        marks=pytest.mark.rule("GR-114"),
    ),
    # ---- hands and cards
    pytest.param(
        lambda: picked(3, "cultivator"),
        "pick:1",
        ASCENDING.format("Pit Worker"),
        marks=pytest.mark.rule("GR-075"),
    ),
    pytest.param(
        lambda: picked(3, "cultivator"),
        "pick:12",
        "Cards are chosen in ascending order: "
        "after Charcoal Burner 3 more are to come, and only 2 higher ones are there.",
        marks=pytest.mark.rule("GR-075"),
    ),
    pytest.param(
        lambda: picked(1, "cultivator"),
        "pick:1",
        ASCENDING.format("Pit Worker"),
        marks=pytest.mark.rule("GR-275"),
    ),
    pytest.param(
        lambda: new(1),
        "pick:13",
        "Cards are chosen in ascending order: after Fish Farmer 2 more are to come, and only 1 higher one is there.",
        marks=pytest.mark.rule("GR-275"),
    ),
    pytest.param(
        lambda: picked(3, "cultivator"),
        "pick:2",
        "Cultivator is in your hand already, and there is only one.",
        marks=pytest.mark.rule("GR-095"),
    ),
    pytest.param(
        lambda: table({"resting": ["feudal_lord", "builder", "woodsman"]}, period=2),
        "pick:6",
        "Builder was chosen in the period before and rests in this one.",
        marks=pytest.mark.rule("GR-284"),
    ),
    pytest.param(
        lambda: table({"hand": ["builder"]}, [{"hand": ["builder"]}] * 2),
        "lay:5",
        "Supplier is not in your hand.",
        marks=pytest.mark.rule("GR-078"),
    ),
    pytest.param(
        lambda: table({"hand": ["builder"]}, [{"hand": ["supplier"]}]),
        "play:5",
        "Supplier is not in your hand.",
        marks=pytest.mark.rule("GR-259"),
    ),
    pytest.param(
        lambda: table({}, [{"hand": ["builder", "supplier", "carpenter"]}]),
        "play:9",
        "Woodsman is not in your hand.",
        marks=pytest.mark.rule("GR-268"),
    ),
    pytest.param(
        lambda: table({"hand": ["builder", "supplier"]}),
        "play:9",
        "Woodsman is not in your hand.",
        marks=pytest.mark.rule("GR-280"),
    ),
    # ---- evaluating a specialist
    pytest.param(
        lambda: evaluate("feudal_lord"), "enter:0", "Feudal Lord has no entry cost.", marks=pytest.mark.rule("GR-109")
    ),
    pytest.param(
        lambda: evaluate("clay_worker", {"goods": {"water": 1}}),
        "enter:1",
        "Clay Worker costs 1 × water, and water cannot be paid from there.",
        marks=pytest.mark.rule("GR-109"),
    ),
    pytest.param(
        lambda: play(evaluate("woodsman", {"forests": [0, 1]}), "enter:0"),
        "enter:1",
        "The entry cost of Woodsman is paid already, and it is paid only once.",
        marks=pytest.mark.rule("GR-110"),
    ),
    pytest.param(
        lambda: evaluate("clay_worker"),
        "enter:0",
        "Clay Worker costs 1 × water, and you have none.",
        marks=pytest.mark.rule("GR-043"),
    ),
    pytest.param(
        lambda: evaluate("fish_farmer", {"goods": {"charcoal": 1}}),
        "enter:1",
        "Fish Farmer costs 1 × charcoal, and there is none on the brick wheel.",
        marks=pytest.mark.rule("GR-068"),
    ),
    pytest.param(
        lambda: evaluate("woodsman"),
        "enter:0",
        "Woodsman costs a forest, and you have none left.",
        marks=pytest.mark.rule("GR-158"),
    ),
    pytest.param(
        lambda: evaluate("woodsman", {"forests": [1, 2]}),
        "enter:3",
        "The forest on spaces 12 and 13 is gone; you have 2 left.",
        marks=pytest.mark.rule("GR-207"),
    ),
    pytest.param(
        lambda: evaluate("builder", {"goods": {"food": 1}}, offer=["shed"]),
        "enter:0",
        "After this payment no action of Builder would have an effect, "
        "and you have no conversion building to change that.",
        marks=pytest.mark.rule("GR-115"),
    ),
    pytest.param(
        lambda: evaluate("woodsman", {"forests": [1]}),
        "use:0:0",
        "Woodsman can be used only after its entry cost is paid.",
        marks=pytest.mark.rule("GR-111"),
    ),
    pytest.param(
        lambda: play(evaluate("feudal_lord"), "use:1:0", "take:0:1:1"),
        "use:1:0",
        "This action of the card has been used already.",
        marks=pytest.mark.rule("GR-101"),
    ),
    pytest.param(
        lambda: play(evaluate("feudal_lord", {}, [{}], both=False), "use:1:0", "take:0:1:1"),
        "use:0:0",
        "Only one of the two actions of this card may be used, and it has been.",
        marks=pytest.mark.rule("GR-102"),
    ),
    pytest.param(
        lambda: play(evaluate("feudal_lord", both=False), "use:1:0", "take:0:1:1"),
        "use:0:0",
        "Only one of the two actions of this card may be used, and it has been.",
        marks=pytest.mark.rule("GR-277"),
    ),
    pytest.param(
        lambda: play(evaluate("woodsman", {"forests": [1]}), "enter:1"),
        "done",
        "The entry cost of Woodsman is paid, so use an action that has an effect before you finish.",
        marks=pytest.mark.rule("GR-113"),
    ),
    pytest.param(
        lambda: evaluate("pond_builder"),
        "use:1:0",
        "You have no tile of this kind: pond.",
        marks=pytest.mark.rule("GR-119"),
    ),
    pytest.param(
        lambda: play(evaluate("fuel_gatherer", {"goods": {"water": 1}}), "enter:0"),
        "use:0:0",
        "You have no card left in your hand.",
        marks=pytest.mark.rule("GR-164"),
    ),
    pytest.param(
        lambda: evaluate("pond_builder", {"plan": {4: "pond"}, "goods": {"water": 7}}),
        "use:1:3",
        "There is no room for any more water.",
        marks=pytest.mark.rule("GR-044"),
    ),
    pytest.param(
        lambda: table(
            {"plan": {4: "pond"}, "goods": {"food": 7, "food2": 7}},
            evaluating={"seat": 0, "card": "fish_farmer", "entered": True},
        ),
        "use:1:0",
        "There is no room for any more food.",
        marks=pytest.mark.rule("GR-044"),
    ),
    pytest.param(
        lambda: evaluate("feudal_lord", stacks=[]),
        "use:0:0",
        "All three stacks are empty.",
        marks=pytest.mark.rule("GR-123"),
    ),
    pytest.param(
        lambda: evaluate("pond_builder", {"plan": FULL}),
        "use:0:0",
        "There is no empty space on your plan.",
        marks=pytest.mark.rule("GR-203"),
    ),
    pytest.param(
        lambda: evaluate("master_builder", {}, offer=["shed", "spa"]),
        "use:1:0",
        "The board and your display hold 2 buildings, and you can pay and place none.",
        marks=pytest.mark.rule("GR-183"),
    ),
    # ---- the Supplier's gift
    pytest.param(
        lambda: given("wood", {"goods": {"wood": 7}, "plan": {4: "spa"}}),
        "gift:0:1",
        "There is no room for so much wood: you have 7, and 7 is the most.",
        marks=pytest.mark.rule("GR-140"),
    ),
    pytest.param(
        lambda: given("wood", {}),
        "gift:1:1",
        "Only food and charcoal can be taken on a wheel of your choice.",
        marks=pytest.mark.rule("GR-005"),
    ),
    # ---- building
    pytest.param(
        lambda: building("shed"), "build:10:4", "Spa lies face down in its stack.", marks=pytest.mark.rule("GR-177")
    ),
    pytest.param(
        lambda: building("shed", {}, [{"display": ["spa"]}]),
        "build:10:4",
        "Spa lies in another player's display.",
        marks=pytest.mark.rule("GR-177"),
    ),
    pytest.param(
        lambda: building("shed", {"plan": {4: "spa"}}),
        "build:10:5",
        "Spa is neither on the building board nor in your display.",
        marks=pytest.mark.rule("GR-176"),
    ),
    pytest.param(
        lambda: building("forest_hut", {"plan": FULL}, offer=["sand_deposit"]),
        f"build:{TILE['sand_deposit']}:4",
        "Sand Deposit needs an empty space, and your plan has none.",
        marks=pytest.mark.rule("GR-179"),
    ),
    pytest.param(
        lambda: building("shed", {"upgrades": ["forest_hut"]}, offer=["glassworks"]),
        f"build:{TILE['glassworks']}:20",
        "Forest Glassworks has its upgrade already: Forest Hut.",
        marks=pytest.mark.rule("GR-190"),
    ),
    pytest.param(
        lambda: building("sand_deposit", {"goods": {"wood": 1}}, offer=["cooperage"]),
        f"build:{TILE['cooperage']}:4",
        "Cooperage costs wood, 2 × brick, and you lack 2 × brick.",
        marks=pytest.mark.rule("GR-183"),
    ),
    pytest.param(
        lambda: building("sand_deposit", {"plan": {4: "pit"}}),
        f"build:{TILE['sand_deposit']}:4",
        "Space 4 is not empty.",
        marks=pytest.mark.rule("GR-187"),
    ),
    pytest.param(
        lambda: building("sand_deposit"),
        f"build:{TILE['sand_deposit']}:20",
        "Sand Deposit is no upgrade: it goes on an empty space.",
        marks=pytest.mark.rule("GR-187"),
    ),
    pytest.param(
        lambda: building("forest_hut"),
        f"build:{TILE['forest_hut']}:4",
        "Forest Hut goes on Forest Glassworks, never on a space of the plan.",
        marks=pytest.mark.rule("GR-189"),
    ),
    # ---- landscape
    pytest.param(
        lambda: play(evaluate("pond_builder", {"plan": {4: "pit"}}), "use:0:0"),
        "place:2:4",
        "Space 4 is not empty.",
        marks=pytest.mark.rule("GR-201"),
    ),
    pytest.param(
        lambda: play(evaluate("pit_worker"), "use:0:0"),
        "place:1:4",
        "This action places something else: pit.",
        marks=pytest.mark.rule("GR-125"),
    ),
    pytest.param(
        lambda: play(evaluate("cultivator"), "use:0:0"),
        "place:0:4",
        "This action places something else: grove.",
        marks=pytest.mark.rule("GR-127"),
    ),
    pytest.param(
        lambda: play(evaluate("pond_builder"), "use:0:0"),
        "place:1:4",
        "This action places something else: pond.",
        marks=pytest.mark.rule("GR-129"),
    ),
    pytest.param(
        lambda: play(evaluate("master_builder"), "use:0:2"),
        "place:1:4",
        "This action places something else: pond.",
        marks=pytest.mark.rule("GR-132"),
    ),
    pytest.param(
        lambda: play(window({"display": ["inn", "kiln"]}, "district_offices"), "convert:15:0", "give:9", "give:17"),
        "leave",
        "The tile has to be placed: it is paid for.",
        marks=pytest.mark.rule("GR-317"),
    ),
    pytest.param(
        lambda: window({}, "spa"),
        "clear:4",
        "Spa is built, and a building is never removed.",
        marks=pytest.mark.rule("GR-199"),
    ),
    pytest.param(
        lambda: window({"forests": [0]}),
        "clear:1",
        "A forest can be removed only by a specialist or a building that says so.",
        marks=pytest.mark.rule("GR-206"),
    ),
    pytest.param(
        lambda: window({}), "clear:4", "Space 4 is empty: there is nothing to remove.", marks=pytest.mark.rule("GR-204")
    ),
    # ---- anytime actions
    pytest.param(lambda: window({}), "convert:10:0", "You have not built Spa.", marks=pytest.mark.rule("GR-221")),
    pytest.param(
        lambda: window({"plan": {9: "pit"}, "anytime": 200}),
        "clear:9",
        "After 200 anytime actions in a row the card or the game has to go on.",
        marks=pytest.mark.rule("GR-226"),
    ),
    pytest.param(
        lambda: window({"plan": {9: "pond"}}, "building_firm"),
        "convert:1:9",
        "Building Firm takes this from your plan: pit. Space 9 does not hold one.",
        marks=pytest.mark.rule("GR-220"),
    ),
    pytest.param(
        lambda: window({}, "sandstone_factory"),
        "convert:26:0",
        "Sandstone Factory cannot be paid: you lack 3 × sand.",
        marks=pytest.mark.rule("GR-220"),
    ),
    pytest.param(
        lambda: window({"display": ["inn"]}, "shingles_manufacturer"),
        "convert:6:0",
        "Shingles Manufacturer takes 2 unbuilt tiles, and your display has 1.",
        marks=pytest.mark.rule("GR-220"),
    ),
    pytest.param(
        lambda: window({"goods": {"charcoal": 1}}, "spa"),
        "convert:10:1",
        "Spa takes 1 × charcoal, and there is none on the brick wheel.",
        marks=pytest.mark.rule("GR-220"),
    ),
    pytest.param(
        lambda: window({"goods": {"charcoal": 1}}, "spa"),
        "convert:10:2",
        "Pay the charcoal from the glass wheel (0) or from the brick wheel (1).",
        marks=pytest.mark.rule("GR-068"),
    ),
    pytest.param(
        lambda: window({"forests": [2]}, "sawmill"),
        "convert:22:3",
        "The forest on spaces 12 and 13 is gone; you have 1 left.",
        marks=pytest.mark.rule("GR-207"),
    ),
    pytest.param(
        lambda: window(
            {"display": ["inn", "spa"], "plan": {cell: "pit" for cell in range(20) if cell != 4}}, "district_offices"
        ),
        "convert:15:0",
        "There is no empty space on your plan.",
        marks=pytest.mark.rule("GR-317"),
    ),
    pytest.param(
        lambda: play(window({"display": ["inn", "kiln"]}, "office"), "convert:0:0"),
        "give:10",
        "Spa is not in your display.",
        marks=pytest.mark.rule("GR-297"),
    ),
    pytest.param(
        lambda: play(window({"display": ["inn", "kiln"]}, "shingles_manufacturer"), "convert:6:0"),
        "give:17",
        "Of two tiles the one with the lower number is given up first, so that each pair has one way to be given.",
        marks=pytest.mark.rule("GR-297"),
    ),
    pytest.param(
        lambda: play(window({"display": ["inn", "spa", "kiln"]}, "shingles_manufacturer"), "convert:6:0", "give:10"),
        "give:9",
        "Of two tiles the one with the lower number is given up first, so that each pair has one way to be given.",
        marks=pytest.mark.rule("GR-297"),
    ),
    pytest.param(
        lambda: play(window({"display": ["inn"], "goods": {"wood": 7}}, "office"), "convert:0:0", "give:9"),
        "good:4",
        "There is no room for any more wood.",
        marks=pytest.mark.rule("GR-044"),
    ),
    # ---- immediate buildings
    pytest.param(
        lambda: build("fishery", 7, {"plan": {4: "pond"}}),
        "clear:4",
        "Between exchanges you may do this, but not before the first one.",
        marks=pytest.mark.rule("GR-300"),
    ),
    pytest.param(
        lambda: build("fishery", 7, {"plan": {4: "pond"}}),
        "again:5",
        "Fishery takes this from your plan: pond. Space 5 does not hold one.",
        marks=pytest.mark.rule("GR-338"),
    ),
    pytest.param(
        lambda: build("landscaping_office", 7, {"plan": {4: "pit"}}),
        "again:5",
        "Landscaping Office takes this from your plan: pit. Space 5 does not hold one.",
        marks=pytest.mark.rule("GR-348"),
    ),
    pytest.param(
        lambda: build("winery", 7, {"plan": {4: "grove"}}),
        "again:5",
        "Winery takes this from your plan: grove. Space 5 does not hold one.",
        marks=pytest.mark.rule("GR-362"),
    ),
    pytest.param(
        lambda: build("wood_trader", 7, {"goods": {"wood": 2}}),
        "again:4",
        "Wood Trader gives clay, sand, water, food or charcoal for wood, and nothing else.",
        marks=pytest.mark.rule("GR-342"),
    ),
    pytest.param(
        lambda: play(build("wood_trader", 7, {"goods": {"wood": 1}}), "again:0", "take:0:2:0"),
        "again:0",
        "An exchange costs 1 wood, and you have none.",
        marks=pytest.mark.rule("GR-043"),
    ),
    pytest.param(
        lambda: build("wood_trader", 7, {"goods": {"wood": 2, "water": 7}}),
        "again:3",
        "There is no room for any more water.",
        marks=pytest.mark.rule("GR-044"),
    ),
    pytest.param(
        lambda: stacked(
            [{"played": ["master_builder"], "plan": {"7": "wood_trader"}, "wheels": FULL_WHEELS}],
            "next_solo",
            "evaluate:0:card=4:used=2",
            f"exchange:0:tile={f.WOOD_TRADER}:begun=1",
        ),
        "again:5",
        "There is room for none of these goods, so it is all the same: only sand can be named.",
        marks=pytest.mark.rule("GR-044"),
    ),
    pytest.param(
        lambda: play(build("country_house", 7), "place:2:8"),
        "place:1:6",
        "Both tiles are of one kind, and the first one was: pond.",
        marks=pytest.mark.rule("GR-347"),
    ),
    pytest.param(
        lambda: build("country_house", 7),
        "place:1:4",
        "Space 4 does not lie beside the Country House.",
        marks=pytest.mark.rule("GR-347"),
    ),
    pytest.param(
        lambda: build("country_house", 7, {"plan": {8: "pit"}}),
        "place:1:8",
        "Space 8 is not empty.",
        marks=pytest.mark.rule("GR-201"),
    ),
    pytest.param(
        lambda: tavern(),
        f"copy:{TILE['spa']}",
        "Spa is no immediate building, so the Tavern cannot copy it.",
        marks=pytest.mark.rule("GR-366"),
    ),
    pytest.param(
        lambda: tavern(), f"copy:{TILE['tavern']}", "The Tavern cannot copy itself.", marks=pytest.mark.rule("GR-370")
    ),
    pytest.param(
        lambda: tavern(),
        f"copy:{TILE['forest_hut']}",
        "Forest Hut lies on a base building that is no neighbour of the Tavern.",
        marks=pytest.mark.rule("GR-368"),
    ),
    pytest.param(
        lambda: tavern(),
        f"copy:{TILE['clay_lake']}",
        "Clay Lake does not stand beside the Tavern.",
        marks=pytest.mark.rule("GR-364"),
    ),
]


def picked(players: int, card: str) -> Table:
    t = new(players)
    pick(t, 0, [card])
    return t


def given(good: str, other: Doc) -> Table:
    """The Supplier of seat 0 offers seat 1 a good."""
    use = f"use:0:{f.GOODS.index(good)}"
    return play(evaluate("supplier", {}, [other]), use, "take:0:0:0")


def tavern() -> Table:
    return build("tavern", 7, {"plan": {8: "shed", 2: "lumber_storage", 14: "clay_lake"}, "upgrades": ["forest_hut"]})


@pytest.mark.parametrize(("make", "action", "sentence"), CASES)
def test_why_not(request: pytest.FixtureRequest, make: Making, action: str, sentence: str) -> None:
    mark = request.node.get_closest_marker("rule")
    t = make()
    assert action not in t.actions(t.to_move[0])
    assert why(t, action) == (mark.args[0], sentence)


OPTIONS = [
    pytest.param("feudal_lord", 0, marks=pytest.mark.rule("GR-121")),
    pytest.param("feudal_lord", 1, marks=pytest.mark.rule("GR-124")),
    pytest.param("pit_worker", 0, marks=pytest.mark.rule("GR-125")),
    pytest.param("pit_worker", 1, marks=pytest.mark.rule("GR-126")),
    pytest.param("cultivator", 0, marks=pytest.mark.rule("GR-127")),
    pytest.param("cultivator", 1, marks=pytest.mark.rule("GR-128")),
    pytest.param("pond_builder", 0, marks=pytest.mark.rule("GR-129")),
    pytest.param("pond_builder", 1, marks=pytest.mark.rule("GR-130")),
    pytest.param("master_builder", 0, marks=pytest.mark.rule("GR-132")),
    pytest.param("master_builder", 1, marks=pytest.mark.rule("GR-133")),
    pytest.param("supplier", 1, marks=pytest.mark.rule("GR-144")),
    pytest.param("builder", 0, marks=pytest.mark.rule("GR-146")),
    pytest.param("builder", 1, marks=pytest.mark.rule("GR-147")),
    pytest.param("carpenter", 0, marks=pytest.mark.rule("GR-150")),
    pytest.param("carpenter", 1, marks=pytest.mark.rule("GR-151")),
    pytest.param("slash_and_burn_farmer", 0, marks=pytest.mark.rule("GR-153")),
    pytest.param("slash_and_burn_farmer", 1, marks=pytest.mark.rule("GR-154")),
    pytest.param("woodsman", 0, marks=pytest.mark.rule("GR-156")),
    pytest.param("woodsman", 1, marks=pytest.mark.rule("GR-157")),
    pytest.param("clay_worker", 0, marks=pytest.mark.rule("GR-160")),
    pytest.param("clay_worker", 1, marks=pytest.mark.rule("GR-161")),
    pytest.param("fuel_gatherer", 0, marks=pytest.mark.rule("GR-163")),
    pytest.param("fuel_gatherer", 1, marks=pytest.mark.rule("GR-165")),
    pytest.param("charcoal_burner", 0, marks=pytest.mark.rule("GR-167")),
    pytest.param("charcoal_burner", 1, marks=pytest.mark.rule("GR-168")),
    pytest.param("fish_farmer", 0, marks=pytest.mark.rule("GR-170")),
    pytest.param("fish_farmer", 1, marks=pytest.mark.rule("GR-171")),
    pytest.param("water_carrier", 0, marks=pytest.mark.rule("GR-173")),
    pytest.param("water_carrier", 1, marks=pytest.mark.rule("GR-174")),
]


@pytest.mark.parametrize(("card", "part"), OPTIONS)
def test_an_option_that_an_action_does_not_have(request: pytest.FixtureRequest, card: str, part: int) -> None:
    """Whoever asks for good 3 of an action without a choice of goods, or for a good that is not among them."""
    option = 4 if card == "pond_builder" else 3
    evaluating = {"seat": 0, "card": card, "entered": f.ENTRY_COST[CARD[card]] != f.NO_GOOD}
    t = table({"plan": {4: "pond"}}, evaluating=evaluating)
    clause = request.node.get_closest_marker("rule").args[0]
    name = words("en", "glass_road").value("card", card)
    sentence = f"{name}: {option} is nothing that can be chosen for this action."
    assert why(t, f"use:{part}:{option}") == (clause, sentence)


TARGETS = [
    pytest.param("office", marks=pytest.mark.rule("GR-302")),
    pytest.param("hardware_store", marks=pytest.mark.rule("GR-306")),
    pytest.param("roofers_workshop", marks=pytest.mark.rule("GR-307")),
    pytest.param("shingles_manufacturer", marks=pytest.mark.rule("GR-308")),
    pytest.param("soup_kitchen", marks=pytest.mark.rule("GR-310")),
    pytest.param("carving_workshop", marks=pytest.mark.rule("GR-313")),
    pytest.param("charcoal_kiln", marks=pytest.mark.rule("GR-314")),
    pytest.param("cooperage", marks=pytest.mark.rule("GR-316")),
    pytest.param("district_offices", marks=pytest.mark.rule("GR-317")),
    pytest.param("clay_pit", marks=pytest.mark.rule("GR-320")),
    pytest.param("potash_manufacturer", marks=pytest.mark.rule("GR-323")),
    pytest.param("sandpit", marks=pytest.mark.rule("GR-325")),
    pytest.param("sand_producer", marks=pytest.mark.rule("GR-326")),
    pytest.param("sand_screening_plant", marks=pytest.mark.rule("GR-327")),
    pytest.param("sandstone_factory", marks=pytest.mark.rule("GR-328")),
]


@pytest.mark.parametrize("tile", TARGETS)
def test_a_target_where_a_conversion_has_none(request: pytest.FixtureRequest, tile: str) -> None:
    clause = request.node.get_closest_marker("rule").args[0]
    name = words("en", "glass_road").value("tile", tile)
    sentence = f"{name} leaves nothing to choose here: its target is 0."
    assert why(window({}, tile), f"convert:{TILE[tile]}:1") == (clause, sentence)


@pytest.mark.parametrize(
    "tile",
    [
        pytest.param("colonisation_house", marks=pytest.mark.rule("GR-315")),
        pytest.param("sawmill", marks=pytest.mark.rule("GR-324")),
        pytest.param("joinery", marks=pytest.mark.rule("GR-332")),
    ],
)
def test_a_forest_that_no_plan_has(request: pytest.FixtureRequest, tile: str) -> None:
    clause = request.node.get_closest_marker("rule").args[0]
    assert why(window({}, tile), f"convert:{TILE[tile]}:6") == (clause, "Name one of the forests 0 to 5.")


def test_an_illegal_action_tells_its_reason() -> None:
    t = window({}, "spa")
    with pytest.raises(burgher.IllegalAction) as refused:
        t.act(0, "convert:10:0")
    assert refused.value.reason is not None and refused.value.reason.clause == "GR-220"


def test_what_is_not_asked_has_no_clause() -> None:
    t = window({}, "spa")
    assert why(t, "pick:3") == ("", "Something else is being asked now.")
    assert why(picked(2, "cultivator"), "done", 1) == ("", "Something else is being asked now.")


def test_either_wheel_pays_where_both_can() -> None:
    """The one step that refuses nothing."""
    pay = ["next_solo", "evaluate:0:card=6:used=1:entered=1", "raise:0:tile=0:cell=5", "pay_from:0:units=1"]
    wheels = {"glass": {"food": 1}, "brick": {"food": 1}}
    t = stacked([{"played": ["builder"], "wheels": wheels}], *pay)
    assert [why(t, "from:0"), why(t, "from:1")] == [None, None]
