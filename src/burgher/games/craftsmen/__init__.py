"""Craftsmen, for two to five players."""

from collections.abc import Sequence
from typing import Any

import msgspec

from burgher.core.chance import Dice
from burgher.core.drawing import Drawing
from burgher.core.game import Game, Part
from burgher.core.words import Words
from burgher.games.craftsmen import codes, facts_view, features, hidden, position, preview, text, view
from burgher.games.craftsmen import verbs as v
from burgher.games.craftsmen.chapters.money import cards_fault
from burgher.games.craftsmen.chapters.notary import notary_fault
from burgher.games.craftsmen.chapters.setup import rows_fault
from burgher.games.craftsmen.facts import CARD_NAMES, CITY, CLASSES, GOODS, GRANARY, SEASONS
from burgher.games.craftsmen.facts_view import Facts
from burgher.games.craftsmen.old import FRAMES
from burgher.games.craftsmen.preview import Preview
from burgher.games.craftsmen.rules import STEPS, new_state
from burgher.games.craftsmen.schema import COLOURS
from burgher.games.craftsmen.score import LINES, highest, ranking
from burgher.games.craftsmen.state import Craftsmen
from burgher.games.craftsmen.verbs import EVENTS, VERBS
from burgher.games.craftsmen.view_types import View
from burgher.games.craftsmen.words import TELLERS, values_told


class Options(msgspec.Struct, forbid_unknown_fields=True):
    """What the group agrees on before the game."""

    allow_multiple_investments: bool = False  # more than one set of four cards at a year end


class CraftsmenGame(Game[Craftsmen]):
    id = "craftsmen"
    rules_version = 1
    players = range(2, 6)  # [CR-001, CR-417]
    verbs = VERBS
    events = EVENTS
    steps = STEPS
    score_lines = [Part(key, clause) for key, clause in LINES]
    option_type = Options
    position_type = position.PositionDoc
    view_type = View
    facts_type = Facts
    preview_type = Preview
    handing_on = (v.PLACE, v.PASS, v.END, v.HALL, v.DROP, v.BID, v.MAYOR)
    meanings = {
        "space": ["next_free", "1", "2", "3"],
        "places": ["none", "first", "second", "both"],
        "privilege": ["without", "with"],
        "end": ["left", "right"],
        "beat": ["drop", "beat"],
        "under": ["on_top", "under"],
        "double": ["once", "twice"],
        "source": ["first", "second", "deck"],
        "ship": ["none", "1", "2", "3", "4"],
        "column": [GOODS[good] for good in GRANARY],
        "marker": ["card", "fair_marker"],
        "service": ["nothing", "privilege", "work", "order_change"],
    }
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
    tellers = TELLERS
    old_frames = FRAMES
    layouts = features.LAYOUTS
    meant = codes.CODES
    # Five players. Setup and exchange: 72 entries. A round with helpers: 1,049.
    #   Helpers 80: 25 times send, fee and discard, and 5 passes.
    #   Six discs in each building: bankers 12 each (4 cards, privilege, 4 discards, 2 refills), builders 12 (2 cards,
    #   10 to pay), notary 72 (a look 6, opening, 44 raises up to 45, 4 drops, mayor 4, 10 to pay, 2 refills, end),
    #   craft 34 (5 points of up to 5 entries, second good, 7 cubes back, end), merchants 3, town hall 1.
    #   Windows 155: 15 tokens of 7 entries; 5 players in 5 windows, 2 entries each. Discards 10.
    # A winter: 370, of which 60 to build, 170 to craft, 115 for tokens, 10 discards, 15 for investments.
    # 72 + 9 * 1,049 + 3 * 370 = 10,623, and a margin.
    longest = 11_000
    most_outcomes = 24  # the basic cards are all in one pile, of which nobody knows anything [CR-005]
    score_range = (0, highest())  # [CR-017]

    def new_state(self, players: int, options: Options) -> Craftsmen:
        return new_state(players, options.allow_multiple_investments)

    def determinize(self, s: Craftsmen, seat: int, dice: Dice) -> Craftsmen:
        return hidden.determinize(s, seat, dice)

    write_features = staticmethod(features.write)  # called for every observation: no function of Python's in between

    def codes(self, s: Craftsmen, seat: int, actions: list[int]) -> list[int]:
        return codes.codes(s, seat, actions)

    def view(self, s: Craftsmen, seat: int | None) -> View:
        return view.view(s, seat)

    def seen_by(self, s: Craftsmen, public: View, seat: int | None) -> View:  # type: ignore[override]
        return view.seen_by(s, public, seat)

    def alike(self, s: Craftsmen, seat: int, action: int) -> int:
        """On whichever empty space a helper is put, the turn passes to who still has helpers to send."""
        if not v.PLACE.owns(action) or v.PLACE.two(action)[1]:
            return action
        others = [p for other, p in enumerate(s.players) if other != seat and p.helpers and not p.passed]
        return v.PLACE.first if others else action

    def preview(self, s: Craftsmen, seat: int, actions: Sequence[int] = ()) -> Preview:
        return preview.preview(self, s, seat, actions or s.options(seat))

    def parts(self, s: Craftsmen, seat: int) -> list[int]:
        return s.players[seat].parts

    def ranking(self, s: Craftsmen) -> list[int]:
        return ranking(s)

    def named(self, values: dict[str, int]) -> dict[str, int | str | list[str]]:
        cards = {colour: values_told(values[colour]) for colour in COLOURS if colour in values}
        return {**super().named(values), **cards}

    def picture(self, s: Craftsmen, names: list[str], words: Words) -> str:
        return text.picture(s, names, words)

    def draw(self, view: Any, seat: int | None, names: list[str], words: Words) -> str:
        from burgher.games.craftsmen.drawing import draw

        return draw(view, seat, names, words)

    def draw_board(self, d: Drawing, view: Any, seat: int, words: Words) -> tuple[float, float]:
        from burgher.games.craftsmen.drawing import board

        return board(d, view, seat, words)

    def components(self) -> Facts:
        return facts_view.facts()

    def to_position(self, s: Craftsmen) -> dict[str, Any]:
        return position.to_position(self, s)

    def read_position(self, doc: position.PositionDoc, strict: bool) -> Craftsmen:
        return position.read_position(self, doc, strict)

    def stack_fault(self, s: Craftsmen) -> str:
        return rows_fault(s) or notary_fault(s) or cards_fault(s)


GAME = CraftsmenGame()
