"""The compiled package that these tests share."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = "BURGHER_COMPILED"  # a folder with a compiled package; without it one is made for the tests


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if os.environ.get(COMPILED):
        return Path(os.environ[COMPILED])
    folder = tmp_path_factory.mktemp("compiled")
    subprocess.run([sys.executable, str(ROOT / "tools" / "compile.py"), str(folder)], check=True, capture_output=True)
    return folder
