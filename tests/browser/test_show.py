"""What others do is shown act by act, and can be skipped and looked at again."""

from collections.abc import Callable
from random import Random

import msgspec
import pytest
from playwright.sync_api import Page, expect

import burgher
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_calm, expect_state

# Notes down every state of the page while others' acts are shown: the sentence, what is offered, what flies.
RECORDER = """
() => {
  window.shown = [];
  const look = () => {
    if (!document.querySelector('[data-following]')) return;
    window.shown.push({
      said: document.querySelector('#prompt').textContent,
      offered: document.querySelectorAll('[data-action]').length,
      flying: document.querySelectorAll('.flyer').length,
      left: document.querySelectorAll('.left-behind').length,
    });
  };
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(look).observe(document.body, all);
}
"""


def play_out(page: Page) -> None:
    """Whatever is asked, until others are to move."""
    while page.locator("[data-state]").first.get_attribute("data-state") == "choosing":
        click_along(page, most=1)


def take_and_end(page: Page) -> None:
    """Two tiles, one with each die: a turn."""
    for _ in range(2):
        expect_state(page, "choosing")
        page.locator("[data-action^='take:']").first.click()
        expect_calm(page)
        staged = page.get_by_role("button", name="End turn")
        if staged.count():
            staged.click()
            expect_calm(page)
    play_out(page)


@pytest.mark.parametrize(("animation", "size"), [(True, WIDE), (False, PHONE)])
def test_others_acts_are_shown_before_the_own_turn_begins(
    guest: Callable[..., Guest], animation: bool, size: tuple[int, int]
) -> None:
    hanna, jonas = guest("Hanna", animation=animation, size=size, pace="quick"), guest("Jonas")
    made = hanna.new_table(["human", "human"])
    page = hanna.sit(made["link"])
    other = jonas.sit(made["invitations"][0]["link"])
    play_out(page)
    expect_state(other, "choosing")
    page.evaluate(RECORDER)
    take_and_end(other)
    expect_state(page, "choosing")
    expect(page.locator("[data-following]")).to_have_count(0)
    shown = page.evaluate("window.shown")
    assert any("Jonas takes" in entry["said"] for entry in shown)
    assert all(entry["offered"] == 0 for entry in shown)
    assert any(entry["flying"] for entry in shown) == animation
    assert any(entry["left"] for entry in shown)

    # any act can be looked at again, as long as one likes, and the own turn is one key or click away
    for back in ("Space", "click"):
        if size == PHONE:
            page.get_by_role("navigation").get_by_text("Log").click()
        since = page.get_by_role("region", name="Since your turn")
        since.get_by_role("button", name="Jonas takes").first.click()
        expect(page.locator("[data-following]")).to_be_attached()
        expect(page.locator("#prompt")).to_contain_text("Jonas takes")
        expect(page.locator("[data-held] .piece").first).to_have_css("opacity", "0.62")  # own pieces rest
        expect(page.locator("[data-action]")).to_have_count(0)
        page.keyboard.press("Space") if back == "Space" else page.locator(".board-holder").click()
        expect_state(page, "choosing")
        expect(page.locator("[data-action]").first).to_be_attached()
        expect(page.locator("[data-held] .piece").first).to_have_css("opacity", "1")


def before_the_end(game: str) -> bytes:
    """A solo game before its last choice."""
    table, rng, record = burgher.new(game, players=1, seed=5), Random(5), b""
    while not table.over:
        actions = table.actions(0)
        if len(actions) > 1:
            record = msgspec.json.encode(table.record())
        table.act(0, rng.choice(actions))
    return record


def test_the_end_is_counted_line_by_line(guest: Callable[..., Guest]) -> None:
    hanna = guest("Hanna", animation=True, pace="quick")
    headers = {"origin": hanna.address, "content-type": "text/plain"}
    record = before_the_end("woodcraft")
    made = hanna.context.request.post("/api/tables/upload", data=record, headers=headers).json()
    page = hanna.sit(made["link"])
    expect_state(page, "choosing")
    page.evaluate(RECORDER.replace("[data-following]", ".counting"))
    play_out(page)
    sheet = page.get_by_role("dialog", name="Final score")
    expect(sheet).to_contain_text("110")  # what the rulebook calls good
    lines = [line.split("WC-")[0].strip() for line in sheet.locator("tbody th").all_inner_texts()]
    said = [entry["said"] for entry in page.evaluate("window.shown")]
    assert all(any(line in text for text in said) for line in lines)
    expect(sheet.get_by_role("link", name="Replay")).to_be_visible()
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    page.reload()
    expect(sheet).to_be_visible()  # counted once
    expect(page.locator(".counting")).to_have_count(0)
