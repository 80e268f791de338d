"""A game's guided first game as data: `guide.toml` with its steps, and the words for them in three languages.

A step points at parts of the page and says its `text`. With `does` it waits until one of these events has happened to
the player; then the words `after.<event>`, or `after.any`, say what it brought and why that was good, of several events
the first in the list. With `asks` it needs one of these actions to be possible; where none is, `told` says the idea in
words. "Show me" plays the first of `shows` that is possible, otherwise what a hint would; where the very first is
possible, the words `here`, if there are any, stand in for `text`. Actions may have `*` for a field.

A point is `part:`, `anchor:` or `tip:` with the value of that attribute on the page; `*` at the end stands for all that
begin so, `{own}` for the player's seat, and `|` for or.

The second lesson compares the lines of the score sheet with `good`: what they bring in a good game.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from burgher.core.words import Value, Words


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn."""

    key: str
    points: list[str]
    does: list[str] = []
    asks: list[str] = []
    shows: list[str] = []
    args: dict[str, Value] = {}


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Lines of the score sheet that are looked at together, and their points in a good game."""

    key: str
    parts: list[str]
    good: float


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A first game: the same for everybody, against gentle bots."""

    seed: int
    bots: list[str]
    known: list[str]  # what somebody knows who has gone through it
    steps: list[Step]
    lesson: list[Line]
    options: dict[str, Any] = {}


def has_guide(game: str) -> bool:
    return files(f"burgher.games.{game}").joinpath("guide.toml").is_file()


@cache
def read_guide(game: str) -> Guide:
    text = files(f"burgher.games.{game}").joinpath("guide.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Guide)


@cache
def guide_words(game: str, language: str) -> Words:
    text = files(f"burgher.games.{game}").joinpath(f"locale/guide.{language}.toml").read_text("utf-8")
    return Words({"guide": tomllib.loads(text)}, language)
