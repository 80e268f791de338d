"""Let an algorithm of OpenSpiel play against random choices: MCTS, or ISMCTS, which knows only what its seat knows.

    python examples/search_openspiel.py glass_road --search ismcts --simulations 50 --games 4

Needs burgher[openspiel]. Rollouts are played to the end at random, so it is the compiled engine that makes it fast.
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import burgher.env.openspiel  # noqa: F401 - makes the games known


def searcher(game: pyspiel.Game, search: str, simulations: int, seed: int) -> pyspiel.Bot:
    random = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    if search == "mcts":  # sees everything: fair only in games without secrets
        return mcts.MCTSBot(game, 1.0, simulations, evaluator, random_state=random)
    return ismcts.ISMCTSBot(game, evaluator, 1.0, simulations, random_state=random)


def play(game: pyspiel.Game, bot: pyspiel.Bot, seat: int, seed: int) -> float:
    """One game of the bot against random choices: what it is worth to the bot."""
    random = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=weights)))
        elif state.current_player() == seat:
            state.apply_action(int(bot.step(state)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--search", choices=["mcts", "ismcts"], default="ismcts")
    parser.add_argument("--simulations", type=int, default=50, help="for each decision")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game(f"burgher_{given.game}(players=2,simultaneous=false)")
    results = []
    for n in range(given.games):
        bot = searcher(game, given.search, given.simulations, given.seed + n)
        results.append(play(game, bot, n % 2, given.seed + n))
        print(f"game {n + 1}: {results[-1]:+g}", flush=True)
    print(f"{given.search} wins {sum(value > 0 for value in results)} of {given.games}")


if __name__ == "__main__":
    main()
