import { expect, test } from "vitest";
import { matchesEveryTerm } from "./fulltext.ts";

test.each([
  ["Trésors de Rome", "tresor ROME", true],
  ["متحف دبي", "دبي", true],
  ["Rome", "rome paris", false],
  ["Rome", "ome", false],
  ["Rome", "!?", false],
])("%s | %s: %s", (text, terms, expected) => {
  expect(matchesEveryTerm([text], terms)).toBe(expected);
});
