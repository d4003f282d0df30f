import type { Product } from "../../../catalog/product/product.ts";
import type { Snapshot } from "../../../catalog/snapshot/snapshot.ts";
import type { NewsFields } from "../fields.ts";

/** Returns the shows that a story is about, if they could be read. */
export function listStoryShows(
  { show_ids: ids }: Pick<NewsFields, "show_ids">,
  snapshot: Snapshot,
): readonly Product[] {
  return ids.flatMap((id) => snapshot.get("products", { id }) ?? []);
}
