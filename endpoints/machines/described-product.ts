import { bookablePrice } from "../../catalog/show/sale.ts";
import { averageForMachines } from "../../catalog/review/rating.ts";
import type { Site } from "../../hosts/site.ts";
import type { Locale } from "../../i18n/locales.ts";
import { formatAmount } from "../../blocks/products/product-structured-data.ts";
import { canonicalUrl } from "../../routing/page-address.ts";
import { productPath } from "../../routing/product-address.ts";
import type { MachineProduct } from "./machine-products.ts";

/** Where and when products are described. */
export interface MachineScope {
  readonly site: Site;
  readonly locale: Locale;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A product as machines read it: what its page and its structured data say. */
export interface DescribedProduct {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly city: string;
  readonly category: string;
  readonly highlights: readonly string[];
  readonly image: string | undefined;
  /** The lowest price for one person or group, all in; null where it can't be booked now. */
  readonly price: { readonly amount: string; readonly currency: string; readonly groupSize?: number } | null;
  readonly rating: { readonly average: string; readonly count: number } | null;
  readonly freeCancellation: boolean;
}

/** Describes a product from the values that its page shows. */
export function describedProduct(product: MachineProduct, { site, locale, now }: MachineScope): DescribedProduct {
  const { id, name, cityName, category, highlights, images, rating, cancellation } = product;
  const price = bookablePrice(product, now);
  const size = price?.group?.size;
  return {
    id: `${id}`,
    name: name.text,
    url: product.writtenUrl ?? canonicalUrl({ site, path: productPath(product) }, locale.code),
    city: cityName.text,
    category: category?.name.text ?? "",
    highlights: highlights.lines,
    image: images[0]?.url,
    price: price
      ? {
          amount: formatAmount(price.final),
          currency: price.final.currency,
          ...(size !== undefined && { groupSize: size }),
        }
      : null,
    rating: rating === undefined ? null : { average: averageForMachines(rating.average), count: rating.ratingCount },
    freeCancellation: cancellation.cancellable,
  };
}
