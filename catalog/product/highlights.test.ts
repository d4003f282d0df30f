import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
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
  expect([highlightLines([], locales.en), highlightLines(["", " "], locales.en)]).toEqual([
    { lines: [], rows: 2 },
    { lines: [], rows: 2 },
  ]);
});

test("J12: at most four lines", () => {
  expect(highlightLines(["a", "b", "c", "d", "e"], locales.en)).toEqual({ lines: ["a", "b", "c", "d"], rows: 4 });
});

test("J12: forty-two words fit", () => {
  expect(highlightLines([words(40), words(2)], locales.en).lines).toEqual([words(40), words(2)]);
});

test("J12, J13: the line that goes over forty-two words is cut there, and none follows", () => {
  expect(highlightLines([words(40), words(3), words(1)], locales.en).lines).toEqual([words(40), `${words(2)}…`]);
});

test("J12: a line is not begun when no word of it fits", () => {
  expect(highlightLines([words(42), words(1)], locales.en)).toEqual({ lines: [words(42)], rows: 1 });
});

test("J12: punctuation is no word, and goes with the word it follows only inside the budget", () => {
  expect(highlightLines([`${words(41)}, end - and more`], locales.en).lines).toEqual([`${words(41)}, end…`]);
});

test.each([
  ["cn", "乘坐玻璃电梯登上观景台，"],
  ["tw", "搭乘玻璃電梯登上觀景台，"],
  ["ja", "ガラスのエレベーターで展望台に上がります。"],
  ["ko", "유리 엘리베이터를 타고 전망대에 오릅니다. "],
] as const)("J12: the budget counts words where no spaces part them (%s)", (code, sentence) => {
  const [line = ""] = highlightLines([sentence.repeat(12)], locales[code]).lines;
  const segments = [...new Intl.Segmenter(code, { granularity: "word" }).segment(line)];
  expect([line.at(-1), segments.filter(({ isWordLike }) => isWordLike).length]).toEqual(["…", 42]);
});
