"""The guild of bots in a browser: measured strength, who beats whom, and a game with one of them."""

from collections.abc import Callable

from playwright.sync_api import expect

from burgher.bots.ladder import shown
from tests.browser.house import PHONE, Guest, expect_state


def test_the_guild_shows_what_was_measured_and_leads_to_a_game(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/")
    page.get_by_role("link", name="Bots").click()
    expect(page.get_by_role("heading", name="The guild of bots")).to_be_visible()
    ladder = next(one for one in shown() if (one.game, one.players) == ("castles_of_burgundy", 2))
    for rung in ladder.rungs:
        assert rung.rating is not None
        row = page.locator(".guild tbody tr", has=page.locator(f".face-{rung.name}"))
        expect(row.locator("td[data-game=castles_of_burgundy] .num")).to_have_text(str(round(rung.rating.points)))
    expect(page.locator(".matrix tbody tr")).to_have_count(len(ladder.rungs))
    page.get_by_role("radio", name="Craftsmen").click()
    expect(page.locator(".matrix + .small-print")).to_contain_text("Craftsmen")
    expect(page.get_by_text("Begin with the Apprentice.")).to_be_visible()
    page.get_by_role("button", name="Play the Apprentice").click()
    expect_state(page, "choosing")
    expect(page.locator("[data-game=craftsmen]").first).to_be_visible()


def test_strength_is_shown_for_each_number_of_players(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/bots")
    ladder = next(one for one in shown() if (one.game, one.players) == ("castles_of_burgundy", 4))
    page.get_by_role("radio", name="4 players").click()
    for rung in ladder.rungs:
        assert rung.rating is not None
        row = page.locator(".guild tbody tr", has=page.locator(f".face-{rung.name}"))
        expect(row.locator("td[data-game=castles_of_burgundy] .num")).to_have_text(str(round(rung.rating.points)))
    expect(page.locator(".matrix + .small-print")).to_contain_text("for 4 players")


def test_two_bots_can_be_watched(guest: Callable[..., Guest]) -> None:
    page = guest().page
    page.goto("/bots")
    page.get_by_role("button", name="Watch two").click()
    page.wait_for_url("**/t/**")
    expect(page.locator(".prompt")).to_be_visible()


def test_on_a_phone_nothing_lies_beside_the_screen(guest: Callable[..., Guest]) -> None:
    page = guest(size=PHONE).page
    page.goto("/bots")
    page.locator(".matrix").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
