"""Whole games in a real browser."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

import burgher
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state

MakeGuest = Callable[..., Guest]


@pytest.mark.parametrize("game", burgher.GAMES)
@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_whole_game_against_a_bot_clicked_to_the_end(
    guest: MakeGuest, pictures: Path, language: str, game: str
) -> None:
    hanna = guest(language=language)
    page = hanna.sit(hanna.new_table(["human", "random"], game=game, seed=5)["link"])
    click_along(page, seed=3)
    expect_state(page, "over")
    expect(page.locator("dialog .scores tfoot td")).to_have_count(2)
    expect(page.locator("dialog .chart")).to_be_visible()
    assert page.locator("dialog .winner").inner_text().strip()
    page.screenshot(path=pictures / f"{game}-over-{language}.png")


@pytest.mark.parametrize("game", burgher.GAMES)
@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("size", "name"), [(WIDE, "desktop"), (PHONE, "phone")])
def test_no_text_is_a_bare_key_and_nothing_has_to_be_scrolled(
    guest: MakeGuest, pictures: Path, language: str, size: tuple[int, int], name: str, game: str
) -> None:
    hanna = guest(language=language, size=size)
    page = hanna.sit(hanna.new_table(["human", "journeyman", "journeyman", "journeyman"], game=game, seed=8)["link"])
    click_along(page, seed=4, most=24)
    expect_state(page, "choosing")
    page.screenshot(path=pictures / f"{game}-{name}-{language}.png")
    text = page.locator("body").inner_text()
    assert not re.findall(r"\b(?:page|table|action|event|prompt)\.\w+", text)
    assert "undefined" not in text
    assert "{" not in text
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_the_start_page_offers_every_game_in_words(guest: MakeGuest, pictures: Path, language: str) -> None:
    page = guest(language=language).page
    page.goto("/")
    boxes = page.locator(".box")
    expect(boxes).to_have_count(len(burgher.GAMES))
    for n in range(len(burgher.GAMES)):
        boxes.nth(n).click()
        assert not [word for word in page.locator("body").inner_text().split() if word.startswith("page.")]
    page.screenshot(path=pictures / f"start-{language}.png")


def test_two_browsers_play_each_other_while_a_third_watches(guest: MakeGuest) -> None:
    hanna, kacper, odile = guest("Hanna"), guest("Kacper"), guest("Odile")
    made = hanna.new_table(["human", "human"], seed=9)
    first = hanna.sit(made["link"])
    second = kacper.sit(made["invitations"][0]["link"])
    third = odile.sit(made["spectators"])
    kacper.call("/api/me", {"name": "Kacper the Bold"})  # a new name shows at once
    expect(first.locator(".op")).to_contain_text("Kacper the Bold")
    for turn in range(40):
        for page in (first, second):
            click_along(page, seed=turn, most=1, patience=150)
    moves = "document.querySelector('.log ol').children.length"
    assert first.evaluate(moves) > 20
    expect(third.locator(".pl.me .sc")).to_have_text(first.locator(".pl.me .sc").inner_text())
    assert third.locator("[data-action]").count() == 0


def test_hot_seat_shows_each_player_their_own_estate(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "human"], seed=3, hot_seat=True)["link"])
    owners = set()
    for turn in range(16):
        expect_state(page, "choosing")
        owners.add(page.locator(".pl.me").inner_text())
        click_along(page, seed=turn, most=2)
    assert len(owners) > 1


def test_a_secret_choice_at_one_screen_is_handed_over(guest: MakeGuest, pictures: Path) -> None:
    hanna = guest()
    table = hanna.new_table(["human", "human"], seed=3, hot_seat=True, setup="advanced", choices="secret")
    hanna.page.goto(table["link"])
    hanna.page.locator("[data-action^=choose_side]").first.wait_for()
    hanna.page.screenshot(path=pictures / "choose-side.png")
    hanna.page.locator("[data-action^=choose_side]").first.click()
    hanna.page.locator("[data-action^=choose_castle]").first.wait_for()
    hanna.page.screenshot(path=pictures / "choose-castle.png")
    hanna.page.locator("[data-action^=choose_castle]").first.click()
    hanna.page.locator(".hand-over").wait_for()  # nothing of what was chosen stays on the screen
    assert hanna.page.locator("[data-action]").count() == 0
    hanna.page.screenshot(path=pictures / "hand-over.png")
    hanna.page.locator(".hand-over button").click()
    hanna.page.locator("[data-action^=choose_side]").first.click()
    hanna.page.locator("[data-action^=choose_castle]").first.click()
    hanna.page.locator("[data-action^=take]").first.wait_for()
