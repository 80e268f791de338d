"""Puzzles: what is shipped, and how they are found."""

import json
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

import burgher
from burgher.bots.search import Effort
from burgher.bots.verdict import Candidate, Verdict
from burgher.commands.puzzles import puzzles
from burgher.core.chance import Dice
from burgher.puzzles import collection, make, of_day, shipped, table_of
from burgher.puzzles.form import Collection, Move, Puzzle
from burgher.puzzles.make import ERRORS, LEAST, USUALLY

from .cli.test_cli import burgher as command

GAME = "castles_of_burgundy"
every_game = pytest.mark.parametrize("game", burgher.GAMES)


@every_game
def test_every_shipped_puzzle_is_sound(game: str) -> None:
    """Its position stands, all legal moves are told, and the best is ahead by points and by errors."""
    found = shipped(game)
    assert len({puzzle.id for puzzle in found}) == len(found) >= 30
    lines = {line.key for line in burgher.game(game).score_lines}
    for puzzle in found:
        table = table_of(game, puzzle)
        assert table.players == puzzle.players
        moves = [*puzzle.choices, *puzzle.moves]
        assert sorted(move.action for move in moves) == sorted(table.actions(puzzle.seat))
        best, *others = puzzle.choices
        assert len(others) == 2 and best.behind == 0 and not best.lines
        assert puzzle.obvious == others[0].action != best.action
        for move in others:
            assert move.behind >= LEAST.get(game, USUALLY) - 0.01
            assert move.behind >= ERRORS * move.error - 0.05
        assert all(set(move.lines) <= lines for move in moves)


@every_game
def test_the_obvious_move_is_what_the_journeyman_plays_today(game: str) -> None:
    """Whoever teaches the journeyman to play better makes puzzles with `--check` anew."""
    known = collection(game)
    assert known is not None
    assert [puzzle.id for puzzle in known.puzzles if not make.is_obvious(known, puzzle)] == []


def test_a_puzzle_holds_nothing_that_its_seat_cannot_know() -> None:
    """What is hidden in it is drawn anew: the same decision with other hidden things gives the same puzzle."""
    game = burgher.game("craftsmen")
    decision = make.play(game, 3, 1)[40]
    docs = set()
    for n in range(3):
        other = game.determinize(decision.state, decision.seat, Dice(n))
        docs.add(msgspec.json.encode(game.to_position(game.determinize(other, decision.seat, Dice(99)))))
    assert len(docs) == 1


def test_the_puzzle_of_the_day() -> None:
    day = date(2026, 11, 16)
    found = [of_day(GAME, day + timedelta(days=n)) for n in range(40)]
    assert found[0] == of_day(GAME, day) and all(found)
    assert len({puzzle.id for puzzle in found if puzzle}) > 1


def test_what_comes_to_the_same_as_the_best_solves_a_puzzle_too() -> None:
    puzzle = shipped("glass_road")[0]
    twin = msgspec.structs.replace(puzzle, moves=[*puzzle.moves, Move("twin"), Move("worse", behind=0.4, error=0.1)])
    assert twin.solved_by(twin.best.action) and twin.solved_by("twin")
    assert not twin.solved_by("worse") and not twin.solved_by(twin.obvious) and not twin.solved_by("illegal")


