import type { Sample } from "./goals.ts";
import type { Measured } from "./measure.ts";

/** Times of each implementation at each size, by name; ours is the first. */
export type Figures = ReadonlyMap<string, readonly Measured[]>;

/** Returns our times over another's at each size measured for both; `table` names where. */
export function ratiosTo(other: string, sizes: readonly number[], figures: Figures, table: string): readonly Sample[] {
  const [ours = []] = figures.values();
  const theirs = figures.get(other) ?? [];
  return sizes.flatMap((size, index) => {
    const [one, two] = [ours[index], theirs[index]];
    if (typeof one !== "number" || typeof two !== "number") return [];
    return [{ value: one / two, at: `${table}, ${size.toLocaleString("en")}` }];
  });
}

/** Returns our time per item at the largest size over the smallest: 1 when linear, infinite when cut off. */
export function growth(sizes: readonly number[], figures: Figures, table: string): Sample {
  const [ours = []] = figures.values();
  const perItem = sizes.map((size, index) => Number(ours[index]) / size);
  const value = (perItem.at(-1) ?? Number.NaN) / (perItem.at(0) ?? Number.NaN);
  return { value: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value, at: table };
}
