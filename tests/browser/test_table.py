"""What one can do at a table besides playing, in a real browser."""

import gzip
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.house import PHONE, Guest, click_along, expect_state, serious_findings

MakeGuest = Callable[..., Guest]


def workers(page: Page) -> str:
    return page.locator('[data-anchor="workers:0"]').text_content() or ""


def test_choosing_a_die_lights_what_it_can_do_and_undo_takes_it_back(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12, first_player=0)["link"])
    expect_state(page, "choosing")
    calm = page.locator('[data-action^="take:"]').count()
    die = page.locator('[data-pick][data-anchor^="die:"]').first
    die.click()
    expect(die).to_have_attribute("aria-pressed", "true")
    assert page.locator('[data-action^="take:1"]').count() == 0
    die.click()
    expect(page.locator('[data-action^="take:"]')).to_have_count(calm)
    before = workers(page)
    page.locator('[data-action="workers:0"]').click()
    expect(page.locator('[data-anchor="workers:0"]')).not_to_have_text(before)
    page.keyboard.press("u")
    expect(page.locator('[data-anchor="workers:0"]')).to_have_text(before)
    expect(page.locator('[data-action="workers:0"]')).to_be_visible()


def test_a_stored_tile_shows_where_it_may_go_and_what_it_scores(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12, first_player=0)["link"])
    stored = page.locator('[data-anchor^="storage:0:"][data-pick]').first
    for turn in range(60):
        if stored.count():
            break
        click_along(page, seed=turn, most=1)
        expect_state(page, "choosing")
    tile = (stored.get_attribute("data-anchor") or "")[-1]
    stored.click()
    places = page.locator('[data-action^="place:"]')
    expect(places.first).to_be_visible()
    assert {(places.nth(i).get_attribute("data-action") or "").split(":")[2] for i in range(places.count())} == {tile}
    page.keyboard.press("Escape")
    expect(stored).to_have_attribute("aria-pressed", "false")


def test_a_full_storage_asks_which_tile_goes(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], seed=12)["link"])
    for _ in range(60):
        expect_state(page, "choosing")
        taking = page.locator('[data-action^="take:"]')
        if page.locator('[data-pick][data-anchor^="depot:"]').count():
            break
        (taking if taking.count() else page.locator('[data-action^="workers:"]')).first.click()
    wanted = page.locator('[data-pick][data-anchor^="depot:"]').first
    wanted.click()
    stored = page.locator('[data-anchor^="storage:"][data-action]')
    expect(stored).to_have_count(3)
    n = page.locator(".log li").count()
    stored.first.click()
    expect(page.locator(".log li")).not_to_have_count(n)


def test_reload_in_the_middle_of_a_turn_changes_nothing(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=6)["link"])
    click_along(page, seed=2, most=5)
    expect_state(page, "choosing")
    page.locator('[data-action^="workers:"]').first.click()
    expect_state(page, "choosing")
    story = page.locator(".log ol").inner_text()
    actions = page.locator("[data-action]").count()
    page.reload()
    expect_state(page, "choosing")
    assert page.locator(".log ol").inner_text() == story
    expect(page.locator("[data-action]")).to_have_count(actions)


def test_replay_goes_back_and_forth_with_slider_and_keys(guest: MakeGuest, pictures: Path) -> None:
    hanna = guest()
    table = hanna.new_table(["human", "journeyman"], seed=6)
    page = hanna.sit(table["link"])
    click_along(page, seed=2, most=70)  # some only pick up or put down
    page.goto(f"{table['link']}/replay")
    place = page.locator(".replay-bar output")
    expect(place).to_contain_text("/")
    end = place.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(place).not_to_have_text(end)
    page.screenshot(path=pictures / "replay.png")
    page.keyboard.press("Home")
    expect(place).to_have_text(f"0 / {end.split(' / ')[1]}")
    expect(page.locator(".pl.me .sc")).to_have_text("0")
    page.keyboard.press("End")
    expect(place).to_have_text(end)
    slider = page.locator("input[type=range]")
    slider.fill("10")
    expect(place).to_have_text(f"10 / {end.split(' / ')[1]}")
    assert page.locator("[data-action]").count() == 0

    # by turns one step passes several entries; the place has a link; an own decision is looked at before it was made
    page.keyboard.press("Home")
    page.locator(".replay-bar select").first.select_option("entry")
    steps = [at_step(page, "One move on") for _ in range(4)]
    page.keyboard.press("Home")
    page.locator(".replay-bar select").first.select_option("turn")
    turns = [at_step(page, "One move on") for _ in range(3)]
    assert turns == sorted(turns) and turns[2] >= steps[2] and set(turns) != set(steps[:3])
    expect(page).to_have_url(re.compile(rf"#at={turns[2]}$"))
    page.goto(f"{table['link']}/replay#at={steps[3]}")
    expect(place).to_have_text(f"{steps[3]} / {end.split(' / ')[1]}")
    own = at_step(page, "Your decision before this")
    assert own < steps[3]
    expect(page.locator(".marks .phase").first).to_be_attached()


