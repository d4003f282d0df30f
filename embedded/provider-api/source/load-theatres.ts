import { readJson } from "@tessera/runtime/read-json.ts";
import type { Theatre } from "./catalog.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { Surroundings } from "./load-attractions.ts";
import { theatres } from "./theatre.ts";

/** The houses of `theatres.json`, by key. Throws `DataError`. */
export function loadTheatres(
  folder: URL,
  { cities, places }: Pick<Surroundings, "cities" | "places">,
): Index<string, Theatre> {
  const all = readJson(new URL("theatres.json", folder), theatres).map((source): Theatre => ({
    ...source,
    city: cities.get(source.city, source.key),
    place: places.get(source.place, source.key),
  }));
  return indexBy("theatres.json", all, ({ key }) => key);
}
