import type { DocumentsQuery } from "../catalog/document/document.ts";
import type { Product } from "../catalog/product/product.ts";
import { need, type Needs, noNeeds } from "../catalog/snapshot/needs.ts";
import { pageAddress } from "../routing/page-address.ts";
import type { PageContext } from "./render/page-context.ts";

/** Entertainment: the category of shows, whose pages are documents of their own (specification §3). */
const showCategory = 7;

/** Editors tag a show page with this so that no list links to it (specification §7, show-page queries). */
const excludedTag = "not-listed";

/** Returns the need for the show pages of those products that are shows: known only once the products are. */
export function showPageNeeds(products: readonly Product[]): Needs {
  const query = showPagesQuery(products);
  return query === undefined ? noNeeds : need("documents", [query]);
}

/** Returns where each product leads, by its id: to its show page on this site, else to the booking flow. */
export function productHrefs(products: readonly Product[], page: PageContext): (product: Product) => string {
  const query = showPagesQuery(products);
  const documents = query === undefined ? [] : (page.snapshot.get("documents", query) ?? []);
  const showPages = new Map(
    documents.flatMap(({ uid, data }) => {
      const address = pageAddress(uid ?? "");
      if (address?.site !== page.site) return [];
      return [[data["tgid"], page.href({ kind: "page", ...address, locale: page.locale.code, text: "" })] as const];
    }),
  );
  return (product) => showPages.get(product.id) ?? page.bookingUrl(product);
}

function showPagesQuery(products: readonly Product[]): DocumentsQuery | undefined {
  const productIds = products.filter(({ category }) => category?.id === showCategory).map(({ id }) => id);
  return productIds.length === 0 ? undefined : { type: "showpage", productIds, excludedTags: [excludedTag] };
}
