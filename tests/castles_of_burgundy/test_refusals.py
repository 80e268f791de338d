"""Why an action is not possible: the clause that forbids it and the sentence that a player reads.

Each test asks in a position written by hand, see `helpers.py` for the cells. The law that reasons and legal actions
agree is tried in tests/test_laws.py where random play leads, and here where it seldom does.
"""

from typing import Any

import pytest

import burgher
from burgher import Table
from burgher.core.words import LANGUAGES, words
from tests.vocabulary import why

from .helpers import GAME, Doc, new, play, table

# ---------------------------------------------------------------- the turn (section 5)


@pytest.mark.rule("CB-065")
def test_no_die_may_be_left_unused() -> None:
    t = table()
    assert why(t, "end_turn") == ("CB-065", "You still have 2 dice to use.")
    assert why(play(t, "workers:0"), "end_turn") == ("CB-065", "You still have 1 die to use.")
    both_used = table({"used": [True, True], "silver": 2}, tiles={0: ["mine"]})
    assert why(both_used, "end_turn") is None


@pytest.mark.rule("CB-066")
def test_a_used_die() -> None:
    t = play(table(), "workers:0")
    assert why(t, "workers:0") == ("CB-066", "You have used this die already.")
    assert why(t, "workers:1") is None


@pytest.mark.rule("CB-071")
def test_the_second_of_equal_dice() -> None:
    t = table({"dice": [4, 4]})
    assert why(t, "workers:1") == ("CB-071", "Both of your dice show 4: use the first of them.")
    assert why(play(t, "workers:0"), "workers:1") is None


@pytest.mark.rule("CB-131")
def test_a_castles_die_without_a_castle() -> None:
    told = "Only a castle that you have just placed gives you a die of any value."
    assert why(table({"goods": {4: 1}}), "sell:2:4") == ("CB-131", told)


@pytest.mark.rule("CB-294")
def test_what_is_not_asked_now_has_a_reason_too() -> None:
    t = table()
    assert t.why_not(0, "keep:1") is not None and t.why_not(0, "first:0") is not None
    assert t.why_not(1, "workers:0") is not None, "it is not this seat's turn"


# ---------------------------------------------------------------- workers (section 6)


@pytest.mark.rule("CB-075", "CB-077")
def test_too_few_workers() -> None:
    t = table({"dice": [1, 3], "goods": {4: 1}})
    told = "This needs a 4; your die is a 3, the change costs 1 worker and you have 0."
    assert why(t, "sell:1:4") == ("CB-075", told)
    told = "This needs a 4; your die is a 1, the change costs 3 workers and you have 2."
    assert why(table({"dice": [1, 3], "goods": {4: 1}, "workers": 2}), "sell:0:4") == ("CB-075", told)
    assert why(table({"dice": [1, 3], "goods": {4: 1}, "workers": 3}), "sell:0:4") is None


@pytest.mark.rule("CB-076")
def test_too_few_workers_with_knowledge_tiles() -> None:
    me = {"dice": [1, 1], "workers": 0, "estate": {12: "knowledge_8", 7: "knowledge_12"}}
    told = "This needs a 4; your die is a 1, the change costs 1 worker and you have 0."
    assert why(table(me, tiles={4: ["mine"]}), "take:0:4:0:3") == ("CB-076", told)
    assert why(table({**me, "workers": 1}, tiles={4: ["mine"]}), "take:0:4:0:3") is None
    told = "This needs a 4; your die is a 1, the change costs 2 workers and you have 0."
    assert why(table({**me, "goods": {4: 1}}), "sell:0:4") == ("CB-076", told), "the free step is not for sales"


# ---------------------------------------------------------------- take (section 7)


@pytest.mark.rule("CB-084")
def test_a_place_from_which_the_tile_is_gone() -> None:
    t = table({"dice": [3, 1]}, tiles={3: ["mine"]})
    assert why(t, "take:0:3:1:3") == ("CB-084", "There is no tile on that place of depot 3.")
    assert why(t, "take:0:3:0:3") is None


