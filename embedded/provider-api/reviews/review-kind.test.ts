import { expect, it } from "vitest";
import { findReviewSubject } from "./review-kind.ts";
import { reviewedProduct } from "./reviewed-product.fixture.ts";

const name = { en: "Words", de: "Wörter", ar: "كلمات" };

it.each([
  ["a ticket", 1, 1007, "ATTRACTION", "attraction"],
  ["a city card", 1, 1008, "ATTRACTION", "service"],
  ["a combo", 1, 1080, "ATTRACTION", "general"],
  ["a guided tour", 2, 2001, "TOUR", "tour"],
  ["a tour without a guide", 2, 1026, "TOUR", "general"],
  ["a transfer", 3, 1019, "AIRPORT_TRANSFER", "transfer"],
  ["a train ticket", 3, 1133, "TRANSFER", "ticket"],
  ["a travel pass", 3, 1022, "TRANSFER", "service"],
  ["luggage storage", 4, 4002, "ACTIVITY", "ticket"],
  ["a tasting", 5, 5002, "ACTIVITY", "food"],
  ["a day trip", 6, 6001, "TOUR", "day-trip"],
  ["a cruise", 18, 18_001, "TOUR", "cruise"],
  ["a hike", 8, 8003, "TOUR", "active"],
  ["a spa", 12, 12_001, "ACTIVITY", "wellness"],
  ["a cooking class", 13, 13_001, "ACTIVITY", "class"],
  ["a first entry", 14, 14_002, "ATTRACTION", "attraction"],
  ["a photo session", 14, 14_001, "ACTIVITY", "general"],
  ["a run", 19, 19_002, "TOUR", "active"],
] as const)("%s: category %i, sub-category %i, %s → %s", (_what, category, id, type, kind) => {
  const subCategory = { id, name, category: { id: category, name, subCategories: [] } };
  expect(findReviewSubject(reviewedProduct({ type, subCategory }))).toBe(kind);
});
