import type { Resource } from "../snapshot/resource.ts";
import type { Slot, SlotQuery } from "./slot.ts";
import { loadEach } from "../snapshot/load-each.ts";

/** The starts of products: one call per product, in parallel. */
export const slots: Resource<SlotQuery, readonly Slot[]> = {
  key,
  batch: 1,
  load: (queries, { provider, market }) => loadEach(queries, key, (query) => provider.slots(query, market)),
};

function key({ id, forDays }: SlotQuery): string {
  return [id, forDays].join("/");
}
