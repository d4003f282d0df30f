import { describe, expect, it } from "vitest";
import { tour } from "./product.fixture.ts";
import { toInventoryType, slotSpan } from "./slot-span.ts";
import type { TimedProduct } from "./timed-product.ts";

const fixed = "FIXED_START_FIXED_DURATION";
const entry = "FIXED_START_FLEXIBLE_DURATION";
const ride = "FLEXIBLE_START_FIXED_DURATION";
const allDay = "FLEXIBLE_START_FLEXIBLE_DURATION";

function makeProduct(
  inventoryType: typeof fixed | typeof entry | typeof ride | typeof allDay,
  minutes: TimedProduct["minutes"],
) {
  return { ...tour, minutes, schedule: { ...tour.schedule, inventoryType } };
}

describe("from when to when", () => {
  it.each([
    ["the real end", makeProduct(fixed, [155, 155]), "19:30", "2026-11-21 22:05"],
    ["after midnight", makeProduct(fixed, [155, 155]), "22:30", "2026-11-22 01:05"],
    ["at midnight", makeProduct(fixed, [90, 90]), "22:30", "2026-11-22 00:00"],
    ["the shortest of two durations", makeProduct(fixed, [60, 90]), "10:00", "2026-11-21 11:00"],
    ["in the night of a clock change", makeProduct(fixed, [120, 120]), "23:30", "2026-11-22 01:30"],
    ["an entry: until it closes", makeProduct(entry, [60, 60]), "10:00", "2026-11-21 22:00"],
    ["all day: until it closes", makeProduct(allDay, null), "09:00", "2026-11-21 22:00"],
    ["a ride at any time: until it closes", makeProduct(ride, [15, 15]), "06:00", "2026-11-21 22:00"],
    ["no duration: until it closes", makeProduct(fixed, null), "10:00", "2026-11-21 22:00"],
  ])("%s", (_what, product, start, expected) => {
    const { end, endDate } = slotSpan(product, "2026-11-21", start, "22:00");
    expect(`${endDate} ${end}`).toBe(expected);
  });

  it.each([
    [fixed, [60, 60], fixed],
    [fixed, null, entry],
    [entry, [60, 60], entry],
    [entry, null, entry],
    [ride, [15, 15], ride],
    [ride, null, allDay],
    [allDay, [60, 60], allDay],
    [allDay, null, allDay],
  ] as const)("D13: %s for %j minutes: %s", (inventoryType, minutes, expected) => {
    expect(toInventoryType(makeProduct(inventoryType, minutes === null ? null : [minutes[0], minutes[1]]))).toBe(
      expected,
    );
  });
});
