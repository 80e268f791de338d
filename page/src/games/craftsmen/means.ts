// What a click on a thing could mean, possible or not.

import { first, type Meanings, Noting } from "../../core/means";
import { type CraftSight, iconNumber, inputsOf } from "./types";

const ONCE = [0, 1]; // without a privilege, and with one

export function means({ view, facts, own, verbs, selection }: CraftSight): Meanings {
  const noting = new Noting(verbs);
  const player = view.players[own]!;
  const hand = player.hand ?? [];
  const { row } = player;

  facts.city.forEach((city, c) => {
    const queue = view.queues[city];
    const free = queue.findIndex((discs) => !discs.length);
    queue.forEach((discs, space) => noting.note(`space:${c}:${space}`, "place", c + 1, discs.length ? space + 1 : 0));
    noting.note(`city:${c}`, "place", c + 1, free < 0 ? 1 : 0);
  });
  player.capital?.forEach(([colour, value], i) => {
    for (const verb of ["pay", "discard", "fee_card", "bribe", "give"])
      noting.note(`hand:${own}:${colour}:${value}:${i}`, verb, colour, value);
  });
  hand.forEach((card, h) => {
    noting.note(`held:${own}:${card}`, "swap", h);
    for (const privilege of ONCE) for (const end of [0, 1]) noting.note(`held:${own}:${card}`, "build", h, end, privilege);
  });
  for (const end of [0, 1])
    for (const h of first(
      hand.map((_, i) => i),
      selection.card,
    ))
      for (const privilege of ONCE) noting.note(`end:${end}`, "build", h, end, privilege);
  view.box.forEach((_, i) => noting.note(`sawmill:${i}`, "swap_saw", i));
  for (const i of [0, 1]) {
    noting.note(`display:${i}`, "bank", i + 1);
    noting.note(`display:${i}`, "bank", 3);
    noting.note(`display:${i}`, "take", i);
  }
  noting.note("deck", "bank", 0);
  noting.note("deck", "take", 2);

  view.buildings.forEach((_, number) => {
    noting.note(`class:${number}`, "peek", number);
    for (const place of [0, 1]) {
      const least = facts.prices.notary[number]!;
      noting.note(`buy:${number * 2 + place}`, "buy_card", number, place);
      noting.note(`lot:${number * 2 + place}`, "auction", number, place, least);
      noting.note(`market:${number}:${place}`, "buy_card", number, place);
      noting.note(`market:${number}:${place}`, "auction", number, place, least);
    }
  });
  const lot = selection.lot ?? 0;
  for (let bid = 1; bid <= 45; bid++) {
    noting.note(`bid:${bid}`, "bid", bid);
    noting.note(`bid:${bid}`, "auction", Math.floor(lot / 2), lot % 2, bid);
  }

  const isRaw = (good: string) => !facts.goods[good]!.inputs.length;
  const isFinal = (good: string) => !isRaw(good) && !facts.granary.includes(good);
  const goodOf = (r: number) => facts.cards[row[r]!.card]!.good;
  const rows = row.map((_, r) => r);
  /** Every own icon, with the good that it wants. */
  const icons = rows.flatMap((r) => inputsOf(facts, row[r]!.card).map((good, icon) => ({ r, icon, good, number: iconNumber(r, icon) })));
  const making = first(rows, selection.source);
  for (const r of rows) {
    const thing = `row:${own}:${r}`;
    const wanted = icons.filter(({ good }) => good === goodOf(r)).map(({ number }) => number);
    for (const verb of ["raw", "semi"] as const)
      for (const target of [...wanted, 0]) {
        const more = verb === "raw" ? [selection.double ?? 0] : [];
        if (isRaw(goodOf(r)) === (verb === "raw")) noting.note(thing, verb, r, target, ...more);
      }
    if (isFinal(goodOf(r))) for (const ship of [1, 2, 3, 4]) noting.note(thing, "ship", r, ship);
  }
  for (const { r, icon, good, number } of icons) {
    const thing = `icon:${own}:${r}:${icon}`;
    for (const from of making.filter((other) => goodOf(other) === good)) {
      noting.note(thing, isRaw(good) ? "raw" : "semi", from, number, ...(isRaw(good) ? [0] : []));
    }
    if (isRaw(good)) noting.note(thing, "redeem", number);
    noting.note(thing, "recall", number);
    const column = facts.granary.indexOf(good);
    if (column >= 0) for (const marker of first([0, 1], selection.payFair)) noting.note(thing, "buy_good", column, number, marker);
  }
  facts.granary.forEach((good, column) => {
    const thing = `column:${good}`;
    const wanted = icons.filter((icon) => icon.good === good).map(({ number }) => number);
    for (const target of wanted.length ? wanted : [1])
      for (const marker of first([0, 1], selection.payFair)) noting.note(thing, "buy_good", column, target, marker);
    for (const r of making.filter((other) => goodOf(other) === good)) noting.note(thing, "semi", r, 0);
  });
  view.ships.forEach((ship, index) => {
    ship.rows.forEach(({ good }, i) => {
      const makers = making.filter((r) => goodOf(r) === good);
      for (const r of makers.length ? makers : making) noting.note(`hold:${index}:${i}`, "ship", r, index + 1);
    });
  });
  for (const { number, good } of icons) if (isRaw(good)) noting.note(`fair:${own}`, "redeem", number);
  for (const r of rows.filter((other) => isRaw(goodOf(other)))) noting.note(`fair:${own}`, "raw", r, 0, 0);
  noting.note(`fair:${own}`, "recall", 0);

  noting.note("pool:pool_privilege", "hall", 1);
  noting.note("pool:pool_work", "hall", 2);
  noting.note("change", "hall", 3);

  // what is chosen from a row of buttons, where only the possible ones are shown
  noting.note("value:hall:0", "hall", 0);
  for (const i of [0, 1]) noting.note(`value:privilege:${i}`, "bank_priv", i);
  for (const i of [0, 1]) noting.note(`value:mayor:${i}`, "mayor", i);
  for (let a = 0; a < 5; a++) for (let b = 0; b < 5; b++) noting.note(`value:show:${a}`, "peek_show", a, b);
  for (const under of [0, 1]) for (let way = 0; way < 6; way++) noting.note(`value:back:${under}`, "peek_back", under, way);
  noting.note("value:invest:0", "invest", 1, 1, 1, 1);
  return noting.found;
}
