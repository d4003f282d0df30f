import { createHash } from "node:crypto";

/** A strong entity tag (RFC 9110 section 8.8.3): the same content has the same one. */
export function entityTag(content: string | Uint8Array): string {
  return `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
}

/** Whether a client has it already, by its `If-None-Match` (RFC 9110 section 13.1.2: compared weakly). */
export function hasAlready(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known.some((one) => one === tag || one === "*");
}
