"""What a newcomer meets in the first hour: cards that explain, a slow line, and the end of a game."""

import re
from collections.abc import Callable
from random import Random

import msgspec
import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, WebSocketRoute, expect

import burgher
from tests.browser.house import PHONE, Guest, expect_calm, expect_state

MakeGuest = Callable[..., Guest]


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None
    return box


def beside_the_row(card: FloatRect, thing: FloatRect) -> bool:
    """Does the card leave what it speaks of and its neighbours in the row alone?"""
    return card["y"] + card["height"] <= thing["y"] or card["y"] >= thing["y"] + thing["height"]


HOVERED = {
    "castles_of_burgundy": ['[data-anchor="depot:1:0"]', '[data-anchor="depot:0:0"]', '[data-tip="points"]'],
    "glass_road": ['[data-anchor^="card:0:"]', '[data-anchor="offer:point:3"]', '[data-anchor="cell:0:0"]'],
    "woodcraft": ['[data-tip="rounds"]', '[data-tip="reputation"]', '[data-tip^="income:"]'],
    "craftsmen": ['[data-tip^="hold:3:"]', '[data-anchor="display:1"]', '[data-tip^="column:"]'],
}


def test_hover_cards_cover_no_row_catch_no_pointer_and_can_be_kept(guest: MakeGuest) -> None:
    hanna = guest()
    card = hanna.page.locator(".tip")
    for game, things in HOVERED.items():
        page = hanna.sit(hanna.new_table(["human", "random"], game=game, seed=12)["link"])
        expect_state(page, "choosing")
        for selector in things:
            thing = page.locator(selector).first
            page.mouse.move(1, 1)
            expect(card).to_have_count(0)
            thing.hover(force=True)
            expect(card).to_be_visible()
            assert beside_the_row(box_of(card), box_of(thing)), (game, selector)
            assert card.evaluate("(card) => getComputedStyle(card).pointerEvents") == "none"
    page.keyboard.press("i")
    expect(card).to_have_class("tip pinned")
    page.mouse.move(1, 1)  # it stays
    clause = card.locator(".link")
    text = clause.inner_text()
    clause.click()
    expect(page.locator(".rulebook li.asked")).to_contain_text(text.split()[-1])
    expect(card).to_have_count(0)


# Lays something over a thing, as a dialog would, that is gone when it is clicked.
COVER = """
(thing) => {
  const cover = document.createElement('button');
  const box = thing.getBoundingClientRect();
  cover.id = 'cover';
  cover.style.cssText =
    `position: fixed; z-index: 99; left: ${box.x}px; top: ${box.y}px; width: ${box.width}px; height: ${box.height}px`;
  cover.onclick = () => cover.remove();
  document.body.append(cover);
}
"""


def test_no_hover_card_for_what_comes_to_lie_under_a_resting_pointer(guest: MakeGuest) -> None:
    hanna = guest()
    hanna.page.clock.install()
    page = hanna.sit(hanna.new_table(["human", "random"], seed=12)["link"])
    expect_state(page, "choosing")
    thing = page.locator('[data-tip="points"]').first
    thing.evaluate(COVER)
    page.locator("#cover").click()
    page.clock.run_for(1000)
    expect(page.locator(".tip")).to_have_count(0)
    page.mouse.move(box_of(thing)["x"] + 5, box_of(thing)["y"] + 5)
    page.clock.run_for(1000)
    expect(page.locator(".tip")).to_be_visible()


PRESS = """
(thing) => thing.dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))
"""
RELEASE = """
(thing) => thing.dispatchEvent(new PointerEvent('pointerup', {pointerType: 'touch', bubbles: true}))
"""


def test_a_long_press_opens_a_sheet_that_stays_and_is_taught_once(guest: MakeGuest) -> None:
    hanna = guest(size=PHONE, touch=True)
    link = hanna.new_table(["human", "random"], seed=12, first_player=0)["link"]
    page = hanna.sit(link)
    lesson = page.locator(".tip-lesson")
    expect(lesson).to_be_visible()
    thing = page.locator('[data-anchor^="depot:"]').first
    thing.evaluate(PRESS)
    sheet = page.locator(".tip.sheet")
    expect(sheet).to_be_visible()
    thing.evaluate(RELEASE)
    expect(lesson).to_have_count(0)
    assert box_of(sheet)["width"] > PHONE[0] * 0.9
    assert beside_the_row(box_of(sheet), box_of(thing))
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    hanna.sit(link)
    expect_state(page, "choosing")
    expect(lesson).to_have_count(0)


