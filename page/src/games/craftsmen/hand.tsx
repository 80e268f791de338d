// The own hand: capital cards as a fan with what they are worth, building cards, helpers and tokens; and the counter where one pays.

import { Disc, type Look, Pic, roundedPath, Text } from "../../art/art";
import type { Attrs, Chain, Selection } from "../game";
import { BoardButton, BuildingCard, cardLabel, CapitalCard, CapitalFace, capitalName, Hatched } from "./pieces";
import { type Capital, COLOURS, type CraftScene, mineAlone } from "./types";

/** The one click that pays: the cheapest set, its first card now and the others right after it. */
export function acceptPayment(scene: CraftScene): Chain | undefined {
  const { payment } = scene.view;
  if (!payment?.cheapest?.length || payment.seat !== scene.own) return undefined;
  const [first, ...then] = payment.cheapest;
  if (!scene.moves.some(({ action }) => action === first)) return undefined;
  return { action: first!, key: "table.pay_with", args: { count: payment.cheapest.length, price: payment.price }, then };
}

/** Shares the width between the fan and the building cards: the fan closes first. */
export function shares(
  capital: number,
  buildings: number,
  width: number,
  card: number,
  building: number,
): { step: number; left: number; slide: number } {
  const gap = 12;
  const fan = (step: number) => (capital ? card + (capital - 1) * step : 0);
  const laid = (slide: number) => (buildings ? building + (buildings - 1) * slide : 0);
  const full = building + 4;
  let step = card * 0.72;
  const least = card * 0.4;
  if (fan(step) + laid(full) + gap > width && capital > 1) step = Math.max(least, (width - gap - laid(full) - card) / (capital - 1));
  const rest = width - gap - fan(step) - building;
  const slide = buildings > 1 ? Math.min(full, Math.max(20, rest / (buildings - 1))) : full;
  return { step, slide, left: width - laid(slide) };
}

export const handTitle = (scene: CraftScene): string =>
  mineAlone(scene) ? scene.words.say("table.your_hand") : scene.words.say("table.hand_of", { name: scene.table.seats[scene.own]!.name });

/** How much room the fan has: up to the building cards. */
export function handLeft(scene: CraftScene, width: number, card = 60, building = 74): number {
  const player = scene.view.players[scene.own]!;
  return shares(player.capital?.length ?? 0, player.hand?.length ?? 0, width, card, building).left;
}

/** What clicking a capital card of the hand does now. */
function capitalUse(scene: CraftScene, card: Capital): { look: Look; attrs: Attrs } {
  const tip = scene.tip(`capital:${card.join(":")}`);
  const action = scene.lights.capital.get(card.join(":"));
  if (action) return { look: "can", attrs: { ...tip, ...scene.act(action) } };
  if (scene.lights.invest) {
    const [colour, value] = card;
    const chosen = scene.lights.invest.chosen[colour] === value;
    const next: Selection = { ...scene.selection, [`invest${colour}`]: value };
    return {
      look: chosen ? "chosen" : "can",
      attrs: { ...tip, ...scene.pick(scene.words.say("table.pick_invest", { colour: COLOURS[colour]!, value }), chosen, next) },
    };
  }
  return { look: "rest", attrs: { ...tip, role: "img" as const, tabindex: 0, "aria-label": capitalName(scene.words, card) } };
}

interface HandProps {
  scene: CraftScene;
  x: number;
  y: number;
  width: number;
  /** Of a capital card, and of a building card. */
  card?: number;
  building?: number;
  height?: number;
  /** Without the building cards, where there is no room for both. */
  capitalOnly?: boolean;
}

