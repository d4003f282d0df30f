import type { Inventory } from "../../catalog/inventory/inventory.ts";

/** Returns a start of a show at 19:30 on 1 December 2026. It has any number of places, at £45 each. */
export function testStart(
  changes: Partial<Pick<Inventory, "startDate" | "startTime" | "availability">> = {},
): Inventory {
  const availability = changes.availability ?? { kind: "UNLIMITED", remaining: undefined };
  const price = { minor: 4500, currency: "GBP" } as const;
  const limits = { ageFrom: undefined, ageTo: undefined, min: undefined, max: undefined };
  return {
    tourId: 1,
    startDate: "2026-12-01",
    startTime: "19:30",
    endTime: undefined,
    persons: [{ pax: "GENERAL", name: "Seat", ...limits, price, originalPrice: price, availability }],
    groups: [],
    ...changes,
    availability,
  };
}
