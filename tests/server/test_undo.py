"""What cannot be taken back alone, also where nothing but the views of the players tells so."""

import asyncio

import pytest

import burgher
from burgher.server import deeds
from burgher.server.live import Live
from burgher.server.records import Seat
from burgher.server.wire import Undo


class Somebody:
    person = "ann"
    name = ""
    where = "127.0.0.1"
    seat: int | None = 0
    looking: int | None = None

    def show(self, message: bytes) -> None:
        pass


def play_a_card_of_glass_road(people: list[str]) -> Live:
    """It tells that the other player does not hold the same card; nobody has been asked anything yet."""
    hands = [{"hand": ["builder", "supplier"]}, {"hand": ["woodsman", "pit_worker"]}]
    table = burgher.position("glass_road", {"players": hands}, seed=1)
    stored = deeds.new_table(table, [Seat(f"t{i}", person=person) for i, person in enumerate(people)], hot_seat=False)
    live = Live(stored, "server")
    asyncio.run(live.read(stored))
    live.play(0, "play:6")
    return live


@pytest.fixture(autouse=True)
def _no_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event says of itself that it reveals something."""
    for kind in burgher.game("glass_road").events.kinds:
        monkeypatch.setattr(kind, "reveals", False)


def test_what_has_shown_something_is_asked_for() -> None:
    live = play_a_card_of_glass_road(["ann", "ben"])
    assert live.undo_of(0, [0]) == (live.n - 1, True)
    change = deeds.undo(live, Somebody(), Undo(id=1, seat=0, n=live.n))
    assert change.keep is None
    asked = change.proposals["undo"]
    assert asked is not None and (asked.yes, live.needed("undo", None)) == ([0], [0, 1])


def test_who_plays_alone_asks_nobody() -> None:
    live = play_a_card_of_glass_road(["ann", "ann"])
    n = live.n
    assert deeds.undo(live, Somebody(), Undo(id=1, seat=0, n=n)).keep == n - 1
