import { defaultLocale, type Locale, locales } from "../../i18n/locales.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { flagship } from "../../routing/flagship.ts";
import { productPath } from "../../routing/product-address.ts";
import type { ListedPage } from "../addresses/listed-page.ts";
import type { ListedProduct } from "../addresses/create-product-index.ts";
import { toSitemapDate, type SitemapEntry, listLanguageTags } from "./sitemap-entry.ts";

/**
 * Returns the entries of products' own pages, in the languages that the provider has them in, else in English. A
 * product whose show page is among the pages redirects to it, and gets no entry. A page has the date of the document
 * that adds to it, if any.
 */
export function productEntries(
  products: readonly ListedProduct[],
  pages: readonly ListedPage[],
  documents: readonly ListedPage[],
): readonly SitemapEntry[] {
  const ofSite = pages.filter(({ site }) => site === flagship);
  const shown = new Set(ofSite.flatMap(({ productId }) => productId ?? []));
  const dates = new Map(documents.map((page) => [canonicalUrl(page, page.locale.code), toSitemapDate(page.published)]));
  return products.filter(({ id }) => !shown.has(id)).flatMap((product) => toSitemapEntries(product, dates));
}

type Dates = ReadonlyMap<string, string | undefined>;

function toSitemapEntries(product: ListedProduct, dates: Dates): readonly SitemapEntry[] {
  const path = productPath(product);
  const known = flagship.languages.map((code) => locales[code]).filter(({ tag }) => product.languages.includes(tag));
  const languages = known.length > 0 ? known : [locales[defaultLocale]];
  const urlIn = (locale: Locale) => canonicalUrl({ site: flagship, path }, locale.code);
  const alternates = languages.flatMap((locale) =>
    listLanguageTags(locale).map((tag) => ({ tag, url: urlIn(locale) })),
  );
  return languages.map((locale) => {
    const url = urlIn(locale);
    return { url, modified: dates.get(url), alternates, images: product.images };
  });
}
