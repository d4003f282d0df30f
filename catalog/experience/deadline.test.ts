import { describe, expect, it } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { cancellationDeadline, momentInZone } from "./deadline.ts";

const rome = { timeZone: "Europe/Rome", now: Date.parse("2026-03-01T00:00:00Z") };
const hours = (count: number) => ({ cancellable: true, upToMinutes: count * 60 });

const until = (policy: ReturnType<typeof hours>, date: string, time: string) => {
  const deadline = cancellationDeadline(policy, { date, time }, rome);
  return deadline?.kind === "until" ? momentInZone(deadline.moment, rome.timeZone, locales.en) : deadline;
};

describe("X4: free cancellation ends at a moment of the venue's clocks", () => {
  it.each([
    [24, "2026-11-25", "18:00", "Tue 24 Nov, 18:00"],
    [0, "2026-11-25", "18:00", "Wed 25 Nov, 18:00"],
    [72, "2026-11-25", "09:30", "Sun 22 Nov, 09:30"],
  ])("%i hours before %s %s", (count, date, time, text) => {
    expect(until(hours(count), date, time)).toBe(text);
  });

  it.each([
    ["into summer time: an hour less on the clock", "2026-03-29", "10:00", "Sat 28 Mar, 09:00"],
    ["out of summer time: an hour more", "2026-10-25", "10:00", "Sat 24 Oct, 11:00"],
  ])("%s", (_title, date, time, text) => {
    expect(until(hours(24), date, time)).toBe(text);
  });

  it("has passed for a start that is too near", () => {
    expect(cancellationDeadline(hours(24), { date: "2026-03-01", time: "20:00" }, rome)).toEqual({ kind: "passed" });
  });

  it.each([
    ["can't be cancelled", { cancellable: false, upToMinutes: 1440 }, "Europe/Rome"],
    ["says no limit", { cancellable: true, upToMinutes: undefined }, "Europe/Rome"],
    ["has no time zone", hours(24), ""],
  ])("is not stated for what %s", (_title, policy, timeZone) => {
    expect(cancellationDeadline(policy, { date: "2026-11-25", time: "18:00" }, { ...rome, timeZone })).toBeUndefined();
  });
});

it.each([
  ["de", "Di., 24. Nov., 18:00 Uhr"],
  ["ja", "11月24日(火) 18:00"],
] as const)("X4: is written as its language does (%s)", (code, text) => {
  expect(momentInZone(Date.parse("2026-11-24T17:00:00Z"), "Europe/Rome", locales[code])).toBe(text);
});
