import type { SearchEntry } from "./search-entry.ts";

interface Changes extends Partial<Omit<SearchEntry, "cityName">> {
  readonly cityName?: string;
}

let id = 0;

/** Returns a product of this name, as an index has it, for tests. */
export function testEntry(name: string, { cityName = "", ...changes }: Changes = {}): SearchEntry {
  id += 1;
  return {
    kind: "product",
    name: { text: name },
    cityName: { text: cityName },
    english: "",
    context: "",
    popularity: 0,
    cityCode: cityName.toUpperCase(),
    categoryId: undefined,
    collectionIds: [],
    places: [],
    product: { id, slug: `tour-${id}`, category: undefined, timeZone: "Europe/Rome" },
    ...changes,
  };
}
