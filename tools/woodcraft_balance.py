"""How the cards and boards of Woodcraft play: games of the journeyman, and what was taken in them.

    PYTHONPATH=src python tools/woodcraft_balance.py [--games 200] [--seed 5000] [--players 1]

Prints the scores and what they are made of. Then for each card and tile: in how many games it could be had, in what
share of these it was taken (and the order completed), and how many points more the games had in which it was taken.
docs/woodcraft-balance.md is written from its output.
"""

import argparse
import statistics

import burgher
from burgher.bots import bot
from burgher.bots.bot import ask
from burgher.games.woodcraft import facts as f
from burgher.games.woodcraft import score
from burgher.games.woodcraft import verbs as v
from burgher.games.woodcraft.state import Player, Woodcraft

OFFERED = {v.E_DEALT_ORDER: f.ORDER_CODES, v.E_DEALT_HELPER: f.HELPER_CODES}
TAKEN = {
    v.E_KEPT: f.ORDER_CODES,
    v.E_TOOK_ORDER: f.ORDER_CODES,
    v.E_START_HELPER: f.HELPER_CODES,
    v.E_HIRED: f.HELPER_CODES,
    v.E_CLAIMED: f.COMMISSION_CODES,
    v.E_IMPROVED: f.IMPROVEMENTS,
    v.E_TILE: f.TILES,
}


class Played:
    """One player's game: its cards by code, one entry for each time."""

    def __init__(self, p: Player, offered: list[str]) -> None:
        self.player = p
        self.total = sum(p.parts)
        self.offered = offered
        self.taken: list[str] = []
        self.completed = [f.ORDER_CODES[card] for card in p.completed]

    def read(self, event: tuple[int, ...]) -> None:
        """An event is its kind, who may know it, the seat, and what it is about."""
        kind = event[0]
        if kind in OFFERED:
            self.offered.append(OFFERED[kind][event[3]])
            if kind == v.E_DEALT_ORDER and event[3] >= f.FIRST_HAZELNUT:
                self.taken.append(f.ORDER_CODES[event[3]])  # both are kept
        elif kind in TAKEN:
            self.taken.append(TAKEN[kind][event[3]])
        elif kind == v.E_TOOL:
            self.taken.append(f.SPACE_NAMES[event[4]])


def play(players: int, seed: int) -> list[Played]:
    """The same game as the first with this seed in `burgher sim`."""
    table = burgher.new("woodcraft", players=players, seed=seed)
    journeyman = bot("journeyman")
    decisions = 0
    while not table.over:
        seat = table.to_move[0]
        action = ask(journeyman, table.game, table.state, seat, table.course.luck.dice(decisions))
        table.act(seat, table.game.verbs.text(action))
        decisions += 1
    state = table.state
    assert isinstance(state, Woodcraft)
    seen = [code for card, code in enumerate(f.ORDER_CODES) if state.seen_orders >> card & 1]
    seen += [code for card, code in enumerate(f.HELPER_CODES) if state.seen_helpers >> card & 1]
    games = [Played(p, seen[:]) for p in state.players]
    for events in table.events:
        for event in events:
            if event[0] in OFFERED or event[0] in TAKEN or event[0] == v.E_TOOL:
                games[event[2]].read(event)
    return games


def show_scores(games: list[Played]) -> None:
    totals = sorted(game.total for game in games)
    deciles = " ".join(str(round(cut)) for cut in statistics.quantiles(totals, n=10))
    print(f"{len(games)} games: mean {statistics.mean(totals):.1f}, standard deviation {statistics.pstdev(totals):.1f}")
    print(f"lowest {totals[0]}, deciles {deciles}, highest {totals[-1]}")
    for mark in (110, 140):
        print(f"{mark} and more: {share(sum(total >= mark for total in totals), len(totals))}")
    lines: dict[str, int] = {}
    for game in games:
        for (line, _), points in zip(score.LINES, game.player.parts, strict=True):
            name = "commissions" if line.startswith("commission_") else line
            lines[name] = lines.get(name, 0) + points
    print("\npoints a game:")
    for name, points in sorted(lines.items(), key=lambda line: -line[1]):
        print(f"  {name:20} {points / len(games):5.1f}  {share(points, sum(totals))}")


def show_counts(games: list[Played]) -> None:
    print("\nat the end of a game:")
    for name, counts in {
        "orders completed": [len(game.player.completed) for game in games],
        "orders fallen off": [game.player.fallen for game in games],
        "orders unfinished": [game.player.unfinished for game in games],
        "reputation": [game.player.reputation for game in games],
        "helpers": [score.count_of(game.player, f.C_HELPERS) for game in games],
        "tools": [score.count_of(game.player, f.C_TOOLS) for game in games],
        "improvements": [game.player.upgrades() for game in games],
        "commissions": [len(game.player.claimed) for game in games],
        "blueberry income": [game.player.income[f.BLUEBERRY] for game in games],
        "hazelnut income": [game.player.income[f.HAZELNUT] for game in games],
        "marketing steps": [game.player.marketing for game in games],
    }.items():
        print(f"  {name:20} {statistics.fmean(map(float, counts)):5.2f}")


def show_taken(title: str, codes: list[str], games: list[Played], cards: bool) -> None:
    """Cards count where they could be had, all other things in every game."""
    print(
        f"\n{title}: "
        + ("had, taken, (orders: completed,) difference" if cards else "times a game, games with it, difference")
    )
    for code in codes:
        chances = [game for game in games if code in game.offered] if cards else games
        with_it = [game.total for game in chances if code in game.taken]
        without = [game.total for game in chances if code not in game.taken]
        times = sum(game.taken.count(code) for game in games) / len(games)
        first = f"{len(chances):4}" if cards else f"{times:5.2f}"
        done = share(sum(code in game.completed for game in chances), len(with_it)) if code in f.ORDER_CODES else ""
        more = f"{statistics.mean(with_it) - statistics.mean(without):+6.1f}" if with_it and without else ""
        print(f"  {code:16} {first} {share(len(with_it), len(chances))} {done} {more}")


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:3.0f} %" if whole else "  - %"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=5000, help="of the first game; each next one has the next seed")
    parser.add_argument("--players", type=int, default=1, choices=(1, 2, 3, 4))
    given = parser.parse_args()
    games: list[Played] = []
    for seed in range(given.seed, given.seed + given.games):
        games += play(given.players, seed)
    show_scores(games)
    show_counts(games)
    show_taken("helpers", f.HELPER_CODES, games, cards=True)
    show_taken("orders", f.ORDER_CODES, games, cards=True)
    show_taken("commissions", f.COMMISSION_CODES, games, cards=False)
    show_taken("improvements", f.IMPROVEMENTS, games, cards=False)
    show_taken("attic", f.SPACE_NAMES, games, cards=False)
    show_taken("tiles", f.TILES, games, cards=False)


if __name__ == "__main__":
    main()
