import { blankEntry, type Cities, namesById, noText, splitCode } from "./entry-parts.ts";
import type { SearchEntry } from "./search-entry.ts";
import type { NamedPlaces } from "./search-source.ts";
import { fold } from "./words.ts";

/** Returns the attractions of a language, the collections first. `english` names the same ones in English. */
export function attractionEntries(own: NamedPlaces, english: NamedPlaces, cities: Cities): readonly SearchEntry[] {
  return withoutTwins([...collectionEntries(own, english, cities), ...sightEntries(own, english, cities)]);
}

function collectionEntries(own: NamedPlaces, english: NamedPlaces, cities: Cities): readonly SearchEntry[] {
  const names = namesById(english.collections);
  return own.collections.map(({ id, name, cityCode, rating }) => ({
    ...inCity(cityCode, [id], cities),
    name,
    english: names.get(id) ?? "",
    popularity: rating?.ratingCount ?? 0,
  }));
}

function sightEntries(own: NamedPlaces, english: NamedPlaces, cities: Cities): readonly SearchEntry[] {
  const names = namesById(english.sights);
  const codes = new Map(own.collections.map(({ id, cityCode }) => [id, cityCode]));
  return own.sights.map(({ id, name, collectionIds }) => ({
    ...inCity(collectionIds.flatMap((each) => codes.get(each) ?? [])[0] ?? "", collectionIds, cities),
    name,
    english: names.get(id) ?? "",
    popularity: 0,
  }));
}

/**
 * Returns the fields that city and collections decide. The attraction's page is that of one of the collections.
 */
function inCity(cityCode: string, collectionIds: readonly number[], cities: Cities) {
  return {
    ...blankEntry,
    kind: "attraction",
    cityName: cities.get(cityCode) ?? noText,
    context: splitCode(cityCode),
    cityCode,
    collectionIds,
    places: collectionIds.map((collection) => ({ collection })),
  } as const;
}

/** Returns each attraction of a city once: a collection and a sight of one name are the same to travellers. */
function withoutTwins(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const known = new Map<string, SearchEntry>();
  for (const entry of entries) {
    const key = `${fold(entry.name.text)}/${entry.cityCode}`;
    if (!known.has(key)) known.set(key, entry);
  }
  return [...known.values()];
}
