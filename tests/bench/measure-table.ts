import { type Measured, measure } from "./measure.ts";
import { measureSizes } from "./measure-sizes.ts";
import type { Figures } from "./ratios.ts";

type RunOf = (size: number) => () => unknown;

// What takes longer is measured once.
const againMs = 10;

/**
 * The times of all contestants at all sizes. All are measured in turn, and then once more: the better figure counts, so
 * that a machine that is slow for a second slows nobody in particular.
 */
export function measureTable(sizes: readonly number[], runs: ReadonlyMap<string, RunOf>): Figures {
  const rows = [...runs].map(([name, runOf]) => [name, runOf, measureSizes(sizes, runOf)] as const);
  return new Map(
    rows.map(([name, runOf, figures]) => [name, sizes.map((size, at) => again(figures[at] ?? "cut off", runOf, size))]),
  );
}

function again(figure: Measured, runOf: RunOf, size: number): Measured {
  if (typeof figure !== "number" || figure > againMs) return figure;
  const second = measure(runOf(size));
  return typeof second === "number" ? Math.min(figure, second) : figure;
}
