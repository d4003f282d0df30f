import { createHmac } from "node:crypto";
import type { Message } from "./message.ts";

/** Hands a message over. Throws unless the receiver has confirmed it. The message of the error has nothing of its fields. */
export type SendMessage = (message: Message) => Promise<void>;

export interface WebhookSettings {
  readonly url: string;
  /** Signs each message; empty to sign none. */
  readonly secret: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
}

/**
 * Returns a function that posts messages to an address as JSON. The header `x-tessera-signature` is
 * `t=<epoch seconds>,v1=<HMAC-SHA256 of "<t>.<body>", hex>`; `idempotency-key` is the message's id, for receivers to know one
 * that arrives again.
 */
export function createWebhook(settings: WebhookSettings): SendMessage {
  const { url, secret, now, fetch: send = fetch, timeoutMs = 10_000 } = settings;
  return async (message) => {
    const body = JSON.stringify(message);
    const seconds = Math.floor(now() / 1000);
    const mac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
    const response = await send(url, {
      method: "POST",
      body,
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        "content-type": "application/json",
        "idempotency-key": message.id,
        ...(secret !== "" && { "x-tessera-signature": `t=${seconds},v1=${mac}` }),
      },
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The receiver responded with status ${response.status}.`);
  };
}
