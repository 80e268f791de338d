"""The formatter: values, plural forms and parts that vanish."""

import pytest

from burgher.core.words import Words, plural_form

WORKERS = {
    "en": "{n} {n|worker|workers}",
    "de": "{n} {n|Silberling|Silberlinge}",
    "pl": "{n} {n|robotnik|robotnicy|robotników}",
}


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "0 robotników"),
        (1, "1 robotnik"),
        (2, "2 robotnicy"),
        (4, "4 robotnicy"),
        (5, "5 robotników"),
        (12, "12 robotników"),
        (14, "14 robotników"),
        (21, "21 robotników"),
        (22, "22 robotnicy"),
        (25, "25 robotników"),
        (101, "101 robotników"),
        (112, "112 robotników"),
        (122, "122 robotnicy"),
    ],
)
def test_polish_has_three_forms(number: int, text: str) -> None:
    assert Words({"workers": WORKERS["pl"]}, "pl").say("workers", {"n": number}) == text


@pytest.mark.parametrize("language", ["en", "de"])
def test_other_languages_have_two_forms(language: str) -> None:
    assert [plural_form(language, n) for n in (0, 1, 2, 5, 21)] == [1, 0, 1, 1, 1]
    said = [Words({"workers": WORKERS[language]}, language).say("workers", {"n": n}) for n in (1, 2)]
    assert said == {"en": ["1 worker", "2 workers"], "de": ["1 Silberling", "2 Silberlinge"]}[language]


def test_a_value_has_words_of_its_own() -> None:
    words = Words({"took": "took {tile} from depot {depot}", "tile": {"bank": "the Bank"}}, "en")
    assert words.say("took", {"tile": "bank", "depot": 3}) == "took the Bank from depot 3"


def test_a_list_is_joined() -> None:
    words = Words({"keep": "keep {goods}", "goods": {"1": "cloth", "6": "cheese"}}, "en")
    assert words.say("keep", {"goods": ["1", "6"]}) == "keep cloth, cheese"
    assert words.say("keep", {"goods": ["6", "1", "6"]}) == "keep 2 × cheese, cloth"


def test_words_can_be_lent_to_another_value() -> None:
    words = Words(
        {"swap": "{lost} for {tile}", "tile": {"bank": "Bank", "ship": "Ship"}, "same_as": {"lost": "tile"}}, "en"
    )
    assert words.say("swap", {"lost": "ship", "tile": "bank"}) == "Ship for Bank"
    assert not [key for key in words.texts if key.startswith("same_as")]


@pytest.mark.parametrize(("empty", "full"), [(0, 2), ("", "2"), ([], ["2"])])
def test_an_optional_part_vanishes_when_its_value_is_nothing(
    empty: int | str | list[str], full: int | str | list[str]
) -> None:
    words = Words({"took": "took it{cost? for {cost}}."}, "en")
    assert words.say("took", {"cost": empty}) == "took it."
    assert words.say("took", {"cost": full}) == "took it for 2."


def test_an_optional_part_may_hold_forms_and_other_values() -> None:
    words = Words({"sold": "{a?{a} {a|point|points} and }{b} silver{c?, {c} {c|worker|workers} from {who}}"}, "en")
    assert words.say("sold", {"a": 1, "b": 0, "c": 2, "who": "Ann"}) == "1 point and 0 silver, 2 workers from Ann"
    assert words.say("sold", {"a": 0, "b": 1, "c": 0, "who": "Ann"}) == "1 silver"


def test_braces_in_a_value_are_left_alone() -> None:
    words = Words({"hello": "{who? hello {who}}"}, "en")
    assert words.say("hello", {"who": "{who? {x|y}}"}) == " hello {who? {x|y}}"


def test_a_missing_value_is_an_error() -> None:
    for sentence in ("{n}", "{n|a|b}", "{n? x}"):
        with pytest.raises(KeyError):
            Words({"key": sentence}, "en").say("key", {})
