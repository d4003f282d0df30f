import { expect, test } from "vitest";
import { suggestPath } from "./suggest-path.ts";

test.each([
  ["Food tours", "food-tours"],
  ["Élysée & Paris!", "elysee-paris"],
  ["  ", ""],
  ["روما", ""],
])("W161: the title %j → the path %j", (title, path) => {
  expect(suggestPath(title)).toBe(path);
});
