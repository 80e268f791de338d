"""Each extra can be installed alone, where nothing else is, and does what it is for."""

import subprocess
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = ("requirements.lock", "requirements-heavy.lock")  # of each package, the version that is tested
USES = {
    "learn": "import burgher.env; burgher.env.Batch('glass_road', 2).reset(seed=1)",
    "gym": "import burgher.env, gymnasium; gymnasium.make('burgher/GlassRoad-v0').reset(seed=1)",
    "pettingzoo": "import burgher.env; burgher.env.aec('glass_road').reset(seed=1)",
    "openspiel": "import burgher.env.openspiel, pyspiel; pyspiel.load_game('burgher_glass_road').new_initial_state()",
    "data": "export glass_road --bots random,random --games 1 --to games.parquet",
    "ray": "sim glass_road --bots random,random --games 2 --ray",
    "postgres": "import burgher.server.databases, psycopg",
}


@pytest.mark.parametrize("extra", list(USES))
def test_an_extra_installs_alone(extra: str, tmp_path: Path) -> None:
    venv.create(tmp_path / "venv", with_pip=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    locks = [word for lock in LOCKS for word in ("-c", str(ROOT / lock))]
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-e", f"{ROOT}[{extra}]", *locks]
    use = (
        [python, "-I", "-c", USES[extra]]
        if "import" in USES[extra]
        else [python, "-m", "burgher", *USES[extra].split()]
    )
    for command in (pip, use):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    others = [python, "-m", "pip", "freeze", "--disable-pip-version-check"]
    there = subprocess.run(others, capture_output=True, text=True, check=True).stdout.lower()
    for other, package in (("gym", "gymnasium"), ("openspiel", "open_spiel"), ("data", "pyarrow"), ("ray", "ray==")):
        if other != extra and (other, extra) != ("gym", "pettingzoo"):
            assert package not in there, f"{extra} brings {package}"
