"""The games as OpenSpiel games: `pyspiel.load_game("burgher_glass_road(players=3)")` once this has been imported.

Chance is explicit, and where several seats choose in secret at once there is a simultaneous node, unless the game is
loaded with `simultaneous=false`: then they are asked one after the other, none seeing what the others chose, which
algorithms for sequential games need. Options of the game are JSON with `;` for `,`, since OpenSpiel splits at commas:
`burgher_glass_road(players=3,options={"fifth_period": true; "bases_adjacent": true})`.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import numpy as np

from burgher.bots.episode import arranged
from burgher.core.chance import Dice
from burgher.core.course import ENTRY, HIDDEN, Course
from burgher.core.errors import BadOption
from burgher.core.state import ASKS_EVERYONE, CHANCE, OVER, asks_of
from burgher.core.words import words
from burgher.env.needed import brought_by
from burgher.env.setup import Setup
from burgher.games import NAMES, game

with brought_by("openspiel"):
    import pyspiel

PlayerId = pyspiel.PlayerId
Dynamics = pyspiel.GameType.Dynamics
SIMULTANEOUS = int(PlayerId.SIMULTANEOUS)
TERMINAL = int(PlayerId.TERMINAL)
PARAMETERS = {"players": 2, "options": "", "reward": "", "simultaneous": True}


def game_type(name: str, dynamics: Any, utility: Any) -> Any:
    """What OpenSpiel is told of a game before it is loaded."""
    players = game(name).players
    return pyspiel.GameType(
        short_name=f"burgher_{name}",
        long_name=words("en", name).say("game.name"),
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players[-1],
        min_num_players=players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=PARAMETERS,
    )


@cache
def text_of(name: str, action: int) -> str:
    """The text form of an action of a game, or a question mark for one that is hidden."""
    return "?" if action == HIDDEN else game(name).verbs.text(action)


def read_options(text: str) -> dict[str, Any]:
    """Options of a game as they stand in a game string."""
    try:
        return msgspec.json.decode(text.replace(";", ","), type=dict[str, Any]) if text else {}
    except msgspec.MsgspecError as fault:
        raise BadOption(f"The options are not JSON with ; for , as they have to be: {fault}.") from None


class BurgherGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; each game has its own subclass."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**PARAMETERS, **(params or {})}
        options = read_options(given["options"])
        given["options"] = given["options"].replace(",", ";")
        setup = Setup(self.name, given["players"], options, given["reward"] or None)
        if setup.often and setup.players > 1:
            raise BadOption("OpenSpiel is given what a whole game is worth: the reward is win or margin.")
        rules = setup.game
        self.setup = setup
        self.at_once = given["simultaneous"] and rules.asks_at_once(
            setup.players, rules.options(setup.players, options)
        )
        low, high = setup.bounds()
        utility = pyspiel.GameType.Utility
        zero_sum = setup.players == 2 or (setup.players > 2 and setup.reward == "win")
        super().__init__(
            game_type(
                self.name,
                Dynamics.SIMULTANEOUS if self.at_once else Dynamics.SEQUENTIAL,
                utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
            ),
            pyspiel.GameInfo(
                num_distinct_actions=setup.actions,
                max_chance_outcomes=rules.verbs.size - rules.verbs.player_size,
                num_players=setup.players,
                min_utility=low,
                max_utility=high,
                utility_sum=0.0 if zero_sum else None,
                max_game_length=rules.longest,
            ),
            given,
        )

    def __reduce__(self) -> Any:
        return load, (str(self),)

    def new_initial_state(self) -> "BurgherState":
        return BurgherState(self)

    def max_chance_nodes_in_history(self) -> int:
        """No game has more entries in its log, whosesoever they are."""
        return self.setup.game.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class BurgherState(pyspiel.State):  # type: ignore[misc]
    """A position, with the log that led to it. Players choose codes, where the game has some.

    Numbers of chance begin at 0 here, and in the game after all of players. What is the game's stands in slots, since
    OpenSpiel copies and writes down all that is in a state's dictionary.
    """

    __slots__ = ("__dict__", "at_once", "coded", "players_size", "setup")

    def __init__(self, game: BurgherGame) -> None:
        super().__init__(game)
        self.course = Course(game.setup.start.copy(), "")
        self.setup: Setup = game.setup
        self.at_once: bool = game.at_once
        self.coded: bool = game.setup.game.meant is not None
        self.players_size: int = game.setup.game.verbs.player_size

    def __reduce__(self) -> Any:
        return revive, (pyspiel.serialize_game_and_state(self.get_game(), self),)

    def current_player(self) -> int:
        s = self.course.state
        seat: int = s.mover()
        if seat >= 0:
            return SIMULTANEOUS if self.at_once and asks_of(s.stack[-1]) == ASKS_EVERYONE else seat
        return TERMINAL if seat == OVER else CHANCE

    def is_terminal(self) -> bool:
        return self.course.state.over()

    def _legal_actions(self, player: int) -> list[int]:
        s = self.course.state
        if player not in s.to_move():
            return []
        actions = s.options(player)
        return self._codes(player, actions)[0] if self.coded else actions

    def _codes(self, player: int, actions: list[int]) -> tuple[list[int], list[int]]:
        """The codes of the legal actions, and what each means."""
        return arranged(self.setup.game.codes(self.course.state, player, actions), actions)

    def _play(self, seat: int, action: int) -> None:
        if self.coded:
            codes, actions = self._codes(seat, self.course.state.options(seat))
            action = actions[codes.index(action)]
        self.course.play(seat, action)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        first = self.players_size
        outcomes = self.course.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(action - first, weight / total) for action, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        seat = self.course.state.mover()
        if seat >= 0:
            self._play(seat, action)
        else:
            self.course.play(seat, action + self.players_size)

    def _apply_actions(self, actions: list[int]) -> None:
        s = self.course.state
        for seat in s.to_move():
            self._play(seat, actions[seat])

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.setup.game
        if player < 0:
            return text_of(game.id, action + game.verbs.player_size)
        return text_of(game.id, action) if game.meant is None else game.meant.text(action)

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The same as the C++ would give, which asks the observer for one group of features after the other."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.setup.players:
            raise ValueError(f"There is no player {seat} who could observe this position.")
        out: list[float] = self.setup.known(self.course.state, seat).astype(np.float64).tolist()
        return out

    def returns(self) -> list[float]:
        s = self.course.state
        return self.setup.final(s) if s.over() else [0.0] * self.setup.players

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BurgherState":
        """A position that the player cannot tell from this one, with what it does not know drawn anew."""
        out: BurgherState = self.clone()
        course = out.course
        dice = Dice(int(sampler() * (1 << 53)))
        for n in range(len(course)):
            if not course.may_read(n, player):
                course.entries[n * ENTRY + 1] = HIDDEN
        course.state = self.setup.game.determinize(course.state, player, dice)
        return out

    def __str__(self) -> str:
        name, entries = self.setup.game.id, self.course.entries
        return (
            " ".join([f"{entries[i]}:{text_of(name, entries[i + 1])}" for i in range(0, len(entries), ENTRY)]) or "new"
        )


def load(text: str) -> BurgherGame:
    """A game that was pickled; the games are known to a process that finds this function."""
    game: BurgherGame = pyspiel.load_game(text)
    return game


def revive(text: str) -> BurgherState:
    """A state that was pickled."""
    state: BurgherState = pyspiel.deserialize_game_and_state(text)[1]
    return state


class Observer:
    """What a seat sees of a position: named features as a tensor, its view or all it could know so far as a text."""

    def __init__(self, setup: Setup, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers of Burgher have no parameters, and these were given: {params}")
        self.setup = setup
        self.recall = kind.perfect_recall
        self.tensor = None if self.recall else np.zeros(setup.layout.size, np.float32)
        self.dict: dict[str, Any] = {}
        if self.tensor is not None:
            for group in setup.layout.groups:
                start = setup.layout.start(group.name)
                self.dict[group.name] = self.tensor[start : start + group.count]

    def set_from(self, state: BurgherState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = self.setup.known(state.course.state, max(0, player))

    def string_from(self, state: BurgherState, player: int) -> str:
        if not self.recall:
            return msgspec.json.encode(self.setup.game.view(state.course.state, player)).decode()
        said = [f"{seat}:{action}" for seat, action in state.course.seen_by(player)]
        known = self.setup.game.features(state.course.state, player)
        return f"{player} {' '.join(said)} | {' '.join(map(str, known))}"


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = pyspiel.registered_names()
    for name in NAMES:
        if f"burgher_{name}" not in known:
            at_once = any(step.asks == ASKS_EVERYONE for step in game(name).steps)
            kind = game_type(
                name,
                Dynamics.SIMULTANEOUS if at_once else Dynamics.SEQUENTIAL,
                pyspiel.GameType.Utility.GENERAL_SUM,
            )
            pyspiel.register_game(kind, type(f"Burgher_{name}", (BurgherGame,), {"name": name}))


register()
