import { defaultLocale, type Locale } from "../../i18n/locales.ts";
import type { Site } from "../../hosts/site.ts";
import type { ListedPage } from "./listed-page.ts";

/** A published page, and the product that it is about, if any. */
export type ProductPage = Pick<ListedPage, "site" | "locale" | "path" | "productId">;

/**
 * Returns the pages that editors wrote of a site's products, by product: in a language, else in English. A product's own
 * address redirects there.
 */
export function writtenPages(
  pages: readonly ProductPage[],
  { site, locale }: { readonly site: Site; readonly locale: Locale },
): ReadonlyMap<number, ProductPage> {
  const own = pages.filter((page) => page.site === site);
  const found = new Map<number, ProductPage>();
  for (const code of [locale.code, defaultLocale]) {
    for (const page of own) {
      if (page.productId === undefined || page.locale.code !== code || found.has(page.productId)) continue;
      found.set(page.productId, page);
    }
  }
  return found;
}
