"""Every word a player reads exists in English, Polish and German, with the same values, and none is left over."""

import json
import re
import tomllib
from collections import defaultdict
from functools import cache
from importlib.resources import files
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import inspect

import burgher
from burgher.core.errors import BadOption
from burgher.core.game import Game
from burgher.core.messages import Message
from burgher.core.state import PUBLIC
from burgher.core.table import Table, open_table
from burgher.core.words import LANGUAGES, Value, Words, words
from burgher.games import NAMES, game

PLACE = re.compile(r"\{(\w+)[?|}]")
FORMS = re.compile(r"\{\w+((?:\|[^|{}]*)+)\}")
SPOKEN = ("event", "prompt", "action")  # tables whose keys the rules name
FIXED = {"game.name", "game.blurb"}
GAMES_AT_MOST = 90

every_game = pytest.mark.parametrize("name", NAMES)
every_file = pytest.mark.parametrize("name", [None, *NAMES])
every_language = pytest.mark.parametrize("language", LANGUAGES)


def places(sentence: str) -> set[str]:
    return set(PLACE.findall(sentence))


def tables(w: Words) -> dict[str, set[str]]:
    """The keys of each table: the first part of a key names the table."""
    out: dict[str, set[str]] = defaultdict(set)
    for key in w.texts:
        table, _, rest = key.partition(".")
        out[table].add(rest)
    return out


def own_tree(language: str, name: str) -> dict[str, Any]:
    """The words file of a game."""
    return tomllib.loads(files(f"burgher.games.{name}").joinpath(f"locale/{language}.toml").read_text("utf-8"))


# ---------------------------------------------------------------- the three languages agree


@every_file
@every_language
def test_the_same_keys_and_values_in_all_languages(name: str | None, language: str) -> None:
    english, other = words("en", name).texts, words(language, name).texts
    assert set(other) == set(english)
    differing = [key for key in english if places(other[key]) != places(english[key])]
    assert not differing


@every_file
@every_language
def test_plurals_have_the_forms_of_the_language(name: str | None, language: str) -> None:
    expected = (3, 4) if language == "pl" else (2,)  # where there are halves, Polish has a form for them
    wrong = [
        key
        for key, text in words(language, name).texts.items()
        for forms in FORMS.findall(text)
        if forms.count("|") not in expected
    ]
    assert not wrong


@every_file
@every_language
def test_no_text_is_empty_or_malformed(name: str | None, language: str) -> None:
    for key, text in words(language, name).texts.items():
        assert text.strip(), key
        assert text.count("{") == text.count("}"), key
        filled = words(language, name).say(key, dict.fromkeys(places(text), 2))
        assert "{" not in filled and "|" not in filled, key
        if key.startswith(SPOKEN):  # whatever part vanishes, the sentence stays well set
            bare = words(language, name).say(key, dict.fromkeys(places(text), 0))
            assert not re.search(r"^ |  | [.,:]| $", bare), key


@every_game
@every_language
def test_what_somebody_does_can_be_told_to_that_player(name: str, language: str) -> None:
    """The page says "You" for the seat of whoever reads."""
    told = {
        key: text for key, text in words(language, name).texts.items() if key.startswith("event.") and "{seat}" in text
    }
    assert told
    fitting = re.compile(r"\{seat\}(:| (\w+ )?\{seat:[^|]+\|[^}]+\})")
    assert [key for key, text in told.items() if not fitting.match(text)] == []


@every_language
def test_the_command_line_uses_the_words_it_has(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in Path(burgher.__path__[0]).rglob("*.py"))
    assert tables(words(language))["cli"] == set(re.findall(r"""["']cli\.(\w+)["']""", source))


# ---------------------------------------------------------------- everything that a game says has words


class Heard:
    """What was asked, offered and told in games that went through every setup."""

    def __init__(self) -> None:
        self.args: dict[str, list[set[str]]] = defaultdict(list)
        self.values: dict[str, set[str]] = defaultdict(set)

    def hear(self, message: Message) -> None:
        names = set(message.args)
        if names not in self.args[message.key]:
            self.args[message.key].append(names)
        for key, value in message.args.items():
            self.values[key] |= set(value) if isinstance(value, list) else {str(value)}


def setups(g: Game[Any], players: int) -> list[dict[str, Any]]:
    """Every combination of the options that have a list of values, as far as they go together."""
    fields = option_values(g)
    out = []
    for choice in product(*fields.values()):
        options = {key: value for key, value in zip(fields, choice, strict=True) if value is not None}
        try:
            g.options(players, options)
        except BadOption:
            continue
        out.append(options)
    return out


def option_values(g: Game[Any]) -> dict[str, list[Any]]:
    """The listed values of each option; None stands for one that has no list."""
    info = inspect.type_info(g.option_type)
    assert isinstance(info, inspect.StructType)
    out: dict[str, list[Any]] = {}
    for field in info.fields:
        kinds = field.type.types if isinstance(field.type, inspect.UnionType) else (field.type,)
        listed = [value for kind in kinds if isinstance(kind, inspect.LiteralType) for value in kind.values]
        if any(isinstance(kind, inspect.BoolType) for kind in kinds):
            listed = [False, True]
        out[field.name] = listed or [None]
    return out


