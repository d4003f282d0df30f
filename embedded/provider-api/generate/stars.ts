import type { ProductSource } from "../source/product.ts";

type Stars = ProductSource["stars"];

/** How `ratings` visitors voted, of whom about `loved` percent gave five stars. */
export function starsOf(ratings: number, loved: number, random: () => number): Stars {
  const five = Math.min(0.95, (loved + random() * 14 - 7) / 100);
  const share = (part: number) => Math.round(ratings * (1 - five) * part);
  const [four, three, two, one] = [share(0.62), share(0.21), share(0.09), share(0.08)];
  return [Math.max(0, ratings - four - three - two - one), four, three, two, one];
}

/** Few products have many ratings: between 12 and about 6,000, with half of them under 270. */
export function ratingsOf(random: () => number): number {
  return Math.round(12 * 500 ** random());
}
