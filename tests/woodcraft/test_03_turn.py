"""Section 4: the turn; section 6: replacement and bonus actions; section 14: its end."""

from random import Random
from typing import Any

import pytest

from burgher.games.woodcraft import facts as f

from .helpers import (
    EXCHANGE,
    FREE,
    HELPER,
    IMPROVE,
    MATERIALS,
    act,
    chosen,
    end_turn,
    legal,
    lumber,
    me,
    new,
    part,
    points,
    random_play,
    spread,
    state,
    step,
    table,
    tokens,
    verbs,
    wheel,
)


@pytest.mark.rule("WC-077", "WC-356")
def test_a_round_is_a_turn_for_everybody() -> None:
    t = table({}, {}, {}, players=3, first=1, turn=1)
    seats = []
    while state(t).round == 1:
        seats.append(t.to_move[0])
        end_turn(t)
    assert seats == [1, 2, 0]
    assert (state(t).round, state(t).turn) == (2, 1)


@pytest.mark.rule("WC-078")
def test_the_four_parts_of_a_turn() -> None:
    t = table({}, {"pots": {"green": 1}, "lumber": "g1 g1 g1 g1 g1 g1 g1", "blueberries": 30})
    end_turn(t)
    assert me(t, 1).pots[0] == 3, "growth"
    assert step(t) == "turn"
    act(t, "tile:0", "main:1", "end_actions")
    assert step(t) == "market"
    act(t, "market:0")
    assert step(t) == "discard"
    act(t, "die:0:1")
    assert t.to_move == (0,)


@pytest.mark.rule("WC-079", "WC-080", "WC-081", "WC-083")
def test_actions_come_in_any_order() -> None:
    me_ = {"lanterns": 3, "lumber": "g6 y4 g2", "glue": 1, "orders": "S01", "pots": {"green": 3}}
    t = table(me_)
    before = verbs(t)
    assert {"tile", "bonus", "saw", "complete", "harvest"} <= before
    assert "end_actions" not in before and "main" not in before
    act(t, "bonus:6", "improve:0", "saw:0", "die:0:6", "cut:0", "tile:3", "complete:0")
    assert verbs(t) >= {"main"} and not legal(t, "tile") and not legal(t, "bonus")
    act(t, "main:1", "harvest:0")
    assert "end_actions" in verbs(t)
    act(t, "harvest:1")
    assert step(t) == "turn", "closing is the player's decision"


@pytest.mark.rule("WC-082")
def test_the_action_part_closes_only_when_the_tile_is_settled() -> None:
    t = table()
    assert not legal(t, "end_actions")
    act(t, "tile:0")
    assert not legal(t, "end_actions")
    act(t, "main:1")
    assert legal(t, "end_actions") == ["end_actions"]


@pytest.mark.rule("WC-084")
def test_the_free_actions() -> None:
    t = table(
        {
            "rooms": ["A27"],
            "lumber": "g2 y4",
            "scrap": 1,
            "glue": 1,
            "gluer": "ready",
            "pots": {"green": 2},
            "orders": "S01",
        }
    )
    assert verbs(t) == {"tile", "ability", "saw", "splice", "glue", "harvest", "complete"}


@pytest.mark.rule("WC-085")
def test_only_the_player_of_the_turn_acts() -> None:
    t = table({}, {"lumber": "y4 g2", "glue": 1, "orders": "S01"})
    assert t.to_move == (0,)
    assert t.actions(1) == []


# ---------------------------------------------------------------- section 6


@pytest.mark.rule("WC-094", "WC-115", "WC-116", "WC-117")
def test_three_blueberries_instead_of_the_action() -> None:
    """The tile moves and its bonus is kept, whatever is done with its action."""
    t = table({"blueberries": 0}, wheel=spread(1, 2))
    act(t, "tile:4")
    assert tokens(t) == {"blueberries": 1}, "the rim of Q1, space 5"
    assert state(t).places[4] // 7 == 1
    act(t, "main:1")
    assert tokens(t) == {"blueberries": 4}
    assert not legal(t, "main") and not legal(t, "swap")


