"""The Castles of Burgundy, classic edition, for two to four players."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from burgher.core.chance import Dice
from burgher.core.drawing import Drawing
from burgher.core.errors import BadOption
from burgher.core.game import Game, Part
from burgher.core.words import Words
from burgher.games.castles_of_burgundy import facts_view, features, hidden, position, preview, text, view
from burgher.games.castles_of_burgundy import verbs as v
from burgher.games.castles_of_burgundy.facts import FACE_NAMES, TYPES
from burgher.games.castles_of_burgundy.facts_view import Facts
from burgher.games.castles_of_burgundy.preview import Preview
from burgher.games.castles_of_burgundy.rules import RANDOM_FIRST, STEPS, new_state
from burgher.games.castles_of_burgundy.score import LINES, ranking
from burgher.games.castles_of_burgundy.state import Burgundy
from burgher.games.castles_of_burgundy.verbs import EVENTS, VERBS
from burgher.games.castles_of_burgundy.view import View
from burgher.games.castles_of_burgundy.words import TELLERS


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    setup: Literal["basic", "advanced"] = "basic"
    choices: Literal["open", "secret"] = "open"  # how the boards of the advanced setup are chosen
    boards: list[Annotated[int, msgspec.Meta(ge=1, le=9)]] | None = None  # of each seat; without it all play board 1
    first_player: Literal["chance"] | Annotated[int, msgspec.Meta(ge=0, le=3)] = "chance"


class CastlesOfBurgundy(Game[Burgundy]):
    id = "castles_of_burgundy"
    rules_version = 1
    players = range(2, 5)  # [CB-001]
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in LINES]
    option_type = Options
    position_type = position.PositionDoc
    tellers = TELLERS
    view_type = View
    facts_type = Facts
    preview_type = Preview
    handing_on = (v.TAKE, v.PLACE, v.SELL, v.WORKERS, v.BUY, v.END_TURN)
    names = {"tile": FACE_NAMES, "type": TYPES, "phase": list(view.PHASE_NAMES)}
    meanings = {
        "die": ["first", "second", "castle"],
        "depot": ["black", "1", "2", "3", "4", "5", "6"],
        "other": ["none", "1", "2", "3", "4", "5", "6"],
        "discard": ["storage_0", "storage_1", "storage_2", "nothing"],
    }

    layouts = features.LAYOUTS

    # Setup 25: first player, 12 goods, 4 sheets, 4 sides, 4 castles. Then 310: 5 phases with 32 tiles and 5 goods, 25
    # rounds with 4 rolls and the white die. A player has 50 dice, 25 purchases and 25 ends of a turn [CB-039, CB-068,
    # CB-070], and 36 placements that ask once, ships twice: 142. With four players 903; a position may add lone rolls.
    longest = 1000
    most_outcomes = 36  # of two dice; the black stack has 25 faces, and no other more than 20
    # Nothing is ever lost [CB-176]. At most: 276 for all regions of board 8 in phase A, 105 for six tiles of livestock
    # that score each other, 42 for bonus tiles, 28 for watchtowers, 168 for all goods sold, 150 for silver and 130 for
    # workers (dice, castles, warehouses, banks, boarding houses, mines), 42 for each of six knowledge tiles: 1151.
    score_range = (0, 1200)

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

    def asks_at_once(self, players: int, options: Options) -> bool:
        """Only where boards are chosen in secret. [CB-280]"""
        return options.choices == "secret"

    def determinize(self, s: Burgundy, seat: int, dice: Dice) -> Burgundy:
        return hidden.determinize(s, seat, dice)

    write_features = staticmethod(features.write)  # called for every observation: no function of Python's in between

    def view(self, s: Burgundy, seat: int | None) -> View:
        return view.view(s, seat)

    def seen_by(self, s: Burgundy, public: View, seat: int | None) -> View:  # type: ignore[override]
        return view.seen_by(s, public, seat)

    def alike(self, s: Burgundy, seat: int, action: int) -> int:
        """Whichever tile is taken with a die, the turn ends or goes on."""
        return v.TAKE.of(v.TAKE.one(action), 1) if v.TAKE.owns(action) else action

    def preview(self, s: Burgundy, seat: int, actions: Sequence[int] = ()) -> Preview:
        return preview.preview(self, s, seat, actions or s.options(seat))

    def parts(self, s: Burgundy, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Burgundy) -> list[int]:
        return ranking(s)

    def picture(self, s: Burgundy, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def draw(self, view: Any, seat: int | None, names: list[str], words: Words) -> str:
        from burgher.games.castles_of_burgundy.drawing import draw

        return draw(view, seat, names, words)

    def draw_board(self, d: Drawing, view: Any, seat: int, words: Words) -> tuple[float, float]:
        from burgher.games.castles_of_burgundy.drawing import board

        return board(d, view, seat, words)

    def components(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Burgundy) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Burgundy:
        return position.read_position(self, doc, strict)


GAME = CastlesOfBurgundy()
