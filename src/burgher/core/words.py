"""Sentences in English, Polish and German. Programs speak in keys and values; words files turn them into text.

A words file is TOML. In its sentences

- `{count}` is a value; one that has words of its own, as `tile` has under `tile.bank`, is replaced by them; a list is
  told with commas, and what it holds more than once with its number;
- `{count|worker|workers}` picks the form that goes with the number: one and other, in Polish one, few and many;
- `{seat:takes|take}` is the first where somebody is told of, and the second where that is whoever reads: the page says
  "You take". A sentence of an event with a `{seat}` begins with it, so that "You" may stand there;
- `{count? text}` is shown only when the value is neither 0 nor empty. The text runs up to the matching brace and may
  hold values and forms, but no further `{name?...}`. It is decided before any value is filled in.

A table `same_as` lends the words of one value to another: `lost = "tile"` says that `{lost}` has the words of `{tile}`.

>>> words = Words({"sold": "sold {count} {goods}{workers? with {workers} {workers|worker|workers}}",
...                "goods": {"3": "cloth"}}, "en")
>>> words.say("sold", {"count": 2, "goods": 3, "workers": 1})
'sold 2 cloth with 1 worker'
>>> words.say("sold", {"count": 2, "goods": 3, "workers": 0})
'sold 2 cloth'
"""

import re
import tomllib
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

LANGUAGES = ("en", "pl", "de")
OPTIONAL = re.compile(r"\{(\w+)\?((?:[^{}]|\{[^{}]*\})*)\}")
PERSON = re.compile(r"\{\w+:([^|{}]*)\|[^|{}]*\}")
PLACEHOLDER = re.compile(r"\{(\w+)((?:\|[^|{}]*)*)\}")

Value = float | str | list[str]


def plural_form(language: str, number: float) -> int:
    """Which of a language's forms goes with a number: 0 singular, then plurals; in Polish fractions have the last."""
    if number == 1:
        return 0
    if language != "pl":
        return 1
    if number % 1:
        return 3
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def amount(number: float) -> str:
    """A number as it is read: with halves as fractions, and a minus sign that is one."""
    whole, half = divmod(abs(round(2 * number)), 2)
    return f"{'−' if number < 0 else ''}{whole or ('' if half else 0)}{'½' if half else ''}"


class Words:
    """The words of one language."""

    def __init__(self, tree: Mapping[str, Any], language: str) -> None:
        self.language = language
        self.texts = dict(_flatten({name: part for name, part in tree.items() if name != "same_as"}, ""))
        for name, lender in tree.get("same_as", {}).items():
            self.texts.update(_flatten(tree[lender], f"{name}."))

    def say(self, key: str, args: Mapping[str, Value] | None = None) -> str:
        """The sentence of a key with its values filled in."""
        values = args or {}

        def fill(match: re.Match[str]) -> str:
            name, forms = match[1], match[2]
            value = values[name]
            if forms:
                choice = forms[1:].split("|")
                return choice[min(plural_form(self.language, float(str(value))), len(choice) - 1)]
            return self.value(name, value)

        text = PERSON.sub(lambda match: match[1], self.texts[key])
        text = OPTIONAL.sub(lambda match: match[2] if values[match[1]] else "", text)
        return PLACEHOLDER.sub(fill, text)

    def value(self, name: str, value: Value) -> str:
        """A value in words if it has some, otherwise as it is."""
        if isinstance(value, list):
            parts = Counter(self.value(name, part) for part in value)
            return ", ".join(f"{count} × {part}" if count > 1 else part for part, count in parts.items())
        return self.texts.get(f"{name}.{value}", amount(value) if isinstance(value, float) else str(value))


def _flatten(tree: Mapping[str, Any], prefix: str) -> list[tuple[str, str]]:
    out: list[tuple[str, str]] = []
    for key, value in tree.items():
        if isinstance(value, Mapping):
            out += _flatten(value, f"{prefix}{key}.")
        else:
            out.append((f"{prefix}{key}", value))
    return out


@cache
def words(language: str, game: str | None = None) -> Words:
    """The words of the program itself and, with a game, of that game too."""
    tree: dict[str, Any] = {}
    for package in ["burgher"] + ([f"burgher.games.{game}"] if game else []):
        file = files(package).joinpath(f"locale/{language}.toml")
        if not file.is_file():  # a game from elsewhere may speak English only
            file = files(package).joinpath("locale/en.toml")
        tree.update(tomllib.loads(file.read_text("utf-8")))
    return Words(tree, language)
