"""The review of a game: what adds up, what repeats itself, and which blunders are found."""

from random import Random
from typing import Any

import msgspec
import pytest

import burgher
from burgher.bots import search
from burgher.bots.effort import Effort
from burgher.core.chance import Dice
from burgher.core.state import CHANCE
from burgher.core.table import Table
from burgher.review import QUICK, Depth, Reviewer, review
from burgher.review.records import LIMITS, MARKS, Point, accuracy, mark
from burgher.review.work import Finding, Look, Weigh, lead, worlds
from tests.review.endings import ending

from ..glass_road.helpers import CARD
from ..glass_road.helpers import table as table_of_glass
from ..vocabulary import LAST_DIE, offers

TINY = Depth(2, 3, Effort(2, 4), 2, Effort(2, 4), 2, 1)
SURE = Depth(4, 4, Effort(6, 24), 8, Effort(8, 48), 16, 4)


@pytest.mark.parametrize("game", burgher.GAMES)
def test_luck_and_decisions_add_up_to_the_result(game: str) -> None:
    players = burgher.game(game).players[1]
    table = ending(game, players, 12)
    found = review(table, TINY)
    totals = [score["total"] for score in table.scores()]
    assert found.over and found.progress == 1.0
    for part, margin in zip(found.parts, lead(totals), strict=True):
        assert part.result == margin
        assert part.start + part.luck + part.decisions == pytest.approx(part.result, abs=1e-9)
        assert part.own + part.others + part.unforeseen == part.decisions
    assert sum(found.points[-1].chances) == pytest.approx(1.0)
    assert msgspec.json.decode(msgspec.json.encode(found), type=type(found)) == found


def test_the_parts_can_be_summed_by_hand() -> None:
    """Where everybody knows everything, luck is what the stretches of chance change, and nothing else."""
    found = review(ending("castles_of_burgundy", 2, 20), TINY)
    steps = list(zip(found.points, found.points[1:], strict=False))
    for seat, part in enumerate(found.parts):
        by_chance = [b.margins[seat] - a.margins[seat] for a, b in steps if b.by == CHANCE]
        by_self = [b.margins[seat] - a.margins[seat] for a, b in steps if b.by == seat]
        assert part.luck + part.unforeseen == pytest.approx(sum(by_chance), abs=1e-9)
        assert part.own == pytest.approx(sum(by_self), abs=1e-9)


def at_a_choice(game: str, verb: str) -> Table:
    """A game of random play at the first place where the first seat may do this, among other things."""
    table, dice = burgher.new(game, players=2, seed=5), Dice(5)
    while not table.over:
        seat = table.to_move[0]
        actions = table.actions(seat)
        if seat == 0 and len(actions) > 1 and any(action.startswith(verb) for action in actions):
            return table
        table.act(seat, actions[dice.below(len(actions))])
    raise AssertionError(verb)


def test_what_is_hidden_is_guessed_alike_at_all_places() -> None:
    """So that guesses fall out of what changes from one place to the next, and are taken for nobody's luck."""
    table = at_a_choice("craftsmen", "place:")
    before = worlds(table.game, table.state, 0, 4, 9)
    table.act(0, next(action for action in table.actions(0) if action.startswith("place:")))
    after = worlds(table.game, table.state, 0, 4, 9)
    hands = [[table.game.to_position(s)["players"][1]["capital"] for s in known] for known in (before, after)]
    assert hands[0] == hands[1]
    really = table.game.to_position(table.state)["players"][1]["capital"]
    assert any(hand != really for hand in hands[0]), "they are guesses"


@pytest.mark.parametrize(("game", "verb", "shown"), [("craftsmen", "place:", False), ("glass_road", "play:", True)])
def test_only_what_is_shown_can_be_luck(game: str, verb: str, shown: bool) -> None:
    """A card that is played makes others show whether they have it too; a helper makes nobody show anything."""
    table = at_a_choice(game, verb)
    action = next(action for action in table.legal(0) if table.game.verbs.text(action).startswith(verb))
    seeds = list(range(12))
    found = Look(game, 0, table.state, seeds, 0, action, False, 9).run()
    assert (found.kept is not None) == shown


