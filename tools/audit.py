"""Known faults in the packages of the lock files: what pip-audit and npm audit are told by their registries.

    python tools/audit.py PYTHON       with the Python of an environment in which pip-audit is installed

Ends with 0 if both answered and know of none, with 1 if there is one, with 2 if what is there could not be audited.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent


def answer(*command: str) -> Any:
    """What a program says as JSON; None if that is none."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
        return json.loads(done.stdout)
    except (OSError, ValueError):
        return None


def python_faults(told: Any) -> list[str] | None:
    """The faults that pip-audit names; None if it could not ask."""
    if not isinstance(told, dict) or "dependencies" not in told:
        return None
    return [
        f"{package['name']} {package['version']}: {fault['id']}"
        for package in told["dependencies"]
        for fault in package.get("vulns", [])
    ]


def npm_faults(told: Any) -> list[str] | None:
    """The faults that npm audit names; None if it could not ask."""
    if not isinstance(told, dict) or "vulnerabilities" not in told:
        return None
    return [f"{name}: {fault['severity']}" for name, fault in told["vulnerabilities"].items()]


def verdict(found: dict[str, list[str] | None]) -> tuple[list[str], int]:
    """What is said, and the exit status."""
    faults = [f"{lock}: {fault}" for lock, faults in found.items() for fault in faults or []]
    unknown = [lock for lock, faults in found.items() if faults is None]
    lines = faults
    if unknown:
        lines = [*faults, f"NOT AUDITED: the registry does not answer for {' and '.join(unknown)}."]
    elif not faults:
        lines = ["No known faults."]
    return lines, 1 if faults else 2 if unknown else 0


def main() -> None:
    lock = "requirements.lock"
    python = answer(sys.argv[1], "-m", "pip_audit", "-r", lock, "--no-deps", "--disable-pip", "-f", "json")
    npm = answer("npm", "audit", "--json")
    lines, status = verdict({lock: python_faults(python), "package-lock.json": npm_faults(npm)})
    print("\n".join(lines))
    sys.exit(status)


if __name__ == "__main__":
    main()
