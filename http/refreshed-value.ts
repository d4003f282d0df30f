import { singleFlight } from "./single-flight.ts";

export interface RefreshedValue<Value> {
  /** Returns the last value. Never waits: it starts a reading when the last one is too old. */
  readonly current: () => Value | undefined;
  /** Returns the last value, or waits for the first. Throws when it was never read. */
  readonly ready: () => Promise<Value>;
  /** Replaces the last value until the next reading. */
  readonly replace: (value: Value) => void;
  /** Makes the last value stale, and one that is read at the moment. */
  readonly invalidate: () => void;
  /** Reads a stale value again, and resolves when that has ended. Never throws. */
  readonly settle: () => Promise<void>;
}

interface RefreshedValueOptions<Value> {
  /** Throws when its upstream fails. */
  readonly read: () => Promise<Value>;
  /** Joins what was read with the last value. By default it replaces that. */
  readonly merge?: (read: Value, last: Value | undefined) => Value;
  /** Called with each value that replaces another one. */
  readonly onReplaced?: (last: Value, value: Value) => void;
  /** Milliseconds that a value stays fresh. */
  readonly freshMs: number;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

/** Milliseconds after a reading that failed. */
const pauseMs = 10_000;

/** Remembers a value that is read again behind those who use it. It stays as it was while its upstream fails. */
export function createRefreshedValue<Value>(options: RefreshedValueOptions<Value>): RefreshedValue<Value> {
  const { read, merge = (value) => value, onReplaced, freshMs, now } = options;
  let known: { readonly value: Value } | undefined;
  let nextAt = Number.NEGATIVE_INFINITY;
  let isInvalid = false;

  const refresh = singleFlight(async () => {
    nextAt = now() + pauseMs;
    isInvalid = false;
    const fresh = await read();
    const last = known;
    known = { value: merge(fresh, last?.value) };
    if (!isInvalid) nextAt = now() + freshMs;
    if (last !== undefined) onReplaced?.(last.value, known.value);
    return known.value;
  });
  const settle = async (): Promise<void> => {
    if (now() < nextAt) return;
    // Its failure is logged by the upstream's client, and it is read again.
    await refresh().catch(() => undefined);
    await settle();
  };
  const current = () => {
    void settle();
    return known?.value;
  };
  return {
    current,
    ready: async () => current() ?? refresh(),
    replace: (value) => {
      known = { value };
    },
    invalidate: () => {
      isInvalid = true;
      nextAt = Number.NEGATIVE_INFINITY;
    },
    settle,
  };
}
