import type { Product } from "../source/catalog.ts";
import type { Attraction, City } from "../source/linked-places.ts";

/** What dates, places and prices follow from. */
export interface TimedProduct extends Pick<
  Product,
  "id" | "name" | "price" | "openDated" | "run" | "schedule" | "minutes" | "pax" | "variants" | "visit"
> {
  readonly city: Pick<City, "timeZone" | "currency" | "latitude" | "longitude">;
  readonly attractions: readonly Pick<Attraction, "opening">[];
}

export type Variant = TimedProduct["variants"][number];

/** The ways to buy a product, the default one first. A product that lists none has one, named as it is. */
export function variantsOf({ id, name, variants }: TimedProduct): readonly Variant[] {
  return variants.length > 0 ? variants : [{ id: id + 10_000, name, dearerPercent: 0, includes: [] }];
}

/** What the provider calls a tour: the variant as one vendor sells it. */
export function tourIdOf({ id }: Variant): number {
  return id * 10 + 1;
}

/** Invented: 90 vendors share all the products. */
export function vendorIdOf({ id }: TimedProduct): number {
  return 1000 + (id % 90);
}
