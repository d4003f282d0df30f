import type { Assortment } from "../../hosts/site.ts";
import type { EntryKind, FoundProduct, SearchEntry } from "./search-entry.ts";
import type { SearchIndex } from "./search-index.ts";

/** A city, attraction, category or theatre that was found. */
export interface FoundPlace extends Pick<SearchEntry, "name" | "cityName" | "places"> {
  readonly kind: Exclude<EntryKind, "product">;
}

interface FoundThings {
  readonly products: readonly (FoundProduct & Pick<SearchEntry, "name" | "cityName">)[];
  readonly places: readonly FoundPlace[];
}

export interface Found extends FoundThings {
  /** Whether anything matches. If not, all is what is popular. */
  readonly matches: boolean;
}

/** Returns everything on a site that matches a search, best first; without words or matches, what is popular. */
export function findOnSite(index: SearchIndex, q: string, sells: Assortment | undefined): Found {
  const found = index.find(q).filter((entry) => isSold(entry, sells));
  if (found.length > 0) return { matches: true, ...sorted(found) };
  return { matches: false, ...popularOn(index, sells) };
}

const popular = new WeakMap<SearchIndex, Map<Assortment | undefined, FoundThings>>();

/** Returns what is popular on a site, sorted once for an index: searches without matches cost no sorting. */
function popularOn(index: SearchIndex, sells: Assortment | undefined): FoundThings {
  const known = popular.get(index) ?? new Map<Assortment | undefined, FoundThings>();
  popular.set(index, known);
  const things = known.get(sells) ?? sorted(eachCityInTurn(index.entries.filter((entry) => isSold(entry, sells))));
  known.set(sells, things);
  return things;
}

function sorted(entries: readonly SearchEntry[]): FoundThings {
  return {
    products: entries.flatMap(({ product, name, cityName }) =>
      product === undefined ? [] : [{ ...product, name, cityName }],
    ),
    places: entries.flatMap(({ kind, name, cityName, places }) =>
      kind === "product" ? [] : [{ kind, name, cityName, places }],
    ),
  };
}

/** Returns the best of each city first, then the second of each. No city has all that is popular. */
function eachCityInTurn(entries: readonly SearchEntry[]): readonly SearchEntry[] {
  const counts = new Map<string, number>();
  const ranked = entries.map((entry) => {
    const key = `${entry.kind}/${entry.cityCode}`;
    const rank = counts.get(key) ?? 0;
    counts.set(key, rank + 1);
    return { entry, rank };
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ entry }) => entry);
}

/** A site of one city, category or collection sells nothing that is not known to be in it. */
function isSold({ cityCode, categoryId, collectionIds }: SearchEntry, sells: Assortment = {}): boolean {
  const { city, category, collection } = sells;
  if (city !== undefined && city !== cityCode) return false;
  if (category !== undefined && category !== categoryId) return false;
  return collection === undefined || collectionIds.includes(collection);
}
