import { retryAfterMs } from "../../http/retry-after.ts";
import type { Time } from "../../http/time.ts";

export type Init = RequestInit & { readonly signal: AbortSignal };

/** Milliseconds (specification §9), and the least that is waited: no wait at all would be a storm of requests. */
const defaultWait = 1000;
const leastWait = 100;
/** A timer that is set to more ends at once. */
const longestWait = 2 ** 31 - 1;

/** `fetch` that asks again after 429, when the answer says so (specification §8), until the signal aborts. */
export async function askPatiently(url: string, init: Init, time: Time): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 429) return response;
  await response.body?.cancel();
  await time.wait(waitOf(response.headers.get("retry-after"), time.now()), init.signal);
  return askPatiently(url, init, time);
}

function waitOf(retryAfter: string | null, now: number): number {
  return Math.min(Math.max(leastWait, retryAfterMs(retryAfter, now) ?? defaultWait), longestWait);
}
