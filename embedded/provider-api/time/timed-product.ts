import type { City, Product } from "../source/catalog.ts";

/** What dates, places and prices follow from. */
export interface TimedProduct extends Pick<
  Product,
  "id" | "name" | "price" | "openDated" | "run" | "schedule" | "minutes" | "pax" | "variants"
> {
  readonly city: Pick<City, "timeZone" | "currency">;
}
