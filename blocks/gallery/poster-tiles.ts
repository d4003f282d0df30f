/** Colors of one poster. Text in `ink` on `ground` is at least 7:1. */
interface PosterPalette {
  readonly ground: string;
  readonly ink: string;
  readonly tiles: readonly [string, string, string];
}

/** Pigments of mosaic floors. */
export const posterPalettes: readonly [PosterPalette, ...PosterPalette[]] = [
  { ground: "#1f2a5c", ink: "#fbf3e4", tiles: ["#e9b872", "#d9583b", "#6f86d6"] },
  { ground: "#5b1a2c", ink: "#fdf1e7", tiles: ["#f0a58f", "#e3c089", "#a03a4c"] },
  { ground: "#173f3a", ink: "#f6f1e1", tiles: ["#e0c27a", "#5fa08d", "#d8755a"] },
  { ground: "#3a2340", ink: "#faeff2", tiles: ["#d99ac0", "#efc27b", "#77508a"] },
  { ground: "#402a1c", ink: "#fcf2e3", tiles: ["#d98b4a", "#e8cfa2", "#8a5638"] },
  { ground: "#122f47", ink: "#f3f4ea", tiles: ["#8cc0d6", "#efb65d", "#3f7396"] },
];

/** Outlines inside a square of side 1: quarter disc, leaf, half square, arch, disc, whole. */
const shapes = [
  "M0 0h1a1 1 0 0 1-1 1z",
  "M0 0a1 1 0 0 1 1 1a1 1 0 0 1-1-1z",
  "M0 0h1L0 1z",
  "M0 1V.5a.5.5 0 0 1 1 0V1z",
  "M.5.08a.42.42 0 0 1 0 .84a.42.42 0 0 1 0-.84z",
  "M0 0h1v1H0z",
];

interface PosterTile {
  readonly path: string;
  readonly transform: string;
  /** Index into the palette's three tile colors. */
  readonly color: number;
}

/** Returns a wall of tiles, each turned and colored by `pick`. */
export function posterTiles(columns: number, rows: number, pick: (limit: number) => number): readonly PosterTile[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    path: shapes[pick(shapes.length)] ?? "",
    transform: `translate(${index % columns} ${Math.floor(index / columns)}) rotate(${pick(4) * 90} .5 .5)`,
    color: pick(3),
  }));
}

/** Returns a source of numbers below a limit; the same text always leads to the same numbers. */
export function posterSeed(text: string): (limit: number) => number {
  let state = 2166136261;
  for (const character of text) state = scramble(state ^ (character.codePointAt(0) ?? 0));
  return (limit) => {
    state = scramble(state + 1);
    return (state >>> 16) % limit;
  };
}

/** One multiplication and shift of the FNV and Murmur family, in 32 bits. */
function scramble(value: number): number {
  const product = Math.imul(value, 16777619);
  return (product ^ (product >>> 13)) >>> 0;
}