FULL = {"rooms": ["A03", "A01", "A04", "A06", "A07", "A08"]}
BUILT = {
    "pots": {"green": 1, "yellow": 1, "brown": 1},
    "saws": ["ready"] * 3,
    "splicers": ["ready"] * 3,
    "gluer": "ready",
}


@pytest.mark.rule("WC-118")
@pytest.mark.parametrize(
    ("tile", "too_little", "enough", "shown"),
    [
        ("buy_lumber", {"blueberries": 0}, {"blueberries": 1}, {}),
        ("exchange_dice", {"blueberries": 5}, {"blueberries": 6}, {}),
        ("exchange_dice", {"blueberries": 0}, {"blueberries": 0, "lumber": "g1"}, {}),
        ("buy_materials", {"blueberries": 0}, {"blueberries": 1}, {}),
        ("choose_orders", {}, None, {"orders": []}),
        ("choose_orders", None, {"blueberries": 0}, {}),
        ("choose_helper", {"blueberries": 2}, {"blueberries": 3}, {}),
        ("choose_helper", FULL, {"rooms": FULL["rooms"][:5]}, {}),
        ("produce_plant", {"lumber": "y1"}, {"lumber": "g1"}, {}),
        ("produce_plant", {}, {"rooms": ["A03"]}, {}),
        ("improve_workshop", {"blueberries": 2}, {"blueberries": 3}, {}),
        ("improve_workshop", BUILT, {**BUILT, "gluer": "none"}, {}),
    ],
)
def test_an_action_is_performed_only_if_a_part_of_it_can_be_done(
    tile: str, too_little: dict[str, Any] | None, enough: dict[str, Any] | None, shown: dict[str, Any]
) -> None:
    """And then at least one part is done: nothing else is offered."""
    if too_little is not None:
        assert legal(table(too_little, this_turn=chosen(tile), **shown), "main") == ["main:1"]
    if enough is not None:
        t = table(enough, this_turn=chosen(tile), **shown)
        assert legal(t, "main") == ["main:0", "main:1"]
        act(t, "main:0")
        assert not verbs(t) & (FREE | {"done", "end_actions"})


@pytest.mark.rule("WC-119", "WC-120")
def test_a_lantern_buys_the_action_of_another_tile() -> None:
    """Blocked ones too; the other tile stays where it is."""
    blocked = wheel(
        2,
        buy_lumber=(1, 7),
        exchange_dice=(2, 7),
        buy_materials=(2, 6),
        choose_orders=(3, 7),
        choose_helper=(3, 6),
        produce_plant=(3, 5),
        improve_workshop=(3, 4),
    )
    t = table({"lanterns": 1, "lumber": "g2"}, wheel=blocked)
    assert legal(t, "tile") == ["tile:0", "tile:3", "tile:4", "tile:5", "tile:6"]
    act(t, "tile:0")
    places = state(t).places[:]
    assert f"swap:{EXCHANGE}" in t.actions(0) and f"swap:{MATERIALS}" in t.actions(0)
    assert "swap:0" not in t.actions(0)
    act(t, f"swap:{EXCHANGE}")
    assert tokens(t) == {"blueberries": 20}
    assert verbs(t) == {"sell", "buy_six"}
    assert state(t).places == places


@pytest.mark.rule("WC-121")
def test_the_borrowed_action_must_be_performed() -> None:
    t = table({"lanterns": 1}, this_turn=chosen("buy_lumber"))
    act(t, f"swap:{MATERIALS}")
    assert verbs(t) == {"buy_material"}


ON_A_LANTERN = spread(1, 2)  # Q1 space 1 gives a lantern, and buy_lumber stands there


@pytest.mark.rule("WC-122", "WC-123")
def test_the_lantern_of_the_tile_cannot_replace_its_action() -> None:
    t = table({"lanterns": 0}, wheel=ON_A_LANTERN)
    act(t, "tile:0")
    assert tokens(t)["lantern"] == 1
    assert not legal(t, "swap")
    t = table({"lanterns": 1}, wheel=ON_A_LANTERN)
    act(t, "tile:0")
    assert legal(t, "swap")
    act(t, f"swap:{MATERIALS}")
    assert tokens(t)["lantern"] == 1


