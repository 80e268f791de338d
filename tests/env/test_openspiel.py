"""The games as OpenSpiel games.

The files in `playthroughs` are whole games, each entry with the number of legal actions. They are played as they are
written and compared; one that holds only its first line, a game string, is filled by `UPDATE=1`.
"""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import burgher.env.openspiel
from burgher import GAMES

from ..play import SETUPS

EVERY = [(game, *setup) for game, setups in SETUPS.items() for setup in setups]
FILES = sorted((Path(__file__).parent / "playthroughs").glob("*.txt"))


def load(game: str, players: int, options: dict[str, Any], **more: Any) -> Any:
    text = msgspec.json.encode(options).decode() if options else ""
    return pyspiel.load_game(f"burgher_{game}", {"players": players, "options": text, **more})


def roll(state: Any, rng: Random) -> None:
    """One more step of random play."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
    elif state.is_simultaneous_node():
        seats = range(state.num_players())
        state.apply_actions([rng.choice(state.legal_actions(seat) or [0]) for seat in seats])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("game, players, options", EVERY)
def test_upstream_finds_no_fault(game: str, players: int, options: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(game, players, options), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", list(SETUPS))
def test_upstream_finds_no_fault_without_serialisation(game: str) -> None:
    pyspiel.random_sim_test(load(game, *SETUPS[game][0]), num_sims=1, serialize=False, verbose=False)


def written(lines: list[str]) -> Iterator[list[str]]:
    for line in lines[1:]:
        yield line.split()[2:]


def numbered(state: Any, seat: int) -> dict[str, int]:
    """The legal actions by their text forms."""
    return {state.action_to_string(seat, action): action for action in state.legal_actions(seat)}


def play_through(text: str, choose: Any) -> list[str]:
    """A whole game: who acts, among how many actions, and what."""
    state = pyspiel.load_game(text).new_initial_state()
    out = [text]
    while not state.is_terminal():
        player = state.current_player()
        if state.is_simultaneous_node():
            seats = [seat for seat in range(state.num_players()) if state.legal_actions(seat)]
        else:
            seats = [player]
        counts = [len(state.legal_actions(seat)) for seat in seats]
        texts = choose(state, seats)
        actions = [numbered(state, seat)[said] for seat, said in zip(seats, texts, strict=True)]
        out.append(f"{','.join(map(str, seats))} {','.join(map(str, counts))} {' '.join(texts)}")
        if state.is_simultaneous_node():
            chosen = dict(zip(seats, actions, strict=True))
            state.apply_actions([chosen.get(seat, 0) for seat in range(state.num_players())])
        else:
            state.apply_action(actions[0])
    return [*out, f"returns: {state.returns()}"]


def at_random(state: Any, seats: list[int]) -> list[str]:
    rng = Random(len(str(state)))
    return [rng.choice(list(numbered(state, seat))) for seat in seats]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    if len(lines) == 1 and os.environ.get("UPDATE"):
        lines = play_through(lines[0], at_random)
        path.write_text("\n".join(lines) + "\n", "utf-8")
    entries = written(lines)
    assert play_through(lines[0], lambda state, seats: next(entries)) == lines


def test_every_game_has_a_playthrough() -> None:
    assert {path.stem for path in FILES} == set(GAMES)


@pytest.mark.parametrize("game", list(SETUPS))
def test_tensors_have_names(game: str) -> None:
    loaded = load(game, 2, {})
    state = loaded.new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        roll(state, rng)
    observation = make_observation(loaded)
    observation.set_from(state, 1)
    layout = loaded.setup.layout
    assert list(observation.dict) == [group.name for group in layout.groups]
    assert observation.tensor.tolist() == loaded.setup.game.features(state.course.state, 1)
    assert state.observation_tensor(1) == observation.tensor.tolist()
    assert pyspiel.State.observation_tensor(state, 1) == state.observation_tensor(1), "in C++ as in Python"
    if state.current_player() >= 0:
        assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_hidden_choices_are_made_at_once_or_one_after_the_other() -> None:
    at_once, in_turn = load("glass_road", 2, {}), load("glass_road", 2, {}, simultaneous=False)
    assert at_once.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert in_turn.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
    state, rng = in_turn.new_initial_state(), Random(1)
    while state.is_chance_node():
        roll(state, rng)
    assert state.current_player() == 0
    other = state.clone()
    first, second = state.legal_actions()[:2]
    state.apply_action(first)
    other.apply_action(second)
    assert state.information_state_string(1) == other.information_state_string(1)
    assert state.information_state_string(0) != other.information_state_string(0)


@pytest.mark.parametrize("game", list(SETUPS))
def test_what_is_drawn_anew_looks_the_same(game: str) -> None:
    """To the player for whom it is drawn; copies and pickles go on alike."""
    state = load(game, 2, {}, simultaneous=False).new_initial_state()
    rng = Random(3)
    for n in range(150):
        if state.is_terminal():
            break
        if n % 15 == 0 and not state.is_chance_node():
            player = state.current_player()
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.legal_actions() == state.legal_actions()
            copied = pickle.loads(pickle.dumps(state))
            assert str(copied) == str(state.clone()) == str(state)
            while not other.is_terminal():
                roll(other, rng)
        roll(state, rng)


def searched(state: Any, bot: Any) -> int:
    rng = Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        roll(state, rng)
    action = bot.step(state)
    assert action in state.legal_actions()
    return int(action)


@pytest.mark.parametrize("game", list(SETUPS))
def test_algorithms_of_openspiel_play(game: str) -> None:
    loaded = load(game, 2, {}, simultaneous=False)
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    searched(loaded.new_initial_state(), mcts.MCTSBot(loaded, 2.0, 3, evaluator, random_state=random))
    searched(loaded.new_initial_state(), ismcts.ISMCTSBot(loaded, evaluator, 2.0, 3, random_state=random))


@pytest.mark.parametrize(
    "text", ["burgher_glass_road(players=7)", "burgher_glass_road(reward=score)", 'burgher_glass_road(options={"x"})']
)
def test_bad_parameters_are_refused(text: str) -> None:
    with pytest.raises(Exception, match=r"This game is for|the reward is|not JSON"):
        pyspiel.load_game(text)


def test_a_game_travels_to_another_process() -> None:
    """One that has not loaded it: what is pickled brings the games with it."""
    game = load("glass_road", 3, {"fifth_period": True}, simultaneous=False, reward="margin")
    look = "import pickle, sys; print(pickle.load(sys.stdin.buffer))"
    done = subprocess.run([sys.executable, "-c", look], input=pickle.dumps(game), capture_output=True, check=False)
    assert done.stdout.decode().strip() == str(game), done.stderr.decode()


def test_options_in_a_game_string() -> None:
    loaded = pyspiel.load_game('burgher_glass_road(players=3,options={"fifth_period": true; "bases_adjacent": true})')
    assert loaded.setup.start.periods == 5
    again = pyspiel.load_game(str(loaded))
    assert again.setup.start.periods == 5
    assert burgher.env.openspiel.read_options("") == {}
