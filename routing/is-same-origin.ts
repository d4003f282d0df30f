/**
 * Whether a page of the same host sent a request. Browsers send this in one of two headers that no page can set. A
 * request with neither is refused: another site's form could have caused it.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return false;
  const origin = headers.get("origin");
  if (origin === null) return site !== null;
  const url = URL.parse(origin);
  // A browser sends scheme, host and port alone.
  return url?.origin === origin && url.host === headers.get("host");
}
