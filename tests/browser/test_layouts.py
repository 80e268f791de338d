"""Every table in every size and language: nothing is too small to read, cut off, or under something else."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from burgher.games import NAMES
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state, small_texts

MakeGuest = Callable[..., Guest]
LYING = (844, 390)
SMALL = (1024, 768)
# what is there once the table is drawn for a size
DRAWN = {
    WIDE: ".table-page:not(.phone):has(aside)",
    SMALL: ".table-page:not(.phone):not(:has(aside))",
    LYING: ".table-page.phone.lying",
    PHONE: ".table-page.phone:not(.lying)",
}

# Parts of the table that lie over each other or leave the window; what scrolls may go on below.
MISPLACED = """
() => {
  const parts = [...document.querySelectorAll('.head, .prompt, .bar, .floor, svg.board, .part-tabs')].map((element) => {
    const {top, bottom, left, right} = element.getBoundingClientRect();
    const name = element.getAttribute('aria-label') ?? element.className;
    const own = element.closest('.storey, .board-holder');
    if (!own || getComputedStyle(own).overflowY !== 'auto') return {name, top, bottom, left, right};
    const frame = own.getBoundingClientRect();
    return {name, top: Math.max(top, frame.top), bottom: Math.min(bottom, frame.bottom), left, right};
  });
  const outside = ({top, bottom, left, right}) =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const found = parts.filter(outside).map(({name}) => name);
  parts.forEach((a, i) => parts.slice(i + 1).forEach((b) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 2) found.push(`${a.name} and ${b.name}`);
  }));
  return found;
}
"""


def misplaced(page: Page) -> list[str]:
    """What lies over something else, or out of the page, once the page has been drawn in its new size."""
    found: list[str] = page.evaluate(MISPLACED)
    for _ in range(20):
        if not found:
            break
        page.wait_for_timeout(100)  # a busy machine takes a while to draw it anew
        found = page.evaluate(MISPLACED)
    return found


@pytest.mark.parametrize("game", NAMES)
def test_every_size_and_language_can_be_read(guest: MakeGuest, game: str) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random", "random"], game=game, seed=21)["link"])
    for clicks in (0, 30):
        if clicks:
            click_along(page, seed=3, most=clicks)
            expect_state(page, "choosing")
        for language in ("en", "pl", "de"):
            page.evaluate(f"localStorage.setItem('burgher.language', '{language}')")
            hanna.context.add_init_script(f"localStorage.setItem('burgher.language', '{language}')")
            page.reload()
            page.locator(f"html[lang={language}] .table-page").wait_for()
            for width, height in DRAWN:
                page.set_viewport_size({"width": width, "height": height})
                page.locator(DRAWN[width, height]).wait_for()
                page.evaluate("document.fonts.ready.then(() => null)")
                where = f"{game} {language} {width}x{height} after {clicks}"
                assert small_texts(page) == [], where
                assert misplaced(page) == [], where
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})


@pytest.mark.parametrize(("language", "size"), [("de", PHONE), ("pl", PHONE), ("pl", (844, 390))])
def test_no_page_around_the_tables_is_wider_than_the_screen(
    guest: MakeGuest, language: str, size: tuple[int, int]
) -> None:
    page = guest(language=language, size=size).page
    for path in ("/", "/daily", "/puzzles", "/bots", "/about", "/rules/glass_road"):
        page.goto(path)
        page.locator("main").first.wait_for()
        wide: int = page.evaluate("document.documentElement.scrollWidth")
        head: float = page.locator(".head").evaluate("(head) => head.lastElementChild.getBoundingClientRect().right")
        assert max(wide, head) <= size[0], path
