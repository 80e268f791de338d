"""How many clicks the page asks for what players do most: ten acts of each game, in the first position that has them.

The same acts are counted on any version of the page: `count` looks for the fewest clicks by itself, through the
elements that perform actions (`data-action`, `data-deed`) and those that are picked up before (`data-pick`).
"""

import json
import random
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

import burgher
from burgher.core.state import CHANCE, State
from burgher.core.table import Table
from tests.browser.house import Guest, expect_calm, serve

SEEDS = 40
DEEPEST = 3  # picks before an action
SETTLED = 60  # milliseconds after which the page would have sent what goes on by itself


class Act(NamedTuple):
    """What is done, and its actions as patterns; one that ends with + is done as often as it is asked for."""

    name: str
    actions: tuple[str, ...]


def acts(*lines: str) -> list[Act]:
    """Written as `what is done: first action, second action`."""
    return [Act(name, tuple(rest.split(", "))) for name, _, rest in (line.partition(" | ") for line in lines)]


ACTS = {
    "castles_of_burgundy": acts(
        "a tile of a depot | take:*:*:*:3",
        "the same, giving up a stored one | take:*:*:*:[012]",
        "a tile of the black depot | buy:*:*:3",
        "a stored tile placed | place:*",
        "goods sold | sell:*",
        "workers for a die | workers:*",
        "a castle placed, and a tile taken with it | place:*, free_take:*",
        "a castle placed, and goods sold with it | place:*, free_sell:*",
        "a ship placed, and goods of two depots loaded | place:*, goods:*",
        "the turn ended | end_turn",
    ),
    "glass_road": acts(
        "goods that another's card offers | gift:*",
        "a card played | play:*",
        "an action of a card | use:*, take:*",
        "an action of a card with its entry cost | enter:*, use:*, take:*",
        "both actions of a card with its entry cost | enter:*, use:*, take:*, use:*, take:*",
        "a landscape placed | use:*, place:*",
        "a building built | use:*, build:*",
        "goods exchanged in a building | convert:*",
        "a card left unused | leave",
        "a landscape removed | clear:*",
    ),
    "woodcraft": acts(
        "a die of the market | tile:*, main:0, buy_die:*",
        "a six | tile:*, main:0, buy_six:*",
        "a material | tile:*, main:0, buy_material:*",
        "an order | tile:*, main:0, take_order:*",
        "a helper into a room | tile:*, main:0, take_helper:*, room:*",
        "an improvement | tile:*, main:0, improve:*",
        "two helpers produce | tile:*, main:0, mode:*, produce:*, produce:*",
        "a die sawn | saw:*, die:*, cut:*",
        "an order completed | complete:*",
        "the turn ended amid an action | done, end_actions, market:*",
    ),
    "craftsmen": acts(
        "a helper sent | place:*",
        "no further helper | pass",
        "capital drawn and two cards discarded | bank:*, discard:*+",
        "a building built and paid | build:*, end, pay:*+",
        "a card bought and paid | buy_card:*, pay:*+",
        "an auction opened | auction:*",
        "a bid | bid:*",
        "a raw good made | raw:*",
        "a product loaded on a ship | ship:*",
        "a good of the granary bought and paid | buy_good:*, give:*",
    ),
}


def begin(game: str, act: Act) -> tuple[Table, list[str]]:
    """The first position of random games in which the first seat can do this, and with which actions."""
    for seed in range(SEEDS):
        table, rng = burgher.new(game, players=2, seed=seed), random.Random(seed)
        while not table.over:
            seat = rng.choice(table.to_move)
            asked = 0 in table.to_move and len(table.actions(0)) > 1
            found = way(table, table.state, act.actions) if asked else None
            if found is not None:
                return table, found
            table.act(seat, rng.choice(table.actions(seat)))
    raise LookupError(f"no game of {game} comes to: {act.name}")


