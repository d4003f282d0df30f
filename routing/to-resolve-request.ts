import type { ResolveRequest } from "./resolve.ts";
import { readCurrencyCookie } from "./currency-cookie.ts";

interface RawRequest {
  readonly host: string | undefined;
  /** Path and query, as they were sent. */
  readonly target: string;
  /** Cookie header. */
  readonly cookie: string | undefined;
  readonly development: boolean;
}

/** The one reading of a request that server and proxy share: what one refuses, the other never sees differently. */
export function toResolveRequest({ host, target, cookie, development }: RawRequest): ResolveRequest {
  const [path = "", ...query] = target.split("?");
  return { host, path, query: query.join("?"), cookies: { currency: readCurrencyCookie(cookie) }, development };
}