def play(table: Table, rng: Random, heard: Heard) -> None:
    """A game of players who pick a verb first and then an action, so that rare verbs are tried too."""
    g = table.game
    table.run_chance()
    while not table.over:
        for seat in table.to_move:
            heard.hear(g.prompt(table.state, seat))
        seat = rng.choice(table.to_move)
        by_verb: dict[str, list[str]] = defaultdict(list)
        for action in table.actions(seat):
            by_verb[action.partition(":")[0]].append(action)
        chosen = [rng.choice(actions) for actions in by_verb.values()]
        for action in chosen:
            heard.hear(g.describe(table.state, seat, g.verbs.parse(action)))
        table.act(seat, rng.choice(chosen))
    for messages in table.story():
        for message in messages:
            heard.hear(message)


@cache
def listen(name: str) -> Heard:
    """Play until every prompt and action of the words file was heard."""
    g, rng, heard = game(name), Random(1), Heard()
    wanted = {key for key in words("en", name).texts if key.startswith(("prompt.", "action."))}
    tables_set = [(players, options) for players in g.players for options in setups(g, players)]
    for n in range(GAMES_AT_MOST):
        players, options = tables_set[n % len(tables_set)]
        play(open_table(g, players, seed=rng.randrange(2**32), options=options), rng, heard)
        for doc in positions(name):  # where what is rare in random play is at hand
            play(open_table(g, 0, seed=rng.randrange(2**32), position=doc), rng, heard)
        if n >= len(tables_set) and wanted <= set(heard.args):
            break
    return heard


@cache
def positions(name: str) -> list[dict[str, Any]]:
    """The positions that the game's own tests count through."""
    folder = Path(__file__).parents[1] / name / "positions"
    return [json.loads(path.read_text("utf-8")) for path in sorted(folder.glob("*.json"))]


@every_game
def test_prompts_and_actions_are_those_of_the_game(name: str) -> None:
    known = tables(words("en", name))
    heard = {key for key in listen(name).args if not key.startswith("event.")}
    assert heard == {f"{table}.{key}" for table in ("prompt", "action") for key in known[table]}


@every_game
def test_events_are_those_of_the_game(name: str) -> None:
    g, w = game(name), words("en", name)
    assert {kind.name for kind in g.events.kinds} == tables(w)["event"]
    for kind in g.events.kinds:
        told = g.tell((kind.number, PUBLIC, *[0] * len(kind.fields)))
        assert places(w.texts[told.key]) <= set(told.args), kind.name


@every_game
def test_sentences_use_only_values_that_are_given(name: str) -> None:
    w = words("en", name)
    for key, given in listen(name).args.items():
        for names in given:
            assert places(w.texts[key]) <= names, key


@every_game
@every_language
def test_values_with_names_have_words(name: str, language: str) -> None:
    g, known = game(name), tables(words(language, name))
    for value, entries in g.names.items():
        assert known[value] == {entry for entry in entries if entry != "none"}, value
    for table in [table for table in known if table.endswith("_text")]:
        assert known[table] == known[table.removesuffix("_text")], table


@every_game
def test_reasons_are_those_of_the_rules(name: str) -> None:
    """The rules name every reason; a law has them all told in positions of random play."""
    folder = Path(burgher.__file__).parent / "games" / name
    source = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    named = set(re.findall(r'"(?:refusal\.)?(\w+)"', source))
    assert set(own_tree("en", name)["refusal"]) <= named


@every_game
@every_language
def test_what_is_told_in_few_words_is_an_action_and_shorter(name: str, language: str) -> None:
    texts = words(language, name).texts
    for key in own_tree(language, name).get("brief", {}):
        assert places(texts[f"brief.{key}"]) <= places(texts[f"action.{key}"]), key
        assert len(texts[f"brief.{key}"]) < len(texts[f"action.{key}"]), key


@every_game
def test_no_table_of_values_is_left_over(name: str) -> None:
    """Other tables hold the words of values that occur in play: all of them, and no others."""
    tree, values = own_tree("en", name), listen(name).values
    for borrower, lender in tree.get("same_as", {}).items():
        in_reasons = any(f"{{{borrower}" in text for text in tree["refusal"].values())
        assert values[borrower] or in_reasons, borrower
        assert values[borrower] <= set(tree[lender]), borrower
    checked_elsewhere = {
        *SPOKEN,
        *game(name).names,
        "habit",
        "look",
        "passed_over",
        "refusal",
        "score",
        "verdict",
        "option",
        "game",
        "brief",
        "same_as",
        "table",
    }
    for table in set(tree) - checked_elsewhere:
        if not table.endswith("_text"):
            assert set(tree[table]) == values[table], table