def at_step(page: Page, button: str) -> int:
    """Where a button of the replay leads."""
    place = page.locator(".replay-bar output")
    before = place.inner_text()
    page.locator(".replay-bar").get_by_role("button", name=button).click()
    expect(place).not_to_have_text(before)
    return int(place.inner_text().split(" / ")[0])


def test_a_whole_game_with_the_keyboard_alone(guest: MakeGuest) -> None:
    """Nothing but keys: the list of moves opens with one, a number and Enter play."""
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "random"], seed=15)["link"])
    moves = page.locator("dialog .moves button")
    for turn in range(3000):
        page.locator("[data-state=over], [data-state=choosing]:not([data-busy])").first.wait_for(state="attached")
        if hanna.state() == "over":
            break
        page.keyboard.press("a")
        moves.first.wait_for()
        page.keyboard.type(str(1 + turn % moves.count()))
        page.keyboard.press("Enter")
    expect_state(page, "over")


def test_the_board_can_be_walked_with_tab_and_arrows(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12, first_player=0)["link"])
    page.locator('[data-action^="take:"]').first.focus()
    first = page.evaluate("document.activeElement.getAttribute('data-action')")
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert second
    assert page.evaluate("document.activeElement.getAttribute('data-action')") != first
    page.keyboard.press("Enter")
    expect(page.locator('.log li:has-text("You")').first).to_be_visible()


def test_hint_rules_score_and_words_on_demand(guest: MakeGuest, pictures: Path) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12, first_player=0)["link"])
    page.keyboard.press("h")
    expect(page.locator(".hint-text")).to_be_visible()
    page.locator('[data-anchor="depot:1:0"]').hover()
    card = page.locator(".tip")
    expect(card).to_be_visible()
    page.screenshot(path=pictures / "tip.png")
    page.keyboard.press("i")  # keeps the card, which caught no pointer before
    card.locator(".link").click()
    asked = page.locator(".rulebook li.asked")
    expect(asked).to_be_visible()
    page.get_by_role("tab").first.click()
    expect(page.locator(".summary h3").first).to_be_visible()
    page.get_by_role("tab").last.click()
    page.locator(".rulebook input").fill("white die")
    assert page.locator(".rulebook li").count() < 30
    page.keyboard.press("Escape")  # empties the search
    page.keyboard.press("Escape")
    page.keyboard.press("s")
    expect(page.locator("dialog .scores")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def test_the_last_die_asks_before_others_would_have_to_give_it_back(guest: MakeGuest) -> None:
    hanna, kacper = guest("Hanna"), guest("Kacper")
    made = hanna.new_table(["human", "human"], seed=12, first_player=0)
    page = hanna.sit(made["link"])
    other = kacper.sit(made["invitations"][0]["link"])
    page.locator('[data-action="workers:0"]').click()
    page.locator('[data-action="workers:1"]').click()
    asked = page.locator(".prompt [data-action]")
    expect(asked).to_have_attribute("data-action", "workers:1")
    page.locator(".prompt .btn").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt [data-action]")).to_have_count(0)
    page.locator('[data-action="workers:1"]').click()
    asked.click()
    expect_state(page, "waiting")
    expect_state(other, "choosing")
    other.locator('[data-action="workers:0"]').click()
    expect(page.locator(".log")).to_contain_text("Kacper takes 2")
    expect(page.locator(".btn:has-text('Ask to undo')")).to_be_visible()
    page.keyboard.press("u")  # across what others did it is a question
    expect(other.locator(".proposal")).to_be_visible()
    other.locator(".proposal .btn").first.click()
    expect_state(page, "choosing")


def test_a_table_is_set_saved_and_loaded_from_the_start_page(guest: MakeGuest, pictures: Path, tmp_path: Path) -> None:
    hanna = guest()
    page = hanna.page
    page.goto("/")
    page.locator(".box").first.wait_for()
    page.screenshot(path=pictures / "start.png")
    page.get_by_role("radio", name="Journeyman").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").click()
    page.get_by_role("button", name="Options").click()
    page.get_by_role("radiogroup", name="First player").get_by_role("radio", name="1", exact=True).click()
    expect(page.get_by_text("Seat 1 begins.")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.locator(".table-page").wait_for()
    expect(page.locator(".op")).to_have_count(2)
    click_along(page, seed=2, most=4)
    expect_state(page, "choosing")
    page.get_by_role("button", name="Settings").click()
    with page.expect_download() as started:
        page.get_by_text("Save as a file").click()
    saved = tmp_path / "game.json"
    started.value.save_as(saved)
    assert json.loads(saved.read_text())["game"] == "castles_of_burgundy"
    page.goto("/")
    expect(page.locator(".res")).to_have_count(1)
    page.locator("input[type=file]").set_input_files(saved)
    page.locator(".table-page").wait_for()
    assert page.locator(".log li").count() > 4

    page.goto("/")  # and a table that nobody needs any more is taken off the list
    expect(page.locator(".res")).to_have_count(2)
    page.get_by_role("button", name="off the list").first.click()
    expect(page.locator(".res")).to_have_count(1)
    page.reload()
    expect(page.locator(".res")).to_have_count(1)


def test_settings_change_language_and_light_at_once(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12)["link"])
    page.locator(".language select").select_option("pl")
    expect(page.locator(".game")).to_have_text("Zamki Burgundii")
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_role("radio", name="ciemno").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


# Clicks until others play, and presses a key at the very moment at which the own next decision is drawn.
QUICK_KEY = """
(key) => new Promise((done) => {
  const root = document.querySelector('[data-state]');
  let waited = false;
  const click = () => document.querySelector('[data-action]')?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  const clicking = setInterval(() => waited || click(), 4);
  const watch = new MutationObserver(() => {
    waited ||= root.dataset.state === 'waiting';
    if (!waited || root.dataset.state !== 'choosing' || 'busy' in root.dataset) return;
    watch.disconnect();
    clearInterval(clicking);
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
    setTimeout(done, 400);
  });
  watch.observe(root, {attributes: true});
})
"""


def test_a_key_pressed_as_soon_as_the_next_decision_is_drawn_counts(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=4)["link"])
    expect_state(page, "choosing")
    page.evaluate(QUICK_KEY, "a")
    expect(page.locator("dialog[open] .moves")).to_be_visible()
    hanna.check()


