import { describe, expect, it } from "vitest";
import type { Inventory } from "../inventory/inventory.ts";
import { findConcessions } from "./concessions.ts";

const open = { kind: "LIMITED", remaining: 20 } as const;
const closed = { kind: "CLOSED", remaining: 0 } as const;
const limits = { ageFrom: undefined, ageTo: undefined, min: undefined, max: undefined };

type Prices = Readonly<Record<string, number>>;

function start(startDate: string, startTime: string, prices: Prices, changes: Partial<Inventory> = {}): Inventory {
  const availability = changes.availability ?? open;
  const persons = Object.entries(prices).map(([pax, minor]) => {
    const price = { minor, currency: "GBP" } as const;
    return { pax, name: pax, ...limits, price, originalPrice: price, availability };
  });
  return { tourId: 1, startDate, startTime, endTime: undefined, availability, persons, groups: [], ...changes };
}

const matinee = { GENERAL: 3100, SENIOR: 2500, STUDENT: 2200 };
const evening = { GENERAL: 3700 };
const now = Date.parse("2026-11-28T12:00:00Z");

/** The start and its prices, in words: `2026-11-29 15:00 GENERAL 3100`. */
function found(starts: readonly Inventory[], time?: string): string | undefined {
  const of = findConcessions(starts, { timeZone: "Europe/London", now, time });
  return of && [of.date, of.time, ...of.persons.map(({ pax, price }) => `${pax} ${price.minor}`)].join(" ");
}

describe("D11: the prices of kinds of visitors", () => {
  it.each<[string, readonly Inventory[], string | undefined]>([
    ["one price for everybody", [start("2026-11-29", "19:30", evening)], undefined],
    [
      "the first start that has several",
      [
        start("2026-11-30", "15:00", matinee),
        start("2026-11-28", "19:30", evening),
        start("2026-11-29", "15:00", matinee),
      ],
      "2026-11-29 15:00 GENERAL 3100 SENIOR 2500 STUDENT 2200",
    ],
    ["a start that is over", [start("2026-11-28", "11:00", matinee)], undefined],
    ["a start without places", [start("2026-11-29", "15:00", matinee, { availability: closed })], undefined],
    [
      "two tours of one start: the lowest of each kind",
      [
        start("2026-11-29", "15:00", { GENERAL: 5000, SENIOR: 4000 }),
        start("2026-11-29", "15:00", matinee, { tourId: 2 }),
      ],
      "2026-11-29 15:00 GENERAL 3100 SENIOR 2500 STUDENT 2200",
    ],
  ])("%s", (_title, starts, expected) => {
    expect(found(starts)).toBe(expected);
  });

  it.each([
    ["15:00", "2026-11-29 15:00 GENERAL 3100 SENIOR 2500 STUDENT 2200"],
    ["19:30", undefined],
  ])("of a chosen start are its own: %s → %s", (time, expected) => {
    expect(found([start("2026-11-29", "15:00", matinee), start("2026-11-29", "19:30", evening)], time)).toBe(expected);
  });
});
