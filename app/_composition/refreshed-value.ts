import { singleFlight } from "./single-flight.ts";

export interface RefreshedValue<Value> {
  /** Returns the last value. Never waits: it starts a reading when the last one is too old. */
  readonly current: () => Value | undefined;
  /** Returns the last value, or waits for the first. Throws when it was never read. */
  readonly ready: () => Promise<Value>;
  /** Replaces the last value until the next reading. */
  readonly replace: (value: Value) => void;
}

interface RefreshedValueOptions<Value> {
  /** Throws when its upstream fails. */
  readonly read: () => Promise<Value>;
  /** Joins what was read with the last value. By default it replaces that. */
  readonly merge?: (read: Value, last: Value | undefined) => Value;
  /** Milliseconds that a value stays fresh. */
  readonly freshMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds after a reading that failed. */
const pauseMs = 10_000;

/** Remembers a value that is read again behind those who use it. It stays as it was while its upstream fails. */
export function createRefreshedValue<Value>({
  read,
  merge = (value) => value,
  freshMs,
  now,
}: RefreshedValueOptions<Value>): RefreshedValue<Value> {
  let known: { readonly value: Value } | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;

  const refresh = singleFlight(async () => {
    nextAt = now() + pauseMs;
    const fresh = await read();
    const value = merge(fresh, known?.value);
    known = { value };
    nextAt = now() + freshMs;
    return value;
  });
  const current = () => {
    // Its failure is logged by the upstream's client, and it is read again.
    if (now() >= nextAt) refresh().catch(() => undefined);
    return known?.value;
  };
  return {
    current,
    ready: async () => current() ?? refresh(),
    replace: (value) => {
      known = { value };
    },
  };
}