def test_moves_that_come_to_the_same_do_not_spoil_a_puzzle() -> None:
    best, twin, third = (
        Candidate(action, margins, sheets=[[margin] for margin in margins])
        for action, margins in ((7, [9.0, 8.0]), (8, [9.0, 8.0]), (9, [6.0, 5.0]))
    )
    verdict = Verdict(0, [best, twin, third])
    assert make.others_of(verdict) == [9]
    assert make.leads(burgher.game(GAME), verdict, ERRORS)
    third.margins, third.sheets = [9.0, 7.9], [[9.0], [7.9]]
    assert not make.leads(burgher.game(GAME), verdict, ERRORS)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Puzzles that are hardly checked, to be found in no time."""
    small = {"LOOK": Effort(4, 8), "TRY": Effort(3, 6), "JUDGE": Effort(40, 40)}
    small |= {"PROVE": Effort(4, 8), "CHECK": Effort(4, 8)}
    for name, effort in small.items():
        monkeypatch.setattr(make, name, effort)
    monkeypatch.setattr(make, "ERRORS", 0.0)
    monkeypatch.setattr(make, "PROMISE", 0.0)
    monkeypatch.setattr(make, "LEAST", dict.fromkeys(burgher.GAMES, 0.05))


@pytest.mark.usefixtures("hasty")
def test_the_search_is_repeatable_and_goes_on_where_it_was() -> None:
    def search(collection: Collection, games: int) -> Collection:
        steps = make.extend(collection)
        while collection.games < games:
            next(steps)
        return collection

    whole = search(make.new_collection(GAME, 5), 4)
    part = search(make.new_collection(GAME, 5), 2)
    again = msgspec.json.decode(msgspec.json.encode(part), type=Collection)
    assert msgspec.json.encode(search(again, 4)) == msgspec.json.encode(whole)
    assert whole.puzzles, "something was found"
    other = search(make.new_collection(GAME, 6), 2)
    assert [puzzle.id for puzzle in other.puzzles] != [puzzle.id for puzzle in part.puzzles]


def test_the_command_refuses_what_is_no_collection(tmp_path: Path) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text("[]")
    refused = command("puzzles", GAME, "--out", str(file))
    assert refused.returncode == 2 and "no collection" in refused.stderr
    file.write_bytes(msgspec.json.encode(make.new_collection("glass_road", 1)))
    refused = command("puzzles", GAME, "--out", str(file))
    assert refused.returncode == 2 and "another game" in refused.stderr
    done = make.new_collection(GAME, 1)
    done.puzzles = list(shipped(GAME)[:1])
    file.write_bytes(msgspec.json.encode(done))
    told = json.loads(command("puzzles", GAME, "--count", "1", "--out", str(file), "--json").stdout)
    assert len(told["puzzles"]) == 1
    assert command("puzzles", "chess").returncode == 2


def clearest() -> Puzzle:
    """The puzzle whose best move is furthest ahead for its error, so that few rollouts tell."""

    def clear(puzzle: Puzzle) -> float:
        return min(move.behind / max(move.error, 0.01) for move in puzzle.choices[1:])

    return max(shipped(GAME), key=clear)


@pytest.mark.usefixtures("hasty")
def test_what_does_not_hold_when_it_is_checked_again_is_no_puzzle() -> None:
    collection = make.new_collection(GAME, 1)
    sound = clearest()
    best, obvious, third = sound.choices
    wrong = msgspec.structs.replace(sound, choices=[obvious, best, third])
    assert make.stands(collection, sound) and not make.stands(collection, wrong)


@pytest.mark.usefixtures("hasty")
def test_the_command_checks_what_is_in_a_file(tmp_path: Path) -> None:
    refused = command("puzzles", GAME, "--check")
    assert refused.returncode == 2 and "--out" in refused.stderr
    kept = make.new_collection(GAME, 1)
    sound = clearest()
    best, obvious, third = sound.choices
    kept.puzzles = [sound, msgspec.structs.replace(sound, id="00", choices=[obvious, best, third])]
    file = tmp_path / "puzzles.json"
    file.write_bytes(msgspec.json.encode(kept))
    done = CliRunner().invoke(puzzles, [GAME, "--count", "1", "--out", str(file), "--check"])
    assert done.exit_code == 0 and "00 does not hold." in done.stderr
    left = msgspec.json.decode(file.read_bytes(), type=Collection)
    assert [puzzle.id for puzzle in left.puzzles] == [sound.id]


def test_moves_are_played_on_where_a_mind_only_plans() -> None:
    """The planner of Woodcraft gives one number for each plan; a puzzle has to know how sure a difference is."""
    table = burgher.new("woodcraft", players=2, seed=4)
    seat = table.to_move[0]
    while len(table.legal(seat)) < 3:
        table.act(seat, table.actions(seat)[0])
        seat = table.to_move[0]
    found = make.weighed(table.game, table.state.copy(), seat, table.legal(seat), Dice(1), Effort(4, 16))
    assert all(len(candidate.margins) > 1 for candidate in found.candidates[:2])
