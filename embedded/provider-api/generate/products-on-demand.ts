import { LRUCache } from "lru-cache";
import type { Product, ProductEntry, Products } from "../source/catalog.ts";

/** How many built products are kept. */
const most = 2000;

/** Entries, most popular first, whose products are built when they are asked for; the last ones used are kept. */
export function productsOnDemand<Entry extends ProductEntry>(
  entries: readonly Entry[],
  build: (entry: Entry) => Product,
): Products {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const built = new LRUCache<number, Product>({ max: most });
  return {
    entries: entries.toSorted((one, other) => other.popularity - one.popularity || one.id - other.id),
    get: (id) => {
      const known = built.get(id);
      const entry = byId.get(id);
      if (known !== undefined || entry === undefined) return known;
      const product = build(entry);
      built.set(id, product);
      return product;
    },
  };
}
