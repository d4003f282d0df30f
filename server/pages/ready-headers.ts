import type { Encoding } from "./content-encoding.ts";
import type { CacheState } from "./found-page.ts";
import type { StoredPage } from "./stored-page.ts";

/** The price of a page depends on a cookie: a shared cache must not serve one traveller's prices to all. */
export const vary = "Accept-Encoding, Cookie";

/** Rules for a shared cache with a stale page: it must not make it older by minutes. */
const staleControl = "s-maxage=3, stale-while-revalidate=3";

const ready = new WeakMap<StoredPage, Map<string, readonly string[]>>();

/**
 * Returns the headers of a page, names and values in turns, as Node writes them fastest. They are made once for each
 * encoding and state. Without those that depend on the time.
 */
export function readyHeaders(page: StoredPage, state: CacheState, encoding: Encoding): readonly string[] {
  const ofPage = ready.get(page) ?? new Map<string, readonly string[]>();
  if (ofPage.size === 0) ready.set(page, ofPage);
  const known = ofPage.get(state + encoding);
  if (known !== undefined) return known;
  const headers = formatHeaders(page, state, encoding);
  ofPage.set(state + encoding, headers);
  return headers;
}

function formatHeaders({ headers, body }: StoredPage, state: CacheState, encoding: Encoding): readonly string[] {
  const { "cache-control": control = "no-store", ...others } = headers;
  const all = {
    ...others,
    "cache-control": state === "stale" ? staleControl : control,
    vary,
    "x-cache": state,
    ...(body !== undefined && { etag: body.etag }),
    ...(encoding !== "identity" && { "content-encoding": encoding }),
  };
  return Object.entries(all).flat();
}
