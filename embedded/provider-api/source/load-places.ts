import { jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import { attractionFile, type AttractionSource } from "./attraction.ts";
import type { Airport, Attraction, City, Network, Theatre } from "./linked-places.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { Photo } from "./photo.ts";
import type { Place } from "./phrases.ts";
import type { Texts } from "./translations.ts";
import { theatres } from "./theatre.ts";
import { airports as airportsSchema, networks as networksSchema } from "./transport.ts";

interface Surroundings {
  readonly cities: Index<string, City>;
  readonly photos: Index<string, Photo>;
  readonly places: Index<string, Place>;
}

/** The real places of `attractions/`, by key. Throws `DataError`, also for an id that two of them have. */
export function loadAttractions(folder: URL, surroundings: Surroundings): Index<string, Attraction> {
  const attractions = jsonFiles(new URL("attractions/", folder)).flatMap(({ name, url }) => {
    const file = readJson(url, attractionFile);
    const city = surroundings.cities.get(file.city, name);
    return file.attractions.map((source) => linkAttraction(source, city, surroundings));
  });
  indexBy("attractions/", attractions, ({ id }) => id);
  return indexBy("attractions/", attractions, ({ key }) => key);
}

function linkAttraction(source: AttractionSource, city: City, { photos, places }: Surroundings): Attraction {
  return {
    ...source,
    city,
    photos: source.photos.map((photo) => photos.get(photo, source.key)),
    place: places.get(source.place, source.key),
  };
}

/** The houses of `theatres.json`, by key. Throws `DataError`. */
export function loadTheatres(
  folder: URL,
  { cities, places, sections }: Pick<Surroundings, "cities" | "places"> & { readonly sections: Index<string, Texts> },
): Index<string, Theatre> {
  const all = readJson(new URL("theatres.json", folder), theatres).map((source): Theatre => ({
    ...source,
    city: cities.get(source.city, source.key),
    place: places.get(source.place, source.key),
  }));
  for (const { key, seating } of all) for (const { section } of seating) sections.get(section, key);
  return indexBy("theatres.json", all, ({ key }) => key);
}

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
