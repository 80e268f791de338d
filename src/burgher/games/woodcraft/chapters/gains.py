"""What cards, wheel, attic, tracks and productions give (sections 1.2, 8.1, 8.2 events, 11 choice, 12, 13 and 16).

Everything that gives something is an entry of `facts.GAINS`, and this is the one place that carries it out. A gain that
sets off another reward is laid aside as a frame until that reward is finished. [WC-015] The bank never runs out, tools
excepted. [WC-004, WC-005, WC-008]
"""

from typing import Final

from mypy_extensions import i64

from burgher.core.messages import Message, Reason
from burgher.core.state import ASKS_NOBODY, NO_SEAT, PUBLIC, Step, field
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.facts import GAINS, HELPERS, NONE, NOTHING
from burgher.games.woodcraft.state import Player, Woodcraft, no, put

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

# The steps of a turn on which others wait to be finished; the setup has them for the ability of the first helper.
IN_A_TURN: Final = (
    "turn",
    "lumber_check",
    "choosing",
    "gain",
    "event",
    "line",
    "producing",
    "immediate",
    "planting",
    "refill_lumber",
    "buy_lumber",
    "exchange",
    "materials",
    "take_order",
    "plant",
)

# ---------------------------------------------------------------- 1.2 gains


def gain(s: Woodcraft, seat: i64, number: i64, line: i64) -> None:
    """Receive all of a gain; its points go to this line of the score sheet. [WC-013 to WC-016, WC-023 to WC-031]"""
    if number == NOTHING:
        return
    g = GAINS[number]
    p = s.players[seat]
    if g.has_tokens:
        tokens = p.tokens
        for token in g.kinds:
            tokens[token] += g.tokens[token]
        if line == score.P_WHEEL:
            s.bonus_lanterns += g.tokens[f.LANTERN]
        if g.points < 0:
            add_points(s, seat, g.points, line)
        else:
            p.score(line, g.points)
        if s.listening and (g.points > 0 or any(g.tokens)):
            s.events.append((v.E_GAINED, PUBLIC, seat, max(0, g.points), *g.tokens))
    for die in g.dice:
        p.add_dice(die, 1)
        if s.listening:
            s.events.append((v.E_GOT_DIE, PUBLIC, seat, f.COLOR_OF[die], f.PIPS[die]))
    if not g.simple:
        gain_parts(s, seat, number, line, PART_TREE)


def later(s: Woodcraft, number: i64, line: i64) -> None:
    """The player of the turn receives this gain when what is pushed after it is finished."""
    if number != NOTHING:
        s.push(GAIN, NO_SEAT, number, WHOLE, line)


def add_points(s: Woodcraft, seat: i64, points: i64, line: i64) -> None:
    """Points never fall below 0, and have no upper bound. [WC-021, WC-022, WC-024, WC-311]"""
    p = s.players[seat]
    if points < 0:
        points = -min(-points, sum(p.parts))
    p.score(line, points)
    if s.listening and points:
        s.events.append(
            (v.E_POINTS if points > 0 else v.E_LOST_POINTS, PUBLIC, seat, points if points > 0 else -points)
        )


def has_part(g: f.Gain, part: i64) -> bool:
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


PARTS_OF: Final[list[list[int]]] = [[part for part in range(PARTS) if has_part(g, part)] for g in GAINS]


def gain_parts(s: Woodcraft, seat: i64, number: i64, line: i64, part: i64) -> None:
    """Carry out the next part of a gain from `part` on; the rest waits below it. [WC-014, WC-015, WC-028 to WC-036]"""
    g = GAINS[number]
    parts = PARTS_OF[number]
    i: i64 = 0
    while parts[i] < part:
        i += 1
    part = parts[i]
    if i + 1 < len(parts):
        s.push(GAIN, NO_SEAT, number, parts[i + 1], line)
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
    """The player of the turn receives a gain, whole or from one of its parts on. [WC-015]"""

    gain = field(len(GAINS))
    part = field(PARTS + 1)
    line = field(score.PARTS)  # of the score sheet

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        part = self.part.of(data)
        if part == WHOLE:
            gain(s, s.turn, self.gain.of(data), self.line.of(data))
        else:
            gain_parts(s, s.turn, self.gain.of(data), self.line.of(data), part)

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        part = self.part.of(data)
        fits = part == WHOLE or has_part(GAINS[self.gain.of(data)], part)
        return "" if fits else "this gain has no such part"


GAIN: Final = GainStep("gain", ASKS_NOBODY, on=IN_A_TURN)


def plant_gift(s: Woodcraft, seat: i64, tree: i64) -> None:
    """A tree that comes with a pot; in a pot that is missing or full there is no place for it. [WC-032, WC-195]"""
    p = s.players[seat]
    pot, pips = f.COLOR_OF[tree], f.PIPS[tree]
    if p.pots[pot] == 0:
        p.pots = put(p.pots, pot, pips)
        if s.listening:
            s.events.append((v.E_GOT_TREE, PUBLIC, seat, pot, pips))
        if pips == f.MOST:
            harvest(s, seat, pot)


