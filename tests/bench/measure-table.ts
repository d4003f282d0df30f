import { type Measured, measure } from "./measure.ts";
import type { Figures } from "./ratios.ts";

type RunOf = (size: number) => () => unknown;

// Runs above this time are measured once.
const againMs = 10;

/**
 * Measures all implementations at all sizes.
 * Each is measured twice and the better figure counts, so that a short disturbance affects nobody in particular.
 */
export function measureTable(sizes: readonly number[], runs: ReadonlyMap<string, RunOf>): Figures {
  const rows = [...runs].map(([name, createRun]) => [name, createRun, measureSizes(sizes, createRun)] as const);
  return new Map(
    rows.map(([name, createRun, figures]) => [
      name,
      sizes.map((size, at) => again(figures[at] ?? "cut off", createRun, size)),
    ]),
  );
}

function again(figure: Measured, createRun: RunOf, size: number): Measured {
  if (typeof figure !== "number" || figure > againMs) return figure;
  const second = measure(createRun(size));
  return typeof second === "number" ? Math.min(figure, second) : figure;
}

// The longest run that is measured, and the reserve added to the growth seen so far.
const maxMs = 8000;
const reserve = 1.5;

/** Returns one figure per size, smallest first. Cuts off all sizes after one that is too slow or fails. */
function measureSizes(sizes: readonly number[], createRun: (size: number) => () => unknown): readonly Measured[] {
  const figures: Measured[] = [];
  for (const size of sizes) figures.push(predicted(figures) < maxMs ? measure(createRun(size)) : "cut off");
  return figures;
}

/** Estimates the next figure by the growth between the last two. */
function predicted(figures: readonly Measured[]): number {
  const [before, last] = figures.slice(-2);
  if (last === undefined || before === undefined) return 0;
  if (typeof last !== "number" || typeof before !== "number") return Number.POSITIVE_INFINITY;
  return (last * last * reserve) / before;
}
