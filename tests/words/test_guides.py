"""Guides are data: their steps name what is there, and say it in three languages, in few words."""

import re
from pathlib import Path

import pytest

from burgher.bots import NAMES as BOTS
from burgher.core.guide import Guide, Step, guide_words, read_guide
from burgher.core.table import open_table
from burgher.core.words import LANGUAGES
from burgher.games import NAMES, game

PAGE = Path(__file__).resolve().parents[2] / "page" / "src"
MOST_WORDS = 40
PLACE = re.compile(r"\{(\w+)[?|}]")

every_game = pytest.mark.parametrize("name", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def sources(name: str) -> str:
    folders = (PAGE / "shell", PAGE / "games" / name)
    return "".join(path.read_text("utf-8") for folder in folders for path in sorted(folder.glob("*.tsx")))


def expected_keys(guide: Guide) -> set[str]:
    keys = {"guide.master"}
    for step in guide.steps:
        keys |= {f"guide.{step.key}.title", f"guide.{step.key}.text"}
        keys |= {f"guide.{step.key}.told"} if step.asks else set()
    keys |= {f"guide.known.{key}" for key in guide.known}
    for line in guide.lesson:
        keys |= {f"guide.lesson.{line.key}.title", f"guide.lesson.{line.key}.text"}
    return keys


def may_say(guide: Guide) -> set[str]:
    """Keys that a guide may have beside those it must have: for the move that a step prefers, and for its events."""
    preferred = {f"guide.{step.key}.here" for step in guide.steps if step.shows}
    return preferred | {f"guide.{step.key}.after.{event}" for step in guide.steps for event in [*step.does, "any"]}


@every_game
def test_a_guide_has_ten_to_fourteen_steps_and_its_table_can_be_opened(name: str) -> None:
    guide = read_guide(name)
    assert 10 <= len(guide.steps) <= 14
    assert 3 <= len(guide.known) <= 6
    assert len({step.key for step in guide.steps}) == len(guide.steps)
    assert set(guide.bots) <= set(BOTS)
    open_table(game(name), players=1 + len(guide.bots), seed=guide.seed, options=guide.options)


@every_game
@every_language
def test_a_guide_has_the_words_it_needs_and_no_others(name: str, language: str) -> None:
    guide, said = read_guide(name), set(guide_words(name, language).texts)
    assert expected_keys(guide) - said == set()
    assert said - expected_keys(guide) - may_say(guide) == set()
    assert said == set(guide_words(name, "en").texts)


@every_game
def test_whatever_a_step_waits_for_has_words(name: str) -> None:
    said = guide_words(name, "en").texts
    for step in read_guide(name).steps:
        own = {event for event in step.does if f"guide.{step.key}.after.{event}" in said}
        assert (f"guide.{step.key}.after.any" in said) == (own != set(step.does)), step.key


@every_game
@every_language
def test_a_step_says_its_piece_in_few_words(name: str, language: str) -> None:
    texts = guide_words(name, language).texts
    long = {key: len(text.split()) for key, text in texts.items() if len(text.split()) > MOST_WORDS}
    assert not long
    english = guide_words(name, "en").texts
    assert [key for key in texts if set(PLACE.findall(texts[key])) != set(PLACE.findall(english[key]))] == []


@every_game
def test_a_step_waits_for_events_and_asks_for_actions_that_exist(name: str) -> None:
    g = game(name)
    verbs = {verb.name: verb for verb in g.verbs.verbs}
    for step in read_guide(name).steps:
        for event in step.does:
            assert event in fields_of(name), (step.key, event)
            assert "seat" in fields_of(name)[event], (step.key, event)
        for pattern in step.asks + step.shows:
            verb, *fields = pattern.split(":")
            lowest = [str(low) for _, low, _ in verbs[verb].fields]
            assert len(fields) == len(lowest), (step.key, pattern)
            filled = [low if field == "*" else field for field, low in zip(fields, lowest, strict=True)]
            g.verbs.parse(":".join([verb, *filled]))


@every_game
def test_sentences_name_only_what_their_event_tells(name: str) -> None:
    texts = guide_words(name, "en").texts
    for step in read_guide(name).steps:
        for key, text in texts.items():
            if key.startswith(f"guide.{step.key}."):
                assert set(PLACE.findall(text)) <= values_of(name, step, key), key


def values_of(name: str, step: Step, key: str) -> set[str]:
    event = key.partition(".after.")[2]
    return set(step.args) | (set(fields_of(name)[event]) if event in fields_of(name) else set())


def fields_of(name: str) -> dict[str, tuple[str, ...]]:
    return {event.name: tuple(event.fields) for event in game(name).events.kinds}


@every_game
def test_a_step_points_at_parts_that_the_page_has(name: str) -> None:
    source = sources(name)
    for step in read_guide(name).steps:
        for way in (way for point in step.points for way in point.split("|")):
            kind, _, value = way.partition(":")
            assert kind in ("part", "anchor", "tip"), way
            first = value.partition(":")[0].rstrip("*")
            if kind == "part":
                assert re.search(rf'data-part=(\{{[^}}]*)?"{first}"|\bpart="{first}"', source), way
            else:
                assert re.search(rf'["`]{first}[:"`$]', source), way


@every_game
def test_the_lesson_looks_at_every_line_of_the_score_sheet_once(name: str) -> None:
    lines = [part for line in read_guide(name).lesson for part in line.parts]
    assert sorted(lines) == sorted(part.key for part in game(name).score_lines)
