import type { Ratio } from "./goals.ts";
import type { Measured } from "./measure.ts";

/** Times of contestants by name, at each size; ours are the first. */
export type Figures = ReadonlyMap<string, readonly Measured[]>;

/** Ours against another's at each size that both were measured at; `place` says of which table. */
export function ratiosTo(other: string, sizes: readonly number[], figures: Figures, place: string): readonly Ratio[] {
  const [ours = []] = figures.values();
  const theirs = figures.get(other) ?? [];
  return sizes.flatMap((size, index) => {
    const [one, two] = [ours[index], theirs[index]];
    if (typeof one !== "number" || typeof two !== "number") return [];
    return [{ value: one / two, at: `${place}, ${size.toLocaleString("en")}` }];
  });
}

/** Our time per piece at the largest size against that at the smallest: 1 when time is linear, no end when it was cut off. */
export function growth(sizes: readonly number[], figures: Figures, place: string): Ratio {
  const [ours = []] = figures.values();
  const perPiece = sizes.map((size, index) => Number(ours[index]) / size);
  const value = (perPiece.at(-1) ?? Number.NaN) / (perPiece.at(0) ?? Number.NaN);
  return { value: Number.isNaN(value) ? Number.POSITIVE_INFINITY : value, at: place };
}
