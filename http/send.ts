import { ProviderError } from "../catalog/provider/provider-error.ts";
import { readText } from "./read-text.ts";
import { retryAfterMs } from "./retry-after.ts";

/** Bytes: many times the largest answer there is, a hundred products. */
const bodyLimit = 16_000_000;

export interface Get {
  readonly fetch: typeof fetch;
  /** Path of the call, for its errors. */
  readonly path: string;
  readonly url: URL;
  readonly origin: string | undefined;
  readonly cookie: string | undefined;
  readonly signal: AbortSignal;
}

export interface Answer {
  readonly status: number;
  readonly body: string;
}

/** GETs once. Throws `ProviderError` where there is no whole answer, or one that is not a success. */
export async function send({ fetch, path, url, origin, cookie, signal }: Get): Promise<Answer> {
  const headers = headersOf({ accept: "application/json", origin, cookie });
  const response = await fetch(url, { headers, signal }).catch((cause: unknown) => {
    throw new ProviderError("no answer", { path, cause });
  });
  const { ok, status } = response;
  if (!ok) {
    // A body that broke off already can't be cancelled either.
    await response.body?.cancel().catch(() => {});
    const wait = retryAfterMs(response.headers.get("retry-after"), Date.now());
    throw new ProviderError(`answered ${status}`, { path, status, retryAfterMs: wait });
  }
  const body = await readText(response, bodyLimit).catch((cause: unknown) => {
    throw new ProviderError("answer broke off", { path, status, cause });
  });
  return { status, body };
}

function headersOf(values: Readonly<Record<string, string | undefined>>): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) headers.set(name, value);
  return headers;
}
