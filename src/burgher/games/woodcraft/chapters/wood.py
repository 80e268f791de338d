"""Trees, sawing, splicing and re-use tokens (sections 9.1, 9.2, 9.3 and 9.5); gluing has a module of its own.

Sawing and gluing are done with a ready tile, with a used one and a re-use token, or by a helper (section 8.2); frames
say `by` which. Costs are paid with the last step of the work. A saw among the tools has nothing to do with it. [WC-278]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.chapters.gains import IN_A_TURN, gain, happened, happens_later, harvest
from burgher.games.woodcraft.chapters.orders import die_args
from burgher.games.woodcraft.facts import COLOR_OF, CUTS, DICE, HELPERS, NONE, PIPS, Helper
from burgher.games.woodcraft.state import NOT_BUILT, READY, USED, Player, Woodcraft, no, put

BY_TILE: Final = 0
BY_TOKEN: Final = 1
BY_HELPER: Final = 2  # + the room
WAYS: Final = BY_HELPER + f.ROOMS

# ---------------------------------------------------------------- 9.1 growth and harvest


def grow(s: Woodcraft, seat: i64, pot: i64, pips: i64) -> None:
    """Growth stops at 6, and a tree that reaches 6 becomes lumber at once. [WC-264, WC-266]"""
    p = s.players[seat]
    p.pots = put(p.pots, pot, min(f.MOST, p.pots[pot] + pips))
    if s.listening:
        s.events.append((v.E_GREW, PUBLIC, seat, pot, p.pots[pot]))
    if p.pots[pot] == f.MOST:
        harvest(s, seat, pot)


def no_harvest(p: Player, pot: i64) -> Reason | None:
    """Trees of any value may be harvested, also one that was planted this turn. [WC-267, WC-268]"""
    return None if p.pots[pot] > 0 else no("WC-267", "no_tree", {"color": f.COLORS[pot]})


# ---------------------------------------------------------------- lumber


def lumber_options(p: Player, low: i64, high: i64) -> list[int]:
    """DIE for every lumber die with a value in these bounds; trees are no lumber. [WC-269]"""
    out: list[int] = []
    lumber = p.lumber
    first = v.DIE.first
    die: i64
    for die in range(DICE):
        if lumber[die] and low <= PIPS[die] <= high:
            out.append(first + die)
    return out


def die_of(action: i64) -> i64:
    """The lumber die that an action names."""
    color, value = v.DIE.two(action)
    return f.die_number(color, value)


def no_die(p: Player, action: i64, clause: str) -> Reason | None:
    """A die that is not in the lumber pile."""
    die = int(die_of(action))
    return None if p.lumber[die] > 0 else no(clause, "no_die", {**die_args(die)})


# ---------------------------------------------------------------- costs


def pay_lanterns(s: Woodcraft, seat: i64, count: i64) -> None:
    """Bonus lanterns of this turn count as spent first where they are allowed. [WC-124, WC-253]"""
    s.players[seat].tokens[f.LANTERN] -= count
    s.bonus_lanterns = max(0, s.bonus_lanterns - count)
    happened(s, seat, f.SPEND_LANTERN)


def start_ability(s: Woodcraft, seat: i64, room: i64) -> Helper:
    """Pay for a per-turn ability and mark it as used. [WC-213, WC-215, WC-229]"""
    p = s.players[seat]
    card = HELPERS[p.rooms[room]]
    p.used = put(p.used, room, 1)
    if s.listening:
        s.events.append((v.E_ABILITY, PUBLIC, seat, p.rooms[room]))
    for token in range(len(f.TOKENS)):
        if card.pay[token] and token != f.LANTERN:
            p.tokens[token] -= card.pay[token]
    if card.pay[f.LANTERN]:
        pay_lanterns(s, seat, card.pay[f.LANTERN])
    return card


def spend_reuse(s: Woodcraft, seat: i64) -> None:
    """The token replaces the ready tile, which stays on its used side. [WC-291 to WC-293, WC-295]"""
    s.players[seat].tokens[f.REUSE] -= 1
    if s.listening:
        s.events.append((v.E_REUSED, PUBLIC, seat))


def no_token(p: Player, tile: i64, clause: str) -> Reason | None:
    """A tile that is used needs a re-use token. [WC-280, WC-285, WC-291]"""
    return no(clause, "tile_used") if tile == USED and p.tokens[f.REUSE] == 0 else None


def helper_ready(p: Player, room: i64, job: i64) -> bool:
    """Is there a helper in this room who can still do this work this turn, and can it be paid? [WC-213, WC-229]"""
    if p.rooms[room] == NONE or p.used[room]:
        return False
    card = HELPERS[p.rooms[room]]
    if card.ability != f.PER_TURN or card.job != job:
        return False
    for token in range(len(f.TOKENS)):
        if card.pay[token] > p.tokens[token]:
            return False
    return True


def ready(p: Player, by: i64, tiles: list[int], job: i64) -> bool:
    """Can this work be done with these tiles, with a token or by that helper?"""
    if by >= BY_HELPER:
        return helper_ready(p, by - BY_HELPER, job)
    return READY in tiles if by == BY_TILE else USED in tiles and p.tokens[f.REUSE] > 0


# ---------------------------------------------------------------- 9.2 sawing


def can_saw(p: Player) -> bool:
    """A die of 2 or more. [WC-273]"""
    lumber = p.lumber
    die: i64
    for die in range(DICE):
        if lumber[die] and PIPS[die] > f.LEAST:
            return True
    return False


def largest(p: Player) -> int:
    """The value of the largest lumber die, or 0."""
    return max([PIPS[die] for die in range(DICE) if p.lumber[die]], default=0)


def no_sawing(p: Player, by: i64) -> Reason | None:
    """[WC-271, WC-273, WC-277, WC-291, WC-297]"""
    if by == BY_TILE and p.saws.count(READY) == 0:
        return no("WC-271", "saws_used", {"count": p.saws.count(USED)})
    if by == BY_TOKEN and p.tokens[f.REUSE] == 0:
        return no("WC-291", "no_reuse")
    if by == BY_TOKEN and p.saws.count(USED) == 0:
        return no("WC-297", "saws_ready")
    return no("WC-273", "nothing_to_saw") if largest(p) < 2 else None


class SawDie(Step[Woodcraft]):
    """The die to be sawn. [WC-273]"""

    by = field(WAYS)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return lumber_options(s.players[seat], f.LEAST + 1, f.MOST)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.push(SAW_CUT, seat, self.by.of(data), die_of(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        short = no("WC-273", "too_small_to_saw") if PIPS[die_of(action)] == f.LEAST else None
        return no_die(s.players[seat], action, "WC-273") or short

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p = s.players[seat]
        return "" if ready(p, self.by.of(data), p.saws, f.J_SAW) else "this work cannot be done"


SAW_DIE: Final = SawDie("saw_die", on=IN_A_TURN, verbs=(v.DIE,))


def free_cuts(p: Player, by: i64) -> i64:
    """The first cut of a tile, and as many as a helper makes. [WC-234, WC-275]"""
    return HELPERS[p.rooms[by - BY_HELPER]].cuts if by >= BY_HELPER else 1


def sawblades(p: Player, by: i64) -> i64:
    """Those left for further cuts after a helper's own cost."""
    blades: i64 = p.tokens[f.SAWBLADE]
    return blades - HELPERS[p.rooms[by - BY_HELPER]].pay[f.SAWBLADE] if by >= BY_HELPER else blades


