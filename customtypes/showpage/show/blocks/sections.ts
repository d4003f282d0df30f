import type { TextBlock } from "./text-blocks.ts";

/** Blocks under a heading. */
export interface Section {
  readonly heading: string;
  readonly blocks: readonly TextBlock[];
}

/** Blocks by the headings of one level, and what stands before the first. */
export interface Outline {
  readonly before: readonly TextBlock[];
  readonly sections: readonly Section[];
}

/** Splits blocks at each heading of a type: `[p, h2, p, p, h2]` → `{ before: [p], sections: [h2 with 2, h2 with none] }`. */
export function splitAtHeadings(blocks: readonly TextBlock[], type: string): Outline {
  const starts = blocks.flatMap((block, index) => (block.type === type ? [index] : []));
  const sections = starts.map((start, index) => ({
    heading: blocks[start]?.text.trim() ?? "",
    blocks: blocks.slice(start + 1, starts[index + 1]),
  }));
  return { before: blocks.slice(0, starts[0]), sections };
}
