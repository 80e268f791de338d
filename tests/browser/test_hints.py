"""A hint marks what it names, in every game, on the desktop and on the phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, WIDE, Guest, expect_state

MakeGuest = Callable[..., Guest]

# What the hint means: the words of each marked piece, and whether its loop lies around it and all of it can be seen.
MARKED = """
() => {
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const loops = [...document.querySelectorAll('.pencil-line')].map((loop) => loop.getBoundingClientRect());
  const sheet = document.querySelector('.hint-sheet').getBoundingClientRect();
  const window_ = new DOMRect(0, 0, innerWidth, innerHeight);
  return [...document.querySelectorAll("[data-hinted='move']")].map((piece) => {
    const box = piece.getBoundingClientRect();
    return {
      name: piece.getAttribute('data-anchor') ?? piece.getAttribute('data-action'),
      looped: loops.some((loop) => within(box, loop)),
      visible: within(box, window_),
      covered: sheet.left < box.right && sheet.right > box.left && sheet.top < box.bottom && sheet.bottom > box.top,
    };
  });
}
"""


def ask(page: Page) -> None:
    """Both halves of a hint: where to look, then the move."""
    expect_state(page, "choosing")
    page.keyboard.press("h")
    expect(page.locator(".hint-sheet[data-stage='1'] .hint-text")).to_be_visible()
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hint-sheet[data-stage='2'] .hint-text")).to_be_visible()
    expect(page.locator(".pencil-line").first).to_be_attached()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_pencil_loops_what_a_hint_names_and_nothing_else(guest: MakeGuest, size: tuple[int, int]) -> None:
    hanna = guest(size=size)
    for game in ("castles_of_burgundy", "glass_road", "woodcraft", "craftsmen"):
        page = hanna.sit(hanna.new_table(["human", "random"], game=game, seed=12)["link"])
        ask(page)
        marked = page.evaluate(MARKED)
        assert marked, game
        assert all(piece["looped"] and piece["visible"] and not piece["covered"] for piece in marked), (game, marked)
        if game == "glass_road":  # a card is meant, not the button that begins with the same card by chance
            assert [piece["name"].split(":")[0] for piece in marked] == ["card"]
        page.keyboard.press("Escape")
