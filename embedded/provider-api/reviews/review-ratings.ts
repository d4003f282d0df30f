import { seeded } from "@tessera/runtime/seeded.ts";
import type { Product } from "../source/catalog.ts";

export const ratings = [5, 4, 3, 2, 1] as const;

export type ReviewRating = (typeof ratings)[number];

type Rated = Pick<Product, "id" | "stars">;

/** Steps of the golden section spread any number of reviews evenly over the ratings. */
const golden = (Math.sqrt(5) - 1) / 2;

/**
 * Stars of each of a product's reviews, by its number: shared out as its visitors' stars are. The first one, which shops
 * show alone, is by someone who voted five, if anyone did.
 */
export function spreadRatings({ id, stars }: Rated): (index: number) => ReviewRating {
  const total = stars.reduce((sum, count) => sum + count, 0);
  const start = (seeded(`rating/${id}`)() * (stars[0] || total)) / total;
  return (index) => ratingAt(stars, ((start + index * golden) % 1) * total);
}

function ratingAt(stars: Product["stars"], position: number): ReviewRating {
  let passed = 0;
  for (const rating of ratings) {
    passed += stars[5 - rating] ?? 0;
    if (position < passed) return rating;
  }
  return 5;
}
