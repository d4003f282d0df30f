import { type DocumentsQuery, readProductId } from "../../catalog/document/document.ts";
import type { Product } from "../../catalog/product/product.ts";
import type { Snapshot } from "../../catalog/snapshot/snapshot.ts";
import { excludedTag } from "../../content/document.ts";
import { defaultLocale, locales } from "../../i18n/locales.ts";
import { pageAddress, pagePath } from "../../routing/page-address.ts";
import { productPath } from "../../routing/product-address.ts";
import { type LinkTarget, need, type Needs, type PageContext, type PageFacts } from "../../renderer/index.ts";

/** Facts that decide the addresses of a product's pages. */
type AddressedProduct = Pick<Product, "id" | "slug" | "category">;

/** Returns the need for the pages of those products that may have one: known only once the products are. */
export function productPageNeeds(
  products: readonly AddressedProduct[],
  facts: Pick<PageFacts, "productPages" | "locale">,
): Needs {
  const queries = products.flatMap((product) => listPageQueries(product, facts));
  return queries.length === 0 ? {} : need("documents", queries);
}

/** A page that links to pages of products. */
export type LinkingPage = Pick<PageContext, "site" | "locale" | "productPages" | "snapshot">;

/**
 * Returns where a card of a product leads: to its show page on this site, else to its own page. A show page that lacks
 * the language names the base language, which its texts are in. It is found only where `productPageNeeds` has planned it.
 * Undefined where the product has no page.
 */
export function findProductLink(product: AddressedProduct, page: LinkingPage): LinkTarget | undefined {
  const { locale, productPages, snapshot } = page;
  const own = documentPath(product, page, snapshot);
  if (own !== undefined) return { href: pagePath(locale.code, own) };
  const base = pathIn("base", product, page, snapshot);
  if (base !== undefined) return { href: pagePath(locale.code, base), hrefLang: locales[defaultLocale].tag };
  return productPages.hasAll ? { href: pagePath(locale.code, productPath(product)) } : undefined;
}

/** Returns the path of the page that editors wrote of a product on this site, in its language. Undefined without one. */
export function documentPath(
  product: AddressedProduct,
  facts: PathFacts,
  snapshot: Snapshot,
): readonly string[] | undefined {
  return pathIn("page", product, facts, snapshot);
}

type PathFacts = Pick<PageFacts, "site" | "locale" | "productPages">;

type QueryLanguage = NonNullable<DocumentsQuery["language"]>;

function pathIn(
  language: QueryLanguage,
  product: AddressedProduct,
  { site, ...facts }: PathFacts,
  snapshot: Snapshot,
): readonly string[] | undefined {
  const ofLanguage = listPageQueries(product, facts).filter((query) => query.language === language);
  const planned = ofLanguage.filter((query) => snapshot.getReadState("documents", query) === "found");
  const documents = planned.flatMap((query) => snapshot.get("documents", query) ?? []);
  return documents
    .filter((document) => readProductId(document) === product.id)
    .map(({ uid }) => pageAddress(uid ?? ""))
    .find((address) => address?.site === site)?.path;
}

/** Returns a query for each language of a product's page: the page's, and the base language. All of them are one search. */
function listPageQueries(
  { id, category }: AddressedProduct,
  { productPages, locale }: Pick<PageFacts, "productPages" | "locale">,
): readonly DocumentsQuery[] {
  const languages: readonly QueryLanguage[] = locale.code === defaultLocale ? ["page"] : ["page", "base"];
  return productPages.types.flatMap(({ type, category: only }) =>
    category?.id === only
      ? languages.map((language) => ({ type, language, productIds: [id], excludedTags: [excludedTag] }))
      : [],
  );
}
