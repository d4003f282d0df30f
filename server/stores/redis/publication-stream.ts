import { randomUUID } from "node:crypto";
import type { Redis } from "ioredis";
import * as v from "valibot";
import { epochNow } from "../../epoch-now.ts";
import type { ContentRef } from "./content-refs.ts";
import type { PublicationHistory } from "./publication-history.ts";
import { renumberPublications } from "./renumber-publications.ts";
import { repeat } from "./repeat.ts";

/** A publication as one machine notifies the others, with the master ref after it. */
interface SharedPublication extends ContentRef {
  readonly tags: readonly string[];
}

interface StreamOptions {
  readonly redis: Redis;
  readonly key: string;
  /** Milliseconds that publications are remembered: at least as long as pages are. */
  readonly lifetimeMs: number;
  readonly history: PublicationHistory;
  /** Receives publications of other machines, and all that are remembered when this one starts. */
  readonly receive: (publication: SharedPublication) => void;
  /** Publication that stands for all. It replaces those that can't be held while Redis is gone. */
  readonly everything: readonly string[];
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

/** Most publications that wait for Redis. */
const mostPending = 200;

const messageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    from: v.string(),
    tags: v.array(v.string()),
    masterRef: v.optional(v.string()),
    namedAt: v.optional(v.number()),
  }),
);

/** Shares publications through a stream of Redis, whose ids are one order for all machines: no clocks are compared. */
export function createPublicationStream(options: StreamOptions): PublicationStream {
  const { redis, key, lifetimeMs, history, receive, everything } = options;
  const self = randomUUID();
  const unreadable = { from: "", tags: everything, masterRef: undefined, namedAt: undefined };
  let pending: readonly SharedPublication[] = [];
  let knownAt = Number.NEGATIVE_INFINITY;
  const isCurrent = () => performance.now() - knownAt < currentMs;

  function add(id: string, text: string | undefined, wasCurrent: boolean): void {
    const message = v.safeParse(messageSchema, text);
    const { from, tags, masterRef, namedAt = epochNow() } = message.success ? message.output : unreadable;
    // A ref that is not of this moment may have been replaced: what is published now is read instead.
    if (from !== self) receive({ tags, masterRef: wasCurrent ? masterRef : undefined, namedAt });
    history.add(id, tags);
  }

  async function read(): Promise<void> {
    const wasCurrent = isCurrent();
    const last = history.last();
    const entries = await redis.xrange(key, last, "+", "COUNT", atOnce);
    if (entries.length === 0 && (await renumberPublications(redis, key, last))) return read();
    for (const [id, [, text]] of entries) if (id !== last) add(id, text, wasCurrent);
    if (entries.length === atOnce) return read();
    history.clearUnread();
    for (const { tags } of pending) history.addUnread(tags);
    knownAt = performance.now();
    history.noteKnown(epochNow());
  }

  /** Sends what is pending, the oldest first. What fails stays pending. */
  async function send(): Promise<void> {
    const [publication] = pending;
    if (publication === undefined) return;
    const oldest = String(Math.floor(epochNow() - lifetimeMs));
    await redis.xadd(key, "MINID", "~", oldest, "*", "p", JSON.stringify({ from: self, ...publication }));
    pending = pending.filter((each) => each !== publication);
    await (pending.length > 0 ? send() : read());
  }

  const all = ({ namedAt }: ContentRef) => ({ tags: everything, masterRef: undefined, namedAt });

  // The connection reports failures.
  const exchange = repeat(async () => {
    if (redis.status === "ready")
      await read()
        .then(send)
        .catch(() => undefined);
  }, exchangeEachMs);

  return {
    publish: (publication) => {
      pending = pending.length < mostPending ? [...pending, publication] : [all(publication)];
      history.addUnread(publication.tags);
      void exchange.now();
    },
    isCurrent,
    start: exchange.now,
    stop: exchange.stop,
  };
}
