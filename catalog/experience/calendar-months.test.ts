import { describe, expect, it } from "vitest";
import type { DateAvailability } from "../calendar/calendar.ts";
import { allInPrice } from "./all-in-price.ts";
import { locales } from "../../i18n/locales.ts";
import { calendarMonths, cheapestDays, plainMonths } from "./calendar-months.ts";

const offer = (minor: number): DateAvailability => ({
  price: { minor, currency: "EUR" },
  originalPrice: { minor, currency: "EUR" },
  primaryPax: "ADULT",
  extraCharges: { minor: 0, currency: "EUR" },
  includesExtraCharges: true,
  tourIds: [1],
  discounted: false,
});

const calendar = (costs: Readonly<Record<string, number>>) => ({
  dates: Object.fromEntries(Object.entries(costs).map(([date, minor]) => [date, offer(minor)])),
});

it("W148: months without prices follow each other, from the week of today on", () => {
  const months = plainMonths("2026-11-30", 3, locales.de);
  expect(months.map(({ first, weeks }) => `${first} ${weeks.length}`)).toEqual([
    "2026-11-01 1",
    "2026-12-01 5",
    "2027-01-01 5",
  ]);
});

describe("P25: a calendar of prices", () => {
  const dates = calendar({ "2026-11-20": 10, "2026-11-24": 2400, "2027-02-28": 2000 });

  it("has the months with days to book, in weeks that are not over", () => {
    const [november, february, ...others] = calendarMonths(dates, "2026-11-22", locales.de);
    expect(others).toEqual([]);
    expect(november?.first).toBe("2026-11-01");
    expect(november?.weeks[0]?.map((day) => day?.day)).toEqual([16, 17, 18, 19, 20, 21, 22]);
    expect(november?.weeks.at(-1)?.map((day) => day?.day)).toEqual([
      30,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(february?.weeks.flat().findLast((day) => day !== undefined)).toMatchObject({
      date: "2027-02-28",
      offer: offer(2000),
    });
  });

  it("has no price on days that have passed or can't be booked", () => {
    const days = calendarMonths(dates, "2026-11-22", locales.de).flatMap(({ weeks }) => weeks.flat());
    expect(days.filter((day) => day?.offer !== undefined).map((day) => day?.date)).toEqual([
      "2026-11-24",
      "2027-02-28",
    ]);
  });

  it.each([
    { locale: locales.de, weeks: ["23–29", "30–"] },
    { locale: locales.ar, weeks: ["23–29", "30–"] },
    { locale: locales.en, weeks: ["22–28", "29–"] },
    { locale: locales.ja, weeks: ["22–28", "29–"] },
  ])("C10: has the weeks of $locale.code", ({ locale, weeks }) => {
    const [november] = calendarMonths(dates, "2026-11-23", locale);
    const spans = november?.weeks.map((week) => `${week[0]?.day ?? ""}–${week[6]?.day ?? ""}`);
    expect(spans).toEqual(weeks);
  });

  it("is empty where nothing can be booked", () => {
    expect(calendarMonths({ dates: {} }, "2026-11-22", locales.de)).toEqual([]);
  });
});

it("X1: the price of a day is all that is paid", () => {
  const extra = { extraCharges: { minor: 300, currency: "EUR" } as const, includesExtraCharges: false };
  expect(allInPrice({ ...offer(2000), ...extra }).minor).toBe(2300);
  expect(allInPrice({ ...offer(2000), ...extra, includesExtraCharges: true }).minor).toBe(2000);
  const days = { "2026-11-24": { ...offer(2000), ...extra }, "2026-11-25": offer(2200) };
  expect(cheapestDays({ dates: days }, "2026-11-22")).toEqual(["2026-11-25"]);
});

describe("P25: the cheapest days", () => {
  it.each([
    ["are all that cost as little", [2400, 2000, 2000, 2600], ["2026-11-25", "2026-11-26"]],
    ["are one where no other costs as little", [2400, 2000], ["2026-11-25"]],
    ["are none where all cost the same", [2400, 2400], []],
    ["are none where most cost as little", [2000, 2000, 2400], []],
    ["are none where nothing can be booked", [], []],
  ])("%s", (_title, costs, days) => {
    const dates = Object.fromEntries(costs.map((cost, index) => [`2026-11-${24 + index}`, cost]));
    expect(cheapestDays(calendar(dates), "2026-11-22")).toEqual(days);
  });

  it("have not passed", () => {
    const costs = { "2026-11-21": 10, "2026-11-24": 2400, "2026-11-25": 2000 };
    expect(cheapestDays(calendar(costs), "2026-11-22")).toEqual(["2026-11-25"]);
  });
});