@pytest.mark.rule("WC-122")
def test_the_lantern_of_the_saw_cannot_replace_the_action_either() -> None:
    """Q1 has age 3 when the arrow marks Q4."""
    t = table({"lanterns": 0}, wheel=wheel(4, True, **{n: (1, i) for i, n in enumerate(f.TILES, 1)}))
    act(t, "tile:2", "choice:0")
    assert tokens(t)["lantern"] == 1
    assert not legal(t, "swap")


@pytest.mark.rule("WC-124", "WC-129")
def test_bonus_lanterns_pay_for_the_bonus_action_first() -> None:
    t = table({"lanterns": 3}, wheel=ON_A_LANTERN)
    act(t, "tile:0", f"bonus:{MATERIALS}", "buy_material:0", "done")
    assert tokens(t)["lantern"] == 1
    assert legal(t, "swap"), "the lantern left is one of the others"


@pytest.mark.rule("WC-125")
def test_other_lanterns_of_the_turn_may_replace_the_action() -> None:
    t = table({"lanterns": 0, "lumber": "b1 y1", "orders": "S19"}, this_turn=chosen("buy_lumber"))
    assert not legal(t, "swap")
    act(t, "complete:18")
    assert legal(t, "swap")


@pytest.mark.rule("WC-126", "WC-127", "WC-128", "WC-130")
def test_the_bonus_action() -> None:
    t = table({"lanterns": 6}, wheel=spread(1, 2))
    act(t, "tile:0")
    places = state(t).places[:]
    lanterns = tokens(t)["lantern"]
    assert "bonus:0" in t.actions(0), "the same action as the tile's"
    act(t, "bonus:0")
    assert tokens(t)["lantern"] == lanterns - 3
    assert verbs(t) == {"buy_die"}, "it cannot be replaced"
    act(t, "buy_die:0", "done")
    assert state(t).places == places
    assert not legal(t, "bonus"), "once per turn"
    assert legal(t, "main") == ["main:0", "main:1"]


@pytest.mark.rule("WC-127")
def test_the_bonus_action_may_be_one_of_a_blocked_tile() -> None:
    t = table(
        {"lanterns": 3},
        wheel=wheel(1, **{n: (1, 8 - i) for i, n in enumerate(f.TILES[:6], 1)}, improve_workshop=(2, 7)),
    )
    assert legal(t, "tile") == [f"tile:{IMPROVE}"]
    assert "bonus:0" in t.actions(0)


@pytest.mark.rule("WC-131", "WC-253")
def test_what_the_payment_brings_may_be_used() -> None:
    """The Night Porter gives 2 blueberries for each payment."""
    bare = {"blueberries": 0, "lanterns": 3}
    t = table({**bare, "rooms": ["A24"]}, this_turn=chosen("choose_helper"))
    assert {f"swap:{MATERIALS}", f"bonus:{MATERIALS}"} <= set(t.actions(0))
    assert f"bonus:{HELPER}" not in t.actions(0), "the cheapest helper costs 3"
    act(t, f"bonus:{MATERIALS}")
    assert tokens(t) == {"blueberries": 2}
    t = table({**bare, "rooms": ["A27"]}, this_turn=chosen("choose_helper"))
    assert f"bonus:{MATERIALS}" not in t.actions(0) and f"swap:{MATERIALS}" not in t.actions(0)


@pytest.mark.rule("WC-132")
def test_permanent_abilities_work_however_the_action_was_reached() -> None:
    t = table({"lanterns": 4, "rooms": ["A19"], "blueberries": 9}, this_turn=chosen("buy_lumber"))
    act(t, f"bonus:{MATERIALS}", "buy_material:0", "done")
    assert tokens(t)["blueberries"] == 9 - 1, "2 sawblades for 2, less 1"
    act(t, f"swap:{MATERIALS}", "buy_material:0", "done")
    assert tokens(t)["blueberries"] == 9 - 2


# ---------------------------------------------------------------- section 14


