"""A game that the page has no board for is played all the same, on the generic one."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.house import PHONE, ROOT, WIDE, Guest, click_along, expect_state, serve

GAME = "market_day"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BURGHER_GAMES", str(ROOT / "examples"))
        with serve(tmp_path_factory.mktemp("house")) as where:
            yield where


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_game_without_a_board_is_played_to_its_end(
    browser: Browser, house: str, pictures: Path, language: str, size: tuple[int, int]
) -> None:
    hanna = Guest(browser, house, "Hanna", language=language, size=size)
    page = hanna.page
    page.goto("/")
    page.locator(f".cover[data-game={GAME}] .box").click()
    assert not re.findall(r"\bpage\.\w+", page.locator("body").inner_text())
    page.locator(".set .btn.pri").click()
    page.locator(".generic [data-action='stock:0']").wait_for()
    expect(page.get_by_role("columnheader")).to_have_count(3)
    page.screenshot(path=pictures / f"generic-{size[0]}-{language}.png")
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:page|table|view|action|event|prompt)\.\w+|undefined|\{", text)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    click_along(page, seed=3)
    expect_state(page, "over")
    expect(page.locator("dialog .scores tfoot td")).to_have_count(2)
    hanna.check()
    hanna.context.close()


def test_it_has_hints_its_buttons_are_pressed_with_the_keyboard_and_its_rules_are_read(
    browser: Browser, house: str
) -> None:
    hanna = Guest(browser, house, "Hanna")
    page = hanna.sit(hanna.new_table(["human", "random"], game=GAME, seed=5)["link"])
    page.keyboard.press("h")
    expect(page.locator("body")).to_contain_text("Look at what you may do.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Stock up on bread").press("Enter")
    expect(page.locator(".log")).to_contain_text("stocks up on bread")
    page.keyboard.press("r")
    expect(page.locator("dialog .rulebook")).to_contain_text("MD-012")
    hanna.check()
    hanna.context.close()
