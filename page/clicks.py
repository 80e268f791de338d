"""The clicks of what players do most, now and before: `./run clicks [GAME] [--before FOLDER]`."""

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsers import launch  # noqa: E402
from tests.browser.clicks import ACTS, count_all  # noqa: E402


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", default=list(ACTS))
    options.add_argument("--before", type=Path, help="a checkout of an earlier commit with its page built")
    given = options.parse_args()
    trees = [ROOT] if given.before is None else [given.before.resolve(), ROOT]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in given.games:
            columns = [count_all(browser, tree, Path(folder), game) for tree in trees]
            for act, *numbers in zip(ACTS[game], *columns, strict=True):
                print(f"| {game} | {act.name} | {' | '.join(str(number) for number in numbers)} |", flush=True)
        browser.close()


main()
