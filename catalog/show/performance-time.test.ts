import { expect, it, test } from "vitest";
import { nextPerformance, performanceEnd } from "./performance-time.ts";

const slot = (startDate: string, startTime: string, kind: "UNLIMITED" | "CLOSED" = "UNLIMITED") => ({
  startDate,
  startTime,
  endTime: undefined,
  availability: { kind, remaining: undefined },
});
const slots = [
  slot("2026-11-26", "19:30"),
  slot("2026-11-24", "19:30"),
  slot("2026-11-24", "14:30"),
  slot("2026-11-25", "19:30", "CLOSED"),
];
const startAt = (moment: string) => {
  const next = nextPerformance(slots, "America/New_York", Date.parse(moment));
  return next && `${next.startDate} ${next.startTime}`;
};

it("X19: the next performance is the first that has places and has not begun, by the clock of its city", () => {
  expect(startAt("2026-11-24T19:29:00Z")).toBe("2026-11-24 14:30");
  expect(startAt("2026-11-24T19:30:00Z")).toBe("2026-11-24 19:30");
  expect(startAt("2026-11-25T01:00:00Z")).toBe("2026-11-26 19:30");
  expect(startAt("2026-12-01T00:00:00Z")).toBeUndefined();
});

test.each([
  ["19:30", 155, 1, "22:05"],
  ["23:00", 105, 1, "00:45"],
  ["09:05", 55, 1, "10:00"],
  ["19:30", undefined, 1, undefined],
  ["13:00", 285, 2, undefined],
])("X19: %s with %s minutes in %i parts ends at %s", (start, runningMinutes, parts, end) => {
  expect(performanceEnd(start, { runningMinutes, parts })).toBe(end);
});
