import { createHash } from "node:crypto";

/** Longest tag that Next accepts, in characters. */
const maxLength = 256;

/** Returns a cache tag without commas and spaces: `("tagged", "page", "not listed")` → `tagged:page:not%20listed`. */
export function cacheTag(kind: string, ...names: readonly string[]): string {
  const tag = [kind, ...names.map(encode)].join(":");
  return tag.length <= maxLength ? tag : `${kind}:${createHash("sha256").update(tag).digest("hex")}`;
}

/** Percent-encodes a name; a lone surrogate, which has no encoding, becomes U+FFFD. */
function encode(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\uFFFD"));
}
