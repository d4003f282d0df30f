import { expect, it } from "vitest";
import type { Availability, Inventory } from "../inventory/inventory.ts";
import { performanceStarts } from "./performance-starts.ts";

const limited = (remaining: number): Availability => ({ kind: "LIMITED", remaining });
const closed: Availability = { kind: "CLOSED", remaining: undefined };

function start(startTime: string, minor: number, availability: Availability, max = 9): Inventory {
  const price = { minor, currency: "GBP" } as const;
  const ages = { ageFrom: undefined, ageTo: undefined, min: undefined };
  const person = { pax: "GENERAL", name: "Seat", ...ages, max, price, originalPrice: price, availability };
  return {
    tourId: minor,
    startDate: "2026-12-01",
    startTime,
    endTime: undefined,
    availability,
    persons: [person],
    groups: [],
  };
}

it("D14, P16: a day's starts have the lowest price that the party can book, and what it pays in all", () => {
  const all = [start("19:30", 9000, limited(8)), start("19:30", 3000, limited(1)), start("14:30", 4000, limited(20))];
  const found = performanceStarts(all, "2026-12-01", 2);
  expect(found.map(({ time, price, total }) => [time, price?.minor, total?.minor])).toEqual([
    ["14:30", 4000, 8000],
    ["19:30", 9000, 18_000],
  ]);
  expect(found[1]?.availability).toEqual(limited(8));
});

it.each([
  ["sold out", start("19:30", 4000, closed)],
  ["with fewer places than the party needs", start("19:30", 4000, limited(1))],
  ["of which one booking takes fewer", start("19:30", 4000, limited(20), 1)],
])("I2: a start %s has no price", (_title, only) => {
  expect(performanceStarts([only], "2026-12-01", 2)).toMatchObject([{ time: "19:30", price: undefined }]);
  expect(performanceStarts([only], "2026-12-02", 2)).toEqual([]);
});
