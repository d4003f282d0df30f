import { readCookie } from "./read-cookie.ts";

/** Holds the traveller's currency, as an ISO 4217 code (specification §9). */
const currencyCookie = "currency";

/** Cookie header → the currency cookie's value. */
export function readCurrencyCookie(header: string | undefined): string | undefined {
  return readCookie(header, currencyCookie);
}
