import type { MarkedBlock, Enclosure, IndexRange, Layer } from "./enclosures.ts";

/** Segments up to, not including, the `end`th, and what may still enclose them. */
export interface Inside {
  readonly end: number;
  /** Marks that do not enclose them yet. */
  readonly layers: readonly Layer[];
  /** Number of shortcodes that enclose them. */
  readonly depth: number;
}

/**
 * Finds what encloses most of the segments from the `start`th on; undefined where nothing does. A mark never cuts a
 * shortcode, nor does it cut a link unless it is one: it ends before.
 */
export function findEnclosure(block: MarkedBlock, inside: Inside, start: number): Enclosure | undefined {
  const { segments, marks, shortcodes } = block;
  const { layers, depth } = inside;
  const expansion = segments[start]?.within[depth];
  const range = shortcodes[depth]?.[start];
  let widest: Enclosure | undefined = expansion && range && { kind: "shortcode", end: range.end, expansion };
  for (const kind of layers) {
    if (!segments[start]?.marks[kind]) continue;
    const end = endBeforeCut(block, kind, { start, depth }, Math.min(marks[kind][start]?.end ?? start, inside.end));
    if (widest === undefined || end > widest.end) widest = { kind, end };
  }
  return widest;
}

interface Beginning {
  readonly start: number;
  readonly depth: number;
}

/** Returns the last index up to `last` at which a mark can end without cutting a shortcode or a link. */
function endBeforeCut(block: MarkedBlock, kind: Layer, { start, depth }: Beginning, last: number): number {
  const { marks, shortcodes, segments } = block;
  const links = kind === "hyperlink" ? [] : marks.hyperlink;
  const enclosing = shortcodes[depth] ?? [];
  let end = last;
  for (;;) {
    const link = rangeAcross(links, start, end);
    const shortcode = rangeAcross(enclosing, start, end);
    const linkStart = link && segments[link.start]?.marks.hyperlink ? link.start : end;
    const shortcodeStart = shortcode && segments[shortcode.start]?.within[depth] ? shortcode.start : end;
    const earlier = Math.min(linkStart, shortcodeStart);
    if (earlier === end) return end;
    end = earlier;
  }
}

/** Returns the range on both sides of `end` that begins after `start`. */
function rangeAcross(ranges: readonly IndexRange[], start: number, end: number): IndexRange | undefined {
  const range = ranges[end - 1];
  return range !== undefined && range.end > end && range.start > start ? range : undefined;
}
