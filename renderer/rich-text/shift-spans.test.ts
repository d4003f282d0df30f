import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Span } from "../../content/rich-text/rich-text.ts";
import type { TextSegment } from "../contracts/shortcode.ts";
import { shiftSpans } from "./shift-spans.ts";

/** "ab", then a shortcode of 4 characters that expands to `expanded`, then "cd". */
const around = (expanded: string): readonly TextSegment[] => [
  { kind: "verbatim", text: "ab", start: 0, end: 2, within: [] },
  { kind: "expanded", text: expanded, start: 2, end: 6, within: [] },
  { kind: "verbatim", text: "cd", start: 6, end: 8, within: [] },
];

const strong = (start: number, end: number): Span => ({ kind: "strong", start, end });

test.each([
  ["before it", "XYZ", [0, 2], "ab"],
  ["after it", "XYZ", [6, 8], "cd"],
  ["after a longer text", "longer than it was", [7, 8], "d"],
  ["all of it", "XYZ", [2, 6], "XYZ"],
  ["its first half", "XYZ", [0, 4], "abXYZ"],
  ["its second half", "XYZ", [4, 7], "XYZc"],
  ["its middle", "XYZ", [3, 5], "XYZ"],
  ["everything", "", [0, 8], "abcd"],
])("D33: a span over %s", (_name, expanded, [start = 0, end = 0], covered) => {
  const { text, spans } = shiftSpans(around(expanded), [strong(start, end)]);
  expect(spans.map((span) => text.slice(span.start, span.end))).toEqual([covered]);
});

test("a span over nothing but a shortcode without text is gone", () => {
  expect(shiftSpans(around(""), [strong(3, 5)])).toEqual({ text: "abcd", spans: [], shortcodes: [] });
});

const segments = fc
  .array(
    fc.record({
      kind: fc.constantFrom("verbatim", "expanded"),
      source: fc.string({ minLength: 1, maxLength: 4 }),
      text: fc.string({ maxLength: 4 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => {
    let end = 0;
    return parts.map(({ kind, source, text }): TextSegment => {
      const start = end;
      end += source.length;
      return { kind, text: kind === "verbatim" ? source : text, start, end, within: [] };
    });
  });

const segmentsAndSpan = segments.chain((all) => {
  const length = all.at(-1)?.end ?? 0;
  return fc
    .record({ all: fc.constant(all), start: fc.nat(length - 1), length: fc.integer({ min: 1, max: length }) })
    .map((range) => ({
      all,
      span: strong(range.start, Math.min(range.start + range.length, length)),
    }));
});

test("a character is under a span exactly when what it came from was", () => {
  fc.assert(
    fc.property(segmentsAndSpan, ({ all, span }) => {
      const { text, spans } = shiftSpans(all, [span]);
      const covered = [...Array(text.length).keys()].map((at) =>
        spans.some(({ start, end }) => start <= at && at < end),
      );
      expect(text).toBe(all.map((segment) => segment.text).join(""));
      expect(covered).toEqual(all.flatMap((segment) => coveredIn(segment, span)));
    }),
  );
});

/** For each character that the segment shows: whether the span touches its source. */
function coveredIn(segment: TextSegment, span: Span): readonly boolean[] {
  return [...Array(segment.text.length).keys()].map((index) => {
    const start = segment.kind === "verbatim" ? segment.start + index : segment.start;
    const end = segment.kind === "verbatim" ? start + 1 : segment.end;
    return span.start < end && start < span.end;
  });
}
