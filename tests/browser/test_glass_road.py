"""Glass Road in a real browser: whole games, and the choices that have to stay light."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import burgher
from burgher.core.table import Table
from tests.browser.house import PHONE, WIDE, Guest, click_along, expect_state, serious_findings

MakeGuest = Callable[..., Guest]
GAME = "glass_road"


def table(player: Guest, *seats: str, seed: int = 5, hot_seat: bool = False) -> Page:
    return player.sit(player.new_table(list(seats), game=GAME, seed=seed, hot_seat=hot_seat)["link"])


def own_row(page: Page) -> str:
    return page.locator(".pl.me").inner_text()


@pytest.mark.parametrize(
    ("others", "language", "size"),
    [(0, "pl", WIDE), (3, "de", WIDE), (1, "en", PHONE)],
    ids=["solo", "four", "two-on-a-phone"],
)
def test_a_whole_game_clicked_to_the_end(
    guest: MakeGuest, pictures: Path, others: int, language: str, size: tuple[int, int]
) -> None:
    hanna = guest(language=language, size=size)
    page = table(hanna, "human", *["random"] * others)
    click_along(page, seed=3)
    expect_state(page, "over")
    name = "phone" if size == PHONE else str(others + 1)
    page.screenshot(path=pictures / f"glass-road-over-{name}.png")
    expect(page.locator("dialog .scores tfoot td")).to_have_count(others + 1)
    text = page.locator("body").inner_text()
    assert not re.search(r"\b(page|table|action|event|prompt|tile|card)\.[a-z_]+|undefined|[{}]", text)


@pytest.mark.parametrize(("size", "name"), [(WIDE, "desktop"), (PHONE, "phone")])
def test_the_table_in_the_dark(guest: MakeGuest, pictures: Path, size: tuple[int, int], name: str) -> None:
    """Nothing has to be scrolled, every choice has a name, and axe finds nothing serious."""
    hanna = guest(theme="dark", size=size, language="de")
    page = table(hanna, "human", "random", "random", "random", seed=8)
    page.screenshot(path=pictures / f"glass-road-{name}-dark-hand.png")
    click_along(page, seed=4, most=30)
    expect_state(page, "choosing")
    page.screenshot(path=pictures / f"glass-road-{name}-dark.png")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    labels = page.eval_on_selector_all("[aria-label]", "all => all.map(e => e.getAttribute('aria-label'))")
    assert labels
    assert not [label for label in labels if not label or re.search(r"\b(table|action)\.[a-z_]+|[{}]", label)]
    assert serious_findings(page) == []


def test_a_hand_is_put_together_in_any_order_and_taken_with_one_click(guest: MakeGuest) -> None:
    hanna = guest()
    page = table(hanna, "human", "random", "random")
    for card in ("Woodsman", "Builder", "Supplier", "Feudal Lord", "Fish Farmer"):
        page.locator(f"[data-pick][aria-label='Choose {card}']").click()
    page.locator("[data-pick][aria-label='Put Woodsman back']").click()
    expect(page.locator("#prompt")).to_contain_text("1 more")
    page.locator("[data-pick][aria-label='Choose Clay Worker']").click()
    page.get_by_role("button", name="Take these 5").click()
    chosen = page.locator("[data-action^='lay:']")
    expect(chosen).to_have_count(5)
    labels = chosen.evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")
    assert sorted(labels) == sorted(
        f"Lay {card} face down" for card in ("Feudal Lord", "Supplier", "Builder", "Clay Worker", "Fish Farmer")
    )


def choose_hand(page: Page, *cards: str) -> None:
    for card in cards:
        page.locator(f"[data-pick][aria-label='Choose {card}']").click()
    page.locator(".prompt [data-action^='pick:']").click()
    page.locator("[data-action^='play:']").first.wait_for()


def marker(page: Page, good: str, wheel: str = "glass") -> str:
    """Where the marker of a good is, as the wheel's own words tell."""
    label = page.locator(f"[role=img][data-tip='wheel:{wheel}']").get_attribute("aria-label") or ""
    found = re.search(rf"\b{good} (\d)", label)
    assert found, label
    return found[1]


