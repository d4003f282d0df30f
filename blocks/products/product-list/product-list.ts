import { isDeal } from "../../../catalog/price/price.ts";
import type { Product } from "../../../catalog/product/product.ts";
import { showStateAt } from "../../../catalog/show/sale.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/index.ts";
import { chosenIds, excludedIds } from "./chosen-ids.ts";
import type { ProductListFields } from "./product-list-fields.ts";
import { readSource, chooseListSources } from "./sources.ts";

/** Facts of a page that a list depends on. */
export type ListFacts = Pick<PageFacts, "productPages">;

/**
 * Returns the products of a list, best first: the editor's ranking, then the provider's order. Each product is there
 * once. Exclusions, other categories and shows that are over are omitted. Then the limit applies (D7).
 */
export function listedProducts(fields: ProductListFields, snapshot: Snapshot, limit: number): readonly Product[] {
  const sources = chooseListSources(fields, limit);
  if (sources.length === 0) return [];
  const excluded = excludedIds(fields);
  const read = sources.flatMap((source) => readSource(source, snapshot)?.products ?? []);
  const ranked = new Map(read.filter(({ id }) => !excluded.has(id)).map((product) => [product.id, product]));
  const first = chosenIds(fields).flatMap((id) => ranked.get(id) ?? snapshot.get("products", { id }) ?? []);
  const all = new Map([...first, ...ranked.values()].map((product) => [product.id, product]));
  const listed = [...all.values()].filter((product) => isOfCategories(product, fields) && isWanted(product, fields));
  return listed.filter((product) => showStateAt(product, snapshot.readAt) !== "closed").slice(0, limit);
}

function isOfCategories({ category }: Product, { category_filter: categories }: ProductListFields): boolean {
  return categories.length === 0 || (category !== undefined && categories.includes(category.id));
}

/** In a ranking of deals, a cheap product is a deal too (J11). */
function isWanted({ price }: Product, { deals_only: dealsOnly = false }: ProductListFields): boolean {
  return !dealsOnly || (price !== undefined && isDeal(price, { cheapToo: true }));
}
