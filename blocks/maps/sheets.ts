import type { Box } from "./box.ts";
import outlines from "./outlines.json";
import { decodePolyline } from "./polyline.ts";
import type { Point } from "./simplify-line.ts";

/** The outlines of countries in a part of the world. */
export interface Sheet {
  /** Degrees east and north. */
  readonly bounds: Box;
  /** Kilometers; a smaller frame would need finer outlines. */
  readonly minHeight: number;
  readonly countries: readonly Country[];
}

interface Country {
  /** ISO 3166-1 alpha-2; `ZZ` for land that has no code. */
  readonly region: string;
  /** Degrees east and north. */
  readonly bounds: Box;
  /** Decodes its outlines, in degrees, on the first call: a map shows few countries. A hole is a ring inside another. */
  readonly rings: () => readonly (readonly Point[])[];
}

/** All sheets, the finest first; the last is the whole world. */
export const sheets: readonly Sheet[] = outlines.sheets.map(({ precision, countries, ...sheet }) => ({
  ...sheet,
  countries: Object.entries(countries).map(([region, { bounds, rings }]) => ({
    region,
    bounds,
    rings: once(() => rings.split(" ").map((ring) => decodePolyline(ring, precision))),
  })),
}));

function once<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}
