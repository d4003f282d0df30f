import { type BookedProduct, bookingOrigin, bookingUrl } from "../../catalog/booking/booking-url.ts";
import type { Product } from "../../catalog/product/product.ts";
import { averageForMachines, type Rating } from "../../catalog/review/rating.ts";
import { type Money, shownHundredths } from "../../catalog/money/money.ts";
import type { ListingPrice } from "../../catalog/price/price.ts";
import { showStateAt } from "../../catalog/show/sale.ts";
import { minorUnitDigits } from "../../i18n/currencies.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { nodeId, type PageContext, type StructuredNode } from "../../renderer/index.ts";
import { readSale } from "./product-on-page.ts";
import { findProductLink } from "./product-links.ts";

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

/**
 * Returns one product with the rating and price of its card, and its address on this host. An unbookable product has an
 * offer without a price, marked as sold out.
 */
function productNode(product: Product, page: PageContext): StructuredNode {
  return toProductNode(product, page, urlOnSite(findProductLink(product, page)?.href, page));
}

/** Returns the product that a page is about, with this page as its address and the prices of its variants. */
export function mainProductNode(
  product: Product,
  page: PageContext,
  prices: readonly ListingPrice[] = [],
): StructuredNode {
  const node = toProductNode(product, page, canonicalUrl(page, page.locale.code));
  const { price } = readSale(product, page);
  const offers =
    price && prices.length > 1 ? { offers: toOffers(price, prices, toProductBookingUrl(product, page)) } : {};
  return { ...node, "@id": nodeId(page, "product"), ...offers };
}

function toProductNode(product: Product, page: PageContext, url: string | undefined): StructuredNode {
  const image = product.images[0]?.url;
  const { price } = readSale(product, page);
  const booked = toProductBookingUrl(product, page);
  return {
    "@type": "Product",
    name: product.name.text,
    ...(url !== undefined && { url }),
    ...(image !== undefined && { image }),
    ...(product.rating && { aggregateRating: toAggregateRating(product.rating) }),
    offers: price
      ? toOffer(price, booked)
      : { "@type": "Offer", availability: `https://schema.org/${unavailability(product, page)}`, url: booked },
  };
}

/** Returns why a price is missing: the show is over, is not on sale yet, or is sold out. */
function unavailability(product: Product, { snapshot }: PageContext): string {
  const state = showStateAt(product, snapshot.readAt);
  if (state === "closed") return "Discontinued";
  return state === undefined || state === "running" ? "SoldOut" : "OutOfStock";
}

/** Returns the URL of a path of this host: `/rome/` → `https://www.tessera.example/rome/`. */
function urlOnSite(path: string | undefined, { site }: PageContext): string | undefined {
  return path === undefined ? undefined : `https://${site.host}${path}`;
}

/** Returns where a product is booked, by default on any day. Search engines never see a stand-in of the booking flow. */
export function toProductBookingUrl(product: BookedProduct, { site, locale }: PageContext, date?: string): string {
  return bookingUrl({ origin: bookingOrigin(site), locale, product, ...(date !== undefined && { date }) });
}

/** The average has the one decimal that a card shows. */
function toAggregateRating({ average, ratingCount, reviewCount }: Rating): object {
  const ratingValue = averageForMachines(average);
  return {
    "@type": "AggregateRating",
    ratingValue,
    bestRating: 5,
    worstRating: 1,
    ratingCount,
    ...(reviewCount > 0 && { reviewCount }),
  };
}

/** The prices of a product's variants, from the one that its card shows. */
function toOffers(from: ListingPrice, prices: readonly ListingPrice[], url: string): object {
  const { currency } = from.final;
  const [highest = from.final] = prices
    .map(({ final }) => final)
    .filter((price) => price.currency === currency && price.minor >= from.final.minor)
    .toSorted((one, other) => other.minor - one.minor);
  return {
    "@type": "AggregateOffer",
    lowPrice: formatAmount(from.final),
    highPrice: formatAmount(highest),
    priceCurrency: currency,
    offerCount: prices.length,
    availability: inStock,
    url,
  };
}

const inStock = "https://schema.org/InStock";

/** Returns an amount as numbers of structured data, rounded as on the card: `24.00`, `7000`. */
export function formatAmount(money: Money): string {
  return (shownHundredths(money) / 100).toFixed(Math.min(2, minorUnitDigits(money.currency)));
}

/** The amount is rounded as on the card. The price of a group says how many people it is for. */
function toOffer({ final, group }: ListingPrice, url: string): object {
  return {
    "@type": "Offer",
    price: formatAmount(final),
    priceCurrency: final.currency,
    availability: inStock,
    url,
    ...(group?.size !== undefined && { eligibleQuantity: { "@type": "QuantitativeValue", maxValue: group.size } }),
  };
}
