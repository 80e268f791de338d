"""Solo: GR-273 to GR-290."""

from random import Random

import pytest

from burgher import Table
from burgher.games.glass_road import facts as f

from .helpers import CARD, Doc, document, goods, new, offers, pick, play, position, random_play, seen, state_of, table


def hand_of(*cards: str) -> Table:
    return table({"hand": list(cards), "goods": {"water": 1}})


def log_of_periods(seed: int) -> list[list[str]]:
    """The actions of a random game, period by period."""
    t, rng = new(1, seed), Random(seed)
    periods: list[list[str]] = [[]]
    while not t.over:
        before, length = t.view()["period"], len(t.log)
        random_play(t, rng, 1)
        periods[-1] += [action for _, action in t.read_log(0)[length:]]
        if t.view()["period"] != before:
            periods.append([])
    return periods


def test_alone_everybody_sees_what_the_player_sees() -> None:
    """There is nobody to hide cards from: not in the view, the log or the story."""
    t = new(1, 3)
    play(t, "pick:2", "pick:4")
    assert t.view()["players"][0]["hand"] == ["cultivator", "master_builder"]
    assert [action for _, action in t.read_log()][-2:] == ["pick:2", "pick:4"]
    for _ in range(2):
        assert t.view() == t.view(0)
        assert t.read_log() == t.read_log(0) and t.story() == t.story(0)
        random_play(t, Random(1), 1)


@pytest.mark.rule("GR-273", "GR-274", "GR-275", "GR-279")
def test_seven_periods_with_their_numbers_of_cards() -> None:
    periods = log_of_periods(3)
    picks = [sum(action.startswith("pick") for action in period) for period in periods]
    draws = [sum(action.startswith("card") for action in period) for period in periods]
    plays = [sum(action.startswith("play") for action in period) for period in periods]
    assert picks == [3, 4, 5, 6, 3, 4, 5]
    assert draws == [1, 2, 3, 4, 1, 2, 3]
    assert plays == [1] * 7


@pytest.mark.rule("GR-276", "GR-277", "GR-278")
def test_a_drawn_card_is_played_at_once_with_one_action() -> None:
    t = new(1)
    pick(t, 0, ["feudal_lord", "pit_worker", "cultivator"])
    assert t.log[-1].seat == -1 and t.view()["step"] == "evaluate"
    assert not t.view()["evaluating"][0]["both"]
    assert "done" in offers(t)  # it may be left unused
    first = offers(t, "use")[0]
    play(t, first)
    while t.view()["step"] != "evaluate":
        play(t, offers(t)[-1])
    assert offers(t, "use") == []


@pytest.mark.rule("GR-280", "GR-281")
def test_of_the_last_two_one_is_played_with_both_actions() -> None:
    t = hand_of("feudal_lord", "clay_worker")
    assert t.view()["step"] == "choose_last" and offers(t) == ["play:0", "play:10"]
    play(t, "play:10")
    assert t.view()["evaluating"][0]["both"]
    play(t, "enter:0", "use:0:0", "take:0:2:0", "use:1:0", "take:0:2:0", "done")
    assert goods(t) == {"clay": 4} and t.view()["period"] == 2  # the last card is not used
    assert seen(t)["resting"] == ["feudal_lord", "clay_worker"]


@pytest.mark.rule("GR-282", "GR-283", "GR-284")
def test_chosen_cards_rest_for_one_period() -> None:
    for seed in range(5):
        chosen: list[set[str]] = []
        for period in log_of_periods(seed):
            now = {action for action in period if action.startswith("pick")}
            if chosen:
                assert not now & chosen[-1]
            chosen.append(now)
    t = table({"resting": ["feudal_lord", "builder", "woodsman"]}, period=2)
    assert CARD["feudal_lord"] not in [int(a.split(":")[1]) for a in offers(t, "pick")]
    available = set(range(15)) - {CARD[name] for name in ("feudal_lord", "builder", "woodsman")}
    assert [int(a.split(":")[1]) for a in offers(t, "pick")] == sorted(available)[:-3]


@pytest.mark.rule("GR-283")
def test_cards_are_available_again_after_that() -> None:
    t = new(1)
    pick(t, 0, f.CARD_NAMES[:3])
    while t.view()["period"] == 1:
        play(t, "done" if "done" in offers(t) else offers(t)[0])
    assert seen(t)["resting"] == f.CARD_NAMES[:3]
    pick(t, 0, f.CARD_NAMES[3:7])
    while t.view()["period"] == 2:
        play(t, "done" if "done" in offers(t) else offers(t)[0])
    assert seen(t)["resting"] == f.CARD_NAMES[3:7]
    assert offers(t, "pick")[:3] == ["pick:0", "pick:1", "pick:2"]


@pytest.mark.rule("GR-285")
def test_the_supplier_gives_one_unit() -> None:
    t = position(document({}, evaluating={"seat": 0, "card": "supplier"}))
    assert offers(play(t, "use:0:4")) == ["take:0:0:0", "take:0:1:0"]
    assert play(t, "take:0:1:0").view()["step"] == "evaluate"
    full: Doc = {"goods": {"wood": 7}}
    t = position(document(full, evaluating={"seat": 0, "card": "supplier"}))
    assert "use:0:4" not in offers(t) and "use:0:5" in offers(t)


@pytest.mark.rule("GR-286", "GR-164")
def test_the_fuel_gatherer_counts_the_cards_not_yet_played() -> None:
    me: Doc = {"hand": f.CARD_NAMES[:5], "goods": {"water": 1}}
    t = table(me, period=4, evaluating={"seat": 0, "card": "fuel_gatherer", "both": False})
    play(t, "enter:0", "use:0:0")
    assert offers(t)[-1] == "take:1:5:0"


@pytest.mark.rule("GR-287")
def test_no_following_no_notches_no_start_player() -> None:
    t = random_play(new(1, 4), Random(4))
    assert t.over and t.view()["first"] is None
    assert not any(seat == -1 and action.startswith("first") for seat, action in t.read_log())
    assert state_of(t).players[0].notches == []


@pytest.mark.rule("GR-288")
def test_the_board_is_refilled_after_each_period() -> None:
    t = table({"hand": ["feudal_lord", "builder"]}, offer=["spa"])
    assert t.view()["board"]["conversion"] == ["spa", None, None, None]
    play(t, "play:0", "done")
    assert None not in t.view()["board"]["conversion"]


@pytest.mark.rule("GR-289")
def test_draws_are_chance_with_equal_weights() -> None:
    counts = dict.fromkeys(range(3), 0)
    for seed in range(300):
        t = position(document({"hand": f.CARD_NAMES[:3]}), seed)
        counts[t.log[0].action - t.game.verbs.parse("card:0")] += 1
    assert min(counts.values()) > 70


@pytest.mark.rule("GR-290")
def test_scoring_as_in_the_main_game() -> None:
    t = play(
        table({"hand": ["feudal_lord", "builder"], "plan": {4: "spa"}, "goods": {"sand": 3}}, period=7),
        "play:0",
        "done",
    )
    assert t.over
    assert t.scores() == [
        {
            "total": 5.5,
            "parts": {**dict.fromkeys(t.scores()[0]["parts"], 0), "base_buildings": 1.5, "conversion_buildings": 4},
        }
    ]
