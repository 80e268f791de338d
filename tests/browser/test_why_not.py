"""Whatever is clicked and belongs to what is asked is possible, or is answered with the clause that forbids it.

The positions are those in which random play meets a kind of question for the first time, so that each is asked once.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, expect

import burgher
from burgher import Table
from tests.browser.house import PHONE, Guest, expect_state, serious_findings
from tests.play import SETUPS, pick

MakeGuest = Callable[..., Guest]


def positions(game: str) -> list[Table]:
    """One position for each set of verbs among which the first seat has a real choice."""
    found: dict[tuple[str, ...], Table] = {}
    for seed, (players, options) in enumerate(SETUPS[game]):
        t, rng = burgher.new(game, players=players, seed=seed, options=options), Random(seed)
        while not t.over:
            question = tuple(verb.name for verb in t.state.top().verbs)
            if 0 in t.to_move and len(t.legal(0)) > 1 and question not in found:
                found[question] = t.at(len(t.log))
            t.act(*pick(t, rng))
    return list(found.values())


# Clicks everything that can be asked about; what the bubble says: what was meant, the clause, and what may be done.
CLICK_ALL = """
async () => {
  const out = [];
  const names = [...document.querySelectorAll('[data-why]')];
  for (const element of names) {
    if (!element.isConnected || !element.dataset.why) continue;
    const action = element.dataset.why;
    element.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    const bubble = await new Promise((done) => {
      const look = () => document.querySelector('.why') ?? null;
      if (look()) return done(look());
      const watch = new MutationObserver(() => look() && (watch.disconnect(), done(look())));
      watch.observe(document.body, {childList: true, subtree: true});
    });
    out.push({
      action,
      clause: bubble.dataset.clause ?? null,
      text: bubble.innerText.trim(),
      ways: [...bubble.querySelectorAll('[data-action]')].map((way) => way.dataset.action),
    });
    document.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true}));
    await new Promise((done) => {
      const gone = () => !document.querySelector('.why');
      if (gone()) return done();
      const watch = new MutationObserver(() => gone() && (watch.disconnect(), done()));
      watch.observe(document.body, {childList: true, subtree: true});
    });
  }
  return out;
}
"""

LISTED = """
() => [...document.querySelectorAll('[data-impossible]')].map((item) =>
  ({action: item.dataset.impossible, clause: item.querySelector('[data-clause]')?.dataset.clause ?? null}))
"""


def verb_of(text: str) -> str:
    return text.partition(":")[0]


def put_on_the_table(guest: Guest, t: Table) -> Page:
    answer = guest.context.request.post(
        "/api/tables/upload",
        data=msgspec.json.encode(t.record()),
        headers={"origin": guest.address, "content-type": "text/plain"},
    )
    assert answer.ok, answer.text()
    page = guest.sit(answer.json()["link"])
    expect_state(page, "choosing")
    return page


def listed(page: Page) -> list[dict[str, Any]]:
    """What "All moves" tells of the impossible."""
    page.keyboard.press("a")
    page.locator("dialog[open] .sw").click()
    page.locator("dialog[open] .moves[data-asked]").wait_for()
    assert page.locator("dialog[open] .dialog-body").evaluate("(body) => body.scrollWidth <= body.clientWidth")
    found: list[dict[str, Any]] = page.evaluate(LISTED)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    return found


@pytest.mark.parametrize("game", list(SETUPS))
def test_every_thing_is_possible_or_says_why_not(guest: MakeGuest, game: str) -> None:
    hanna = guest()
    known: set[str] = set()
    asked: set[str] = set()
    for t in positions(game):
        page = put_on_the_table(hanna, t)
        legal = set(t.actions(0))
        told = page.evaluate(CLICK_ALL)
        for answer in told:
            if answer["ways"]:
                assert set(answer["ways"]) <= legal, answer
                continue
            reason = t.why_not(0, answer["action"])
            assert reason is not None, answer
            assert answer["clause"] == reason.clause, answer
            assert answer["text"], answer
        shown = listed(page)
        for entry in shown:
            reason = t.why_not(0, entry["action"])
            assert reason is not None and entry["clause"] == reason.clause, entry
        known |= {verb_of(text) for text in [*legal, *(one["action"] for one in [*told, *shown])]}
        asked |= {verb.name for verb in t.state.top().verbs}
    assert known == asked  # there is no verb that could be neither played nor asked about


# Walks with Shift and arrows until something is reached that can only be asked about.
WALK = """
() => document.activeElement?.matches('[data-why]') ?? false
"""


def test_asking_by_keyboard_and_on_a_phone(guest: MakeGuest) -> None:
    t = burgher.new("castles_of_burgundy", players=2, seed=12, options={"first_player": 0})
    hanna = guest()
    page = put_on_the_table(hanna, t)
    page.locator('[data-action^="take:"]').first.focus()
    for _ in range(12):
        if page.evaluate(WALK):
            break
        page.keyboard.press("Shift+ArrowRight")
    asked = page.evaluate("document.activeElement.dataset.why")
    page.keyboard.press("Enter")
    bubble = page.locator(".why")
    expect(bubble).to_be_visible()
    ways = page.locator(".why [data-action]").count()
    reason = t.why_not(0, asked)
    assert (reason is None) == (ways > 0)
    expect(page.locator(".sr[role=status]").last).not_to_be_empty()
    assert serious_findings(page) == []
    page.keyboard.press("Escape")  # back to where the keyboard was
    expect(bubble).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.why") == asked

    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    cell = page.locator('[data-anchor^="cell:"][data-why]').last
    cell.click(force=True)
    expect(bubble).to_be_visible()
    box, thing = bubble.bounding_box(), cell.bounding_box()
    assert box is not None and thing is not None
    assert box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
    assert box["y"] >= thing["y"] + thing["height"] or box["y"] + box["height"] <= thing["y"]  # it covers no question
    clause = bubble.get_attribute("data-clause")
    bubble.locator(".link").click()
    expect(page.locator(".rulebook li.asked")).to_contain_text(clause or "?")
    expect(bubble).to_have_count(0)
