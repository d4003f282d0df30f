import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { ListRule } from "./list-rules.ts";
import type { Reading } from "./reading.ts";

/** Last good values beyond the memory of this process, by key. It may be slow, and then has none. It never rejects. */
export interface SharedValues {
  readonly get: (key: string) => Promise<unknown>;
  /** Stores a value in the background, unless that key was stored some minutes ago. */
  readonly set: (key: string, value: object) => void;
}

export interface LastGoodStoreOptions<Value> {
  /** Most memory for the values, in bytes; an estimate from their JSON. */
  readonly maxBytes: number;
  /** How long a value may replace one that could not be read, in milliseconds. */
  readonly maxAgeMs: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Returns the first items of a list. */
  readonly first: ListRule<unknown, Value>["first"] | undefined;
  readonly shared: SharedValues | undefined;
}

type GoodReading<Value> = Exclude<Reading<Value>, { readonly state: "failed" }>;

interface LastGood<Value> {
  readonly reading: GoodReading<Value>;
  /** Epoch milliseconds. */
  readonly readAt: number;
  /** Limit of the list; infinite for what is no list. */
  readonly limit: number;
}

export interface LastGoodStore<Value> {
  /** Stores a reading, unless a list with a higher limit is there. */
  readonly remember: (at: string, reading: GoodReading<Value>, limit: number) => void;
  readonly recall: (at: string, limit: number) => GoodReading<Value> | undefined;
  /** Reads what another process stored, where this one has nothing. */
  readonly load: (at: readonly string[]) => Promise<void>;
}

/** Creates the store of one resource. */
export function createLastGoodStore<Value>(options: LastGoodStoreOptions<Value>): LastGoodStore<Value> {
  const { maxBytes, maxAgeMs, now, first, shared } = options;
  const store = new LRUCache<string, LastGood<Value>>({ maxSize: maxBytes, sizeCalculation, ttl: maxAgeMs });
  const schema = lastGoodSchema<Value>();
  const loadOne = async (at: string) => {
    const { success, output } = v.safeParse(schema, await shared?.get(at));
    const age = success ? now() - output.readAt : maxAgeMs;
    if (success && age < maxAgeMs && !store.has(at)) store.set(at, output, { ttl: maxAgeMs - Math.max(age, 0) });
  };
  return {
    remember: (at, reading, limit) => {
      if (limit < (store.get(at)?.limit ?? 0)) return;
      const value = { reading, readAt: now(), limit };
      store.set(at, value);
      shared?.set(at, value);
    },
    recall: (at, limit) => {
      const last = store.get(at);
      if (last === undefined) return undefined;
      const { reading, readAt: staleSince } = last;
      if (reading.state === "missing" || first === undefined) return { ...reading, staleSince };
      return { state: "found", value: first(reading.value, limit), staleSince };
    },
    load: async (keys) => {
      if (shared !== undefined) await Promise.all(keys.filter((at) => !store.has(at)).map(loadOne));
    },
  };
}

/** Estimates the bytes of a value in memory: two for each character of its JSON and its key. */
function sizeCalculation({ reading }: LastGood<unknown>, key: string): number {
  return 2 * (JSON.stringify(reading).length + key.length);
}

/** A process of the same build has parsed the value itself: shared values are of one build. */
function lastGoodSchema<Value>() {
  const found = v.object({ state: v.literal("found"), value: v.custom<Value>((value) => value !== undefined) });
  const reading = v.variant("state", [found, v.object({ state: v.literal("missing") })]);
  return v.object({ reading, readAt: v.number(), limit: v.number() });
}
