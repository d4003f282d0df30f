import { expect, it } from "vitest";
import { playsOnWeekday, playsTonight } from "./plays-tonight.ts";

it.each([
  ["a matinee alone", "14:30", "2026-12-02T12:00:00Z", false],
  ["an evening that is to come", "19:30", "2026-12-02T12:00:00Z", true],
  ["a minute before the curtain in New York", "19:30", "2026-12-03T00:29:00Z", true],
  ["the curtain in New York", "19:30", "2026-12-03T00:30:00Z", false],
  ["no hours of that day", undefined, "2026-12-02T12:00:00Z", true],
])("P25: with %s, the show plays tonight or not", (_title, time, now, expected) => {
  const lastStarts = time === undefined ? {} : { WEDNESDAY: time };
  expect(playsTonight({ lastStarts }, "America/New_York", Date.parse(now))).toBe(expected);
});

it.each([
  ["2026-12-02", { WEDNESDAY: "19:30" }, true],
  ["2026-12-03", { WEDNESDAY: "19:30" }, false],
  ["2026-12-03", {}, undefined],
])("X15: on %s a show with the hours %j plays or not: %s", (date, lastStarts, expected) => {
  expect(playsOnWeekday({ lastStarts }, date)).toBe(expected);
});
