import { type DocumentsQuery, type ProductPages, productIdOf } from "../catalog/document/document.ts";
import { need, type Needs } from "../catalog/snapshot/needs.ts";
import type { Snapshot } from "../catalog/snapshot/snapshot.ts";
import { pageAddress, pagePath } from "../routing/page-address.ts";
import { productPath } from "../routing/product-address.ts";
import type { AddressedProduct, PageFacts } from "./render/page-context.ts";

/** Editors tag a product's page with this so that no list links to it (specification §7, show-page queries). */
export const excludedTag = "not-listed";

/** Returns the need for the pages of those products that may have one: known only once the products are. */
export function productPageNeeds(
  products: readonly AddressedProduct[],
  { productPages }: Pick<PageFacts, "productPages">,
): Needs {
  const queries = products.flatMap((product) => queriesOf(product, productPages));
  return queries.length === 0 ? {} : need("documents", queries);
}

type LinkFacts = Pick<PageFacts, "site" | "locale" | "productPages" | "everyProductHasPage">;

/** Returns where a card of a product leads: to its show page on this site, else to its own page. */
export function productHref(product: AddressedProduct, facts: LinkFacts, snapshot: Snapshot): string | undefined {
  const path = documentPath(product, facts, snapshot) ?? (facts.everyProductHasPage ? productPath(product) : undefined);
  return path && pagePath(facts.locale.code, path);
}

/** Returns the path of the page that editors wrote of a product on this site. Undefined where there is none. */
export function documentPath(
  product: AddressedProduct,
  { site, productPages }: Pick<PageFacts, "site" | "productPages">,
  snapshot: Snapshot,
): readonly string[] | undefined {
  const planned = queriesOf(product, productPages).filter((query) => snapshot.stateOf("documents", query) === "found");
  const documents = planned.flatMap((query) => snapshot.get("documents", query) ?? []);
  return documents
    .filter((document) => productIdOf(document) === product.id)
    .map(({ uid }) => pageAddress(uid ?? ""))
    .find((address) => address?.site === site)?.path;
}

/** One query for each product: all of them are one search. */
function queriesOf(
  { id, category }: AddressedProduct,
  productPages: readonly ProductPages[],
): readonly DocumentsQuery[] {
  return productPages.flatMap(({ type, category: only }) =>
    category?.id === only ? [{ type, productIds: [id], excludedTags: [excludedTag] }] : [],
  );
}
