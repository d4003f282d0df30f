import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultView, type View, parseViewSegment, reduceView, viewSegment } from "./view.ts";

test("B6: the default view is an underscore", () => {
  expect(viewSegment(defaultView)).toBe("_");
  expect(parseViewSegment("_")).toEqual(defaultView);
});

test("B6: reads a segment back", () => {
  expect(parseViewSegment("category=12&page=2&filter-reviews=4,5&sort=price")).toEqual({
    ...defaultView,
    category: 12,
    page: 2,
    filterReviews: "4,5",
    sort: "price",
  });
});

test.each([
  "",
  "page=2&category=3",
  "page=02",
  "page=2&page=2",
  "filter-reviews=5,4",
  "page=2&ci=1",
  "__proto__=1",
  "page=1001",
])("B6: %j is no segment of ours", (segment) => {
  expect(parseViewSegment(segment)).toBeUndefined();
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const views = fc.record<View>({
  category: optional(fc.integer({ min: 1, max: 99_999 })),
  page: optional(fc.integer({ min: 1, max: 1000 })),
  limit: optional(fc.integer({ min: 1, max: 100 })),
  offset: optional(fc.integer({ min: 0, max: 10_000 })),
  filterReviews: optional(fc.subarray(["1", "2", "3", "4", "5"], { minLength: 1 }).map((stars) => stars.join(","))),
  sort: optional(fc.constantFrom("popularity", "price")),
});

test("B6: every view survives being written and read", () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(parseViewSegment(viewSegment(view))).toEqual(view);
    }),
  );
});

test("B6: what is read is what was written, whatever the segment", () => {
  fc.assert(
    fc.property(fc.string(), (segment) => {
      const view = parseViewSegment(segment);
      expect(view === undefined || viewSegment(view) === segment).toBe(true);
    }),
  );
});

test.each([
  ["_", [], "_"],
  ["category=3&limit=5&offset=10&filter-reviews=4,5&sort=price", [], "_"],
  ["category=3&sort=price", ["sort"], "sort=price"],
  ["category=3&page=2&sort=price", ["sort", "page", "category"], "category=3&page=2&sort=price"],
  ["page=1", [], "_"],
  ["page=1&sort=price", ["page", "sort"], "sort=price"],
  ["page=2", [], undefined],
  ["page=2&sort=price", ["sort"], undefined],
  ["nonsense", ["sort"], "_"],
] as const)("B6: %s of a page that reads %j is %s", (segment, parameters, expected) => {
  expect(reduceView(segment, parameters)).toBe(expected);
});

test("B6: a page that reads nothing has one view, whatever is asked of it", () => {
  const reached = fc.sample(views, 1000).map((view) => reduceView(viewSegment({ ...view, page: undefined }), []));
  expect(new Set(reached)).toEqual(new Set(["_"]));
});
