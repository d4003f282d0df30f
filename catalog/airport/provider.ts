import * as v from "valibot";
import { toCoordinates, wireLatitude, wireLongitude } from "../place/wire.ts";
import { parseItems } from "../provider/parse-items.ts";
import { request } from "../provider/request.ts";
import { onePerCall, type ProviderContext } from "../provider/resource.ts";
import { itemTexts, wireLanguage } from "../provider/wire-language.ts";
import { wireList, wireName, wireText } from "../provider/wire.ts";
import type { Airport } from "./airport.ts";

const path = "/api/v1/airport-transfers/fetch-airports";
const schema = v.object({ airports: v.array(v.unknown()) });

const wireAirport = v.object({
  ...wireLanguage,
  code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  name: wireName,
  cityCode: wireText,
  countryCode: wireText,
  latitude: v.nullish(wireLatitude),
  longitude: v.nullish(wireLongitude),
  terminals: wireList(v.string()),
});

/** Returns the airports that transfers go to, in the provider's order. */
async function findAirports({ transport, market }: ProviderContext): Promise<readonly Airport[]> {
  const { airports } = await request(transport, { path, query: [], schema });
  const found = parseItems(path, airports, wireAirport, transport.onDropped);
  return found.map((airport) => {
    const { code, cityCode, countryCode, terminals } = airport;
    const name = itemTexts(airport, market.locale).name(airport.name);
    return { code, name, cityCode, countryCode, terminals, ...toCoordinates(airport) };
  });
}

/** The airports that transfers go to. There is one list. */
export const airports = onePerCall<"all", readonly Airport[]>({
  example: "all",
  key: (query) => query,
  live: false,
  find: (_query, context) => findAirports(context),
});
