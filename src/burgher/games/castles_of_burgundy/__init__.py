"""The Castles of Burgundy, classic edition, for two to four players."""

from random import Random
from typing import Annotated, Any, Literal

import msgspec

from burgher.core.errors import BadOption
from burgher.core.game import Game, Message, Part
from burgher.core.words import Words
from burgher.games.castles_of_burgundy import facts_view, position, preview, text, view
from burgher.games.castles_of_burgundy import words as messages
from burgher.games.castles_of_burgundy.facts import FACE_NAMES, TYPES
from burgher.games.castles_of_burgundy.facts_view import Facts
from burgher.games.castles_of_burgundy.preview import Preview
from burgher.games.castles_of_burgundy.rules import RANDOM_FIRST, STEPS, new_state
from burgher.games.castles_of_burgundy.score import LINES, ranking
from burgher.games.castles_of_burgundy.state import Burgundy
from burgher.games.castles_of_burgundy.verbs import EVENTS, VERBS
from burgher.games.castles_of_burgundy.view import View


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    setup: Literal["basic", "advanced"] = "basic"
    choices: Literal["open", "secret"] = "open"  # how the boards of the advanced setup are chosen
    boards: list[Annotated[int, msgspec.Meta(ge=1, le=9)]] | None = None  # of each seat; without it all play board 1
    first_player: Literal["chance"] | Annotated[int, msgspec.Meta(ge=0, le=3)] = "chance"


class CastlesOfBurgundy(Game[Burgundy]):
    id = "castles_of_burgundy"
    rules_version = 1
    players = range(2, 5)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in LINES]
    option_type = Options
    position_type = position.PositionDoc
    view_type = View
    facts_type = Facts
    preview_type = Preview
    names = {"tile": FACE_NAMES, "type": TYPES, "phase": list(view.PHASE_NAMES)}

    def check_options(self, players: int, options: Options) -> None:
        if options.boards is not None and options.setup == "advanced":
            raise BadOption("The advanced setup deals the boards, so they cannot be given.")
        if options.boards is not None and len(options.boards) != players:
            raise BadOption(f"There are {players} players, but boards for {len(options.boards)}.")
        if options.choices == "secret" and options.setup == "basic":
            raise BadOption("Only the advanced setup has choices that can be secret.")
        if options.first_player != "chance" and options.first_player >= players:
            raise BadOption(f"The first player must be a seat from 0 to {players - 1}.")

    def new_state(self, players: int, options: Options) -> Burgundy:
        first = RANDOM_FIRST if options.first_player == "chance" else options.first_player
        boards = options.boards or [1] * players
        return new_state(players, boards, options.setup == "advanced", options.choices == "secret", first)

    def determinize(self, s: Burgundy, seat: int, rng: Random) -> Burgundy:
        return view.determinize(s, seat, rng)

    def view(self, s: Burgundy, seat: int | None) -> View:
        return view.view(s, seat)

    def preview(self, s: Burgundy, seat: int) -> Preview:
        return preview.preview(self, s, seat)

    def parts(self, s: Burgundy, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Burgundy) -> list[int]:
        return ranking(s)

    def prompt(self, s: Burgundy, seat: int) -> Message:
        return messages.prompt(s, seat)

    def describe(self, s: Burgundy, seat: int, action: int) -> Message:
        return messages.describe(s, seat, action)

    def picture(self, s: Burgundy, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def facts(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Burgundy) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Burgundy:
        return position.read_position(self, doc, strict)


GAME = CastlesOfBurgundy()
