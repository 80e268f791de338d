"""Takes the pictures of the README: `./run shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsers import launch  # noqa: E402
from tests.browser.house import PHONE, Guest, click_along, expect_state, serve  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
SEATS = ["human", "journeyman", "journeyman", "journeyman"]
GAMES = ["glass_road", "woodcraft", "craftsmen"]


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        hanna = Guest(browser, address, "Hanna")
        table = hanna.new_table(SEATS, seed=21)
        page = hanna.sit(table["link"])
        click_along(page, seed=3, most=46)
        expect_state(page, "choosing")
        page.screenshot(path=PICTURES / "table.png")
        for name, theme, size in (("table-dark", "dark", None), ("phone", "light", PHONE)):
            page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            if size:
                page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(300)
            page.screenshot(path=PICTURES / f"{name}.png")
        hanna.page.set_viewport_size({"width": 1366, "height": 768})
        page.goto("/")
        page.locator(".box").first.wait_for()
        page.wait_for_timeout(300)
        page.screenshot(path=PICTURES / "start.png")
        for game in GAMES:
            page = hanna.sit(hanna.new_table(SEATS, game=game, seed=21)["link"])
            click_along(page, seed=3, most=40)
            expect_state(page, "choosing")
            page.screenshot(path=PICTURES / f"{game}.png")
        browser.close()


main()
