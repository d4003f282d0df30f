import { expect, test } from "vitest";
import { toSlug } from "./to-slug.ts";

test.each([
  ["Food tours", "food-tours"],
  ["Élysée & Paris!", "elysee-paris"],
  ["  ", ""],
  ["روما", ""],
])("W161: a title suggests its path: %j → %j", (title, path) => {
  expect(toSlug(title)).toBe(path);
});
