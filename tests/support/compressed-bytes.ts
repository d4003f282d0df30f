import { brotliCompressSync } from "node:zlib";
import { quick } from "../../server/pages/compress.ts";

/** Returns the bytes of a text, compressed as the server compresses for visitors who wait. */
export function compressedBytes(text: string): number {
  return text === "" ? 0 : brotliCompressSync(text, quick).length;
}

/** Scripts that the browser runs: no data, no rules for speculative loading, and no file. */
const inlineScript = /<script(?![^>]*(?:\bsrc=|json|speculationrules))[^>]*>([^]*?)<\/script>/g;

/** Returns the compressed bytes of the scripts that a page contains. They run before any interaction. */
export function inlineScriptBytes(html: string): number {
  return sumCompressedBytes(inlineScript, html);
}

/** Returns the compressed bytes of the style sheets that a page contains. */
export function inlineStyleBytes(html: string): number {
  return sumCompressedBytes(/<style[^>]*>([^<]*)/g, html);
}

function sumCompressedBytes(element: RegExp, html: string): number {
  return compressedBytes([...html.matchAll(element)].map(([, text = ""]) => text).join(""));
}