CLICKS = """
(actions) => actions.forEach((action) =>
  document.querySelector(`[data-action="${action}"]`).dispatchEvent(new MouseEvent('click', {bubbles: true})))
"""


def test_a_click_made_while_an_act_is_on_its_way_counts_and_a_double_click_is_one(guest: MakeGuest) -> None:
    hanna = guest()
    page = hanna.sit(hanna.new_table(["human", "journeyman"], seed=12, first_player=0)["link"])
    expect_state(page, "choosing")
    page.evaluate(CLICKS, ["workers:0", "workers:0", "workers:1"])
    expect(page.locator(".log li:has-text('You take')")).to_have_count(2)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("where", ["start", "table", "phone", "score", "rules", "moves", "settings", "about"])
def test_no_serious_finding_of_axe(guest: MakeGuest, theme: str, where: str) -> None:
    hanna = guest(theme=theme, **({"size": PHONE} if where == "phone" else {}))
    page = hanna.page
    if where in ("start", "about"):
        page.goto("/" if where == "start" else "/about")
        page.locator("main").wait_for()
    else:
        hanna.sit(hanna.new_table(["human", "journeyman", "random"], seed=4)["link"])
        click_along(page, seed=5, most=8)
        expect_state(page, "choosing")
        key = {"score": "s", "rules": "r", "moves": "a"}.get(where)
        if key:
            page.keyboard.press(key)
            page.locator("dialog[open]").wait_for()
        if where == "settings":
            page.get_by_role("button", name="Settings").click()
    assert serious_findings(page) == []


@pytest.mark.parametrize("game", ["castles_of_burgundy", "glass_road", "woodcraft", "craftsmen"])
def test_the_first_load_is_small(guest: MakeGuest, game: str) -> None:
    """Without fonts, all that comes for the start page and for a table after it, compressed as a server would."""
    hanna = guest()
    link = hanna.new_table(["human", "random"], game=game)["link"]
    answers: list[Response] = []
    hanna.page.on("response", lambda answer: answers.append(answer))
    hanna.page.goto("/")
    hanna.page.locator(".learns").wait_for()
    sizes = {answer.url: size_of(answer) for answer in answers}  # before the next page, which forgets them
    answers.clear()
    hanna.sit(link)
    expect_state(hanna.page, "choosing")
    sizes |= {answer.url: size_of(answer) for answer in answers}
    assert len(sizes) > 10
    assert sum(sizes.values()) < 250_000, sizes


def size_of(answer: Response) -> int:
    return 0 if answer.url.endswith(".woff2") else len(gzip.compress(answer.body()))
