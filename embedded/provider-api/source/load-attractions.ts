import { jsonFiles } from "@tessera/runtime/json-files.ts";
import { readJson } from "@tessera/runtime/read-json.ts";
import { type AttractionSource, attractionFile } from "./attraction.ts";
import type { Attraction, City } from "./catalog.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { Photo } from "./photo.ts";
import type { Place } from "./phrases.ts";

export interface Surroundings {
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
