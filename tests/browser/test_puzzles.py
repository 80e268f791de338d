"""Puzzles and shared positions in the browser, wide and on a phone."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import burgher
from burgher.puzzles import shipped
from burgher.sharing import share
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state, serious_findings
from tests.browser.test_daily import fits

MakeGuest = Callable[..., Guest]


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_puzzle_of_every_game_is_answered_and_explained(guest: MakeGuest, size: tuple[int, int]) -> None:
    hanna = guest(size=size)
    page = hanna.page
    for game in burgher.GAMES:
        puzzle = shipped(game)[0]
        page.goto(f"/puzzles/{game}/{puzzle.id}")
        cards = page.locator(".puzzle-card")
        expect(cards).to_have_count(3)
        expect(page.locator(".worth")).to_have_count(0)
        page.locator(f"[data-choice='{puzzle.obvious}']").click()
        expect(page.locator(".puzzle-card.best")).to_have_attribute("data-choice", puzzle.best.action)
        expect(page.locator(".puzzle-card.chosen .pill").first).to_contain_text("Journeyman")
        expect(page.locator(".worth")).to_have_count(3)
        expect(page.locator("[data-solved=false]")).to_be_attached()
        page.locator(f"[data-choice='{puzzle.best.action}']").click()
        expect(page.locator("[data-solved=true]")).to_be_attached()
        assert fits(page), game
    assert serious_findings(page, ".puzzle-side") == []


def test_a_puzzle_says_that_it_is_one_and_shows_the_others(guest: MakeGuest) -> None:
    game = "castles_of_burgundy"
    puzzle = next(one for one in shipped(game) if one.players > 1)
    page = guest().page
    page.goto(f"/puzzles/{game}/{puzzle.id}")
    expect(page.locator("aside .op")).to_have_count(puzzle.players - 1)
    expect(page).to_have_title(re.compile("^Puzzles · "))
    page = guest(size=PHONE).page
    page.goto(f"/puzzles/{game}/{puzzle.id}")
    question = page.locator(".puzzle-side h2").bounding_box()
    bar = page.locator("nav.bar").bounding_box()
    assert question is not None and bar is not None
    assert question["y"] + question["height"] < bar["y"]  # it looks in below the board


def test_any_legal_move_on_the_board_is_an_answer_and_one_can_play_on(guest: MakeGuest) -> None:
    hanna = guest(language="pl", theme="dark")
    page = hanna.page
    page.goto("/puzzles")
    page.locator("[data-game=castles_of_burgundy] .btn.pri").click()
    expect(page.locator(".puzzle-card")).to_have_count(3)
    page.keyboard.press("a")
    page.get_by_role("dialog").locator("[data-action]").last.click()
    expect(page.locator(".puzzle-foot")).to_be_visible()
    page.get_by_role("button", name="Graj dalej stąd").click()
    page.wait_for_url("**/t/**")  # the puzzle's own board looks like a table, too
    expect_state(page, "choosing")
    click_along(page, most=3)


def test_a_key_is_heard_at_the_first_sight_of_a_board(guest: MakeGuest) -> None:
    page = guest().page
    page.add_init_script("""
        new MutationObserver((_, observer) => {
            if (!document.querySelector("[data-state=choosing]")) return;
            observer.disconnect();
            document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "a", bubbles: true }));
        }).observe(document, { childList: true, subtree: true, attributes: true });
    """)
    page.goto(f"/puzzles/craftsmen/{shipped('craftsmen')[0].id}")
    expect(page.get_by_role("dialog").locator("[data-action]").first).to_be_visible()


def test_a_position_is_passed_on_by_a_link(guest: MakeGuest) -> None:
    hanna, kacper = guest(), guest("Kacper", language="de")
    code = share(burgher.new("glass_road", players=2, seed=3), 1)
    kacper.page.goto(f"/position#{code}")
    expect(kacper.page.locator(".position-bar")).to_be_visible()
    kacper.page.get_by_role("button", name="Von hier weiterspielen").click()
    kacper.page.wait_for_url("**/t/**")
    expect_state(kacper.page, "choosing")
    page = hanna.sit(hanna.new_table(["human", "journeyman"])["link"])
    expect_state(page, "choosing")
    page.goto(page.url.split("#")[0] + "/replay")
    hanna.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Pass this position on").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    kacper.page.goto("about:blank")
    kacper.page.goto(link)
    expect(kacper.page.locator(".position-bar")).to_be_visible()
    kacper.page.goto("about:blank")
    kacper.page.goto("/position#b1.nonsense")
    expect(kacper.page.get_by_role("alert")).to_have_text(
        "Das ist keine weitergegebene Stellung, oder ein Teil ihres Links fehlt."
    )
    kacper.faults.clear()  # the browser complains about the 400
