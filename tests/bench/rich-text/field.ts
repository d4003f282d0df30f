import type { RichTextField } from "@prismicio/client";

const text = "The Colosseum is the largest amphitheatre ever built, and still stands.";

/** A field of any number of blocks: of ten, a heading, three list items and paragraphs with a link, bold and italics. */
export function prismicField(size: number): RichTextField {
  const blocks = Array.from({ length: size }, (_, index) => block(index));
  // @ts-expect-error a list of blocks is not a tuple with one block at least.
  return blocks;
}

function block(index: number) {
  const kind = index % 10;
  if (kind === 0) return { type: "heading2", text: `Chapter ${index}`, spans: [], direction: "ltr" } as const;
  if (kind > 6) return { type: "list-item", text: `${index}: ${text}`, spans: [], direction: "ltr" } as const;
  const spans = [
    { type: "strong", start: 4, end: 13 },
    { type: "em", start: 21, end: 28 },
    { type: "hyperlink", start: 29, end: 41, data: { link_type: "Web", url: "https://rome.example/" } },
  ] as const;
  return { type: "paragraph", text, spans, direction: "ltr" } as const;
}
