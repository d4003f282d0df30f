import { LRUCache } from "lru-cache";
import * as v from "valibot";
import type { ListRule } from "./list-rules.ts";
import type { Reading, StaleReading } from "./reading.ts";

/**
 * Last good values beyond the memory of this process, by key. It returns undefined when it is slow, and never rejects.
 */
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

interface Known<Value> {
  readonly value: Value;
  /** Epoch milliseconds. */
  readonly readAt: number;
}

interface LastGood<Value> {
  readonly reading: GoodReading<Value>;
  /** Epoch milliseconds. */
  readonly readAt: number;
  /** Limit of the list; infinite when the query is not for a list. */
  readonly limit: number;
  /** The last value of what is missing. */
  readonly before?: Known<Value> | undefined;
}

export interface LastGoodStore<Value> {
  /** Stores a reading, unless a list with a higher limit is there. */
  readonly remember: (at: string, reading: GoodReading<Value>, limit: number) => void;
  readonly recall: (at: string, limit: number) => GoodReading<Value> | undefined;
  /** Returns the last value, also of what is missing since. */
  readonly lastValue: (at: string, limit: number) => StaleReading<Value> | undefined;
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
  const lastValue = (at: string, limit: number): StaleReading<Value> | undefined => {
    const known = knownIn(store.get(at));
    if (known === undefined || now() - known.readAt >= maxAgeMs) return undefined;
    const value = first === undefined ? known.value : first(known.value, limit);
    return { state: "found", value, staleSince: known.readAt };
  };
  return {
    remember: (at, reading, limit) => {
      const last = store.get(at);
      if (limit < (last?.limit ?? 0)) return;
      const value = { reading, readAt: now(), limit, before: reading.state === "missing" ? knownIn(last) : undefined };
      store.set(at, value);
      shared?.set(at, value);
    },
    recall: (at, limit) => {
      const last = store.get(at);
      return last?.reading.state === "missing" ? { state: "missing", staleSince: last.readAt } : lastValue(at, limit);
    },
    lastValue,
    load: async (keys) => {
      if (shared !== undefined) await Promise.all(keys.filter((at) => !store.has(at)).map(loadOne));
    },
  };
}

function knownIn<Value>(last: LastGood<Value> | undefined): Known<Value> | undefined {
  return last?.reading.state === "found" ? { value: last.reading.value, readAt: last.readAt } : last?.before;
}

/** Estimates the bytes of a value in memory: two for each character of its JSON and its key. */
function sizeCalculation({ reading, before }: LastGood<unknown>, key: string): number {
  return 2 * (JSON.stringify(reading).length + (JSON.stringify(before)?.length ?? 0) + key.length);
}

/** A process of the same build has parsed the value itself: shared values are of one build. */
function lastGoodSchema<Value>() {
  const value = v.custom<Value>((each) => each !== undefined);
  const found = v.object({ state: v.literal("found"), value });
  const reading = v.variant("state", [found, v.object({ state: v.literal("missing") })]);
  const before = v.optional(v.object({ value, readAt: v.number() }));
  return v.object({ reading, readAt: v.number(), limit: v.number(), before });
}
