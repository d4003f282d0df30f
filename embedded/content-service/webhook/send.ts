import { createHmac } from "node:crypto";

/** The receiver of publications. */
export interface Webhook {
  /** `https:` or `http:` */
  readonly url: string;
  /** Shared with the receiver; signs every body and is a member of it. */
  readonly secret: string;
}

interface SendOptions {
  /** Epoch milliseconds. */
  readonly now: number;
  /** Milliseconds after which a missing response is a failure. */
  readonly timeLimit: number;
  readonly signal: AbortSignal;
}

/** Reason why a message was not taken. */
export interface SendProblem {
  /** Words that follow the receiver: `it responded 404`. */
  readonly reason: string;
  /** Whether the receiver responded. One that is starting does not. */
  readonly isRefused: boolean;
}

/**
 * Sends one message; returns undefined on success (2xx), otherwise the problem. Redirects are not followed: the secret
 * is for the configured address only.
 */
export async function send(
  { url, secret }: Webhook,
  message: unknown,
  { now, timeLimit, signal }: SendOptions,
): Promise<SendProblem | undefined> {
  const body = JSON.stringify(message);
  const headers = {
    "content-type": "application/json",
    [signatureHeader]: sign(body, secret, Math.floor(now / 1000)),
  };
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
  try {
    const response = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal: limit });
    await response.body?.cancel();
    return response.ok ? undefined : { reason: `it responded ${response.status}`, isRefused: true };
  } catch (cause) {
    return { reason: describeProblem(cause, timeLimit), isRefused: false };
  }
}

function describeProblem(cause: unknown, timeLimit: number): string {
  if (!(cause instanceof Error)) return "it can't be reached";
  if (cause.name === "TimeoutError") return `it did not respond within ${timeLimit} ms`;
  return cause.cause instanceof Error ? cause.cause.message || cause.message : cause.message;
}

/** Header of the signature. */
const signatureHeader = "x-tessera-signature";

/**
 * Returns `t=<epoch seconds>,v1=<HMAC-SHA256 of "<epoch seconds>.<body>", hex>`. The signed time lets a receiver refuse
 * a replayed message.
 */
export function sign(body: string, secret: string, seconds: number): string {
  const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${mac}`;
}
