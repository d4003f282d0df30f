import type { Product } from "../product/product.ts";
import { blankEntry, type Cities, noText, splitCode } from "./entry-parts.ts";
import type { SearchEntry } from "./search-entry.ts";

/** Returns the theatres that shows are played in, each once. Its category is that of its shows. */
export function theatreEntries(products: readonly Product[], cities: Cities): readonly SearchEntry[] {
  const theatres = new Map<string, SearchEntry>();
  for (const { show, category, collection, cityCode } of products) {
    const { key, name } = show?.theatre ?? {};
    if (key === undefined || key === "" || name === undefined) continue;
    const known = theatres.get(key);
    theatres.set(key, {
      ...blankEntry,
      kind: "theatre",
      name: { text: name },
      cityName: cities.get(cityCode) ?? noText,
      english: key.replaceAll("-", " "),
      context: splitCode(cityCode),
      popularity: (known?.popularity ?? 0) + 1,
      cityCode,
      categoryId: category?.id,
      collectionIds: [...(known?.collectionIds ?? []), ...(collection === undefined ? [] : [collection.id])],
      places: [{ venue: key }],
    });
  }
  return [...theatres.values()];
}
