import { type Enclosure, type Extents, type Layer } from "./enclosures.ts";
import type { Run } from "./runs.ts";

/** A part of a block's segments, up to, not including, its `end`th, and what already encloses it. */
export interface Inside {
  readonly end: number;
  readonly layers: readonly Layer[];
  /** How many shortcodes it is in. */
  readonly depth: number;
}

/**
 * What encloses most of the segments from the `start`th on; undefined when nothing does. A shortcode is never cut in
 * two, nor is a link unless by a shortcode: a mark that would do so ends before it.
 */
export function outermost(extents: Extents, inside: Inside, start: number): Enclosure | undefined {
  const { segments, marks, shortcodes } = extents;
  const { layers, depth } = inside;
  const expansion = segments[start]?.within[depth];
  const run = shortcodes[depth]?.[start];
  let widest: Enclosure | undefined = expansion && run && { kind: "shortcode", end: run.end, expansion };
  for (const kind of layers) {
    if (!segments[start]?.marks[kind]) continue;
    const end = uncutting(extents, kind, { start, depth }, Math.min(marks[kind][start]?.end ?? start, inside.end));
    if (widest === undefined || end > widest.end) widest = { kind, end };
  }
  return widest;
}

interface Beginning {
  readonly start: number;
  readonly depth: number;
}

/** The last place up to `end` where a mark can end without cutting a shortcode or, unless it is one, a link. */
function uncutting({ marks, shortcodes, segments }: Extents, kind: Layer, { start, depth }: Beginning, end: number) {
  const links = kind === "hyperlink" ? [] : marks.hyperlink;
  const enclosing = shortcodes[depth] ?? [];
  let place = end;
  for (;;) {
    const link = crossing(links, start, place);
    const shortcode = crossing(enclosing, start, place);
    const linkStart = link && segments[link.start]?.marks.hyperlink ? link.start : place;
    const shortcodeStart = shortcode && segments[shortcode.start]?.within[depth] ? shortcode.start : place;
    const earlier = Math.min(linkStart, shortcodeStart);
    if (earlier === place) return place;
    place = earlier;
  }
}

/** The run on both sides of `end` that begins after `start`. */
function crossing(runs: readonly Run[], start: number, end: number): Run | undefined {
  const run = runs[end - 1];
  return run !== undefined && run.end > end && run.start > start ? run : undefined;
}