def test_two_rivals_have_opposite_luck() -> None:
    first, second = review(ending("castles_of_burgundy", 2, 20), TINY).parts
    assert first.luck == pytest.approx(-second.luck, abs=1e-9)
    assert first.decisions == pytest.approx(-second.decisions, abs=1e-9)


def test_the_same_game_has_the_same_numbers() -> None:
    table = ending("castles_of_burgundy", 2, 10)
    doc = table.save()
    assert review(burgher.load(doc), QUICK) == review(table, QUICK)
    assert review(burgher.load({**doc, "seed": None}), QUICK) == review(table, QUICK)


def test_a_review_goes_on_where_it_was() -> None:
    table = ending("castles_of_burgundy", 2, 10)
    whole = review(table, TINY)
    first = Reviewer(table, TINY)
    for _ in range(12):
        job = first.next()
        assert job is not None
        first.take(job, job.run())
    kept = msgspec.json.decode(msgspec.json.encode(first.found), type=type(first.found))
    second = Reviewer(table, TINY, kept)
    assert 0 < second.progress < 1
    while (job := second.next()) is not None:
        second.take(job, job.run())
    assert second.review() == whole


def test_what_is_found_first_can_be_shown_at_once() -> None:
    table = ending("castles_of_burgundy", 2, 10)
    reviewer = Reviewer(table, TINY)
    assert reviewer.review().points == [] and reviewer.review().parts == []
    job = reviewer.next()
    assert isinstance(job, Look)
    reviewer.take(job, job.run())
    found = reviewer.review()
    assert len(found.points) == 1 and found.parts[0].result == found.parts[0].start
    assert all(decision.loss is None for decision in found.decisions)


