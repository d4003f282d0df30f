/** Values by the moment from which they were known. */
export interface Moments<Value> {
  /** Notes what is known from a moment on, epoch milliseconds. */
  readonly note: (from: number, value: Value) => void;
  /** Returns what was known at a moment; undefined if nothing was, or if it is forgotten. */
  readonly at: (ms: number) => Value | undefined;
}

/** Remembers the last `most` changes: a page is stored within seconds after its content was read. */
export function createMoments<Value>(most: number): Moments<Value> {
  const moments: { readonly from: number; readonly value: Value }[] = [];
  return {
    note: (from, value) => {
      if (moments.at(-1)?.value === value) return;
      moments.push({ from, value });
      if (moments.length > most) moments.shift();
    },
    at: (ms) => moments.findLast(({ from }) => from <= ms)?.value,
  };
}
