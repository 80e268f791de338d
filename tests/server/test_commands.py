"""`burgher play` and `burgher serve`."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from burgher.server.settings import data_home

from .house import PATIENCE, SOURCE, Person, Process, go


@go
async def test_play_prints_the_address_of_its_table(tmp_path: Path) -> None:
    with Process(
        tmp_path / "db", 0, "play", "castles_of_burgundy", "--seats", "human,journeyman", "--seed", "4", "--no-open"
    ) as one:
        link = one.first_line.removeprefix(one.base)
        async with Person(one.base) as ann, ann.at(link) as line:
            assert line.table["mine"] == [0] and line.table["seats"][1]["bot"] == "journeyman"
            await line.play()
        one.stop()
        assert one.log() == ""


@go
async def test_several_humans_of_play_share_the_screen(tmp_path: Path) -> None:
    with Process(tmp_path / "db", 0, "play", "--seats", "human,human,random", "--no-open") as one:
        async with Person(one.base) as ann, ann.at(one.first_line.removeprefix(one.base)) as line:
            assert line.table["mine"] == [0, 1] and line.table["table"]["hot_seat"]
            assert line.table["state"] == "gathering"  # here they say what they are called

    seats = ("--seats", "human,random,human", "--names", "Ann,Bea")
    with Process(tmp_path / "db", 0, "play", *seats, "--no-open") as one:
        async with Person(one.base) as ann, ann.at(one.first_line.removeprefix(one.base)) as line:
            assert [line.table["seats"][seat]["name"] for seat in line.table["mine"]] == ["Ann", "Bea"]
            assert line.table["state"] != "gathering"


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["chess"], "chess"),
        (["--seats", "human"], "players"),
        (["--seats", "human,genius"], "genius"),
        (["--seed", "-1"], "--seed"),
        (["--db", "/dev/null/tables"], "database"),
        (["--port", "70000"], "--port"),
        (["--port", "x"], "--port"),
        (["--seats", ""], "bot"),
        (["--seats", "human,human,human,human,human,human"], "players"),
        (["--option", "boards"], "KEY=VALUE"),
        (["--option", "chairs=3"], "chairs"),
        (["--option", "boards=" + "[" * 5000], "boards"),
        (["--file", "game.json"], "--terminal"),
        (["--lang", "fr"], "--lang"),
        (["--horses", "4"], "--horses"),
    ],
)
def test_bad_input_is_one_sentence_and_status_2(arguments: list[str], word: str, tmp_path: Path) -> None:
    refused(word, "play", "--db", str(tmp_path / "db"), "--no-open", *arguments)


@pytest.mark.parametrize(
    "arguments, word",
    [
        (["--host", "999.1.1.1"], "--host"),
        (["--host", "a..b"], "--host"),
        (["--host", "192.0.2.1"], "--host"),
        (["--port", "-1"], "--port"),
        (["--workers", "0"], "--workers"),
        (["table"], "table"),
    ],
)
def test_bad_input_to_serve(arguments: list[str], word: str, tmp_path: Path) -> None:
    refused(word, "serve", "--port", "0", "--db", str(tmp_path / "db"), *arguments)


def test_an_address_that_cannot_be_printed_ends_the_server(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "burgher", "serve", "--port", "0", "--db", str(tmp_path / "db")]
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    with open("/dev/full", "w") as full:
        done = subprocess.run(
            command, env=environment, stdout=full, stderr=subprocess.PIPE, text=True, timeout=PATIENCE
        )
    assert done.returncode == 2 and done.stderr.count("\n") == 1


@pytest.mark.parametrize("how, status", [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM)])
@go
async def test_the_interrupt_key_and_sigterm_end_it_quietly(how: signal.Signals, status: int, tmp_path: Path) -> None:
    """With people at a table and bots in thought; nothing is left behind."""
    with Process(tmp_path / "db", 0, "serve") as one:
        async with Person(one.base) as ann:
            table = await ann.new_table("human", "journeyman", "journeyman")
            line = await ann.connect(table["link"])
            assert await asyncio.to_thread(one.end, how) == status
            await line.reading
            assert line.socket.close_code == 1012
        assert "Traceback" not in one.log()


def refused(word: str, *arguments: str) -> None:
    """The command line ends with one sentence that names the fault."""
    environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
    command = [sys.executable, "-m", "burgher", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and word in done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        refused(f"Port {port}", "serve", "--port", port, "--db", str(tmp_path / "db"))


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "db").write_text("These are not the tables you are looking for." * 100)
    refused("not a database", "serve", "--port", "0", "--db", str(tmp_path / "db"))


def test_the_tables_lie_in_the_data_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_home() == tmp_path / "burgher"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_home() == tmp_path / ".local" / "share" / "burgher"


def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    with Process(tmp_path / "deep" / "down" / "db") as one:
        assert httpx.get(one.base + "/health").status_code == 200
    assert (tmp_path / "deep" / "down" / "db").stat().st_mode & 0o777 == 0o600