def test_on_a_slow_line_the_table_has_its_shape_and_an_act_can_be_given_up(guest: MakeGuest) -> None:
    hanna = guest()
    held: list[Route] = []
    acts: list[str] = []

    def slow(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda text: acts.append(str(text)) if '"act"' in str(text) else server.send(text))

    hanna.context.route_web_socket(lambda url: "/ws/" in url, slow)
    quick: list[bool] = []
    hanna.page.route("**/api/words/**", lambda route: route.continue_() if quick else held.append(route))
    link = hanna.new_table(["human", "random"], seed=12, first_player=0)["link"]
    page = hanna.page
    page.goto(link, wait_until="commit")
    shape = page.locator("#skeleton .sk-board").first
    expect(shape).to_be_visible()
    planned = box_of(shape)
    quick.append(True)
    for route in held:
        route.continue_()
    expect_state(page, "choosing")
    expect(shape).to_be_hidden()
    board = box_of(page.locator(".board-holder"))
    assert abs(board["x"] - planned["x"]) < 2 and abs(board["y"] - planned["y"]) < 2  # nothing has moved

    offered = page.locator("[data-action]").count()
    page.locator('[data-action="workers:0"]').click()
    waiting = page.locator(".on-its-way")
    expect(waiting).to_be_visible()
    page.keyboard.press("Escape")
    expect(waiting).to_have_count(0)
    expect_calm(page)
    assert len(acts) == 1
    expect(page.locator("[data-action]")).to_have_count(offered)
    page.locator('[data-action="workers:0"]').click()  # and may be tried again
    expect(waiting).to_be_visible()
    waiting.get_by_role("button").click()
    expect_calm(page)
    assert len(acts) == 2


def finished_game() -> bytes:
    table, rng = burgher.new("castles_of_burgundy", players=2, seed=5), Random(5)
    while not table.over:
        seat = table.to_move[0]
        table.act(seat, rng.choice(table.actions(seat)))
    return msgspec.json.encode(table.record())


def sit_after_the_end(hanna: Guest) -> Page:
    answer = hanna.context.request.post(
        "/api/tables/upload", data=finished_game(), headers={"origin": hanna.address, "content-type": "text/plain"}
    )
    return hanna.sit(answer.json()["link"])


@pytest.fixture
def ended(guest: MakeGuest) -> Page:
    return sit_after_the_end(guest())


@pytest.mark.parametrize("language", ["de", "pl"])
def test_on_a_phone_the_buttons_after_the_end_and_of_the_replay_are_on_the_screen(
    guest: MakeGuest, language: str
) -> None:
    page = sit_after_the_end(guest(size=PHONE, language=language))
    link = page.url
    for buttons in (".dialog-foot .btn", ".replay-bar :is(.btn, select)"):
        page.locator(buttons).first.wait_for()
        for each in page.locator(buttons).all():
            box = box_of(each)
            assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0], each.inner_text()
        page.goto(link + "/replay")


def test_after_the_end_the_buttons_of_the_prompt_work(ended: Page) -> None:
    expect_state(ended, "over")
    sheet = ended.locator("dialog[open]")
    expect(sheet).to_be_visible()  # the end opens it once
    ended.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    ended.locator(".prompt.over").get_by_role("button", name="Score sheet").click()
    expect(sheet).to_be_visible()


def test_who_reads_is_you_in_panel_log_and_replay_and_who_watches_reads_names(guest: MakeGuest) -> None:
    hanna, watcher = guest("Hanna"), guest("Wanda")
    made = hanna.new_table(["human", "random"], seed=12, first_player=0)
    page = hanna.sit(made["link"])
    page.locator('[data-action^="take:"]').first.click()
    expect_calm(page)
    line = page.locator(".log li", has_text="You take").first
    expect(line).to_be_visible()
    expect(page.locator(".pl.me")).to_contain_text("You")
    expect(page.locator("aside")).not_to_contain_text("Hanna")
    watched = watcher.sit(made["spectators"])
    expect(watched.locator(".log li", has_text="Hanna takes").first).to_be_visible()
    page.goto(made["link"] + "/replay#at=9999")
    expect(page.locator(".log li", has_text="You take").first).to_be_visible()


def test_own_points_stand_at_the_right_of_the_panel_as_those_of_the_others(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], seed=12, first_player=0)["link"])
    own, other = box_of(page.locator(".pl.me .sc")), box_of(page.locator(".op .sc").first)
    assert abs(own["x"] + own["width"] - other["x"] - other["width"]) < 10


@pytest.mark.parametrize("where", ["/", "/daily", "/puzzles"])
def test_covers_are_pictures_whose_figures_nobody_reads_out(guest: MakeGuest, where: str) -> None:
    hanna = guest()
    hanna.page.goto(where)
    hanna.page.locator("main").first.wait_for()
    pictures = hanna.page.locator("svg:has(text)", has_text=re.compile(r"^\s*\d"))
    spoken = pictures.evaluate_all("all => all.filter((one) => !one.closest('[aria-hidden=true], [role=img]')).length")
    assert spoken == 0
    assert not re.search(r"^\s*- text: [\d\s]{4,}$", hanna.page.locator("body").aria_snapshot(), re.MULTILINE)
