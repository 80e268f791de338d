"""Positions that are passed on: what is in them, and what people send instead."""

import doctest
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any

import msgspec
import pytest

import burgher
from burgher import sharing
from burgher.bots import player
from burgher.bots.bot import ask
from burgher.core.chance import Dice
from burgher.core.errors import BurgherError
from burgher.core.state import CHANCE
from burgher.core.table import Opening, Table
from burgher.sharing import LONGEST, MARK, MOST_BYTES, opened, share

SEED = "00112233445566778899aabbccddeeff"


def played(game: str, players: int, moves: int, seed: Any = 5) -> Table:
    table = burgher.new(game, players=players, seed=seed)
    bot = player("random", game)
    for n in range(moves):
        if table.over:
            break
        seat = table.to_move[0]
        action = ask(bot, table.game, table.state, seat, Dice(n))
        table.act(seat, table.game.verbs.text(action))
    return table


def contents(code: str) -> Any:
    packed = code.removeprefix(MARK)
    return msgspec.json.decode(zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4))))


def pack(doc: Any) -> str:
    return MARK + urlsafe_b64encode(zlib.compress(msgspec.json.encode(doc))).decode().rstrip("=")


@pytest.mark.parametrize("game", burgher.GAMES)
def test_the_seat_sees_the_same_and_can_do_the_same(game: str) -> None:
    for moves in (0, 7, 40, 90, 3000):
        table = played(game, 2, moves)
        for seat in range(2):
            found, whose = opened(share(table, seat, Dice(moves)))
            assert whose == seat
            assert found.view(seat) == table.view(seat)
            assert found.actions(seat) == table.actions(seat)
            assert found.over == table.over


@pytest.mark.parametrize("game", burgher.GAMES)
def test_nothing_hidden_is_in_it(game: str) -> None:
    """Two games that differ in what the seat cannot know give the same texts, from the same lot."""
    table = played(game, 3, 30, SEED)
    for seat in range(3):
        codes = set()
        for n in range(4):
            other = played(game, 3, 30, SEED)
            other.course.state = other.game.determinize(other.state, seat, Dice(n))
            codes.add(share(other, seat, Dice(77)))
        assert codes == {share(table, seat, Dice(77))}
        assert SEED not in str(contents(codes.pop()))


@pytest.mark.parametrize("game", burgher.GAMES)
def test_where_chance_comes_next_all_who_open_it_meet_the_same(game: str) -> None:
    """A replay stops after an act, where something may have to be drawn: what is looked at is what is played on."""
    table = played(game, 2, 200)
    lots = []
    stops = [n for n, entry in enumerate(table.log) if entry.seat == CHANCE and n and table.log[n - 1].seat != CHANCE]
    for n in stops[:3]:
        then = table.at(n)
        assert then.to_move == (CHANCE,)
        code = share(then, 0)
        one, other = opened(code).table, opened(code).table
        assert one.view(0) == other.view(0) and not one.log
        lots.append(len({share(then, 0) for _ in range(8)}))
    assert max(lots) > 1, "and not what the game draws"


def test_without_dice_the_lot_is_nobodys() -> None:
    table = played("craftsmen", 3, 60)
    assert table.hides_from([0])
    assert len({share(table, 0) for _ in range(8)}) > 1


def test_what_is_no_position_is_refused() -> None:
    good = share(played("castles_of_burgundy", 2, 20), 0, Dice(1))
    doc = contents(good)
    bomb = MARK + urlsafe_b64encode(zlib.compress(b"[" * (MOST_BYTES * 50), 9)).decode()
    deep = MARK + urlsafe_b64encode(zlib.compress(b"[" * (MOST_BYTES - 1), 9)).decode()
    wrong: list[str] = [
        *("", MARK, "b2.abc", good[:-9], good[:30], good + "A" * LONGEST, MARK + "ä" * 20, MARK + "\u2603", bomb, deep),
        *(
            pack(doc | {"game": "chess"}),
            pack(doc | {"rules": 99}),
            pack(doc | {"rules": 0}),
            pack(doc | {"data": "x"}),
        ),
        *(pack(doc | {"seat": 3}), pack(doc | {"seat": -1}), pack(doc | {"seed": 4}), pack(doc | {"position": []})),
        *(pack(doc | {"position": {}}), pack(doc | {"position": doc["position"] | {"stack": ["take:9"]}}), pack([])),
    ]
    for code in wrong:
        with pytest.raises(BurgherError) as refused:
            opened(code)
        assert len(str(refused.value).splitlines()) == 1
    assert opened(f"  {good}\n").seat == 0
    with pytest.raises(BurgherError):
        share(played("glass_road", 2, 3), 2)


def test_it_is_short_enough_for_a_link() -> None:
    for game in burgher.GAMES:
        players = burgher.game(game).players[-1]
        assert len(share(played(game, players, 200), 0)) < 4000


def test_the_example_of_the_docstring() -> None:
    assert doctest.testmod(sharing).failed == 0


@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_of_earlier_rules_is_played_on_by_them(rules: int) -> None:
    game = burgher.game("woodcraft")
    table = Table(game, Opening(2, 5, rules=rules))
    table.run_chance()
    shared = opened(share(table, 0, Dice(1)))
    assert (shared.table.state.rules, shared.table.opening.rules) == (rules, rules)
    assert shared.table.view(0)["marketing_points"] == table.view(0)["marketing_points"]
