import { expect, test } from "vitest";
import { lineBreaks, weakEnds } from "./break-title.ts";

test("every way to set three words", () => {
  expect(lineBreaks("Salt on  Tongue")).toEqual([
    ["Salt on Tongue"],
    ["Salt on", "Tongue"],
    ["Salt", "on Tongue"],
    ["Salt", "on", "Tongue"],
  ]);
});

test("a title of many words has no more ways than one of nine", () => {
  expect(lineBreaks("a b c d e f g h i j k l")).toHaveLength(256);
});

test.each([
  [["Salt on the", "Tongue"], 1],
  [["Salt", "on the Tongue"], 0],
  [["The", "Boy and", "Moon"], 2],
])("%j has %i weak line ends", (lines, count) => {
  expect(weakEnds(lines)).toBe(count);
});
