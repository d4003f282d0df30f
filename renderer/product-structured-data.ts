import { bookingOrigin, bookingUrl } from "../catalog/booking/booking-url.ts";
import type { Product } from "../catalog/product/product.ts";
import type { Rating } from "../catalog/review/rating.ts";
import { shownHundredths } from "../catalog/money/money.ts";
import type { ListingPrice } from "../catalog/price/price.ts";
import { minorUnitDigits } from "../i18n/currencies.ts";
import type { StructuredNode } from "./part.ts";
import type { PageContext } from "./render/page-context.ts";
import { nodeId } from "./render/structured-data.ts";

/** Returns the list of the products that a part with this element id shows; nothing where it shows none. */
export function productList(products: readonly Product[], id: string, page: PageContext): readonly StructuredNode[] {
  if (products.length === 0) return [];
  const itemListElement = products.map((product, index) => ({
    "@type": "ListItem",
    position: index + 1,
    item: productNode(product, page),
  }));
  return [{ "@type": "ItemList", "@id": nodeId(page, id), itemListElement }];
}

/** Returns one product with the rating and price that its card shows. What can't be booked has no offer. */
export function productNode(product: Product, page: PageContext): StructuredNode {
  const image = product.images[0]?.url;
  const { price } = page.sale(product);
  return {
    "@type": "Product",
    name: product.name.text,
    ...(image !== undefined && { image }),
    ...(product.rating && { aggregateRating: toAggregateRating(product.rating) }),
    ...(price && { offers: toOffer(price, bookedAt(product, page)) }),
  };
}

/** Returns where a product is booked, on the site's own domain: search engines never see a stand-in. */
function bookedAt(product: Product, { site, locale }: PageContext): string {
  return bookingUrl({ origin: bookingOrigin(site), locale, product });
}

/** The average has the one decimal that a card shows. */
function toAggregateRating({ average, ratingCount, reviewCount }: Rating): object {
  const ratingValue = average.toFixed(1);
  return {
    "@type": "AggregateRating",
    ratingValue,
    bestRating: 5,
    worstRating: 1,
    ratingCount,
    ...(reviewCount > 0 && { reviewCount }),
  };
}

/** The amount is rounded as on the card. The price of a group says how many people it is for. */
function toOffer({ final, group }: ListingPrice, url: string): object {
  const { currency } = final;
  const price = (shownHundredths(final) / 100).toFixed(Math.min(2, minorUnitDigits(currency)));
  return {
    "@type": "Offer",
    price,
    priceCurrency: currency,
    availability: "https://schema.org/InStock",
    url,
    ...(group?.size !== undefined && { eligibleQuantity: { "@type": "QuantitativeValue", maxValue: group.size } }),
  };
}
