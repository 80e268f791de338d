"""The table of Craftsmen in a real browser."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import burgher
from burgher.core.words import words
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state, serious_findings, small_texts

MakeGuest = Callable[..., Guest]
IDLE = ("end", "pass", "drop")
SEEDS = 60


def verb(action: str) -> str:
    return action.partition(":")[0]


@cache
def reach(wanted: str, players: int, most: int = 1000, price: int = 0) -> dict[str, Any]:
    """A saved game in which seat 0 may do this now; it was played at random, but rarely idly."""
    for seed in range(SEEDS):
        rng = Random(seed)
        table = burgher.new("craftsmen", players=players, seed=seed)
        while not table.over:
            seat = table.to_move[0]
            actions = table.actions(seat)
            if seat == 0 and len(actions) > 1 and any(verb(action) == wanted for action in actions):
                payment = table.view(0)["payment"]
                if len(actions) <= most and (payment is None or payment["price"] >= price):
                    doc = table.save()
                    doc["seats"] = [{"name": "", "bot": ""}] + [{"name": "", "bot": "random"}] * (players - 1)
                    return doc
            verbs = sorted({verb(action) for action in actions})
            busy = [name for name in verbs if name not in IDLE] or verbs
            chosen = rng.choice(busy if rng.random() < 0.9 else verbs)
            table.act(seat, rng.choice([action for action in actions if verb(action) == chosen]))
    raise AssertionError(f"no game comes to {wanted}")


def sit_down(guest: Guest, doc: dict[str, Any]) -> Page:
    page = guest.sit(guest.call("/api/tables/upload", doc)["link"])
    expect_state(page, "choosing")
    return page


def actions(page: Page) -> list[str]:
    return page.evaluate("[...document.querySelectorAll('[data-action]')].map((e) => e.dataset.action)")  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("players", "size", "name", "theme"), [(2, WIDE, "desktop", "dark"), (5, PHONE, "phone", "light")]
)
def test_a_whole_game_clicked_to_the_end(
    guest: MakeGuest, pictures: Path, players: int, size: tuple[int, int], name: str, theme: str
) -> None:
    hanna = guest(size=size, theme=theme)
    seats = ["human"] + ["random"] * (players - 1)
    page = hanna.sit(hanna.new_table(seats, game="craftsmen", seed=players)["link"])
    click_along(page, seed=6, most=60)
    expect_state(page, "choosing")
    page.screenshot(path=pictures / f"craftsmen-{players}-{name}.png")
    click_along(page, seed=players)
    expect_state(page, "over")
    expect(page.locator("dialog .scores tfoot td")).to_have_count(players)
    page.screenshot(path=pictures / f"craftsmen-{players}-{name}-over.png")


def test_one_click_accepts_the_proposed_payment(guest: MakeGuest, pictures: Path) -> None:
    page = sit_down(guest(), reach("pay", 3, price=6))
    paid = page.locator(".log li", has_text="You pay").count()
    proposed = page.locator(".prompt .btn.pri")
    expect(proposed).to_contain_text("Pay")
    page.screenshot(path=pictures / "craftsmen-paying.png")
    proposed.click()
    expect(page.locator(".log li", has_text="You pay")).to_have_count(paid + 1)
    assert not [action for action in actions(page) if verb(action) == "pay"]


def test_another_payment_is_put_together_card_by_card(guest: MakeGuest) -> None:
    doc = reach("pay", 3, price=6)
    page = sit_down(guest(), doc)
    table = burgher.load(doc)
    before = table.view(0)["payment"]
    first = [action for action in table.actions(0) if action != before["cheapest"][0]][-1]  # no card lies over it
    table.act(0, first)
    counted = page.locator(".board [role=img][aria-label^='Laid']")
    expect(counted).to_have_attribute("aria-label", f"Laid {before['worth']} of {before['price']}")
    page.locator(f"g[data-action='{first}']").last.click()
    expect(counted).to_have_attribute("aria-label", f"Laid {table.view(0)['payment']['worth']} of {before['price']}")
    page.keyboard.press("u")  # what was laid can be taken back
    expect(counted).to_have_attribute("aria-label", f"Laid {before['worth']} of {before['price']}")


def test_the_notary_shows_large_cards_prices_and_bids(guest: MakeGuest, pictures: Path) -> None:
    doc = reach("auction", 4)
    page = sit_down(guest(), doc)
    legal = burgher.load(doc).actions(0)
    page.screenshot(path=pictures / "craftsmen-notary.png")
    bids = {action for action in actions(page) if verb(action) == "auction"}
    places = {action.rpartition(":")[0] for action in bids}
    assert len(places) == 1  # one lot at a time
    assert bids == {action for action in legal if action.rpartition(":")[0] in places}
    page.locator("[data-pick][aria-label*='for an auction']").last.click()
    others = {action for action in actions(page) if verb(action) == "auction"}
    assert others and not others & bids and others <= set(legal)
    page.locator(f"[data-action='{min(others)}']").click()
    expect(page.locator(".log li", has_text="You open an auction")).to_have_count(1)


def test_an_auction_shows_who_is_in_and_what_they_may_pay(guest: MakeGuest, pictures: Path) -> None:
    doc = reach("bid", 5)
    page = sit_down(guest(), doc)
    auction = burgher.load(doc).view(0)["auction"]
    page.screenshot(path=pictures / "craftsmen-auction.png")
    text = page.locator("svg.board").text_content() or ""
    for bidder in auction["bidders"]:
        if bidder["in"] and bidder["seat"] != 0:
            assert f"up to {bidder['most']} (" in text
    assert {action for action in actions(page) if verb(action) == "bid"} == {
        action for action in burgher.load(doc).actions(0) if verb(action) == "bid"
    }


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("wanted", ["auction", "bid", "peek_back", "raw", "invest"])
def test_nothing_has_to_be_scrolled_on_a_phone(guest: MakeGuest, wanted: str, seats: int) -> None:
    page = sit_down(guest(size=PHONE, language="de"), reach(wanted, seats))
    page.evaluate("document.fonts.ready")  # before them, words are wider
    for part in (".floors", ".board-holder"):
        assert page.locator(part).evaluate("(e) => e.scrollHeight - e.clientHeight") <= 0, part


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_disc_that_is_paid_for_is_marked(guest: MakeGuest, size: tuple[int, int]) -> None:
    page = sit_down(guest(size=size), reach("fee_points", 3))
    expect(page.locator("[data-anchor=covering]")).to_have_count(1)
    expect(page.locator(".prompt p")).to_contain_text("for covering a disc")
    page.locator("[data-action=fee_points]").first.click()
    expect(page.locator("[data-anchor=covering]")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "pl", "de"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_every_word_is_large_enough_to_read(guest: MakeGuest, language: str, size: tuple[int, int]) -> None:
    hanna = guest(size=size, language=language)
    page = sit_down(hanna, reach("auction", 4))
    assert small_texts(page) == []
    page = sit_down(hanna, reach("place", 5))
    assert small_texts(page) == []
    page.locator(".piece.button:not([role=tab])").first.click()
    page.locator("dialog .chains").wait_for()
    assert small_texts(page) == []


def test_a_card_is_chosen_and_built_at_an_end_of_the_street(guest: MakeGuest, pictures: Path) -> None:
    doc = reach("build", 3)
    page = sit_down(guest(), doc)
    hands = {action.split(":")[1] for action in burgher.load(doc).actions(0) if verb(action) == "build"}
    shown = {action.split(":")[1] for action in actions(page) if verb(action) == "build"}
    assert len(shown) == 1 and shown <= hands
    page.screenshot(path=pictures / "craftsmen-building.png")
    page.locator("[data-action^=build]").first.click()
    expect(page.locator(".log li", has_text="You build")).not_to_have_count(0)


def test_goods_are_made_where_they_shall_go(guest: MakeGuest, pictures: Path) -> None:
    doc = reach("ship", 3)
    page = sit_down(guest(), doc)
    legal = burgher.load(doc).actions(0)
    page.screenshot(path=pictures / "craftsmen-crafting.png")
    shown = [action for action in actions(page) if verb(action) != "end"]
    assert set(shown) <= set(legal)
    loaded = page.locator(".log li", has_text="You load").count()
    page.locator("[data-action^=ship]").first.click()
    expect(page.locator(".log li", has_text="You load")).to_have_count(loaded + 1)


def test_the_production_chains_open_at_any_time(guest: MakeGuest, pictures: Path) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], game="craftsmen", seed=3)["link"])
    expect_state(page, "choosing")
    page.get_by_role("button", name="Open the production chains").click()
    expect(page.locator("dialog .chains")).to_be_visible()
    expect(page.locator("dialog .chain-list li")).to_have_count(8)
    page.screenshot(path=pictures / "craftsmen-chains.png")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_reconstructed_data_says_so(guest: MakeGuest) -> None:
    page = guest().page
    page.goto("/")
    page.get_by_text("How true are the components?").click()
    expect(page.locator(".components")).to_contain_text("Craftsmen: ")
    expect(page.locator(".components code")).to_have_text("burgher --data FOLDER serve")


ASKED = ["invest", "hall", "bank", "peek_show", "peek_back", "swap_saw", "buy_good", "fee_points"]
ASKED_ON_A_PHONE = ["invest", "hall", "auction", "bid", "peek_back"]


@pytest.mark.parametrize(
    ("wanted", "size", "name"),
    [(wanted, WIDE, "desktop") for wanted in ASKED] + [(wanted, PHONE, "phone") for wanted in ASKED_ON_A_PHONE],
)
def test_every_kind_of_question_is_answered_with_a_click(
    guest: MakeGuest, pictures: Path, wanted: str, size: tuple[int, int], name: str
) -> None:
    doc = reach(wanted, 3)
    hanna = guest(size=size)
    page = sit_down(hanna, doc)
    page.screenshot(path=pictures / f"craftsmen-{wanted}-{name}.png")
    asked = [action for action in actions(page) if verb(action) == wanted]
    assert asked
    token = page.url.rpartition("/")[2]
    page.locator(f"[data-action='{asked[0]}']").first.click()
    page.wait_for_function(
        """async ([token, n, action]) => {
          const record = await (await fetch(`/api/tables/${token}/at/${n}`)).json();
          return record.error === undefined;
        }""",
        arg=[token, len(doc["log"]) + 1, asked[0]],
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("wanted", "size"), [("place", WIDE), ("auction", WIDE), ("ship", WIDE), ("place", PHONE)])
def test_no_serious_finding_of_axe(guest: MakeGuest, theme: str, wanted: str, size: tuple[int, int]) -> None:
    page = sit_down(guest(theme=theme, size=size), reach(wanted, 3))
    assert serious_findings(page) == []


def test_a_helper_who_can_do_nothing_is_passed_over_and_the_player_is_told_why(guest: MakeGuest) -> None:
    table, rng = burgher.new("craftsmen", players=2, seed=1), Random(1)
    preview: Any = table.game.preview
    while table.to_move[0] != 0 or (reason := preview(table.state, 0).passed_over) is None:
        table.act(table.to_move[0], rng.choice(table.actions(table.to_move[0])))
    doc = table.save()
    doc["seats"] = [{"name": "", "bot": ""}, {"name": "", "bot": "random"}]
    hanna = guest()
    page = hanna.sit(hanna.call("/api/tables/upload", doc)["link"])
    told = words("en", "craftsmen").say(reason.message.key, reason.message.args)
    expect(page.locator(".notes")).to_contain_text(told)
    expect(page.locator(".log li", has_text=told)).not_to_have_count(0)
    expect_state(page, "choosing")  # and the game has gone on
