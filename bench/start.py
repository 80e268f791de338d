"""How long it takes from `./run play` to a served table, cold (on a fresh machine) and warm (the next time); to import.

    python bench/start.py [--json]

Cold is a copy of the project's files in an empty folder, where everything has to be set up; the package registries must
be within reach. Warm is the same copy, started again.
"""

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def copy_project(folder: Path) -> None:
    """The files that git knows, as they are now."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout
    for name in listed.decode().split("\0"):
        if name and (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)


def seconds_to_a_table(folder: Path) -> float:
    """Start, wait for the address, fetch the page, stop."""
    command = [str(folder / "run"), "play", "--no-open", "--port", "0", "--db", str(folder / "bench.sqlite3")]
    started = time.perf_counter()
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, start_new_session=True
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        with urllib.request.urlopen(address) as answer:
            assert b"<html" in answer.read()
        return time.perf_counter() - started
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def seconds_to_import() -> float:
    """The processor time of `import burgher` in a Python that runs already, without the disk: the best of several."""
    code = "import time; begun = time.process_time(); import burgher; print(time.process_time() - begun)"
    told = [
        subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True, capture_output=True).stdout for _ in range(9)
    ]
    return min(map(float, told))


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench/start.py")
    parser.add_argument("--json", action="store_true", help="one JSON object on standard output")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        copy_project(Path(name))
        cold = seconds_to_a_table(Path(name))
        warm = seconds_to_a_table(Path(name))
    imported = seconds_to_import()
    if given.json:
        print(json.dumps({"cold_seconds": cold, "warm_seconds": warm, "import_seconds": imported}))
    else:
        print(f"from ./run play to a served table: cold {cold:.1f} s, warm {warm:.1f} s")
        print(f"import burgher: {imported * 1000:.0f} ms")


if __name__ == "__main__":
    main()
