import { readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { views } from "../../app/_composition/views.ts";

/**
 * The test of each parameter whose values depend on the catalog, the house or the day. It chooses a value that fits and
 * is not there. The page ignores the value, or says in words that nothing has it.
 */
const tests: Readonly<Record<string, readonly [file: string, title: string]>> = {
  q: ["customtypes/search_page/results/search-page.test.tsx", "I1: says that nothing was found"],
  category: ["slices/Listing/Listing.test.tsx", "B6: no category of the list, which is ignored"],
  subCategory: ["slices/Listing/Listing.test.tsx", "B6: no sub-category of it"],
  venue: ["slices/Listing/Listing.test.tsx", "B6: no venue of it"],
  page: ["renderer/line.test.tsx", "the page after it"],
  limit: ["slices/Listing/Listing.test.tsx", "shows what is left, and on a further page no more"],
  offset: ["slices/Listing/Listing.test.tsx", "B6: an offset beyond the end, which is ignored"],
  from: ["slices/Listing/Listing.test.tsx", "days that are over read as absent"],
  to: ["slices/Listing/Listing.test.tsx", "days that are over read as absent"],
  first: ["slices/Listing/Listing.test.tsx", "a first day that can't be chosen counts as none"],
  date: [
    "customtypes/showpage/show/performances/performances.test.tsx",
    "I2: a day that is over is not said to be sold out",
  ],
  time: ["customtypes/showpage/show/performances/performances.test.tsx", "E10: a chosen time without a performance"],
  party: ["customtypes/showpage/show/performances/performances.test.tsx", "above the limit is said not to fit"],
  bags: ["slices/AirportTransfers/AirportTransfers.test.tsx", "bags"],
  airport: ["slices/AirportTransfers/AirportTransfers.test.tsx", "one without any reads as the first"],
  days: ["slices/HohoRoutes/HohoRoutes.test.tsx", "X21: says so where no ticket covers the stops for as long"],
  stops: ["slices/HohoRoutes/HohoRoutes.test.tsx", "B6: stops that the network lacks are ignored"],
  budget: ["customtypes/showpage/show/seats/seats.test.tsx", "where no seats fit %o, it says so"],
  section: [
    "customtypes/showpage/show/seats/seats.test.tsx",
    "B6: a section, row or seat that the house lacks is ignored",
  ],
  row: ["customtypes/showpage/show/seats/seats.test.tsx", "B6: a section, row or seat that the house lacks is ignored"],
  seats: [
    "customtypes/showpage/show/seats/seats.test.tsx",
    "B6: a section, row or seat that the house lacks is ignored",
  ],
  variant: ["customtypes/reviews_page/reviews/reviews-page.test.tsx", "it ignores one that the product lacks"],
  year: [
    "customtypes/reviews_page/reviews/reviews-page.test.tsx",
    "that leaves nothing says so, and leads to all reviews",
  ],
  ids: ["customtypes/saved_page/saved/saved-page.test.tsx", "counts what is no longer sold"],
  items: ["customtypes/plan_page/plan/plan-page.test.tsx", "what can't be booked"],
};

/** Values that fit many parameters, and that no catalog, house or day has. */
const unknown = ["nowhere", "ZZZ", "7", "99", "999", "2099", "99999", "2099-12-31", "03:33"];

const open = views.parameters.filter(({ entry }) => unknown.some((value) => v.parse(entry, value) !== undefined));

test("B6: each parameter with values that may not be there has a test of one", () => {
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(tests).toSorted());
});

test.each(Object.entries(tests))("B6: the test of %s is there", (_name, [file, title]) => {
  expect(readFileSync(file, "utf8")).toContain(title);
});

test.each(views.parameters.map(({ name }) => name).filter((name) => !(name in tests)))(
  "B6: all values of %s are known, and any other is ignored",
  (name) => {
    const entry = views.byName.get(name)?.entry;
    expect(unknown.map((value) => entry && v.parse(entry, value))).toEqual(unknown.map(() => undefined));
  },
);
