import { describe, expect, it } from "vitest";
import { tour } from "./product.fixture.ts";
import { slotDays } from "./slot-days.ts";
import type { TimedProduct } from "./timed-product.ts";

const saturdayNoon = "2026-11-21T11:00:00Z";

function listSlots(product: Partial<TimedProduct>, from: string, to = from, now = saturdayNoon, variantId?: number) {
  return slotDays({ ...tour, ...product }, { range: { from, to }, variantId, now: Date.parse(now) }).flatMap(
    ({ slots }) => slots,
  );
}

const listStarts = (...question: Parameters<typeof listSlots>) => listSlots(...question).map(({ start }) => start);

const variant = (id: number, dearerPercent: number) => ({
  id,
  name: { en: "A variant" },
  dearerPercent,
  includes: [],
  commentary: [],
});

describe("slots of a day", () => {
  it.each([
    ["another day", "2026-11-22", ["12:00", "20:00"]],
    ["a weekday without starts", "2026-11-23", []],
    ["a closed day of the year", "2026-12-25", []],
    ["yesterday", "2026-11-20", []],
    ["after the window", "2027-02-20", []],
  ])("%s", (_what, date, starts) => {
    expect(listStarts({}, date)).toEqual(starts);
  });

  it.each([
    ["2026-11-21T10:59:00Z", ["12:00", "20:00"]],
    ["2026-11-21T11:00:00Z", ["20:00"]],
    ["2026-11-21T18:59:59Z", ["20:00"]],
    ["2026-11-21T19:00:00Z", []],
  ])("today at %s those not begun: %j", (now, starts) => {
    expect(listStarts({}, "2026-11-21", "2026-11-21", now)).toEqual(starts);
  });

  it.each([
    ["2026-11-21T20:59:00Z", 2],
    ["2026-11-21T21:00:00Z", 0],
  ])("D14: what is open all day goes on until it closes: at %s %d", (now, count) => {
    const schedule = { ...tour.schedule, inventoryType: "FLEXIBLE_START_FLEXIBLE_DURATION" as const };
    expect(listSlots({ schedule }, "2026-11-21", "2026-11-21", now)).toHaveLength(count);
  });

  it("a run that ends tomorrow has no slot the day after", () => {
    const slots = listSlots({ run: { first: null, last: 1 } }, "2026-11-21", "2026-12-31");
    expect(slots.map(({ date }) => date)).toEqual(["2026-11-21", "2026-11-22", "2026-11-22"]);
  });

  it("each variant has its tour", () => {
    const slots = listSlots({ variants: [variant(10, 0), variant(11, 50)] }, "2026-11-22");
    expect(slots.map(({ start, tourId, factor }) => [start, tourId, factor])).toEqual([
      ["12:00", 101, 1],
      ["12:00", 111, 1.5],
      ["20:00", 101, 1.25],
      ["20:00", 111, 1.875],
    ]);
  });

  it("of one variant", () => {
    const variants = [variant(10, 0), variant(11, 50)];
    expect(listSlots({ variants }, "2026-11-22", "2026-11-22", saturdayNoon, 11).map(({ tourId }) => tourId)).toEqual([
      111, 111,
    ]);
  });

  it("the places of a day stay the same when its first slots have begun", () => {
    const schedule = { ...tour.schedule, limited: 1 };
    const [, evening] = listSlots({ schedule }, "2026-11-22");
    expect(listSlots({ schedule }, "2026-11-22", "2026-11-22", "2026-11-22T15:00:00Z")).toEqual([evening]);
  });
});

describe("P23: what closes before it starts can't be booked", () => {
  const cutOffs = {
    hourBefore: { type: "START_TIME", minutes: 60 },
    dayBefore: { type: "START_TIME", minutes: 1440 },
    atOpening: { type: "OPENING_TIME", minutes: 0 },
    hourBeforeClosing: { type: "CLOSING_TIME", minutes: 60 },
    eveningBefore: { type: "FIXED_TIME", time: "18:00", daysBefore: 1 },
  } as const;

  it.each([
    ["hourBefore", "2026-11-21T09:59:00Z", ["21T12:00", "21T20:00", "22T12:00", "22T20:00"]],
    ["hourBefore", "2026-11-21T10:00:00Z", ["21T20:00", "22T12:00", "22T20:00"]],
    ["dayBefore", "2026-11-21T12:00:00Z", ["22T20:00"]],
    ["atOpening", "2026-11-21T11:00:00Z", ["22T12:00", "22T20:00"]],
    ["hourBeforeClosing", "2026-11-21T20:00:00Z", ["22T12:00", "22T20:00"]],
    ["eveningBefore", "2026-11-21T16:59:00Z", ["22T12:00", "22T20:00"]],
    ["eveningBefore", "2026-11-21T17:00:00Z", []],
  ] as const)("%s, at %s: %j", (name, now, starts) => {
    const facts = { ...tour.facts, cutOff: cutOffs[name] };
    const slots = listSlots({ facts }, "2026-11-21", "2026-11-22", now);
    expect(slots.map(({ date, start }) => `${date.slice(-2)}T${start}`)).toEqual(starts);
  });
});
