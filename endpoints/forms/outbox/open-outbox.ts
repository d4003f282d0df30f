import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type Contents, createContents } from "./contents.ts";
import { encodeEntry } from "./journal-line.ts";
import { type Journal, openJournal, syncFolder } from "./journal.ts";
import { takeLock } from "./lock.ts";
import type { Message } from "./message.ts";
import { readJournal } from "./read-journal.ts";

/** Messages that wait, on the disk of this machine. */
export interface Outbox {
  /**
   * Stores a message, and resolves once it is on the disk. One whose id is known changes nothing, also when it was delivered.
   * Throws `OutboxFullError`, and what the disk throws; then the message is not stored.
   */
  readonly add: (message: Message) => Promise<void>;
  /** The messages that nobody has received, oldest first. */
  readonly waiting: () => readonly Message[];
  /** Drops a message that was received. It is known for a week more. */
  readonly delivered: (id: string) => Promise<void>;
  /** Lines of the journal that were damaged when it was read. */
  readonly damaged: number;
  readonly close: () => Promise<void>;
}

/** No more messages fit until some are delivered. */
export class OutboxFullError extends Error {}

export interface OutboxSettings {
  readonly folder: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Most messages that wait. */
  readonly most?: number;
  /** Entries of the journal that no longer matter, from which on it is written again without them. */
  readonly compactFrom?: number;
}

/** The name of the journal in its folder. */
export const journalName = "outbox.jsonl";

/**
 * Opens the outbox in a folder for this process alone. A process that ended in any way left there every message that was
 * confirmed. Throws `OutboxLockedError`.
 */
export async function openOutbox(settings: OutboxSettings): Promise<Outbox> {
  const { folder } = settings;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const release = await takeLock(path.join(folder, "outbox.lock"));
  try {
    return await openLocked(settings, release);
  } catch (cause) {
    // The next attempt of this process takes the lock again.
    await release();
    throw cause;
  }
}

async function openLocked(
  { folder, now, most = 10_000, compactFrom = 1000 }: OutboxSettings,
  release: () => Promise<void>,
): Promise<Outbox> {
  const file = path.join(folder, journalName);
  const { entries, size, damaged } = await readJournal(file);
  const contents = createContents(entries, now);
  const journal = await openJournal(file, size);
  await syncFolder(folder);

  async function compact(): Promise<void> {
    if (contents.obsolete() < compactFrom) return;
    await journal.replace(() => contents.entries().map(encodeEntry).join(""));
  }

  await compact();
  return {
    damaged,
    add: createAdd(journal, contents, most),
    waiting: contents.waiting,
    delivered: async (id) => {
      const at = new Date(now()).toISOString();
      await journal.append(encodeEntry({ kind: "delivered", id, at }), () => contents.deliver(id, at));
      await compact();
    },
    close: async () => {
      await journal.close();
      await release();
    },
  };
}

/** Adds messages to a journal and its contents, at most so many that wait. A message that is being stored is not stored twice. */
function createAdd(journal: Journal, contents: Contents, most: number): Outbox["add"] {
  const confirmed = new Map<string, Promise<void>>();

  async function store(message: Message): Promise<void> {
    try {
      await journal.append(encodeEntry({ kind: "message", message }), () => contents.add(message));
    } finally {
      confirmed.delete(message.id);
    }
  }

  return async (message) => {
    if (contents.has(message.id)) return;
    const underWay = confirmed.get(message.id);
    if (underWay === undefined && contents.waiting().length + confirmed.size >= most)
      throw new OutboxFullError(`${most} messages wait`);
    const storing = underWay ?? store(message);
    confirmed.set(message.id, storing);
    await storing;
  };
}
