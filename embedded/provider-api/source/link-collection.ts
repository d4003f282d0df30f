import type { Collection, Products } from "./catalog.ts";
import type { CollectionSource } from "./collection.ts";
import { DataError } from "../../data-error.ts";
import type { Shared } from "./load-shared.ts";

/** A collection with its products: those its ranking names, then its others, most popular first. Throws `DataError`. */
export function linkCollection(source: CollectionSource, shared: Shared, products: Products): Collection {
  const usedBy = `collection ${source.id}`;
  const photo = (file: string | null) => (file === null ? undefined : shared.photos.get(file, usedBy));
  const others = products.entries.filter(({ collection }) => collection === source.id).map(({ id }) => id);
  const ranking = new Set([...source.ranking, ...others]);
  return {
    ...source,
    city: shared.cities.get(source.city, usedBy),
    heroPhoto: photo(source.heroPhoto),
    cardPhoto: photo(source.cardPhoto),
    products: [...ranking].map((id) => {
      const product = products.get(id);
      if (product === undefined) throw new DataError("products/", String(id), `is missing, and ${usedBy} names it`);
      return product;
    }),
  };
}
