"""A house as one file: copied while the server runs, and put back."""

import os
import sqlite3
from pathlib import Path

from burgher.core.errors import BurgherError
from burgher.server.databases import BUSY_SECONDS, OWN_TABLES, is_postgres
from burgher.server.migrations import NEWEST


def copy_house(source: str, target: str) -> int:
    """Copy a database as it is at this moment, whole or not at all; how many tables are in it."""
    for where in (source, target):
        if is_postgres(where):
            raise BurgherError("A house in PostgreSQL is saved with pg_dump and put back with pg_restore.")
    if os.path.exists(target):
        raise BurgherError(f"The file {target} is there already: move it away first.")
    if not os.path.isfile(source):
        raise BurgherError(f"There is no database {source}.")
    unfinished = Path(f"{target}.part")
    try:
        found = _copy(source, unfinished)
        os.replace(unfinished, target)
    except (sqlite3.Error, OSError) as fault:
        raise BurgherError(f"The database {source} cannot be copied to {target}: {fault}.") from None
    finally:
        unfinished.unlink(missing_ok=True)
    return found


def _copy(source: str, target: Path) -> int:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL, 0o600))  # it holds the secret that signs cookies
    old = sqlite3.connect(f"file:{Path(source).resolve().as_posix()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
    new = sqlite3.connect(target)
    try:
        tables = {str(row[0]) for row in old.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables >= OWN_TABLES:
            raise BurgherError(f"The file {source} is not a database of Burgher.")
        if old.execute("PRAGMA user_version").fetchone()[0] > NEWEST:
            raise BurgherError(f"The database {source} was written by a newer version of Burgher: update to use it.")
        old.backup(new)
        (fault,) = new.execute("PRAGMA integrity_check").fetchone()
        if fault != "ok":
            raise BurgherError(f"The database {source} is damaged: {fault}.")
        return int(new.execute("SELECT count(*) FROM tables").fetchone()[0])
    finally:
        old.close()
        new.close()
