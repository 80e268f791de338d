"""Section 6: the helper phase, section 7: the buildings phase in general, and section 21: two players."""

from itertools import pairwise

import pytest

from burgher.core.errors import IllegalAction

from .helpers import (
    Doc,
    all_pass,
    at,
    begun,
    cards,
    log_of,
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

CARD = {"capital": {"red1": 1}}


@pytest.mark.rule("CR-083", "CR-084", "CR-085", "CR-086", "CR-092", "CR-094")
def test_one_action_each_in_turn_order() -> None:
    t = table(3, order=[1, 2, 0])
    assert [player(t, seat).helpers for seat in range(3)] == [5, 5, 5]
    asked = []
    for city in (1, 2, 3, 4, 5, 6):
        asked.append(t.to_move[0])
        assert {f"place:{b}:0" for b in range(1, 7)} <= set(offers(t)) and "pass" in offers(t)
        play(t, f"place:{city}:0")
    assert asked == [1, 2, 0, 1, 2, 0]
    assert [player(t, seat).helpers for seat in range(3)] == [3, 3, 3]
    assert all(total(t, seat) == 0 and cards(t, seat) == 0 for seat in range(3))


@pytest.mark.rule("CR-083")
def test_helpers_are_back_at_the_start_of_a_round() -> None:
    t = begun(3)
    play(t, "place:1:0", "place:2:0", "place:6:0")
    all_pass(t)
    t2 = begun(3)
    play(t2, "place:6:0")
    while when(t2) == (1, "spring"):
        actions = offers(t2)
        play(t2, next(a for a in ("pass", "end", "hall:2", actions[0]) if a in actions))
    assert [player(t2, seat).helpers for seat in range(3)] == [5, 5, 5]


@pytest.mark.rule("CR-087", "CR-088", "CR-089")
def test_passing_is_final_and_empty_hands_are_skipped() -> None:
    t = table([{"helpers": 1}, {"helpers": 2}, {"helpers": 3}])
    play(t, "place:1:0")
    play(t, "pass")
    assert t.to_move == (2,)
    play(t, "place:2:0", "place:2:0")
    assert t.to_move == (2,)
    play(t, "place:3:0")
    assert step(t) == "bank"


@pytest.mark.rule("CR-090", "CR-091")
def test_unused_helpers_are_worth_one_point() -> None:
    t = table([{"helpers": 1}, {"helpers": 4}, {"helpers": 1}])
    play(t, "place:6:0", "pass", "pass")
    assert [points(t, seat) for seat in range(3)] == [{}, {"idle_helpers": 1}, {"idle_helpers": 1}]


@pytest.mark.rule("CR-093", "CR-095", "CR-418")
def test_the_leftmost_free_space_is_forced() -> None:
    t = table([CARD] * 3, queues={"notary": [[1]]})
    assert offers(t, "place:3") == ["place:3:0"]
    play(t, "place:3:0")
    assert t.view()["queues"]["notary"] == [[1], [0], []]
    two = table(2, queues={"notary": [[1]]})
    play(two, "place:3:0")
    assert two.view()["queues"]["notary"] == [[1], [0]]
    assert offers(two, "place:3") == ["place:3:1", "place:3:2"]


@pytest.mark.rule("CR-096", "CR-097")
def test_any_space_with_one_disc_may_be_covered() -> None:
    t = table([{"capital": {"red1": 2}}, {}, {}, {}], queues={"notary": [[1], [2], [3]]})
    assert offers(t, "place:3") == ["place:3:1", "place:3:2", "place:3:3"]
    play(t, "place:3:2", "fee_card:3:1", "pass", "pass", "pass")
    assert t.view()["queues"]["notary"] == [[1], [2, 0], [3]]
    assert offers(t, "place:3") == ["place:3:1", "place:3:3"]


@pytest.mark.rule("CR-098")
def test_two_own_helpers_at_most() -> None:
    t = table(3, queues={"notary": [[0], [0]]})
    assert offers(t, "place:3") == []
    assert offers(t, "place:2") == ["place:2:0"]


@pytest.mark.parametrize(("players", "discs"), [(3, 4), (4, 5), (5, 6)])
@pytest.mark.rule("CR-099")
def test_discs_in_a_building(players: int, discs: int) -> None:
    spaces = {3: [[1, 0], [2], [1]], 4: [[1, 2], [2, 3], [1]], 5: [[1, 2], [2, 3], [1, 4]]}[players]
    assert sum(map(len, spaces)) == discs
    full = table([CARD, *[{}] * (players - 1)], queues={"notary": spaces})
    assert offers(full, "place:3") == []
    spaces[[len(space) for space in spaces].index(2)].pop()
    assert offers(table([CARD, *[{}] * (players - 1)], queues={"notary": spaces}), "place:3")


@pytest.mark.rule("CR-100")
def test_covering_an_own_disc_is_free() -> None:
    t = table([CARD, {}, {}], queues={"notary": [[0], [1], [2]]})
    play(t, "place:3:1")
    assert t.view()["queues"]["notary"][0] == [0, 0]
    assert (cards(t), total(t)) == (1, 0) and t.to_move == (1,)


@pytest.mark.rule("CR-101", "CR-106", "CR-107", "CR-108", "CR-349")
def test_a_fee_of_one_card() -> None:
    rich = {"capital": {"red1": 1, "blue3": 1}, "score": {"start": 2}}
    t = table([rich, {}, {}], queues={"notary": [[1], [2], [1]]})
    play(t, "place:3:2")
    assert offers(t) == ["fee_points", "fee_card:2:3", "fee_card:3:1"]
    play(t, "fee_card:2:3")
    assert player(t, 2).capital[8] == 1 and state(t).discard == [0] * 12
    assert (cards(t), total(t)) == (1, 2)
    assert t.view()["queues"]["notary"][1] == [2, 0]


@pytest.mark.rule("CR-102", "CR-026")
def test_the_third_space_is_covered_free() -> None:
    t = table(3, queues={"notary": [[1], [1], [2]]})
    assert offers(t, "place:3") == ["place:3:3"]
    play(t, "place:3:3")
    assert t.to_move == (1,) and t.view()["queues"]["notary"][2] == [2, 0]


@pytest.mark.parametrize("year", [1, 2, 3])
@pytest.mark.rule("CR-103", "CR-104", "CR-105", "CR-109", "CR-110")
def test_a_fee_in_points(year: int) -> None:
    doc: Doc = {"year": year, "queues": {"notary": [[1], [2], [1]]}}
    t = table([{"score": {"start": year}}, {"score": {"start": 1}}, {}], **doc)
    play(t, "place:3:1")
    assert offers(t) == ["fee_points"]
    play(t, "fee_points")
    assert points(t) == {"start": year, "fees": -year} and total(t) == 0
    assert points(t, 1) == {"start": 1, "fees": year}
    poor = table([{"score": {"start": year - 1}}, {}, {}], **doc)
    assert offers(poor, "place:3") == ["place:3:3"]


@pytest.mark.rule("CR-106", "CR-110", "CR-111")
def test_who_cannot_pay_may_not_cover() -> None:
    queues = {"notary": [[1], [2], [1]]}
    assert offers(table(3, queues=queues), "place:3") == ["place:3:3"]
    t = table([CARD, {}, {}], queues=queues)
    play(t, "place:3:1")
    assert offers(t) == ["fee_card:3:1"]


@pytest.mark.rule("CR-112", "CR-350")
def test_the_fee_is_settled_before_the_disc_is_placed() -> None:
    full = {"violet1": 4, "green1": 4, "blue1": 2}
    t = table([CARD, {"capital": full}, {}], queues={"notary": [[1], [2], [1]]})
    play(t, "place:3:1", "fee_card:3:1")
    assert (step(t), t.to_move) == ("discard", (1,))
    assert t.view()["queues"]["notary"][0] == [1]
    play(t, "discard:3:1")
    assert t.view()["queues"]["notary"][0] == [1, 0]
    assert cards(t, 1) == 10 and t.to_move == (1,) and step(t) == "send"


@pytest.mark.rule("CR-113")
def test_passing_is_forced_without_a_place() -> None:
    """Four buildings are covered by discs that cannot be paid for, two hold both own helpers."""
    queues = {"bankers_guild": [[1], [2], [3, 1]], "builders_guild": [[1], [2], [3, 1]]}
    queues |= {"notary": [[1], [2], [3, 2]], "craft_guild": [[1], [2], [3, 3]]}
    queues |= {"merchants_guild": [[0], [0]], "town_hall": [[0], [0]]}
    with pytest.raises(ValueError, match="more than 5 helpers"):
        table(4, queues=queues)
    queues["notary"], queues["craft_guild"] = [[4], [2], [3, 2]], [[4], [2], [3, 3]]
    t = table(5, queues=queues)
    assert offers(t) == ["pass"]


@pytest.mark.rule("CR-114", "CR-356")
def test_helpers_stay_until_stage_six_is_over() -> None:
    t = table([{"helpers": 0}, {"helpers": 0}, {"helpers": 0}], queues={"bankers_guild": [[0]], "town_hall": [[1]]})
    play(t, "end")
    assert step(t) == "hall"
    assert t.view()["queues"]["bankers_guild"][0] == [0]
    play(t, "hall:2")
    assert all(not any(space) for queue in t.view()["queues"].values() for space in queue)
    assert when(t) == (1, "summer")


@pytest.mark.rule("CR-115")
def test_the_town_hall_has_the_same_queue() -> None:
    t = table([CARD, {}, {}], queues={"town_hall": [[1], [2], [1]]})
    play(t, "place:6:1")
    assert offers(t) == ["fee_card:3:1"]


# ---------------------------------------------------------------- the queue (section 7)


@pytest.mark.rule("CR-116", "CR-117", "CR-118", "CR-120", "CR-121")
def test_left_to_right_and_lower_before_upper() -> None:
    t = at("craft_guild", 5, queue=[[0, 3], [1, 2], [3, 4]])
    asked = []
    while step(t) == "craft":
        asked.append(t.to_move[0])
        play(t, "end")
    assert asked == [0, 3, 1, 2, 3, 4]


@pytest.mark.parametrize("stage", ["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild"])
@pytest.mark.rule("CR-119")
def test_every_action_may_be_declined(stage: str) -> None:
    t = at(stage, [{"capital": {"red3": 2}}, {}], capital_display=["blue1"], display={"basic": ["B01"]})
    before = t.view(0)["players"]
    play(t, "end")
    assert t.view(0)["players"] == before and step(t) == "hall"


# ---------------------------------------------------------------- two players (section 21)


@pytest.mark.rule("CR-417", "CR-418", "CR-419", "CR-420")
def test_queues_of_two_spaces() -> None:
    t = table(2, queues={"notary": [[1], [0]]})
    assert t.view()["queues"]["notary"] == [[1], [0]]
    assert offers(t, "place:3") == ["place:3:1", "place:3:2"]
    play(t, "place:3:2", "place:3:1")
    assert t.view()["queues"]["notary"] == [[1, 1], [0, 0]]
    assert offers(t, "place:3") == []
    assert offers(table(2, queues={"notary": [[1]]}), "place:3") == ["place:3:0"]
    assert when(t) == (1, "spring") and "pass" in offers(t)


@pytest.mark.rule("CR-421", "CR-422", "CR-423")
def test_a_covered_opponent_draws_a_card() -> None:
    for space in (1, 2):
        t = table(2, queues={"notary": [[1], [1]]})
        play(t, f"place:3:{space}")
        assert (cards(t), cards(t, 1), total(t)) == (0, 1, 0)
        assert log_of(t, 0)[-1] == "?" and log_of(t, 1)[-1].startswith("draw:")
        assert t.to_move == (1,)


@pytest.mark.rule("CR-423", "CR-350")
def test_the_drawn_card_is_subject_to_the_limit() -> None:
    full = {"violet1": 4, "green1": 4, "blue1": 2}
    t = table([{}, {"capital": full}], queues={"notary": [[1], [0]]})
    play(t, "place:3:1")
    assert (step(t), t.to_move) == ("discard", (1,))


@pytest.mark.rule("CR-424")
def test_covering_an_own_disc_gives_no_card() -> None:
    t = table(2, queues={"notary": [[0], [1]]})
    play(t, "place:3:1")
    assert (cards(t), cards(t, 1)) == (0, 0) and t.view()["queues"]["notary"] == [[0, 0], [1]]


@pytest.mark.rule("CR-425")
def test_the_town_hall_of_two_has_no_order_change() -> None:
    assert offers(at("town_hall", 2)) == ["hall:0", "hall:1", "hall:2"]


def after_round(used: list[int]) -> list[int]:
    players = [{"used": n, "helpers": 0} for n in used]
    t = table(players, queues={"town_hall": [[0]]}, stage="town_hall")
    play(t, "hall:0")
    return [seen(t, seat)["privileges"] for seat in range(len(used))]


@pytest.mark.rule("CR-426")
def test_only_the_player_with_fewer_privileges_gets_a_token() -> None:
    assert after_round([1, 0]) == [0, 1]
    assert after_round([1, 2]) == [1, 0]
    assert after_round([1, 1]) == [0, 0]


@pytest.mark.rule("CR-427")
def test_the_players_change_places_every_round() -> None:
    t = begun(2)
    leaders: list[tuple[tuple[int, str], int]] = []
    while not t.over:
        if not leaders or leaders[-1][0] != when(t):
            leaders.append((when(t), t.view()["order"][0]))
        play(t, next(a for a in offers(t) if a in ("pass", "end")))
    assert len(leaders) == 12
    assert [seat for _, seat in leaders].count(0) == 6
    assert all(a[1] != b[1] for a, b in pairwise(leaders))


@pytest.mark.rule("CR-428", "CR-414")
def test_the_last_exchange_counts_for_the_tie_break() -> None:
    t = table(2, year=3, season="winter", stage="craft_guild", order=[0, 1])
    all_pass(t)
    assert t.over and t.view()["order"] == [1, 0]
    assert t.ranking() == [0, 1]


def test_illegal_places_are_refused() -> None:
    t = table(3)
    for action in ("place:3:1", "fee_points", "end", "place:7:0"):
        with pytest.raises(IllegalAction):
            play(t, action)
