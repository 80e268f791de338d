// A sentence with pictures: tiles, goods, dice and amounts as the board shows them.

import { Fragment } from "preact";
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

/** A name with its picture. */
function Named({ text, icon, size }: { text: string; icon: string; size: number }) {
  return (
    <span class="named">
      <b>{text}</b>
      {"\u00a0"}
      <Icon id={icon} size={size} />
    </span>
  );
}

/** A number and the picture of what is counted, which stay together. */
function Counted({ count, ...picture }: { count: string; icon: string; size: number; text: string }) {
  return (
    <span class="named">
      <b>{count}</b>
      {"\u2009"}
      <Drawn {...picture} />
    </span>
  );
}

/** A list as figures with pictures, where all of it can be drawn. */
function Listed({ name, list, words, board, size }: { name: string; list: string[]; words: Words; board: GameBoard; size: number }) {
  const parts = counted(list).map(([value, count]) => ({ value, count, picture: board.picture(name, value) }));
  if (!parts.every(({ picture }) => picture)) return <>{words.value(name, list)}</>;
  return (
    <>
      {parts.map(({ value, count, picture }, i) => (
        <Fragment key={value}>
          {i > 0 && (picture!.alone ? " " : ", ")}
          {picture!.alone ? (
            <Counted count={String(count)} icon={picture!.icon} size={size} text={words.value(name, value)} />
          ) : (
            <Named text={(count > 1 ? `${count} × ` : "") + words.value(name, value)} icon={picture!.icon} size={size} />
          )}
        </Fragment>
      ))}
    </>
  );
}

export function Rich({ message, words, board, size = 15 }: RichProps) {
  const pieces = words.pieces(message.key, message.args);
  /** Does a number with a picture for its unit begin here? */
  const counts = (i: number) => pieces[i]?.name && pieces[i + 1]?.text === " " && pieces[i + 2]?.form && board.unit(pieces[i + 2]!.name!);
  return (
    <>
      {pieces.map((piece, i) => {
        if (counts(i - 1) || counts(i - 2)) return null;
        const counted = counts(i);
        if (counted) return <Counted key={i} count={piece.text} icon={counted.icon} size={size} text={pieces[i + 2]!.text} />;
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
        return <Named key={i} text={piece.text} icon={picture.icon} size={size} />;
      })}
    </>
  );
}
