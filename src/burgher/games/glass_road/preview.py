"""What a seat sees of its legal actions before it plays one: the wheels after them, and the worth of a place."""

from collections.abc import Sequence

import msgspec

from burgher.core.game import Game
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.immediate import count_per, empty_beside
from burgher.games.glass_road.chapters.wheels import PAY_FROM, TAKE
from burgher.games.glass_road.score import tile_points
from burgher.games.glass_road.state import GlassRoad, Player
from burgher.games.glass_road.view import Wheel, wheels_view

TOUCHING = (v.ENTER, v.TAKE, v.BUILD, v.FROM, v.CONVERT, v.GOOD, v.AGAIN, v.GIFT)  # what changes goods at once
EXCHANGING = (v.CONVERT, v.GOOD, v.AGAIN)  # what is gained by these is shown as taken in full


class Outcome(msgspec.Struct):
    """The wheels after any of some actions, and how far each has turned."""

    actions: list[str]
    wheels: dict[Wheel, dict[str, int]]
    turns: dict[Wheel, int]


class Preview(msgspec.Struct):
    ends_turn: list[str]
    outcomes: list[Outcome]
    worth: dict[str, int]  # by action: what a building that counts its neighbours would gain or score there


def preview(game: Game[GlassRoad], s: GlassRoad, seat: int, actions: Sequence[int]) -> Preview:
    p = s.players[seat]
    found: dict[int, Outcome | None] = {}
    worths: dict[str, int] = {}
    for action in actions:
        verb = v.VERBS.of(action)
        if verb not in TOUCHING:
            continue
        tile, cell = v.BUILD.two(action) if verb is v.BUILD else (0, 0)
        key = v.BUILD.of(tile) if verb is v.BUILD else action  # the cell does not change what is paid
        if key not in found:
            found[key] = outcome(s, seat, action)
        text = v.VERBS.text(action)
        result = found[key]
        if result is not None:
            result.actions.append(text)
        value = worth(s, p, tile, cell) if verb is v.BUILD else None
        if value is not None:
            worths[text] = value
    outcomes = [result for result in found.values() if result is not None]
    return Preview(game.ends_turn(s, seat, actions), outcomes, worths)


def outcome(s: GlassRoad, seat: int, action: int) -> Outcome | None:
    """What comes of an action for the seat's own wheels, unless that is still to be asked."""
    after = s.copy()
    after.stack = after.stack[-1:]  # what comes later is not told
    after.listening = True
    after.play(seat, action)
    if v.BUILD.owns(action) and after.asking(PAY_FROM):
        return None
    if any(verb.owns(action) for verb in EXCHANGING) and after.asking(TAKE):
        takes = after.options(seat)
        if all(v.TAKE.one(take) == 0 for take in takes):
            after.play(seat, takes[-1])
    goods = after.players[seat].goods
    if goods == s.players[seat].goods:
        return None
    turns: dict[Wheel, int] = {"glass": 0, "brick": 0}
    for event in after.events:
        if event[0] == v.E_TURNED:
            turns["brick" if event[3] else "glass"] = event[4]
    return Outcome([], wheels_view(goods), turns)


def worth(s: GlassRoad, p: Player, tile: int, cell: int) -> int | None:
    """[GR-018, GR-298]"""
    if cell == f.ON_BASE or f.CATEGORY[tile] == f.CONVERSION:
        return None
    if f.CATEGORY[tile] == f.IMMEDIATE:
        building = f.immediate_of(tile)
        if building.effect == f.E_GAIN_PER and building.per in (f.PER_ADJACENT_EMPTY, f.PER_ADJACENT_POND):
            return count_per(p, building, cell) * building.gain.n
        return len(empty_beside(p, cell)) if building.effect == f.E_PLACE_AROUND else None
    adjacent = f.scoring_of(tile).rule == f.R_ADJACENT
    return tile_points(s, p, tile, cell) if adjacent else None
