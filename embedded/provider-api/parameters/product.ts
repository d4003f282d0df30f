import { notFound } from "../failure.ts";
import type { Catalog, Product } from "../source/catalog.ts";
import { idOf } from "./ids.ts";

/** The product a path names. Throws a 404 when there is none. */
export function productOf(id: string, { products }: Catalog): Product {
  const product = products.get(idOf(id, "tour group id"));
  if (product === undefined) throw notFound(`tour group ${id}`);
  return product;
}
