"""The laws that hold in every position of every game, tried on positions that random play reaches."""

import copy
import pickle
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import groupby, pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import burgher
from burgher import Reason, Table
from burgher.core.chance import Dice
from burgher.core.course import Course
from burgher.core.game import Game
from burgher.core.state import CHANCE, PUBLIC, State, Step, data_of, seat_of, step_of
from burgher.core.words import LANGUAGES, words
from burgher.core.writer import Writer

from .play import SETUPS, face, pick, random_play, tables

every_game = pytest.mark.parametrize("game", list(SETUPS))
many = settings(max_examples=60)
some = settings(max_examples=20)
SEEDS = st.integers(0, 10**6)


def any_verb(rules: Game[Any], s: State, seat: int, rng: Random) -> int:
    """A legal action: the verb first, so that rare verbs are tried too."""
    by_verb = groupby(s.options(seat), lambda action: rules.verbs.of(action).name)
    return rng.choice(rng.choice([list(actions) for _, actions in by_verb]))


def play_on(s: State, rng: Random, most: int) -> None:
    """Uniformly random play below the table, chance included."""
    for _ in range(most):
        if s.over():
            break
        seat = rng.choice(s.to_move())
        s.play(seat, s.draw(rng.getrandbits(32)) if seat < 0 else rng.choice(s.options(seat)))


