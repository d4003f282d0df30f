import { describe, expect, it, test } from "vitest";
import { climates } from "../climate/climates.ts";
import { isoDay } from "../../i18n/dates.ts";
import { daysOfWeek } from "../sight/point-of-interest.ts";
import { crowdAt, findSeason } from "./crowd.ts";
import { crowdWeek } from "./crowd-week.ts";
import { quietestSlots } from "./quietest-slots.ts";
import { listVisitReasons } from "./visit-reasons.ts";
import { entryHours, openHours, visitDays, type VisitFacts } from "./visit-days.ts";
import { visitExample } from "./visit.example.ts";

const on = (day: string) => new Date(`${day}T00:00:00Z`);
const daysFrom = (day: string, facts: Partial<VisitFacts> = {}) =>
  visitDays(on(day), 14, { ...visitExample, ...facts });
const slotsFrom = (day: string, facts: Partial<VisitFacts> = {}) =>
  quietestSlots(daysFrom(day, facts), 3).map(
    ({ day: found, from, to, level }) => `${isoDay(found.day)} ${from}-${to} ${level}`,
  );

describe("D19: levels of crowds and seasons", () => {
  test.each([
    ["TUESDAY", 9, "pleasant"],
    ["TUESDAY", 10, "veryCrowded"],
    ["SATURDAY", 9, "crowded"],
    ["SATURDAY", 20, undefined],
  ] as const)("%s at %i → %s: the last span that has the hour decides", (day, hour, level) => {
    expect(crowdAt(visitExample.crowds, day, hour)).toBe(level);
  });

  test.each([
    [1, "low"],
    [2, "low"],
    [3, "peak"],
    [12, "low"],
  ])("month %i → %s: months go over the end of the year", (month, level) => {
    expect(findSeason(visitExample.seasons, month)).toBe(level);
  });

  test.each([
    ["08:30", "16:30", 8, 16],
    ["09:00", "18:00", 9, 17],
    ["09:30", "00:45", 9, 23],
  ])("%s to %s has the hours %i to %i", (opens, closes, first, last) => {
    const hours = openHours({ day: "TUESDAY", closed: false, opens, closes, lastEntry: undefined });
    expect([hours.at(0), hours.at(-1)]).toEqual([first, last]);
  });
});

test.each([
  ["15:30", 8, 15],
  ["15:00", 8, 14],
  [undefined, 8, 16],
])("X8: one can enter until the last entry at %s: from %i to %i", (lastEntry, first, last) => {
  const hours = entryHours({ day: "TUESDAY", closed: false, opens: "08:30", closes: "16:30", lastEntry });
  expect([hours.at(0), hours.at(-1)]).toEqual([first, last]);
});

test("X8, D19: after the last entry it is closed, whatever the levels say", () => {
  const day = { closed: false, opens: "08:30", closes: "19:00" } as const;
  const week = [
    { ...day, day: "MONDAY", lastEntry: "18:00" },
    { ...day, day: "TUESDAY", lastEntry: "16:00" },
  ] as const;
  const crowds = [{ days: daysOfWeek, from: 8, to: 19, level: "pleasant" }] as const;
  const found = crowdWeek(crowds, week);
  expect(found?.hours).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  expect(found?.days[1]?.levels.slice(-3)).toEqual(["pleasant", "closed", "closed"]);
});

