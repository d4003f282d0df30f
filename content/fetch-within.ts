import { setTimeout } from "node:timers/promises";

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Milliseconds (specification §9), and the least that is waited. */
const defaultWait = 1000;
const leastWait = 100;

/**
 * A `fetch` that asks again after 429 (specification §8), all within one time-out: the content client by itself would
 * wait as long as it is told, and ask for ever. Rejects when the time is up.
 */
export function fetchWithin(timeoutMs: number): Fetch {
  return (url, init) => ask(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
}

async function ask(url: string, init: RequestInit & { readonly signal: AbortSignal }): Promise<Response> {
  const response = await fetch(url, init);
  if (response.status !== 429) return response;
  await response.body?.cancel();
  await setTimeout(waitOf(response), undefined, { signal: init.signal });
  return ask(url, init);
}

function waitOf({ headers }: Response): number {
  const seconds = Number(headers.get("retry-after") ?? Number.NaN);
  return Number.isNaN(seconds) ? defaultWait : Math.max(leastWait, seconds * 1000);
}
