"""What a bot is, and how it is asked: everywhere in the same way."""

from abc import ABC, abstractmethod
from typing import Any, NamedTuple

from burgher.core.chance import Dice
from burgher.core.game import Game
from burgher.core.state import State


class Bot(ABC):
    """Chooses among the legal actions, knowing what its seat may know and no more."""

    name: str
    looks: bool = True  # does it look at the state at all?

    def plays(self, game: str) -> bool:
        """Does it play this game?"""
        return True

    @abstractmethod
    def choose(self, game: Game[Any], state: State | None, seat: int, actions: list[int], dice: Dice) -> int:
        """One of the actions. The state is a determinized copy, which the bot may use up; None if it does not look."""


class Question(NamedTuple):
    """A decision that a bot has to make. It holds what the seat may know and no more, so it may go anywhere."""

    known: State | None  # None where nobody looks
    seat: int
    actions: list[int]
    dice: Dice


def question(bot: Bot, game: Game[Any], state: State, seat: int, dice: Dice) -> Question:
    """What a bot is asked. With the dice of the same place in the same game (`Luck.dice`) it is always the same."""
    actions = state.options(seat)
    known = game.determinize(state, seat, dice) if bot.looks and len(actions) > 1 else None
    return Question(known, seat, actions, dice)


def answer(bot: Bot, game: Game[Any], asked: Question) -> int:
    """The bot's choice; where there is none, the only action."""
    known, seat, actions, dice = asked
    return actions[0] if len(actions) == 1 else bot.choose(game, known, seat, actions, dice)


def ask(bot: Bot, game: Game[Any], state: State, seat: int, dice: Dice) -> int:
    """Question and answer at once."""
    return answer(bot, game, question(bot, game, state, seat, dice))
