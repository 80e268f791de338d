"""How Glass Road is thought about: a hand is one decision, and a card is judged by what it leaves for the rest of it.

Candidates are hands, cards, or the best ends of the card that is being evaluated. Each is followed through the rest of
the period with the same guesses at the other hands and the same order of draws; the worse half is left behind again
and again. What comes after the period is told by the learnt value of the position.
"""

import gc
import pickle
from typing import Any

from burgher.bots.effort import Effort, Watch
from burgher.bots.halving import by_action
from burgher.bots.leaves import LEAST_SPREAD, NORMAL, spread
from burgher.bots.values.glass_road import begins
from burgher.bots.values.glass_road_card import (
    NOTHING,
    Card,
    Line,
    likely_builds,
    likely_places,
    likely_takes,
    likely_uses,
    likeness,
    patient,
)
from burgher.bots.values.glass_road_plan import (
    Chance,
    Known,
    Leaf,
    course,
    draft,
    follow,
    guess_hands,
    likely_cards,
    period_ends,
    pool_of,
    value_now,
)
from burgher.bots.values.glass_road_value import prospect
from burgher.bots.verdict import Candidate, Verdict
from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.games.glass_road import facts as f
from burgher.games.glass_road import verbs as v
from burgher.games.glass_road.chapters.building import BUILD
from burgher.games.glass_road.chapters.evaluation import EVALUATE
from burgher.games.glass_road.chapters.landscape import PLACE
from burgher.games.glass_road.chapters.periods import CHOOSE_LAST, EXTRA_CARD, LAY, PICK, PLAY
from burgher.games.glass_road.chapters.wheels import TAKE
from burgher.games.glass_road.hidden import cards_of
from burgher.games.glass_road.state import GlassRoad

EFFORTS = {
    "master": Effort(3, 6, seconds=0.3, plain=(1, 2)),
    "guildmaster": Effort(8, 128, seconds=0.8, plain=(3, 6), more=-32, alone=64),
}

NOISE = 1.6  # by which drafts of a hand differ
GUESSED = 2  # hands at most that each other player is thought to draft
LINES = 5  # that are followed in a course, at most
CARD_LINES = 10  # that are followed within the card that is being evaluated, at most
ACTION = 0.75  # points that one more action brings another player
GAP = 2.5  # points by which an end may look worse, and yet leave more for the rest of the hand
FEW = 3  # actions that may be asked about one by one
MANY = 8  # more ways than these are looked over before they are tried
GLANCES = 2  # courses with which that is done,
ROUGH = 2  # and lines that are followed in them
COURSES = 4  # for each hand that is tried, if that makes more hands than other things are tried
PLANS = 8  # hands that were planned last are kept: each is asked for card by card


class Way:
    """An action, and a way to go on with it."""

    def __init__(self, seat: int, action: int, start: Line, order: list[int], chances: list[Chance]) -> None:
        self.start = start
        self.order = order  # of the cards to be played, or that could be drawn
        self.chances = chances  # that come before those of the course
        self.found = Candidate(action, line=[(seat, action)])


