"""A server for the tests and the pictures, and people who sit at its tables with a browser."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect

from burgher.core.table import Table

ROOT = Path(__file__).resolve().parents[2]
WIDE = (1366, 768)
PHONE = (390, 844)
GAME = "castles_of_burgundy"


@contextmanager
def serve(folder: Path, *more: str, tree: Path = ROOT) -> Iterator[str]:
    """A server of its own, of this checkout or another one, with a database in the folder; its address."""
    command = [
        sys.executable,
        "-m",
        "burgher",
        "serve",
        "--port",
        "0",
        "--json",
        "--least-grace",
        "0",
        "--db",
        str(folder / "tables.sqlite3"),
        *more,
    ]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    with (
        (folder / "server.log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as server,
    ):
        try:
            assert server.stdout is not None
            yield json.loads(server.stdout.readline())["address"]
        finally:
            server.terminate()
            server.wait(20)


class Guest:
    """Somebody with a browser of their own."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str,
        *,
        language: str = "en",
        theme: str = "light",
        size: tuple[int, int] = WIDE,
        animation: bool = False,
        pace: str = "at_once",
        scale: float = 1,
        touch: bool = False,
        app: bool = False,
    ) -> None:
        """With `app`, the page may install its service worker, past which no test can change what a server answers."""
        self.address = address
        self.name = name
        self.faults: list[str] = []
        self.foreign: list[str] = []
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=address,
            device_scale_factor=scale,
            service_workers="allow" if app else "block",
            has_touch=touch,
        )
        settings = {"language": language, "theme": theme, "animation": "yes" if animation else "no", "pace": pace}
        lines = [f"localStorage.setItem('burgher.{key}', '{value}');" for key, value in settings.items()]
        self.context.add_init_script("\n".join(lines))
        self.page = self.new_page()
        if name:
            self.call("/api/me", {"name": name})

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda message: self.faults.append(message.text) if message.type == "error" else None)
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("request", lambda request: self._watch(request.url))
        return page

    def _watch(self, url: str) -> None:
        if not url.startswith((self.address, self.address.replace("http", "ws"), "data:")):
            self.foreign.append(url)

    def call(self, path: str, body: dict[str, Any]) -> Any:
        origin = "/".join(self.address.split("/")[:3])
        answer = self.context.request.post(self.address + path, data=body, headers={"origin": origin})
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(
        self, seats: list[str], *, game: str = GAME, seed: int = 7, hot_seat: bool = False, **options: Any
    ) -> dict[str, Any]:
        body = {"game": game, "seats": seats, "seed": seed, "options": options, "hot_seat": hot_seat, "grace": 0}
        made: dict[str, Any] = self.call("/api/tables", body)
        return made

    def sit(self, link: str) -> Page:
        """Open a table and wait until it is drawn."""
        self.page.goto(link)
        self.page.locator(".table-page").wait_for()
        return self.page

    def sit_at(self, table: Table) -> Page:
        """Take the first seat of a game that was begun elsewhere; bots have the others."""
        doc = table.save()
        doc["seats"] = [{"name": "", "bot": ""}] + [{"name": "", "bot": "random"}] * (table.players - 1)
        page = self.sit(self.call("/api/tables/upload", doc)["link"])
        expect_state(page, "choosing")
        return page

    def state(self) -> str:
        return self.page.locator("[data-state]").first.get_attribute("data-state") or ""

    def check(self) -> None:
        """Nothing went wrong on the page, and it spoke to nobody but its server."""
        assert self.faults == []
        assert self.foreign == []


# Clicks, in the page, like a person without a plan: any visible element that performs an action, until the game is
# over, this many were clicked, or so many milliseconds are past. Everything goes through the elements; nothing is
# sent past them.
CLICKER = """
async ({seed, most, patience}) => {
  let state = seed >>> 0;
  const random = (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor(state / 4294967296 * n);
  };
  const root = () => document.querySelector('[data-state]');
  const visible = (element) => {
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && !element.disabled;
  };
  let clicks = 0;
  const until = performance.now() + patience;
  while (root().dataset.state !== 'over' && clicks < most && performance.now() < until) {
    const all = [...document.querySelectorAll('[data-action]')].filter(visible);
    if (all.length) {
      all[random(all.length)].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
      clicks++;
    }
    await new Promise((done) => setTimeout(done, 4));
  }
  return clicks;
}
"""


def click_along(page: Page, *, seed: int = 1, most: int = 5000, patience: int = 300_000) -> int:
    clicks: int = page.evaluate(CLICKER, {"seed": seed, "most": most, "patience": patience})
    expect_calm(page)
    return clicks


def expect_calm(page: Page) -> None:
    """No act is on its way: what is clicked now counts."""
    expect(page.locator("[data-state][data-busy]")).to_have_count(0)


def expect_state(page: Page, state: str) -> None:
    """The table is in this state, and no act is on its way that could change it."""
    expect(page.locator(f"[data-state={state}]:not([data-busy])").first).to_be_attached()


# How far from the boxes of two anchors an arrow begins and ends.
ENDS = """
({shaft, ends}) => {
  const path = document.querySelector(shaft);
  return ends.map((anchor, i) => {
    const point = path.getPointAtLength(i * path.getTotalLength());
    const box = document.querySelector(`[data-anchor="${anchor}"]`).getBoundingClientRect();
    const off = (value, low, high) => Math.max(low - value, 0, value - high);
    return Math.hypot(off(point.x, box.left, box.right), off(point.y, box.top, box.bottom));
  });
}
"""


def expect_arrow(page: Page, shaft: str, start: str, end: str) -> None:
    """It begins beside what has the first anchor, and ends at what has the second, or at its loop."""
    page.locator(shaft).wait_for(state="attached")
    assert max(page.evaluate(ENDS, {"shaft": shaft, "ends": [start, end]})) < 16, (start, end)


AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"


# Fonts are there, and whatever moves has come to rest (what never does is left alone).
CALM = """
Promise.all([
  document.fonts.ready,
  ...document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity)
    .map((one) => one.finished.catch(() => null)),
]).then(() => null)
"""


def serious_findings(page: Page, within: str = "html") -> list[tuple[str, list[str]]]:
    """What axe finds serious or critical once nothing moves any more: the rule, and up to three elements."""
    page.evaluate(CALM)
    page.evaluate(AXE.read_text())
    found = page.evaluate("(within) => axe.run(within, {resultTypes: ['violations']})", within)
    return [
        (entry["id"], [node["html"][:160] for node in entry["nodes"]][:3])
        for entry in found["violations"]
        if entry["impact"] in ("serious", "critical")
    ]


# What is written on the boards smaller than this many pixels on the screen. Signs between numbers are no words.
SMALL_TEXTS = """
(least) => [...document.querySelectorAll('.board text, .floor text')].flatMap((element) => {
  const grown = element.getScreenCTM();
  const size = parseFloat(getComputedStyle(element).fontSize) * Math.hypot(grown.a, grown.b);
  return size < least && /\\w{2}/.test(element.textContent) ? [`${element.textContent}: ${size.toFixed(1)}`] : [];
})
"""


def small_texts(page: Page, least: float = 11) -> list[str]:
    found: list[str] = page.evaluate(SMALL_TEXTS, least)
    return found
