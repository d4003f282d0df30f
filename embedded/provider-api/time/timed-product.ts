import type { Product } from "../source/catalog.ts";
import type { Attraction, City } from "../source/linked-places.ts";

/** The facts that dates, places and prices follow from. */
export interface TimedProduct extends Pick<
  Product,
  "id" | "name" | "price" | "openDated" | "run" | "schedule" | "minutes" | "pax" | "variants" | "visit"
> {
  readonly facts: Pick<Product["facts"], "cutOff" | "operator" | "commentary">;
  readonly city: Pick<City, "timeZone" | "currency" | "latitude" | "longitude">;
  readonly attractions: readonly Pick<Attraction, "opening">[];
}

export type Variant = TimedProduct["variants"][number];

/** The facts that the ways to buy a product follow from. */
export interface VariantSource extends Pick<TimedProduct, "id" | "name" | "variants"> {
  readonly facts: Pick<Product["facts"], "commentary">;
}

/** The ways to buy a product, the default one first. A product that lists none has one, named as it is. */
export function listVariants({ id, name, variants, facts }: VariantSource): readonly Variant[] {
  return variants.length > 0
    ? variants
    : [{ id: id + 10_000, name, dearerPercent: 0, includes: [], commentary: facts.commentary }];
}

/** Returns the provider's id of a tour: the variant as one vendor sells it. */
export function toTourId({ id }: Variant): number {
  return id * 10 + 1;
}

/** Returns the provider's id of who operates it. */
export function findVendorId({ facts }: Pick<TimedProduct, "facts">): number {
  return facts.operator.vendorId;
}
