import type { Entry } from "./journal-line.ts";
import type { Message } from "./message.ts";

/** What an outbox holds now. */
export interface Contents {
  readonly has: (id: string) => boolean;
  readonly waiting: () => readonly Message[];
  readonly add: (message: Message) => void;
  readonly deliver: (id: string, at: string) => void;
  /** How many entries of the journal it could do without. */
  readonly obsolete: () => number;
  /** The fewest entries that it can be read from. Counts from then on. */
  readonly entries: () => readonly Entry[];
}

/** How long the id of a delivered message is known, in milliseconds: a week. */
const knownMs = 604_800_000;

/** Returns the contents that entries add up to, in their order. */
export function createContents(entries: readonly Entry[], now: () => number): Contents {
  const waiting = new Map<string, Message>();
  const delivered = new Map<string, string>();
  let written = 0;
  const contents: Contents = {
    has: (id) => waiting.has(id) || delivered.has(id),
    waiting: () => [...waiting.values()],
    add: (message) => {
      written += 1;
      waiting.set(message.id, message);
    },
    deliver: (id, at) => {
      written += 1;
      waiting.delete(id);
      delivered.set(id, at);
    },
    obsolete: () => written - waiting.size - delivered.size,
    entries: () => {
      const oldest = new Date(now() - knownMs).toISOString();
      for (const [id, at] of delivered) if (at < oldest) delivered.delete(id);
      written = waiting.size + delivered.size;
      return [
        ...[...delivered].map(([id, at]) => ({ kind: "delivered", id, at }) as const),
        ...[...waiting.values()].map((message) => ({ kind: "message", message }) as const),
      ];
    },
  };
  for (const entry of entries) {
    if (entry.kind === "message") contents.add(entry.message);
    else contents.deliver(entry.id, entry.at);
  }
  return contents;
}
