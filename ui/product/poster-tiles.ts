/** Outlines inside a square of side 1: quarter disc, leaf, half square, arch, disc, whole. */
const shapes = [
  "M0 0h1a1 1 0 0 1-1 1z",
  "M0 0a1 1 0 0 1 1 1a1 1 0 0 1-1-1z",
  "M0 0h1L0 1z",
  "M0 1V.5a.5.5 0 0 1 1 0V1z",
  "M.5.08a.42.42 0 0 1 0 .84a.42.42 0 0 1 0-.84z",
  "M0 0h1v1H0z",
];

export interface PosterTile {
  readonly path: string;
  readonly transform: string;
  /** Index into the palette's three tile colours. */
  readonly color: number;
}

/** A wall of tiles, each turned and coloured by `pick`. */
export function posterTiles(columns: number, rows: number, pick: (limit: number) => number): readonly PosterTile[] {
  return Array.from({ length: columns * rows }, (_, index) => ({
    path: shapes[pick(shapes.length)] ?? "",
    transform: `translate(${index % columns} ${Math.floor(index / columns)}) rotate(${pick(4) * 90} .5 .5)`,
    color: pick(3),
  }));
}
