import type { Redis } from "ioredis";
import { epochNow } from "../../epoch-now.ts";
import { encodePublication, type SharedPublication } from "./publication-message.ts";

export interface PendingOptions {
  readonly redis: Redis;
  readonly key: string;
  /** Milliseconds that publications are remembered: at least as long as pages are. */
  readonly lifetimeMs: number;
  /** Publication that stands for all. It replaces those that can't be held while Redis is gone. */
  readonly everything: readonly string[];
}

/** Publications of this machine that wait for Redis. */
interface PendingPublications {
  readonly add: (publication: SharedPublication) => void;
  /** Those that wait, the oldest first. */
  readonly waiting: () => readonly SharedPublication[];
  /** Sends all, the oldest first. Failed ones stay pending. Returns whether there were any. */
  readonly send: () => Promise<boolean>;
}

/** Most publications that wait for Redis. */
const maxPending = 200;

/** Sends publications to a stream of Redis in the name of the machine `self`. */
export function createPendingPublications(options: PendingOptions, self: string): PendingPublications {
  const { redis, key, lifetimeMs, everything } = options;
  let pending: readonly SharedPublication[] = [];

  async function send(): Promise<boolean> {
    const [publication] = pending;
    if (publication === undefined) return false;
    const oldest = String(Math.floor(epochNow() - lifetimeMs));
    await redis.xadd(key, "MINID", "~", oldest, "*", "p", encodePublication(publication, self));
    pending = pending.filter((each) => each !== publication);
    await send();
    return true;
  }

  return {
    add: (publication) => {
      const { namedAt } = publication;
      const all = { tags: everything, masterRef: undefined, namedAt };
      pending = pending.length < maxPending ? [...pending, publication] : [all];
    },
    waiting: () => pending,
    send,
  };
}
