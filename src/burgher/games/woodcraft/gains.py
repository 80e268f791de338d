"""The interpreter of gains: what cards, wheel, attic, tracks and productions give (sections 1.2, 8.1, 12, 13 and 16).

Everything that gives something is an entry of `facts.GAINS`, and this is the one place that carries it out. A gain that
sets off another reward is laid aside as a frame until that reward is finished. [WC-015]
"""

from typing import Final

from burgher.core.state import NOBODY, PUBLIC, Step
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.facts import GAINS, HELPERS, NONE, NOTHING
from burgher.games.woodcraft.state import Player, Woodcraft

# The parts of a gain that may ask the player something, in their order [WC-014]; a tool each has a part of its own.
PART_TREE: Final = 0
PART_BLUEBERRY_INCOME: Final = 1
PART_HAZELNUT_INCOME: Final = 2
PART_REPUTATION: Final = 3
PART_TOOL: Final = 4  # to 7
PART_PRODUCE: Final = 8
PART_CHOOSE: Final = 9
PART_CLAIM: Final = 10
PARTS: Final = 11
WHOLE: Final = 11  # a gain that has not begun


def gain(s: Woodcraft, seat: int, number: int, line: int) -> None:
    """Receive a gain; its points go to this line of the score sheet. [WC-013 to WC-016]"""
    if number == NOTHING:
        return
    g = GAINS[number]
    p = s.players[seat]
    if g.has_tokens:
        for token in range(6):
            count = g.tokens[token]
            if count:
                p.tokens[token] += count
        if line == score.P_WHEEL:
            s.bonus_lanterns += g.tokens[f.LANTERN]
        if g.points < 0:
            add_points(s, seat, g.points, line)
        else:
            p.parts[line] += g.points
        if s.listening and (g.points > 0 or any(g.tokens)):
            s.events.append((v.E_GAINED, PUBLIC, seat, max(0, g.points), *g.tokens))
    for die in g.dice:
        p.lumber[die] += 1
        if s.listening:
            s.events.append((v.E_GOT_DIE, PUBLIC, seat, die // 6, die % 6 + 1))
    if not g.simple:
        gain_parts(s, seat, number, line, PART_TREE)


def later(s: Woodcraft, number: int, line: int) -> None:
    """The player of the turn receives this gain when what is pushed after it is finished."""
    if number != NOTHING:
        s.push(GAIN, NOBODY, number, WHOLE * score.PARTS + line)


def add_points(s: Woodcraft, seat: int, points: int, line: int) -> None:
    """Points never fall below 0. [WC-021, WC-024]"""
    p = s.players[seat]
    if points < 0:
        points = -min(-points, sum(p.parts))
    p.parts[line] += points
    if s.listening and points:
        s.events.append((v.E_POINTS if points > 0 else v.E_LOST_POINTS, PUBLIC, seat, abs(points)))


def has_part(g: f.Gain, part: int) -> bool:
    if part == PART_TREE:
        return g.tree != NONE
    if part == PART_BLUEBERRY_INCOME:
        return g.blueberry_income > 0
    if part == PART_HAZELNUT_INCOME:
        return g.hazelnut_income > 0
    if part == PART_REPUTATION:
        return g.reputation > 0
    if part < PART_PRODUCE:
        return part - PART_TOOL < len(g.tools)
    if part == PART_PRODUCE:
        return g.produce > 0
    if part == PART_CHOOSE:
        return len(g.choose) > 0
    return g.claim


def gain_parts(s: Woodcraft, seat: int, number: int, line: int, part: int) -> None:
    """Carry out the next part of a gain from `part` on; the rest waits below it."""
    g = GAINS[number]
    while part < PARTS and not has_part(g, part):
        part += 1
    if part == PARTS:
        return
    rest = part + 1
    while rest < PARTS and not has_part(g, rest):
        rest += 1
    if rest < PARTS:
        s.push(GAIN, NOBODY, number, rest * score.PARTS + line)
    if part == PART_TREE:
        plant_gift(s, seat, g.tree)
    elif part == PART_BLUEBERRY_INCOME:
        raise_income(s, seat, f.BLUEBERRY, g.blueberry_income)
    elif part == PART_HAZELNUT_INCOME:
        raise_income(s, seat, f.HAZELNUT, g.hazelnut_income)
    elif part == PART_REPUTATION:
        raise_reputation(s, seat, g.reputation)
    elif part < PART_PRODUCE:
        take_tool(s, seat, g.tools[part - PART_TOOL])
    elif part == PART_PRODUCE:
        produce(s, seat, g.produce, 0)
    elif part == PART_CHOOSE:
        offer_choice(s, seat, number, line)
    elif claimable(s, s.players[seat]):
        s.push(CLAIM, seat)


class GainStep(Step[Woodcraft]):
    """The player of the turn receives gain a, b tells from which part on and for which line of the score sheet."""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        part = b // score.PARTS
        line = b % score.PARTS
        if part == WHOLE:
            gain(s, s.turn, a, line)
        else:
            gain_parts(s, s.turn, a, line, part)


def plant_gift(s: Woodcraft, seat: int, tree: int) -> None:
    """A tree that comes with a pot; in a pot that is missing or full there is no place for it. [WC-032, WC-195]"""
    p = s.players[seat]
    if p.pots[tree // 6] == 0:
        p.pots[tree // 6] = tree % 6 + 1
        if s.listening:
            s.events.append((v.E_GOT_TREE, PUBLIC, seat, tree // 6, tree % 6 + 1))
        if tree % 6 + 1 == 6:
            harvest(s, seat, tree // 6)


def harvest(s: Woodcraft, seat: int, pot: int) -> None:
    """A tree becomes lumber with the value it shows. [WC-247, WC-266, WC-267]"""
    p = s.players[seat]
    value = p.pots[pot]
    p.pots[pot] = 0
    p.lumber[pot * 6 + value - 1] += 1
    if s.listening:
        s.events.append((v.E_HARVESTED, PUBLIC, seat, pot, value))
    happened(s, seat, f.HARVEST_TREE, value)


# ---------------------------------------------------------------- permanent abilities (section 8.2)


def happened(s: Woodcraft, seat: int, event: int, value: int = 0) -> None:
    """Permanent abilities answer an event, in the order of the rooms. [WC-216 to WC-222]"""
    if s.players[seat].watched[event]:
        answer(s, seat, event, value, 0)


def happens_later(s: Woodcraft, seat: int, event: int, value: int = 0) -> None:
    """The same when what is pushed after it is finished. [WC-219]"""
    if s.players[seat].watched[event]:
        s.push(EVENT, NOBODY, event * 7 + value, 0)


def answer(s: Woodcraft, seat: int, event: int, value: int, room: int) -> None:
    """The value is the pips of a harvested tree; or 1 + the room of a new helper, who does not answer. [WC-217]"""
    p = s.players[seat]
    while room < f.ROOMS:
        if p.rooms[room] != NONE and not (event == f.HIRE_HELPER and room == value - 1):
            card = HELPERS[p.rooms[room]]
            if card.event == event and card.gain != NOTHING and (card.where == 0 or card.where == value):
                if room + 1 < f.ROOMS:
                    s.push(EVENT, NOBODY, event * 7 + value, room + 1)
                gain(s, seat, card.gain, score.P_HELPERS)
                return
        room += 1


class EventStep(Step[Woodcraft]):
    """The permanent abilities from room b on answer event a // 7, whose value is a % 7."""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        answer(s, s.turn, a // 7, a % 7, b)


# ---------------------------------------------------------------- income and reputation (section 16)


def raise_income(s: Woodcraft, seat: int, track: int, steps: int) -> None:
    """[WC-029, WC-383 to WC-390]"""
    p = s.players[seat]
    before = p.income[track]
    after = before + steps
    p.income[track] = after
    if s.listening:
        s.events.append((v.E_INCOME, PUBLIC, seat, track, steps, after))
    tool = before < f.TOOL_LINE <= after
    if before < f.POINTS_LINE <= after:
        if tool:
            s.push(LINE, NOBODY)
        else:
            add_points(s, seat, f.LINE_POINTS, score.P_INCOME_LINES)
    if tool:
        take_tool(s, seat, f.ANY_TOOL)


class LineStep(Step[Woodcraft]):
    """The points line, after the tool of the line before it. [WC-386]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        add_points(s, s.turn, f.LINE_POINTS, score.P_INCOME_LINES)


def raise_reputation(s: Woodcraft, seat: int, steps: int) -> None:
    """Steps beyond the last space score; tiles reached or passed give their reward. [WC-391 to WC-397]"""
    p = s.players[seat]
    before = p.reputation
    after = min(f.LAST_REPUTATION, before + steps)
    excess = before + steps - after
    p.reputation = after
    if s.listening:
        s.events.append((v.E_REPUTATION, PUBLIC, seat, steps, after))
    if excess:
        add_points(s, seat, f.OVERFLOW_POINTS * excess, score.P_OVERFLOW)
    for i in (1, 0):  # the lower space is pushed last, so it comes first
        if s.reputation_tiles[i] != NONE and not p.reached[i] and before < f.TILE_SPACES[i] <= after:
            reach_tile(s, seat, i)


def reach_tile(s: Woodcraft, seat: int, i: int) -> None:
    """The rank is 1 plus the players who came in earlier rounds. [WC-398 to WC-402, WC-442]"""
    earlier = 0
    for other in s.players:
        if 0 < other.reached[i] < s.round:
            earlier += 1
    s.players[seat].reached[i] = max(1, s.round)
    tile = s.reputation_tiles[i]
    if s.seats == 1:
        s.reputation_tiles[i] = NONE
    if s.listening:
        s.events.append((v.E_REPUTATION_TILE, PUBLIC, seat, tile))
    later(s, f.TILE_REWARD[s.seats][tile][earlier], score.P_REPUTATION_TILES)


def lower_reputation(s: Woodcraft, seat: int, steps: int) -> None:
    """[WC-318, WC-320, WC-394]"""
    p = s.players[seat]
    p.reputation = max(0, p.reputation - steps)


# ---------------------------------------------------------------- tools (section 13)


def take_tool(s: Woodcraft, seat: int, kind: int) -> None:
    """A named kind that has run out is replaced by any other; with a full attic the tool is lost. [WC-006, WC-345]"""
    if NONE not in s.players[seat].attic:
        if s.listening:
            s.events.append((v.E_TOOL_LOST, PUBLIC, seat))
    elif kind == f.ANY_TOOL or not s.tools[kind]:
        s.push(TOOL, seat)
    else:
        s.push(SPACE, seat, kind)


class ToolStep(Step[Woodcraft]):
    """Name the kind of tool. [WC-007]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.TOOL.first + kind for kind in range(f.KINDS) if s.tools[kind]]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        s.push(SPACE, seat, action - v.TOOL.first)


def free_spaces(p: Player) -> list[int]:
    """[WC-334 to WC-337]"""
    out: list[int] = []
    for space in range(f.SPACES):
        if p.attic[space] == NONE:
            free = True
            for other in f.SPACE_NEEDS[space]:
                if p.attic[other] == NONE:
                    free = False
            if free:
                out.append(space)
    return out


class SpaceStep(Step[Woodcraft]):
    """Place a tool of kind a in the attic. [WC-334, WC-338]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.SPACE.first + space for space in free_spaces(s.players[seat])]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        space = action - v.SPACE.first
        s.players[seat].attic[space] = a
        s.tools[a] -= 1
        if s.listening:
            s.events.append((v.E_TOOL, PUBLIC, seat, a, space))
        pay_links(s, seat, space)


def pay_links(s: Woodcraft, seat: int, space: int) -> None:
    """Links between the new tool and neighbours of another kind, in the order of the list. [WC-339 to WC-343]

    All are found at once: a link of this tool may bring another tool, which pays its own links and no link twice.
    """
    attic = s.players[seat].attic
    for link in range(f.LINKS - 1, -1, -1):  # the first is pushed last, so it comes first
        a, b = f.LINK_SPACES[link]
        if space in (a, b) and attic[a] != NONE and attic[b] != NONE and attic[a] != attic[b]:
            later(s, f.LINK_GAIN[link], score.P_ATTIC)


# ---------------------------------------------------------------- production (section 8.1)


def produce(s: Woodcraft, seat: int, left: int, done: int) -> None:
    """Productions of `left` more helpers, rooms in the mask `done` excepted. [WC-207 to WC-211]"""
    rooms = [r for r in range(f.ROOMS) if s.players[seat].rooms[r] != NONE and not done >> r & 1]
    if left == 0 or not rooms:
        return
    if left < len(rooms):
        s.push(PRODUCE, seat, left, done)
    else:
        produce_one(s, seat, left, done, rooms[0])


def produce_one(s: Woodcraft, seat: int, left: int, done: int, room: int) -> None:
    helper = s.players[seat].rooms[room]
    if s.listening:
        s.events.append((v.E_PRODUCED, PUBLIC, seat, helper))
    if left > 1:
        s.push(PRODUCING, NOBODY, left - 1, done | 1 << room)
    gain(s, seat, HELPERS[helper].production, score.P_HELPERS)


class ProduceStep(Step[Woodcraft]):
    """Name one of the helpers that produce: a are left, those in the mask b have produced. [WC-209, WC-210]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        rooms = s.players[seat].rooms
        return [v.PRODUCE.first + r for r in range(f.ROOMS) if rooms[r] != NONE and not b >> r & 1]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        produce_one(s, seat, a, b, action - v.PRODUCE.first)


class ProducingStep(Step[Woodcraft]):
    """The production goes on. [WC-210]"""

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        produce(s, s.turn, a, b)


# ---------------------------------------------------------------- choices and commissions (sections 11 and 12)


def claimable(s: Woodcraft, p: Player) -> list[int]:
    """[WC-326 to WC-330]"""
    return [commission for commission in s.commissions if commission not in p.claimed]


def alternatives(s: Woodcraft, p: Player, number: int) -> list[int]:
    """Which of the two gains can be carried out. [WC-035, WC-325]"""
    choose = GAINS[number].choose
    return [k for k in range(len(choose)) if not GAINS[choose[k]].claim or claimable(s, p)]


def offer_choice(s: Woodcraft, seat: int, number: int, line: int) -> None:
    ways = alternatives(s, s.players[seat], number)
    if len(ways) > 1:
        s.push(CHOICE, seat, number, line)
    elif ways:
        take_choice(s, seat, number, line, ways[0])


def take_choice(s: Woodcraft, seat: int, number: int, line: int, k: int) -> None:
    """Points taken instead of a commission have a line of their own on the score sheet. [WC-323]"""
    gain(s, seat, GAINS[number].choose[k], score.P_HAZELNUT if line == score.P_ORDERS else line)


class ChoiceStep(Step[Woodcraft]):
    """One of the two gains of gain a; b is the line of the score sheet. [WC-034]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.CHOICE.first + k for k in alternatives(s, s.players[seat], a)]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        take_choice(s, seat, a, b, action - v.CHOICE.first)


class ClaimStep(Step[Woodcraft]):
    """Claim a public commission. [WC-036, WC-326]"""

    def options(self, s: Woodcraft, seat: int, a: int, b: int) -> list[int]:
        return [v.CLAIM.first + commission for commission in claimable(s, s.players[seat])]

    def choose(self, s: Woodcraft, seat: int, a: int, b: int, action: int) -> None:
        commission = action - v.CLAIM.first
        s.players[seat].claimed.append(commission)
        if s.listening:
            s.events.append((v.E_CLAIMED, PUBLIC, seat, commission))


GAIN: Final = GainStep("gain", a=len(GAINS) - 1, b=(WHOLE + 1) * score.PARTS - 1)
EVENT: Final = EventStep("event", a=len(f.EVENTS) * 7 - 1, b=f.ROOMS - 1)
LINE: Final = LineStep("line")
TOOL: Final = ToolStep("tool")
SPACE: Final = SpaceStep("space", a=f.KINDS - 1)
PRODUCE: Final = ProduceStep("produce", a=f.ROOMS, b=(1 << f.ROOMS) - 1)
PRODUCING: Final = ProducingStep("producing", a=f.ROOMS, b=(1 << f.ROOMS) - 1)
CHOICE: Final = ChoiceStep("choice", a=len(GAINS) - 1, b=score.PARTS - 1)
CLAIM: Final = ClaimStep("claim")
STEPS: Final[list[Step[Woodcraft]]] = [GAIN, EVENT, LINE, TOOL, SPACE, PRODUCE, PRODUCING, CHOICE, CLAIM]
