import { expect, test } from "vitest";
import { toValidity } from "./wire.ts";

function validity(type: string | null, date: string | null = null, days: number | null = null) {
  return toValidity({
    ticketValidityType: type,
    ticketValidityUntilDate: date,
    ticketValidityUntilDaysFromPurchase: days,
  });
}

test.each([
  ["NOT_EXTENDABLE", null, null, { kind: "not-extendable" }],
  [null, "2026-12-31", 60, { kind: "not-extendable" }],
  ["UNTIL_DATE", "2026-12-31", null, { kind: "until-date", date: new Date("2026-12-31") }],
  ["UNTIL_DATE", "2026-12-31T23:59:59", null, { kind: "until-date", date: new Date("2026-12-31") }],
  ["UNTIL_DATE", null, null, { kind: "extendable-unknown" }],
  ["UNTIL_DATE", "2026-13-31", null, { kind: "extendable-unknown" }],
  ["UNTIL_DATE", "2026-02-30", null, { kind: "extendable-unknown" }],
  ["UNTIL_DAYS_FROM_PURCHASE", null, 60, { kind: "days-from-purchase", days: 60 }],
  ["UNTIL_DAYS_FROM_PURCHASE", null, 0, { kind: "extendable-unknown" }],
  ["UNTIL_DAYS_FROM_PURCHASE", null, null, { kind: "extendable-unknown" }],
  ["EXTENDABLE_BUT_UNKNOWN", null, null, { kind: "extendable-unknown" }],
  ["BRAND_NEW", null, null, { kind: "extendable-unknown" }],
] as const)("D27: %s, %s, %s", (type, date, days, expected) => {
  expect(validity(type, date, days)).toEqual(expected);
});

test("D27: no policy at all is valid for its own date", () => {
  expect(toValidity(null)).toEqual({ kind: "not-extendable" });
});
