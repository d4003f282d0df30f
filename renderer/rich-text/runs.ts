/** From the `start`th of a list up to, not including, its `end`th. */
export interface Run {
  readonly start: number;
  readonly end: number;
}

/** For each item the run of neighbours that it is in: those of which the same is true. */
export function runsOf<Item>(items: readonly Item[], valueOf: (item: Item) => unknown): readonly Run[] {
  const values = items.map(valueOf);
  const runs: Run[] = [];
  for (let start = 0, end = 1; start < values.length; start = end, end += 1) {
    while (end < values.length && values[end] === values[start]) end += 1;
    const run = { start, end };
    while (runs.length < end) runs.push(run);
  }
  return runs;
}
