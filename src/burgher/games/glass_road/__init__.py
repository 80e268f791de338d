"""Glass Road, for one to four players."""

from typing import Annotated, Any, Literal

import msgspec

from burgher.core.chance import Dice
from burgher.core.errors import BadOption
from burgher.core.game import Game, Part, View
from burgher.core.messages import Message
from burgher.core.state import Event
from burgher.core.words import Words
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import hidden, old, position, score, text, view, words
from burgher.games.glass_road.rules import RANDOM_FIRST, STEPS, new_state
from burgher.games.glass_road.state import GlassRoad
from burgher.games.glass_road.verbs import EVENTS, VERBS


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    buildings: Literal["all", "without_roofer", "first_game"] = "all"  # [GR-014, GR-038]
    fifth_period: bool = False  # [GR-251]
    small_board: bool = False  # four players with four places in each row [GR-039]
    bases_adjacent: bool = False  # base buildings are neighbours of the left column [GR-019]
    first_player: Literal["chance"] | Annotated[int, msgspec.Meta(ge=0, le=3)] = "chance"


class GlassRoadGame(Game[GlassRoad]):
    id = "glass_road"
    rules_version = 1
    players = range(1, 5)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in score.LINES]
    option_type = Options
    position_type = position.PositionDoc
    names = {
        "tile": f.TILE_NAMES,
        "card": f.CARD_NAMES,
        "good": f.GOODS,
        "wheel": f.WHEELS,
        "kind": f.KINDS,
        "base": f.BASE_NAMES,
        "use": words.USES,
        "cost": words.COSTS,
    }
    tellers = words.TELLERS
    old_frames = old.FRAMES

    def check_options(self, players: int, options: Options) -> None:
        if options.fifth_period and players == 1:
            raise BadOption("The solo game always has seven periods, so there is no fifth period to add.")
        if options.small_board and players < 4:
            raise BadOption("The small board is a choice for four players only; with fewer it is always used.")
        if options.first_player != "chance" and options.first_player >= players:
            raise BadOption(f"The first player must be a seat from 0 to {players - 1}.")

    def new_state(self, players: int, options: Options) -> GlassRoad:
        return new_state(
            players,
            periods=f.LONG_GAME if options.fifth_period else f.PERIODS[players],
            places=f.SMALL_BOARD if options.small_board else f.PLACES[players],
            starter=options.buildings == "first_game",
            bases_adjacent=options.bases_adjacent,
            roofer=options.buildings != "without_roofer",
            first=RANDOM_FIRST if options.first_player == "chance" else options.first_player,
        )

    def determinize(self, s: GlassRoad, seat: int, dice: Dice) -> GlassRoad:
        return hidden.determinize(s, seat, dice)

    def view(self, s: GlassRoad, seat: int | None) -> View:
        return view.view(s, seat)

    def parts(self, s: GlassRoad, seat: int) -> list[float]:
        """In points: whole numbers, or halves where the Glass Painters' Colony gives one. [GR-248]"""
        return [view.in_points(n) for n in score.parts(s, seat)]

    def ranking(self, s: GlassRoad) -> list[int]:
        return score.ranking(s)

    def winners(self, s: GlassRoad) -> list[int]:
        return score.winners(s)

    def tell(self, event: Event) -> Message:
        message = super().tell(event)
        return Message(message.key, {**message.args, **words.more_of(event)})

    def picture(self, s: GlassRoad, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def facts(self) -> dict[str, Any]:
        return view.facts()

    def to_position(self, s: GlassRoad) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> GlassRoad:
        return position.read_position(self, doc, strict)


GAME = GlassRoadGame()
