import type { RichTextField } from "@prismicio/client";

const sentence = "The Colosseum is the largest amphitheatre ever built, and still stands.";

/** Returns blocks: of ten, a heading, three list items, and paragraphs with a link, bold and italics. */
export function prismicField(size: number): RichTextField {
  const blocks = Array.from({ length: size }, (_, index) => block(index));
  // @ts-expect-error a list of blocks is not a tuple with one block at least.
  return blocks;
}

function block(index: number) {
  const kind = index % 10;
  if (kind === 0) return { type: "heading2", text: `Chapter ${index}`, spans: [], direction: "ltr" } as const;
  if (kind > 6) return { type: "list-item", text: `${index}: ${sentence}`, spans: [], direction: "ltr" } as const;
  const spans = [
    { type: "strong", start: 4, end: 13 },
    { type: "em", start: 21, end: 28 },
    { type: "hyperlink", start: 29, end: 41, data: { link_type: "Web", url: "https://rome.example/" } },
  ] as const;
  return { type: "paragraph", text: sentence, spans, direction: "ltr" } as const;
}

/** Returns paragraphs with a price twice, and marks that overlap it and each other. */
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
