import { expect, it } from "vitest";
import { unswap } from "./unswap.ts";

const known = new Set(["rome", "louvre", "paris", "ab"]);

it.each([
  ["roem", "rome"],
  ["orme", "rome"],
  ["lovure", "louvre"],
  ["rome", "rome"],
  ["rmeo", "rmeo"],
  ["ba", "ba"],
  ["", ""],
])("P1: %j is %j", (word, expected) => {
  expect(unswap(word, known)).toBe(expected);
});
