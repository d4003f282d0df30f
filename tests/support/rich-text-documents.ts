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

/** Spans that both renderers render alike: within each other or apart, and those of a kind not even side by side. */
const spansOf = (text: string) =>
  fc.array(mark, { maxLength: 6 }).map((marks) => {
    const kept: RTInlineNode[] = [];
    for (const { from, size, type, data } of marks) {
      const stretch = { start: wholeAt(text, from), end: wholeAt(text, from + size) };
      const fits = kept.every((other) => areApart(stretch, other, other.type === type));
      if (stretch.start >= stretch.end || !fits) continue;
      if (type === "hyperlink") kept.push({ type, ...stretch, data });
      else kept.push(type === "label" ? { type, ...stretch, data: { label: "note" } } : { type, ...stretch });
    }
    return kept;
  });

interface Stretch {
  readonly start: number;
  readonly end: number;
}

function areApart(one: Stretch, other: Stretch, alike: boolean): boolean {
  if (alike) return one.end < other.start || other.end < one.start;
  const same = one.start === other.start && one.end === other.end;
  const within = (inner: Stretch, outer: Stretch) => outer.start <= inner.start && inner.end <= outer.end;
  return !same && (one.end <= other.start || other.end <= one.start || within(one, other) || within(other, one));
}

/** An offset in the text that is not inside of a character. */
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
      spans: spansOf(text),
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

/** Rich text that PrismicRichText and our own both render, every block and span in it. */
export const anyRichText: fc.Arbitrary<RichTextField> = fc
  .constantFrom<("ltr" | "rtl")[]>("ltr", "rtl")
  .chain((direction) =>
    fc.array(fc.oneof({ weight: 5, arbitrary: textBlock(direction) }, image, embed), { minLength: 1, maxLength: 5 }),
  )
  .map((blocks) => {
    const [first, ...others]: RTNode[] = blocks;
    return first === undefined ? [] : [first, ...others];
  });
