"""Woodcraft in a real browser."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import (
    PHONE,
    WIDE,
    Guest,
    click_along,
    expect_calm,
    expect_state,
    serious_findings,
    small_texts,
)

MakeGuest = Callable[..., Guest]
KEY = re.compile(r"\b(page|table|action|event|prompt|error)\.\w")
# answers that two more clicks bring to the wheel: for one lantern, or for three
BEHIND_A_CHIP = ("swap:", "bonus:")
LISTED_AND_DRAWN = """
["dialog", ".middle"].map((where) =>
  [...document.querySelectorAll(`${where} [data-action]`)].map((e) => e.dataset.action))
"""


def sit(guest: Guest, bots: int, *, seed: int = 6, **options: Any) -> Page:
    return guest.sit(guest.new_table(["human"] + ["random"] * bots, game="woodcraft", seed=seed, **options)["link"])


def open_the_turn(page: Page) -> None:
    """Answer the opening questions with the first card each."""
    for verb in ("keep_order", "keep_order", "lay_order", "start_helper"):
        card = page.locator(f"[data-opening] [data-action^={verb}]").first
        card.wait_for()
        expect_calm(page)
        before = page.locator(".prompt p").inner_text() if verb != "keep_order" else ""
        many = page.locator(f"[data-action^={verb}]").count()
        card.dispatch_event("click")
        if verb == "keep_order":
            expect(page.locator(f"[data-action^={verb}]")).not_to_have_count(many)
        else:
            expect(page.locator(".prompt p")).not_to_have_text(before)
    for _ in range(9):  # what the first helper brings at once may be asked
        answer = page.locator("[data-action^='tile:'], [data-bench] [data-action], [data-action^='space:']").first
        answer.wait_for()
        expect_calm(page)
        action = answer.get_attribute("data-action") or ""
        if action.startswith("tile:"):
            return
        answer.dispatch_event("click")
        expect(page.locator(f"[data-action='{action}']")).to_have_count(0)
    raise AssertionError("the turn does not begin")


def open_moves(page: Page) -> None:
    page.get_by_role("button", name="All moves").click()
    page.locator("dialog[open] [data-action]").first.wait_for()


@pytest.mark.parametrize(("bots", "size", "name"), [(0, WIDE, "solo"), (3, PHONE, "four")])
def test_a_whole_game_clicked_to_the_end(
    guest: MakeGuest, pictures: Path, bots: int, size: tuple[int, int], name: str
) -> None:
    hanna = guest(size=size)
    page = sit(hanna, bots)
    click_along(page, seed=3)
    expect_state(page, "over")
    expect(page.locator("dialog .scores tfoot td")).to_have_count(bots + 1)
    page.keyboard.press("Escape")
    page.screenshot(path=pictures / f"woodcraft-{name}-over.png")


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize(("size", "name"), [(WIDE, "desktop"), (PHONE, "phone")])
def test_no_text_is_a_bare_key_and_nothing_has_to_be_scrolled(
    guest: MakeGuest, pictures: Path, language: str, size: tuple[int, int], name: str
) -> None:
    hanna = guest(language=language, size=size, theme="dark" if language == "pl" else "light")
    page = sit(hanna, 3, seed=8)
    page.locator("[data-opening]").wait_for()
    page.screenshot(path=pictures / f"woodcraft-opening-{name}-{language}.png")
    open_the_turn(page)
    click_along(page, seed=4, most=12)
    expect_state(page, "choosing")
    page.screenshot(path=pictures / f"woodcraft-{name}-{language}.png")
    text = page.locator("body").inner_text() + " ".join(page.locator("svg text").all_text_contents())
    assert KEY.search(text) is None
    assert "undefined" not in text
    assert "{" not in text
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert small_texts(page) == []


def test_everything_that_may_be_done_has_a_place_on_the_board(guest: MakeGuest) -> None:
    page = sit(guest(), 0, seed=12)
    seen = 0
    for turn in range(16):
        expect_state(page, "choosing")
        open_moves(page)
        listed, board = (set(found) for found in page.evaluate(LISTED_AND_DRAWN))
        page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        assert {action for action in listed - board if not action.startswith(BEHIND_A_CHIP)} == set()
        assert board - listed == set()
        seen += len(board)
        click_along(page, seed=turn * 7919 + 1, most=3)
    assert seen > 40


def test_a_die_that_is_clicked_shows_the_ways_to_cut_it(guest: MakeGuest, pictures: Path) -> None:
    page = sit(guest(), 1)
    open_the_turn(page)
    die = page.locator("[data-anchor^=lumber][aria-label*='green 3']")
    die.click()
    ways = page.locator("[data-bench] [data-action='saw:0']")
    expect(ways).to_have_count(1)  # without sawblades a three is cut in two
    expect(ways.first).to_have_attribute("aria-label", "Saw the green 3 into 2 + 1")
    page.screenshot(path=pictures / "woodcraft-sawing.png")
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    die.click()
    ways.first.click()
    expect(page.locator(".log")).to_contain_text("You saw the green")
    for value in (1, 2):
        expect(page.locator(f"[data-anchor^=lumber][data-tip='die:green:{value}']")).to_have_count(1)
    expect(page.locator("[data-action^='saw:']")).to_have_count(0)  # the tile is turned over


def open_action(page: Page, tile: int) -> None:
    open_the_turn(page)
    page.locator(f"[data-action='tile:{tile}']").click()
    page.locator(".board [data-action='main:0']").click()


def test_a_die_is_sawn_between_two_that_are_bought(guest: MakeGuest, pictures: Path) -> None:
    page = sit(guest(), 1)
    open_action(page, 0)
    die = page.locator("[data-anchor^=lumber][data-tip='die:green:3']")
    expect(page.locator("[data-action^=buy_die]").first).to_be_visible()
    assert die.get_attribute("data-pick") is None  # the first die is to be bought before
    before = page.locator("[data-anchor^=lumber]").count()
    page.locator("[data-action^=buy_die]").first.click()
    expect(page.locator("[data-anchor^=lumber]")).to_have_count(before + 1)
    die.first.click()
    way = page.locator("[data-bench] [data-action='saw:0']").first
    expect(way).to_have_attribute("aria-label", "Saw the green 3 into 2 + 1")
    expect(page.locator(".prompt p")).to_contain_text("What shall become of the green 3?")
    page.screenshot(path=pictures / "woodcraft-sawing-amid-buying.png")
    way.click()
    expect(page.locator(".log")).to_contain_text("You saw the green")
    expect(page.locator("[data-anchor^=lumber]")).to_have_count(before + 2)
    expect(page.locator("[data-action^='saw:']")).to_have_count(0)
    page.screenshot(path=pictures / "woodcraft-amid-buying.png")
    page.locator("[data-action^=buy_die]").first.click()  # the action goes on where it was
    expect(page.locator("[data-anchor^=lumber]")).to_have_count(before + 3)
    expect(page.locator(".log")).to_have_text(re.compile("You buy.*You saw.*You buy", re.DOTALL))


def test_a_die_is_bought_and_the_turn_ended_with_two_clicks(guest: MakeGuest) -> None:
    page = sit(guest(), 1)
    open_the_turn(page)
    page.locator("[data-deed='buy_die:2']").click()
    page.get_by_role("button", name="End the turn").click()
    expect(page.locator("[data-action=done], [data-deed='market:0'], [data-action='market:0']")).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("You buy")


def test_the_helper_who_is_hired_waits_beside_the_rooms(guest: MakeGuest, pictures: Path) -> None:
    page = sit(guest(), 1)
    open_action(page, 4)
    card = page.locator("[data-action^=take_helper]").first
    helper = (card.get_attribute("data-tip") or "").removeprefix("helper:")
    card.click()
    waiting = page.locator(f"[data-hiring={helper}]")
    expect(waiting).to_be_visible()
    expect(page.locator(f"[data-tip='helper:{helper}']")).to_have_count(
        1
    )  # it has left the display, which is full again
    assert page.locator("[data-tip^='helper:']").count() > 5
    waiting.locator("[data-tip]").hover()
    expect(page.locator(".tip")).to_be_visible()
    page.screenshot(path=pictures / "woodcraft-hiring.png")
    page.locator("[data-action^='room:']").first.click()
    expect(waiting).to_have_count(0)
    expect(page.locator(f"[data-tip='helper:{helper}']")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("You hire")


def test_the_turn_says_what_is_still_open(guest: MakeGuest) -> None:
    page = sit(guest(), 1)
    open_the_turn(page)
    chips = page.get_by_role("group", name="Still open this turn").first
    expect(chips.get_by_label("Choose a tile: open")).to_be_visible()
    tile = page.locator("[data-action='tile:3']")
    tile.click()
    expect(chips.get_by_label("Orders: open")).to_be_visible()
    chips.get_by_label("other: open").click()  # one lantern: the clicks on the wheel mean another action now
    expect(page.locator("[data-action^='swap:']").first).to_be_visible()
    expect(page.locator(".prompt p")).to_contain_text("1 lantern")
    chips.get_by_label("other: open").click()
    page.locator("[data-anchor='tile:choose_orders'][data-action='main:0']").click()
    page.locator("[data-action^=take_order]").first.click()
    page.locator("[data-action=done]").click()
    expect(chips.get_by_label("Orders: done")).to_be_visible()


def test_an_order_says_what_is_missing(guest: MakeGuest) -> None:
    page = sit(guest(), 1)
    open_the_turn(page)
    page.locator("[data-tip^=own_order]").first.hover()
    expect(page.locator(".tip")).to_contain_text("Still missing")
    expect(page.locator(".tip")).to_contain_text("Asks for")


def test_the_keyboard_alone_plays_a_turn(guest: MakeGuest) -> None:
    page = sit(guest(), 1)
    open_the_turn(page)
    page.locator("[data-action='tile:0']").focus()
    page.keyboard.press("Enter")
    page.locator("[data-action='main:0']").first.wait_for()
    page.locator(".board [data-action='main:0']").focus()
    page.keyboard.press(" ")
    page.locator("[data-action^=buy_die]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("You buy")


@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)])
def test_no_serious_finding_of_axe(guest: MakeGuest, theme: str, size: tuple[int, int]) -> None:
    page = sit(guest(theme=theme, size=size), 2)
    open_the_turn(page)
    assert serious_findings(page) == []