class SawCut(Step[Woodcraft]):
    """Cut a die: the pieces add up to it, further cuts cost sawblades. [WC-274 to WC-276]"""

    by = field(WAYS)
    die = field(DICE)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.saw_cut", {**die_args(self.die.of(data))})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        p = s.players[seat]
        by = self.by.of(data)
        most = sawblades(p, by) + free_cuts(p, by) + 1
        ways = CUTS[PIPS[self.die.of(data)]]
        return [v.CUT.first + way for way in range(len(ways)) if len(ways[way]) <= most]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        by, die, way = self.by.of(data), self.die.of(data), v.CUT.one(action)
        color, value = COLOR_OF[die], PIPS[die]
        pieces = CUTS[value][way]
        blades = max(0, len(pieces) - 1 - free_cuts(p, by))
        happens_later(s, seat, f.SAW)  # once, whatever the number of cuts [WC-249]
        if by == BY_TILE:
            p.saws = put(p.saws, p.saws.index(READY), USED)  # [WC-271, WC-272]
        elif by == BY_TOKEN:
            spend_reuse(s, seat)
        p.add_dice(die, -1)
        for piece in pieces:
            p.add_dice(f.die_number(color, piece), 1)
        if by >= BY_HELPER:
            card = start_ability(s, seat, by - BY_HELPER)
            gain(s, seat, card.gain, score.P_HELPERS)
        p.tokens[f.SAWBLADE] -= blades
        if s.listening:
            s.events.append((v.E_SAWED, PUBLIC, seat, color, value, f.FIRST_CUT[value] + way, blades))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        p, by, way, die = s.players[seat], self.by.of(data), v.CUT.one(action), int(self.die.of(data))
        if way >= len(CUTS[PIPS[die]]):
            return no("WC-274", "no_such_cut", {"value": PIPS[die], "count": len(CUTS[PIPS[die]])})
        cuts, free, have = len(CUTS[PIPS[die]][way]) - 1, int(free_cuts(p, by)), int(sawblades(p, by))
        if cuts > free + have:
            return no("WC-275", "sawblades", {"count": cuts - free, "have": have})
        return None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, die = s.players[seat], self.die.of(data)
        if not ready(p, self.by.of(data), p.saws, f.J_SAW):
            return "this work cannot be done"
        return "" if p.lumber[die] and PIPS[die] > f.LEAST else "there is no such die to saw"


