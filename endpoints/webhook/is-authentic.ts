import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** A message as it was sent. */
export interface SentMessage {
  readonly body: string;
  /** `t=<epoch seconds>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`; null where it is not signed. */
  readonly signature: string | null;
  /** The secret that the body itself contains, if any. */
  readonly secret: string | undefined;
}

/** Seconds that the clocks of sender and receiver may differ by, and that a message may be on its way. */
const oldest = 300;

/**
 * Whether a message is from a sender who knows the secret. One that is signed must be signed for these minutes. Prismic's
 * own are not signed and contain the secret. Compares in constant time.
 */
export function isAuthentic({ body, signature, secret: sent }: SentMessage, secret: string, nowMs: number): boolean {
  if (signature === null) return sent !== undefined && isEqual(sent, secret);
  const [, seconds = "", mac = ""] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  const isRecent = Math.abs(nowMs / 1000 - Number(seconds)) <= oldest;
  return isEqual(mac, createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex")) && isRecent;
}

/** Compares hashes: they are equally long, and their first difference says nothing about the text. */
function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(hash(one), hash(other));
}

function hash(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
