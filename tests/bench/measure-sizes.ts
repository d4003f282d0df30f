import { type Measured, measure } from "./measure.ts";

// What a run may take, and by how much more than the step before a step may grow.
const patienceMs = 8000;
const reserve = 1.5;

/** One figure per size, smallest first; once one would be too slow or fails, the larger ones are cut off. */
export function measureSizes(sizes: readonly number[], runOf: (size: number) => () => unknown): readonly Measured[] {
  const figures: Measured[] = [];
  for (const size of sizes) figures.push(foretold(figures) < patienceMs ? measure(runOf(size)) : "cut off");
  return figures;
}

/** About how long the next size takes, going by how much the last was slower than that before. */
function foretold(figures: readonly Measured[]): number {
  const [before, last] = figures.slice(-2);
  if (last === undefined || before === undefined) return 0;
  if (typeof last !== "number" || typeof before !== "number") return Number.POSITIVE_INFINITY;
  return (last * last * reserve) / before;
}
