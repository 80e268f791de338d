"""Sections 17, 19 and 20: the end of a round, of a year and of the game."""

from typing import Any

import pytest

from burgher.core.table import Table
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.year import end_game, score_ships

from .helpers import (
    RICH,
    Doc,
    all_pass,
    at,
    cards,
    new,
    offers,
    play,
    player,
    points,
    seen,
    state,
    step,
    table,
    total,
    when,
)


def hall_round(players: list[Doc], **rest: Any) -> Table:
    """The round ends after the helper of seat 0 in the town hall."""
    t = at("town_hall", players, **rest)
    return play(t, "hall:0")


# ---------------------------------------------------------------- end phase (section 17)


@pytest.mark.rule("CR-356")
def test_discs_go_home() -> None:
    t = at("town_hall", 3, queue=[[0], [1]])
    play(t, "hall:3", "hall:2")
    assert [player(t, seat).helpers for seat in range(3)] == [5, 5, 5]
    assert not any(state(t).queues) and t.view()["change"] == []


@pytest.mark.rule("CR-357", "CR-358", "CR-359", "CR-363")
def test_the_fewest_privileges_bring_a_token() -> None:
    t = hall_round([{"used": 1}, {}, {"used": 2}, {}])
    assert [seen(t, seat)["privileges"] for seat in range(4)] == [0, 1, 0, 1]
    all_equal = hall_round([{"used": 1}] * 3)
    assert [seen(all_equal, seat)["privileges"] for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("CR-360")
def test_discs_on_the_track_do_not_count() -> None:
    t = at("town_hall", [{}, {"used": 1}, {"used": 1}])
    play(t, "hall:3")
    assert [seen(t, seat)["privileges"] for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("CR-361")
def test_short_pools_go_by_turn_order() -> None:
    t = hall_round([{}, {}, {}], order=[2, 1, 0], privileges=2)
    assert [seen(t, seat)["privileges"] for seat in range(3)] == [0, 1, 1]
    change = at("town_hall", 3, order=[2, 1, 0], privileges=1)
    play(change, "hall:3")
    assert [seen(change, seat)["privileges"] for seat in range(3)] == [0, 0, 1]  # the order before the change


@pytest.mark.rule("CR-362", "CR-309")
def test_three_tokens_are_the_most() -> None:
    t = hall_round([{"privileges": 3}, {}, {"used": 1}], privileges=1)
    assert [seen(t, seat)["privileges"] for seat in range(3)] == [3, 1, 0]


@pytest.mark.rule("CR-364", "CR-365", "CR-366", "CR-368")
def test_the_order_changes() -> None:
    """The discs of the track come first, the others keep their order."""
    t = at("town_hall", 5, queue=[[4], [2]], order=[0, 1, 2, 3, 4])
    play(t, "hall:3", "hall:3")
    assert t.view()["order"] == [4, 2, 0, 1, 3]
    assert t.to_move == (4,) and player(t, 4).helpers == 5
    three = at("town_hall", 5, queue=[[4], [2], [3]], order=[0, 1, 2, 3, 4])
    play(three, "hall:3", "hall:3", "hall:3")
    assert three.view()["order"] == [4, 2, 3, 0, 1]


@pytest.mark.rule("CR-367")
def test_without_discs_the_order_stays() -> None:
    assert hall_round([{}, {}, {}], order=[1, 2, 0]).view()["order"] == [1, 2, 0]


@pytest.mark.rule("CR-369")
def test_the_hand_limit_follows_the_new_order() -> None:
    nine = {"capital": {"violet1": 3, "green1": 3, "blue1": 3}}
    other = {"capital": {"violet2": 3, "green2": 3, "blue2": 3}}
    t = at("town_hall", [nine, other, {}], queue=[[1]])
    play(t, "hall:3")
    assert t.view()["order"] == [1, 0, 2]
    assert (step(t), t.to_move) == ("discard", (1,))
    play(t, "discard:0:2")
    assert t.to_move == (0,)
    play(t, "discard:0:1")
    assert when(t) == (1, "summer")


# ---------------------------------------------------------------- ships (section 19)


def sail(holds: Doc, players: int = 5) -> Table:
    """The ships are scored, and nothing else."""
    t = table(players, ships=holds)
    score_ships(state(t))
    return t


@pytest.mark.rule("CR-379", "CR-380", "CR-381", "CR-382", "CR-384", "CR-385", "CR-386", "CR-387", "CR-388", "CR-389")
def test_the_example_of_the_rulebook() -> None:
    """Yellow 0, green 1, black 2, blue 3, red 4, loaded so that the printed figures come out."""
    t = sail(
        {
            "1": {"clothes": [0], "bread": [2, 4], "beer": [0]},
            "2": {"weapons": [1, 1], "books": [3, 3], "candles": [1, 3], "wine": [2, 2]},
            "3": {"clothes": [0, 0], "books": [0], "tools": [4], "beer": [4], "meat": [4, 4]},
            "4": {
                "weapons": [2], "bread": [2, 2], "candles": [1, 1], "tools": [3, 3], "wine": [0], "meat": [2, 1],
            },
        }
    )  # fmt: skip
    assert [total(t, seat) for seat in range(5)] == [39, 36, 35, 28, 21]
    assert points(t) == {"ships_goods": 30, "ships_bonus": 9}
    assert points(t, 1) == {"ships_goods": 26, "ships_bonus": 10}
    assert points(t, 2) == {"ships_goods": 28, "ships_bonus": 7}
    assert points(t, 3) == {"ships_goods": 22, "ships_bonus": 6}
    assert points(t, 4) == {"ships_goods": 15, "ships_bonus": 6}


@pytest.mark.rule("CR-381")
def test_markers_decide_not_points() -> None:
    t = sail({"3": {"clothes": [0], "beer": [1], "meat": [1]}}, 2)
    assert points(t, 1)["ships_bonus"] == 6 and points(t)["ships_bonus"] == 4


@pytest.mark.rule("CR-381", "CR-382")
def test_who_came_later_with_more_markers_ranks_between_those_with_more_and_with_fewer() -> None:
    t = sail({"3": {"clothes": [0, 1], "books": [0], "tools": [2], "beer": [2]}}, 3)
    assert [points(t, seat)["ships_bonus"] for seat in range(3)] == [6, 2, 4]


@pytest.mark.rule("CR-382", "CR-383")
def test_ties_go_to_the_higher_and_then_the_left_marker() -> None:
    higher = sail({"1": {"bread": [0], "clothes": [1]}}, 2)
    assert points(higher, 1)["ships_bonus"] == 4 and "ships_bonus" not in points(higher)
    left = sail({"1": {"clothes": [1, 0]}}, 2)
    assert points(left, 1)["ships_bonus"] == 4 and "ships_bonus" not in points(left)


@pytest.mark.parametrize(("ship", "bonus"), [(1, [4]), (2, [5, 3]), (3, [6, 4, 2]), (4, [7, 5, 3, 1])])
@pytest.mark.rule("CR-384", "CR-385", "CR-386", "CR-387", "CR-388", "CR-390")
def test_bonuses_by_rank(ship: int, bonus: list[int]) -> None:
    goods = [f.GOODS[f.ROW_GOOD[row]] for row in range(f.ROWS) if f.ROW_SHIP[row] == ship]
    spaces = list(range(5))
    hold: Doc = {}
    for good in goods:
        if spaces:
            hold[good] = spaces[:2]
            spaces = spaces[2:]
    t = sail({str(ship): hold})
    assert [points(t, seat).get("ships_bonus", 0) for seat in range(5)] == (bonus + [0] * 5)[:5]
    two = sail({str(ship): {goods[0]: [1]}}, 2)
    assert points(two, 1)["ships_bonus"] == bonus[0] and total(two) == 0


@pytest.mark.rule("CR-391")
def test_ships_are_empty_afterwards() -> None:
    t = sail({"1": {"clothes": [1, 0]}, "4": {"meat": [1]}}, 2)
    assert not any(state(t).ships) and player(t, 1).supply == 20


# ---------------------------------------------------------------- town, granary, investment


def year_end(players: list[Doc], **rest: Any) -> Table:
    t = table(players, season="winter", stage="craft_guild", **rest)
    return play(t, *["end"] * len(players))


@pytest.mark.rule("CR-392", "CR-393", "CR-394", "CR-396")
def test_sets_of_colours() -> None:
    """S1 violet/green, E22 red/blue: one set; with S-halves of two more cards a second one."""
    t = year_end([{"row": ["S1", "E22"]}, {"row": ["S2", "B02", "B06", "B10"], "hand": ["B01", "B03", "B04"]}])
    assert points(t) == {"town": 3} and points(t, 1) == {}
    two = year_end([{"row": ["S1", "E22", "E17", "A05"]}, {}])
    assert points(two) == {"town": 6}


@pytest.mark.rule("CR-395")
def test_halves_count_anew_each_year() -> None:
    t = year_end([{"row": ["S1", "E22"], "score": {"town": 3}}, {}], year=2)
    assert points(t) == {"town": 6}


@pytest.mark.rule("CR-397", "CR-398", "CR-399")
def test_cubes_in_the_granary() -> None:
    t = year_end([{}, {}], granary={"barrel": [0, "natural"], "rope": ["natural", 1], "flour": [0, 0]}, year=3)
    assert points(t) == {"granary": 3} and points(t, 1) == {"granary": 1}
    assert (player(t).supply, player(t, 1).supply) == (20, 20)
    assert t.view()["granary"]["barrel"] == ["natural", None] == t.view()["granary"]["rope"]


@pytest.mark.rule("CR-400", "CR-401", "CR-402", "CR-405")
def test_an_investment() -> None:
    hand = {"violet1": 1, "violet3": 1, "green2": 1, "blue1": 1, "red2": 1, "red3": 1}
    t = year_end([{"capital": hand}, {}])
    assert len(offers(t, "invest")) == 4 and "end" in offers(t)
    play(t, "invest:3:2:1:3")
    assert points(t) == {"investment": 9} and cards(t) == 2
    assert sum(state(t).discard) == 4
    declined = year_end([{"capital": hand}, {}])
    play(declined, "end")
    assert total(declined) == 0 and cards(declined) == 6


@pytest.mark.rule("CR-403")
def test_all_four_colours_are_needed() -> None:
    t = year_end([{"capital": {"violet1": 3, "green1": 2, "blue1": 1}}, {}])
    assert offers(t) == ["end"]


@pytest.mark.rule("CR-404")
def test_one_investment_a_year_unless_agreed() -> None:
    t = year_end([{"capital": dict(RICH)}, {}])
    play(t, "invest:3:3:3:3")
    assert step(t) == "send" and points(t) == {"investment": 12}
    many = year_end([{"capital": dict(RICH)}, {}], allow_multiple_investments=True)
    play(many, "invest:3:3:3:3")
    assert offers(many) == ["invest:3:3:3:3", "end"]
    play(many, "invest:3:3:3:3")
    assert points(many) == {"investment": 24}
    assert state(new(2, allow_multiple_investments=True)).many_investments == 1


@pytest.mark.rule("CR-379", "CR-400")
def test_scorings_come_in_their_order_and_players_in_theirs() -> None:
    doc = {"ships": {"1": {"beer": [0]}}, "granary": {"flour": [0]}, "order": [1, 0]}
    hand = {"violet1": 1, "green1": 1, "blue1": 1, "red1": 1}
    t = year_end([{"capital": hand, "row": ["S1", "E22"]}, {"capital": hand}], **doc)
    assert t.to_move == (0,)  # two players have changed places
    assert points(t) == {"ships_goods": 3, "ships_bonus": 4, "town": 3, "granary": 1}
    order = [
        m.key.partition(".")[2]
        for messages in t.story()
        for m in messages
        if m.key in ("event.ship_scored", "event.town", "event.granary")
    ]
    assert order == ["ship_scored", "town", "granary"]


@pytest.mark.rule("CR-406")
def test_the_granary_is_filled_but_not_after_the_last_year() -> None:
    t = year_end([{}, {}], granary={"barrel": [0]})
    assert all(column == ["natural", "natural"] for column in t.view()["granary"].values())
    last = year_end([{}, {}], granary={"barrel": [0]}, year=3)
    assert last.over and all(column == [None, None] for column in last.view()["granary"].values())


@pytest.mark.rule("CR-407")
def test_short_natural_markers_go_to_lower_spaces_first() -> None:
    t = year_end([{}, {}], granary={"rope": ["natural"]}, natural=8)
    columns = list(t.view()["granary"].values())
    assert [column[0] for column in columns] == ["natural"] * 7
    assert [column[1] for column in columns] == ["natural", "natural", None, None, None, None, None]
    assert t.view()["natural"] == 0


@pytest.mark.rule("CR-408", "CR-409")
def test_everything_else_stays() -> None:
    me = {"capital": {"red1": 2}, "hand": ["B01"], "privileges": 1, "work": 0, "fair": 1}
    doc: Doc = {"capital_display": ["blue1", "blue2"], "display": {"basic": ["B22", "B02"]}}
    t = year_end([me, {}], **doc)
    assert when(t) == (2, "spring")
    p = player(t)
    assert (cards(t), len(p.hand), p.privileges, p.fair) == (2, 1, 1, 1)
    assert t.view()["capital"]["display"] == [[2, 1], [2, 2]]
    assert t.view()["buildings"][0]["display"] == ["B22", "B02"]


# ---------------------------------------------------------------- game end (section 20)


@pytest.mark.rule("CR-410", "CR-082")
def test_the_game_ends_after_year_three() -> None:
    t = table(3, year=3, season="winter")
    all_pass(t)
    assert t.over and t.to_move == ()


@pytest.mark.rule("CR-411", "CR-412")
def test_bonus_tokens_decide() -> None:
    t = table([{"score": {"town": 10}}, {"score": {"town": 8}}], year=3, season="winter", bonus={"wine": 1})
    all_pass(t)
    assert [total(t, seat) for seat in range(2)] == [10, 11]
    assert t.ranking() == [1, 0]


@pytest.mark.rule("CR-413", "CR-414", "CR-415")
def test_ties() -> None:
    richer = table([{}, {"capital": {"red1": 1}}, {}], year=3, season="winter")
    all_pass(richer)
    assert richer.ranking() == [1, 2, 0]
    order = table(3, year=3, season="winter", order=[2, 0, 1])
    all_pass(order)
    assert order.ranking() == [1, 0, 2]
    assert order.game.winners(order.state) == [1]


@pytest.mark.rule("CR-413")
def test_cards_are_counted_after_the_last_investment() -> None:
    hand = {"violet1": 1, "green1": 1, "blue1": 1, "red1": 1}
    t = table([{"capital": hand}, {"capital": {"red3": 1}, "score": {"town": 4}}, {}], year=3, season="winter")
    while not t.over:
        play(t, "invest:1:1:1:1" if "invest:1:1:1:1" in offers(t) else "end")
    assert total(t) == total(t, 1) == 4
    assert t.ranking()[0] == 1


@pytest.mark.rule("CR-416")
def test_nothing_else_scores() -> None:
    t = table([{"row": ["S1", "B02"], "fair": 3, "hand": ["A01"]}, {}], year=3)
    end_game(state(t))
    assert total(t) == 0
