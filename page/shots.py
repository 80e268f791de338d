"""Takes the pictures of the README: `./run shots`."""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import burgher  # noqa: E402
from burgher import Table  # noqa: E402
from burgher.bots import bot  # noqa: E402
from burgher.bots.bot import ask  # noqa: E402
from tests.browser.browsers import launch  # noqa: E402
from tests.browser.house import GAME, PHONE, Guest, expect_state, serve  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
LEVEL = "journeyman"
SEED = 21
ENTRIES = {GAME: 420, "glass_road": 330, "woodcraft": 330, "craftsmen": 420}  # of the log, so that there is much to see


def played(game: str) -> Table:
    """A game of four bots up to a decision of the first seat."""
    t, mind = burgher.new(game, players=4, seed=SEED), bot(LEVEL)
    while len(t.log) < ENTRIES[game] or 0 not in t.to_move or len(t.legal(0)) < 3:
        seat = t.to_move[-1]
        action = ask(mind, t.game, t.state, seat, t.course.luck.dice(len(t.log)))
        t.act(seat, t.game.verbs.text(action))
    return t


def reviewed(guest: Guest) -> Page:
    """The review of a game against a bot, at its first turning point."""
    t, mind = burgher.new(GAME, players=2, seed=SEED), bot(LEVEL)
    while not t.over:
        seat = t.to_move[0]
        t.act(seat, t.game.verbs.text(ask(mind, t.game, t.state, seat, t.course.luck.dice(len(t.log)))))
    doc = t.save()
    doc["seats"] = [{"name": "", "bot": ""}, {"name": "", "bot": LEVEL}]
    guest.page.goto(guest.call("/api/tables/upload", doc)["link"] + "/review")
    guest.page.locator(".review-page[data-done]").wait_for(timeout=600_000)  # some minutes, if it is not compiled
    guest.page.locator(".rv-card").first.click()
    guest.page.wait_for_timeout(600)
    return guest.page


def sit(guest: Guest, game: str) -> Page:
    """Somebody in the first seat of such a game."""
    doc = played(game).save()
    doc["seats"] = [{"name": "", "bot": ""}] + [{"name": "", "bot": LEVEL}] * 3
    page = guest.sit(guest.call("/api/tables/upload", doc)["link"])
    expect_state(page, "choosing")
    page.wait_for_timeout(300)
    return page


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        hanna = Guest(browser, address, "Hanna")
        page = sit(hanna, GAME)
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
        for game in ENTRIES:
            if game != GAME:
                sit(hanna, game).screenshot(path=PICTURES / f"{game}.png")
        reviewed(hanna).screenshot(path=PICTURES / "review.png")
        browser.close()


main()
