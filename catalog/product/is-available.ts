import type { ListingPrice } from "../price/price.ts";
import type { Product } from "./product.ts";

/** A product that can be booked now: one with a final price (specification §4). */
export function isAvailable<Item extends Pick<Product, "price">>(
  product: Item,
): product is Item & { readonly price: ListingPrice } {
  return product.price !== undefined;
}
