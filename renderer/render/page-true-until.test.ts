import { expect, it } from "vitest";
import { testPage } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { pageTrueUntil } from "./page-true-until.ts";

const zoned = (timeZone: string, dates = {}) => testProduct({ timeZone, show: testShow({ dates }) });
const newYork = zoned("America/New_York");
const opensTomorrow = zoned("America/New_York", { opening: "2026-12-02" });

const midnight = "2026-12-02T05:00:00.000Z";
const deadline = Date.parse("2026-12-02T01:00:00Z");

/** The evening of 1 December in New York. */
const snapshot = testSnapshot({ readAt: Date.parse("2026-12-02T00:30:00Z") });

it.each([
  ["cards without days", [newYork], undefined, undefined],
  ["a card that says when its show opens", [opensTomorrow], undefined, midnight],
  ["a page with an earlier deadline", [opensTomorrow], deadline, "2026-12-02T01:00:00.000Z"],
] as const)("P2, E3: %s", (_title, shown, own, expected) => {
  const until = pageTrueUntil(own, shown, testPage({ snapshot }));
  expect(until === undefined ? undefined : new Date(until).toISOString()).toBe(expected);
});