export function Hand({ scene, x, y, width, card = 60, building = 74, height = 152, capitalOnly }: HandProps) {
  const { view, facts, words, own } = scene;
  const player = view.players[own]!;
  const capital = player.capital ?? [];
  const buildings = capitalOnly ? [] : (player.hand ?? []);
  const { step, left, slide } = shares(capital.length, buildings.length, width, card, building);
  const proposed = new Map<string, number>();
  for (const text of view.payment?.seat === own ? (view.payment.cheapest ?? []) : []) {
    const key = text.slice(4);
    proposed.set(key, (proposed.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return (
    <g data-held="" data-anchor={`hand:${own}`}>
      {capital.map((each, i) => {
        const key = each.join(":");
        const wanted = proposed.get(key) ?? 0;
        if (wanted) proposed.set(key, wanted - 1);
        // of equal cards each can be clicked, but in an investment only one is chosen
        const twin = seen.has(key);
        seen.add(key);
        const use = capitalUse(scene, each);
        const look = use.look === "chosen" && twin ? "rest" : use.look;
        const middle = (capital.length - 1) / 2;
        return (
          <CapitalCard
            key={i}
            card={each}
            x={x + i * step}
            y={y + 6 + Math.abs(i - middle) * 1.6}
            width={card}
            angle={(i - middle) * Math.min(1.8, 9 / capital.length)}
            lift={wanted || look === "chosen" ? 7 : 0}
            proposed={wanted > 0}
            look={look}
            attrs={use.attrs}
            anchor={`hand:${own}:${key}:${i}`}
          />
        );
      })}
      {!capital.length && player.capital && (
        <Text x={x + 8} y={y + height / 2} class="sm" size={13}>
          {words.say("table.no_capital")}
        </Text>
      )}
      {!player.capital && <Backs scene={scene} x={x} y={y} />}
      {buildings.length > 0 && <path d={`M${x + left - 7} ${y - 2}v${height}`} stroke="var(--line)" stroke-dasharray="3 3" />}
      {buildings.map((each, h) => {
        const swap = scene.lights.swap.get(h);
        const chosen = scene.lights.card === h && scene.lights.buildable.size > 0;
        const look: Look = swap ? "can" : chosen ? "chosen" : scene.lights.buildable.has(h) ? "can" : "rest";
        const label = words.say("table.pick_card", { card: facts.cards[each]!.building });
        const use = swap
          ? scene.act(swap)
          : scene.lights.buildable.has(h)
            ? scene.pick(label, chosen, { card: h })
            : { role: "img" as const, tabindex: 0, "aria-label": cardLabel(scene, each) };
        return (
          <BuildingCard
            key={`${each}:${h}`}
            card={each}
            facts={facts}
            words={words}
            x={x + left + h * slide}
            y={y}
            width={building}
            height={height}
            look={look}
            lift={chosen ? 6 : 0}
            attrs={{ ...scene.tip(`card:${each}`), ...use }}
            anchor={`held:${own}:${each}`}
          />
        );
      })}
    </g>
  );
}

/** The hand of somebody whose cards are hidden. */
function Backs({ scene, x, y }: { scene: CraftScene; x: number; y: number }) {
  const player = scene.view.players[scene.own]!;
  return (
    <g>
      {Array.from({ length: player.cards }, (_, i) => (
        <g key={i}>
          <rect x={x + i * 24} y={y + 8} width="60" height="92" rx="7" fill="var(--accent)" stroke="var(--icon-ink)" stroke-width="1.3" />
          <rect x={x + i * 24 + 4} y={y + 12} width="52" height="84" rx="4" fill="none" stroke="#fffaf0" stroke-opacity=".6" />
        </g>
      ))}
    </g>
  );
}

/** Under the fan: what the colours are worth; while paying, what is laid, how much it counts, and the one click that settles it. */
export function Counter({ scene, x, y, width }: { scene: CraftScene; x: number; y: number; width: number }) {
  const { view, words, own } = scene;
  const player = view.players[own]!;
  if (view.payment && view.payment.seat === own) return <Paying scene={scene} x={x} y={y} />;
  if (scene.lights.invest?.action) {
    const points = scene.lights.invest.chosen.reduce((sum, value) => sum + value, 0);
    return (
      <g>
        {scene.lights.invest.chosen.map((value, colour) => (
          <CapitalFace key={colour} card={[colour, value]} x={x + 2 + colour * 24} y={y - 4} width={20} />
        ))}
        <BoardButton
          x={x + 104}
          y={y - 2}
          width={Math.min(170, width - 104)}
          text={words.say("table.invest_for", { points })}
          icon="ui-check"
          look="can"
          primary
          attrs={scene.act(scene.lights.invest.action)}
        />
      </g>
    );
  }
  const sets = (player.colour_worth ?? []).flatMap((worth, colour) => {
    const count = player.capital!.filter((card) => card[0] === colour).length;
    return count > 1 ? [{ colour, count, worth }] : [];
  });
  // where there is no room for all sets, the most valuable ones are shown
  const room = Math.max(0, Math.floor((width - 82) / 77));
  const groups = sets.sort((a, b) => b.count - a.count).slice(0, room);
  const wide = 72;
  return (
    <g {...scene.tip("worth")}>
      {groups.map(({ colour, count, worth }, i) => {
        const left = x + 2 + i * (wide + 5);
        return (
          <g key={colour}>
            <rect x={left} y={y} width={wide} height="24" rx="12" fill="var(--paper-2)" stroke="var(--line)" />
            <Hatched d={roundedPath(left + 8, y + 4, 12, 16, 2)} colour={COLOURS[colour]!} stroke={1} />
            <Text x={left + 24} y={y + 17} size={13} weight={600} room={wide - 28}>
              {`×${count} = ${worth}`}
            </Text>
          </g>
        );
      })}
      {Boolean(player.worth) && (
        <Text
          x={x + 8 + groups.length * (wide + 5)}
          y={y + 17}
          class="sm"
          size={12.5}
          room={Math.max(40, width - 10 - groups.length * (wide + 5))}
        >
          {words.say("table.in_all", { worth: player.worth! })}
        </Text>
      )}
    </g>
  );
}

/** A payment under way. */
function Paying({ scene, x, y }: { scene: CraftScene; x: number; y: number }) {
  const { view, words } = scene;
  const payment = view.payment!;
  const done = Math.min(1, payment.worth / payment.price);
  const bar = 66;
  return (
    <g>
      <g role="img" aria-label={words.say("table.paid_of", { paid: payment.worth, price: payment.price })}>
        <rect x={x + 2} y={y - 3} width={bar} height="30" rx="8" fill="var(--paper-2)" stroke="var(--line-2)" />
        <rect x={x + 4} y={y + 19} width={(bar - 4) * done} height="6" rx="3" fill="var(--good)" />
        <Text x={x + 2 + bar / 2} y={y + 14} serif size={16} weight={700} textAnchor="middle">
          {`${payment.worth} / ${payment.price}`}
        </Text>
      </g>
      {payment.paid.map((card, i) => (
        <g key={i} data-anchor={`paid:${i}`}>
          <CapitalFace card={card} x={x + bar + 8 + i * 15} y={y - 4} width={20} />
        </g>
      ))}
    </g>
  );
}

/** Helpers left, tokens, and cubes in the supply. */
export function Possessions({ scene, seat, x, y, gap = 50 }: { scene: CraftScene; seat: number; x: number; y: number; gap?: number }) {
  const player = scene.view.players[seat]!;
  const { words } = scene;
  const chips = [
    { icon: "", value: player.helpers, label: words.say("table.helpers_count", { count: player.helpers }), tip: "helpers" },
    {
      icon: "cm-privilege",
      value: player.privileges,
      label: words.say("table.privileges_count", { count: player.privileges }),
      tip: "privileges",
    },
    { icon: "cm-work", value: player.work, label: words.say("table.work_count", { count: player.work }), tip: "work" },
    { icon: "cube", value: player.supply, label: words.say("table.supply_count", { count: player.supply }), tip: "supply" },
  ];
  return (
    <g>
      {chips.map((chip, i) => {
        const left = x + i * gap;
        return (
          <g key={chip.tip} role="img" aria-label={chip.label} {...scene.tip(chip.tip)} data-anchor={`${chip.tip}:${seat}`}>
            <rect x={left} y={y} width={gap - 4} height="27" rx="13.500" fill="var(--paper-2)" stroke="var(--line)" />
            {chip.icon === "" ? (
              <Disc seat={seat} x={left + 15} y={y + 12.5} r={9} />
            ) : chip.icon === "cube" ? (
              <rect
                x={left + 8}
                y={y + 6.5}
                width="14"
                height="14"
                rx="2.5"
                fill={`var(--seat-${(seat % 5) + 1})`}
                stroke="var(--icon-ink)"
                stroke-width="1.1"
              />
            ) : (
              <Pic id={chip.icon} x={left + 15} y={y + 13.5} size={20} />
            )}
            <Text x={left + gap - 15} y={y + 19} serif size={16} weight={700} textAnchor="middle">
              {chip.value}
            </Text>
          </g>
        );
      })}
    </g>
  );
}
