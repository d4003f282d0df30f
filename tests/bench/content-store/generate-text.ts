import { commonWord, vocabulary } from "./vocabulary.ts";

/** Returns a block of rich text of this many words. */
export function paragraph(random: () => number, length: number): unknown {
  const text = [commonWord, ...Array.from({ length }, () => word(random))].join(" ");
  return { type: "paragraph", text, spans: [{ type: "strong", start: 0, end: commonWord.length }] };
}

export function slice(random: () => number, id: string): unknown {
  return {
    slice_type: "text_block",
    id: `text_block$${id}`,
    variation: "default",
    version: "initial",
    slice_label: null,
    items: [],
    primary: { title: word(random), body: [paragraph(random, 60)] },
  };
}

/** Returns a word; few words make up most of a text, as in real ones. */
function word(random: () => number): string {
  return vocabulary[Math.floor(random() ** 3 * vocabulary.length)] ?? "";
}
