"""A table before its game begins, set by two people in two browsers; and a friend who takes a bot's place later."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import GAME, PHONE, WIDE, Guest, expect_state, serious_findings

MakeGuest = Callable[..., Guest]


def places(page: Page) -> Any:
    return page.locator(".place")


def test_two_people_set_a_table_and_play(guest: MakeGuest) -> None:
    hanna, berthe = guest("Hanna"), guest("", size=PHONE)
    page = hanna.page
    page.goto("/")
    page.get_by_role("button", name="Open a table").click()
    expect(page.get_by_role("heading", name="Who sits down?")).to_be_visible()
    expect(page.get_by_text("burgher serve --host 0.0.0.0")).to_be_visible()  # nobody else reaches 127.0.0.1
    token = page.url.rsplit("/", 1)[1]
    table = hanna.context.request.get("/api/tables").json()[0]
    assert table["gathering"] and table["link"].endswith(token)

    # a bot for a third seat, and another option
    page.get_by_role("button", name="One more seat").click()
    expect(places(page).nth(2)).to_contain_text("Open seat")
    page.locator(".bot-card", has_text="Apprentice").click()
    expect(places(page).nth(2)).to_contain_text("Apprentice")
    page.get_by_role("radiogroup", name="First player").get_by_role("radio", name="1", exact=True).click()
    expect(page.get_by_text("Seat 1 begins.")).to_be_visible()
    assert not serious_findings(page)

    # the guest comes by the link, is asked for a name, and sits down
    berthe.page.goto(f"/t/{watch_link(hanna, token)}")
    dialog = berthe.page.locator("dialog[open]")
    dialog.get_by_role("textbox").fill("Berthe")
    dialog.get_by_role("button", name="Sit down").click()
    expect(places(page).nth(1)).to_contain_text("Berthe")
    expect(berthe.page.get_by_text("Seat 1 begins.")).to_be_attached()
    expect(berthe.page.get_by_role("button", name="Start now")).to_have_count(0)
    berthe.page.get_by_role("button", name="I am ready").click()
    expect(places(page).nth(1)).to_contain_text("ready")
    assert not serious_findings(berthe.page)

    page.get_by_role("button", name="Start now").click()
    expect_state(page, "choosing")
    expect_state(berthe.page, "waiting")
    expect(page.locator("aside")).to_contain_text("Berthe")


def test_a_clock_is_set_and_told_and_nothing_ends_with_it(guest: MakeGuest) -> None:
    hanna, berthe = guest("Hanna"), guest("Berthe", size=PHONE)
    for one in (hanna, berthe):
        one.page.clock.install()
    options = {"first_player": 0}
    made = hanna.call("/api/tables", {"game": GAME, "seats": ["human", "human"], "options": options, "gather": True})
    hanna.page.goto(made["link"])
    berthe.page.goto(made["invitations"][0]["link"])
    expect(hanna.page.get_by_text("Nobody counts the time.")).to_be_visible()
    clock = hanna.page.get_by_role("radiogroup", name="Clock")
    clock.get_by_role("radio", name="30 min").click()
    expect(hanna.page.get_by_text("Then the others may agree that a bot plays on for you")).to_be_visible()
    expect(berthe.page.locator(".opt", has_text="Clock")).to_contain_text("30 min")
    hanna.page.get_by_role("radio", name="by turns").click()
    expect(clock).to_have_count(0)
    hanna.page.get_by_role("radio", name="live").click()
    clock.get_by_role("radio", name="60 min").click()
    hanna.page.get_by_role("button", name="Start now").click()
    expect_state(hanna.page, "choosing")
    expect(hanna.page.get_by_role("timer").first).to_contain_text("59:")  # it runs
    expect(berthe.page.locator("header").get_by_role("timer")).to_contain_text("60:00")
    hanna.page.clock.fast_forward("01:00:00")
    berthe.page.clock.fast_forward("01:00:00")
    expect(hanna.page.get_by_text("Your time is up. Play on")).to_be_visible()
    expect(berthe.page.get_by_text("Hanna has no time left.")).to_be_visible()
    # the server counts, and by its clock there is time
    berthe.page.get_by_role("button", name="A bot plays for Hanna").click()
    expect(berthe.page.get_by_text("Hanna is at the table.")).to_be_visible()
    hanna.page.locator("[data-action]").first.click()
    assert not serious_findings(berthe.page)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_five_seats_and_all_bots_fit_the_window(guest: MakeGuest, language: str) -> None:
    hanna = guest("Hanna", language=language)
    seats = ["human", "human", "journeyman", "human", "apprentice"]
    made = hanna.call("/api/tables", {"game": "craftsmen", "seats": seats, "options": {}, "gather": True})
    hanna.page.goto(made["link"])
    expect(hanna.page.locator(".bot-card")).to_have_count(4)
    hanna.page.evaluate("document.fonts.ready.then(() => null)")
    assert hanna.page.evaluate("document.documentElement.scrollHeight") <= WIDE[1]


def watch_link(host: Guest, token: str) -> str:
    """The token of the table's own link, which the page shows where others can reach it."""
    found: str = host.page.evaluate(
        """(token) => new Promise((done) => {
          const line = new WebSocket(`ws://${location.host}/ws/${token}`);
          line.onmessage = (event) => {
            line.close();
            done(JSON.parse(event.data).table.links.spectators.split("/").pop());
          };
        })""",
        token,
    )
    return found


def test_the_invitation_has_a_code_where_others_can_come(guest: MakeGuest) -> None:
    hanna = guest("Hanna")
    hanna.page.route("**/api/house", lambda route: route.fulfill(json={"addresses": ["http://192.0.2.7:8400"]}))
    body = {"game": "craftsmen", "seats": ["human", "human"], "options": {}, "gather": True}
    made = hanna.call("/api/tables", body)
    hanna.page.goto(made["link"])
    link = hanna.page.get_by_label("Link of the invitation")
    expect(link).to_have_value("http://192.0.2.7:8400" + made["spectators"])
    expect(hanna.page.locator("svg.qr path")).to_be_visible()
    word = hanna.page.locator(".spoken b").inner_text()
    kacper = guest("Kacper", size=PHONE)
    kacper.page.goto("/")
    kacper.page.get_by_label("A word you were told").fill(word.replace("-", " "))
    kacper.page.get_by_role("button", name="Go there").click()
    expect(kacper.page.get_by_role("heading", name="Who sits down?")).to_be_visible()
    hanna.page.get_by_role("button", name="Copy link").click()
    expect(hanna.page.get_by_role("button", name="Copied")).to_be_visible()


def test_a_friend_takes_the_place_of_a_bot(guest: MakeGuest) -> None:
    hanna, kacper = guest("Hanna"), guest("Kacper")
    made = hanna.new_table(["human", "random"], seed=12, first_player=0)
    hanna.sit(made["link"])
    kacper.sit(made["spectators"])
    kacper.page.get_by_role("button", name="Play in the place of").click()
    expect(hanna.page.locator(".proposal")).to_contain_text("Kacper would like to play in the place of")
    hanna.page.get_by_role("button", name="Agree", exact=True).click()
    expect(hanna.page.locator("aside")).to_contain_text("Kacper")
    expect(kacper.page.get_by_role("button", name="Play in the place of")).to_have_count(0)
