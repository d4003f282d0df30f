/** Colours of one poster. Text in `ink` on `ground` is at least 7:1. */
export interface PosterPalette {
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
