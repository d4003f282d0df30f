import * as fc from "fast-check";
import { expect, test } from "vitest";
import { defaultView, reduceView, type View, viewQuery, viewSegment } from "../../routing/view.ts";
import { parseViewQuery, parseViewSegment } from "../../routing/view-registry.ts";
import { roundBudgetDown, maxBudget } from "../../blocks/seats/seat-budget.ts";
import { listingFlags } from "../../catalog/listing/product-flags.ts";
import { views } from "../../app/_composition/views.ts";

test("B6: a segment has all parameters in one order, which addresses in caches and links depend on", () => {
  const named = views.parameters.map(({ name }) => name).join(" ");
  expect(named).toBe(
    [
      "q category subCategory venue page limit offset filterReviews sort when from to choose first",
      "price duration rating flags language layout",
      "date time party pax bags airport way days stops budget section row seats",
      "reviewSort by traveler vehicle variant year mentions photos ids items",
    ].join(" "),
  );
});

test("B6: the default view is an underscore", () => {
  expect(viewSegment(defaultView)).toBe("_");
  expect(parseViewSegment(views, "_")).toEqual(defaultView);
});

test("B6: reads a segment back", () => {
  expect(parseViewSegment(views, "category=12&page=2&filter-reviews=4,5&sort=price")).toEqual({
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
  expect(parseViewSegment(views, segment)).toBeUndefined();
});

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const days = fc.constantFrom("2026-11-24", "2026-12-01", "2028-02-29");
const words = fc.constantFrom("rome", "vatican tickets", "コロッセオ", "متحف", "st. peter's".replace(". ", " "));
const start = "date=2026-11-24&time=19:30";
const row = `${start}&section=1&row=1`;

/** 3 → `1,2,3`. */
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");

const seatNumbers = (count: number, isCanonical = false) => {
  const numbers = Array.from({ length: count }, (_value, index) => `${index + 1}`);
  return (isCanonical ? numbers.toSorted() : numbers).join(",");
};

const someViews = fc
  .record<View>({
    q: optional(words),
    category: optional(fc.integer({ min: 1, max: 99_999 })),
    subCategory: optional(fc.integer({ min: 1, max: 99_999 })),
    venue: optional(fc.constantFrom("beacon-street-theatre", "remise-sieben")),
    page: optional(fc.integer({ min: 1, max: 1000 })),
    limit: optional(fc.integer({ min: 1, max: 100 })),
    offset: optional(fc.integer({ min: 0, max: 10_000 })),
    filterReviews: optional(fc.subarray(["1", "2", "3", "4", "5"], { minLength: 1 }).map((stars) => stars.join(","))),
    sort: optional(fc.constantFrom("popularity", "price", "rating", "duration", "newest")),
    when: optional(fc.constantFrom("today", "tonight", "tomorrow", "weekend")),
    from: optional(days),
    to: fc.constant(undefined),
    choose: optional(fc.constant("dates")),
    first: optional(days),
    price: optional(fc.integer({ min: 1, max: 4 })),
    duration: optional(fc.constantFrom("short", "half-day", "day", "days")),
    rating: optional(fc.constantFrom("3", "4", "4.5")),
    flags: optional(fc.subarray([...listingFlags], { minLength: 1 }).map((flags) => flags.toSorted().join(","))),
    language: optional(fc.constantFrom("en", "tw", "ar")),
    date: optional(days),
    time: optional(fc.constantFrom("00:00", "19:30")),
    party: optional(fc.integer({ min: 1, max: 12 })),
    pax: optional(fc.constantFrom("adult.2", "adult.2.child.1")),
    budget: optional(fc.integer({ min: 1, max: maxBudget }).map(roundBudgetDown)),
    section: optional(fc.integer({ min: 1, max: 40 })),
    row: optional(fc.integer({ min: 1, max: 99 })),
    seats: optional(fc.subarray(["1", "12", "3"], { minLength: 1 }).map((seats) => seats.toSorted().join(","))),
    reviewSort: optional(fc.constantFrom("high-to-low", "low-to-high")),
    by: optional(fc.constantFrom("critics", "contributors", "organiser")),
    traveler: optional(fc.constantFrom("couple", "solo")),
    vehicle: optional(fc.constantFrom("sedan", "train")),
    variant: optional(fc.integer({ min: 1, max: 999_999_999 })),
    year: optional(fc.integer({ min: 2000, max: 2099 })),
    photos: optional(fc.constant("1")),
    ids: optional(fc.constantFrom("7", "7,50002")),
    items: optional(fc.constantFrom("7", "50002-0930,7")),
  })
  .map((view) => (view.from === undefined ? view : { ...view, when: undefined, to: view.from }))
  .map((view) => (view.first === undefined ? view : { ...view, choose: undefined }))
  .map((view) => (view.date === undefined ? { ...view, time: undefined } : view))
  .map((view) => (view.time === undefined ? { ...view, section: undefined } : view))
  .map((view) => (view.section === undefined ? { ...view, row: undefined } : view))
  .map((view) => (view.row === undefined ? { ...view, seats: undefined } : view));

test.each([
  ["q=Colosseum+%26+Forum!", "q=Colosseum Forum"],
  ["q=What%E2%80%99s+on+in+London+tonight", "q=What's on in London&when=tonight"],
  ["q=Rome+tonight&when=tomorrow", "q=Rome tonight&when=tomorrow"],
  ["q=tonight", "when=tonight"],
  ["q=%20%21", "_"],
  [`q=${"a".repeat(61)}`, "_"],
  ["when=weekend&sort=rating", "sort=rating&when=weekend"],
  ["when=yesterday", "_"],
  ["review-sort=most-relevant&by=users&traveler=dog&photos=yes&mentions=dogs&vehicle=tank", "_"],
  ["photos=1&traveler=family&review-sort=low-to-high", "review-sort=low-to-high&traveler=family&photos=1"],
  ["vehicle=minivan&traveler=family", "traveler=family&vehicle=minivan"],
  ["year=2026&variant=60002", "variant=60002&year=2026"],
  ["year=last&variant=0", "_"],
  ["photos=1&mentions=queues", "mentions=queues&photos=1"],
  ["ids=50002&ids=7&ids=50002", "ids=7,50002"],
  ["ids=50017,7,7", "ids=7,50017"],
  ["items=&items=7&items=50002-1400&items=50003-0930", "items=50003-0930,50002-1400,7"],
  ["items=7-0930,7-1000,", "items=7-0930"],
  ["items=&items=", "_"],
  ["items=7-2400", "_"],
  ["items=95037229-0930,50002", "items=95037229-0930,50002"],
  ["items=1234567890", "_"],
  ["items=50001-0900,abc,50002-2460,,7", "items=50001-0900,7"],
  ["items=7,1234567890", "items=7"],
  [`items=${numbersTo(11)}`, `items=${numbersTo(10)}`],
  [`items=7,7-0900,${numbersTo(10)}`, "items=1,2,3,4,5,6,7,8,9,10"],
  [`items=x,${numbersTo(10)},11-0900`, `items=${numbersTo(10)}`],
  ["ids=7,95037229", "ids=7,95037229"],
  ["ids=7,1234567890", "ids=7"],
  ["ids=0", "_"],
  ["ids=colosseum,", "_"],
  ["ids=50001,,50002,colosseum", "ids=50001,50002"],
  [`ids=x,7,${numbersTo(30)}`, `ids=${numbersTo(24)}`],
  ["venue=beacon-street-theatre&category=7", "category=7&venue=beacon-street-theatre"],
  ["venue=Beacon%20Street", "_"],
  [`venue=${"a".repeat(61)}`, "_"],
  ["from=2026-11-24&to=2026-11-30", "from=2026-11-24&to=2026-11-30"],
  ["from=2026-11-24&to=", "from=2026-11-24"],
  ["to=2026-11-30", "from=2026-11-30"],
  ["from=&to=2026-11-30&when=today", "from=2026-11-30"],
  ["from=2026-11-30&to=2026-11-24", "from=2026-11-24&to=2026-11-30"],
  ["from=2026-11-24&to=2026-12-25", "from=2026-11-24&to=2026-12-25"],
  ["from=2026-11-24&to=2026-12-26", "from=2026-11-24&to=2026-12-25"],
  ["from=2027-11-24&to=2026-11-24", "from=2026-11-24&to=2026-12-25"],
  ["from=2026-11-24&to=2026-02-30", "from=2026-11-24"],
  ["from=9999-12-31", "_"],
  ["from=0000-01-01&to=0000-01-02", "_"],
  ["from=2026-02-30", "_"],
  ["when=today&from=2026-11-24", "from=2026-11-24"],
  ["choose=dates&from=2026-11-24", "from=2026-11-24&choose=dates"],
  ["choose=dates&first=2026-11-24", "first=2026-11-24"],
  ["choose=days&first=2026-02-30", "_"],
  ["flags=private&flags=new&flags=new", "flags=new,private"],
  ["flags=private,unknown", "_"],
  ["price=5&duration=day&rating=4.5&language=de", "duration=day&rating=4.5&language=de"],
  ["date=2026-11-24&time=19%3A30&party=2", "date=2026-11-24&time=19:30&party=2"],
  ["date=2026-11-31&time=19:30&party=13", "_"],
  ["date=2026-11-24&time=24:00", "date=2026-11-24"],
  ["time=19:30&party=2", "party=2"],
  ["pax=adult.2.child.1&date=2026-11-24", "date=2026-11-24&pax=adult.2.child.1"],
  ["pax=adult.0", "_"],
  ["pax=ADULT.2", "_"],
  ["pax=adult", "_"],
  ["budget=1472345", "budget=1472000"],
  ["budget=100000000", "_"],
  [`${start}&section=41&row=120&seats=3&seats=1&seats=3`, `${start}&section=41&row=120&seats=1,3`],
  [`${start}&section=1000&row=1&seats=1`, start],
  [`${start}&section=1&row=1000&seats=1`, `${start}&section=1`],
  [`${start}&row=1&seats=1`, start],
  [`${start}&section=1&seats=1`, `${start}&section=1`],
  ["date=2026-11-24&section=1&row=1&seats=1", "date=2026-11-24"],
  ["time=19:30&way=to-airport&section=1", "time=19:30&way=to-airport"],
  [`${row}&seats=${seatNumbers(99)}`, `${row}&seats=${seatNumbers(99, true)}`],
  [`${row}&seats=${seatNumbers(100)}`, row],
  ["date=2100-01-01", "_"],
  ["sort=price&sort=rating", "_"],
  ["sub-category=1008&filter-reviews=5&filter-reviews=4", "sub-category=1008&filter-reviews=4,5"],
])("B6, P2, P3, P4, P5: the query %s is the view %s", (query, segment) => {
  expect(parseViewQuery(views, query)).toBe(segment);
});

test("B6: every view survives being written and read", () => {
  fc.assert(
    fc.property(someViews, (view) => {
      expect(parseViewSegment(views, viewSegment(view))).toEqual(view);
    }),
  );
});

test("B6: the query of a view is parsed to the same view", () => {
  fc.assert(
    fc.property(someViews, (view) => {
      expect(parseViewQuery(views, viewQuery(view).slice(1))).toBe(viewSegment(view));
    }),
  );
});

test("B6: what is read is what was written, whatever the segment", () => {
  fc.assert(
    fc.property(fc.string(), (segment) => {
      const view = parseViewSegment(views, segment);
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
  const reached = fc.sample(someViews, 1000).map((view) => reduceView(viewSegment({ ...view, page: undefined }), []));
  expect(new Set(reached)).toEqual(new Set(["_"]));
});
