import { expect, it } from "vitest";
import { findReviewSubject } from "./review-kind.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";

const name = { en: "Words", de: "Wörter", ar: "كلمات" };

it.each([
  ["a ticket", 1, 1007, "attraction"],
  ["a city card", 1, 1008, "service"],
  ["a combo", 1, 1080, "general"],
  ["a guided tour", 2, 2001, "tour"],
  ["a tour without a guide", 2, 1026, "general"],
  ["a transfer", 3, 1019, "transfer"],
  ["a train ticket", 3, 1133, "ticket"],
  ["a travel pass", 3, 1022, "service"],
  ["luggage storage", 4, 4002, "ticket"],
  ["a tasting", 5, 5002, "food"],
  ["a day trip", 6, 6001, "day-trip"],
  ["a cruise", 18, 18_001, "cruise"],
  ["a hike", 8, 8003, "active"],
  ["a spa", 12, 12_001, "wellness"],
  ["a cooking class", 13, 13_001, "class"],
  ["a first entry", 14, 14_002, "attraction"],
  ["a photo session", 14, 14_001, "general"],
  ["a run", 19, 19_002, "active"],
] as const)("%s: category %i, sub-category %i → %s", (_what, category, id, kind) => {
  const subCategory = { id, name, category: { id: category, name, subCategories: [] } };
  expect(findReviewSubject(reviewedProduct({ subCategory }))).toBe(kind);
});
