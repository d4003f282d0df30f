import { expect, it } from "vitest";
import { testContents, testPage } from "../../tests/support/page-context.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { listingTrueUntil } from "./listing-true-until.ts";

const newYork = testProduct({ timeZone: "America/New_York" });
const london = testProduct({ timeZone: "Europe/London" });
const midnight = "2026-12-02T05:00:00.000Z";

/** The evening of 1 December in New York; in London the 2nd has begun. */
const snapshot = testSnapshot({ readAt: Date.parse("2026-12-02T00:30:00Z") });

it.each([
  ["a list without days", {}, [newYork], undefined],
  ["a list of tonight ends with its day", { when: "tonight" }, [newYork, london], midnight],
  ["a list of tonight that has nothing", { when: "tonight" }, [], "2026-12-03T00:00:00.000Z"],
  ["a list from today on", { from: "2026-12-01" }, [newYork], midnight],
  ["a list of days to come", { from: "2026-12-02" }, [newYork], undefined],
  ["months to choose days in begin with today", { choose: "dates" }, [newYork, london], midnight],
  ["months to choose a last day in", { first: "2026-12-08" }, [newYork], midnight],
])("P2, E3: %s", (_title, view, products, expected) => {
  const until = listingTrueUntil({}, testPage({ snapshot, view, contents: testContents({ described: products }) }));
  expect(until === undefined ? undefined : new Date(until).toISOString()).toBe(expected);
});
