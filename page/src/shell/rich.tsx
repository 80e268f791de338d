// A sentence with pictures: tiles, goods, dice and amounts as the board shows them.

import { Icon, Shield } from "../art/art";
import type { Message } from "../core/protocol";
import { counted, type Words } from "../core/words";
import type { GameBoard } from "../games/game";

interface RichProps {
  message: Message;
  words: Words;
  board: GameBoard;
  size?: number;
}

/** A picture in place of a word; whoever listens hears the word. */
function Drawn({ icon, size, text }: { icon: string; size: number; text: string }) {
  return (
    <>
      <Icon id={icon} size={size} />
      <span class="sr">{text}</span>
    </>
  );
}

/** A list as figures with pictures, where all of it can be drawn. */
function Listed({ name, list, words, board, size }: { name: string; list: string[]; words: Words; board: GameBoard; size: number }) {
  const parts = counted(list).map(([value, count]) => ({ value, count, picture: board.picture(name, value) }));
  if (!parts.every(({ picture }) => picture?.alone)) return <>{words.value(name, list)}</>;
  return (
    <>
      {parts.map(({ value, count, picture }, i) => (
        <span key={value} class="named">
          {i > 0 && " "}
          <b>{count}</b>
          {"\u2009"}
          <Drawn icon={picture!.icon} size={size} text={words.value(name, value)} />
        </span>
      ))}
    </>
  );
}

export function Rich({ message, words, board, size = 15 }: RichProps) {
  return (
    <>
      {words.pieces(message.key, message.args).map((piece, i) => {
        if (piece.name === undefined) return piece.text;
        if (piece.name === "seat") {
          return (
            <span key={i} class="who">
              <Shield seat={Number(piece.value)} size={size} /> <b>{piece.text}</b>
            </span>
          );
        }
        if (piece.form) {
          const unit = board.unit(piece.name);
          return unit ? <Drawn key={i} icon={unit.icon} size={size} text={piece.text} /> : piece.text;
        }
        if (Array.isArray(piece.value)) return <Listed key={i} name={piece.name} list={piece.value} words={words} board={board} size={size} />;
        const picture = board.picture(piece.name, piece.value ?? "");
        if (!picture) return typeof piece.value === "number" ? <b key={i}>{piece.text}</b> : piece.text;
        if (picture.alone) return <Drawn key={i} icon={picture.icon} size={size + 3} text={piece.text} />;
        return (
          <span key={i} class="named">
            <b>{piece.text}</b>
            {"\u00a0"}
            <Icon id={picture.icon} size={size} />
          </span>
        );
      })}
    </>
  );
}
