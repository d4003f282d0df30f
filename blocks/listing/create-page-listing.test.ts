import { expect, it } from "vitest";
import { testCalendar } from "../../catalog/calendar/calendar.example.ts";
import type { Slot } from "../../catalog/inventory/inventory.ts";
import { performancesQuery } from "../../catalog/show/next-performances.ts";
import { defaultView } from "../../routing/view.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { createListing } from "./create-page-listing.ts";
import { listingQuery } from "./listing-view.ts";

const products = [testProduct({ id: 7, timeZone: "Europe/London", show: testShow() })];
const price = { minor: 4300, currency: "EUR" } as const;
const start: Slot = {
  startDate: "2026-11-28",
  startTime: "19:30",
  endTime: undefined,
  tourId: 1,
  price,
  originalPrice: price,
  availability: { kind: "UNLIMITED", remaining: undefined },
};

it.each<[string, object, number]>([
  ["the usual price where no evening was read, as in a search", {}, 2400],
  ["tonight's price where it was", { slots: [[performancesQuery(7), [start]]] }, 4300],
])("P2: a list of tonight has %s, and never the matinee's", (_title, evenings, expected) => {
  const calendars = [[{ id: 7, from: "2026-11-28", to: "2026-12-12" }, testCalendar("2026-11-28")] as const];
  const snapshot = testSnapshot({
    found: { calendars, ...evenings },
    readAt: Date.parse("2026-11-28T12:00:00Z"),
  });
  const query = listingQuery({ ...defaultView, when: "tonight" }, { limit: undefined });
  const listed = { products, planned: products, ranking: "words", editorsChoice: 0 } as const;
  expect(createListing(listed, query, snapshot).matches.map((each) => each.price?.final.minor)).toEqual([expected]);
});
