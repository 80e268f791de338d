"""Frames while pieces move, from the browser's own trace, and what shifts meanwhile: `./run frames [GAME]`."""

import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.browser.browsers import launch  # noqa: E402
from tests.browser.house import Guest, serve  # noqa: E402

GAMES = ["castles_of_burgundy", "glass_road", "woodcraft", "craftsmen"]
SEATS = ["human", "journeyman", "journeyman"]
TRACED = ["blink.user_timing", "devtools.timeline.frame", "disabled-by-default-devtools.timeline.frame"]
FLIGHTS = 6  # that are measured for each game

# Clicks whatever may be clicked, and notes when a piece is on its way, as marks that the trace has too; says how much
# of the page has shifted while others were on, but for the lines of the log (the browser's own measure).
PLAY = """
async (flights) => {
  let seen = 0, turn = 0, flying = false, shifted = 0;
  new PerformanceObserver((list) => {
    const root = document.querySelector('[data-state]').dataset;
    if (root.state !== 'waiting' && !('following' in root)) return;
    for (const entry of list.getEntries())
      if (entry.sources.some(({node}) => node && !node.parentElement?.closest('.log'))) shifted += entry.value;
  }).observe({type: 'layout-shift'});
  new MutationObserver(() => {
    const now = document.querySelector('.flyer') !== null;
    if (now !== flying) performance.mark(now ? 'takes off' : 'lands');
    if (now && !flying) seen++;
    flying = now;
  }).observe(document.body, {childList: true, subtree: true});
  while (seen < flights || flying) {
    const root = document.querySelector('[data-state]').dataset;
    const can = [...document.querySelectorAll('[data-action]')].filter((each) => each.getBoundingClientRect().width);
    if (root.state === 'choosing' && can.length)
      can[turn++ * 7919 % can.length].dispatchEvent(new MouseEvent('click', {bubbles: true}));
    if (root.state === 'over') break;
    await new Promise((done) => setTimeout(done, 30));
  }
  return shifted;
}
"""


def measure(browser: Browser, address: str, game: str) -> tuple[list[float], float]:
    """The milliseconds between the frames that the compositor drew while pieces flew, and what shifted."""
    hanna = Guest(browser, address, "Hanna", animation=True, pace="normal")
    page = hanna.sit(hanna.new_table(SEATS, game=game, seed=7)["link"])
    browser.start_tracing(page=page, categories=TRACED)
    shifted = page.evaluate(PLAY, FLIGHTS)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    hanna.context.close()
    flights: list[tuple[float, float]] = []
    begun = 0.0
    for event in sorted(events, key=lambda event: event["ts"]):
        if event["name"] == "takes off":
            begun = event["ts"]
        elif event["name"] == "lands" and begun:
            flights.append((begun, event["ts"]))
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    gaps = []
    for start, end in flights:
        within = [at for at in drawn if start <= at <= end]
        gaps += [(b - a) / 1000 for a, b in pairwise(within)]
    return gaps, shifted


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serve(Path(folder)) as address, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in sys.argv[1:] or GAMES:
            found, shifted = measure(browser, address, game)
            gaps = sorted(found)
            if not gaps:
                print(f"{game}: no frame was traced")
                continue
            late = gaps[int(len(gaps) * 0.95)]
            print(
                f"{game}: {len(gaps)} frames, {1000 / median(gaps):.0f} a second (median), "
                f"95 % within {late:.1f} ms, {sum(gap > 25 for gap in gaps)} above 25 ms; layout shift {shifted:.3f}"
            )
        browser.close()


main()
