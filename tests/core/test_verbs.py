"""Actions and their text forms."""

import pytest

from burgher.core.errors import IllegalAction
from burgher.core.verbs import Verbs


def verbs() -> Verbs:
    table = Verbs()
    table.verb("take", die=2, depot=(1, 6), slot=4)
    table.verb("end")
    table.verb("bid", amount=(-1, 3))
    return table


def test_every_action_has_its_own_text_and_back() -> None:
    table = verbs()
    texts = [table.text(action) for action in range(table.size)]
    assert len(set(texts)) == table.size == 48 + 1 + 5
    assert [table.parse(text) for text in texts] == list(range(table.size))


def test_fields_are_in_the_order_of_the_text() -> None:
    take = verbs().verbs[0]
    assert take.three(take.of(1, 5, 3)) == (1, 5, 3)
    assert take.two(take.of(1, 5, 3)) == (1, 5)
    assert take.named(take.of(1, 5, 3)) == {"die": 1, "depot": 5, "slot": 3}


@pytest.mark.parametrize(
    "text",
    [
        *("", "take", "take:0:1", "take:0:1:0:0", "take:2:1:0", "take:0:0:0", "take:0:7:0", "take:0:1:x"),
        *("take:00:1:0", "take:+0:1:0", "take:-0:1:0", "bid:-2", "take: 0:1:0", "take:0:1:٣", "take:0:1:" + "9" * 5000),
        *("steal:1", "end:0", "\0"),
    ],
)
def test_what_is_no_action_is_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(IllegalAction) as refused:
        verbs().parse(text)
    assert len(str(refused.value)) < 200
    assert str(refused.value).endswith(".")


def test_a_number_that_is_no_action_is_refused() -> None:
    with pytest.raises(IllegalAction):
        verbs().text(10_000)


def test_players_come_before_chance() -> None:
    table = verbs()
    table.chance("roll", value=(1, 6))
    assert (table.player_size, table.size) == (54, 60)
    with pytest.raises(ValueError, match="before"):
        table.verb("late")


def test_the_table_of_verbs_is_data() -> None:
    table = Verbs()
    table.verb("paint", colour=2, coats=(1, 3))
    table.chance("rain")
    assert table.table({"colour": ["red", "blue"]}) == [
        {
            "verb": "paint",
            "chance": False,
            "fields": [
                {"name": "colour", "low": 0, "high": 1, "values": ["red", "blue"]},
                {"name": "coats", "low": 1, "high": 3},
            ],
        },
        {"verb": "rain", "chance": True, "fields": []},
    ]
