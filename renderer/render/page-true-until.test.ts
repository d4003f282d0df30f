import { expect, it } from "vitest";
import type { View } from "../../routing/view.ts";
import { defaultView } from "../../routing/view.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { throwUndeclared } from "../undeclared-view.ts";
import { pageTrueUntil } from "./page-true-until.ts";

const zoned = (timeZone: string, dates = {}) => testProduct({ timeZone, show: testShow({ dates }) });
const newYork = zoned("America/New_York");
const london = zoned("Europe/London");
const opensTomorrow = zoned("America/New_York", { opening: "2026-12-02" });

const midnight = "2026-12-02T05:00:00.000Z";
const deadline = Date.parse("2026-12-02T01:00:00Z");

/** The evening of 1 December in New York; in London the 2nd has begun. */
const snapshot = testSnapshot({ readAt: Date.parse("2026-12-02T00:30:00Z") });

it.each([
  ["a list without days", {}, [newYork], undefined, undefined],
  ["a list of tonight ends with its day", { when: "tonight" }, [newYork, london], undefined, midnight],
  ["a list of tonight that has nothing", { when: "tonight" }, [], undefined, "2026-12-03T00:00:00.000Z"],
  ["a list from today on", { from: "2026-12-01" }, [newYork], undefined, midnight],
  ["a list of days to come", { from: "2026-12-02" }, [newYork], undefined, undefined],
  ["a card that says when its show opens", {}, [opensTomorrow], undefined, midnight],
  ["a page with an earlier deadline", { when: "tonight" }, [newYork], deadline, "2026-12-02T01:00:00.000Z"],
] as const)("P2, E3: %s", (_title, view: Partial<View>, shown, own, expected) => {
  const page = testPage({ snapshot, view: { ...defaultView, ...view } });
  const until = pageTrueUntil(own, shown, page);
  expect(until === undefined ? undefined : new Date(until).toISOString()).toBe(expected);
});

it("X5: a page whose lists have pages and no days, as those of reviews, has no end", () => {
  const undeclared = { enumerable: false, get: throwUndeclared.bind(undefined, "when") };
  const view = Object.defineProperties({ ...defaultView, page: 2 }, { when: undeclared, from: undeclared });
  expect(pageTrueUntil(undefined, [newYork], testPage({ snapshot, view }))).toBeUndefined();
});