@pytest.mark.rule("CB-085")
def test_a_depot_without_tiles() -> None:
    assert why(table({"dice": [3, 1]}), "take:0:3:1:3") == ("CB-085", "There are no tiles in depot 3.")


@pytest.mark.rule("CB-089")
def test_full_storage_without_a_discard() -> None:
    t = table({"dice": [3, 1], "storage": ["ship", "ship", "mine"]}, tiles={3: ["mine"]})
    assert why(t, "take:0:3:0:3") == ("CB-089", "Your storage is full: name the tile that you discard.")
    assert why(t, "take:0:3:0:2") is None


@pytest.mark.rule("CB-092")
@pytest.mark.parametrize("action", ["take:0:3:0:0", "buy:0:0:0"])
def test_a_discard_with_room_in_storage(action: str) -> None:
    tiles = {3: ["mine"], 0: ["bank"]}
    one, two = (table({"dice": [3, 1], "storage": ["ship"] * n, "silver": 2}, tiles=tiles) for n in (1, 2))
    assert why(one, action) == ("CB-092", "Your storage has 2 empty places: nothing is discarded.")
    assert why(two, action) == ("CB-092", "Your storage has 1 empty place: nothing is discarded.")


# ---------------------------------------------------------------- place (section 8)


@pytest.mark.rule("CB-101")
def test_nothing_in_that_place_of_the_storage() -> None:
    t = table({"dice": [2, 1], "storage": ["ship"]})
    assert why(t, "place:0:1:17") == ("CB-101", "That place of your storage is empty.")
    assert why(t, "place:0:0:17") is None


@pytest.mark.rule("CB-095")
def test_a_space_that_is_taken() -> None:
    t = table({"dice": [2, 1], "storage": ["ship"], "estate": {17: "ship"}})
    assert why(t, "place:0:0:17") == ("CB-095", "Space 17 is taken: Ship.")
    assert why(t, "place:0:0:18") == ("CB-095", "Space 18 is taken: Castle.")


@pytest.mark.rule("CB-096")
def test_the_number_of_a_space() -> None:
    told = "This needs a 5; your die is a 2, the change costs 3 workers and you have 0."
    assert why(table({"dice": [2, 1], "storage": ["ship"]}), "place:0:0:19") == ("CB-075", told)


@pytest.mark.rule("CB-097")
def test_a_space_of_another_colour() -> None:
    told = "Ship cannot go on space 11, which has another colour: Buildings."
    assert why(table({"dice": [3, 1], "storage": ["ship"]}), "place:0:0:11") == ("CB-097", told)


@pytest.mark.rule("CB-098")
def test_a_space_next_to_nothing() -> None:
    t = table({"dice": [1, 1], "storage": ["ship"]})
    assert why(t, "place:0:0:16") == ("CB-098", "Space 16 is next to none of your tiles.")
    assert why(table({"dice": [1, 1], "storage": ["ship"], "estate": {17: "ship"}}), "place:0:0:16") is None


@pytest.mark.rule("CB-142", "CB-227")
def test_an_equal_building_in_the_city() -> None:
    """Cells 25, 26, 31, 32 and 36 are one city."""
    me = {"dice": [1, 1], "storage": ["bank"], "estate": {25: "bank"}}
    assert why(table(me), "place:0:0:26") == ("CB-142", "The city has a building of this kind already: Bank.")
    assert why(table({**me, "estate": {25: "bank", 12: "knowledge_1"}}), "place:0:0:26") is None
    assert why(table({**me, "estate": {25: "church"}}), "place:0:0:26") is None


# ---------------------------------------------------------------- castles (section 10)


def castle(me: Doc, **rest: Any) -> Table:
    return table({"dice": [1, 2], **me}, stack=["after:0", "castle:0"], **rest)


