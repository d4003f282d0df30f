import { DataError } from "@tessera/runtime/data-error.ts";
import type { Collection, Products } from "./catalog.ts";
import type { CollectionSource } from "./collection.ts";
import type { Shared } from "./load-shared.ts";

/** How many products follow those of the ranking: no page asks for more (specification §9). */
const mostOthers = 100;

/** A collection with its products: those its ranking names, then its others, most popular first. Throws `DataError`. */
export function linkCollection(source: CollectionSource, shared: Shared, products: Products): Collection {
  const usedBy = `collection ${source.id}`;
  const photo = (file: string | null) => (file === null ? undefined : shared.photos.get(file, usedBy));
  const others = products.entries.filter(({ collection }) => collection === source.id).slice(0, mostOthers);
  const ranking = new Set([...source.ranking, ...others.map(({ id }) => id)]);
  if (ranking.size === 0) throw new DataError("collections/", usedBy, "has no product");
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
