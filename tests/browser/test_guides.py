"""Every guide can be gone through to its end at a real table, on a desktop, on a phone, and by keyboard alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from burgher.core.guide import read_guide
from tests.browser.house import PHONE, WIDE, Guest, serious_findings

READY = """
() => {
  const guide = document.querySelector('.guide');
  const page = document.querySelector('[data-state]');
  return guide && guide.dataset.standing !== 'wait' && !('busy' in page.dataset)
    && !document.querySelector('.guide-ways .pri:disabled');
}
"""


def click(page: Page) -> None:
    page.locator(".guide-ways .pri").click()


def press(page: Page) -> None:
    """The keyboard is where the guide is: with the first card a few steps before its first way on, later just there."""
    expect(page.locator(".guide-card:focus, .guide-card:focus-within")).to_be_attached()
    while not page.evaluate("() => document.activeElement.matches('.guide-ways .pri')"):
        assert page.evaluate("() => document.activeElement.closest('.guide-card') !== null")
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def where(page: Page) -> str:
    """The card that is shown, and for which state of the table."""
    return page.locator(".guide-card").get_attribute("data-card") or ""


def go_through(page: Page, game: str, go_on: Callable[[Page], None]) -> list[str]:
    """Follow the guide with its first way on, as often as it takes; the steps in their order."""
    steps: list[str] = []
    for _ in range(120):
        page.wait_for_function(READY)
        guide = page.locator(".guide")
        step = guide.get_attribute("data-step") or ""
        assert guide.get_attribute("data-missing") is None, step
        if step == "known":
            return steps
        if step not in steps:
            steps.append(step)
        before = where(page)
        go_on(page)
        page.wait_for_function("(before) => document.querySelector('.guide-card').dataset.card !== before", arg=before)
    raise AssertionError(f"the guide of {game} does not end: {steps}")


@pytest.mark.parametrize(
    ("game", "size", "language", "go_on"),
    [
        ("castles_of_burgundy", WIDE, "en", press),
        ("glass_road", PHONE, "de", click),
        ("woodcraft", WIDE, "pl", click),
        ("craftsmen", WIDE, "en", click),
    ],
)
def test_a_guide_leads_to_its_end(
    guest: Callable[..., Guest], game: str, size: tuple[int, int], language: str, go_on: Callable[[Page], None]
) -> None:
    hanna = guest(size=size, language=language)
    page = hanna.page
    page.goto(f"/learn/{game}")
    page.locator(".guide-card").wait_for()
    assert go_through(page, game, go_on) == [step.key for step in read_guide(game).steps]
    assert serious_findings(page, ".guide") == []
    page.locator(".guide-ways .btn").nth(1).click()
    expect(page.locator(".lesson-advice li")).to_have_count(3)


def test_a_guide_can_be_left_and_taken_up_again(guest: Callable[..., Guest]) -> None:
    hanna = guest()
    page = hanna.page
    page.goto("/")
    page.locator(".learns a[data-game=castles_of_burgundy]").click()
    page.locator(".guide[data-step=goal] .pri").click()
    page.locator(".guide[data-step=estate] .pri").click()
    expect(page.locator(".guide[data-step=dice]")).to_be_attached()
    page.locator(".guide-card header .ib").click()
    expect(page.locator(".guide-card")).to_have_count(0)
    page.goto("/learn/castles_of_burgundy")
    page.locator(".learn-again .btn.pri").click()
    page.locator(".guide-call").click()
    page.locator(".guide[data-step=dice] .guide-back").click()
    expect(page.locator(".guide[data-step=estate]")).to_be_attached()


def test_any_sensible_move_is_accepted(guest: Callable[..., Guest]) -> None:
    hanna = guest()
    page = hanna.page
    page.goto("/learn/castles_of_burgundy")
    for step in ("goal", "estate", "dice"):
        page.locator(f".guide[data-step={step}] .pri").click()
    page.locator(".guide[data-step=take] .guide-ways .btn:not(.pri)").click()
    expect(page.locator(".guide-card.folded")).to_be_visible()
    page.locator("[data-action='workers:0']").click()  # not what was spoken of
    expect(page.locator(".guide-card.folded")).to_be_visible()
    page.locator("[data-action^='take:1:2:']").first.click()  # another tile than the one that was named
    expect(page.locator(".guide[data-step=take][data-standing=made]")).to_be_attached()
