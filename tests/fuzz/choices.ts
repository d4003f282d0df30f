import { randomNumbers } from "../support/random-numbers.ts";

/** Random choices that repeat for the same seed. */
export interface Choices {
  /** A whole number from 0 up to `limit`, which is excluded. */
  readonly below: (limit: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <Value>(values: readonly [Value, ...Value[]]) => Value;
  /** Between `from` and `to` values, each made on its own. */
  readonly some: <Value>(from: number, to: number, make: () => Value) => readonly Value[];
}

export function createChoices(seed: number): Choices {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  return {
    below,
    chance: (share) => random() < share,
    pick: (values) => values[below(values.length)] ?? values[0],
    some: (from, to, make) => Array.from({ length: from + below(to - from + 1) }, make),
  };
}
