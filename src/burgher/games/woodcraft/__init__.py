"""Woodcraft, for one to four players."""

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from burgher.core.chance import Dice
from burgher.core.drawing import Drawing
from burgher.core.game import Game, Part, Verdict
from burgher.core.words import Words
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import facts_view, features, hidden, old, position, preview, text, view
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.deeds import DEEDS
from burgher.games.woodcraft.facts_view import Facts
from burgher.games.woodcraft.preview import Preview
from burgher.games.woodcraft.rules import STEPS, new_state
from burgher.games.woodcraft.score import LINES, VERDICTS, ranking
from burgher.games.woodcraft.state import RULES, Woodcraft
from burgher.games.woodcraft.verbs import EVENTS, VERBS
from burgher.games.woodcraft.view_types import View
from burgher.games.woodcraft.words import TELLERS


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    start_quadrant: Literal[1, 2, 3, 4] = 1


class WoodcraftGame(Game[Woodcraft]):
    id = "woodcraft"
    rules_version = RULES
    oldest_rules = 1
    players = range(1, 5)
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in LINES]
    verdicts = [Verdict(*verdict) for verdict in VERDICTS]
    option_type = Options
    position_type = position.PositionDoc
    tellers = TELLERS
    deed_actions = DEEDS
    old_frames = old.FRAMES
    view_type = View
    facts_type = Facts
    preview_type = Preview
    handing_on = (v.END_ACTIONS, v.MARKET)
    layouts = features.LAYOUTS
    meanings = {
        "instead": ["action", "blueberries"],
        "reuse": ["ready_tile", "reuse_token"],
        "gain": ["first", "second"],
        "line": [f"{count} {f.TOKENS[kind]}" for kind, count in zip(f.MATERIAL_KIND, f.MATERIAL_COUNT, strict=True)],
        "mode": ["two_productions", "production_and_plant"],
        "pot": f.COLORS,
        "buy": ["no", "yes"],
    }
    names = {
        "tile": f.TILES,
        "order": f.ORDER_CODES,
        "helper": f.HELPER_CODES,
        "commission": f.COMMISSION_CODES,
        "solo": f.SOLO_CODES,
        "row": f.ROWS,
        "room": f.ROOM_NAMES,
        "color": f.COLORS,
        "to_color": f.COLORS,
        "token": f.TOKENS,
        "track": f.TRACKS,
        "kind": f.TOOLS,
        "attic": f.SPACE_NAMES,
        "pieces": f.CUT_CODES,
        "improvement": f.IMPROVEMENTS,
        "reputation_tile": f.REPUTATION_TILES,
    }

    # Setup 120: the table 29; each player 10 cards and 4 choices, and what the first helper brings. Then 52 turns of
    # four players with 46: 6 for the turn itself, two actions of at most 8 with rolls and cards, six abilities of at
    # most 4. Seven tiles in each of four phases, and 6 re-use tokens in all, are worked with in 4: 472. Each of 72
    # orders is completed once, in 7: 504. Tools and the links between them take 100, income phases 50. The rest are
    # dice given back, at most as many as come: 4 a turn, 5 by each sawing, one by each gain: 1000. Together 4638, and a
    # margin.
    longest = 5000
    most_outcomes = max(f.STARTING_ORDERS, f.FIRST_HAZELNUT - f.STARTING_ORDERS)  # the order decks are the largest
    # Points never fall below 0 [WC-021]. At most: all orders 302, and 432 for having completed them; 452 for steps
    # beyond the reputation track; helpers 224 by production and 490 by abilities; marketing 154, commissions 99, gluing
    # 100, income 80, wheel 70, leftovers 50, the rest 36: 2489 for one who gets all there is.
    score_range = (0, 2500)

    def new_state(self, players: int, options: Options) -> Woodcraft:
        return new_state(players, options.start_quadrant - 1)

    def determinize(self, s: Woodcraft, seat: int, dice: Dice) -> Woodcraft:
        return hidden.determinize(s, seat, dice)

    write_features = staticmethod(features.write)  # called for every observation: no function of Python's in between

    def view(self, s: Woodcraft, seat: int | None) -> View:
        return view.view(s, seat)

    def seen_by(self, s: Woodcraft, public: View, seat: int | None) -> View:  # type: ignore[override]
        return view.seen_by(s, public, seat)

    def preview(self, s: Woodcraft, seat: int, actions: Sequence[int] = ()) -> Preview:
        return preview.preview(self, s, seat, actions or s.options(seat))

    def parts(self, s: Woodcraft, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Woodcraft) -> list[int]:
        return ranking(s)

    def picture(self, s: Woodcraft, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def draw(self, view: Any, seat: int | None, names: list[str], words: Words) -> str:
        from burgher.games.woodcraft.drawing import draw

        return draw(view, seat, names, words)

    def draw_board(self, d: Drawing, view: Any, seat: int, words: Words) -> tuple[float, float]:
        from burgher.games.woodcraft.drawing import board

        return board(d, view, seat, words)

    def components(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Woodcraft) -> dict[str, Any]:
        return position.to_position(self, s)

    def fill_in(self, doc: position.PositionDoc, rules: int) -> position.PositionDoc:
        return position.with_rows(doc, rules)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Woodcraft:
        return position.read_position(self, doc, strict)

    def stack_fault(self, s: Woodcraft) -> str:
        return position.stack_fault(s)


GAME = WoodcraftGame()
