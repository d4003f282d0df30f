import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Span } from "../../content/rich-text/rich-text.ts";
import { cutSegments } from "./cut-segments.ts";
import { nestSegments } from "./nest-segments.ts";
import { nestDisjointSpans } from "./nest-disjoint-spans.ts";
import type { ShortcodeSpan } from "./shift-spans.ts";

const text = "abcdefghij";
const link = { kind: "url", url: "#a", text: "", target: undefined, document: undefined } as const;

const anySpan = fc
  .record({
    start: fc.nat(text.length - 1),
    size: fc.integer({ min: 1, max: 3 }),
    kind: fc.constantFrom("strong", "em", "hyperlink", "label", "unknown"),
    linked: fc.boolean(),
  })
  .map(({ start, size, kind, linked }): Span => {
    const end = Math.min(start + size, text.length);
    if (kind === "hyperlink") return { kind, start, end, link: linked ? { ...link } : undefined };
    return kind === "label" ? { kind, start, end, label: "x" } : { kind, start, end };
  });
const sorted = fc.array(anySpan, { maxLength: 4 }).map((spans) => spans.toSorted((a, b) => a.start - b.start));

const anyShortcode = fc
  .record({ start: fc.nat(text.length - 1), size: fc.integer({ min: 1, max: 3 }), link: fc.boolean() })
  .map(({ start, size, link: isLink }): ShortcodeSpan => {
    const node = { kind: "shortcode", name: "price", source: "", start: 0, definition: undefined } as const;
    const typed = { ...node, use: undefined, enclosed: undefined, attributes: {} };
    const expansion = { node: typed, text: "", language: {}, use: undefined, problem: undefined, link: isLink };
    return { start, end: Math.min(start + size, text.length), depth: 0, expansion };
  });
const shortcodesInOrder = fc
  .array(anyShortcode, { maxLength: 3 })
  .map((shortcodes) => shortcodes.toSorted((a, b) => a.start - b.start));

test("the tree is the one that spans and shortcodes of any sort get", () => {
  fc.assert(
    fc.property(sorted, shortcodesInOrder, (spans, shortcodes) => {
      const nodes = nestDisjointSpans({ text, spans, shortcodes });
      fc.pre(nodes !== undefined);
      expect(nodes).toEqual(nestSegments(cutSegments({ text, spans, shortcodes })));
    }),
  );
});

test("spans apart are enough", () => {
  const spans: Span[] = [
    { kind: "strong", start: 0, end: 2 },
    { kind: "em", start: 2, end: 4 },
    { kind: "em", start: 5, end: 10 },
  ];
  expect(nestDisjointSpans({ text, spans, shortcodes: [] })).toHaveLength(4);
});

test.each<[string, Span[]]>([
  [
    "overlap",
    [
      { kind: "strong", start: 0, end: 4 },
      { kind: "em", start: 3, end: 5 },
    ],
  ],
  [
    "could be one",
    [
      { kind: "strong", start: 0, end: 4 },
      { kind: "strong", start: 4, end: 5 },
    ],
  ],
  ["render nothing", [{ kind: "unknown", start: 0, end: 4 }]],
])("spans that %s are left to others", (_title, spans) => {
  expect(nestDisjointSpans({ text, spans, shortcodes: [] })).toBeUndefined();
});
