import { createHash, timingSafeEqual } from "node:crypto";

/** Compares a token with the known ones in constant time. */
export function isKnownToken(token: string, known: readonly string[]): boolean {
  const hash = hashToken(token);
  return known.reduce((found, one) => timingSafeEqual(hash, hashToken(one)) || found, false);
}

function hashToken(text: string): Uint8Array {
  return createHash("sha256").update(text).digest();
}