@pytest.mark.rule("CB-138")
def test_a_castle_uses_none_of_the_dice() -> None:
    told = "The castle has a die of its own: this action uses none of yours."
    assert why(castle({}), "workers:0") == ("CB-138", told)
    assert why(castle({}), "workers:2") is None


@pytest.mark.rule("CB-133", "CB-135")
def test_a_castle_needs_no_workers_but_all_else() -> None:
    t = castle({"storage": ["ship"], "goods": {4: 1}}, tiles={5: ["mine"]})
    assert [why(t, action) for action in ("take:2:5:0:3", "place:2:0:19", "sell:2:4")] == [None] * 3
    assert why(t, "take:2:6:0:3") == ("CB-085", "There are no tiles in depot 6.")
    assert why(t, "place:2:0:16") == ("CB-098", "Space 16 is next to none of your tiles.")
    assert why(t, "sell:2:3") == ("CB-180", "You have no goods of this type: pottery.")


# ---------------------------------------------------------------- ships (section 9)


def ship(me: Doc, step: str = "ship:0", **rest: Any) -> Table:
    return table({"dice": [1, 2], **me}, stack=["after:0", "sail:0", step], **rest)


@pytest.mark.rule("CB-110", "CB-236")
def test_a_ship_loads_from_one_depot() -> None:
    told = "A ship loads from one depot; two need Knowledge 5."
    assert why(ship({}), "goods:2:3") == ("CB-110", told)
    assert why(ship({}), "goods:2:0") is None
    assert why(ship({"estate": {12: "knowledge_5"}}), "goods:2:3") is None


@pytest.mark.rule("CB-237")
def test_two_depots_that_are_not_neighbours() -> None:
    t = ship({"estate": {12: "knowledge_5"}})
    assert why(t, "goods:2:4") == ("CB-237", "Two depots must be neighbours, and depot 2 and depot 4 are not.")
    told = "Name the two depots in the order of the ring: first depot 6, then depot 1."
    assert why(t, "goods:1:6") == ("CB-237", told)
    assert why(t, "goods:6:1") is None


@pytest.mark.rule("CB-113")
def test_stored_goods_are_not_chosen() -> None:
    t = ship({"goods": {1: 1, 2: 1}}, "keep:0:depot=3", goods={3: [1, 4, 5]})
    told = "You store these goods already, so all of them come along: cloth."
    assert why(t, "keep:1") == ("CB-113", told)


@pytest.mark.rule("CB-115")
def test_as_many_new_types_as_there_are_places() -> None:
    t = ship({"goods": {1: 1}}, "keep:0:depot=3:other=4", goods={3: [4, 5], 4: [6]})
    assert why(t, "keep:4") == ("CB-115", "There are no such goods to load: pottery.")
    told = "You have room for 2 new types of goods, and you chose"
    assert why(t, "keep:0") == ("CB-115", f"{told} 0.")
    assert why(t, "keep:32") == ("CB-115", f"{told} 1.")
    assert why(t, "keep:56") == ("CB-115", f"{told} 3.")
    assert why(t, "keep:40") is None


# ---------------------------------------------------------------- buildings (section 12)


def building(me: Doc, step: str, **rest: Any) -> Table:
    return table({"dice": [1, 2], **me}, stack=["after:0", step], **rest)


@pytest.mark.rule("CB-148")
def test_a_warehouse_sells_what_there_is() -> None:
    t = building({"goods": {1: 1}}, "warehouse:0")
    assert why(t, "free_sell:2") == ("CB-148", "You have no goods of this type: grapes.")
    assert why(t, "free_sell:1") is None and why(t, "skip") is None


TAKING = {
    4: ("CB-151", "The Carpenter's Workshop takes a building, not this tile:"),
    35: ("CB-153", "The Church takes a mine, a castle or a knowledge tile, not this tile:"),
    24: ("CB-155", "The Market takes a ship or livestock, not this tile:"),
}


