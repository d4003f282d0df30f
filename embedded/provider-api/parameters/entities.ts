import { notFound } from "../failure.ts";
import type { Catalog, Collection, Product, SubCategory } from "../source/catalog.ts";
import type { City } from "../source/linked-places.ts";
import { listVariants } from "../time/timed-product.ts";
import { idList, readId } from "./numbers.ts";

/** Returns `city`, a city code in any case; undefined when missing. Throws a 404 for an unknown city. */
export function cityParameter(query: URLSearchParams, { cities }: Catalog): City | undefined {
  const code = query.get("city");
  if (code === null) return undefined;
  const city = cities.get(code.toUpperCase());
  if (city === undefined) throw notFound(`city ${code}`);
  return city;
}

/** The collection a path names. Throws a 404 for an unknown one. */
export function findCollection(id: string, { collections }: Catalog): Collection {
  const collection = collections.get(readId(id, "collection id"));
  if (collection === undefined) throw notFound(`collection ${id}`);
  return collection;
}

/** The product a path names. Throws a 404 for an unknown one. */
export function findProduct(id: string, { products }: Catalog): Product {
  const product = products.get(readId(id, "tour group id"));
  if (product === undefined) throw notFound(`tour group ${id}`);
  return product;
}

/** Returns `variantId`; undefined when missing, which means all. Throws a 404 for a variant the product does not have. */
export function variantParameter(query: URLSearchParams, product: Product): number | undefined {
  const value = query.get("variantId");
  if (value === null) return undefined;
  const wanted = readId(value, "variantId");
  if (listVariants(product).some(({ id }) => id === wanted)) return wanted;
  throw notFound(`variant ${wanted} of tour group ${product.id}`);
}

/** Returns whether a product is in `filter-by-subcategory-id`. Without the parameter every product is. */
export function subCategoryFilter(
  query: URLSearchParams,
): (product: { readonly subCategory: Pick<SubCategory, "id"> }) => boolean {
  const wanted = new Set(idList(query, "filter-by-subcategory-id"));
  return ({ subCategory }) => wanted.size === 0 || wanted.has(subCategory.id);
}
