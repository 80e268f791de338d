"""What people read: the picture for terminals, prompts and descriptions as sentences."""

from random import Random

import pytest

from burgher.core.words import LANGUAGES, words
from burgher.games.woodcraft import GAME
from burgher.games.woodcraft import facts as f

from .helpers import act, chosen, new, random_play, spread, state, table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_every_player(language: str) -> None:
    w = words(language, "woodcraft")
    t = random_play(new(4, seed=2), Random(2), 150)
    drawn = GAME.picture(state(t), ["Ada", "Bo", "Cy", "Di"], w)
    for name in ("Ada", "Bo", "Cy", "Di"):
        assert f"[bold]{name}[/]" in drawn
    for card in state(t).helper_display:
        assert w.value("helper", f.HELPER_CODES[card]) in drawn
    for p in state(t).players:
        for card in p.orders:
            assert w.value("order", f.ORDER_CODES[card]) in drawn
    for tile in f.TILES:
        assert w.value("tile", tile) in drawn
    assert drawn.count("[/]") == drawn.replace("\\[", "").count("[") / 2


@pytest.mark.rule("WC-038", "WC-063")
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_shows_hidden_cards_to_whoever_is_to_move(language: str) -> None:
    w = words(language, "woodcraft")
    t = new(2, seed=4)
    asked = t.to_move[0]
    drawn = GAME.picture(state(t), ["Ada", "Bo"], w)
    for seat, p in enumerate(state(t).players):
        cards = [w.value("order", f.ORDER_CODES[card]) for card in p.offered_orders + p.hand]
        cards += [w.value("helper", f.HELPER_CODES[card]) for card in p.offered_helpers]
        assert len(cards) == 10
        assert {card in drawn for card in cards} == {seat == asked}


def test_the_picture_tells_what_cards_bring() -> None:
    t = table({"hand": ["N07"], "orders": "S01"})
    drawn = GAME.picture(state(t), ["Ada", "Bo"], words("en", "woodcraft"))
    assert "-> 3 points, 6 blueberries, a brown 1" in drawn
    assert "-> 6 blueberries, (claim a commission, or 5 points, 5 blueberries)" in drawn
    assert "Glue Boiler (3): Production: 2 glue. Always: 2 points each time you glue." in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_tells_woods_apart_without_colours(language: str) -> None:
    w = words(language, "woodcraft")
    t = table({"lumber": "g3 y4 b5"})
    drawn = GAME.picture(state(t), ["Ada", "Bo"], w)
    for die, wood, more in (("●3", "green", 0), ("◆4", "yellow", 1), ("■5", "brown", 2)):
        assert f" {die} " in drawn
        assert f"{die[0]} {w.value('color', wood)} +{more}" in drawn


def test_the_picture_explains_commissions_and_tells_who_has_claimed_them() -> None:
    t = table({"claimed": ["P07"]}, commissions=["P07", "P03"])
    drawn = GAME.picture(state(t), ["Ada", "Bo"], words("en", "woodcraft"))
    assert "Lights in the window (Ada): At the end 3 points for each lantern you still have, at most 12." in drawn
    assert "Hanging tools: At the end 3 points for every 2 tools" in drawn


def test_prompts_and_actions_as_they_are_read() -> None:
    w = words("en", "woodcraft")
    t = table({"lumber": "y4 g2", "glue": 1, "orders": "S01", "lanterns": 3}, wheel=spread(1, 4))
    prompt = GAME.prompt(state(t), 0)
    assert w.say(prompt.key, prompt.args) == "Choose a tile of the wheel, or first take free actions."
    said = {}
    for action in t.legal(0):
        message = GAME.describe(state(t), 0, action)
        said[GAME.verbs.text(action)] = w.say(message.key, message.args)
    assert said["tile:0"] == "Buy lumber, +2 points, +1 lantern, lantern or sawblade"
    assert said["tile:6"] == "Improve the workshop, +2 points, lantern or sawblade"
    assert said["bonus:3"] == "Bonus action “Choose orders” for 3 lanterns"
    assert said["complete:0"] == "Complete “Porridge bowl” (row: 1 reputation)"
    assert said["saw:0"] == "Saw a die"
    t = table({"lanterns": 1}, this_turn=chosen("buy_materials"))
    message = GAME.prompt(state(t), 0)
    assert w.say(message.key, message.args) == "Perform “Buy materials”, replace it, or first take free actions."


@pytest.mark.parametrize(
    ("doc", "actions", "told"),
    [
        ({"rooms": ["A12"]}, ["ability:0"], ["ability", "glued", "points"]),
        ({"gluer": "used", "reuse": 1}, ["glue"], ["reused", "glued", "points"]),
    ],
)
def test_the_log_tells_how_before_what(doc: dict[str, object], actions: list[str], told: list[str]) -> None:
    t = table({"lumber": "g2 y3", "glue": 1, **doc})
    act(t, *actions, "die:0:2", "die:1:3", "color:0")
    assert [message.key for messages in t.story(None, 0) for message in messages] == [f"event.{key}" for key in told]


@pytest.mark.rule("WC-274", "WC-275")
@pytest.mark.parametrize(
    ("die", "cut", "told"),
    [
        ("g6", 2, "Ada saws the green 6 into 3 + 3."),
        ("b6", 9, "Ada saws the brown 6 into 1 + 1 + 1 + 1 + 1 + 1, using 4 sawblades."),
        ("y2", 0, "Ada saws the yellow 2 into 1 + 1."),
        ("y5", 3, "Ada saws the yellow 5 into 2 + 2 + 1, using 1 sawblade."),
    ],
)
def test_the_log_names_the_pieces(die: str, cut: int, told: str) -> None:
    t = table({"lumber": die, "sawblades": 4})
    act(t, "saw:0", f"die:{'gyb'.index(die[0])}:{die[1]}", f"cut:{cut}")
    message = t.story(None, 0)[-1][0]
    assert words("en", "woodcraft").say(message.key, {**message.args, "seat": "Ada"}) == told


@pytest.mark.rule("WC-013")
def test_what_comes_together_is_told_in_one_sentence() -> None:
    gains: dict[str, int | str | list[str]] = {
        "seat": "Ada",
        "points": 2,
        "blueberries": 1,
        "lantern": 0,
        "sawblade": 0,
        "glue": 1,
        "scrap": 3,
        "reuse": 0,
    }
    assert words("en", "woodcraft").say("event.gained", gains) == "Ada: +2 points +1 blueberry +1 glue +3 scrap."
    t = table({}, wheel=spread(1, 4))
    act(t, "tile:0")
    told = [message.key for messages in t.story(None, 0) for message in messages]
    assert told == ["event.tile", "event.gained", "event.gained"]  # the rim, then the saw


def test_polish_numbers() -> None:
    w = words("pl", "woodcraft")
    for count, said in ((1, "1 borówkę"), (3, "3 borówki"), (5, "5 borówek"), (12, "12 borówek"), (22, "22 borówki")):
        assert w.say("event.replaced", {"seat": "Ola", "count": count}) == f"Ola bierze {said} zamiast akcji."
