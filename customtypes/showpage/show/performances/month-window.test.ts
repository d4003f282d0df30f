import { expect, it } from "vitest";
import { calendarRange, firstUnread, lastMonth, laterMonth } from "./month-window.ts";

it("P25: the months of a view: of a chosen day, or from a day on; else the provider's", () => {
  expect(calendarRange({ date: "2026-12-31", from: undefined })).toEqual({ from: "2026-11-01", to: "2027-10-31" });
  expect(calendarRange({ date: undefined, from: "2027-01-15" })).toEqual({ from: "2027-01-01", to: "2027-12-31" });
  expect(calendarRange({ date: undefined, from: undefined })).toEqual({});
});

it.each([
  ["2026-11-24", undefined, "2027-11-01"],
  ["2026-11-24", "2028-01-31", "2027-11-01"],
  ["2026-11-24", "2027-02-14", "2027-02-14"],
])("J5: on %s, of a show that closes on %s, months up to %s can be chosen: the next twelve", (today, closing, last) => {
  expect(lastMonth(today, closing)).toBe(last);
});

it.each([
  [["2027-01-05", "2027-03-05"], "2027-01-01", "2027-03-01"],
  [["2027-01-05"], "2027-07-01", undefined],
  [["2027-01-05"], "2027-02-01", "2027-02-01"],
  [["2027-01-05"], "2027-01-01", "2027-02-01"],
  [["2027-01-05"], "2027-05-01", "2027-05-01"],
  [["2027-06-02"], "2027-07-01", undefined],
])("C10: of %j, read up to %s, the next months from 2027-02-01 on begin with %s", (dates, unread, expected) => {
  expect(laterMonth({ dates, next: "2027-02-01", last: "2027-05-01", unread })).toBe(expected);
});

it.each([
  [{ date: "2026-11-24", from: undefined }, "2027-10-01"],
  [{ date: undefined, from: "2026-11-24" }, "2027-11-01"],
  [{ date: undefined, from: undefined }, undefined],
])("C10: of %j, the first month that a calendar may lack is %s", (view, expected) => {
  expect(firstUnread(view)).toBe(expected);
});
