import { type Variant, type VariantSource, variantsOf } from "../time/timed-product.ts";
import { pick } from "./phrase.ts";
import type { Review } from "./review.ts";

/** Returns what the author of a review bought: one of the ways to buy the product. Of a transfer it is a vehicle. */
export function variantOf({ variant }: Pick<Review, "variant">, product: VariantSource): Variant {
  return pick(variantsOf(product), variant);
}