@every_game
def test_score_lines_have_words(name: str) -> None:
    assert tables(words("en", name))["score"] == {line.key for line in game(name).score_lines}
    assert tables(words("en", name)).get("verdict", set()) == {verdict.key for verdict in game(name).verdicts}


@every_game
def test_options_have_words(name: str) -> None:
    expected = set()
    for option, listed in option_values(game(name)).items():
        expected |= {f"{option}.label"} | {f"{option}.{value}" for value in listed if value is not None}
    assert tables(words("en", name))["option"] == expected


@every_game
def test_a_game_has_a_name_and_a_blurb(name: str) -> None:
    assert {f"game.{key}" for key in tables(words("en", name))["game"]} == FIXED


# ---------------------------------------------------------------- Polish as it is spoken


@pytest.mark.parametrize(
    ("count", "points", "silver", "workers"),
    [
        (1, "1 punkt", "1 grudkę srebra", "1 robotnika"),
        (2, "2 punkty", "2 grudki srebra", "2 robotników"),
        (5, "5 punktów", "5 grudek srebra", "5 robotników"),
        (12, "12 punktów", "12 grudek srebra", "12 robotników"),
        (22, "22 punkty", "22 grudki srebra", "22 robotników"),
        (25, "25 punktów", "25 grudek srebra", "25 robotników"),
    ],
)
def test_polish_plurals(count: int, points: str, silver: str, workers: str) -> None:
    w = words("pl", "castles_of_burgundy")
    said = w.say("event.final", {"seat": "Ola", "points": count})
    assert said == f"Ola zdobywa {points} w punktacji końcowej."
    said = w.say("event.mines", {"seat": "Ola", "silver": count, "workers": count})
    assert said == f"Ola otrzymuje z kopalń {silver} i {workers}."


def test_polish_halves() -> None:
    said = words("pl").say("page.wins", {"name": "Ola", "points": 14.5})
    assert said == "Wygrywa Ola: 14½ punktu."


def test_sentences_as_they_are_read() -> None:
    took: dict[str, Value] = {"seat": "Ola", "tile": "church", "depot": 3, "workers": 0}
    expected = {
        "en": ("Ola takes Church from depot 3.", "Ola takes Church from depot 3, spending 1 worker."),
        "pl": (
            "Ola bierze żeton „Kościół” z magazynu 3.",
            "Ola bierze żeton „Kościół” z magazynu 3, wydając 1 robotnika.",
        ),
        "de": ("Ola nimmt „Kirche“ aus Depot 3.", "Ola nimmt „Kirche“ aus Depot 3 und gibt 1 Arbeiter ab."),
    }
    for language, (free, paid) in expected.items():
        w = words(language, "castles_of_burgundy")
        assert w.say("event.took", took) == free
        assert w.say("event.took", {**took, "workers": 1}) == paid


# ---------------------------------------------------------------- the rules


CLAUSE = re.compile(r"^- \*\*([A-Z]+)-(\d{3})\*\* \S.*[.!?)]$")
SECTION = re.compile(r"^## (\d+)\. \S")
CLAUSES = {"castles_of_burgundy": 294, "glass_road": 408, "woodcraft": 448, "craftsmen": 437}


def rules(name: str) -> list[str]:
    return files(f"burgher.games.{name}").joinpath("RULES.md").read_text("utf-8").splitlines()


@every_game
def test_each_clause_stands_once_and_in_order(name: str) -> None:
    lines = rules(name)
    found = [match for line in lines if (match := CLAUSE.match(line))]
    assert len(found) == sum(
        line.startswith("- **") and re.match(r"- \*\*[A-Z]+-\d", line) is not None for line in lines
    )
    assert len({match[1] for match in found}) == 1
    assert [int(match[2]) for match in found] == list(range(1, CLAUSES[name] + 1))
    sections = [int(match[1]) for line in lines if (match := SECTION.match(line))]
    assert sections == list(range(1, len(sections) + 1))


@every_game
def test_readings_follow_their_clauses(name: str) -> None:
    lines = rules(name)
    for before, line in pairwise(lines):
        if "*Reading:*" in line:
            assert line.startswith("  *Reading:* ") and CLAUSE.match(before), line


@every_game
def test_score_lines_name_clauses_of_the_rules(name: str) -> None:
    clauses = {f"{match[1]}-{match[2]}" for line in rules(name) if (match := CLAUSE.match(line))}
    assert {line.clause for line in game(name).score_lines} <= clauses
    assert {verdict.clause for verdict in game(name).verdicts} <= clauses


@every_game
def test_the_summary_has_the_same_shape_in_all_languages(name: str) -> None:
    folder = files(f"burgher.games.{name}").joinpath("locale")
    shapes = []
    for language in LANGUAGES:
        lines = folder.joinpath(f"summary.{language}.md").read_text("utf-8").splitlines()
        shapes.append([line[:2] for line in lines if line.startswith(("# ", "##", "- "))])
    assert shapes[0].count("##") >= 5
    assert shapes[0] == shapes[1] == shapes[2]