def way(table: Table, s: State, wanted: tuple[str, ...]) -> list[str] | None:
    """Actions of the first seat that do what is wanted; between them nothing is asked that leaves a choice."""
    if not wanted:
        return []
    if s.to_move() == [CHANCE]:
        after = s.copy()
        after.play(CHANCE, after.options(CHANCE)[0])
        return way(table, after, wanted)
    if 0 not in s.to_move():
        return None
    pattern, text = wanted[0].removesuffix("+"), table.game.verbs.text
    legal = s.options(0)
    fitting = [action for action in legal if fnmatchcase(text(action), pattern)]
    if not fitting and len(legal) == 1 and s is not table.state:  # the page plays it
        fitting, wanted = legal, ("", *wanted)
    for action in reversed(fitting):  # of amounts the largest is the last
        after = s.copy()
        after.play(0, action)
        if wanted[0].endswith("+"):
            return [wanted[0]]
        rest = way(table, after, wanted[1:])
        if rest is not None:
            return [text(action), *rest]
    return None


# Looks for an element that plays one of the wanted actions, the farthest first, picking up as little as possible
# before it; clicks it, and says how many clicks that took. What is wanted may end with a star.
CLICK = """
async ({wanted, deepest}) => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const visible = (one) => one.getBoundingClientRect().width > 0 && !one.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const fits = (text, wish) => wish.endsWith('*') ? text.startsWith(wish.slice(0, -1)) : text === wish;
  const click = (one) => one.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  const find = () => {
    for (let i = wanted.length - 1; i >= 0; i--) {
      const deeds = all('[data-deed]').filter((one) => fits(one.dataset.deed, wanted[i]));
      if (deeds.length) return deeds[0];
    }
    const acts = all('[data-action]').filter((one) => fits(one.dataset.action, wanted[0]));
    return acts.find((one) => one.closest('.prompt')) ?? acts[0];
  };
  const reset = async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
    await frame();
  };
  const picks = () => all('[data-pick]').map((one) => one.getAttribute('aria-label'));
  const pick = async (label) => {
    const one = all('[data-pick]').find((each) => each.getAttribute('aria-label') === label);
    if (one) { click(one); await frame(); }
    return one !== undefined;
  };
  let found = find();
  if (found) { click(found); return 1; }
  let rows = [[]];
  for (let depth = 1; depth <= deepest; depth++) {
    const next = [];
    for (const row of rows) {
      await reset();
      for (const label of row) await pick(label);
      for (const label of picks()) if (!row.includes(label)) next.push([...row, label]);
    }
    for (const row of next) {
      await reset();
      let held = true;
      for (const label of row) held = held && await pick(label);
      found = held ? find() : undefined;
      if (found) { click(found); return depth + 1; }
    }
    rows = next;
  }
  return 0;
}
"""


def count(page: Page, upload: Callable[[dict[str, Any]], str], game: str, act: Act) -> int:
    """The clicks that an act takes at a table that begins with the first position of the act."""
    table, left = begin(game, act)
    doc = table.save()
    doc["seats"] = [{"name": "", "bot": ""}, {"name": "", "bot": "random"}]
    sent: list[str] = []

    def hear(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message.get("type") == "act":
            sent.append(message["action"])

    page.once("websocket", lambda line: line.on("framesent", hear))
    page.goto(upload(doc))
    page.locator("[data-state=choosing]").first.wait_for()
    clicks = 0
    while True:
        expect_calm(page)
        page.wait_for_timeout(SETTLED)
        while sent and left and sent[0] == left[0]:
            del sent[0], left[0]
        if not left or (
            left[0].endswith("+") and sent and not page.locator(f'[data-action^="{verb(left[0])}:"]').count()
        ):
            return clicks
        astray = sent and not left[0].endswith("+")
        wanted = [text.removesuffix("+") for text in left]
        clicked = 0 if astray else page.evaluate(CLICK, {"wanted": wanted, "deepest": DEEPEST})
        if not clicked:
            raise LookupError(f"{game}, {act.name}: no way to {left}, played {sent}")
        clicks += clicked


def count_all(browser: Browser, tree: Path, folder: Path, game: str) -> list[int]:
    """The clicks of all acts of a game, on the page of a checkout."""
    with serve(folder, tree=tree) as address:
        guest = Guest(browser, address, "Hanna")
        counted = [
            count(guest.page, lambda doc: str(guest.call("/api/tables/upload", doc)["link"]), game, act)
            for act in ACTS[game]
        ]
        guest.context.close()
    return counted


def verb(text: str) -> str:
    return text.partition(":")[0]
