import { deserialize, serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { waitAtMost } from "../wait-at-most.ts";
import type { BytesStore, StoreLog } from "./bytes-store.ts";
import { pack, unpack } from "./packed.ts";
import { describeStoreError } from "./stored-pages.ts";

/** Values that processes of one build share. A store that fails or hangs is as good as empty. */
export interface SharedValues {
  readonly get: (key: string) => Promise<unknown>;
  /** Stores a value in the background, unless this process stored one of that key ten minutes ago or less. */
  readonly set: (key: string, value: object) => void;
}

interface SharedValuesOptions {
  readonly bytes: BytesStore;
  /** Begins each key. It names the build: another one may read values in another way. */
  readonly prefix: string;
  /** Milliseconds after which a read counts as empty. */
  readonly timeoutMs: number;
  readonly log: StoreLog;
}

/** Milliseconds between two writes of a key: a value that is only read in an outage need not be newer. */
const writeEachMs = 600_000;

/** Returns values in a store, as the structured clone of what was stored. */
export function createSharedValues({ bytes, prefix, timeoutMs, log }: SharedValuesOptions): SharedValues {
  const written = new LRUCache<string, true>({ max: 20_000, ttl: writeEachMs });
  const report = (error: unknown) => log.error("value-store-failure", describeStoreError(error));
  return {
    get: async (key) => {
      try {
        const stored = await waitAtMost(timeoutMs, bytes.get(prefix + key));
        const packed = stored && unpack(stored);
        return packed?.json === key && packed.bodies[0] !== undefined ? deserialize(packed.bodies[0]) : undefined;
      } catch (error) {
        report(error);
        return undefined;
      }
    },
    set: (key, value) => {
      if (written.has(key)) return;
      written.set(key, true);
      bytes.set(prefix + key, pack({ json: key, bodies: [serialize(value)] }), false).catch((error: unknown) => {
        written.delete(key);
        report(error);
      });
    },
  };
}

/** Shares nothing. */
export const noValues: SharedValues = { get: async () => undefined, set: () => {} };