@pytest.mark.rule("CB-151", "CB-153", "CB-155")
@pytest.mark.parametrize("types", TAKING)
def test_what_a_building_takes(types: int) -> None:
    offered = {4: ["bank"], 35: ["castle", "mine", "knowledge_7"], 24: ["ship", "cow_2"]}
    names = {"bank": "Bank", "castle": "Castle", "mine": "Mine", "knowledge_7": "Knowledge 7", "ship": "Ship"}
    clause, told = TAKING[types]
    for tile, name in names.items():
        t = building({}, f"free_take:0:types={types}", tiles={2: [None, tile], 3: ["bank", "castle", "ship"]})
        assert why(t, "free_take:2:1") == (None if tile in offered[types] else (clause, f"{told} {name}."))
        assert why(t, "free_take:2:0") == ("CB-084", "There is no tile on that place of depot 2.")
        assert why(t, "free_take:5:0") == ("CB-085", "There are no tiles in depot 5.")
        assert why(t, "skip") is None


@pytest.mark.rule("CB-160")
def test_a_city_hall_is_bound_to_all_but_the_number() -> None:
    t = building({"storage": ["ship", "bank"], "estate": {25: "bank", 17: "ship"}}, "city_hall:0")
    assert why(t, "free_place:0:19") is None and why(t, "skip") is None
    assert why(t, "free_place:2:19") == ("CB-101", "That place of your storage is empty.")
    assert why(t, "free_place:0:17") == ("CB-095", "Space 17 is taken: Ship.")
    told = "Ship cannot go on space 12, which has another colour: Knowledge."
    assert why(t, "free_place:0:12") == ("CB-097", told)
    assert why(t, "free_place:0:20") == ("CB-098", "Space 20 is next to none of your tiles.")
    assert why(t, "free_place:1:26") == ("CB-142", "The city has a building of this kind already: Bank.")


# ---------------------------------------------------------------- sell and buy (sections 14 and 15)


@pytest.mark.rule("CB-180")
def test_no_goods_to_sell() -> None:
    t = table({"dice": [3, 1], "goods": {4: 1}})
    assert why(t, "sell:0:3") == ("CB-180", "You have no goods of this type: pottery.")


@pytest.mark.rule("CB-189", "CB-241")
def test_one_purchase_in_a_turn() -> None:
    t = play(table({"silver": 4}, tiles={0: ["mine", "bank"]}), "buy:0:0:3")
    assert why(t, "buy:0:1:3") == ("CB-189", "You have already bought a tile in this turn.")


@pytest.mark.rule("CB-189", "CB-240")
def test_other_depots_are_no_shops() -> None:
    told = "You buy from the black depot only; the other depots need Knowledge 6."
    assert why(table({"silver": 2}, tiles={3: ["mine"]}), "buy:3:0:3") == ("CB-189", told)
    assert why(table({"silver": 2, "estate": {12: "knowledge_6"}}, tiles={3: ["mine"]}), "buy:3:0:3") is None


@pytest.mark.rule("CB-193")
def test_no_silver_or_nothing_to_buy() -> None:
    black = {0: ["mine"]}
    assert why(table({"silver": 1}, tiles=black), "buy:0:0:3") == ("CB-193", "A tile costs 2 silver and you have 1.")
    t = table({"silver": 2}, tiles=black)
    assert why(t, "buy:0:1:3") == ("CB-193", "There is no tile on that place of the black depot.")
    assert why(t, "buy:0:0:3") is None


@pytest.mark.rule("CB-197")
def test_buying_with_full_storage() -> None:
    t = table({"silver": 2, "storage": ["ship", "ship", "mine"]}, tiles={0: ["mine"]})
    assert why(t, "buy:0:0:3") == ("CB-197", "Your storage is full: name the tile that you discard.")
    assert why(t, "buy:0:0:0") is None


# ---------------------------------------------------------------- boards (section 20)


@pytest.mark.rule("CB-277")
def test_a_side_without_a_sheet() -> None:
    t = new(2, boards=[7, 1], first_player=0)
    assert why(t, "choose_side:0") == ("CB-277", "You have no sheet with two sides: you play board 7.")