SAW_CUT: Final = SawCut("saw_cut", on=IN_A_TURN, verbs=(v.CUT,))

# ---------------------------------------------------------------- 9.3 splicing scraps


def can_splice(p: Player, slot: i64) -> bool:
    """[WC-279 to WC-283, WC-291, WC-294, WC-297]"""
    tile = p.splicers[slot]
    if tile == NOT_BUILT or not p.tokens[f.SCRAP] or (tile == USED and not p.tokens[f.REUSE]):
        return False
    most = largest_splice(slot)
    lumber = p.lumber
    die: i64
    for die in range(DICE):
        if lumber[die] and PIPS[die] <= most:
            return True
    return False


def largest_splice(slot: i64) -> i64:
    """The largest value to which the tile of a slot can add something. [WC-283]"""
    return f.MOST - f.SPLICE_ADDS[slot][0]


def no_splicing(p: Player, slot: i64) -> Reason | None:
    """[WC-279, WC-280, WC-283, WC-291, WC-294]"""
    if p.splicers[slot] == NOT_BUILT:
        return no("WC-294", "no_splicer", {"slot": int(slot) + 1})
    if p.tokens[f.SCRAP] == 0:
        return no("WC-279", "no_scrap")
    reason = no_token(p, p.splicers[slot], "WC-280")
    if reason is not None:
        return reason
    dice = [die for die in range(DICE) if p.lumber[die] and PIPS[die] <= largest_splice(slot)]
    return None if dice else no("WC-283", "nothing_to_splice", {"value": int(largest_splice(slot))})


class SpliceDie(Step[Woodcraft]):
    """The die to which scraps are spliced. [WC-281, WC-283]"""

    slot = field(3)

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return lumber_options(s.players[seat], f.LEAST, largest_splice(self.slot.of(data)))

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.push(SPLICE_ADD, seat, self.slot.of(data), die_of(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        missing = no_die(s.players[seat], action, "WC-281")
        die, least = int(die_of(action)), f.SPLICE_ADDS[self.slot.of(data)][0]
        large = (
            no("WC-283", "too_large_to_splice", {**die_args(die), "count": least})
            if PIPS[die] + least > f.MOST
            else None
        )
        return missing or large

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if can_splice(s.players[seat], self.slot.of(data)) else "this work cannot be done"


SPLICE_DIE: Final = SpliceDie("splice_die", on=IN_A_TURN, verbs=(v.DIE,))


class SpliceAdd(Step[Woodcraft]):
    """One scrap lets a die grow by an amount of the tile, however large. [WC-279 to WC-283]"""

    slot = field(3)
    die = field(DICE)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.splice_add", {**die_args(self.die.of(data))})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        room = f.MOST - PIPS[self.die.of(data)]
        return [v.ADD.zero + n for n in f.SPLICE_ADDS[self.slot.of(data)] if n <= room]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        p = s.players[seat]
        slot, die, added = self.slot.of(data), self.die.of(data), v.ADD.one(action)
        if p.splicers[slot] == READY:
            p.splicers = put(p.splicers, slot, USED)
        else:
            spend_reuse(s, seat)
        p.tokens[f.SCRAP] -= 1
        p.add_dice(die, -1)
        p.add_dice(die + added, 1)
        if s.listening:
            s.events.append((v.E_SPLICED, PUBLIC, seat, COLOR_OF[die], PIPS[die], added))
        happened(s, seat, f.SPLICE)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        added, value = int(v.ADD.one(action)), PIPS[self.die.of(data)]
        if added not in f.SPLICE_ADDS[self.slot.of(data)]:
            return no("WC-281", "no_such_addition", {"count": f.SPLICE_ADDS[self.slot.of(data)][-1]})
        return no("WC-283", "above_six", {"value": value, "count": added}) if value + added > f.MOST else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        p, slot, die = s.players[seat], self.slot.of(data), self.die.of(data)
        if not can_splice(p, slot):
            return "this work cannot be done"
        return "" if p.lumber[die] and PIPS[die] <= largest_splice(slot) else "there is no such die to splice"


SPLICE_ADD: Final = SpliceAdd("splice_add", on=IN_A_TURN, verbs=(v.ADD,))
