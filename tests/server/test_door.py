"""Slow clients: who keeps the server waiting too long is hung up on, and nobody is locked out by those who wait."""

import socket
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import pytest

from burgher.server.door import Door, For
from burgher.server.settings import Settings

from .house import PATIENCE, running
from .test_hostile import reach


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Stranger:
    def __init__(self, address: str = "10.0.0.1") -> None:
        self.address = address
        self.there = True

    def hang_up(self) -> None:
        self.there = False


def a_door(**settings: Any) -> tuple[Door, Clock]:
    clock = Clock()
    return Door(Settings(db="", **settings), clock), clock


def test_who_takes_too_long_is_hung_up_on() -> None:
    door, clock = a_door()
    slow, slower = Stranger(), Stranger("10.0.0.2")
    door.wait(slow, For.HEAD)
    clock.now += 5
    door.wait(slower, For.HEAD)
    clock.now += 5
    door.close_late()
    assert not slow.there and slower.there
    door.wait(slower, For.BODY)  # its head has come
    clock.now += 59
    door.close_late()
    assert slower.there
    clock.now += 1
    door.close_late()
    assert not slower.there and door.count == 0 and not door.callers


def test_who_has_left_is_not_looked_after() -> None:
    door, clock = a_door()
    guest = Stranger()
    door.wait(guest, For.HEAD)
    door.leave(guest)
    door.leave(guest)
    clock.now += 100
    door.close_late()
    assert guest.there and door.count == 0


def test_behind_a_trusted_proxy_there_are_many_people() -> None:
    door, _ = a_door(callers_of_address=3, trusted_proxies=(ip_network("10.0.0.1"),))
    crowd = [Stranger() for _ in range(5)]
    for guest in crowd:
        door.wait(guest, For.HEAD)
    assert all(guest.there for guest in crowd)


def test_the_one_that_waits_longest_makes_room_for_the_next_of_its_address() -> None:
    door, _ = a_door(callers_of_address=3)
    other = Stranger("10.0.0.2")
    crowd = [Stranger() for _ in range(5)]
    for guest in [other, *crowd[:3]]:
        door.wait(guest, For.HEAD)
    door.wait(crowd[0], For.HEAD)  # once more: now the second one waits longest
    for guest in crowd[3:]:
        door.wait(guest, For.HEAD)
    assert [guest.there for guest in crowd] == [True, False, False, True, True] and other.there


def test_who_has_said_less_makes_room_first() -> None:
    """A request that is being answered is not cut off by a crowd that says nothing."""
    door, _ = a_door(callers_of_address=3)
    asking, sending, *crowd = [Stranger() for _ in range(6)]
    door.wait(asking, For.ANSWER)
    door.wait(sending, For.BODY)
    for guest in crowd:
        door.wait(guest, For.HEAD)
    assert asking.there and sending.there
    assert [guest.there for guest in crowd] == [False, False, False, True]
    door.wait(crowd[3], For.ANSWER)
    door.wait(Stranger(), For.ANSWER)
    assert not sending.there and asking.there


def test_where_all_are_too_many_the_largest_crowd_makes_room() -> None:
    door, _ = a_door(callers=4)
    crowd, guests = [Stranger() for _ in range(3)], [Stranger(f"10.0.1.{i}") for i in range(3)]
    for guest in [guests[0], *crowd, *guests[1:]]:
        door.wait(guest, For.HEAD)
    assert [guest.there for guest in crowd] == [False, False, True]
    assert all(guest.there for guest in guests) and door.count == 4


def ended(line: socket.socket) -> bool:
    """Has the server hung up? This waits until it has, or answers."""
    line.settimeout(PATIENCE)
    try:
        return line.recv(1) == b""
    except ConnectionResetError:
        return True


def test_half_open_connections_lock_nobody_out(tmp_path: Path) -> None:
    """However many there are: each newcomer is let in, and one of those that say nothing has to go."""
    with running(tmp_path / "db", callers_of_address=20) as base:
        crowd = [reach(base) for _ in range(60)]
        assert httpx.get(base + "/health").status_code == 200
        assert all(ended(line) for line in crowd[:40])
        for line in crowd:
            line.close()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
        b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_a_request_that_never_ends(tmp_path: Path, said: bytes) -> None:
    with running(tmp_path / "db", head_seconds=0.1, body_seconds=0.1) as base, reach(base) as line:
        line.sendall(said)
        assert ended(line)


def test_a_connection_that_is_kept_open_asks_again(tmp_path: Path) -> None:
    with running(tmp_path / "db") as base, httpx.Client(base_url=base) as client:
        for _ in range(3):
            assert client.get("/health").status_code == 200
            assert client.post("/api/me", json={"name": "Ann"}).json()["name"] == "Ann"
