import * as v from "valibot";
import type { NearbyCity } from "./city.ts";
import type { Market } from "../market/market.ts";
import { ifKnown } from "../provider/if-known.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { toNearbyCity } from "./to-city.ts";
import type { Transport } from "../provider/transport.ts";
import { validIds } from "../provider/valid-ids.ts";
import { wireNearbyCity } from "./wire-city.ts";

const base = "/api/v2/city/";
const schema = v.object({ cities: v.array(v.unknown()) });

/** The cities near one, in the provider's order; undefined when there is no such city. */
export async function nearbyCities(
  transport: Transport,
  city: number,
  { locale, currency }: Market,
): Promise<readonly NearbyCity[] | undefined> {
  if (validIds(transport, base, [city]).length === 0) return undefined;
  const path = `${base}${city}/nearby-cities`;
  const query = [
    ["language", locale.providerLanguage],
    ["currency", currency],
  ] as const;
  const answer = await ifKnown(request(transport, { path, query, schema }), undefined);
  return answer && parseItems(path, answer.cities, wireNearbyCity, transport.onDropped).map(toNearbyCity);
}
