// The line to a table: whole messages in, acts out, and patience when the line is down.

import { at } from "./home";
import type { Answer, Message, Table } from "./protocol";

export interface Asked {
  type: string;
  [name: string]: unknown;
}

const NO_TABLE = 4404; // the code with which the server closes a link that leads nowhere

type Waiting = { type: string; send: string; done: (answer: Answer) => void };

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer = 0;
  private closed = false;
  private refused = false; // with a reason of its own
  private count = 0;
  private readonly mark = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly token: string,
    private readonly onTable: (table: Table) => void,
    private readonly onLine: (up: boolean) => void,
    private readonly onRefused: (why: Message) => void,
  ) {
    this.open();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  private open(): void {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${at(`/ws/${this.token}`)}`;
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.onLine(true);
      // what was sent and never answered is sent again: the same id counts once
      for (const { send } of this.waiting.values()) socket.send(send);
    };
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)));
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      this.onLine(false);
      if (event.code === NO_TABLE) return this.refused ? undefined : this.onRefused({ key: "error.no_table" });
      this.timer = window.setTimeout(() => this.open(), Math.min(8000, 250 * 2 ** this.tries++));
    };
  }

  private hurry = (): void => {
    if (this.closed || document.hidden || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.open();
  };

  private hear(message: Table | Answer | { type: "error"; id?: undefined; error: Message }): void {
    if (message.type === "table") {
      if (message.clock) message.clock.heard = performance.now();
      return this.onTable(message);
    }
    if (message.id === undefined) {
      this.refused = true;
      return this.onRefused((message as { error: Message }).error);
    }
    const entry = this.waiting.get(message.id);
    if (!entry) return;
    this.waiting.delete(message.id);
    entry.done(message as Answer);
  }

  /** Sends a message and waits for its answer, over a broken line too. */
  ask(message: Asked): Promise<Answer> {
    const id = `${this.mark}-${++this.count}`;
    const send = JSON.stringify({ ...message, id });
    return new Promise((done) => {
      this.waiting.set(id, { type: message.type, send, done });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(send);
    });
  }

  /** Waits no longer for the answers to such messages, and sends them no more; whether they were heard is not known. */
  giveUp(type: string): void {
    for (const [id, entry] of this.waiting) if (entry.type === type) this.waiting.delete(id);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
