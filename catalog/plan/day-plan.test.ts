import { describe, expect, it } from "vitest";
import { dayPlan } from "./day-plan.ts";
import { type PlannedVisit, toMinutes, toTime, type VisitHours } from "./planned-visit.ts";
import { visitHours } from "./visit-hours.ts";
import { estimateTravel } from "./travel-minutes.ts";

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const airport = { latitude: 41.8003, longitude: 12.2389 };
const paris = { latitude: 48.8606, longitude: 2.3376 };
const open: VisitHours = { kind: "open", opens: 540, closes: 1020, lastEntry: 960 };

const visit = (id: number, time: string | undefined, parts: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id,
  start: time === undefined ? undefined : toMinutes(time),
  minutes: 90,
  point: colosseum,
  hours: { kind: "unknown" },
  bookable: undefined,
  ...parts,
});

const listConflicts = (...visits: readonly PlannedVisit[]) =>
  dayPlan(visits).map(({ visit: { id }, conflicts }) => [id, conflicts]);

describe("X12: the plan of a day", () => {
  it("has visits by their starts, and those without one last", () => {
    const plan = dayPlan([visit(1, undefined), visit(2, "14:00"), visit(3, "09:00")]);
    expect(plan.map(({ visit: { id }, end }) => [id, end && toTime(end)])).toEqual([
      [3, "10:30"],
      [2, "15:30"],
      [1, undefined],
    ]);
  });

  it("flags what begins before an earlier one ends, also one that is not next to it", () => {
    expect(listConflicts(visit(1, "09:00", { minutes: 240 }), visit(2, "10:00"), visit(3, "12:00"))).toEqual([
      [1, []],
      [2, [{ kind: "overlap", with: 1, minutes: 180 }]],
      [3, [{ kind: "overlap", with: 1, minutes: 60 }]],
    ]);
  });

  it("flags a way that takes longer than there is time", () => {
    expect(listConflicts(visit(1, "09:00"), visit(2, "10:40", { point: pantheon }))).toEqual([
      [1, []],
      [2, [{ kind: "travel", with: 1, minutes: 20 }]],
    ]);
    expect(listConflicts(visit(1, "09:00"), visit(2, "11:00", { point: pantheon }))).toEqual([
      [1, []],
      [2, []],
    ]);
  });

  it("flags what is too far away for one day, with or without times, and has no way to it", () => {
    const inParis = { point: paris };
    const plan = dayPlan([visit(1, "09:00"), visit(2, "09:30", inParis), visit(3, undefined)]);
    expect(plan.map(({ visit: { id }, travel, conflicts }) => [id, travel, conflicts])).toEqual([
      [1, undefined, []],
      [2, undefined, [{ kind: "far", with: 1 }]],
      [3, undefined, [{ kind: "far", with: 2 }]],
    ]);
    expect(listConflicts(visit(1, undefined), visit(2, undefined, { point: airport }))).toEqual([
      [1, []],
      [2, []],
    ]);
  });

  it.each([
    ["08:30", [{ kind: "before-opening", opens: 540 }]],
    ["09:00", []],
    ["15:30", []],
    ["15:45", [{ kind: "closing", closes: 1020 }]],
    ["16:15", [{ kind: "after-last-entry", lastEntry: 960 }]],
  ])("flags what is outside the opening hours: %s", (time, conflicts) => {
    expect(listConflicts(visit(1, time, { hours: open }))).toEqual([[1, conflicts]]);
  });

  it("flags a closed day before what can't be booked on it", () => {
    const parts = { bookable: false };
    expect(
      listConflicts(visit(1, undefined, { ...parts, hours: { kind: "closed" } }), visit(2, "09:00", parts)),
    ).toEqual([
      [2, [{ kind: "unavailable" }]],
      [1, [{ kind: "closed" }]],
    ]);
  });

  it("claims nothing of what is not known", () => {
    const unknown = { minutes: undefined, point: undefined };
    expect(listConflicts(visit(1, "09:00", unknown), visit(2, "09:05", unknown))).toEqual([
      [1, []],
      [2, []],
    ]);
  });

  it("works for ten visits", () => {
    const ten = Array.from({ length: 10 }, (_, index) => visit(index + 1, toTime(480 + index * 60), { minutes: 45 }));
    expect(dayPlan(ten).flatMap(({ conflicts }) => conflicts)).toEqual([]);
  });
});

it.each([
  [colosseum, colosseum, { minutes: 0, onFoot: true }],
  [colosseum, pantheon, { minutes: 30, onFoot: true }],
  [colosseum, airport, { minutes: 85, onFoot: false }],
])("X12: the way from %j to %j", (from, to, travel) => {
  expect(estimateTravel(from, to)).toMatchObject(travel);
});

describe("X12: the hours of a product's sights", () => {
  const monday = new Date("2026-11-23T00:00:00Z");
  const early = { closed: false as const, opens: "08:00", closes: "14:00", lastEntry: "13:00" };
  const late = { closed: false as const, opens: "10:00", closes: "18:00", lastEntry: undefined };
  const night = { closed: false as const, opens: "08:30", closes: "00:45", lastEntry: "23:45" };
  const nightEntry = { ...night, lastEntry: "00:15" };
  const always = { ...late, opens: "00:00", closes: "00:00" };
  const sight = (hours: typeof early | typeof late | { readonly closed: true }) => ({
    schedules: [{ startDate: "2026-01-01", endDate: "2026-12-31", days: [{ day: "MONDAY" as const, ...hours }] }],
  });

  it.each([
    [[], { kind: "unknown" }],
    [[sight(early)], { kind: "open", opens: 480, closes: 840, lastEntry: 780 }],
    [[sight(early), sight(late)], { kind: "open", opens: 480, closes: 1080, lastEntry: 1080 }],
    [[sight({ closed: true }), sight(early)], { kind: "open", opens: 480, closes: 840, lastEntry: 780 }],
    [[sight({ closed: true })], { kind: "closed" }],
    [[sight(night)], { kind: "open", opens: 510, closes: 1485, lastEntry: 1425 }],
    [[sight(nightEntry), sight(early)], { kind: "open", opens: 480, closes: 1485, lastEntry: 1455 }],
    [[sight(always)], { kind: "open", opens: 0, closes: 1440, lastEntry: 1440 }],
    [[sight(early), { schedules: [] }], { kind: "unknown" }],
  ])("case %#", (sights, hours) => {
    expect(visitHours(monday, sights)).toEqual(hours);
  });
});
