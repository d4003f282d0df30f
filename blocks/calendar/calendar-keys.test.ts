import { expect, it } from "vitest";
import { dayAfter, findCalendarMove } from "./calendar-keys.ts";

const days = ["2026-11-24", "2026-11-26", "2026-11-27", "2026-12-01", "2026-12-31", "2027-01-30"];
const press = (date: string, key: string, isRtl = false) => {
  const move = findCalendarMove(key, isRtl);
  return move === undefined || "edge" in move ? undefined : dayAfter(date, move, days);
};

it.each([
  ["2026-11-24", "ArrowRight", "2026-11-26"],
  ["2026-11-26", "ArrowLeft", "2026-11-24"],
  ["2026-11-24", "ArrowDown", "2026-12-01"],
  ["2026-12-01", "ArrowUp", "2026-11-24"],
  ["2026-12-31", "PageDown", undefined],
  ["2026-12-31", "PageUp", "2026-11-27"],
  ["2026-11-24", "PageDown", "2026-12-31"],
  ["2026-11-24", "ArrowLeft", undefined],
  ["2026-11-24", "a", undefined],
  ["2026-11-24", "toString", undefined],
])("C10: from %s, %s leads to %s", (date, key, expected) => {
  expect(press(date, key)).toBe(expected);
});

it("C10: in Arabic, the left arrow leads to the next day", () => {
  expect(press("2026-11-24", "ArrowLeft", true)).toBe("2026-11-26");
  expect(press("2026-11-26", "ArrowRight", true)).toBe("2026-11-24");
});
