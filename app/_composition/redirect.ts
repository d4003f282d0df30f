import * as v from "valibot";

/** A path on the same host that fits a `Location` header: `/de/rome/?page=2`, but not `//evil.example/`. */
export const localPath = v.pipe(v.string(), v.regex(/^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/), v.maxLength(2048));

/** Returns a redirect that no cache stores. `cookies` are `Set-Cookie` values. */
export function redirectTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location, "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
