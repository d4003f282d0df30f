import { generatedProducts } from "../generate/generated-products.ts";
import { loadTemplates } from "../generate/template.ts";
import type { Products } from "./catalog.ts";
import type { CollectionSource } from "./collection.ts";
import type { Index } from "./index-by.ts";
import { type LinkProduct, linkProduct } from "./link.ts";
import { loadProductSources, writtenProducts } from "./written-products.ts";
import { rankEntries } from "./rank-entries.ts";
import type { Shared } from "./load-shared.ts";

/** The products people wrote, and as many made from templates as it takes to have `size`. Throws `DataError`. */
export function loadProducts(
  folder: URL,
  shared: Shared,
  collections: Index<number, CollectionSource>,
  size: number,
): Products {
  const link: LinkProduct = (source, city) => linkProduct(source, city, shared, collections);
  const sources = loadProductSources(folder, shared.cities);
  const written = writtenProducts(sources, link);
  const templates = loadTemplates(folder);
  const count = size - written.entries.length;
  const generated = generatedProducts(shared, { templates, written: sources, count, link });
  return {
    get: (id) => written.get(id) ?? generated.get(id),
    entries: rankEntries([...written.entries, ...generated.entries]),
  };
}
