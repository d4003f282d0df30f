import * as v from "valibot";

/** A picture of the content service without an alternative text. The text "" is the editor's: decoration has none. */
const unnamed = v.object({ url: v.string(), alt: v.null(), dimensions: v.object({}) });

/** A picture whose alternative text is missing. */
export interface UnnamedPicture {
  /** Its address without parameters. */
  readonly address: string;
  /** Ids of fields and, in groups and rich text, positions from 1: `images.2.image`. */
  readonly field: string;
}

// As deep as texts are looked for.
const maxDepth = 32;

/** Returns the pictures in raw fields whose alternative text is null, in order. */
export function unnamedPictures(value: unknown): readonly UnnamedPicture[] {
  const pictures: UnnamedPicture[] = [];
  collect(value, "", maxDepth, pictures);
  return pictures;
}

function collect(value: unknown, field: string, depth: number, pictures: UnnamedPicture[]): void {
  if (typeof value !== "object" || value === null || depth === 0) return;
  if ("url" in value && v.is(unnamed, value)) {
    pictures.push({ address: addressOf(value.url), field });
    return;
  }
  for (const [name, child] of Object.entries(value)) {
    if (typeof child !== "object" || child === null) continue;
    const step = Array.isArray(value) ? String(Number(name) + 1) : name;
    collect(child, field === "" ? step : `${field}.${step}`, depth - 1, pictures);
  }
}

/** Returns the address of a picture without its parameters, which differ by size and crop. */
export function addressOf(url: string): string {
  return url.split("?")[0] ?? url;
}
