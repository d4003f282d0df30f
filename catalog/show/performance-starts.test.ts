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

const choice = {
  date: "2026-12-01",
  party: 2,
  timeZone: "America/New_York",
  now: Date.parse("2026-12-01T12:00:00Z"),
};

it("D14, P16: a day's starts have the lowest price that the party can book, and what it pays in all", () => {
  const all = [start("19:30", 9000, limited(8)), start("19:30", 3000, limited(1)), start("14:30", 4000, limited(20))];
  const found = performanceStarts(all, choice);
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
  expect(performanceStarts([only], choice)).toMatchObject([{ time: "19:30", price: undefined }]);
  expect(performanceStarts([only], { ...choice, date: "2026-12-02" })).toEqual([]);
});

it.each([
  ["sold out", start("19:30", 4000, closed), undefined],
  ["with eight places left", start("19:30", 4000, limited(8)), 8],
  ["of which one booking takes five", start("19:30", 4000, limited(20), 5), 5],
  ["that the party can book", start("19:30", 4000, limited(9)), undefined],
])("I2: a start %s names the largest smaller party of nine: %#", (_title, only, smaller) => {
  expect(performanceStarts([only], { ...choice, party: 9 })[0]?.smaller).toBe(smaller);
});

it.each([
  ["2026-12-01T19:29:00Z", ["14:30", "19:30"]],
  ["2026-12-01T19:30:00Z", ["19:30"]],
  ["2026-12-02T00:30:00Z", []],
])("D14: at %s, the starts in New York that have not begun are %j", (now, times) => {
  const all = [start("14:30", 4000, limited(20)), start("19:30", 9000, limited(8))];
  const found = performanceStarts(all, { ...choice, now: Date.parse(now) });
  expect(found.map(({ time }) => time)).toEqual(times);
});
