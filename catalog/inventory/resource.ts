import type { Inventory, InventoryQuery } from "./inventory.ts";
import type { Resource } from "../snapshot/resource.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The starts of products with every price: one call per product, in parallel. */
export const inventories: Resource<InventoryQuery, readonly Inventory[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.inventories(query, market)),
};

function key({ id, variantId, forDays, minPax }: InventoryQuery): string {
  return [id, variantId, forDays, minPax].join("/");
}
