"""Section 1: components."""

import pytest

from burgher.core.errors import BadOption, BadPosition
from burgher.games.craftsmen import GAME
from burgher.games.craftsmen import facts as f
from burgher.games.craftsmen.chapters.money import worth
from burgher.games.craftsmen.schema import COLOURS

from .helpers import Doc, at, begun, new, offers, play, player, points, state, table, total

RAW = ["wood", "iron_ore", "flax", "wheat", "cow", "wax", "grapes"]
SEMI = ["barrel", "rope", "leather", "paper", "iron", "cloth", "meat", "flour"]
FINISHED = ["weapons", "tools", "clothes", "books", "candles", "wine", "beer", "bread"]


def of_class(letter: str) -> list[int]:
    return [card for card in range(1, f.CARDS) if f.CARD_IDS[card][0] == letter]


@pytest.mark.rule("CR-001")
def test_two_to_five_players() -> None:
    assert list(GAME.players) == [2, 3, 4, 5]
    for number in (0, 1, 6):
        with pytest.raises(BadOption, match="2 to 5 players"):
            new(number)


@pytest.mark.rule("CR-002", "CR-003")
def test_capital_cards_are_counted_by_kind() -> None:
    assert f.CAPITAL == [4] * 12
    assert sum(f.CAPITAL) == 48
    assert COLOURS == ["violet", "green", "blue", "red"]
    assert player(table([{"capital": {"red3": 2}}, {}])).capital == [0] * 11 + [2]


@pytest.mark.rule("CR-004", "CR-008")
def test_sawmills() -> None:
    cards = of_class("S")
    assert len(cards) == 6
    assert all(f.GOODS[f.GOOD_OF[card]] == "wood" for card in cards)
    assert len({frozenset((f.TOP[card], f.BOTTOM[card])) for card in cards}) == 6
    assert all(f.TOP[card] != f.BOTTOM[card] for card in cards)


@pytest.mark.rule("CR-005", "CR-008", "CR-010")
def test_basic_cards() -> None:
    cards = of_class("B")
    assert len(cards) == 24
    assert sorted({f.GOODS[f.GOOD_OF[card]] for card in cards}) == sorted(RAW[1:])
    for card in cards + of_class("S"):
        assert f.ICON[card] == [f.NO_GOOD, f.NO_GOOD]
        assert 0 <= f.TOP[card] < 4 and 0 <= f.BOTTOM[card] < 4


@pytest.mark.rule("CR-006", "CR-011")
def test_extended_cards() -> None:
    cards = of_class("E")
    goods = [f.GOODS[f.GOOD_OF[card]] for card in cards]
    assert {good: goods.count(good) for good in goods} == dict.fromkeys(SEMI, 3)
    assert sum(f.HOUSE[card] for card in cards) == 8
    for card in cards:
        assert f.ICON[card] == [f.INPUTS[f.GOOD_OF[card]][0], f.NO_GOOD]
        assert f.GOODS[f.ICON[card][0]] in RAW


@pytest.mark.rule("CR-007", "CR-012")
def test_advanced_cards() -> None:
    cards = of_class("A")
    goods = [f.GOODS[f.GOOD_OF[card]] for card in cards]
    assert {good: goods.count(good) for good in goods} == dict.fromkeys(FINISHED, 2)
    assert sum(f.HOUSE[card] for card in cards) == 8
    for card in cards:
        assert f.ICON[card] == f.INPUTS[f.GOOD_OF[card]]
        assert all(f.GOODS[good] in RAW + SEMI and f.GOODS[good] != "meat" for good in f.ICON[card])


@pytest.mark.rule("CR-009")
def test_cards_are_not_turned_round() -> None:
    """A green/blue cooperage beside a blue/green tannery matches on no level."""
    row = {"row": ["S1", "E07"], "hand": ["E01"], "capital": {"red3": 2}}
    t = at("builders_guild", [row, {}], queue=[[1], [0]])
    play(t, "end")
    assert offers(t, "build:0:1") == []


@pytest.mark.rule("CR-013")
def test_an_icon_holds_one_marker() -> None:
    t = at("craft_guild", [{"row": ["S1", "E01"], "icons": {"E01": [0]}}, {}])
    assert "raw:0:0:0" in offers(t)
    assert offers(t, "raw:0:3") == []


@pytest.mark.rule("CR-014")
def test_production_points() -> None:
    table_of = dict(zip(f.GOODS, f.PRODUCTION_POINTS, strict=True))
    assert [table_of[good] for good in RAW] == [0] * 7
    assert [table_of[good] for good in SEMI] == [1] * 8
    assert [table_of[good] for good in FINISHED] == [4, 2, 4, 3, 3, 2, 2, 3]


@pytest.mark.rule("CR-015", "CR-016", "CR-018", "CR-019", "CR-020")
def test_pieces() -> None:
    t = new(5)
    assert all((p.helpers, p.supply) == (5, 20) for p in state(t).players)
    assert f.NATURAL_MARKERS == 14
    assert (state(t).privileges, state(t).work) == (10, 10)
    assert sorted(begun(5).view()["order"]) == [0, 1, 2, 3, 4]


@pytest.mark.rule("CR-017")
def test_a_score_is_a_whole_number_without_upper_limit() -> None:
    t = table([{"score": {"finished": 123}}, {}])
    assert total(t) == 123
    with pytest.raises(BadPosition, match="negative"):
        table([{"score": {"fees": -1}}, {}])


