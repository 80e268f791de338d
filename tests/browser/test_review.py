"""The review of a finished game in the browser: where it turned, why, and playing on from there."""

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

import burgher
from burgher.core.table import Table
from tests.browser.house import PHONE, WIDE, Guest, expect_arrow, expect_state, serious_findings
from tests.review.test_review import last_die, one_short

MakeGuest = Callable[..., Guest]


def reviewed(hanna: Guest, table: Table | None = None) -> Page:
    """A game on the page of its review; without one, a game whose last die was wasted."""
    made = hanna.call("/api/tables/upload", msgspec.to_builtins((table or last_die("workers:0")).save()))
    page = hanna.page
    page.goto(made["link"] + "/review")
    expect(page.locator(".review-page[data-done]")).to_be_visible(timeout=60_000)
    return page


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_blunder_is_shown_with_its_reason(guest: MakeGuest, language: str) -> None:
    page = reviewed(guest(language=language))
    card = page.locator(".rv-card")
    expect(card).to_have_count(1)
    expect(card.locator(".rv-why > span").first).to_contain_text("15")
    expect(page.locator(".rv-lozenge").first).to_be_visible()
    expect(page.locator(".rv-decisions li button.on .mark.mistake")).to_be_visible()
    expect(page.locator("[data-reviewed='better']").first).to_be_attached()
    expect(page.locator(".rv-mark.better.tag")).to_have_text(re.compile(r"^\+\d+[.,]\d$"))
    assert "{" not in page.inner_text("body") and "review." not in page.inner_text("body")


