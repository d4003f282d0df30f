import { createHmac } from "node:crypto";

/** Who is told when something was published. */
export interface Webhook {
  /** `https:` or `http:` */
  readonly url: string;
  /** Shared with the receiver: signs every body, and stands in it. */
  readonly secret: string;
}

interface SendOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Milliseconds until a receiver that has not answered has failed. */
  readonly timeLimit: number;
  readonly signal: AbortSignal;
}

/**
 * Sends one message; gives undefined when it was taken (2xx), else what happened. A redirect is never followed: the
 * secret is for the address that was configured and for no other.
 */
export async function send(
  { url, secret }: Webhook,
  message: unknown,
  { now, timeLimit, signal }: SendOptions,
): Promise<string | undefined> {
  const body = JSON.stringify(message);
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: sign(body, secret, Math.floor(now / 1000)),
  };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
  try {
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: limit });
    await response.body?.cancel();
    return response.ok ? undefined : `it answered ${response.status}`;
  } catch (cause) {
    return problemOf(cause, timeLimit);
  }
}

function problemOf(cause: unknown, timeLimit: number): string {
  if (!(cause instanceof Error)) return "it can't be reached";
  if (cause.name === "TimeoutError") return `it did not answer within ${timeLimit} ms`;
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}

/** The header that carries the signature. */
const signatureHeader = "x-tessera-signature";

/**
 * `t=<epoch seconds>,v1=<HMAC-SHA256 of "<epoch seconds>.<body>", hex>`. The time is signed too, so that a receiver can
 * refuse a message that someone recorded and sends again.
 */
export function sign(body: string, secret: string, seconds: number): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