@pytest.mark.rule("CR-021")
def test_bonus_tokens() -> None:
    assert {FINISHED[i]: f.BONUS[i] for i in range(8)} == {
        "weapons": 5, "clothes": 5, "books": 4, "candles": 4, "bread": 4, "tools": 3, "wine": 3, "beer": 3,
    }  # fmt: skip


@pytest.mark.rule("CR-022", "CR-023", "CR-024", "CR-025", "CR-026")
def test_city_buildings() -> None:
    assert f.CITY[1:] == ["bankers_guild", "builders_guild", "notary", "craft_guild", "merchants_guild", "town_hall"]
    queues = table(3).view()["queues"]
    assert list(queues) == f.CITY[1:]
    assert all(spaces == [[], [], []] for spaces in queues.values())
    # gold ring: only the first space gives a privilege without a token; ribbon: only the third one is covered freely
    gold = at("bankers_guild", [{"capital": {"red1": 3}}, {}, {}], queue=[[0], [0], [1]], capital_display=["red2"])
    assert offers(play(gold, "bank:1")) == ["bank_priv:0", "bank_priv:1"]
    play(gold, "bank_priv:0", "discard:3:1", "discard:3:1")
    play(gold, offers(gold, "bank")[0])
    assert offers(gold, "bank_priv") == []
    full: Doc = {"queues": {"notary": [[1], [2], [1]]}}
    assert offers(table([{}, {}, {}], **full), "place:3") == ["place:3:3"]


@pytest.mark.rule("CR-027")
def test_the_town_hall_has_no_privilege() -> None:
    t = at("town_hall", [{"privileges": 2}, {}, {}])
    assert offers(t) == ["hall:0", "hall:1", "hall:2", "hall:3"]
    play(t, "hall:2")
    assert player(t).privileges >= 2 and player(t).used == 0


@pytest.mark.rule("CR-028", "CR-029")
def test_the_fair_holds_three_markers_of_each_without_a_type() -> None:
    t = at("craft_guild", [{"row": ["B22", "S1", "E22"], "fair": 2}, {"fair": 3}])
    play(t, "raw:0:0:0")
    assert player(t).fair == 3
    assert offers(t, "raw:0:0") == []
    assert offers(t, "redeem") == ["redeem:5"]  # grapes brought, wheat taken
    play(t, "redeem:5")
    assert player(t).icons[4] == 1
    with pytest.raises(BadPosition):
        table([{"fair": 4}, {}])


@pytest.mark.rule("CR-030", "CR-031")
def test_granary_columns() -> None:
    assert [f.GOODS[good] for good in f.GRANARY] == ["barrel", "rope", "leather", "paper", "iron", "cloth", "flour"]
    assert all(len(column) == 2 for column in new().view()["granary"].values())
    assert f.COLUMN_OF[f.GOODS.index("meat")] < 0
    with pytest.raises(BadPosition, match="no column for 'meat'"):
        table(2, granary={"meat": ["natural"]})


@pytest.mark.rule("CR-032", "CR-033")
def test_ships() -> None:
    ships = new().view()["ships"]
    assert [[(row["good"], row["points"]) for row in ship["rows"]] for ship in ships] == [
        [("clothes", 6), ("bread", 4), ("beer", 3)],
        [("weapons", 6), ("books", 5), ("candles", 4), ("wine", 4)],
        [("clothes", 6), ("books", 5), ("tools", 4), ("beer", 3), ("meat", 2)],
        [("weapons", 6), ("bread", 4), ("candles", 4), ("tools", 4), ("wine", 4), ("meat", 2)],
    ]
    assert all(row["markers"] == [None, None] for ship in ships for row in ship["rows"])


@pytest.mark.rule("CR-034", "CR-035")
def test_displays_and_the_order_change_track() -> None:
    t = new(4)
    assert len(t.view()["capital"]["display"]) == 2
    assert [len(shown["display"]) for shown in t.view()["buildings"]] == [2, 2, 2]
    with pytest.raises(BadPosition):
        table(5, change=[0, 1, 2, 3])
    track = at("town_hall", 5, queue=[[3], [4]], change=[0, 1])
    play(track, "hall:3")
    assert offers(track, "hall:3") == []


@pytest.mark.parametrize("card", range(1, f.CARDS))
def test_every_card_works(card: int) -> None:
    """Each card, built with its icons filled, makes its good."""
    name, good = f.CARD_IDS[card], f.GOODS[f.GOOD_OF[card]]
    row = [name] if name[0] == "S" else ["S1", name]
    icons = [0 if icon >= 0 else None for icon in f.ICON[card]]
    t = at("craft_guild", [{"row": row, "icons": {name: icons}}, {}])
    r = len(row) - 1
    verb = {"S": "raw", "B": "raw", "E": "ship" if good == "meat" else "semi", "A": "ship"}[name[0]]
    made = offers(t, f"{verb}:{r}:")
    assert made
    play(t, made[0])
    if verb == "raw":
        assert player(t).fair == 1 and points(t) == {}
    elif verb == "semi":
        assert state(t).granary[2 * f.COLUMN_OF[f.GOOD_OF[card]]] == 1 and points(t) == {"semi_finished": 1}
    else:
        line = "meat" if good == "meat" else "finished"
        assert points(t) == {line: f.PRODUCTION_POINTS[f.GOOD_OF[card]]}
        assert player(t).icons[2 * r : 2 * r + 2] == [0, 0]
    assert f.CARD_RECONSTRUCTED[card]


@pytest.mark.parametrize("kind", range(12))
def test_every_capital_card_pays_its_value(kind: int) -> None:
    hand = [0] * 12
    hand[kind] = 1
    assert worth(hand) == kind % 3 + 1
