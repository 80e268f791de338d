"""Craftsmen, for two to five players."""

from random import Random
from typing import Any

import msgspec

from burgher.core.game import Game, Message, Part
from burgher.core.words import Words
from burgher.games.craftsmen import facts_view, position, preview, text, view
from burgher.games.craftsmen import words as messages
from burgher.games.craftsmen.facts import CARD_NAMES, CITY, CLASSES, GOODS, SEASONS
from burgher.games.craftsmen.facts_view import Facts
from burgher.games.craftsmen.preview import Preview
from burgher.games.craftsmen.rules import STEPS, new_state
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.score import LINES, ranking
from burgher.games.craftsmen.state import Craftsmen
from burgher.games.craftsmen.verbs import EVENTS, VERBS
from burgher.games.craftsmen.view_types import View


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    allow_multiple_investments: bool = False  # more than one set of four cards at a year end


class CraftsmenGame(Game[Craftsmen]):
    id = "craftsmen"
    rules_version = 1
    players = range(2, 6)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in LINES]
    option_type = Options
    position_type = position.PositionDoc
    view_type = View
    facts_type = Facts
    preview_type = Preview
    names = {
        "card": CARD_NAMES,
        "city": CITY,
        "class": CLASSES,
        "colour": COLOURS,
        "top": COLOURS,
        "bottom": COLOURS,
        "good": GOODS,
        "season": SEASONS,
    }

    def new_state(self, players: int, options: Options) -> Craftsmen:
        return new_state(players, options.allow_multiple_investments)

    def determinize(self, s: Craftsmen, seat: int, rng: Random) -> Craftsmen:
        return view.determinize(s, seat, rng)

    def view(self, s: Craftsmen, seat: int | None) -> View:
        return view.view(s, seat)

    def preview(self, s: Craftsmen, seat: int) -> Preview:
        return preview.preview(s, seat)

    def parts(self, s: Craftsmen, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Craftsmen) -> list[int]:
        return ranking(s)

    def prompt(self, s: Craftsmen, seat: int) -> Message:
        return messages.prompt(s, seat)

    def named(self, values: dict[str, int]) -> dict[str, int | str | list[str]]:
        cards = {colour: messages.values_told(values[colour]) for colour in COLOURS if colour in values}
        return {**super().named(values), **cards}

    def describe(self, s: Craftsmen, seat: int, action: int) -> Message:
        return messages.describe(s, seat, action)

    def picture(self, s: Craftsmen, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def facts(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Craftsmen) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Craftsmen:
        return position.read_position(self, doc, strict)


GAME = CraftsmenGame()