@pytest.mark.rule("CB-278")
@pytest.mark.parametrize("choices", ["open", "secret"])
def test_the_side_comes_first_and_once(choices: str) -> None:
    t = new(2, setup="advanced", choices=choices)
    assert why(t, "choose_castle:18") == ("CB-278", "Choose the side of your sheet first.")
    seat = t.to_move[0]
    play(t, "choose_side:0")
    board = t.view(seat)["players"][seat]["board"]
    assert why(t, "choose_side:1") == ("CB-278", f"You have chosen your side already: board {board}.")


@pytest.mark.rule("CB-279")
def test_a_start_castle_on_no_castle_space() -> None:
    t = new(2, boards=[7, 1], first_player=0)
    assert why(t, "choose_castle:0") == ("CB-279", "Space 0 of board 7 is not for a castle.")
    assert why(t, "choose_castle:35") is None


# ---------------------------------------------------------------- the law, where random play seldom leads

RARE: dict[str, Doc] = {
    "keep of one depot": {"me": {"goods": {1: 1, 2: 1}}, "stack": ["after:0", "sail:0", "keep:0:depot=2"]},
    "keep of two depots": {"me": {"goods": {1: 1}}, "stack": ["after:0", "sail:0", "keep:0:depot=2:other=3"]},
    "two depots": {"me": {"estate": {12: "knowledge_5"}}, "stack": ["after:0", "sail:0", "ship:0"]},
    "one depot": {"me": {}, "stack": ["after:0", "sail:0", "ship:0"]},
    "a workshop": {"me": {}, "stack": ["after:0", "free_take:0:types=4"]},
    "a church": {"me": {}, "stack": ["after:0", "free_take:0:types=35"]},
    "a market": {"me": {}, "stack": ["after:0", "free_take:0:types=24"]},
    "a warehouse": {"me": {"goods": {1: 1, 4: 2}}, "stack": ["after:0", "warehouse:0"]},
    "a city hall": {
        "me": {"storage": ["bank", "castle"], "estate": {25: "bank", 12: "knowledge_1", 6: "castle"}},
        "stack": ["after:0", "city_hall:0"],
    },
    "a castle": {"me": {"storage": ["bank", "ship"], "goods": {4: 1}}, "stack": ["after:0", "castle:0"]},
    "a rich turn": {
        "me": {"estate": {12: "knowledge_6", 7: "knowledge_8"}, "silver": 9, "workers": 1, "storage": ["ship"] * 3},
        "stack": ["turn:0"],
    },
    "both dice used": {"me": {"used": [True, True]}, "stack": ["turn:0"]},
}


@pytest.mark.rule("CB-294")
@pytest.mark.parametrize("name", RARE)
def test_a_reason_is_given_exactly_where_an_action_is_not_legal(name: str) -> None:
    doc = dict(RARE[name])
    tiles = {0: ["mine", None, "bank"], 2: ["castle", "bank", None, "ship"], 3: ["cow_2"], 5: ["knowledge_9"]}
    t = table({"dice": [2, 5], **doc.pop("me")}, tiles=tiles, goods={2: [1, 3, 4], 3: [5, 6, 6]}, **doc)
    (seat,) = t.to_move
    legal = t.legal(seat)
    assert legal
    for verb in t.state.top().verbs:
        for action in range(verb.first, verb.end):
            reason = t.game.refusal(t.state, seat, action)
            assert (reason is None) == (action in legal), t.game.verbs.text(action)
            if reason is not None:
                for language in LANGUAGES:
                    assert words(language, GAME).say(reason.message.key, reason.message.args)


def test_a_refused_action_tells_the_reason() -> None:
    t = table({"dice": [1, 3], "goods": {4: 1}})
    with pytest.raises(burgher.IllegalAction) as refused:
        t.act(0, "sell:1:4")
    assert refused.value.reason == t.why_not(0, "sell:1:4")
