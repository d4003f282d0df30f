import * as v from "valibot";
import { cookieValue, hiddenCookie } from "./cookies.ts";
import { storageKeys, type StorageName } from "./storage-keys.ts";

/** Holds the promo code that a traveller applied. */
const promoCodeCookie = "promo-code" satisfies StorageName;

/** A code that needs no escaping in a page or an address: `ROMA10`. */
const promoCode = v.pipe(v.string(), v.regex(/^[\p{L}\p{M}\p{N}_-]{1,40}$/u));

/** The code of a post: the applied one, or empty to remove it. */
export const postedPromoCode = v.union([v.literal(""), promoCode]);

/** Whether a code can be applied on a page. Any other has to be typed in the booking flow. */
export function isPromoCode(code: string): boolean {
  return v.is(promoCode, code);
}

/** Returns the `Set-Cookie` value that applies a code; an empty code removes the applied one. */
export function setPromoCode(code: string, isSecure: boolean): string {
  const seconds = code === "" ? 0 : storageKeys[promoCodeCookie].seconds;
  return `${promoCodeCookie}=${encodeURIComponent(code)}; ${hiddenCookie({ path: "/", seconds, isSecure })}`;
}

/** Parses the applied code in a Cookie header. Undefined for a missing or invalid one. */
export function readPromoCode(header: string | undefined): string | undefined {
  const value = cookieValue(header, promoCodeCookie);
  if (value === undefined) return undefined;
  try {
    const code = v.safeParse(promoCode, decodeURIComponent(value));
    return code.success ? code.output : undefined;
  } catch {
    // The escapes are malformed.
    return undefined;
  }
}
