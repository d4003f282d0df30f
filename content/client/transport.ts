import { exchange } from "./exchange.ts";
import { createRepositoryCache } from "./repository-cache.ts";
import type { Time } from "../../http/time.ts";

export interface TransportOptions {
  /** `https://repository.cdn.prismic.io/api/v2`, without a trailing slash. */
  readonly endpoint: string;
  /** For each request: its retries and its body included. */
  readonly timeoutMs: number;
}

export interface Transport {
  /** A `fetch` whose answers are all 2xx. Throws `ContentError`. */
  readonly fetch: (url: string, init?: RequestInit) => Promise<Response>;
  /** Never aborts. The installed client shares requests under way among all clients with one URL and one signal. */
  readonly signal: AbortSignal;
  readonly forgetRepository: () => void;
}

/** What the installed client is given as `fetch`: no failure is left for it to deal with in its own way. */
export function createTransport({ endpoint, timeoutMs }: TransportOptions, time: Time): Transport {
  const repository = createRepositoryCache(time.now);
  const home = new URL(endpoint).pathname;
  return {
    fetch: async (url, init) => {
      const ofRepository = new URL(url).pathname === home;
      const ask = () => exchange(url, init, { endpoint, timeoutMs, ofRepository }, time);
      return new Response(await (ofRepository ? repository.read(ask) : ask()));
    },
    signal: new AbortController().signal,
    forgetRepository: repository.forget,
  };
}