# Whether the two tags lie apart, and both within the window.
TAGS_APART = """
() => {
  const [a, b] = [...document.querySelectorAll('.rv-mark.tag')].map((tag) => tag.getBoundingClientRect());
  const within = (box) => box.left >= 0 && box.right <= innerWidth;
  return within(a) && within(b) && (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top);
}
"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_arrows_go_from_source_to_goal(guest: MakeGuest, size: tuple[int, int]) -> None:
    page = reviewed(guest(size=size), last_die("take:0:5:0:3"))
    page.locator(".rv-board").evaluate("(board) => board.scrollIntoView({block: 'start'})")
    expect_arrow(page, ".rv-mark.played .edge .shaft", "depot:5:0", "storage:0:2")
    expect_arrow(page, ".rv-mark.better .edge .shaft", "storage:0:0", "cell:0:0")
    expect(page.locator(".rv-mark.tag")).to_have_text(["played", re.compile(r"^\+\d+\.\d$")])
    expect(page.locator(".rv-mark .loop")).to_have_count(0)
    assert page.evaluate(TAGS_APART)


@pytest.mark.parametrize("animation", [True, False], ids=["moving", "still"])
def test_the_better_arrow_is_drawn_after_the_played_one(guest: MakeGuest, animation: bool) -> None:
    page = reviewed(guest(animation=animation), last_die("workers:0"))
    expect(page.locator(".rv-mark.played .loop.edge")).to_be_visible()  # which moves no piece
    drawn = page.locator(".rv-mark.better .edge .shaft")
    drawn.wait_for(state="attached")
    style = drawn.evaluate("(path) => [getComputedStyle(path).animationName, getComputedStyle(path).animationDelay]")
    assert style[0] == ("pencil" if animation else "none")
    assert not animation or style[1] == "0.12s"


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_line_can_be_seen_and_played_on(guest: MakeGuest, size: tuple[int, int]) -> None:
    hanna = guest(size=size)
    page = reviewed(hanna)
    page.keyboard.press("l")
    expect(page.locator(".rv-act")).to_contain_text("1/")
    expect(page.locator(".rv-overlay .better")).to_be_visible()
    expect(page.locator(".rv-overlay .played")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".rv-act")).to_have_count(0)
    (page.locator(".rv-bar-low .btn.pri") if size == PHONE else page.locator(".rv-said .btn.pri")).click()
    page.locator(".rv-bots .btn").last.click()
    expect(page).not_to_have_url(re.compile("/review"))
    expect_state(page, "choosing")
    expect(page.locator("[data-action], [data-pick]").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_no_serious_finding_of_axe(guest: MakeGuest, theme: str, size: tuple[int, int]) -> None:
    page = reviewed(guest(theme=theme, size=size))
    assert serious_findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_the_keyboard_goes_through_decisions_and_seats(guest: MakeGuest) -> None:
    page = reviewed(guest(), one_short())
    page.keyboard.press("1")
    expect(page).to_have_url(re.compile("#at=1$"))
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile("#at=0$"))
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile("#at=1$"))
    page.locator(".rv-seat").nth(1).click()
    expect(page.locator(".rv-seat").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".rv-curve")).to_be_visible()


def test_a_review_goes_on_after_its_server_was_away(guest: MakeGuest) -> None:
    """A server that starts anew goes on with its reviews; the page need not be loaded again."""
    hanna = guest()
    failed: list[str] = []

    def away(route: Route) -> None:
        if len(failed) < 2:
            failed.append(route.request.url)
            route.abort()
        else:
            route.continue_()

    hanna.page.route("**/review?*", away)
    page = reviewed(hanna)
    assert len(failed) == 2
    expect(page.locator(".rv-card")).to_have_count(1)
    hanna.faults.clear()  # the browser complains of each request that fails


def test_a_decision_that_has_not_been_looked_at_has_no_place_on_the_curve(guest: MakeGuest) -> None:
    hanna = guest()

    def begun(route: Route) -> None:
        """The review when it has just begun; what comes after it is never told."""
        if "seen=-1" not in route.request.url:
            return
        answer = route.fetch()
        found = answer.json()
        review = found["review"]
        review |= {"points": review["points"][:1], "progress": 0.1, "parts": []}
        review["decisions"] = [one | {"loss": None, "better": None, "mark": ""} for one in review["decisions"]]
        route.fulfill(response=answer, json=found | {"step": 2, "done": False})

    reviewed(hanna, one_short())  # so that all is known to the server
    hanna.page.route("**/review?*", begun)
    hanna.page.reload()
    expect(hanna.page.locator(".rv-progress")).to_be_visible()
    expect(hanna.page.locator(".rv-decisions li button.on")).to_have_count(1)
    expect(hanna.page.locator(".rv-cursor, .rv-here")).to_have_count(0)
    hanna.page.goto("/")  # and nobody waits for the rest


def test_a_review_that_has_to_wait_says_so(guest: MakeGuest) -> None:
    """Games, hints and other reviews may come before it, for minutes on a busy house."""
    hanna = guest()

    def nothing_yet(route: Route) -> None:
        if "seen=-1" in route.request.url:
            none = {"n": 0, "over": True, "progress": 0.0, "points": [], "decisions": [], "parts": []}
            route.fulfill(json={"step": 0, "done": False, "review": {"game": "castles_of_burgundy", **none}})

    hanna.page.route("**/review?*", nothing_yet)
    made = hanna.call("/api/tables/upload", msgspec.to_builtins(one_short().save()))
    hanna.page.goto(made["link"] + "/review")
    expect(hanna.page.get_by_role("status")).to_have_text("The review is on its way: whoever plays goes first.")
    hanna.page.goto("/")  # and nobody waits for it


def test_the_head_of_a_phone_has_room_for_its_points(guest: MakeGuest) -> None:
    table = burgher.position(
        "castles_of_burgundy", {"phase": "E", "round": 5, "players": [{"dice": [1, 2]}] * 4}, seed=2
    )
    while not table.over:
        table.act(table.to_move[0], table.actions(table.to_move[0])[-1])
    page = reviewed(guest(size=PHONE), table)
    expect(page.locator(".rv-ending > span")).to_have_count(2)
    assert page.evaluate(
        "(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('.rv-ending'))"
    )


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_a_phone_has_room_for_all_levels_beside_the_own_figures(guest: MakeGuest, language: str) -> None:
    page = reviewed(guest(size=PHONE, language=language))
    page.locator(".head button").first.click()
    page.locator(".rv-habits").wait_for()
    assert page.evaluate(
        "(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)(document.querySelector('.dialog-body'))"
    )
    expect(page.locator(".rv-habits .face:visible")).to_have_count(12)
    expect(page.locator(".rv-habits")).not_to_contain_text("Less for the others")  # which is what would be gained


def test_a_finished_table_leads_to_its_review(guest: MakeGuest) -> None:
    hanna = guest()
    made = hanna.call("/api/tables/upload", msgspec.to_builtins(last_die("workers:0").save()))
    page = hanna.sit(made["link"])
    page.keyboard.press("s")
    page.locator(".dialog-foot a[href$='/review']").click()
    expect(page.locator(".review-page")).to_be_visible(timeout=60_000)
    page.goto("/")
    expect(page.locator(".res-row a[href$='/review']").first).to_be_visible()
