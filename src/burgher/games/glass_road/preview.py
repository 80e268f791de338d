"""What a seat sees of its legal actions before it plays one: the wheels after them, and the worth of a place."""

import msgspec

from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.immediate import count_per, empty_beside
from burgher.games.glass_road.score import tile_points
from burgher.games.glass_road.state import GlassRoad, Player
from burgher.games.glass_road.view import Wheel, wheels_view
from burgher.games.glass_road.wheels import PAY_FROM, TAKE

TOUCHING = (v.ENTER, v.TAKE, v.BUILD, v.FROM, v.CONVERT, v.GOOD, v.AGAIN, v.GIFT)  # what changes goods at once
EXCHANGING = (v.CONVERT, v.GOOD, v.AGAIN)  # what is gained by these is shown as taken in full


class Outcome(msgspec.Struct):
    """The wheels after any of some actions, and how far each has turned."""

    actions: list[str]
    wheels: dict[Wheel, dict[str, int]]
    turns: dict[Wheel, int]


class Preview(msgspec.Struct):
    outcomes: list[Outcome]
    worth: dict[str, int]  # by action: what a building that counts its neighbours would gain or score there


def preview(s: GlassRoad, seat: int) -> Preview:
    p = s.players[seat]
    found: dict[int, Outcome | None] = {}
    worths: dict[str, int] = {}
    for action in s.options(seat):
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
    return Preview([result for result in found.values() if result is not None], worths)


def outcome(s: GlassRoad, seat: int, action: int) -> Outcome | None:
    """What comes of an action for the seat's own wheels, unless that is still to be asked."""
    after = s.copy()
    after.stack = after.stack[-1:]  # what comes later is not told
    after.listening = True
    after.play(seat, action)
    if v.BUILD.owns(action) and asking(after, PAY_FROM.id):
        return None
    if any(verb.owns(action) for verb in EXCHANGING) and asking(after, TAKE.id):
        takes = after.options(seat)
        if all(v.TAKE.field(take, 0) == 0 for take in takes):
            after.play(seat, takes[-1])
    goods = after.players[seat].goods
    if goods == s.players[seat].goods:
        return None
    turns: dict[Wheel, int] = {"glass": 0, "brick": 0}
    for event in after.events:
        if event[0] == v.E_TURNED:
            turns["brick" if event[3] else "glass"] = event[4]
    return Outcome([], wheels_view(goods), turns)


def asking(s: GlassRoad, step: int) -> bool:
    return bool(s.stack) and s.stack[-1][0] == step


def worth(s: GlassRoad, p: Player, tile: int, cell: int) -> int | None:
    """[GR-018, GR-298]"""
    if cell == f.ON_BASE or tile < f.CONVERSIONS:
        return None
    if tile < 2 * f.CONVERSIONS:
        building = f.IMMEDIATE_OF[tile - f.CONVERSIONS]
        if building.effect == f.E_GAIN_PER and building.per in (f.PER_ADJACENT_EMPTY, f.PER_ADJACENT_POND):
            return count_per(p, building, cell) * building.gain.n
        return len(empty_beside(p, cell)) if building.effect == f.E_PLACE_AROUND else None
    adjacent = f.SCORING_OF[tile - 2 * f.CONVERSIONS].rule == f.R_ADJACENT
    return tile_points(s, p, tile, cell) if adjacent else None
