import { DataError, jsonFiles, readJson } from "@tessera/runtime/read-json.ts";
import type { Product, Products } from "./catalog.ts";
import type { City } from "./linked-places.ts";
import { type Index, indexBy } from "./index-by.ts";
import type { LinkProduct } from "./link.ts";
import { priceOnSale } from "./price-on-sale.ts";
import { productFile } from "./product-file.ts";
import type { ProductSource } from "./product.ts";
import { rankEntries } from "./rank-entries.ts";

/** A written product ranks above those made from templates. Written ones rank by how many people bought them. */
const worth = 10;

/** The products written by hand, all linked at once, so that what is wrong in them stops the start. Throws `DataError`. */
export function writtenProducts(written: readonly WrittenProduct[], link: LinkProduct): Products {
  const { map } = indexBy(
    "products/",
    written.map(({ source, city }) => link(source, city)),
    ({ id }) => id,
  );
  for (const { id, parts, city } of map.values())
    for (const part of parts)
      if (map.get(part)?.city !== city)
        throw new DataError("products/", String(part), `is missing in ${city.code}, and product ${id} names it`);
  return { get: (id) => map.get(id), entries: rankEntries([...map.values()].map(toEntry)) };
}

function toEntry(product: Product) {
  const { id, city, subCategory, collection, name, stars, photos, show } = product;
  const ratings = stars.reduce((sum, count) => sum + count, 0);
  const popularity = worth + Math.log10(ratings + 1);
  const isAvailable = priceOnSale(product) !== null;
  const lead = show === undefined ? photos[0]?.file : `poster of ${id}`;
  return { id, city, subCategory, collection: collection?.id, name, popularity, isAvailable, lead };
}

export interface WrittenProduct {
  readonly source: ProductSource;
  readonly city: City;
}

/** The products written by hand, file by file. */
export function loadProductSources(folder: URL, cities: Index<string, City>): readonly WrittenProduct[] {
  return jsonFiles(new URL("products/", folder)).flatMap(({ name, url }) => {
    const file = readJson(url, productFile);
    const city = cities.get(file.city, name);
    return file.products.map((source) => ({ source, city }));
  });
}