def harvest(s: Woodcraft, seat: i64, pot: i64) -> None:
    """A tree becomes lumber with the value it shows. [WC-247, WC-266, WC-267]"""
    p = s.players[seat]
    value: i64 = p.pots[pot]
    p.pots = put(p.pots, pot, 0)
    p.add_dice(f.die_number(pot, value), 1)
    if s.listening:
        s.events.append((v.E_HARVESTED, PUBLIC, seat, pot, value))
    happened(s, seat, f.HARVEST_TREE, value)


# ---------------------------------------------------------------- 8.2 permanent abilities


def happened(s: Woodcraft, seat: i64, event: i64, value: i64 = 0) -> None:
    """Permanent abilities answer an event, in the order of the rooms. [WC-132, WC-216 to WC-222, WC-240 to WC-254]"""
    if s.players[seat].watched[event]:
        answer(s, seat, event, value, 0)


def happens_later(s: Woodcraft, seat: i64, event: i64, value: i64 = 0) -> None:
    """The same when what is pushed after it is finished. [WC-219]"""
    if s.players[seat].watched[event]:
        s.push(EVENT, NO_SEAT, event, value, 0)


def answer(s: Woodcraft, seat: i64, event: i64, value: i64, room: i64) -> None:
    """The value is the pips of a harvested tree; or 1 + the room of a new helper, who does not answer. [WC-217]"""
    p = s.players[seat]
    while room < f.ROOMS:
        if p.rooms[room] != NONE and not (event == f.HIRE_HELPER and room == value - 1):
            card = HELPERS[p.rooms[room]]
            if card.event == event and card.gain != NOTHING and (card.where == 0 or card.where == value):
                if room + 1 < f.ROOMS:
                    s.push(EVENT, NO_SEAT, event, value, room + 1)
                gain(s, seat, card.gain, score.P_HELPERS)
                return
        room += 1


class EventStep(Step[Woodcraft]):
    """The permanent abilities from a room on answer an event. [WC-218, WC-219]"""

    event = field(len(f.EVENTS))
    value = field(f.MOST + 1)
    room = field(f.ROOMS)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        answer(s, s.turn, self.event.of(data), self.value.of(data), self.room.of(data))


EVENT: Final = EventStep("event", ASKS_NOBODY, on=IN_A_TURN)

# ---------------------------------------------------------------- 16 income and reputation tracks


def raise_income(s: Woodcraft, seat: i64, track: i64, steps: i64) -> None:
    """The lines pay once; beyond the track a second marker goes on without end. [WC-029, WC-382 to WC-390]"""
    p = s.players[seat]
    before: i64 = p.income[track]
    after = before + steps
    p.income = put(p.income, track, after)
    if s.listening:
        s.events.append((v.E_INCOME, PUBLIC, seat, track, steps, after))
    tool = before < f.TOOL_LINE <= after
    if before < f.POINTS_LINE <= after:
        if tool:
            s.push(LINE)
        else:
            add_points(s, seat, f.LINE_POINTS, score.P_INCOME_LINES)
    if tool:
        take_tool(s, seat, f.ANY_TOOL)


class LineStep(Step[Woodcraft]):
    """The points line, after the tool of the line before it. [WC-386]"""

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        add_points(s, s.turn, f.LINE_POINTS, score.P_INCOME_LINES)


LINE: Final = LineStep("line", ASKS_NOBODY, on=IN_A_TURN)


def raise_reputation(s: Woodcraft, seat: i64, steps: i64) -> None:
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


def reach_tile(s: Woodcraft, seat: i64, i: i64) -> None:
    """The rank is 1 plus the players who came in earlier rounds. [WC-358, WC-398 to WC-402, WC-442]"""
    earlier = 0
    for other in s.players:
        if 0 < other.reached[i] < s.round:
            earlier += 1
    p = s.players[seat]
    p.reached = put(p.reached, i, max(1, s.round))
    tile = s.reputation_tiles[i]
    if s.seats == 1:
        s.reputation_tiles = put(s.reputation_tiles, i, NONE)
    if s.listening:
        s.events.append((v.E_REPUTATION_TILE, PUBLIC, seat, tile))
    later(s, f.TILE_REWARD[s.seats][tile][earlier], score.P_REPUTATION_TILES)


def lower_reputation(s: Woodcraft, seat: i64, steps: i64) -> None:
    """Not below the start, and rewards taken are kept. [WC-318, WC-320, WC-394]"""
    p = s.players[seat]
    p.reputation = max(0, p.reputation - steps)


