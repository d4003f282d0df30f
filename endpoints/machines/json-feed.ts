import { defaultLocale } from "../../i18n/locales.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { describedProduct, type MachineScope } from "./described-product.ts";
import type { MachinePage } from "./machine-page.ts";
import type { MachineProduct } from "./machine-products.ts";
import { getMachineTerms } from "../../routing/machine-terms.ts";

/** Returns one page of products as a feed (JSON Feed 1.1). Each has the price of its page. */
export function jsonFeed({ products, page, pages }: MachinePage, scope: MachineScope): object {
  const { site, locale } = scope;
  const { license } = getMachineTerms(site, "products");
  return {
    version: "https://jsonfeed.org/version/1.1",
    title: site.brand,
    home_page_url: canonicalUrl({ site, path: [] }, locale.code),
    feed_url: feedUrl(page, scope),
    ...(page < pages && { next_url: feedUrl(page + 1, scope) }),
    language: locale.tag,
    authors: [{ name: site.brand, url: canonicalUrl({ site, path: [] }, defaultLocale) }],
    ...(license !== undefined && { _tessera: { licence: license } }),
    items: products.map((product) => feedItem(product, scope)),
  };
}

function feedItem(product: MachineProduct, scope: MachineScope): object {
  const { name, url, highlights, image, city, category, price, rating } = describedProduct(product, scope);
  return {
    id: url,
    url,
    title: name,
    content_text: [name, ...highlights].join("\n"),
    ...(image !== undefined && { image }),
    tags: [category, city].filter((tag) => tag !== ""),
    language: product.name.lang ?? scope.locale.tag,
    _tessera: { product: product.id, price, rating },
  };
}

/** Returns the address of a page of the feed: `https://www.tessera.example/feed.json?lang=de&page=2`. */
function feedUrl(page: number, { site, locale }: MachineScope): string {
  const query = new URLSearchParams({
    ...(locale.code !== defaultLocale && { lang: locale.code }),
    ...(page > 1 && { page: `${page}` }),
  });
  return `https://${site.host}/feed.json${query.size === 0 ? "" : `?${query}`}`;
}
