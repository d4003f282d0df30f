import { expect, test } from "vitest";
import { toSlug } from "./to-slug.ts";

test.each([
  ["Plan your visit", "plan-your-visit"],
  ["Rome: Colosseum & Forum!", "rome-colosseum-forum"],
  ["2-for-1", "2-for-1"],
  ["!!!", ""],
  ["Élysée & Paris!", "elysee-paris"],
  ["  ", ""],
  ["روما", ""],
])("F11, W161: a title suggests its path: %j → %j", (title, path) => {
  expect(toSlug(title)).toBe(path);
});
