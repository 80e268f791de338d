"""What people do with a table besides playing it: asking back, leaving, coming back, watching, taking it elsewhere.

Every step waits for what the page shows next, however long a busy machine takes to show it.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
from playwright.sync_api import Browser, Locator, Page, expect

import burgher
from tests.browser.house import GAME, Guest, click_along, expect_state
from tests.server.house import Process, free_port

MakeGuest = Callable[..., Guest]


def story(page: Page) -> Locator:
    return page.locator(".log ol")


def settings(page: Page) -> Locator:
    page.get_by_role("button", name="Settings").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    return dialog


def two_at_a_table(guest: MakeGuest) -> tuple[Guest, Guest, dict[str, str]]:
    """Hanna, who begins, and Kacper."""
    hanna, kacper = guest("Hanna"), guest("Kacper")
    made = hanna.new_table(["human", "human"], seed=12, first_player=0)
    hanna.sit(made["link"])
    kacper.sit(made["invitations"][0]["link"])
    expect_state(hanna.page, "choosing")
    expect_state(kacper.page, "waiting")
    return hanna, kacper, {"hanna": made["link"], "kacper": made["invitations"][0]["link"], "all": made["spectators"]}


def end_turn(page: Page) -> None:
    """Both dice for workers; the last one asks first."""
    expect_state(page, "choosing")
    page.locator('[data-action="workers:0"]').click()
    expect(page.locator('[data-action="workers:0"]')).to_have_count(0)
    expect_state(page, "choosing")
    page.locator('[data-action="workers:1"]').click()
    page.locator('.prompt [data-action="workers:1"]').click()
    expect_state(page, "waiting")


def test_undo_across_a_barrier_is_asked_refused_and_agreed(guest: MakeGuest) -> None:
    hanna, kacper, _ = two_at_a_table(guest)
    end_turn(hanna.page)
    expect_state(kacper.page, "choosing")
    kacper.page.locator('[data-action="workers:0"]').click()
    expect_state(kacper.page, "choosing")
    expect(kacper.page.locator('[data-action="workers:0"]')).to_have_count(0)
    ask = hanna.page.get_by_role("button", name="Ask to undo")
    ask.click()
    proposals = [page.locator(".proposal") for page in (hanna.page, kacper.page)]
    for proposal in proposals:
        expect(proposal).to_contain_text("Hanna")
    told = story(kacper.page).inner_text()
    kacper.page.get_by_role("button", name="Refuse").click()
    for proposal in proposals:
        expect(proposal).to_have_count(0)
    assert story(kacper.page).inner_text() == told
    expect_state(kacper.page, "choosing")

    ask.click()
    kacper.page.get_by_role("button", name="Agree", exact=True).click()
    expect_state(hanna.page, "choosing")
    expect_state(kacper.page, "waiting")
    expect(hanna.page.locator('[data-action="workers:1"]')).to_be_visible()
    for proposal in proposals:
        expect(proposal).to_have_count(0)


def test_a_bot_plays_for_who_is_absent_until_they_sit_down_again(guest: MakeGuest) -> None:
    hanna, kacper, links = two_at_a_table(guest)
    kacper.page.goto("/about")
    takeover = settings(hanna.page).get_by_role("button", name="A bot plays for Kacper")
    takeover.click()
    settings(hanna.page)
    expect(takeover).to_have_count(0)  # a bot sits there now
    hanna.page.keyboard.press("Escape")

    kacper.sit(links["kacper"])
    back = kacper.page.get_by_role("button", name="Sit down again")
    expect(kacper.page.locator(".proposal")).to_contain_text("A bot plays for Kacper")
    back.click()
    expect(back).to_have_count(0)
    end_turn(hanna.page)
    expect_state(kacper.page, "choosing")
    kacper.page.locator('[data-action="workers:0"]').click()
    expect(hanna.page.get_by_role("button", name="Ask to undo")).to_be_enabled()


def test_who_resigns_watches_a_bot_and_may_come_back(guest: MakeGuest) -> None:
    hanna, kacper, _ = two_at_a_table(guest)
    settings(hanna.page).get_by_role("button", name="Resign").click()
    asked = hanna.page.get_by_role("dialog", name="Resign?")
    expect(asked).to_contain_text("The others are told")
    asked.get_by_role("button", name="Stay").click()
    expect_state(hanna.page, "choosing")  # nothing has happened
    settings(hanna.page).get_by_role("button", name="Resign").click()
    asked.get_by_role("button", name="Resign", exact=True).click()
    expect_state(kacper.page, "choosing")  # the bot has played Hanna's turn
    expect_state(hanna.page, "waiting")
    expect(hanna.page.locator("[data-action]")).to_have_count(0)
    hanna.page.get_by_role("button", name="Sit down again").click()
    expect(hanna.page.locator(".proposal")).to_have_count(0)
    end_turn(kacper.page)
    expect_state(hanna.page, "choosing")


def finished_game() -> bytes:
    table, rng = burgher.new(GAME, players=2, seed=5), Random(5)
    while not table.over:
        seat = table.to_move[0]
        table.act(seat, rng.choice(table.actions(seat)))
    return msgspec.json.encode(table.record())


def test_a_rematch_when_both_agree(guest: MakeGuest) -> None:
    hanna, kacper = guest("Hanna"), guest("Kacper")
    answer = hanna.context.request.post(
        "/api/tables/upload", data=finished_game(), headers={"origin": hanna.address, "content-type": "text/plain"}
    )
    made = answer.json()
    hanna.sit(made["link"])
    kacper.sit(made["invitations"][0]["link"])
    sheets = [page.locator("dialog[open]") for page in (hanna.page, kacper.page)]  # the end of the game opens them
    sheets[0].get_by_role("button", name="Play again").click()
    sheets[1].get_by_role("button", name="Agree", exact=True).click()
    for sheet, page in zip(sheets, (hanna.page, kacper.page), strict=True):
        sheet.get_by_role("link", name="To the new game").click()
        page.locator(".table-page:not([data-state=over])").wait_for()
    for page, other in ((hanna.page, "Kacper"), (kacper.page, "Hanna")):
        expect(page.locator("aside")).to_contain_text("You")
        expect(page.locator("aside")).to_contain_text(other)
    mover = hanna.page if hanna.state() == "choosing" else kacper.page
    end_turn(mover)
    expect_state(kacper.page if mover is hanna.page else hanna.page, "choosing")


def test_a_new_name_is_seen_by_all(guest: MakeGuest) -> None:
    hanna, kacper, _ = two_at_a_table(guest)
    dialog = settings(hanna.page)
    dialog.locator("#my-name").fill("Johanna of Beaune")
    dialog.get_by_role("button", name="Save", exact=True).click()
    expect(kacper.page.locator("aside")).to_contain_text("Johanna of Beaune")


def test_a_recovery_link_brings_a_person_back_in_another_browser(guest: MakeGuest) -> None:
    hanna, _, links = two_at_a_table(guest)
    elsewhere = guest("Nobody")
    recovery = hanna.context.request.get("/api/me").json()["recovery"]
    elsewhere.page.goto(recovery)
    expect(elsewhere.page.get_by_text("This link belongs to Hanna")).to_be_visible()
    assert elsewhere.context.request.get("/api/me").json()["recovery"] != recovery  # to look changes nothing
    elsewhere.page.get_by_role("button", name="Yes, that is me").click()
    expect(elsewhere.page).to_have_url(hanna.address + "/")
    expect(elsewhere.page.locator(".res")).to_have_count(1)
    elsewhere.sit(links["hanna"])
    expect_state(elsewhere.page, "choosing")
    elsewhere.page.locator('[data-action="workers:0"]').click()
    for page in (elsewhere.page, hanna.page):
        expect(page.locator('[data-action="workers:0"]')).to_have_count(0)
    expect(story(hanna.page)).to_have_text(story(elsewhere.page).inner_text(), use_inner_text=True)


def test_a_downloaded_game_is_uploaded_by_somebody_else(guest: MakeGuest, tmp_path: Path) -> None:
    hanna, kacper = guest("Hanna"), guest("Kacper")
    page = hanna.sit(hanna.new_table(["human", "random"], seed=6)["link"])
    click_along(page, seed=2, most=6)
    expect_state(page, "choosing")
    with page.expect_download() as started:
        settings(page).get_by_text("Save as a file").click()
    saved = tmp_path / "game.json"
    started.value.save_as(saved)
    other = kacper.page
    other.goto("/")
    other.locator("input[type=file]").set_input_files(saved)
    other.locator(".table-page").wait_for()
    expect_state(other, "choosing")
    expect(other.locator(".log ol li")).to_have_count(page.locator(".log ol li").count())
    moves = page.locator("[data-action]")
    expect(other.locator("[data-action]")).to_have_count(moves.count())


def test_a_spectator_sees_every_move_and_can_do_nothing(guest: MakeGuest) -> None:
    hanna, _, links = two_at_a_table(guest)
    ilse = guest("Ilse")
    watching = ilse.sit(links["all"])
    expect_state(watching, "waiting")
    end_turn(hanna.page)
    lines = story(hanna.page).locator("li")
    expect(lines.first).to_contain_text("You take")  # who watches reads the name
    expect(story(watching).locator("li").first).to_contain_text("Hanna takes")
    expect(story(watching).locator("li")).to_have_count(lines.count())
    expect(watching.locator("[data-action]")).to_have_count(0)
    expect(watching.get_by_role("button", name="Undo")).to_have_count(0)


def test_a_killed_server_and_a_reload_in_the_middle_of_a_turn_lose_nothing(browser: Browser, tmp_path: Path) -> None:
    db, port = tmp_path / "db", free_port()
    with Process(db, port) as server:
        hanna = Guest(browser, server.base, "Hanna")
        link = hanna.new_table(["human", "random"], seed=12, first_player=0)["link"]
        page = hanna.sit(link)
        expect_state(page, "choosing")
        page.locator('[data-action="workers:0"]').click()
        expect(page.locator('[data-action="workers:0"]')).to_have_count(0)
        expect_state(page, "choosing")
        server.kill()
        expect(page.locator(".offline")).to_be_visible()
        page.locator('[data-action="workers:1"]').click()  # into the broken line, which keeps it
    with Process(db, port) as server:
        expect(page.locator(".offline")).to_have_count(0)
        expect_state(page, "choosing")  # the act has arrived, and the bot has had its turn
        expect(page.locator('[data-action="workers:0"]')).to_be_visible()
        log = hanna.context.request.get(f"/api/tables/{link[3:]}/record").json()["log"]
        assert [action for seat, action in log if seat == 0] == ["workers:0", "workers:1"]
        told, moves = story(page).inner_text(), page.locator("[data-action]").count()
        server.kill()
    with Process(db, port):
        page.reload()
        expect_state(page, "choosing")
        expect(story(page)).to_have_text(told, use_inner_text=True)
        expect(page.locator("[data-action]")).to_have_count(moves)
    hanna.context.close()
