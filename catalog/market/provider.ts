import * as v from "valibot";
import { type CurrencyCode, currencyCodes } from "../../i18n/currencies.ts";
import { wireCurrencyCode } from "../money/wire.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ProviderError } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";

/** One without currencies would be no list of them. */
const wireList = v.pipe(v.array(v.unknown()), v.minLength(1));

/** The list comes bare or wrapped. */
const wireCurrencies = v.union([
  wireList,
  v.pipe(
    v.object({ currencies: wireList }),
    v.transform(({ currencies }) => currencies),
  ),
]);

const wireCurrency = v.object({ code: wireCurrencyCode });

/** Returns the currencies a traveller can choose, in our display order, without those we do not know. Their signs are ours. */
async function findCurrencies({ transport }: ProviderContext): Promise<readonly CurrencyCode[]> {
  const path = "/api/v1/currency/list/";
  const listed = await request(transport, { path, query: [], schema: wireCurrencies });
  const known = parseItems(path, listed, wireCurrency, () => {});
  return currencyCodes.filter((code) => known.some((currency) => currency.code === code));
}

const countrySchema = v.object({ currentCountry: v.object({ code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)) }) });

/** Returns the ISO code of the country we send requests from; the failure itself where it is unknown (I6). */
async function findCountry({ countries }: ProviderContext): Promise<string | ProviderError> {
  const { origin, pathname, searchParams } = new URL(countries.baseUrl);
  const call = { path: pathname, query: [...searchParams], schema: countrySchema };
  try {
    const { currentCountry } = await request({ ...countries, baseUrl: origin }, call);
    return currentCountry.code;
  } catch (error) {
    if (error instanceof ProviderError) return error;
    throw error;
  }
}

/** The currencies a traveller can choose, in our display order. There is one list. */
export const currencies = onePerCall<"all", readonly CurrencyCode[]>({
  example: "all",
  key: (query) => query,
  live: false,
  find: (_query, context) => findCurrencies(context),
});

/** The ISO code of the country we send requests from; the failure itself where it is unknown (I6). */
export const country = onePerCall<"current", string | ProviderError>({
  example: "current",
  key: (query) => query,
  live: true,
  find: (_query, context) => findCountry(context),
});
