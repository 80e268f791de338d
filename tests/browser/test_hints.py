"""A hint marks what it names, in every game, on the desktop and on the phone."""

import json
import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import burgher
from burgher import Table
from tests.browser.house import PHONE, WIDE, Guest, expect_arrow, expect_state
from tests.glass_road.helpers import CARD

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


def first_with(game: str, wanted: str) -> tuple[Table, str]:
    """The first position of a random game in which the first seat could do this, among others."""
    t, rng = burgher.new(game, players=2, seed=3), Random(3)
    while True:
        actions = t.actions(0) if 0 in t.to_move else []
        found = [text for text in actions if text.startswith(wanted)]
        if found and len(actions) > 1:
            return t, found[0]
        seat = t.to_move[0]
        t.act(seat, rng.choice(t.actions(seat)))


def hinting(page: Page, action: str) -> None:
    """Whatever is thought, the hint is this action."""

    def between(client: WebSocketRoute) -> None:
        server = client.connect_to_server()

        def tell(message: str | bytes) -> None:
            told = json.loads(message)
            client.send(
                json.dumps(told | {"action": action}) if told["type"] == "hint" and "action" in told else message
            )

        server.on_message(tell)

    page.route_web_socket(lambda url: True, between)


def test_the_sheet_of_a_phone_leaves_both_ends_of_an_arrow_and_its_own_buttons_free(guest: MakeGuest) -> None:
    """From the depots above to the storage below; and whoever has not learnt to hold a finger yet can still press."""
    t, action = first_with("castles_of_burgundy", "take:")
    hanna = guest(size=PHONE, touch=True)
    hinting(hanna.page, action)
    page = hanna.sit_at(t)
    expect(page.locator(".tip-lesson")).to_be_visible()
    ask(page)
    expect(page.locator(".tip-lesson")).to_be_hidden()
    _, _, depot, slot, _ = action.split(":")
    expect_arrow(page, ".pencil .shaft .pencil-line", f"depot:{depot}:{slot}", "storage:0:0")
    sheet = page.locator(".hint-sheet").bounding_box()
    assert sheet is not None
    for anchor in (f"depot:{depot}:{slot}", "storage:0:0"):
        box = page.locator(f"[data-anchor='{anchor}']").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sheet["y"] or box["y"] >= sheet["y"] + sheet["height"], anchor


def test_a_screen_reader_is_told_what_fits_an_empty_space(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], seed=12)["link"])
    page.locator(".board").wait_for()
    named = page.locator("[data-part='estate'] [role='img'][aria-label*=', number ']")
    assert named.count() > 25
    expect(named.first).to_have_attribute("aria-label", re.compile(r"^[A-Z][a-z]+, space \d+, number [1-6]$"))


@pytest.mark.parametrize(
    ("game", "wanted", "start", "end"),
    [
        ("castles_of_burgundy", "place:", "storage:0:{2}", "cell:0:{3}"),
        ("glass_road", f"play:{CARD['woodsman']}", "card:0:woodsman", "seat-card:0"),
        ("woodcraft", "buy_die:", "market:{1}", "next_die:0"),
        ("craftsmen", "hall:1", "pool:pool_privilege", "privileges:0"),
    ],
)
def test_an_arrow_shows_where_a_piece_goes(guest: MakeGuest, game: str, wanted: str, start: str, end: str) -> None:
    t, action = first_with(game, wanted)
    hanna = guest()
    hinting(hanna.page, action)
    page = hanna.sit_at(t)
    ask(page)
    fields = action.split(":")
    expect_arrow(page, ".pencil .shaft .pencil-line", start.format(*fields), end.format(*fields))
