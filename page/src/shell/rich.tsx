// A sentence with pictures: tiles, goods, dice and amounts as the board shows them.

import { Icon, Shield } from "../art/art";
import type { Message } from "../core/protocol";
import type { Words } from "../core/words";
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
