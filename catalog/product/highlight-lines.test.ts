import { expect, test } from "vitest";
import { highlightLines } from "./highlight-lines.ts";

/** A line of so many words. */
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");

test("J12: two rows are kept when there is nothing to show", () => {
  expect([highlightLines([]), highlightLines(["", " "])]).toEqual([
    { lines: [], rows: 2 },
    { lines: [], rows: 2 },
  ]);
});

test("J12: at most four lines", () => {
  expect(highlightLines(["a", "b", "c", "d", "e"])).toEqual({ lines: ["a", "b", "c", "d"], rows: 4 });
});

test("J12: forty-two words fit", () => {
  expect(highlightLines([words(40), words(2)]).lines).toEqual([words(40), words(2)]);
});

test("J12: the line that goes over forty-two words is cut there, and none follows", () => {
  expect(highlightLines([words(40), words(3), words(1)]).lines).toEqual([words(40), `${words(2)}…`]);
});

test("J12: a line is not begun when no word of it fits", () => {
  expect(highlightLines([words(42), words(1)])).toEqual({ lines: [words(42)], rows: 1 });
});
