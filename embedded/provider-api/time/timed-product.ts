import type { Product } from "../source/catalog.ts";
import type { Attraction, City } from "../source/linked-places.ts";

/** What dates, places and prices follow from. */
export interface TimedProduct extends Pick<
  Product,
  "id" | "name" | "price" | "openDated" | "run" | "schedule" | "minutes" | "pax" | "variants" | "visit"
> {
  readonly facts: Pick<Product["facts"], "cutOff" | "operator" | "commentary">;
  readonly city: Pick<City, "timeZone" | "currency" | "latitude" | "longitude">;
  readonly attractions: readonly Pick<Attraction, "opening">[];
}

export type Variant = TimedProduct["variants"][number];

/** The ways to buy a product, the default one first. A product that lists none has one, named as it is. */
export function variantsOf({ id, name, variants, facts }: TimedProduct): readonly Variant[] {
  return variants.length > 0
    ? variants
    : [{ id: onlyVariantId(id), name, dearerPercent: 0, includes: [], commentary: facts.commentary }];
}

/** Returns the id of the one variant of a product that lists none. */
export function onlyVariantId(productId: number): number {
  return productId + 10_000;
}

/** What the provider calls a tour: the variant as one vendor sells it. */
export function tourIdOf({ id }: Variant): number {
  return id * 10 + 1;
}

/** Returns the provider's id of who operates it. */
export function vendorIdOf({ facts }: Pick<TimedProduct, "facts">): number {
  return facts.operator.vendorId;
}
