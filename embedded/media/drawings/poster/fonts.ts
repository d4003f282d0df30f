import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
// oxlint-disable-next-line import/default -- Node loads the CommonJS build, which has a default export alone
import opentype, { type Font } from "opentype.js";

export type FontName = "abril-fatface" | "bebas-neue" | "limelight";

/** A face in the two files it comes in: Latin, and Latin with rarer accents. */
export type Face = readonly [Font, Font];

const faces = new Map<FontName, Face>();

/** Reads a face at its first use. */
export function face(name: FontName): Face {
  const known = faces.get(name);
  if (known) return known;
  const read: Face = [readFont(name, "latin"), readFont(name, "latin-ext")];
  faces.set(name, read);
  return read;
}

function readFont(name: FontName, part: string): Font {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${name}/files/${name}-${part}-400-normal.woff`));
  return opentype.parse(new Uint8Array(readFileSync(file)).buffer);
}
