"""Trust in the numbers: who plays better loses less, and what a review says of its chances can be checked."""

from functools import cache

import pytest

import burgher
from burgher import bots
from burgher.bots.bot import ask
from burgher.bots.effort import Effort
from burgher.core.table import Table
from burgher.review.calibration import Bin, reliability, table_of
from burgher.review.levels import level_figures
from burgher.review.work import Weigh

GAMES = range(20, 24)
POSITIONS = 10  # of each of them


@cache
def positions() -> list[Table]:
    """Decisions of games between journeymen, well apart from each other."""
    found: list[Table] = []
    journeyman = bots.bot("journeyman")
    for seed in GAMES:
        table = burgher.new("castles_of_burgundy", players=2, seed=seed)
        wanted = len(found) + POSITIONS
        since = 0
        while len(found) < wanted:
            seat = table.to_move[0]
            since += 1
            if since > 9 and len(table.legal(seat)) > 5:
                found.append(table.at(len(table.log)))
                since = 0
            action = ask(journeyman, table.game, table.state, seat, table.course.luck.dice(len(table.log)))
            table.act(seat, table.game.verbs.text(action))
    return found


def lost_by(level: str) -> float:
    """The points that a level loses in all these positions, as a review sees it."""
    total = 0.0
    for table in positions():
        seat = table.to_move[0]
        action = ask(bots.bot(level), table.game, table.state, seat, table.course.luck.dice(len(table.log)))
        job = Weigh(table.game.id, 0, table.state, seat, action, Effort(6, 24), 10, len(table.log), False)
        total += job.run().loss
    return total


def test_who_plays_better_loses_less() -> None:
    """Apprentice and journeyman are the same mind, of which one overlooks things: some positions cannot order them."""
    random, apprentice, journeyman, master = (
        lost_by(level) for level in ("random", "apprentice", "journeyman", "master")
    )
    assert random > 2 * apprentice and random > 2 * journeyman
    assert apprentice > master and journeyman > master


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_figures_of_the_levels_follow_their_strength(game: str) -> None:
    found = level_figures(game)
    assert list(found) == [level for level in bots.levels(game) if level in found]
    accuracies = [figures.accuracy for figures in found.values()]
    assert len(found) >= 3 and accuracies == sorted(accuracies)
    # whoever builds up more has more to lose: in Craftsmen the journeyman loses more points a game than the apprentice
    lost = {level: figures.lost for level, figures in found.items()}
    assert lost.get("guildmaster", 0.0) < lost["master"] < min(lost["journeyman"], lost["apprentice"])
    for figures in found.values():
        assert sum(figures.places.values()) == pytest.approx(figures.lost)
        assert sum(figures.lines.values()) == pytest.approx(figures.lost)


def test_chances_are_counted_in_bins() -> None:
    forecasts = [(0.05, 0.0), (0.08, 1.0), (0.55, 1.0), (0.52, 0.0), (0.95, 1.0), (1.0, 1.0)]
    found = reliability(forecasts)
    assert [(one.low, one.count) for one in found if one.count] == [(0.0, 2), (0.5, 2), (0.9, 2)]
    assert found[0] == Bin(0.0, 0.1, 2, 0.065, 0.5, found[0].low_95, found[0].high_95)
    assert found[0].low_95 < 0.5 < found[0].high_95
    text = table_of(found)
    assert text.splitlines()[0].startswith("| said |") and len(text.splitlines()) == 5
