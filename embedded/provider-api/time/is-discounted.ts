import { seeded } from "@tessera/runtime/seeded.ts";
import { isShortRun } from "./short-run.ts";
import type { TimedProduct } from "./timed-product.ts";

/** Of the days of a product that has a discount at all. */
const discountedShare = 0.7;

/** Whether a day has the product's discount. */
export function isDiscounted(product: Pick<TimedProduct, "id" | "run">, date: string): boolean {
  return isShortRun(product) || seeded(`discount ${product.id} ${date}`)() < discountedShare;
}
