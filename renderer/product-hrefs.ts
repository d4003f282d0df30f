import { type DocumentsQuery, productIdOf } from "../catalog/document/document.ts";
import type { Product } from "../catalog/product/product.ts";
import { need, type Needs } from "../catalog/snapshot/needs.ts";
import { pageAddress } from "../routing/page-address.ts";
import type { PageContext, PageFacts } from "./render/page-context.ts";

/** Editors tag a product's page with this so that no list links to it (specification §7, show-page queries). */
const excludedTag = "not-listed";

/** Returns the need for the pages of those products that may have one: known only once the products are. */
export function productPageNeeds(products: readonly Product[], facts: PageFacts): Needs {
  const queries = productPageQueries(products, facts);
  return queries.length === 0 ? {} : need("documents", queries);
}

/**
 * Returns where each product leads: to its own page on this site, else to the booking flow. One that has no page and
 * can't be booked leads nowhere.
 */
export function productHrefs(
  products: readonly Product[],
  page: PageContext,
): (product: Product) => string | undefined {
  const queries = productPageQueries(products, page);
  const documents = queries.flatMap((query) => page.snapshot.get("documents", query) ?? []);
  const hrefs = new Map(
    documents.flatMap((document) => {
      const address = pageAddress(document.uid ?? "");
      if (address?.site !== page.site) return [];
      const { href } = page.linkTo({ kind: "page", ...address, locale: page.locale.code, text: "" });
      return [[productIdOf(document), href] as const];
    }),
  );
  const toBooking = (product: Product) =>
    page.sale(product).price === undefined ? undefined : page.bookingUrl(product);
  return (product) => hrefs.get(product.id) ?? toBooking(product);
}

function productPageQueries(products: readonly Product[], { productPages }: PageFacts): readonly DocumentsQuery[] {
  return productPages.flatMap(({ type, category }) => {
    const productIds = products.filter((product) => product.category?.id === category).map(({ id }) => id);
    return productIds.length === 0 ? [] : [{ type, productIds, excludedTags: [excludedTag] }];
  });
}
