import { LRUCache } from "lru-cache";
import type { Product, ProductEntry, Products } from "../source/catalog.ts";
import type { LinkProduct } from "../source/link.ts";
import { rankEntries } from "../source/rank-entries.ts";
import type { Shared } from "../source/load-shared.ts";
import type { WrittenProduct } from "../source/written-products.ts";
import { plan } from "./plan.ts";
import { productSource } from "./product-source.ts";
import { isWrittenBy, startPlaces } from "./start-places.ts";
import { listSubjects } from "./subjects.ts";
import type { Template } from "./template.ts";
import { listTurns } from "./turns.ts";

interface Order {
  readonly templates: readonly Template[];
  /** Products that people wrote. They are not made again. */
  readonly written: readonly WrittenProduct[];
  readonly count: number;
  readonly link: LinkProduct;
}

/** Products made from templates, most popular first, each built at its first use. Throws `DataError`. */
export function generatedProducts(shared: Shared, { templates, written, count, link }: Order): Products {
  const turns = listTurns(templates, listSubjects(shared), isWrittenBy(written));
  const planned = plan(turns, count, shared.subCategories);
  const findStart = startPlaces(shared);
  return productsOnDemand(planned, (one) => link(productSource(one, findStart, shared.rates), one.city));
}

/** How many built products are cached. */
const maxCached = 2000;

/** Entries, most popular first, whose products are built at their first use. The last used ones are cached. */
function productsOnDemand<Entry extends ProductEntry>(
  entries: readonly Entry[],
  build: (entry: Entry) => Product,
): Products {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const built = new LRUCache<number, Product>({ max: maxCached });
  return {
    entries: rankEntries(entries),
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
