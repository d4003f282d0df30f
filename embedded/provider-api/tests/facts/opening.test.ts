import { describe, expect, it } from "vitest";
import type { Product } from "../../source/catalog.ts";
import type { Attraction } from "../../source/linked-places.ts";
import { toWeekday } from "../../time/dates.ts";
import { wireOperatingSchedules } from "../../wire/operating-schedules.ts";
import { toLabel, products, slotsOn, year } from "./all-products.ts";

type Day = ReturnType<typeof wireOperatingSchedules>[number]["operatingDaySchedules"][number];

/** The hours of each day of the year, as the endpoint of attractions sends them. */
function published({ opening }: Attraction): ReadonlyMap<string, Day> {
  const spans = opening === null ? [] : wireOperatingSchedules(opening, 2027);
  const findDay = (date: string) => {
    const span = spans.find(({ startDate, endDate }) => startDate <= date && date <= endDate);
    return span?.operatingDaySchedules.find(({ dayOfWeek }) => dayOfWeek === toWeekday(date));
  };
  return new Map(
    year.flatMap((date) => {
      const day = findDay(date);
      return day === undefined ? [] : [[date, day] as const];
    }),
  );
}

const bound = products.filter(({ visit, attractions }) => visit !== "outside" && attractions.length > 0);

/** The slots of a year that this says are wrong on a day of one of its attractions. */
function wrong(product: Product, isWrong: (slot: ReturnType<typeof slotsOn>[number], day: Day) => boolean) {
  return product.attractions.map(published).flatMap((days) =>
    year.flatMap((date) => {
      const day = days.get(date);
      const slots = day === undefined ? [] : slotsOn(product, date).filter((slot) => isWrong(slot, day));
      return slots.map(({ start }) => `${toLabel(product)} ${date} ${start}`);
    }),
  );
}

/** Products that enter while the sight is open. The schedule of an evening states that it starts after closing. */
const inside = bound.filter(({ visit, schedule }) => visit === "inside" && schedule.opening?.from !== "closes");

/** Of a place that closes after midnight, the end of the day. */
const closing = ({ openingTime, closingTime }: Day) =>
  (closingTime ?? "") < (openingTime ?? "") ? "23:59" : (closingTime ?? "");

/** Squares never close: 00:00 to 23:59. */
const isEndless = ({ openingTime, closingTime }: Day) => openingTime === "00:00" && closingTime === "23:59";

describe("no slot contradicts the hours of its attractions", () => {
  it("there are such products, of every kind of visit", () => {
    expect(new Set(bound.map(({ visit }) => visit))).toEqual(new Set(["inside", "excursion"]));
    expect(inside.length).toBeGreaterThan(60);
  });

  it("D14: nothing starts on a day when it is closed", () => {
    expect(bound.flatMap((product) => wrong(product, (_slot, { closed }) => closed))).toEqual([]);
  });

  it("D14: nobody is let in before it opens, or after the last entry", () => {
    const tooEarly = ({ start }: { start: string }, { openingTime }: Day) => start < (openingTime ?? "");
    const tooLate = ({ start }: { start: string }, day: Day) => start > (day.lastEntryTime ?? closing(day));
    expect(
      inside.flatMap((product) => wrong(product, (slot, day) => tooEarly(slot, day) || tooLate(slot, day))),
    ).toEqual([]);
  });

  it("D14: what has an end of its own ends before closing", () => {
    const fixed = inside.filter(({ schedule }) => schedule.inventoryType === "FIXED_START_FIXED_DURATION");
    const endsLate = (slot: { end: string; endDate: string; date: string }, day: Day) =>
      !isEndless(day) && (slot.endDate !== slot.date || slot.end > closing(day));
    expect(fixed.flatMap((product) => wrong(product, endsLate))).toEqual([]);
  });

  it("D14: what is sold for after closing starts after it", () => {
    const evenings = bound.filter(({ schedule }) => schedule.opening?.from === "closes");
    expect(evenings.map(({ id }) => id)).toContain(50052);
    expect(evenings.flatMap((product) => wrong(product, ({ start }, day) => start <= closing(day)))).toEqual([]);
  });
});

describe("what is sold has dates", () => {
  it("every product that is sold by date starts on some day of the year", () => {
    const sold = products.filter(({ openDated, price }) => !openDated && price !== null);
    expect(sold.filter((product) => year.every((date) => slotsOn(product, date).length === 0)).map(toLabel)).toEqual(
      [],
    );
  });
});
