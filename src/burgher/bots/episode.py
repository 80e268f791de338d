"""An episode: one game between agents, with bots in the seats that have one. Every adapter steps through here."""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i32, i64, u8

from burgher.bots.bot import Bot, ask
from burgher.core.chance import Dice
from burgher.core.state import CHANCE, OVER, State
from burgher.core.writer import Writer


class Episode:
    """A game that is played again and again from the same beginning; each time with other luck."""

    def __init__(self, game: Any, start: State, bots: list[Bot | None]) -> None:
        self.game = game
        self.start = start  # before anything is dealt
        self.bots = bots  # by seat; None where an agent plays
        self.write = game.write_features
        size: i64 = game.code_count
        self.size = size
        self.codes = None if game.meant is None else game.codes
        width: i64 = game.layouts[start.seats].size
        self.width = width
        self.state: State = start
        self.luck = Dice(0)
        self.minds = Dice(0)  # with which the bots think
        self.mover: i64 = OVER
        self.actions: list[int] = []  # that are legal for whom is to move, ascending: codes, where the game has some
        self.means: list[int] = []  # and then what action each of them means

    def begin(self, seed: i64) -> None:
        """Deal anew."""
        self.state = self.start.copy()
        self.luck = Dice(seed)
        self.minds = Dice(seed + 1)
        self.run()

    def play(self, action: i64) -> None:
        """Carry out a legal action of the agent who is to move, and all that follows up to the next agent's choice."""
        self.state.play(self.mover, action if self.codes is None else self.means[self.actions.index(action)])
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
            self.actions, self.means = arranged(self.codes(s, seat, self.actions), self.actions)

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

    def observe(self, seat: i64, out: Writer, row: i64) -> None:
        """Write the features of a seat into this row, which has to be the seat's own."""
        out.renew(row)
        self.write(self.state, seat, out)


def arranged(codes: list[int], actions: list[int]) -> tuple[list[int], list[int]]:
    """The codes, ascending, and an action for each; of several that come to the same, the first."""
    last: i64 = -1
    code: i64
    for code in codes:
        if code <= last:
            break
        last = code
    else:
        return codes, actions
    found: list[int] = []
    means: list[int] = []
    for code, action in zip(codes, actions):  # noqa: B905 - with `strict` it would not be compiled to a loop
        i: i64 = len(found)
        while i > 0 and found[i - 1] > code:  # they come nearly in order
            i -= 1
        if i == 0 or found[i - 1] != code:
            found.insert(i, code)
            means.insert(i, action)
    return found, means


class Fleet:
    """Many episodes that go on together, and what is told of them in native arrays."""

    def __init__(self, episodes: list[Episode]) -> None:
        self.episodes = episodes
        self.seeds: list[Dice] = []
        self.ended: list[int] = []  # which of them ended in the last step
        self.finals: list[State] = []  # and how
        self.seats: i64 = episodes[0].start.seats
        # what was observed last: a row for each seat of each episode
        self.rows = Writer(episodes[0].width, len(episodes) * self.seats)
        self.movers: vec[u8] = vec[u8](bytes(len(episodes)))
        self.counts: vec[i32] = vec[i32](bytes(len(episodes)))  # of legal actions
        self.legal: vec[i32] = vec[i32]()  # those of all episodes in a row; behind them anything
        self.count: i64 = 0  # of all of them

    def begin(self, seeds: list[int]) -> None:
        """Begin all episodes anew, each with a seed of its own."""
        self.seeds = [Dice(seed) for seed in seeds]
        self.count = 0
        for i in range(len(self.episodes)):
            self.deal(i)
            self.write_down(i)

    def deal(self, i: i64) -> None:
        """Begin the i-th episode anew."""
        seeds = self.seeds[i]
        self.episodes[i].begin(seeds.roll() << 28 ^ seeds.roll())

    def step(self, actions: list[int], observe: bool) -> None:
        """Play a legal action in each episode; those that end are begun anew.

        If they shall be observed as well, that is best done while the position is at hand.
        """
        self.ended = []
        self.finals = []
        self.count = 0
        for i, episode in enumerate(self.episodes):
            episode.play(actions[i])
            if episode.mover == OVER:
                self.ended.append(i)
                self.finals.append(episode.state)
                self.deal(i)
            self.write_down(i)
            if observe:
                episode.observe(episode.mover, self.rows, i * self.seats + episode.mover)

    def write_down(self, i: i64) -> None:
        """Who is to move in the i-th episode, and what is legal there, after that of the episodes before it."""
        episode = self.episodes[i]
        actions, legal, count = episode.actions, self.legal, self.count
        self.movers[i] = u8(episode.mover)
        self.counts[i] = i32(len(actions))
        while len(legal) < count + len(actions):
            legal = append(legal, 0)
        for action in actions:
            number: i32 = action
            legal[count] = number
            count += 1
        self.legal = legal
        self.count = count

    def observe(self) -> None:
        """Write the features of whoever is to move into the row of that seat, in each episode."""
        for i, episode in enumerate(self.episodes):
            episode.observe(episode.mover, self.rows, i * self.seats + episode.mover)
