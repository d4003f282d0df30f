import { createHash, randomBytes } from "node:crypto";

/** Returns a text that nobody can guess, for an address or a cookie. */
export function createSecret(): string {
  return randomBytes(32).toString("base64url");
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
