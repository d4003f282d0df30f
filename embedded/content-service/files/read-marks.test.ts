import fc from "fast-check";
import { expect, test } from "vitest";
import { readMarks, type Span } from "./read-marks.ts";

const cases: readonly (readonly [string, string, readonly Span[]])[] = [
  ["plain", "plain", []],
  ["a **b** c", "a b c", [{ type: "strong", start: 2, end: 3 }]],
  [
    "*a* and *b*",
    "a and b",
    [
      { type: "em", start: 0, end: 1 },
      { type: "em", start: 6, end: 7 },
    ],
  ],
  [
    "**a *b* c**",
    "a b c",
    [
      { type: "strong", start: 0, end: 5 },
      { type: "em", start: 2, end: 3 },
    ],
  ],
  ["🎭 **x**", "🎭 x", [{ type: "strong", start: 3, end: 4 }]],
  [
    "[a](https://b.example/?c=d)",
    "a",
    [{ type: "hyperlink", start: 0, end: 1, data: { link_type: "Web", url: "https://b.example/?c=d" } }],
  ],
  [
    "[a](document:page/a.b)",
    "a",
    [{ type: "hyperlink", start: 0, end: 1, data: { link_type: "Document", type: "page", uid: "a.b" } }],
  ],
  [
    "[**a**](#b)",
    "a",
    [
      { type: "strong", start: 0, end: 1 },
      { type: "hyperlink", start: 0, end: 1, data: { link_type: "Web", url: "#b" } },
    ],
  ],
  ['[cta tgid="1"]Book[/cta]', '[cta tgid="1"]Book[/cta]', []],
  ["[price] (a)", "[price] (a)", []],
  ["5 * 3 ** 2", "5 * 3 ** 2", []],
  ["**open", "**open", []],
  ["\\*a\\* \\[b](#c)", "*a* [b](#c)", []],
];

test.each(cases)("%s", (source, text, spans) => {
  expect(readMarks(source)).toEqual({ text, spans });
});

test("spans lie within the text and in its order", () => {
  const line = fc
    .array(fc.constantFrom("*", "**", "[", "](#x)", "\\", " ", "a", "é", "🎭"))
    .map((parts) => parts.join(""));
  fc.assert(
    fc.property(line, (source) => {
      const { text, spans } = readMarks(`**bold** ${source}`);
      const isOutside = ({ start, end }: Span) => start < 0 || end < start || text.length < end;
      expect(spans[0]).toEqual({ type: "strong", start: 0, end: 4 });
      expect(spans.filter(isOutside)).toEqual([]);
      expect(spans.map(({ start }) => start)).toEqual(spans.map(({ start }) => start).sort((a, b) => a - b));
    }),
  );
});
