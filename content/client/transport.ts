import { LRUCache } from "lru-cache";
import * as v from "valibot";
import { createCache } from "../../http/cache.ts";
import type { Time } from "../../http/time.ts";
import { createUpstream } from "../../http/upstream.ts";
import { ContentError } from "./content-error.ts";
import { toContentError } from "./response-error.ts";

export interface ContentTransportOptions {
  /** `https://repository.cdn.prismic.io/api/v2`, without a trailing slash. */
  readonly endpoint: string;
  /** Sends the requests; the global one by default. */
  readonly fetch?: typeof fetch;
  /** Milliseconds for each request: its retries and its body included. */
  readonly timeoutMs: number;
  /** Milliseconds that the repository is cached; 5000 by default (J10). */
  readonly repositoryTtlMs?: number;
}

export interface ContentTransport {
  /** A `fetch` whose responses are all 2xx. Throws `ContentError`. */
  readonly fetch: (url: string) => Promise<Response>;
  /** Never aborts. The installed client shares requests under way among all clients with one URL and one signal. */
  readonly signal: AbortSignal;
  /** Makes the next query read the repository again: its refs move with every publication. */
  readonly dropRepository: () => void;
  /** The same after a publication. Its master ref counts until the repository may be cached nowhere any more. */
  readonly invalidateRepository: (masterRef: string | undefined) => void;
  /** Returns the master ref of a publication in the last seconds. */
  readonly publishedRef: () => string | undefined;
}

/** Largest repository: thirty times one of 14 languages and 40 types. */
const repositoryLimits = { maxBytes: 1_000_000, maxParts: 30_000 };

/** Rejects a text that is not a repository, so that it is not cached: it would outlast its fault. */
const repositoryText = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ refs: v.pipe(v.array(v.object({ ref: v.string() })), v.minLength(1)) }),
);

/** Milliseconds in which a CDN may still have the repository from before a publication. */
const publishedRefMs = 5000;

/** The `fetch` of the installed client, which would retry 429 without end and throws a different error for each failure. */
export function createContentTransport(options: ContentTransportOptions, time: Time): ContentTransport {
  const { endpoint, timeoutMs, repositoryTtlMs: ttlMs = 5000 } = options;
  const upstream = createUpstream({ fetch: options.fetch, timeoutMs, time });
  const get = async (url: string, ofRepository: boolean) => {
    try {
      return (await upstream.get(url, {}, ofRepository ? repositoryLimits : undefined)).body;
    } catch (error) {
      throw toContentError(error, { endpoint, timeoutMs, ofRepository });
    }
  };
  const repository = createCache({
    load: async (url: string) => checkRepository(await get(url, true)),
    ttlMs,
    max: 1,
    now: time.now,
  });
  const repositoryPath = new URL(endpoint).pathname;
  const published = createPublishedRef(time.now);
  return {
    fetch: async (url) =>
      new Response(new URL(url).pathname === repositoryPath ? await repository.get(url) : await get(url, false)),
    signal: new AbortController().signal,
    dropRepository: () => {
      published.drop();
      repository.clear();
    },
    invalidateRepository: (ref) => {
      published.note(ref);
      repository.invalidate();
    },
    publishedRef: published.current,
  };
}

/** Returns the text of a repository. Throws `ContentError` where it is not one. */
function checkRepository(text: string): string {
  const { success, issues } = v.safeParse(repositoryText, text);
  if (success) return text;
  throw new ContentError("invalid-response", "An invalid API response was returned", {
    cause: new v.ValiError(issues),
  });
}

/** The master ref of a publication in the last seconds. */
function createPublishedRef(now: () => number) {
  /** Refs that publications named. A message that arrives again, maybe after a later one, changes nothing. */
  const named = new LRUCache<string, true>({ max: 100 });
  let published: { readonly ref: string; readonly until: number } | undefined;
  return {
    current: () => (published !== undefined && published.until > now() ? published.ref : undefined),
    drop: () => {
      published = undefined;
    },
    note: (ref: string | undefined) => {
      // A publication without a ref is news too: the ref of the one before may be older.
      if (ref === undefined) published = undefined;
      else if (!named.has(ref)) {
        named.set(ref, true);
        published = { ref, until: now() + publishedRefMs };
      }
    },
  };
}
