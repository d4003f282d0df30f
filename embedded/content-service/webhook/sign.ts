import { createHmac } from "node:crypto";

/** The header that carries the signature. */
export const signatureHeader = "x-tessera-signature";

/**
 * `t=<epoch seconds>,v1=<HMAC-SHA256 of "<epoch seconds>.<body>", hex>`. The time is signed too, so that a receiver can
 * refuse a message that someone recorded and sends again.
 */
export function sign(body: string, secret: string, seconds: number): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
