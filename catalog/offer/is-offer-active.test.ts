import { expect, test } from "vitest";
import { isOfferActive } from "./is-offer-active.ts";

const today = new Date("2026-11-21T00:00:00Z");

test.each([
  [undefined, true],
  ["", true],
  ["2026-11-20", false],
  ["2026-11-21", true],
  ["2026-11-22", true],
  ["2027-01-01", true],
])("E2: an offer that closes %s is shown: %s", (closingDate, shown) => {
  expect(isOfferActive(closingDate, today)).toBe(shown);
});

test.each(["22-11-2026", "2026-11-31", "2026-11", "tomorrow"])(
  "F5: %s is no closing date: not shown",
  (closingDate) => {
    expect(isOfferActive(closingDate, today)).toBe(false);
  },
);
