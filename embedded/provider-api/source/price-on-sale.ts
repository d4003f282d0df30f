import type { Product } from "./catalog.ts";

/** Returns the price of a product that can be booked now. Null without a price, or where every date is sold out. */
export function priceOnSale({ price, schedule }: Pick<Product, "price" | "schedule">): Product["price"] {
  return schedule.soldOut < 1 ? price : null;
}