def test_a_review_that_is_read_while_it_grows_tells_of_one_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server reads it in one thread, and adds what was found out meanwhile in another."""
    reviewer = Reviewer(ending("castles_of_burgundy", 2, 6), QUICK)
    told = Reviewer._points

    def meanwhile(self: Reviewer) -> list[Point]:
        job = reviewer.next()
        if job is not None:
            reviewer.take(job, job.run())
        return told(self)

    monkeypatch.setattr(Reviewer, "_points", meanwhile)
    sizes: list[int] = []
    while not sizes or sizes[-1] <= len(reviewer.stretches):
        found = reviewer.review()
        sizes.append(len(found.points))
        for part in found.parts:
            assert part.start + part.luck + part.decisions == pytest.approx(part.result)
            assert part.result == found.points[-1].margins[found.parts.index(part)]
    assert sizes == list(range(len(sizes)))


def test_own_decisions_come_first() -> None:
    table = ending("castles_of_burgundy", 2, 10)
    reviewer = Reviewer(table, TINY, first=(1,))
    seats = []
    while (job := reviewer.next()) is not None:
        if isinstance(job, Weigh) and not job.deep:
            seats.append(job.seat)
        reviewer.take(job, job.run())
    assert seats == sorted(seats, reverse=True)


def test_a_game_that_goes_on_is_reviewed_up_to_now() -> None:
    table = burgher.new("castles_of_burgundy", players=2, seed=3)
    seat = table.to_move[0]
    table.act(seat, "workers:0")
    found = review(table, TINY)
    assert not found.over and [decision.played.action for decision in found.decisions] == ["workers:0"]
    part = found.parts[seat]
    assert part.start + part.luck + part.decisions == pytest.approx(part.result, abs=1e-9)


def test_alone_the_points_count() -> None:
    table = ending("glass_road", 1, 8)
    found = review(table, TINY)
    assert found.parts[0].result == table.scores()[0]["total"]
    assert found.points[-1].chances == [1.0]


def test_marks_and_accuracy_follow_the_limits_of_the_game() -> None:
    for game, (some, much) in LIMITS.items():
        assert [mark(game, loss) for loss in (0.0, some / 2, some, much)] == list(MARKS)
    assert set(LIMITS) == set(burgher.GAMES)
    assert accuracy("castles_of_burgundy", [0.0, 0.75, 30.0]) == 0.5
    assert accuracy("castles_of_burgundy", []) == 1.0


# ---------------------------------------------------------------- planted blunders


def last_die(played: str) -> Table:
    """The last die of the game: the fifth cow completes a pasture; everything else brings two points at most."""
    table = burgher.position("castles_of_burgundy", LAST_DIE, seed=4)
    table.act(0, played)
    while not table.over:
        table.act(table.to_move[0], "end_turn")
    return table


def test_a_wasted_last_turn_is_found() -> None:
    found = review(last_die("workers:0"), SURE)
    blunder = found.at(found.parts[0].turning_points[0])
    assert blunder.played.action == "workers:0" and blunder.mark == "mistake"
    assert blunder.better is not None and blunder.better.action == "place:0:0:0"
    gains = {gain.line: gain.points for gain in blunder.gains}
    assert gains["region_size"] == 15 and gains["region_phase"] == 2 and gains["livestock"] == 10
    assert sum(gains.values()) == pytest.approx(blunder.loss, abs=1e-9)
    assert blunder.line[0] == blunder.better


def test_a_line_takes_a_part_of_what_found_its_beginning(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a piece of a review in plain Python would take many times as long as all others, and those who play wait."""
    efforts: list[Effort] = []

    def consider(game: Any, state: Any, seat: int, effort: Effort, dice: Any) -> Any:
        efforts.append(effort)
        return search.consider(game, state, seat, effort, dice)

    monkeypatch.setattr("burgher.review.work.consider", consider)
    table = one_short().at(0)
    better, played = (table.game.verbs.parse(text) for text in ("place:0:0:0", "workers:0"))
    weigh = Weigh(table.game.id, 0, table.state, 0, played, Effort(3, 16), 4, 5, deep=True)
    line = weigh._line(table.game, better, Dice(1))
    assert len(efforts) == len(line) - 1 > 0
    assert {effort.rollouts for effort in efforts} == {4}


def test_what_was_best_is_no_blunder() -> None:
    found = review(last_die("place:0:0:0"), SURE)
    assert found.parts[0].turning_points == []
    assert found.decisions[0].loss == 0 and found.decisions[0].mark == "best"
    assert found.parts[0].lost == 0 and found.parts[0].accuracy == 1


def one_short() -> Table:
    """Two dice, and the last tile of a pasture in the storage: whoever takes workers with both leaves it one short."""
    table = burgher.position(
        "castles_of_burgundy",
        {
            "phase": "E",
            "round": 5,
            "players": [
                {
                    "estate": {"18": "castle", "10": "cow_2", "9": "cow_2", "4": "cow_2", "5": "cow_2"},
                    "storage": ["cow_2"],
                    "dice": [6, 6],
                },
                {"dice": [1, 2], "used": [True, True]},
            ],
        },
        seed=4,
    )
    table.act(0, "workers:0")
    table.act(0, "workers:1")
    while not table.over:
        table.act(table.to_move[0], "end_turn")
    return table


def test_a_region_left_one_short_is_found() -> None:
    found = review(one_short(), SURE)
    (n,) = found.parts[0].turning_points
    blunder = found.at(n)
    assert blunder.played.action == "workers:1", "with the first die it could still be mended"
    assert blunder.better is not None and blunder.better.action == "place:1:0:0"
    assert max(blunder.gains, key=lambda gain: gain.points).line == "region_size"
    assert found.decisions[0].mark == "best"