@pytest.mark.rule("WC-346", "WC-347", "WC-348")
def test_marketing() -> None:
    t = table({"blueberries": 7, "marketing": 3}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions")
    assert t.actions(0) == ["market:0", "market:1"]
    act(t, "market:1")
    assert tokens(t) == {"blueberries": 1}
    assert part(t, "marketing") == 2
    assert me(t).marketing == 4
    assert t.to_move == (1,), "one purchase a turn"


@pytest.mark.rule("WC-346")
def test_marketing_may_be_declined() -> None:
    t = table({"blueberries": 5}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions", "market:0")
    assert (tokens(t), points(t), me(t).marketing) == ({"blueberries": 5}, 0, 0)


@pytest.mark.rule("WC-349")
def test_the_last_marketing_space_is_bought_again_and_again() -> None:
    t = table({"blueberries": 30, "marketing": 6}, players=1, round=2, this_turn=chosen("buy_lumber", settled=True))
    for _ in range(2):
        act(t, "end_actions", "market:1")
        act(t, t.actions(0)[0])
        while step(t) != "turn":
            act(t, t.actions(0)[0])
        act(t, "main:1")
    assert part(t, "marketing") == 22
    assert me(t).marketing == 6


@pytest.mark.rule("WC-350")
def test_marketing_is_offered_only_if_it_can_be_paid() -> None:
    t = table({"blueberries": 1}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions")
    assert t.to_move == (1,)
    t = table({"blueberries": 1, "rooms": ["A03", "B11"]}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions", "market:1")
    assert tokens(t) == {"blueberries": 1}, "the Treasurer takes 2 off"


@pytest.mark.rule("WC-351")
def test_no_free_action_after_the_action_part() -> None:
    t = table({"pots": {"green": 3}, "lumber": "g6"}, this_turn=chosen("buy_lumber", settled=True))
    assert {"harvest", "saw"} <= verbs(t)
    act(t, "end_actions")
    assert verbs(t) == {"market"}


@pytest.mark.rule("WC-352", "WC-353")
def test_only_six_dice_are_kept() -> None:
    t = table({"lumber": "g1 g1 g1 g1 y2 y2 b6 b6", "blueberries": 0}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions")
    assert t.actions(0) == ["die:0:1", "die:1:2", "die:2:6"]
    act(t, "die:2:6")
    assert t.to_move == (0,)
    act(t, "die:0:1")
    assert t.to_move == (1,)
    assert lumber(t) == "g1 g1 g1 y2 y2 b6"
    assert (tokens(t), points(t)) == ({}, 0)


@pytest.mark.rule("WC-354")
def test_with_six_dice_nothing_is_discarded() -> None:
    t = table({"lumber": "g1 g1 g1 g1 y2 y2", "blueberries": 0}, this_turn=chosen("buy_lumber", settled=True))
    act(t, "end_actions")
    assert t.to_move == (1,)
    assert lumber(t) == "g1 g1 g1 g1 y2 y2"


@pytest.mark.rule("WC-355")
def test_during_the_turn_any_number_of_dice_may_be_held() -> None:
    t = table({"lumber": "g6 g1 g1 g1 g1 g1 g1", "sawblades": 9})
    act(t, "saw:0", "die:0:6", "cut:9")
    assert lumber(t) == " ".join(["g1"] * 12)
    assert step(t) == "turn"


@pytest.mark.rule("WC-079", "WC-126")
def test_at_most_one_tile_and_one_bonus_action_a_turn() -> None:
    for seed in range(6):
        t = new(2, seed=seed)
        rng = Random(seed)
        turn, tiles, bonuses = (0, 0), 0, 0
        while not t.over:
            s = state(t)
            if (s.round, s.turn) != turn:
                turn, tiles, bonuses = (s.round, s.turn), 0, 0
            n = len(t.log)
            random_play(t, rng, 1)
            name = t.game.verbs.text(t.log[n].action).partition(":")[0]
            tiles += name == "tile"
            bonuses += name == "bonus"
            assert tiles <= 1 and bonuses <= 1
