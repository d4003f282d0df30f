import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { PageFacts } from "../../../renderer/render/page-context.ts";
import { resultsOf } from "./search-of.ts";

/**
 * Returns the products of a page of results, with the prices of now: none in the first round. One that could not be read is
 * not among them.
 */
export function foundProducts(snapshot: Snapshot, facts: PageFacts): readonly Product[] {
  const found = resultsOf(snapshot, facts)?.products ?? [];
  const read = found.filter(({ id }) => snapshot.stateOf("products", { id }) === "found");
  return read.flatMap(({ id }) => snapshot.get("products", { id }) ?? []);
}
