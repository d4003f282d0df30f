import type { RichTextField, RTInlineNode, RTNode } from "@prismicio/client";
import * as fc from "fast-check";

const words = fc
  .array(fc.constantFrom("Rome", "a", " ", "🎭", "<b>", "\n", "&"), { maxLength: 10 })
  .map((parts) => `x${parts.join("")}`);

const linkField = fc.constantFrom(
  { link_type: "Web", url: "https://a.example/?a=1&b=2" } as const,
  { link_type: "Web", url: "mailto:ada@a.example", target: "_blank" } as const,
);

const mark = fc.record({
  from: fc.nat(30),
  size: fc.integer({ min: 1, max: 20 }),
  type: fc.constantFrom("strong", "em", "hyperlink", "label"),
  data: linkField,
});

/**
 * Generates spans that both renderers render alike: nested or disjoint.
 * Spans of one type are not even adjacent.
 */
const generateSpans = (text: string) =>
  fc.array(mark, { maxLength: 6 }).map((marks) => {
    const spans: RTInlineNode[] = [];
    for (const { from, size, type, data } of marks) {
      const range = { start: wholeAt(text, from), end: wholeAt(text, from + size) };
      const fits = spans.every((other) => areApart(range, other, other.type === type));
      if (range.start >= range.end || !fits) continue;
      if (type === "hyperlink") spans.push({ type, ...range, data });
      else spans.push(type === "label" ? { type, ...range, data: { label: "note" } } : { type, ...range });
    }
    return spans;
  });

interface OffsetRange {
  readonly start: number;
  readonly end: number;
}

function areApart(one: OffsetRange, other: OffsetRange, alike: boolean): boolean {
  if (alike) return one.end < other.start || other.end < one.start;
  const same = one.start === other.start && one.end === other.end;
  const within = (inner: OffsetRange, outer: OffsetRange) => outer.start <= inner.start && inner.end <= outer.end;
  return !same && (one.end <= other.start || other.end <= one.start || within(one, other) || within(other, one));
}

/** Returns the offset, or the one before it where it would split a character. */
function wholeAt(text: string, offset: number): number {
  const at = Math.min(offset, text.length);
  return (text.codePointAt(at - 1) ?? 0) > 0xffff ? at - 1 : at;
}

const textBlock = (direction: "ltr" | "rtl") =>
  words.chain((text) =>
    fc.record({
      type: fc.constantFrom(
        "heading1",
        "heading2",
        "heading3",
        "heading4",
        "heading5",
        "heading6",
        "paragraph",
        "preformatted",
        "list-item",
        "o-list-item",
      ),
      text: fc.constant(text),
      spans: generateSpans(text),
      direction: fc.constant(direction),
    }),
  );

const image = fc.record(
  {
    type: fc.constant("image"),
    id: fc.uuid(),
    url: fc.constant("https://images.example/a.webp?w=1&h=2"),
    alt: fc.constantFrom("An arch", null),
    copyright: fc.constantFrom("Ada", null),
    dimensions: fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 4000 }) }),
    edit: fc.constant({ x: 0, y: 0, zoom: 1, background: "transparent" }),
    linkTo: linkField,
  },
  { requiredKeys: ["type", "id", "url", "alt", "copyright", "dimensions", "edit"] },
);

const embed = fc.record({
  type: fc.constant("embed"),
  oembed: fc.record({
    type: fc.constant("video"),
    version: fc.constant("1.0"),
    embed_url: fc.constantFrom("https://vimeo.com/1", "https://a.example/?a=1&b=2"),
    title: fc.constantFrom("Rome", '"Rome" & <Paris>'),
    provider_name: fc.constant("Vimeo"),
    width: fc.nat(),
    height: fc.nat(),
    html: fc.constant("<iframe></iframe>"),
  }),
});

/** Generates rich text of all blocks and spans, which both PrismicRichText and our own can render. */
export const anyRichText: fc.Arbitrary<RichTextField> = fc
  .constantFrom<("ltr" | "rtl")[]>("ltr", "rtl")
  .chain((direction) =>
    fc.array(fc.oneof({ weight: 5, arbitrary: textBlock(direction) }, image, embed), { minLength: 1, maxLength: 5 }),
  )
  .map((blocks) => {
    const [first, ...others]: RTNode[] = blocks;
    return first === undefined ? [] : [first, ...others];
  });
