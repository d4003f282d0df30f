import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultView, type View, viewOf, viewSegment } from "./view.ts";

test("B6: the default view is an underscore", () => {
  expect(viewSegment(defaultView)).toBe("_");
  expect(viewOf("_")).toEqual(defaultView);
});

test("B6: reads a segment back", () => {
  expect(viewOf("category=12&page=2&filter-reviews=4,5&sort=price")).toEqual({
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
  expect(viewOf(segment)).toBeUndefined();
});

const given = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const views = fc.record<View>({
  category: given(fc.integer({ min: 1, max: 99_999 })),
  page: given(fc.integer({ min: 1, max: 1000 })),
  limit: given(fc.integer({ min: 1, max: 100 })),
  offset: given(fc.integer({ min: 0, max: 10_000 })),
  filterReviews: given(fc.subarray(["1", "2", "3", "4", "5"], { minLength: 1 }).map((stars) => stars.join(","))),
  sort: given(fc.constantFrom("popularity", "price")),
});

test("B6: every view survives being written and read", () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(viewOf(viewSegment(view))).toEqual(view);
    }),
  );
});

test("B6: what is read is what was written, whatever the segment", () => {
  fc.assert(
    fc.property(fc.string(), (segment) => {
      const view = viewOf(segment);
      expect(view === undefined || viewSegment(view) === segment).toBe(true);
    }),
  );
});
