import type { StorageName } from "./storage-keys.ts";

/** Holds a preview token, raw or in the jar of Prismic's toolbar. Named by Prismic. */
export const previewCookie = "io.prismic.preview" satisfies StorageName;

/** Marks a preview that ended a moment ago. A preview cookie that could not be cleared must not restart it. */
export const leftCookie = "preview-left" satisfies StorageName;

/** Holds the traveller's currency, as an ISO 4217 code (J3). */
export const currencyCookie = "currency" satisfies StorageName;

/** Values in a request's cookies that a page varies by. */
export interface RouteCookies {
  readonly currency: string | undefined;
  /** Whether an editor may be previewing. The page itself checks the token. */
  readonly previewing: boolean;
}

/** Parses a Cookie header. The first cookie of a name counts. */
export function readCookies(header: string | undefined): RouteCookies {
  const readCookie = (name: StorageName) => cookieValue(header, name);
  return {
    currency: readCookie(currencyCookie),
    previewing: Boolean(readCookie(previewCookie)) && !readCookie(leftCookie),
  };
}

/** Returns the value of a cookie in a Cookie header. The first of a name counts. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  // Most requests have no cookies.
  if (header === undefined || !header.includes(name)) return undefined;
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

interface CookieScope {
  readonly path: string;
  /** How long it lasts; 0 removes it. */
  readonly seconds: number;
  /** Whether browsers send it over https alone. */
  readonly isSecure: boolean;
}

/** Returns what follows the value of a cookie that no script reads, in `Set-Cookie`. */
export function hiddenCookie({ path, seconds, isSecure }: CookieScope): string {
  return `Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
}