def position(t: Table) -> dict[str, Any]:
    return t.game.to_position(t.state)


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_a_copy_is_independent(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    before = position(t)
    other = t.state.copy()
    assert t.game.to_position(other) == before
    play_on(other, Random(seed), 30)
    assert position(t) == before


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_a_state_that_travels_plays_on_as_it_was(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    played = []
    for other in (t.state.copy(), copy.deepcopy(t.state), pickle.loads(pickle.dumps(t.state))):
        assert t.game.to_position(other) == position(t)
        assert (other.rules, other.epoch()) == (t.state.rules, t.state.epoch())
        play_on(other, Random(seed), 30)
        played.append(t.game.to_position(other))
    assert played[0] == played[1] == played[2]


@every_game
@some
@given(data=st.data())
def test_replay_of_the_log_is_the_table(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    assert face(burgher.load(msgspec.json.encode(t.save()))) == face(t)


@every_game
@many
@given(data=st.data())
def test_positions_go_through_json(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    again = burgher.position(game, msgspec.json.encode(position(t)), strict=True, seed=1)
    assert position(again) == position(t)
    assert again.to_move == t.to_move
    for seat in range(t.players):
        assert again.actions(seat) == t.actions(seat)
    for reader in (None, *range(t.players)):
        assert again.view(reader) == t.view(reader)
    assert again.scores() == t.scores()
    assert again.ranking() == t.ranking()


@every_game
@pytest.mark.parametrize("seed", range(4))
def test_whatever_play_brings_about_can_be_written_down(game: str, seed: int) -> None:
    """Also before a draw: some moments of each way in which steps lie on one another."""
    rules, rng, tried = burgher.game(game), Random(seed), Counter[tuple[int, ...]]()
    for players, options in SETUPS[game]:
        course = Course(rules.begin(players, options), seed)
        while not course.state.over():
            s = course.state
            seat = rng.choice(s.to_move())
            action = s.draw(rng.getrandbits(32)) if seat == CHANCE else any_verb(rules, s, seat, rng)
            moment = (players, *(step_of(frame) for frame in s.stack))
            tried[moment] += 1
            if tried[moment] <= 4:
                doc = rules.to_position(s)
                again = rules.from_position(msgspec.json.decode(msgspec.json.encode(doc)), strict=True)
                assert rules.to_position(again) == doc
                assert (again.to_move(), again.options(seat)) == (s.to_move(), s.options(seat))
                assert seat != CHANCE or again.outcomes() == s.outcomes()
            course.play(seat, action)


@every_game
@some
@given(data=st.data())
def test_undo_restores_what_was_there(game: str, data: st.DataObject) -> None:
    """Over what was drawn, rolled or revealed only the whole table goes back."""
    t = data.draw(tables(game))
    if t.over:
        return
    before, seat = face(t), t.to_move[0]
    t.act(seat, t.actions(seat)[-1])
    revealed = any(t.game.events.kinds[event[0]].reveals for event in t.events[-1])
    barrier = t.log[-1].seat < 0 or (revealed and t.players > 1)
    assert t.can_undo(seat) is not barrier
    if barrier:
        with pytest.raises(burgher.IllegalAction):
            t.undo(seat)
    t.undo(None if barrier else seat)
    assert face(t) == before


@every_game
@many
@given(data=st.data())
def test_options_are_sorted_unique_and_not_empty(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    assert t.over == (t.to_move == ())
    for seat in range(t.players):
        numbers = t.legal(seat)
        assert numbers == sorted(set(numbers))
        assert bool(numbers) == (seat in t.to_move)
        assert [t.game.verbs.parse(text) for text in t.actions(seat)] == numbers


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_unlisted_actions_are_refused(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    before, verbs = face(t), t.game.verbs
    for number in Random(seed).sample(range(verbs.size), 60):
        for seat in range(t.players):
            if number not in t.legal(seat):
                with pytest.raises(burgher.IllegalAction):
                    t.act(seat, verbs.text(number))
    assert face(t) == before


@every_game
@many
@given(data=st.data())
def test_a_view_has_the_form_it_declares(game: str, data: st.DataObject) -> None:
    """The types of the page are made from it."""
    t = data.draw(tables(game))
    for seat in (None, *range(t.players)):
        assert msgspec.convert(t.view(seat), t.game.view_type) == t.game.view(t.state, seat)


@every_game
@many
@given(data=st.data())
def test_each_view_is_what_everybody_sees_with_what_is_the_seats_own(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    everybody = t.game.view(t.state, None)
    before = msgspec.json.encode(everybody)
    for seat in (None, *range(t.players)):
        assert t.game.seen_by(t.state, everybody, seat) == t.game.view(t.state, seat)
    assert msgspec.json.encode(everybody) == before


@every_game
@many
@given(data=st.data())
def test_a_preview_has_the_form_it_declares_and_leaves_the_table_alone(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    before = face(t)
    for seat in t.to_move:
        preview = t.game.preview(t.state, seat)
        assert t.game.preview_type is not None
        assert msgspec.convert(msgspec.to_builtins(preview), t.game.preview_type) == preview
    assert face(t) == before


@every_game
def test_facts_have_the_form_they_declare(game: str) -> None:
    facts = burgher.game(game).components()
    assert msgspec.convert(msgspec.to_builtins(facts), burgher.game(game).facts_type) == facts


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_determinize_keeps_what_the_seat_knows(game: str, data: st.DataObject, seed: int) -> None:
    """Another table that the seat cannot tell from this one, and that could be."""
    t = data.draw(tables(game))
    for seat in range(t.players):
        s = t.game.determinize(t.state, seat, Dice(seed))
        assert s is not t.state
        assert t.game.view(s, seat) == t.game.view(t.state, seat)
        assert t.game.view(s, None) == t.game.view(t.state, None)
        assert s.to_move() == list(t.to_move)
        assert (s.options(seat) if seat in t.to_move else []) == t.legal(seat)
        if seat in t.to_move:
            assert t.game.preview(s, seat) == t.game.preview(t.state, seat)
        doc = t.game.to_position(s)
        assert t.game.to_position(t.game.from_position(doc, True)) == doc


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_determinize_knows_nothing_of_what_is_hidden(game: str, data: st.DataObject, seed: int) -> None:
    """From two tables that a seat cannot tell apart it makes the same one."""
    t = data.draw(tables(game))
    for seat in range(t.players):
        other = t.game.determinize(t.state, seat, Dice(seed + 1))
        first, second = (t.game.determinize(s, seat, Dice(seed)) for s in (t.state, other))
        assert t.game.to_position(first) == t.game.to_position(second)


@every_game
def test_every_decision_of_a_game_can_be_determinized(game: str) -> None:
    """For each seat a table that it cannot tell from this one, that could be, and on which all can play on.

    Above all while a price is paid from a hidden hand card by card: the hand that is drawn must pay the rest.
    """
    rules, half_paid = burgher.game(game), 0
    for n, (players, options) in enumerate(SETUPS[game][:3]):
        t, rng = burgher.new(game, players=players, seed=n, options=options), Random(n)
        before: tuple[Any, ...] = ()
        while not t.over:
            asked = (t.state.top().name, t.to_move)
            half_paid += asked == before and asked[0] == "pay"
            before = asked
            for seat in range(players):
                s = rules.determinize(t.state, seat, Dice(rng.getrandbits(32)))
                assert rules.view(s, seat) == rules.view(t.state, seat), asked
                assert s.to_move() == list(t.to_move)
                if asked[0] == "pay" or rng.random() < 0.1:
                    doc = rules.to_position(s)
                    assert rules.to_position(rules.from_position(doc, strict=True)) == doc
                for mover in t.to_move:
                    s.copy().play(mover, rng.choice(s.options(mover)))
            t.act(*pick(t, rng))
    assert half_paid > 100 or game != "craftsmen"


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_determinized_games_come_to_their_end(game: str, data: st.DataObject, seed: int) -> None:
    t = data.draw(tables(game))
    rng = Random(seed)
    s = t.game.determinize(t.state, rng.randrange(t.players), Dice(seed))
    play_on(s, rng, 20_000)
    assert s.over()
    assert sorted(t.game.ranking(s)) == list(range(t.players))


@every_game
@some
@given(data=st.data(), seed=SEEDS, choices=SEEDS)
def test_same_seed_same_game(game: str, data: st.DataObject, seed: int, choices: int) -> None:
    players, options = data.draw(st.sampled_from(SETUPS[game]))
    games = [burgher.new(game, players=players, seed=seed, options=options) for _ in range(2)]
    first, second = (random_play(t, Random(choices), 60) for t in games)
    assert face(first) == face(second)


@every_game
@some
@given(data=st.data())
def test_scores_are_the_sum_of_their_parts(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    for seat, score in enumerate(t.scores()):
        assert score["total"] == sum(score["parts"].values()) == t.game.total(t.state, seat)
    totals = [score["total"] for score in t.scores()]
    assert [totals[seat] for seat in t.ranking()] == sorted(totals, reverse=True)


@every_game
@some
@given(data=st.data())
def test_a_reason_is_given_exactly_where_an_action_is_not_legal(game: str, data: st.DataObject) -> None:
    """`refusal` is a second statement of what is legal; it knows every action of the verbs that the step names."""
    t = data.draw(tables(game))
    told: dict[str, Reason] = {}  # one for each sentence
    for seat in t.to_move:
        legal = set(t.legal(seat))
        step, fields = t.state.top(), t.state.top_data()
        for verb in step.verbs:
            for action in range(verb.first, verb.end):
                reason = step.refusal(t.state, seat, fields, action)
                if (reason is None) != (action in legal):
                    raise AssertionError(f"{step.name}: {t.game.verbs.text(action)}: {reason}")
                if reason is not None:
                    told[reason.message.key] = reason
    for reason in told.values():
        assert reason.clause in CLAUSES[game]
        assert all(words(language, game).say(reason.message.key, reason.message.args) for language in LANGUAGES)


@every_game
def test_a_reason_is_given_along_whole_games(game: str) -> None:
    """The same for every kind of question, also for those that hardly ever come up."""
    asked: Counter[str] = Counter()
    for n in range(12):
        players, options = SETUPS[game][n % len(SETUPS[game])]
        t, rng = burgher.new(game, players=players, seed=n, options=options), Random(n)
        while not t.over:
            step, fields, seat = t.state.top(), t.state.top_data(), rng.choice(t.to_move)
            if asked[step.name] < 25:
                asked[step.name] += 1
                known = [action for verb in step.verbs for action in range(verb.first, verb.end)]
                possible = [action for action in known if step.refusal(t.state, seat, fields, action) is None]
                assert sorted(possible) == t.legal(seat), step.name
            t.act(*pick(t, rng))


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_reasons_tell_no_secrets(game: str, data: st.DataObject, seed: int) -> None:
    """They are the same whatever it is that the seat does not know."""
    t = data.draw(tables(game))
    for seat in t.to_move:
        other = t.game.determinize(t.state, seat, Dice(seed))
        step, fields = t.state.top(), t.state.top_data()
        for verb in step.verbs:
            for action in range(verb.first, verb.end):
                told = step.refusal(t.state, seat, fields, action)
                assert told == step.refusal(other, seat, fields, action), t.game.verbs.text(action)


CLAUSES = {
    game: {clause.id for section in burgher.game(game).rulebook for clause in section.clauses} for game in SETUPS
}


@every_game
@some
@given(data=st.data())
def test_a_step_names_the_verbs_it_offers(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    for seat in t.to_move:
        offered = {t.game.verbs.of(action).name for action in t.legal(seat)}
        assert offered <= {verb.name for verb in t.state.top().verbs}


@every_game
@some
@given(data=st.data())
def test_players_and_chance_have_verbs_of_their_own(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    assert all((entry.seat == CHANCE) == (entry.action >= t.game.verbs.player_size) for entry in t.log)


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_games_stay_within_what_they_declare(game: str, data: st.DataObject, seed: int) -> None:
    """Time never goes back, and log, draws and scores have the bounds that programs may rely on."""
    players, options = data.draw(st.sampled_from(SETUPS[game]))
    rules = burgher.game(game)
    course = Course(rules.begin(players, options), seed)
    rng, epochs = Random(seed), [course.state.epoch()]
    while not course.state.over():
        s = course.state
        seat = rng.choice(s.to_move())
        if seat == CHANCE:
            outcomes = s.outcomes()
            assert all(weight > 0 for _, weight in outcomes) and len(outcomes) <= rules.most_outcomes
            assert [action for action, _ in outcomes] == s.options(CHANCE)
            course.play(CHANCE, s.draw(rng.getrandbits(32)))
        else:
            course.play(seat, rng.choice(s.options(seat)))
        epochs.append(s.epoch())
    assert all(before <= after for before, after in pairwise(epochs))
    assert len(course) <= rules.longest
    low, high = rules.score_range
    assert all(low <= rules.total(course.state, seat) <= high for seat in range(players))


@every_game
@some
@given(data=st.data())
def test_the_log_is_read_alike_with_and_without_a_table(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    for seat in (None, *range(t.players)):
        seen = t.course.seen_by(PUBLIC if seat is None else seat)
        assert [(who, t.game.verbs.text(action) if action >= 0 else "?") for who, action in seen] == t.read_log(seat)


@every_game
@some
@given(data=st.data(), seed=SEEDS)
def test_lines_that_differ_in_one_decision_meet_the_same_luck(game: str, data: st.DataObject, seed: int) -> None:
    """A draw depends on what is drawn and when, not on how many entries the log has before it."""
    t = data.draw(tables(game))
    if t.over:
        return
    first, second = t.at(len(t.log)), t.at(len(t.log))
    seat = t.to_move[0]
    first.act(seat, t.actions(seat)[0])
    second.act(seat, t.actions(seat)[-1])
    for other in (first, second):
        random_play(other, Random(seed), 12)
    later = max(first.state.epoch(), second.state.epoch()) + 1
    for step in range(len(t.game.steps)):
        assert first.course.luck.next(step, later) == second.course.luck.next(step, later)


@every_game
@many
@given(data=st.data(), seed=SEEDS)
def test_nobody_takes_back_alone_what_has_shown_them_something(game: str, data: st.DataObject, seed: int) -> None:
    """Play, see whether that told the player anything that could have been otherwise, and try to take it back.

    It is found out without the marks of events, which only keep the page from offering it.
    """
    t = data.draw(tables(game))
    if t.over or t.players == 1:
        return
    for seat in t.to_move:
        for action in {t.actions(seat)[0], t.actions(seat)[-1], data.draw(st.sampled_from(t.actions(seat)))}:
            number = t.game.verbs.parse(action)
            then = t.at(len(t.log))
            then.replay(seat, action)
            seen, shown = t.game.view(then.state, seat), then.has_shown(seat)
            for n in range(6):
                other = t.game.determinize(t.state, seat, Dice(seed + n))
                other.play(seat, number)
                assert shown or t.game.view(other, seat) == seen, f"{action} of seat {seat}"
            if shown:
                with without_marks(t):
                    assert then.can_undo(seat)
                    with pytest.raises(burgher.IllegalAction):
                        then.undo(seat)
                then.run_chance()
                assert not then.can_undo(seat), f"{action} of seat {seat} is offered to be taken back"


@contextmanager
def without_marks(t: Table) -> Iterator[None]:
    """As if no event said of itself that it reveals something."""
    marked = [kind for kind in t.game.events.kinds if kind.reveals]
    for kind in marked:
        kind.reveals = False
    try:
        yield
    finally:
        for kind in marked:
            kind.reveals = True


with_features = pytest.mark.parametrize("game", [game for game in SETUPS if burgher.game(game).layouts])


@with_features
def test_features_are_laid_out_for_every_number_of_players(game: str) -> None:
    rules = burgher.game(game)
    assert list(rules.layouts) == list(rules.players)
    for layout in rules.layouts.values():
        assert all(group.about for group in layout.groups), "people are told what each group counts"


@with_features
@many
@given(data=st.data())
def test_features_are_as_many_as_declared_and_stay_within_their_bounds(game: str, data: st.DataObject) -> None:
    t = data.draw(tables(game))
    layout = t.game.layouts[t.players]
    lows, highs = layout.bounds()
    for seat in range(t.players):
        row = t.game.features(t.state, seat)
        assert len(row) == layout.size
        strange = [i for i, n in enumerate(row) if not lows[i] <= n <= highs[i]]
        assert not strange, [group.name for group in layout.groups if layout.start(group.name) <= strange[0]][-1]


@with_features
@many
@given(data=st.data(), seed=SEEDS)
def test_features_tell_no_secrets(game: str, data: st.DataObject, seed: int) -> None:
    """They are the same whatever it is that the seat does not know."""
    t = data.draw(tables(game))
    for seat in range(t.players):
        other = t.game.determinize(t.state, seat, Dice(seed))
        assert t.game.features(other, seat) == t.game.features(t.state, seat)


@every_game
def test_what_is_drawn_is_what_the_lists_of_outcomes_and_weights_say(game: str) -> None:
    """However a step finds it."""
    rng = Random(1)
    for players, options in SETUPS[game]:
        s = burgher.game(game).begin(players, options)
        while not s.over():
            seat = s.mover()
            if seat != CHANCE:
                s.play(seat, rng.choice(s.options(seat)))
                continue
            number = rng.getrandbits(32)
            step, frame = s.top(), s.stack[-1]
            drawn = s.draw(number)
            assert drawn == Step.draw(step, s, seat_of(frame), data_of(frame), number)
            s.play(CHANCE, drawn)


@with_features
def test_a_row_that_is_kept_is_as_if_it_were_written_anew(game: str) -> None:
    """Through two games whose positions take turns in the same rows, beside copies, guesses and what was pickled."""
    rules = burgher.game(game)
    for players, options in SETUPS[game]:
        rng = Random(players)
        rows = Writer(rules.layouts[players].size, players)

        def step(s: State, rng: Random = rng, rows: Writer = rows) -> None:
            """One action, and a look at it."""
            if s.over():
                return
            seat = s.mover()
            s.play(seat, s.draw(rng.getrandbits(32)) if seat == CHANCE else any_verb(rules, s, seat, rng))
            for seat in range(s.seats) if rng.random() < 0.2 else [max(0, s.mover())]:
                assert kept(rules, s, seat, rows) == rules.features(s, seat)

        games = [rules.begin(players, options) for _ in range(2)]
        while games:
            i = rng.random() < 0.1 * (len(games) - 1)  # mostly one after the other, as in play
            s = games[i]
            for _ in range(5):
                step(s)
            seat = rng.randrange(players)
            aside = rng.choice([s.copy(), rules.determinize(s, seat, Dice(players)), pickle.loads(pickle.dumps(s))])
            before = s.copy()
            for _ in range(3):
                step(aside)
            assert kept(rules, before, seat, rows) == rules.features(s, seat)  # what was played aside is taken back
            games[i] = rng.choice([s, before])
            games = [s for s in games if not s.over()]


def kept(game: Game[Any], s: State, seat: int, rows: Writer) -> list[int]:
    """What stands in the row of a seat after it was renewed."""
    rows.renew(seat)
    game.write_features(s, seat, rows)
    return list(rows.numbers)[seat * rows.size : (seat + 1) * rows.size]
