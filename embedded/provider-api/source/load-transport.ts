import { readJson } from "@tessera/runtime/read-json.ts";
import { airports as airportsSchema } from "./airport.ts";
import type { Airport, Network } from "./catalog.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { Surroundings } from "./load-attractions.ts";
import { networks as networksSchema } from "./network.ts";

export interface Transport {
  /** By IATA code. */
  readonly airports: Index<string, Airport>;
  /** By key. */
  readonly networks: Index<string, Network>;
}

/** The airports and hop-on hop-off buses there are. Throws `DataError`. */
export function loadTransport(folder: URL, { cities, places }: Pick<Surroundings, "cities" | "places">): Transport {
  const file = (name: string) => new URL(`${name}.json`, folder);
  const airports = readJson(file("airports"), airportsSchema).map((source): Airport => ({
    ...source,
    city: cities.get(source.city, source.code),
    placeKey: source.place,
    place: places.get(source.place, source.code),
  }));
  const networks = readJson(file("networks"), networksSchema).map((source): Network => ({
    ...source,
    city: cities.get(source.city, source.key),
  }));
  return {
    airports: indexBy("airports.json", airports, ({ code }) => code),
    networks: indexBy("networks.json", networks, ({ key }) => key),
  };
}
