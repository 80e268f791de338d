"""An episode: one game between agents, with bots in the seats that have one. Every adapter steps through here."""

from array import array
from typing import Any

from mypy_extensions import i64

from burgher.bots.bot import Bot, ask
from burgher.core.chance import Dice
from burgher.core.state import CHANCE, OVER, State


class Row:
    """The features of one seat as 16-bit numbers. From one position to the next only what changed is written."""

    def __init__(self, size: i64) -> None:
        self.known: list[int] = [0] * size
        self.numbers: Any = memoryview(array("h", self.known))

    def write(self, known: list[int]) -> Any:
        """Take these features over; gives all of them."""
        numbers, before = self.numbers, self.known
        for i, value in enumerate(known):
            if value != before[i]:
                numbers[i] = value
        self.known = known
        return numbers


class Episode:
    """A game that is played again and again from the same beginning; each time with other luck."""

    def __init__(self, game: Any, start: State, bots: list[Bot | None]) -> None:
        self.game = game
        self.start = start  # before anything is dealt
        self.bots = bots  # by seat; None where an agent plays
        self.features = game.features
        size: i64 = game.code_count
        self.size = size
        self.codes = None if game.meant is None else game.codes
        width: i64 = game.layouts[start.seats].size
        self.width = width
        self.rows = [Row(width) for _ in range(start.seats)]
        self.state: State = start
        self.luck = Dice(0)
        self.minds = Dice(0)  # with which the bots think
        self.mover: i64 = OVER
        self.actions: list[int] = []  # that are legal for whom is to move, ascending: codes, where the game has some
        self.means: dict[int, int] = {}  # an action for each code; of several that come to the same, the first

    def begin(self, seed: i64) -> None:
        """Deal anew."""
        self.state = self.start.copy()
        self.luck = Dice(seed)
        self.minds = Dice(seed + 1)
        self.run()

    def play(self, action: i64) -> None:
        """Carry out a legal action of the agent who is to move, and all that follows up to the next agent's choice."""
        self.state.play(self.mover, action if self.codes is None else self.means[action])
        self.run()

    def run(self) -> None:
        """Draw, and let bots play, until an agent has to choose or the game is over."""
        s = self.state
        while True:
            seat = s.mover()
            if seat == CHANCE:
                s.play(CHANCE, s.draw(self.luck.roll()))
                continue
            bot = None if seat == OVER else self.bots[seat]
            if bot is None:
                break
            s.play(seat, ask(bot, self.game, s, seat, self.minds))
        self.mover = seat
        self.actions = s.options(seat) if seat >= 0 else []
        if self.codes is not None:
            self.means = meanings(self.codes(s, seat, self.actions), self.actions)
            self.actions = sorted(self.means)

    def allows(self, action: i64) -> bool:
        """May the agent who is to move choose this?"""
        for legal in self.actions:  # ascending
            if legal >= action:
                return legal == action
        return False

    def mask(self) -> bytearray:
        """A byte for each action of players, 1 where it is legal for whom is to move."""
        out = bytearray(self.size)
        for action in self.actions:
            out[action] = 1
        return out

    def observe(self, seat: i64) -> Any:
        """The features of a seat as 16-bit numbers, which the next look of this seat overwrites."""
        return self.rows[seat].write(self.features(self.state, seat))


def meanings(codes: list[int], actions: list[int]) -> dict[int, int]:
    """An action for each code; of several that come to the same, the first."""
    out: dict[int, int] = {}
    for code, action in zip(codes, actions):  # noqa: B905 - with `strict` it would not be compiled to a loop
        if code not in out:
            out[code] = action
    return out


class Fleet:
    """Many episodes that go on together."""

    def __init__(self, episodes: list[Episode], seed: i64) -> None:
        self.episodes = episodes
        self.seeds = [Dice(seed + i * 1000003) for i in range(len(episodes))]
        self.ended: list[int] = []  # which of them ended in the last step
        self.finals: list[State] = []  # and how

    def deal(self, i: i64) -> None:
        """Begin the i-th episode anew."""
        seeds = self.seeds[i]
        self.episodes[i].begin(seeds.roll() << 28 ^ seeds.roll())

    def step(self, actions: list[int]) -> i64:
        """Play an action in each episode; those that end are begun anew. Tells the first that is illegal, or -1."""
        for i, episode in enumerate(self.episodes):
            if not episode.allows(actions[i]):
                return i
        self.ended = []
        self.finals = []
        for i, episode in enumerate(self.episodes):
            episode.play(actions[i])
            if episode.mover == OVER:
                self.ended.append(i)
                self.finals.append(episode.state)
                self.deal(i)
        return -1

    def observe(self, out: Any) -> None:
        """Write the features of whoever is to move, one row for each episode."""
        place: i64 = 0
        for episode in self.episodes:
            out[place : place + episode.width] = episode.observe(episode.mover)
            place += episode.width

    def movers(self) -> bytes:
        """Who is to move in each episode."""
        return bytes([episode.mover for episode in self.episodes])

    def legal(self) -> tuple[list[int], list[int]]:
        """The legal actions of all episodes in a row, and where those of each begin; at last, where they end."""
        actions: list[int] = []
        starts: list[int] = [0]
        for episode in self.episodes:
            actions += episode.actions
            starts.append(len(actions))
        return actions, starts

    def masks(self, out: Any) -> None:
        """Write a byte for each action of players, 1 where it is legal, one row for each episode."""
        place: i64 = 0
        for episode in self.episodes:
            out[place : place + episode.size] = episode.mask()
            place += episode.size
