// The timber yard: public lumber, sixes to exchange for, materials, and the public commissions.

import { Disc, Pic, Sheet, Text, Well } from "../../art/art";
import { BerryPrice, box, COUNT_ICON, DieFace, INK, Paper, Piece, SOFT, TOKEN_ICON } from "./pieces";
import { COLORS, type WoodScene } from "./types";

export function Yard({ scene }: { scene: WoodScene }) {
  const { words } = scene;
  return (
    <g data-part="yard">
      <Sheet x={0} y={400} width={384} height={260} />
      <Text x={18} y={429} class="ttl" serif size={19} weight={700} room={180}>
        {words.say("table.yard")}
      </Text>
      <Text x={366} y={428} class="sm" size={12.5} textAnchor="end" room={170}>
        {words.say("table.yard_price")}
      </Text>
      <Lumber scene={scene} />
      <Materials scene={scene} />
      <Commissions scene={scene} />
    </g>
  );
}

function Lumber({ scene }: { scene: WoodScene }) {
  const { view, facts } = scene;
  const { prices } = view.players[scene.own]!;
  return (
    <>
      {COLORS.map((color, i) => {
        const x = 18 + i * 118;
        const six = scene.lights.sixes.get(i);
        return (
          <g key={color}>
            <Well x={x} y={437} width={112} height={78} r={8} />
            <g {...scene.tip(`wood:${color}`)}>
              <Pic id={`wc-wood-${color}`} x={x + 16} y={453} size={18} />
              <Text x={x + 16} y={482} serif size={14} weight={700} textAnchor="middle">
                {`+${facts.board.shop.color_adder[color]}`}
              </Text>
            </g>
            {[0, 1].map((k) => {
              const slot = i * 2 + k;
              const die = view.market[slot]!;
              const cx = x + 50 + k * 40;
              const action = scene.lights.market.get(slot);
              if (!die.value)
                return (
                  <rect
                    key={k}
                    x={cx - 16}
                    y={447}
                    width={32}
                    height={32}
                    rx="6"
                    fill="none"
                    stroke="var(--line-2)"
                    stroke-dasharray="4 3"
                    data-anchor={`market:${slot}`}
                  />
                );
              return (
                <Piece
                  key={k}
                  scene={scene}
                  outline={box(cx - 16, 446, 32, 32, 7)}
                  action={action}
                  tip={`market:${slot}`}
                  anchor={`market:${slot}`}
                  badge={action && <BerryPrice x={cx + 14} y={449} price={prices.market[slot]!} r={8.5} />}
                >
                  <DieFace die={{ color, value: die.value }} x={cx} y={462} size={35} />
                </Piece>
              );
            })}
            <path d={`M${x + 8} 487h96`} stroke="var(--line)" stroke-dasharray="2 2" />
            <Piece scene={scene} outline={box(x + 24, 490, 62, 22, 6)} action={six} tip={`six:${color}`} anchor={`six:${color}`}>
              <rect x={x + 24} y={490} width={62} height={22} rx="6" fill={six ? "var(--card)" : "transparent"} />
              <Pic id={`wc-die-${color}-6`} x={x + 37} y={501} size={20} />
              <Text x={x + 58} y={506} serif size={14} weight={700} textAnchor="middle">
                {prices.sixes[i]!}
              </Text>
              <Pic id="wc-blueberry" x={x + 74} y={501} size={15} />
            </Piece>
          </g>
        );
      })}
    </>
  );
}

function Materials({ scene }: { scene: WoodScene }) {
  const { facts, view, words } = scene;
  const { prices } = view.players[scene.own]!;
  return (
    <>
      <Text x={18} y={531} class="lab" size={12} weight={600} room={200}>
        {words.say("table.materials")}
      </Text>
      {facts.board.shop.materials.map((line, i) => {
        const x = 18 + i * 70.4;
        const action = scene.lights.materials.get(i);
        return (
          <Piece key={i} scene={scene} outline={box(x, 536, 66, 34)} action={action} tip={`material:${i}`} anchor={`material:${i}`} worded>
            <rect x={x} y={536} width={66} height={34} rx="6" fill="var(--card)" stroke="var(--line-2)" />
            <Text x={x + 13} y={559} serif size={17} weight={700} textAnchor="middle">
              {line.count}
            </Text>
            <Pic id={TOKEN_ICON[line.kind]} x={x + 30} y={553} size={19} />
            <BerryPrice x={x + 52} y={553} price={prices.materials[i]!} />
          </Piece>
        );
      })}
    </>
  );
}

function Commissions({ scene }: { scene: WoodScene }) {
  const { view, words, facts } = scene;
  const codes = view.commissions;
  const width = Math.min(83, (348 - (codes.length - 1) * 5) / Math.max(1, codes.length));
  return (
    <>
      <Text x={18} y={587} class="lab" size={12} weight={600} room={340}>
        {words.say(codes.length ? "table.commissions" : "table.no_commissions")}
      </Text>
      {codes.map((code, i) => {
        const x = 18 + i * (width + 5);
        const card = facts.commissions[code]!;
        const claims = view.players.flatMap((player, seat) => (code in player.claimed ? [seat] : []));
        return (
          <Piece
            key={code}
            scene={scene}
            outline={box(x, 593, width, 54)}
            action={scene.lights.claims.get(code)}
            tip={`commission:${code}`}
            anchor={`commission:${code}`}
          >
            <Paper x={x} y={593} width={width} height={54} marked={card.reconstructed} />
            <Text x={x + width / 2 - 22} y={617} serif size={17} weight={700} textAnchor="middle" fill={INK}>
              {card.each}
            </Text>
            <Pic id="vp" x={x + width / 2 - 8} y={611} size={18} />
            <text x={x + width / 2 + 5} y={616} text-anchor="middle" font-size="15" font-weight="600" fill={INK}>
              /
            </text>
            <Pic id={COUNT_ICON[card.count]!} x={x + width / 2 + 18} y={611} size={19} />
            <Text x={x + width / 2} y={638} size={12} textAnchor="middle" fill={SOFT} room={width - 8}>
              {words.say(`table.count_short.${card.count}`, { per: card.per ?? 1, above: card.above ?? 0 })}
            </Text>
            {claims.map((seat, k) => (
              <Disc key={seat} seat={seat} x={x + width - 6 - k * 13} y={595} r={8} />
            ))}
          </Piece>
        );
      })}
    </>
  );
}
