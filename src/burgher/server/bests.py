"""Somebody's own best results in a game, from the tables that they have played to the end."""

from typing import Any

from burgher.server.files import Files
from burgher.server.live import Live
from burgher.server.messages import link, moment
from burgher.server.records import Finished

SHOWN = 5  # lines of the table of bests


def counts(files: Files, finished: Finished) -> bool:
    """Was it played here from its beginning, with luck that nobody could know?"""
    opening = finished.opening
    known = isinstance(opening.seed, int) or files.is_daily(finished.table)
    return not known and opening.position is None and not files.was_uploaded(finished.table)


def bests(files: Files, live: Live, person: str) -> dict[str, Any] | None:
    """The place of this table among the person's own for as many players; nothing if it does not count."""
    finished = files.finished_by(person, live.stored.game, len(live.seats))
    results = [result for result in finished if counts(files, result)]
    own = next((result.points for result in results if result.table == live.id), None)
    if own is None:
        return None
    results.sort(key=lambda result: -result.points)  # of equal ones the newest is first
    best = [{"points": r.points, "created": moment(r.created), "link": link(r.token)} for r in results[:SHOWN]]
    return {"place": 1 + sum(result.points > own for result in results), "of": len(results), "best": best}
