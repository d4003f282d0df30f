import { type CurrencyCode, fallbackCurrency, isCurrencyCode } from "../../i18n/currencies.ts";
import { parseProductPath } from "../../routing/product-address.ts";
import type { Route } from "../../routing/route.ts";
import type { Place } from "../../catalog/place/page-place.ts";
import type { PagePorts } from "../contracts/ports.ts";

/** The currency that a page is rendered in. */
export interface PageCurrency {
  readonly currency: CurrencyCode;
  /** Whether a city that comes before could not be read, so that the currency may be another one. */
  readonly provisional: boolean;
}

/**
 * Returns the currency of a page (E12): the traveller's, else that of the page's city. Else it is that of
 * the site's primary city. Both cities are read at once, and cached. One that could not be read is a failure.
 */
export async function readPageCurrency(
  { currency, site }: Pick<Route, "currency" | "site">,
  city: string,
  { catalog, onFailure, late }: Pick<PagePorts, "catalog" | "onFailure" | "late">,
): Promise<PageCurrency> {
  if (isCurrencyCode(currency)) return { currency, provisional: false };
  const codes = new Set([city, site.primaryCity].filter((code) => code !== ""));
  const failed = new Set<string>();
  const read = async (code: string) =>
    Promise.race([catalog.findCityCurrency(code), late.then(failLate)]).catch((cause: unknown) => {
      onFailure("cities", cause);
      failed.add(code);
      return undefined;
    });
  const found = await Promise.all([...codes].map(read));
  const chosen = found.findIndex((local) => local !== undefined);
  const before = chosen === -1 ? [...codes] : [...codes].slice(0, chosen);
  return { currency: found[chosen] ?? fallbackCurrency, provisional: before.some((code) => failed.has(code)) };
}

/** Returns the city that decides a currency: the tagged one, else that of the product at the address. */
export async function readCurrencyCity(
  { path }: Pick<Route, "path">,
  { city = "" }: Place,
  { catalog, late }: Pick<PagePorts, "catalog" | "late">,
): Promise<string> {
  const product = city === "" ? parseProductPath(path) : undefined;
  if (product === undefined) return city;
  return Promise.race([catalog.findProductCity(product.id), late.then(() => "")]).catch(() => "");
}

function failLate(): never {
  throw new Error("the page could wait no longer");
}
