import { type CurrencyCode, isCurrencyCode } from "../i18n/currencies.ts";
import type { Route } from "../routing/route.ts";
import type { Ports } from "./ports.ts";

/** The currency of a page whose city nobody knows, and of a host's missing pages, which have no prices. */
export const fallbackCurrency: CurrencyCode = "EUR";

/**
 * Returns the currency of a page (specification §4): the traveller's, else that of the page's city. Else it is that of
 * the site's primary city. Both cities are read at once, and cached. One that could not be read is a failure.
 */
export async function currencyOf(
  { currency, site }: Pick<Route, "currency" | "site">,
  city: string,
  { currencyOfCity, onFailure }: Pick<Ports, "currencyOfCity" | "onFailure">,
): Promise<CurrencyCode> {
  if (isCurrencyCode(currency)) return currency;
  const codes = new Set([city, site.primaryCity].filter((code) => code !== ""));
  const read = async (code: string) =>
    currencyOfCity(code).catch((cause: unknown) => {
      onFailure("cities", cause);
      return undefined;
    });
  const found = await Promise.all([...codes].map(read));
  return found.find((local) => local !== undefined) ?? fallbackCurrency;
}
