import * as v from "valibot";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import type { City } from "./city.ts";
import { toCity, wireCity } from "./wire.ts";

/**
 * The provider has no call for a city alone (H24). A list of a city's products names the city, whatever the
 * category: here category 1, Tickets.
 */
const path = "/api/tours/v6/tour-groups/list-by/category/1/";
const schema = v.object({ pageData: v.object({ items: v.array(v.unknown()) }), city: v.nullish(wireCity) });

/** Returns a city by its code; undefined for an unknown one. */
async function findCity(code: string, { transport, market }: ProviderContext): Promise<City | undefined> {
  const query = [
    ["language", market.locale.providerLanguage],
    ["city", code],
    ["limit", 1],
    ["currency", market.currency],
  ] as const;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  return response?.city ? toCity(response.city, market.locale) : undefined;
}

export interface CityQuery {
  /** `NEW_YORK`. */
  readonly code: string;
}

/** A city by the provider's code for it. */
export const cities = onePerCall<CityQuery, City>({
  example: { code: "ROME" },
  key: ({ code }) => code,
  live: false,
  find: ({ code }, context) => findCity(code, context),
});
