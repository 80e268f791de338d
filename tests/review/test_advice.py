"""Advice: where to look, what to do and why, in every game; never more than the seat may know."""

import pytest

import burgher
from burgher.bots.bot import Question
from burgher.bots.verdict import Candidate
from burgher.core.chance import Dice
from burgher.core.words import LANGUAGES, words
from burgher.review.advice import Advice, advise, compared, places, runner_up
from tests.review.test_review import last_die

BURGUNDY = burgher.game("castles_of_burgundy")


def question(table: burgher.Table, seat: int) -> Question:
    return Question(table.game.determinize(table.state, seat, Dice(1)), seat, table.legal(seat), Dice(2))


@pytest.mark.parametrize("game", burgher.GAMES)
def test_every_verb_has_a_place_with_words(game: str) -> None:
    found = places(game)
    assert set(found) == {verb["verb"] for verb in burgher.game(game).verb_table() if not verb["chance"]}
    for language in LANGUAGES:
        said = [words(language, game).say(f"look.{place.name}") for place in found.values()]
        assert all(sentence.endswith(".") for sentence in said)
        assert all(words(language, game).say(f"habit.{place.name}") for place in found.values())


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_reason_adds_up(game: str) -> None:
    table = burgher.new(game, players=2, seed=5)
    seat = table.to_move[0]
    while len(table.legal(seat)) < 2:
        table.act(seat, table.actions(seat)[0])
        seat = table.to_move[0]
    advice = advise(table.game, question(table, seat))
    assert advice.action in table.legal(seat) and advice.other in table.legal(seat)
    assert sum(gain.points for gain in advice.gains) == pytest.approx(advice.ahead, abs=1e-9)


def test_a_clear_move_is_compared_with_what_one_has_in_mind() -> None:
    table = last_die("workers:0")
    table.rewind(0)
    parse = table.game.verbs.parse
    advice = advise(table.game, question(table, 0), parse("workers:0"))
    assert advice.action == parse("place:0:0:0") and advice.other == parse("workers:0")
    assert advice.ahead > 25 and not advice.equal
    assert advice.gains[0].line == "region_size"
    same = advise(table.game, question(table, 0), parse("place:0:0:0"))
    assert same.action == parse("place:0:0:0") and same.other != same.action


def test_the_same_with_the_other_die_is_no_other_move() -> None:
    parse = BURGUNDY.verbs.parse
    best, same, other = (parse(text) for text in ("take:0:2:0:3", "take:1:2:0:3", "workers:0"))
    tried = [Candidate(action) for action in (best, same, other)]
    assert runner_up(BURGUNDY, tried, [best, same, other]) == other
    assert runner_up(BURGUNDY, tried[:2], [best, same]) == same, "there is nothing else"
    assert runner_up(BURGUNDY, tried[:1], [other, best]) == other


def test_where_there_is_no_choice_there_is_no_other() -> None:
    asked = Question(None, 0, [7], Dice(1))
    assert advise(BURGUNDY, asked) == Advice(7)


def test_a_difference_within_its_error_is_none() -> None:
    lines = [0.0] * len(BURGUNDY.score_lines)
    one = Candidate(1, [1.0, 3.0, 2.0], sheets=[lines] * 3)
    other = Candidate(2, [2.0, 1.0, 2.5], sheets=[lines] * 3)
    assert compared(BURGUNDY, one, other).equal
    clear = Candidate(3, [9.0, 10.0, 9.5], sheets=[lines] * 3)
    found = compared(BURGUNDY, clear, other)
    assert not found.equal and [gain.line for gain in found.gains] == ["others"]
