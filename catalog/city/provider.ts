import type { Locale } from "../../i18n/locales.ts";
import * as v from "valibot";
import { toPrice, wireStartingPrice } from "../price/wire.ts";
import { parseItems } from "../provider/parse-items.ts";
import { ifKnown } from "../provider/provider-error.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import { validIds } from "../provider/parameters.ts";
import { wireSize } from "../provider/wire.ts";
import type { NearbyCity } from "./city.ts";
import { toCity, wireCity } from "./wire.ts";

const base = "/api/v2/city/";
const schema = v.object({ cities: v.array(v.unknown()) });

const wireNearbyCity = v.object({
  ...wireCity.entries,
  distanceKm: wireSize,
  startingPrice: v.nullish(wireStartingPrice),
});

/** Returns the cities near one, in the provider's order; undefined for an unknown city. */
async function findNearbyCities(
  city: number,
  { transport, market }: ProviderContext,
): Promise<readonly NearbyCity[] | undefined> {
  if (validIds(transport, base, [city]).length === 0) return undefined;
  const path = `${base}${city}/nearby-cities`;
  const query = [
    ["language", market.locale.providerLanguage],
    ["currency", market.currency],
  ] as const;
  const response = await ifKnown(request(transport, { path, query, schema }), undefined);
  return (
    response &&
    parseItems(path, response.cities, wireNearbyCity, transport.onDropped).map((wire) =>
      toNearbyCity(wire, market.locale),
    )
  );
}

function toNearbyCity(wire: v.InferOutput<typeof wireNearbyCity>, locale: Locale): NearbyCity {
  return {
    ...toCity(wire, locale),
    distanceKm: wire.distanceKm ?? undefined,
    startingPrice: toPrice(wire.startingPrice),
  };
}

export interface NearbyCitiesQuery {
  /** Id of the city they are near. */
  readonly city: number;
}

/** The cities near one, nearest first. */
export const nearbyCities = onePerCall<NearbyCitiesQuery, readonly NearbyCity[]>({
  example: { city: 167 },
  key: ({ city }) => String(city),
  live: false,
  find: ({ city }, context) => findNearbyCities(city, context),
});
