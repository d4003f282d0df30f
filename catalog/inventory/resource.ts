import { type IdQuery, toIdKey, onePerCall } from "../provider/resource.ts";
import type { AvailabilityQuery, Inventory, InventoryQuery, OpenSlot, Slot, SlotQuery } from "./inventory.ts";
import { findOpenSlots, findSlots } from "./provider-slots.ts";
import { findAvailabilities, findInventories } from "./provider.ts";

/** The starts of a product for some days ahead, with every price. */
export const inventories = onePerCall<InventoryQuery, readonly Inventory[]>({
  example: { id: 50_001 },
  key: ({ id, variantId, forDays, minPax }) => [id, variantId, forDays, minPax].join("/"),
  live: true,
  find: findInventories,
});

/** The starts of a product between two days, with every price. */
export const availabilities = onePerCall<AvailabilityQuery, readonly Inventory[]>({
  example: { id: 50_001 },
  key: ({ id, variantId, from, to }) => [id, variantId, from, to].join("/"),
  live: true,
  find: findAvailabilities,
});

/** The starts of a product for some days ahead, each with its lowest price. */
export const slots = onePerCall<SlotQuery, readonly Slot[]>({
  example: { id: 50_001 },
  key: ({ id, forDays }) => [id, forDays].join("/"),
  live: true,
  find: findSlots,
});

/** The next starts of a product that have places left. */
export const openSlots = onePerCall<IdQuery, readonly OpenSlot[]>({
  example: { id: 50_001 },
  key: toIdKey,
  live: true,
  find: ({ id }, context) => findOpenSlots(id, context),
});
