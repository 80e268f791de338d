"""An owner of the printed game may overrule reconstructed data; what cannot be is refused by file and entry."""

import tomllib
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
import tomlkit

from burgher.core.errors import BurgherError
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.schema import (
    PRINTED_EXAMPLE,
    example_possible,
    read_board,
    read_cards,
    read_goods,
    read_numbers,
)

Data = dict[str, Any]
Write = Callable[[str, Data], Path]


def shipped(name: str) -> Data:
    return tomllib.loads(files("burgher.games.craftsmen").joinpath(f"data/{name}.toml").read_text("utf-8"))


@pytest.fixture
def owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes an owner's file."""
    monkeypatch.setenv("BURGHER_DATA", str(tmp_path))
    (tmp_path / "craftsmen").mkdir()

    def write(name: str, data: Data) -> Path:
        path = tmp_path / "craftsmen" / f"{name}.toml"
        path.write_text(tomlkit.dumps(data), "utf-8")
        return path

    return write


def read_all() -> None:
    goods = read_goods()
    read_cards(goods)
    read_board(goods)
    read_numbers()


def test_our_own_data_is_sound() -> None:
    read_all()
    assert all(f.CARD_RECONSTRUCTED[1:]) and f.CAPITAL_RECONSTRUCTED
    assert f.GOOD_RECONSTRUCTED[f.GOODS.index("weapons")] and not f.GOOD_RECONSTRUCTED[f.GOODS.index("flour")]
    assert all(f.ROW_RECONSTRUCTED)


def test_a_card_may_be_overruled(owner: Write) -> None:
    cards = shipped("cards")
    cards["extended"][1] |= {"top": "red", "bottom": "red", "reconstructed": False}
    owner("cards", {"extended": cards["extended"]})
    found = read_cards(read_goods())
    assert (found.extended[1].top, found.extended[1].reconstructed) == ("red", False)
    assert len(found.advanced) == 16


def test_a_recipe_may_be_overruled(owner: Write) -> None:
    goods = shipped("goods")
    goods["finished"][7] |= {"inputs": ["flour", "wood"], "points": 2, "bonus": 3}
    owner("goods", {"finished": goods["finished"]})
    assert read_goods().finished[7].inputs == ["flour", "wood"]


def test_a_hold_may_be_overruled_if_the_example_still_comes_out(owner: Write) -> None:
    board = shipped("board")
    rows = [row for row in board["hold"] if row["ship"] != 1]
    new = [("clothes", 6), ("bread", 4), ("wine", 3)]
    board["hold"] = [{"ship": 1, "good": good, "points": points} for good, points in new] + rows
    owner("board", {"hold": board["hold"]})
    assert read_board(read_goods()).hold[2].good == "wine"


def fault(name: str, change: Callable[[Data], None], owner: Write) -> str:
    data = shipped(name)
    change(data)
    path = owner(name, data)
    with pytest.raises(BurgherError) as found:
        read_all()
    message = str(found.value)
    assert str(path) in message
    return message


def test_deck_sizes_are_checked(owner: Write) -> None:
    assert "extended: there must be 24 cards, not 23" in fault("cards", lambda d: d["extended"].pop(), owner)
    assert "basic: there must be 24 cards" in fault("cards", lambda d: d["basic"].pop(0), owner)
    assert "capital: there must be 48 cards, not 47" in fault(
        "cards", lambda d: d["capital"][0].update(copies=3), owner
    )
    assert "capital[1]: violet 1 is listed twice" in fault("cards", lambda d: d["capital"][1].update(value=1), owner)


def test_cards_are_checked(owner: Write) -> None:
    assert "advanced[2]: its id must be A03" in fault("cards", lambda d: d["advanced"][2].update(id="A99"), owner)
    assert "extended: 8 cards must carry" in fault("cards", lambda d: d["extended"][1].update(house=True), owner)
    assert "does not make" in fault("cards", lambda d: d["basic"][0].update(good="wax"), owner)
    assert "Invalid enum value" in fault("cards", lambda d: d["basic"][0].update(top="pink"), owner)
    green = fault("cards", lambda d: d["basic"][21].update(top="red"), owner)
    assert "a vineyard with two green halves" in green
    assert "a mill with a red and a blue half" in fault("cards", lambda d: d["extended"][21].update(top="green"), owner)


def test_every_good_must_be_producible(owner: Write) -> None:
    def no_wine(data: Data) -> None:
        for card in data["advanced"][10:12]:
            card.update(building="brewery", good="beer")

    assert "at wine: no card makes this good" in fault("cards", no_wine, owner)


def test_recipes_are_checked(owner: Write) -> None:
    meat = fault("goods", lambda d: d["finished"][0].update(inputs=["iron", "meat"]), owner)
    assert "finished[0]: weapons cannot be made" in meat
    assert "a recipe here has 2 inputs" in fault("goods", lambda d: d["finished"][1].update(inputs=["iron"]), owner)
    assert "listed twice" in fault("goods", lambda d: d["raw"][1].update(good="wood"), owner)
    assert "which is no building" in fault("goods", lambda d: d["finished"][1].update(line=["castle"]), owner)
    assert "the rulebook prints 4 points" in fault("goods", lambda d: d["finished"][2].update(points=3), owner)
    assert "the rulebook prints 1 point for it" in fault(
        "goods", lambda d: d["semi_finished"][7].update(points=2), owner
    )


def test_the_board_is_checked(owner: Write) -> None:
    assert "the printed example" in fault("board", lambda d: d["hold"][3].update(points=7), owner)
    assert "ship_bonus" in fault("board", lambda d: d["ship_bonus"].reverse(), owner)
    assert "the printed example" in fault("board", lambda d: d["ship_bonus"][3].reverse(), owner)
    assert "granary" in fault("board", lambda d: d["granary"].__setitem__(0, "meat"), owner)
    assert "hold[0]: 'wood' is no good" in fault("board", lambda d: d["hold"][0].update(good="wood"), owner)
    assert "in the order of the ships" in fault("board", lambda d: d["hold"].reverse(), owner)
    assert "has a row for clothes already" in fault("board", lambda d: d["hold"][1].update(good="clothes"), owner)
    assert "unknown field" in fault("board", lambda d: d.update(colour=1), owner)

    def no_meat(data: Data) -> None:
        data["hold"] = [row for row in data["hold"] if row["good"] != "meat"]

    assert "no ship has a row for meat" in fault("board", no_meat, owner)


def test_numbers_of_the_rulebook_stay(owner: Write) -> None:
    assert "cannot be overruled" in fault("numbers", lambda d: d["capital"].update(limit=12), owner)


def test_the_example_is_possible_on_our_ships() -> None:
    for ship, figures in enumerate(PRINTED_EXAMPLE, 1):
        points = [f.ROW_POINTS[row] for row in range(f.ROWS) if f.ROW_SHIP[row] == ship]
        assert example_possible(points, f.SHIP_BONUS[ship], figures)
        assert not example_possible([1], f.SHIP_BONUS[ship], figures)
