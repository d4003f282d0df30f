import type { RichTextField } from "@prismicio/client";

/** A field of any number of paragraphs, in each a price twice and marks that overlap it and each other. */
export function markedField(size: number, price: string): RichTextField {
  const before = `From ${price}`;
  const text = `${before} a night: the Colosseum, the largest amphitheatre ever built. Today ${price}.`;
  const at = before.length;
  const spans = [
    { type: "strong", start: 5, end: at + 8 },
    { type: "em", start: at + 3, end: at + 24 },
    { type: "hyperlink", start: at + 14, end: at + 50, data: { link_type: "Web", url: "https://rome.example/" } },
    { type: "strong", start: at + 26, end: text.length },
    { type: "label", start: at + 40, end: at + 60, data: { label: "note" } },
  ] as const;
  const blocks = Array.from({ length: size }, () => ({ type: "paragraph", text, spans, direction: "ltr" }));
  // @ts-expect-error a list of blocks is not a tuple with one block at least.
  return blocks;
}
