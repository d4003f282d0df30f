import { scaled } from "@tessera/runtime/testing/test-scale.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../source/load-catalog.ts";
import { lowestPrice } from "../time/reduction.ts";
import { startProvider } from "./start-provider.ts";
import { calendarAnswer } from "./wire-schema/calendar.ts";
import { inventoriesAnswer, inventoriesV7Answer } from "./wire-schema/inventory.ts";

let clock = 0;
const ask = await startProvider({ now: () => clock });
const catalog = loadCatalog(new URL("../data/", import.meta.url));

const anyId = fc.constantFrom(...catalog.products.entries.map(({ id }) => id));
const anyNow = fc.integer({ min: Date.parse("2026-06-01"), max: Date.parse("2028-03-01") });

async function parsed<Output>(schema: v.GenericSchema<unknown, Output>, path: string): Promise<Output> {
  return v.parse(schema, (await ask(path)).json());
}

describe("for every product at any time", () => {
  it("H17: no day is cheaper than the listing price, and one has it", async () => {
    await fc.assert(
      fc.asyncProperty(anyId, anyNow, async (id, now) => {
        clock = now;
        const { dates } = await parsed(calendarAnswer, `/api/v7/tour-groups/${id}/calendar`);
        const prices = Object.values(dates).map(({ listingPrice }) => listingPrice);
        fc.pre(prices.length > 0);
        const product = catalog.products.get(id);
        expect(Math.min(...prices)).toBe(product && lowestPrice(product, now));
      }),
      { numRuns: scaled(80) },
    );
  });

  it("H5, H6, H17: calendar and inventories agree date by date", async () => {
    await fc.assert(
      fc.asyncProperty(anyId, anyNow, fc.integer({ min: 1, max: 10 }), async (id, now, people) => {
        clock = now;
        const { dates } = await parsed(calendarAnswer, `/api/v7/tour-groups/${id}/calendar?min-pax=${people}`);
        const older = await fetchOffers(id, people);
        expect(Object.entries(dates).map(([date, day]) => [date, day.listingPrice, day.availableTourIds])).toEqual(
          older,
        );
      }),
      { numRuns: scaled(40) },
    );
  });

  it("H6: both forms have the same slots", async () => {
    await fc.assert(
      fc.asyncProperty(anyId, anyNow, async (id, now) => {
        clock = now;
        const { inventories } = await parsed(inventoriesAnswer, `/api/v6/tour-groups/${id}/inventories`);
        const { availabilities } = await parsed(inventoriesV7Answer, `/api/v7/tour-groups/${id}/inventories`);
        expect(availabilities.map(({ startDate, startTime }) => `${startDate}T${startTime}`)).toEqual(
          inventories.map(({ startDateTime }) => startDateTime),
        );
      }),
      { numRuns: scaled(40) },
    );
  });
});

/** Date, lowest price and tours of the days with open slots. */
async function fetchOffers(id: number, people: number) {
  const path = `/api/v6/tour-groups/${id}/inventories?for-days=91&min-pax=${people}`;
  const { inventories } = await parsed(inventoriesAnswer, path);
  const open = inventories.filter(({ availability }) => availability !== "CLOSED");
  return [...new Set(open.map(({ startDateTime }) => startDateTime.slice(0, 10)))].map((date) => {
    const ofDay = open.filter(({ startDateTime }) => startDateTime.startsWith(date));
    const prices = ofDay.map(({ pricing }) => (pricing.persons[0] ?? pricing.groups[0])?.price ?? Number.NaN);
    const tours = [...new Set(ofDay.map(({ tourId }) => tourId))].toSorted((one, other) => one - other);
    return [date, Math.min(...prices), tours];
  });
}
