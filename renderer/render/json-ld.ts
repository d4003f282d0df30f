import { isAvailable } from "../../catalog/product/is-available.ts";
import type { Money } from "../../catalog/money/money.ts";
import type { Product } from "../../catalog/product/product.ts";
import { minorUnitDigits } from "../../i18n/currencies.ts";
import { pagePath } from "../../routing/page-address.ts";
import type { PageContext } from "./page-context.ts";
import type { PageMetadata } from "../page-kind.ts";

/** Structured data of a page: one graph with stable ids, holding only what the page shows, from the same values. */
export function jsonLd({ title, description }: PageMetadata, page: PageContext, products: readonly Product[]): object {
  const { site, locale, path } = page;
  const origin = `https://${site.host}`;
  const url = `${origin}${pagePath(locale.code, path)}`;
  const organization = {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: site.brand,
    url: `${origin}/`,
  };
  const website = {
    "@type": "WebSite",
    "@id": `${origin}/#website`,
    name: site.brand,
    url: `${origin}/`,
    publisher: { "@id": organization["@id"] },
  };
  const webPage = {
    "@type": "WebPage",
    "@id": `${url}#page`,
    url,
    name: title,
    description,
    inLanguage: locale.tag,
    isPartOf: { "@id": website["@id"] },
  };
  const list = products.length === 0 ? [] : [itemList(products, page, url)];
  return { "@context": "https://schema.org", "@graph": [organization, website, webPage, ...list] };
}

function itemList(products: readonly Product[], page: PageContext, url: string): object {
  return {
    "@type": "ItemList",
    "@id": `${url}#products`,
    itemListElement: products.map((product, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: toProduct(product, page),
    })),
  };
}

function toProduct(product: Product, page: PageContext): object {
  const image = product.images[0]?.url;
  return {
    "@type": "Product",
    name: product.name,
    ...(image !== undefined && { image }),
    ...(isAvailable(product) && { offers: toOffer(product.price.final, page.bookingUrl(product)) }),
  };
}

/** The price the card shows, in full. */
function toOffer({ minor, currency }: Money, url: string): object {
  const digits = minorUnitDigits(currency);
  const price = (minor / 10 ** digits).toFixed(digits);
  return { "@type": "Offer", price, priceCurrency: currency, availability: "https://schema.org/InStock", url };
}
