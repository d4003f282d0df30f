import type { ListingPrice } from "./product.ts";

/** Whether the price is a deal: the final price is under the original one (specification §9). */
export function isDeal({ final, original }: Pick<ListingPrice, "final" | "original">): boolean {
  return final.minor < original.minor;
}
