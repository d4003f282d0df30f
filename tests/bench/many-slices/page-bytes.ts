import { compressedBytes, inlineScriptBytes, inlineStyleBytes } from "../../support/compressed-bytes.ts";

/** Bytes of a page, compressed as the server compresses, but for the HTML as it is sent. */
export interface PageBytes {
  readonly html: number;
  readonly styles: number;
  /** Inline scripts: what runs before interaction. */
  readonly script: number;
}

const parts = ["html", "styles", "script"] as const;

/** Bytes that ports, hashes and the time of a price take more or less once they are compressed. */
const margin = 64;

/** Returns the parts of a page that are larger or smaller than those of another. */
export function differingParts(one: PageBytes, other: PageBytes): readonly string[] {
  return parts.filter((part) => Math.abs(one[part] - other[part]) > margin);
}

/** Returns the bytes of a page's HTML, and of what is inline in it. */
export function bytesIn(html: string): PageBytes {
  return { html: compressedBytes(html), styles: inlineStyleBytes(html), script: inlineScriptBytes(html) };
}
