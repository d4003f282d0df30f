import * as v from "valibot";
import { product } from "./product.ts";
import { firstMadeId } from "./translations.ts";

/** A file in `products/`: products of one city. */
export const productFile = v.strictObject({
  city: v.string(),
  products: v.array(
    v.pipe(
      product,
      v.check(
        (one) => one.id < firstMadeId,
        `write an id under ${firstMadeId}: the rest are for products made of templates`,
      ),
      v.check(
        ({ flow, parts }) => (flow === "COMBO" ? parts.length > 1 : parts.length === 0),
        "a combo names its parts",
      ),
      v.check(({ reviews, stars }) => reviews <= sum(stars), "reviews must be no more than all the stars together"),
    ),
  ),
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, one) => total + one, 0);
}
