"""Where the browser for the tests and the pictures comes from, and how it is started."""

import os
import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Playwright

ROOT = Path(__file__).resolve().parents[2]
NPM_FOLDERS = (ROOT / ".cache" / "chromium", ROOT)  # where `./run` puts the npm package, or anybody else
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
UNPACK = "import('@sparticuz/chromium').then(async (m) => console.log(await m.default.executablePath()))"


def chromium() -> str:
    """The browser that BURGHER_CHROMIUM names, the system's own, or the one of the npm package."""
    named = os.environ.get("BURGHER_CHROMIUM") or shutil.which("chromium")
    if named:
        return named
    for folder in NPM_FOLDERS:
        if (folder / "node_modules" / "@sparticuz" / "chromium").exists():
            told = subprocess.run(["node", "-e", UNPACK], cwd=folder, capture_output=True, text=True, check=True)
            return told.stdout.strip()
    raise RuntimeError("There is no Chromium: install one, or name it in BURGHER_CHROMIUM, or start with ./run.")


def launch(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
