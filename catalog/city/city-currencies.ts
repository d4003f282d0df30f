import type { ProviderClient } from "../provider/client.ts";
import { getFoundValue } from "../snapshot/reading.ts";
import { createCache } from "../../http/cache.ts";
import { type CurrencyCode, fallbackCurrency } from "../../i18n/currencies.ts";
import { locales } from "../../i18n/locales.ts";

/** The country of a city is the same in every language and currency. */
const market = { locale: locales.en, currency: fallbackCurrency };

/**
 * Caches the currency of each city's country for an hour, whatever the number of its pages. While the provider is down
 * the currencies stay as they were.
 */
export function createCityCurrencies(
  provider: Pick<ProviderClient, "cities">,
  now: () => number,
): (code: string) => Promise<CurrencyCode | undefined> {
  const load = async (code: string): Promise<CurrencyCode | undefined> => {
    const readings = await provider.cities([{ code }], market);
    return getFoundValue(readings.get(code))?.currency;
  };
  return createCache<CurrencyCode | undefined>({ load, orStale: true, ttlMs: 3_600_000, max: 1000, now }).get;
}
