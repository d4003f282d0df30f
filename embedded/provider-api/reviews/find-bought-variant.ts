import { type Variant, type VariantSource, listVariants } from "../time/timed-product.ts";
import { pick } from "./pick.ts";
import type { Review } from "./review.ts";

/** Returns what the author of a review bought: one of the ways to buy the product. Of a transfer it is a vehicle. */
export function findBoughtVariant({ variant }: Pick<Review, "variant">, product: VariantSource): Variant {
  return pick(listVariants(product), variant);
}
