import { randomUUID } from "node:crypto";
import { epochNow } from "../../epoch-now.ts";
import { createPendingPublications, type PendingOptions } from "./pending-publications.ts";
import type { PublicationHistory } from "./publication-history.ts";
import { renumberPublications } from "./renumber-publications.ts";
import { repeat } from "./repeat.ts";
import { decodePublication, type SharedPublication } from "./publication-message.ts";

interface StreamOptions extends PendingOptions {
  readonly history: PublicationHistory;
  /** Receives publications of other machines, and all that are remembered when this one starts. */
  readonly receive: (publication: SharedPublication) => void;
}

export interface PublicationStream {
  /** Notifies the other machines: at once, or as soon as Redis is back. */
  readonly publish: (publication: SharedPublication) => void;
  /** Whether all publications of other machines are known, but for those of the last second or two. */
  readonly isCurrent: () => boolean;
  /** Reads the stream, and again and again. Resolves after the first time. */
  readonly start: () => Promise<void>;
  readonly stop: () => void;
}

/** Milliseconds between two reads. No message is lost, since each read begins where the last one ended. */
const exchangeEachMs = 300;

/** Milliseconds after the last read in which nothing is missed. */
const currentMs = 1_500;

/** Entries of one read; a read that is full is followed by the next at once. */
const atOnce = 500;

/** Shares publications through a stream of Redis, whose ids are one order for all machines: no clocks are compared. */
export function createPublicationStream(options: StreamOptions): PublicationStream {
  const { redis, key, history, receive, everything } = options;
  const self = randomUUID();
  const pending = createPendingPublications(options, self);
  let knownAt = Number.NEGATIVE_INFINITY;
  const isCurrent = () => performance.now() - knownAt < currentMs;

  function add(id: string, text: string | undefined, wasCurrent: boolean): void {
    const { from, publication } = decodePublication(text, everything);
    // A ref that is not of this moment may have been replaced: what is published now is read instead.
    if (from !== self) receive(wasCurrent ? publication : { ...publication, masterRef: undefined });
    history.add(id, publication.tags);
  }

  async function read(): Promise<void> {
    const wasCurrent = isCurrent();
    const last = history.last();
    const entries = await redis.xrange(key, last, "+", "COUNT", atOnce);
    if (entries.length === 0 && (await renumberPublications(redis, key, last))) return read();
    for (const [id, [, text]] of entries) if (id !== last) add(id, text, wasCurrent);
    if (entries.length === atOnce) return read();
    history.clearUnread();
    for (const { tags } of pending.waiting()) history.addUnread(tags);
    knownAt = performance.now();
    history.noteKnown(epochNow());
  }

  /** Reads what others sent, sends what is pending, and reads what was sent. */
  async function readAndSend(): Promise<void> {
    await read();
    if (await pending.send()) await read();
  }

  // The connection reports failures.
  const exchange = repeat(async () => {
    if (redis.status === "ready") await readAndSend().catch(() => undefined);
  }, exchangeEachMs);

  return {
    publish: (publication) => {
      pending.add(publication);
      history.addUnread(publication.tags);
      void exchange.now();
    },
    isCurrent,
    start: exchange.now,
    stop: exchange.stop,
  };
}
