"""Woodcraft, for one to four players."""

from random import Random
from typing import Any, Literal

import msgspec

from burgher.core.game import Game, Message, Part
from burgher.core.words import Words
from burgher.games.woodcraft import facts, facts_view, position, preview, text, view
from burgher.games.woodcraft import words as messages
from burgher.games.woodcraft.facts_view import Facts
from burgher.games.woodcraft.preview import Preview
from burgher.games.woodcraft.score import LINES, ranking
from burgher.games.woodcraft.setup import STEPS, new_state
from burgher.games.woodcraft.state import Woodcraft
from burgher.games.woodcraft.verbs import EVENTS, VERBS
from burgher.games.woodcraft.view_types import View


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    start_quadrant: Literal[1, 2, 3, 4] = 1


class WoodcraftGame(Game[Woodcraft]):
    id = "woodcraft"
    rules_version = 1
    players = range(1, 5)
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
        "tile": facts.TILES,
        "order": facts.ORDER_CODES,
        "helper": facts.HELPER_CODES,
        "commission": facts.COMMISSION_CODES,
        "solo": facts.SOLO_CODES,
        "row": facts.ROWS,
        "room": facts.ROOM_NAMES,
        "color": facts.COLORS,
        "to_color": facts.COLORS,
        "token": facts.TOKENS,
        "track": facts.TRACKS,
        "kind": facts.TOOLS,
        "attic": facts.SPACE_NAMES,
        "pieces": facts.CUT_CODES,
        "improvement": facts.IMPROVEMENTS,
        "reputation_tile": facts.REPUTATION_TILES,
    }

    def new_state(self, players: int, options: Options) -> Woodcraft:
        return new_state(players, options.start_quadrant - 1)

    def determinize(self, s: Woodcraft, seat: int, rng: Random) -> Woodcraft:
        return view.determinize(s, seat, rng)

    def view(self, s: Woodcraft, seat: int | None) -> View:
        return view.view(s, seat)

    def preview(self, s: Woodcraft, seat: int) -> Preview:
        return preview.preview(self, s, seat)

    def parts(self, s: Woodcraft, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Woodcraft) -> list[int]:
        return ranking(s)

    def prompt(self, s: Woodcraft, seat: int) -> Message:
        return messages.prompt(s, seat)

    def describe(self, s: Woodcraft, seat: int, action: int) -> Message:
        return messages.describe(s, seat, action)

    def picture(self, s: Woodcraft, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def facts(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Woodcraft) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Woodcraft:
        return position.read_position(self, doc, strict)


GAME = WoodcraftGame()
