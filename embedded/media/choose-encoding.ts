import type { Encoding, PictureFormat } from "./render-picture.ts";
import type { Transform } from "./transform.ts";

/** Narrower pictures are no smaller as AVIF. */
const narrowestAvif = 480;

/** Above the qualities of pages, AVIF was not compared. */
const bestAvifQuality = 75;

const named = { webp: "webp", jpg: "jpeg", png: "png" } as const satisfies Record<string, PictureFormat>;

/** Returns the format that is named, else the smallest that the client shows at this width, with the quality. */
export function chooseEncoding({ fm, q }: Pick<Transform, "fm" | "q">, width: number, accept: string): Encoding {
  // Steps of five: each other quality would be one more version to render.
  const quality = Math.ceil(q / 5) * 5;
  if (fm !== undefined) return { format: named[fm], quality };
  const isSmallerAsAvif = width >= narrowestAvif && quality <= bestAvifQuality;
  if (isSmallerAsAvif && accept.includes("image/avif")) return { format: "avif", quality };
  return { format: accept.includes("image/webp") ? "webp" : "jpeg", quality };
}
