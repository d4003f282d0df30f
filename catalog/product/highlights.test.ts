import { expect, test } from "vitest";
import { descriptors } from "./product.ts";
import { highlightLines, productHighlights } from "./highlights.ts";

test("J12: the first five by priority, whatever their order", () => {
  expect(productHighlights(descriptors.toReversed())).toEqual([
    "FREE_CANCELLATION",
    "EXTENDED_VALIDITY",
    "INSTANT_CONFIRMATION",
    "MOBILE_TICKET",
    "DURATION",
  ]);
});

test("J12: then audio guide, guided tour, transfers, hotel pickup and meals", () => {
  const rest = ["MEALS_INCLUDED", "HOTEL_PICKUP", "TRANSFERS_INCLUDED", "GUIDED_TOUR", "AUDIO_GUIDE"] as const;
  expect(productHighlights(rest)).toEqual(rest.toReversed());
});

test("J12: what has no priority is no highlight", () => {
  expect(productHighlights(["SKIP_THE_LINE", "FLEXIBLE_DURATION"])).toEqual([]);
});

/** A line of so many words. */
const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");

test("J12: two rows stay when there is nothing to show", () => {
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