def test_taking_fewer_is_easily_found_and_shown_before_the_click(guest: MakeGuest, pictures: Path) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], game=GAME, seed=2, first_player=0)["link"])
    choose_hand(page, "Clay Worker", "Water Carrier", "Woodsman", "Fuel Gatherer", "Charcoal Burner")
    before = marker(page, "clay", "brick")
    page.locator("[data-action='play:10']").click()
    leave = page.locator(".prompt [data-action='done']")  # to give the card up is not what the table suggests
    expect(leave).to_have_text("Leave unused")
    expect(leave).not_to_have_class(re.compile(r"\bpri\b"))
    page.get_by_role("button", name="Fewer").click()
    page.locator(".board-holder [data-action^='enter:']").first.click()
    page.get_by_role("button", name="Fewer").click()
    page.locator(".board-holder [data-action^='use:0']").click()
    taken = page.locator(".prompt [data-action^='take:']")
    expect(taken).to_contain_text("2")
    assert page.locator(".gr-ghost").count() >= 1
    page.screenshot(path=pictures / "glass-road-take.png")
    page.locator("[data-pick][aria-label='Take 1 × clay']").first.click()
    expect(taken).to_contain_text("1")
    taken.click()
    expect(page.locator("[role=img][data-tip='wheel:brick']")).to_have_attribute(
        "aria-label", re.compile(rf"clay {int(before) + 1}\b")
    )


def evaluating(both: int) -> Table:
    """A game in which the first player is about to evaluate the Clay Worker."""
    rival = {"notches": [] if both else ["clay_worker"]}
    stack = ["turn_over:0", f"evaluate:0:card=10:both={both}"]
    mine = {"played": ["clay_worker"], "wheels": {"glass": {"water": 3}}}
    return burgher.position(GAME, {"players": [mine, rival], "stack": stack}, seed=1)


def test_both_actions_of_a_card_are_one_click_each(guest: MakeGuest, pictures: Path) -> None:
    page = guest().sit_at(evaluating(both=1))
    before = marker(page, "clay", "brick")
    page.locator("[data-deed='use:0:0']").click()  # with the entry cost before it, and both clay after it
    clay = page.locator("[role=img][data-tip='wheel:brick']")
    expect(clay).to_have_attribute("aria-label", re.compile(rf"clay {int(before) + 2}\b"))
    page.locator(".board-holder [data-action='use:1:0']").click()
    expect(clay).to_have_attribute("aria-label", re.compile(rf"clay {int(before) + 4}\b"))
    page.screenshot(path=pictures / "glass-road-both.png")
    page.get_by_role("button", name="Undo").click()  # one step at a time: how many it shall be is asked again
    expect(page.locator(".prompt [data-action^='take:']")).to_contain_text("2")


def test_a_card_says_who_has_it_too(guest: MakeGuest) -> None:
    page = guest().sit_at(evaluating(both=0))
    rival = page.locator(".op-name").inner_text().split()[0]
    expect(page.locator(".board").get_by_text(f"{rival} too")).to_be_visible()
    page.locator("[data-action^='enter:']").first.click()
    expect(page.locator("#prompt")).to_contain_text(f"since {rival} played it too")


def test_the_keyboard_reaches_every_choice(guest: MakeGuest) -> None:
    hanna = guest()
    page = table(hanna, "human", "random")
    first = page.locator("[data-pick][aria-label='Choose Feudal Lord']")
    first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-pick][aria-label='Put Feudal Lord back']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    reachable = page.eval_on_selector_all(
        "[data-action], [data-pick]", "all => all.every(e => e.tabIndex >= 0 && (e.ariaLabel || e.textContent.trim()))"
    )
    assert reachable


def test_two_players_choose_at_the_same_time_and_see_who_is_thinking(guest: MakeGuest) -> None:
    hanna, kacper = guest("Hanna"), guest("Kacper")
    made = hanna.new_table(["human", "human", "random"], game=GAME, seed=4)
    first, second = hanna.sit(made["link"]), kacper.sit(made["invitations"][0]["link"])
    expect_state(first, "choosing")
    expect_state(second, "choosing")
    expect(first.locator(".gr-thinking")).to_have_count(2)
    first.locator("[data-pick][aria-label='Choose Builder']").click()
    second.locator(".prompt [data-action^='pick:']").click()
    expect(first.locator(".gr-thinking")).to_have_count(1)
    # what the other does meanwhile takes nothing out of the own hands, and his cards stay hidden
    expect(first.locator("[data-pick][aria-label='Put Builder back']")).to_have_count(1)
    assert "Kacper chooses" not in first.locator(".log").inner_text()
    expect_state(second, "waiting")
    assert own_row(second).startswith("You")
