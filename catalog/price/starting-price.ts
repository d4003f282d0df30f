import type { Money } from "../money/money.ts";
import type { Product } from "../product/product.ts";

/**
 * The lowest final price of these products, which share a currency; undefined when none can be booked.
 * Undefined, like the specification's default of 0, is formatted as empty text.
 */
export function startingPrice(products: readonly Pick<Product, "price">[]): Money | undefined {
  return products
    .flatMap(({ price }) => (price === undefined ? [] : [price.final]))
    .reduce<Money | undefined>((lowest, price) => (lowest && lowest.minor <= price.minor ? lowest : price), undefined);
}