describe("X8: the quietest slots of the next 14 days", () => {
  it("are three on three days; of equals the longer ones are first, then the sooner", () => {
    // 23 November 2026 is a Monday, on which the sight is closed.
    expect(slotsFrom("2026-11-23")).toEqual([
      "2026-11-24 08:30-10:00 pleasant",
      "2026-11-25 08:30-10:00 pleasant",
      "2026-11-26 08:30-10:00 pleasant",
    ]);
    const late = [{ days: ["WEDNESDAY"], from: 13, to: 17, level: "pleasant" }] as const;
    expect(slotsFrom("2026-11-23", { crowds: [...visitExample.crowds, ...late] })[0]).toBe(
      "2026-11-25 13:00-15:30 pleasant",
    );
  });

  it("avoid public holidays, though their weekday is quiet", () => {
    // Tuesday 8 December 2026 is the Immacolata Concezione.
    expect(slotsFrom("2026-12-08").map((slot) => slot.slice(0, 10))).toEqual([
      "2026-12-09",
      "2026-12-10",
      "2026-12-11",
    ]);
    const holiday = daysFrom("2026-12-08")[0]?.holiday;
    expect(holiday).toMatchObject({ date: "2026-12-08", name: "Immacolata Concezione", language: "it" });
  });

  it("prefer the month that is less full", () => {
    // Before 1 March is low season, from then on is peak season.
    const slots = slotsFrom("2027-02-25");
    expect(slots.slice(0, 2)).toEqual(["2027-02-25 08:30-10:00 pleasant", "2027-02-26 08:30-10:00 pleasant"]);
    expect(slots[2]).toMatch(/^2027-03-0\d .* pleasant$/);
  });

  it("never begin before the sight opens, nor end after its last entry", () => {
    const always = [{ days: visitExample.crowds[0]?.days ?? [], from: 0, to: 24, level: "pleasant" as const }];
    const slots = slotsFrom("2026-11-23", { crowds: always });
    expect(slots.length).toBeGreaterThan(0);
    expect(slots.filter((slot) => slot.slice(11, 16) < "08:30" || slot.slice(17, 22) > "15:30")).toEqual([]);
  });

  it.each([
    ["10:00", "18:00", 180, "15:00"],
    ["10:00", "18:00", 0, "18:00"],
    ["10:00", "16:45", 45, "16:00"],
    ["10:00", "00:00", 90, "22:30"],
    ["10:00", "00:45", 30, "24:00"],
    ["10:00", "11:00", 180, undefined],
  ])("of a sight from %s to %s end a stay of %i minutes before it closes: at %s", (opens, closes, stay, end) => {
    const hours = daysOfWeek.map((day) => ({ day, closed: false, opens, closes, lastEntry: undefined }) as const);
    const schedules = [{ startDate: "2026-10-25", endDate: "2027-03-27", days: hours }];
    const from = Number((end ?? opens).slice(0, 2)) - 2;
    const crowds = [{ days: daysOfWeek, from, to: 24, level: "pleasant" as const }];
    expect(slotsFrom("2026-11-23", { schedules, crowds, stay })[0]?.slice(17, 22)).toBe(end);
  });

  it.each([
    ["opening times", { schedules: [] }],
    ["levels", { crowds: [] }],
  ])("are none where no %s are known", (_what, facts) => {
    expect(slotsFrom("2026-11-23", facts)).toEqual([]);
  });

  it("stand beside daylight and the normals of their month", () => {
    const [day] = daysFrom("2026-11-24", { climate: climates.get("ROME") });
    expect(new Date(day?.sunset ?? 0).toISOString().slice(0, 13)).toBe("2026-11-24T15");
    expect(day?.climate).toMatchObject({ month: 11, high: 16, low: 7, wetDays: 10 });
  });

  it.each([
    ["IT", "all"],
    ["EG", "fixed"],
    ["IN", "fixed"],
    ["JO", "fixed"],
    ["NO", undefined],
  ])("say of a day in %s that it is no public holiday, as far as that is known: %s", (country, known) => {
    const [slot] = quietestSlots(daysFrom("2026-11-24", { country }), 1);
    const reasons = slot === undefined ? [] : listVisitReasons(slot, "Europe/Rome");
    expect(reasons.find(({ kind }) => kind === "noHoliday")).toEqual(known && { kind: "noHoliday", known });
  });

  it.each([
    ["06:00", "09:00", ["dawn 07:1"]],
    ["08:00", "10:00", ["day 16:4"]],
    ["16:00", "18:00", ["dusk 16:4"]],
    ["17:00", "18:00", ["dark 16:4"]],
  ])("%s to %s is in the light %j, by sunrise and sunset", (from, to, lights) => {
    const found = daysFrom("2026-11-24")
      .slice(0, 1)
      .flatMap((day) =>
        listVisitReasons({ day, from, to, level: "pleasant" }, "Europe/Rome").flatMap((reason) =>
          reason.kind === "light" ? [`${reason.light} ${reason.time.slice(0, 4)}`] : [],
        ),
      );
    expect([...new Set(found)]).toEqual(lights);
  });
});
