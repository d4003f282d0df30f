import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { ExperienceFields } from "../fields.ts";

/** Returns the product that a page is about; undefined when it could not be read. */
export function findPageProduct({ tgid }: ExperienceFields, snapshot: Snapshot): Product | undefined {
  return tgid === undefined ? undefined : snapshot.get("productDetails", { id: tgid });
}
