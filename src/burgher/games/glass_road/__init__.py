"""Glass Road, for one to four players."""

from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec

from burgher.core.chance import Dice
from burgher.core.drawing import Drawing
from burgher.core.errors import BadOption
from burgher.core.game import Game, Part, Verdict
from burgher.core.messages import Message
from burgher.core.state import Event
from burgher.core.words import Words
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import facts_view, features, hidden, old, position, preview, score, text, view, words
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.deeds import DEEDS
from burgher.games.glass_road.facts_view import Facts
from burgher.games.glass_road.preview import Preview
from burgher.games.glass_road.rules import RANDOM_FIRST, STEPS, new_state
from burgher.games.glass_road.state import GlassRoad
from burgher.games.glass_road.verbs import EVENTS, VERBS
from burgher.games.glass_road.view import View


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    buildings: Literal["all", "without_roofer", "first_game"] = "all"  # [GR-014, GR-038]
    fifth_period: bool = False  # [GR-251]
    small_board: bool = False  # four players with four places in each row [GR-039]
    bases_adjacent: bool = False  # base buildings are neighbours of the left column [GR-019]
    first_player: Literal["chance"] | Annotated[int, msgspec.Meta(ge=0, le=3)] = "chance"


# How many entries a log can have at most. Only the limit of anytime actions in a window bounds it, so it is far above
# what any game has: four persons playing to win need about 700.
WINDOW = 4 * f.ANYTIME_LIMIT  # a use, two tiles given up, what is gained: 4 entries for an anytime action [GR-226]
# An exchange costs a landscape tile or a wood: 20 at first, and an anytime action adds no more than 2. [GR-300]
EXCHANGES = 2 * (f.CELLS + 2 * f.ANYTIME_LIMIT) + WINDOW + 1
ACTION = EXCHANGES + 20  # use, place, take, build, and a wheel for each of 14 units of food and charcoal, with a margin
# Windows before and after the entry and after each of two actions, and before three answers to a gift. [GR-135, GR-224]
EVALUATION = 4 * WINDOW + 2 * ACTION + 3 * (WINDOW + 1) + 2
MOST_EVALUATIONS = 4 * f.HAND * f.LONG_GAME  # four players, each of their cards [GR-075, GR-251]
COURSE = 4 * (f.HAND + f.ROUNDS) * f.LONG_GAME + f.TILES + 100  # choosing, laying, drawing, with a margin


class GlassRoadGame(Game[GlassRoad]):
    id = "glass_road"
    rules_version = 1
    players = range(1, 5)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in score.LINES]
    verdicts = [Verdict(*verdict) for verdict in score.VERDICTS]
    option_type = Options
    position_type = position.PositionDoc
    view_type = View
    facts_type = Facts
    preview_type = Preview
    handing_on = (v.LAY, v.PLAY, v.DONE, v.SKIP)
    meanings = {"part": ["first", "second"]}
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
    deed_actions = DEEDS
    old_frames = old.FRAMES
    longest = MOST_EVALUATIONS * EVALUATION + 4 * (WINDOW + 1) + COURSE  # with the windows before scoring [GR-239]
    most_outcomes = f.CONVERSIONS  # a tile of a full stack [GR-031]; of cards and seats there are fewer
    score_range = score.lowest_and_highest()
    layouts = features.LAYOUTS

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

    write_features = staticmethod(features.write)  # called for every observation: no function of Python's in between

    def view(self, s: GlassRoad, seat: int | None) -> View:
        return view.view(s, seat)

    def seen_by(self, s: GlassRoad, public: View, seat: int | None) -> View:  # type: ignore[override]
        return view.seen_by(s, public, seat)

    def preview(self, s: GlassRoad, seat: int, actions: Sequence[int] = ()) -> Preview:
        return preview.preview(self, s, seat, actions or s.options(seat))

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

    def draw(self, view: Any, seat: int | None, names: list[str], words: Words) -> str:
        from burgher.games.glass_road.drawing import draw

        return draw(view, seat, names, words)

    def draw_board(self, d: Drawing, view: Any, seat: int, words: Words) -> tuple[float, float]:
        from burgher.games.glass_road.drawing import board

        return board(d, view, seat, words)

    def components(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: GlassRoad) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> GlassRoad:
        return position.read_position(self, doc, strict)


GAME = GlassRoadGame()
