/** Strokes of routes, in their order. They set routes apart without colors. */
const strokes = [undefined, "14 6", "2 7", "14 6 2 6", "6 6"] as const;

/** Returns the dashes of the n-th route of a network; undefined for a line without gaps. */
export function findDashes(index: number): string | undefined {
  return strokes[index % strokes.length];
}
