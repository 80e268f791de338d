"""A PostgreSQL of the tests' own: a new cluster on loopback, run by a user without rights, gone afterwards."""

import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 60.0
Connection = psycopg.Connection[tuple[Any, ...]]


def binaries() -> Path | None:
    """The folder of PostgreSQL's programs, if it is installed."""
    folders = sorted(glob.glob("/usr/lib/postgresql/*/bin"), reverse=True)
    found = shutil.which("initdb")
    folders += [os.path.dirname(os.path.realpath(found))] if found else []
    return next((Path(folder) for folder in folders if Path(folder, "postgres").exists()), None)


def connection(where: str) -> Connection:
    return psycopg.connect(where, autocommit=True)


def unprivileged() -> str | None:
    """PostgreSQL refuses to be run by root: a user who may do nothing, if we are root."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    with socket.socket() as sock:
        sock.bind(("127.0.0.1", 0))
        return int(sock.getsockname()[1])


class Cluster:
    """A running database server, which can be killed and started again."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self.folder = folder
        self.programs = programs
        self.port = free_port()
        self.user = unprivileged()
        self.process: subprocess.Popen[bytes] | None = None
        self._call("initdb", "-D", str(folder / "data"), "-U", "burgher", "--auth=trust", "-E", "UTF8", "--no-sync")

    def _call(self, program: str, *args: str) -> None:
        subprocess.run(
            [str(self.programs / program), *args],
            check=True,
            capture_output=True,
            user=self.user,
            cwd=self.folder,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )

    def start(self) -> None:
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", f"port={self.port}"]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *options],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd=self.folder,
            )
        ready = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(ready, check=False).returncode:
            assert time.monotonic() < end and self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the power had failed."""
        assert self.process is not None
        pid = self.process.pid
        self.process.send_signal(signal.SIGSTOP)  # so that it starts no other meanwhile
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        for process in (*children, pid):
            os.kill(process, signal.SIGKILL)
        self.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(Path(f"/proc/{child}/exe").exists() for child in children):  # or the next one would meet them
            assert time.monotonic() < end
            time.sleep(0.01)
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # which waits for nobody who is still connected
            self.process.wait(PATIENCE)

    def new_database(self, name: str) -> str:
        """The address of a new, empty database."""
        self._call("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "burgher", name)
        return f"postgresql://burgher@127.0.0.1:{self.port}/{name}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    programs = binaries()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="burgher-postgres-"))
    user = unprivileged()
    if user is not None:
        entry = pwd.getpwnam(user)
        os.chown(folder, entry.pw_uid, entry.pw_gid)
    made = Cluster(folder, programs)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