class Thought:
    """A decision of a seat, and the ways that are tried."""

    def __init__(self, game: Game[Any], s: GlassRoad, seat: int, effort: Effort, dice: Dice) -> None:
        self.game = game
        self.s = s
        self.seat = seat
        self.effort = effort
        self.lines = min(LINES, 1 + effort.width // 2)  # that are followed
        self.watch = Watch(effort)
        self.dice = dice
        self.known = Known()
        self.spread = max(LEAST_SPREAD, spread(game, s))
        self.others = [value_now(s, other) for other in range(s.seats)] if s.seats > 1 else []
        self.weights = [[1] * f.CARDS] * s.seats  # how likely each card is to be in each hand

    def guess(self) -> None:
        """Think about what the others may have chosen."""
        drafts = min(GUESSED, (self.effort.width + 1) // 4)
        if self.s.seats > 1 and drafts:
            self.weights = likely_cards(self.s, self.seat, drafts, self.dice)

    def try_all(self, ways: list[Way]) -> Verdict:
        """Follow all ways with the same luck, the better half of them further, and so on."""
        live = ways
        left: list[Way] = []
        rounds = max(1, (len(live) - 1).bit_length())
        if self.certain():
            for _ in range(2):  # both come to the same, which tells that there is no error
                self.try_once(live)
            live.sort(key=lambda way: -way.found.margin())
            return Verdict(self.seat, by_action([way.found for way in live]))
        if len(live) > MANY:
            live, left = self.look_over(live)
            rounds -= 1
        while True:
            for _ in range(max(1, self.effort.rollouts // rounds // len(live))):
                if live[0].found.margins and self.watch.over():
                    break
                self.try_once(live)
            live.sort(key=lambda way: -way.found.margin())
            if len(live) <= 2 or self.watch.over():
                break
            half = (len(live) + 1) // 2
            live, left = live[:half], live[half:] + left
            if len({way.found.action for way in live}) == 1:
                break  # whatever comes of it, the next action is the same
        return Verdict(self.seat, by_action([way.found for way in live + left]))

    def look_over(self, ways: list[Way]) -> tuple[list[Way], list[Way]]:
        """The better half of many ways, and the others, by following them with fewer lines than those that stay."""
        lines, known = self.lines, self.known
        self.lines, self.known = ROUGH, Known()
        for _ in range(GLANCES):
            self.try_once(ways)
            if self.watch.over():
                break
        self.lines, self.known = lines, known
        ways.sort(key=lambda way: -way.found.margin())
        half = (len(ways) + 1) // 2
        return ways[:half], ways[half:]

    def certain(self) -> bool:
        """Does no other card come in this period?"""
        if self.s.seats == 1:
            return self.s.asking(CHOOSE_LAST) or self.s.players[0].hand.bit_count() < f.SOLO_LEFT
        return self.s.asking(EXTRA_CARD) or period_ends(self.s)

    def try_once(self, ways: list[Way]) -> None:
        """Follow these ways once, with the same luck for all."""
        s, seat = self.s, self.seat
        hands = guess_hands(s, seat, self.weights, self.dice)
        drawn = list(range(f.CARDS))
        self.dice.shuffle(drawn)
        seed = self.dice.roll()
        for way in ways:
            hands[seat] = way.start.state.players[seat].hand
            there = course(s, seat, hands, way.order or drawn, Dice(seed))
            leaf = follow(way.start, seat, way.chances + there.chances, self.lines, self.known)
            self.read(way.found, leaf, there.actions)

    def read(self, found: Candidate, leaf: Leaf, actions: list[int]) -> None:
        """Write down how a course ended."""
        sheet = leaf.prospect.sheet(leaf.line.state, self.seat, leaf.line.drawn)
        own = leaf.line.value
        if self.s.seats == 1:
            found.margins.append(own)
            found.chances.append(1.0)
        else:
            best = max(value + ACTION * actions[i] for i, value in enumerate(self.others) if i != self.seat)
            found.margins.append(own - best)
            found.chances.append(NORMAL.cdf((own - best) / self.spread))
        found.sheets.append(sheet)


def think(game: Game[Any], known: GlassRoad, seat: int, actions: list[int], dice: Dice, effort: Effort) -> Verdict:
    """What may be expected of these actions, or of the likeliest of them."""
    collecting = gc.isenabled()
    gc.disable()  # positions have no circles, and looking for some takes a tenth of the time
    try:
        return think_about(game, known, seat, actions, effort)
    finally:
        if collecting:
            gc.enable()


def think_about(game: Game[Any], known: GlassRoad, seat: int, actions: list[int], effort: Effort) -> Verdict:
    # the same position has the same luck in thought, so that what was begun by one decision is ended by the next
    luck = own_luck(known, seat)
    step = known.top()
    if step is PICK:
        return think_hand(game, known, seat, actions, luck, effort)
    thought = Thought(game, known, seat, effort, luck)
    if step in (PLAY, LAY, CHOOSE_LAST, EXTRA_CARD):
        return thought.try_all(card_ways(thought, actions))
    if actions == known.options(seat):  # whoever asks about a conversion by itself is told about it
        actions = patient(known, seat, actions)
    return thought.try_all(end_ways(thought, actions))


def own_luck(s: GlassRoad, seat: int) -> Dice:
    """The luck with which a seat thinks about what follows from this position."""
    goods, things, score = likeness(s, seat)
    return Dice((goods ^ things ^ score << 20) + s.epoch() * 1000003 & 0xFFFFFFFFFFFFFFF)


# ---------------------------------------------------------------- hands

_plans: dict[tuple[object, ...], list[Way]] = {}  # by all that they depend on, the position among it


def think_hand(game: Game[Any], known: GlassRoad, seat: int, actions: list[int], luck: Dice, effort: Effort) -> Verdict:
    """The hand is planned as a whole; each of its cards is then one decision."""
    p = known.players[seat]
    chosen = p.hand
    s = known.copy()
    for other in range(s.seats):
        s.players[other].hand = 0
    ways = planned(game, s, seat, 0, effort)
    fitting = [way for way in ways if begins(way.start.state.players[seat].hand, chosen)]
    if not fitting:
        ways = planned(game, s, seat, chosen, effort)
        fitting = [way for way in ways if begins(way.start.state.players[seat].hand, chosen)]
    found: dict[int, Candidate] = {}
    for way in fitting:
        add_pick(found, way, seat, chosen)
    missing = [action for action in actions if action not in found]
    if len(actions) > FEW:
        missing.sort(key=lambda action: action < max(found, default=0))  # first those above the ones in question
    found = {action: one for action, one in found.items() if action in actions}
    if len(actions) > FEW:
        missing = missing[: 0 if found else 1]
    less = effort.less(effort.width, max(2, effort.rollouts // 8))
    for way in other_hands(Thought(game, s, seat, less, luck), chosen, missing):
        add_pick(found, way, seat, chosen)
    return Verdict(seat, sorted(found.values(), key=standing))


def standing(one: Candidate) -> tuple[int, float]:
    """What was left behind early has met other luck, so that its margin says nothing beside those that were kept."""
    return -len(one.margins), -one.margin()


def add_pick(found: dict[int, Candidate], way: Way, seat: int, chosen: int) -> None:
    """A hand that was tried speaks for its next card."""
    picks = [(seat, v.PICK.of(card)) for card in cards_of(way.start.state.players[seat].hand & ~chosen)]
    action = picks[0][1]
    if action not in found:
        one = way.found
        found[action] = Candidate(action, one.margins, one.chances, one.sheets, picks)


def other_hands(thought: Thought, chosen: int, picks: list[int]) -> list[Way]:
    """Hands for cards that are asked about and not in question."""
    cards = [v.PICK.one(action) for action in picks]
    ways = [hand_way(thought, chosen | 1 << card, card, 0.0) for card in cards]
    if ways:
        thought.try_all(ways)
    return ways


def planned(game: Game[Any], s: GlassRoad, seat: int, chosen: int, effort: Effort) -> list[Way]:
    """Some good hands with these cards, tried; the best first."""
    asked = (pickle.dumps(s), seat, chosen, effort)
    if asked not in _plans:
        luck = own_luck(s, seat)
        thought = Thought(game, s, seat, effort, luck)
        thought.guess()
        ways: dict[int, Way] = {}
        for i in range(max(effort.width, effort.rollouts // COURSES)):
            way = hand_way(thought, chosen, chosen.bit_length() - 1, NOISE if i else 0.0)
            ways.setdefault(way.start.state.players[seat].hand, way)
            if thought.watch.over():
                break
        tried = list(ways.values())
        thought.try_all(tried)
        tried.sort(key=lambda way: standing(way.found))
        while len(_plans) >= PLANS:
            del _plans[next(iter(_plans))]
        _plans[asked] = tried
    return _plans[asked]


def hand_way(thought: Thought, chosen: int, above: int, noise: float) -> Way:
    """A hand with these cards and others above the last of them."""
    s, seat = thought.s, thought.seat
    pool = [card for card in pool_of(s.players[seat]) if card > above]
    order = draft(s, seat, chosen, pool, noise, thought.dice)
    start = s.copy()
    start.players[seat].hand = sum(1 << card for card in order)
    # there is no action for a hand: its number stands for it
    return Way(seat, -start.players[seat].hand, Line(0.0, NOTHING, start, 0.0), order if s.seats > 1 else [], [])


# ---------------------------------------------------------------- cards


def card_ways(thought: Thought, actions: list[int]) -> list[Way]:
    """Each card, with the others after it in the order in which they would bring most."""
    s, seat = thought.s, thought.seat
    hand = s.players[seat].hand
    alone = s.asking(CHOOSE_LAST) or s.asking(EXTRA_CARD)  # no other card comes after it
    if not alone:
        thought.guess()
    # who looks at one thing only has one order of the hand in mind
    order = draft(s, seat, hand, [], 0.0, thought.dice) if thought.effort.width == 1 and not alone else []
    out: list[Way] = []
    for action in actions:
        start = Line(0.0, action, s.copy(), 0.0)
        if alone:
            start.state.players[seat].hand = 0
            chances = [] if action == v.SKIP.first else [Chance([v.PLAY.one(action)], True)]
            out.append(Way(seat, action, start, [], chances))
            continue
        card = (v.LAY if v.LAY.owns(action) else v.PLAY).one(action)
        rest = order or draft(s, seat, hand & ~(1 << card), [], 0.0, thought.dice)
        out.append(Way(seat, action, start, [card, *rest], []))
    return out


# ---------------------------------------------------------------- the card that is being evaluated


def end_ways(thought: Thought, actions: list[int]) -> list[Way]:
    """The best ends of the card, with the action by which each is reached."""
    s, seat, width = thought.s, thought.seat, thought.effort.width
    ends = ends_of(thought, likely(s, seat, actions))
    hand = ends[0].state.players[seat].hand
    order = draft(s, seat, hand, [], 0.0, thought.dice) if s.seats > 1 and hand else []
    kept: list[Line] = []
    for line in ends:
        alike = sum(line.origin == other.origin for other in kept)
        near = line.value > ends[0].value - GAP and len(kept) < width
        if alike < 2 if near else not alike and len({other.origin for other in kept}) < 2:
            kept.append(line)
    if len(actions) <= max(FEW, width):  # each of them is asked about, also where others come to the same
        for action in actions:
            if action not in [line.origin for line in kept]:
                kept.append(ends_of(thought, [action])[0])
    return [Way(seat, line.origin, line, order, []) for line in kept]


def ends_of(thought: Thought, actions: list[int]) -> list[Line]:
    """All ends of the card that are found after these actions, the best first."""
    card = Card(
        thought.seat, prospect(thought.s, thought.seat), min(CARD_LINES, 2 * thought.effort.width), converting=True
    )
    card.answer(thought.s, actions)
    return card.best(len(card.ends) + len(card.unfinished))


def likely(s: GlassRoad, seat: int, actions: list[int]) -> list[int]:
    """Of these actions one for each thing that can be reached, if they are all there."""
    step = s.top()
    p = s.players[seat]
    if step is EVALUATE:
        few = [v.DONE.first, *likely_uses(s, seat, actions, True)]
    elif step is TAKE:
        few = likely_takes(actions)
    elif step is BUILD:
        few = likely_builds(s, p)
    elif step is PLACE:
        few = likely_places(p, actions)
    else:
        return actions
    found = [action for action in few if action in actions]
    return found or actions