# ---------------------------------------------------------------- 13 attic and tools


def take_tool(s: Woodcraft, seat: i64, kind: i64) -> None:
    """A named kind that has run out is replaced by any other; with a full attic the tool is lost. [WC-006, WC-345]"""
    if NONE not in s.players[seat].attic:
        if s.listening:
            s.events.append((v.E_TOOL_LOST, PUBLIC, seat))
    elif kind == f.ANY_TOOL or not s.tools[kind]:
        s.push(TOOL, seat)
    else:
        s.push(SPACE, seat, kind)


class ToolStep(Step[Woodcraft]):
    """Name the kind of tool. [WC-006, WC-007]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.TOOL.first + kind for kind in range(f.KINDS) if s.tools[kind]]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        s.push(SPACE, seat, v.TOOL.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        kind = v.TOOL.one(action)
        return no("WC-007", "no_tool", {"kind": f.TOOLS[kind]}) if s.tools[kind] == 0 else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if NONE in s.players[seat].attic else "the attic is full"


TOOL: Final = ToolStep("tool", on=IN_A_TURN, verbs=(v.TOOL,))


def free_spaces(p: Player) -> list[int]:
    """Free and available: what a space needs is filled. [WC-334 to WC-337]"""
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
    """Place a tool in the attic, where it stays. [WC-033, WC-334, WC-338, WC-344]"""

    kind = field(f.KINDS)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.space", {"kind": f.TOOLS[self.kind.of(data)]})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.SPACE.first + space for space in free_spaces(s.players[seat])]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        space, kind = v.SPACE.one(action), self.kind.of(data)
        p = s.players[seat]
        p.attic = put(p.attic, space, kind)
        s.tools = put(s.tools, kind, s.tools[kind] - 1)
        if s.listening:
            s.events.append((v.E_TOOL, PUBLIC, seat, kind, space))
        pay_links(s, seat, space)

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        attic, space = s.players[seat].attic, v.SPACE.one(action)
        if attic[space] != NONE:
            return no("WC-334", "space_taken", {"attic": f.SPACE_NAMES[space], "kind": f.TOOLS[attic[space]]})
        needs = f.SPACE_NEEDS[space]
        if min([attic[other] for other in needs], default=0) == NONE:
            name = {"attic": f.SPACE_NAMES[space]}
            return no("WC-336", "space_closed", {**name}) if len(needs) > 1 else no("WC-337", "space_end", {**name})
        return None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        there = s.tools[self.kind.of(data)] > 0 and NONE in s.players[seat].attic
        return "" if there else "there is no place or no tool"


SPACE: Final = SpaceStep("space", on=IN_A_TURN, verbs=(v.SPACE,))


def pay_links(s: Woodcraft, seat: i64, space: i64) -> None:
    """Links between the new tool and neighbours of another kind, in the order of the list. [WC-339 to WC-343]

    All are found at once: a link of this tool may bring another tool, which pays its own links and no link twice.
    """
    attic = s.players[seat].attic
    for link in range(f.LINKS - 1, -1, -1):  # the first is pushed last, so it comes first
        one, other = f.LINK_SPACES[link]
        if space in (one, other) and NONE not in (attic[one], attic[other]):
            if attic[one] != attic[other]:
                later(s, f.LINK_GAIN[link], score.P_ATTIC)


# ---------------------------------------------------------------- 8.1 production


def producers(p: Player, done: i64) -> list[int]:
    """The rooms of helpers who have not produced yet; `done` is a mask of rooms. [WC-208]"""
    return [room for room in range(f.ROOMS) if p.rooms[room] != NONE and not done >> room & 1]


def produce(s: Woodcraft, seat: i64, left: i64, done: i64) -> None:
    """Productions of `left` more helpers; which, is asked if there are more. [WC-030, WC-207 to WC-211]"""
    rooms = producers(s.players[seat], done)
    if left == 0 or not rooms:
        return
    if left < len(rooms):
        s.push(PRODUCE, seat, left, done)
    else:
        produce_one(s, seat, left, done, rooms[0])


def produce_one(s: Woodcraft, seat: i64, left: i64, done: i64, room: i64) -> None:
    """One production is finished before the next is named. [WC-207, WC-210]"""
    helper = s.players[seat].rooms[room]
    if s.listening:
        s.events.append((v.E_PRODUCED, PUBLIC, seat, helper))
    if left > 1:
        one: i64 = 1
        s.push(PRODUCING, NO_SEAT, left - 1, done | one << room)
    gain(s, seat, HELPERS[helper].production, score.P_HELPERS)


class ProduceStep(Step[Woodcraft]):
    """Name one of the helpers that produce. [WC-209, WC-210]"""

    left = field(f.ROOMS + 1)
    done = field(1 << f.ROOMS)  # a mask of the rooms that have produced

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        return Message("prompt.produce", {"count": self.left.of(data)})

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.PRODUCE.first + room for room in producers(s.players[seat], self.done.of(data))]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        produce_one(s, seat, self.left.of(data), self.done.of(data), v.PRODUCE.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        room = v.PRODUCE.one(action)
        helper = s.players[seat].rooms[room]
        if helper == NONE:
            return no("WC-209", "empty_room", {"room": f.ROOM_NAMES[room]})
        if self.done.of(data) >> room & 1:
            return no("WC-208", "has_produced", {"helper": f.HELPER_CODES[helper]})
        return None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        there = len(producers(s.players[seat], self.done.of(data)))
        return "" if 0 < self.left.of(data) < there else "there is no choice of helpers"


PRODUCE: Final = ProduceStep("produce", on=IN_A_TURN, verbs=(v.PRODUCE,))


class ProducingStep(Step[Woodcraft]):
    """The production goes on. [WC-210]"""

    left = field(f.ROOMS + 1)
    done = field(1 << f.ROOMS)

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        produce(s, s.turn, self.left.of(data), self.done.of(data))


PRODUCING: Final = ProducingStep("producing", ASKS_NOBODY, on=IN_A_TURN)

# ---------------------------------------------------------------- 11 and 12 choices and commissions


def claimable(s: Woodcraft, p: Player) -> list[int]:
    """Commissions in the row that the player has not claimed; there is no other requirement. [WC-326 to WC-330]"""
    return [commission for commission in s.commissions if commission not in p.claimed]


def alternatives(s: Woodcraft, p: Player, number: i64) -> list[int]:
    """Which of the two gains can be carried out. [WC-035, WC-324, WC-325]"""
    choose = GAINS[number].choose
    return [k for k in range(len(choose)) if not GAINS[choose[k]].claim or claimable(s, p)]


def offer_choice(s: Woodcraft, seat: i64, number: i64, line: i64) -> None:
    """Exactly one of two gains; if only one is possible it is forced. [WC-034, WC-035, WC-325]"""
    ways = alternatives(s, s.players[seat], number)
    if len(ways) > 1:
        s.push(CHOICE, seat, number, line)
    elif ways:
        take_choice(s, seat, number, line, ways[0])


def take_choice(s: Woodcraft, seat: i64, number: i64, line: i64, k: i64) -> None:
    """Points taken instead of a commission have a line of their own on the score sheet. [WC-323]"""
    gain(s, seat, GAINS[number].choose[k], score.P_HAZELNUT if line == score.P_ORDERS else line)


class ChoiceStep(Step[Woodcraft]):
    """One of two gains: the token of the saw, or what a hazelnut order brings. [WC-034, WC-109, WC-323]"""

    gain = field(len(GAINS))
    line = field(score.PARTS)

    def prompt(self, s: Woodcraft, seat: i64, data: i64) -> Message:
        hazelnut = GAINS[GAINS[self.gain.of(data)].choose[0]].claim
        return Message("prompt.choice_hazelnut" if hazelnut else "prompt.choice_saw")

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.CHOICE.first + k for k in alternatives(s, s.players[seat], self.gain.of(data))]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        take_choice(s, seat, self.gain.of(data), self.line.of(data), v.CHOICE.one(action))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        wanted = GAINS[GAINS[self.gain.of(data)].choose[v.CHOICE.one(action)]]
        unclaimed = set(s.commissions) - set(s.players[seat].claimed)
        return no("WC-325", "no_commission") if wanted.claim and not unclaimed else None

    def fault(self, s: Woodcraft, seat: i64, data: i64) -> str:
        return "" if GAINS[self.gain.of(data)].choose else "this gain has no choice"


CHOICE: Final = ChoiceStep("choice", on=IN_A_TURN, verbs=(v.CHOICE,))


class ClaimStep(Step[Woodcraft]):
    """Claim a public commission; nothing is scored now. [WC-036, WC-326]"""

    def options(self, s: Woodcraft, seat: i64, data: i64) -> list[int]:
        return [v.CLAIM.first + commission for commission in claimable(s, s.players[seat])]

    def choose(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> None:
        commission = v.CLAIM.one(action)
        p = s.players[seat]
        p.claimed = [*p.claimed, commission]
        if s.listening:
            s.events.append((v.E_CLAIMED, PUBLIC, seat, commission))

    def refusal(self, s: Woodcraft, seat: i64, data: i64, action: i64) -> Reason | None:
        commission = v.CLAIM.one(action)
        args = {"commission": f.COMMISSION_CODES[commission]}
        if commission in s.players[seat].claimed:
            return no("WC-329", "claimed", {**args})
        return None if commission in s.commissions else no("WC-326", "not_in_row", {**args})


CLAIM: Final = ClaimStep("claim", on=IN_A_TURN, verbs=(v.CLAIM,))