def missed(table: Table, better: str, *places: int) -> Reviewer:
    """A reviewer who has found that this was better at these places, and that nothing was anywhere else."""
    reviewer, much = Reviewer(table, TINY), LIMITS[table.game.id][1]
    nowhere = [0.0] * len(table.game.score_lines)
    for stretch in reviewer.decisions:
        played = Finding(table.game.verbs.text(stretch.action))
        wrong = Finding(better, much, gains=nowhere)
        reviewer.found.findings[stretch.n] = wrong if stretch.n in places else played
    return reviewer


def test_what_is_missed_again_in_the_same_turn_counts_once() -> None:
    """Also where something else was done in between: the last chance is where it was lost."""
    first, second = LAST_DIE["players"]
    doc = {
        **LAST_DIE,
        "depots": {"0": {"tiles": ["mine"]}},
        "players": [{**first, "used": [False, False], "silver": 2}, second],
    }
    table = burgher.position("castles_of_burgundy", doc, seed=4)
    for action in ("workers:0", "buy:0:0:3", "workers:1"):
        table.act(0, action)
    marks = {one.n: one.mark for one in missed(table, "place:1:0:0", 0, 2).review().decisions}
    assert marks == {0: MARKS[0], 1: MARKS[0], 2: MARKS[3]}


def test_the_same_action_of_another_card_is_another_thing_to_miss() -> None:
    """Alone nothing is drawn between some cards of Glass Road, so that they are of one turn."""
    table, rng = burgher.new("glass_road", players=1, seed=3), Random(3)
    while len(table.log) < 45:
        table.act(0, rng.choice(table.actions(0)))
    clay_worker, builder = 34, 39
    for n, card in ((clay_worker, "clay_worker_second"), (builder, "master_builder_second")):
        then = table.at(n)
        assert "use:1:0" in then.actions(0) and table.log[n].action != table.game.verbs.parse("use:1:0")
        assert table.game.describe(then.state, 0, table.game.verbs.parse("use:1:0")).args == {"use": card}
    found = missed(table, "use:1:0", clay_worker, builder).review()
    assert [found.at(n).mark for n in (clay_worker, builder)] == [MARKS[3]] * 2


def test_what_is_missed_in_another_turn_counts_again() -> None:
    """The dice have been rolled in between."""
    table = burgher.position("castles_of_burgundy", {"players": [{"dice": [1, 2]}, {"dice": [3, 4]}]}, seed=4)
    while len(table.log) < 16:
        table.act(table.to_move[0], offers(table, "workers:")[0])
    places = [one.n for one in Reviewer(table, TINY).decisions if one.by == 0]
    assert places == [0, 14], "where there is only one way to take workers, nobody decides"
    found = missed(table, "workers:1", *places).review()
    assert [found.at(n).mark for n in places] == [MARKS[3]] * 2


def wasted_card() -> Table:
    """The last card of a game of Glass Road: the builder would build the cooperage, the woodsman does nothing here."""
    table = table_of_glass(
        {"hand": ["master_builder", "woodsman"], "played": ["carpenter", "builder"], "goods": {"wood": 1, "brick": 2}},
        [{"hand": ["pit_worker"], "played": ["cultivator", "pond_builder", "supplier"]}],
        offer=["cooperage"],
        period=4,
    )
    table.act(0, f"play:{CARD['woodsman']}")
    while not table.over:
        table.act(table.to_move[0], table.actions(table.to_move[0])[-1])
    return table


def test_a_card_played_for_nothing_is_found() -> None:
    """And judged by what was known: the other may have the same card, and then it has one action less."""
    found = review(wasted_card(), SURE)
    assert found.parts[0].turning_points == [0]
    blunder = found.at(0)
    assert blunder.better is not None and blunder.better.action == f"play:{CARD['master_builder']}"
    best, worst = (pick(blunder.gains, key=lambda gain: gain.points) for pick in (max, min))
    assert best.line == "conversion_buildings" and 0 < best.points < 3
    assert worst.line == "base_buildings", "two bricks are spent, which would have counted"
