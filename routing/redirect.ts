import * as v from "valibot";
import { withQuery } from "./with-query.ts";

/** A path on the same host that fits a `Location` header: `/de/rome/?page=2`, but not `//evil.example/`. */
export const localPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/), v.maxLength(2048));

/** Returns a redirect that no cache stores. `cookies` are `Set-Cookie` values. */
export function redirectTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/**
 * Returns a redirect to the page that sent a form, with its query: `ci`, `cm`, a view (B6). A browser that does not
 * state that address returns to the page without a query.
 */
export function returnTo(location: string, { headers }: Request, cookies: readonly string[]): Response {
  const sender = URL.parse(headers.get("referer") ?? "");
  const [path] = location.split(/[?#]/, 1);
  const isSender = sender?.host === headers.get("host") && sender?.pathname === path;
  return redirectTo(withQuery(location, isSender ? sender.search.slice(1) : ""), cookies);
}
