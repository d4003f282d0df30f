import { type CurrencyCode, currencyOfCountry, isCurrencyCode } from "../../i18n/currencies.ts";
import type { PageFacts } from "../render/page-context.ts";
import type { Route } from "../../routing/route.ts";

/**
 * What is known before anything is fetched. The currency is the traveller's, else that of the page's country, else
 * that of the country of the site's primary city (specification §4).
 */
export function factsOf({ site, locale, currency, view, path }: Route, country: string | undefined): PageFacts {
  return { site, locale, view, path, currency: isCurrencyCode(currency) ? currency : localCurrency(country, site) };
}

const lastResort: CurrencyCode = "EUR";

function localCurrency(country: string | undefined, site: Route["site"]): CurrencyCode {
  const ofPage = country === undefined ? undefined : currencyOfCountry(country);
  return ofPage ?? currencyOfCountry(site.primaryCountry) ?? lastResort;
}
