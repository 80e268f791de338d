"""The daily table in the browser: from the start page to the order of the day, wide and on a phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from burgher.daily import today
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state, serious_findings

MakeGuest = Callable[..., Guest]
GAME = "glass_road"


def fits(page: Page) -> bool:
    """Is nothing wider than the window?"""
    fitting: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return fitting


def play_day(guest: Guest, seed: int) -> Page:
    """From the start page by the strip of the cover to the end of the table, and back to the day."""
    page = guest.page
    page.goto("/")
    page.locator(f".cover[data-game={GAME}] .day-strip .btn").click()
    page.locator(".before .btn").click()
    page.locator(".table-page").wait_for()
    expect_state(page, "choosing")
    expect(page.locator(".daily-mark")).to_be_visible()
    click_along(page, seed=seed)
    expect_state(page, "over")
    see = page.get_by_role("dialog").locator("a[href^='/daily/']")
    expect(see).to_be_visible()
    see.click()
    page.locator(".rank .you").wait_for()
    return page


def hold_card(page: Page) -> None:
    """The card of the day stays as it is first told, also if the Guildmaster finishes its game meanwhile."""
    kept: list[bytes] = []

    def answer(route: Route) -> None:
        if not kept:
            kept.append(route.fetch().body())
        route.fulfill(body=kept[0], content_type="image/svg+xml")

    page.route(f"**/api/daily/{GAME}/*/card/*", answer)


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_day_is_played_once_and_then_shown(guest: MakeGuest, size: tuple[int, int]) -> None:
    hanna = guest(f"Hanna {size[0]}", size=size)
    page = play_day(hanna, 3)
    points = page.locator(".rs .sc b").inner_text()
    expect(page.locator(".rank .you .fig")).to_have_text(points)
    expect(page.locator(".final svg").first).to_be_visible()
    expect(page.locator(".day.today .mk .d")).to_have_count(1)
    hold_card(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Share picture").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG") and picture[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")
    with page.expect_download() as again:
        page.get_by_role("button", name="Share picture").click()
    assert again.value.path().read_bytes() == picture  # no words are missing from the first, whose fonts were not there
    assert fits(page)
    assert size != WIDE or page.evaluate("document.documentElement.scrollHeight") <= WIDE[1]
    assert serious_findings(page) == []
    page.goto("/")
    expect(page.locator(f".cover[data-game={GAME}] .day-strip")).to_contain_text(points)
    assert fits(page)


def test_hints_are_refused_in_the_try_and_practice_comes_after_it(guest: MakeGuest) -> None:
    hanna = guest("Ida", theme="dark", language="pl")
    page = hanna.page
    page.goto(f"/daily/{GAME}/{today()}")
    assert serious_findings(page) == []
    page.locator(".before .btn").click()
    expect_state(page, "choosing")
    page.keyboard.press("h")
    expect(page.locator(".toast")).to_contain_text("nie ma podpowiedzi")
    click_along(page, seed=4)
    page.goto(f"/daily/{GAME}/{today()}")
    page.get_by_role("button", name="Ćwicz").click()
    expect_state(page, "choosing")
    page.keyboard.press("h")
    expect(page.locator(".hint-text")).to_be_visible()
    expect(page.locator(".daily-mark")).to_have_attribute("title", "Ćwiczenie przy stole dnia: nie liczy się.")


def test_a_table_of_the_day_is_closed_to_who_has_not_finished_it(guest: MakeGuest) -> None:
    hanna, eve = guest("Olga"), guest("Eve")
    play_day(hanna, 6)
    link = hanna.page.locator(".rank .you a").get_attribute("href")
    assert link is not None
    eve.page.goto(link)
    expect(eve.page.locator("body")).to_contain_text("once you have finished that day’s yourself")
    eve.page.goto(f"/daily/{GAME}/{today()}")
    expect(eve.page.locator(".before")).to_be_visible()
    expect(eve.page.locator(".rank")).to_have_count(0)


def test_missed_days_are_in_the_calendar(guest: MakeGuest) -> None:
    hanna = guest("Mia", language="de")
    page = hanna.page
    page.goto("/daily")
    page.locator("a.day").first.click()
    expect(page.locator(".before")).to_contain_text("außer der Reihe")
    page.goto("/daily/glass_road/2026-10-01")
    expect(page.locator("body")).to_contain_text("keinen Tagestisch")
    hanna.faults.clear()  # the browser complains about the 404
