// An invitation: the address that others can reach, as a link to copy and share and as a QR code.

import { useEffect, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import * as api from "../core/api";
import { at } from "../core/home";
import type { Table } from "../core/protocol";
import type { Words } from "../core/words";
import { Button, copy, Dialog } from "./ui";

const COMMAND = "burgher serve --host 0.0.0.0";
const LOOPBACK = /^(localhost|.*\.localhost|127\..*|\[::1\])$/;

/** The address of a link for others: this page's own, unless only this machine knows it by that name; null: nobody else can come. */
export function useReachable(link: string): string | null | undefined {
  const near = LOOPBACK.test(location.hostname);
  const [address, setAddress] = useState<string | null | undefined>(near ? undefined : location.origin);
  useEffect(() => {
    if (near) api.house().then(({ addresses }) => setAddress(addresses[0] ?? null), () => setAddress(null));
  }, []);
  return address && address + at(link);
}

/** A QR code; the library that reckons it comes only now. */
function Code({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<{ path: string; size: number } | null>(null);
  useEffect(() => {
    let stale = false;
    void import("uqr").then(({ encode }) => {
      const { data, size } = encode(text, { ecc: "M", border: 2 });
      const path = data.map((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : "")).join("")).join("");
      if (!stale) setDrawn({ path, size });
    });
    return () => void (stale = true);
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${drawn?.size ?? 33} ${drawn?.size ?? 33}`} shape-rendering="crispEdges" role="img" aria-label={label}>
      {drawn && <path d={drawn.path} fill="#1d1712" />}
    </svg>
  );
}

function OnlyHere({ words }: { words: Words }) {
  return (
    <div class="unreachable">
      <p>{words.say("page.room.only_here")}</p>
      <code>{COMMAND}</code>
      <p>{words.say("page.room.only_here_then")}</p>
    </div>
  );
}

export function Invitation({ link, word, title, words }: { link: string; word?: string; title: string; words: Words }) {
  const [copied, setCopied] = useState(false);
  const address = useReachable(link);
  if (address === undefined) return <span class="qr" />;
  if (address === null) return <OnlyHere words={words} />;
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined); // who changes their mind has done nothing wrong
  return (
    <>
      <Code text={address} label={words.say("page.room.qr")} />
      {word && (
        <p class="spoken">
          {words.pieces("page.spoken.say", { word: word.toUpperCase() }).map((piece, i) => (piece.name ? <b key={i}>{piece.text}</b> : piece.text))}
        </p>
      )}
      <label class="address">
        <Icon id="ui-link" size={16} />
        <input type="text" readOnly value={address} aria-label={words.say("page.room.link")} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="two">
        <Button icon="ui-copy" onClick={() => void copy(address).then(setCopied)}>
          {words.say(copied ? "page.copied" : "page.room.copy_link")}
        </Button>
        {"share" in navigator && (
          <Button icon="ui-share" onClick={share}>
            {words.say("page.room.share")}
          </Button>
        )}
      </div>
      <p class="small-print">{words.say("page.room.link_about")}</p>
    </>
  );
}

/** At a table that is being played: the open seats, and the link of who would like to watch, or to take a bot's place. */
export function InviteDialog({ table, words, onClose }: { table: Table; words: Words; onClose: () => void }) {
  const [copied, setCopied] = useState("");
  const base = useReachable("");
  const links = table.table.links;
  const [first] = links?.invitations ?? [];
  const address = (link: string) => (base === null || base === undefined ? new URL(at(link), location.href).href : base + link);
  const row = (label: string, link: string, seat?: number) => (
    <div class="invite" key={link}>
      {seat === undefined ? <Icon id="ui-spectator" size={22} /> : <Shield seat={seat} size={24} />}
      <span>
        <b>{label}</b>
        <input type="text" readOnly value={address(link)} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      </span>
      <Button icon="ui-link" onClick={() => void copy(address(link)).then((done) => setCopied(done ? link : ""))}>
        {words.say(copied === link ? "page.copied" : "page.copy")}
      </Button>
    </div>
  );
  return (
    <Dialog title={words.say("page.invite")} words={words} onClose={onClose}>
      {base === null && <OnlyHere words={words} />}
      {links?.invitations.map(({ seat, link }) => row(words.say("page.invite_seat", { number: seat + 1 }), link, seat))}
      {links && !first && <p>{words.say("page.no_free_seat")}</p>}
      {links ? row(words.say("page.invite_spectators"), links.spectators) : <p>{words.say("page.you_watch")}</p>}
      {links && base && <Code text={address(first?.link ?? links.spectators)} label={words.say("page.room.qr")} />}
    </Dialog>
  );
}
