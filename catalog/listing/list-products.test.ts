import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nothingChosen } from "./choices.example.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testCalendar } from "../calendar/calendar.example.ts";
import type { Product } from "../product/product.ts";
import { bookableCount } from "../show/sale.ts";
import { withChoice } from "./facets.ts";
import { listProducts } from "./list-products.ts";
import type { Calendars } from "./apply-days.ts";
import { durationClasses } from "./durations.ts";
import { type Choices, type ListingQuery, sortOrders } from "./listing-query.ts";
import { listingFlags } from "./product-flags.ts";

/** Sunday noon, 22 November 2026, UTC. */
const now = Date.UTC(2026, 10, 22, 12);

const everything: ListingQuery = {
  choices: nothingChosen,
  days: undefined,
  sort: "popularity",
  page: 1,
  limit: 24,
  offset: 0,
};

const listIds = (products: readonly Product[]) => products.map(({ id }) => id);
const listed = (products: readonly Product[], query: Partial<ListingQuery>, calendars?: Calendars) =>
  listProducts(products, { ...everything, ...query }, { now, calendars });
const chosen = (choices: Partial<Choices>) => ({ choices: { ...nothingChosen, ...choices } });
const priced = (minor: number) =>
  ({ final: { minor, currency: "EUR" }, original: { minor, currency: "EUR" }, cashbackPercent: 0 }) as const;

describe("C14, P3, P4: a listing has what is chosen", () => {
  const products = [
    testProduct({ id: 1, category: { id: 1, name: "Tickets" }, price: priced(1500), minDuration: 90 }),
    testProduct({ id: 2, category: { id: 2, name: "Tours" }, price: priced(2000), minDuration: 181, maxDuration: 400 }),
    testProduct({ id: 3, category: { id: 2, name: "Tours" }, price: undefined, rating: undefined, descriptors: [] }),
    testProduct({
      id: 4,
      subCategory: { id: 1007, name: "Landmarks" },
      labels: ["SELLING_OUT_FAST"],
      price: { ...priced(9900), group: { size: 4 } },
    }),
  ];
  it.each<[string, Partial<Choices>, readonly number[]]>([
    ["a category", { category: ["2"] }, [2, 3]],
    ["a category that is unknown: it is ignored", { category: ["17"] }, [1, 2, 3, 4]],
    ["a sub-category that is unknown: it is ignored", { subCategory: ["17"] }, [1, 2, 3, 4]],
    ["a sub-category", { subCategory: ["1007"] }, [4]],
    ["a sub-category beside another category: it is dropped", { category: ["2"], subCategory: ["1007"] }, [2, 3]],
    ["a price below the first threshold", { price: ["1"] }, [1]],
    ["a price at a threshold is in the band above", { price: ["2"] }, [2]],
    ["up to three hours", { duration: ["short"] }, [1]],
    ["each class between the shortest and the longest duration", { duration: ["day"] }, [2]],
    ["an average of stars", { rating: ["4.5"] }, [1, 2, 4]],
    ["two flags", { flags: ["free-cancellation", "selling-out"] }, [4]],
    ["a private product is priced for its group", { flags: ["private"] }, [4]],
    ["a language nobody speaks", { language: ["ja"] }, []],
  ])("%s", (_title, choices, ids) => {
    expect(listIds(listed(products, chosen(choices)).matches)).toEqual(ids);
  });
});

describe("P3: a facet that few products have a value of", () => {
  const spoken = (id: number, guideLanguages: readonly string[]) => {
    const plain = testProduct({ id });
    return { ...plain, facts: { ...plain.facts, guideLanguages } };
  };
  const withLanguages = (languages: number, others: number) => [
    ...Array.from({ length: languages }, (_value, index) => spoken(index, ["en", "it"])),
    ...Array.from({ length: others }, (_value, index) => spoken(100 + index, [])),
  ];
  const offered = (products: readonly Product[], query: Partial<ListingQuery> = {}) =>
    listed(products, query)
      .listFacets()
      .find(({ name }) => name === "language")
      ?.choices.map(({ value }) => value);

  it.each([
    ["one of seventeen", 1, 16, []],
    ["one of eleven", 1, 10, []],
    ["one of ten", 1, 9, ["en", "it"]],
    ["all of two", 2, 0, ["en", "it"]],
  ])("%s", (_title, languages, others, expected) => {
    expect(offered(withLanguages(languages, others))).toEqual(expected);
  });

  it("is offered once something of it is chosen", () => {
    expect(offered(withLanguages(1, 16), chosen({ language: ["it"] }))).toEqual(["en", "it"]);
  });

  it("does not concern flags: each is of few", () => {
    const products = [testProduct({ id: 1, descriptors: ["SKIP_THE_LINE"] }), ...withLanguages(0, 20)];
    const flags = listed(products, {})
      .listFacets()
      .find(({ name }) => name === "flags");
    expect(flags?.choices.map(({ value }) => value)).toContain("skip-the-line");
  });
});

describe("P3: an average is compared as it is shown", () => {
  it.each([
    [4.44, false],
    [4.45, true],
  ])("%f", (average, has) => {
    const rated = testProduct({ rating: { average, ratingCount: 9, reviewCount: 0 } });
    expect(listed([rated], chosen({ rating: ["4.5"] })).total === 1).toBe(has);
  });
});

describe("P2, X2: on chosen days", () => {
  const products = [1, 2, 3].map((id) => testProduct({ id }));
  const calendars: Calendars = new Map([
    [1, testCalendar("2026-11-22", "2026-11-28")],
    [2, testCalendar("2026-11-25")],
  ]);
  it.each<[string, ListingQuery["days"], readonly number[]]>([
    ["today", { when: "today" }, [1]],
    ["tomorrow nothing is free", { when: "tomorrow" }, []],
    ["a range", { from: "2026-11-24", to: "2026-11-26" }, [2]],
    ["a range that has begun", { from: "2026-11-01", to: "2026-11-26" }, [1, 2]],
    ["days that are over read as absent", { from: "2026-11-01", to: "2026-11-21" }, [1, 2, 3]],
  ])("%s", (_title, days, ids) => {
    expect(listIds(listed(products, { days }, calendars).matches)).toEqual(ids);
  });

  it("X15: names what is free on other days, the soonest first", () => {
    const { otherDays } = listed(products, { days: { when: "tomorrow" } }, calendars);
    expect(otherDays.map(({ product, next }) => [product.id, next])).toEqual([
      [2, "2026-11-25"],
      [1, "2026-11-28"],
    ]);
  });

  it("X1: prices, bands, offers and the order by price are those of the chosen days", () => {
    const costing = (minor: number) => {
      const { dates } = testCalendar("2026-11-22");
      const [day] = Object.values(dates);
      return {
        dates: day === undefined ? {} : { "2026-11-22": { ...day, price: { minor, currency: "EUR" } as const } },
      };
    };
    const costs: Calendars = new Map([
      [1, costing(6000)],
      [2, costing(4500)],
      [3, costing(2400)],
    ]);
    const today = { days: { when: "today" } } as const;
    const { matches, listFacets } = listed(products, { ...today, sort: "price" }, costs);
    expect(matches.map(({ id, price }) => [id, price?.final.minor])).toEqual([
      [3, 2400],
      [2, 4500],
      [1, 6000],
    ]);
    expect(
      listFacets()
        .find(({ name }) => name === "price")
        ?.choices.map(({ value, count }) => [value, count]),
    ).toEqual([
      ["2", 2],
      ["3", 1],
    ]);
    expect(listIds(listed(products, { ...today, ...chosen({ price: ["3"] }) }, costs).matches)).toEqual([1]);
    expect(listIds(listed(products, { ...today, ...chosen({ flags: ["special-offer"] }) }, costs).matches)).toEqual([
      3,
    ]);
  });

  it.each<[string, Partial<ListingQuery>, ReturnType<typeof listed>["excluding"]]>([
    ["nothing", { days: { when: "today" } }, undefined],
    ["days on which nothing is free", { days: { when: "tomorrow" } }, "days"],
    ["a choice, as others are free", { days: { when: "today" }, ...chosen({ language: ["ja"] }) }, "choices"],
    ["a choice, as its own is free later", { days: { when: "today" }, ...chosen({ price: ["1"] }) }, "choices"],
    ["a choice without days", chosen({ language: ["ja"] }), "choices"],
    ["both", { days: { when: "tomorrow" }, ...chosen({ language: ["ja"] }) }, "both"],
  ])("E10: what leaves nothing of a list: %s", (_title, query, excluding) => {
    const cheap = testProduct({ id: 4, price: priced(1500) });
    expect(listed([...products, cheap], query, calendars).excluding).toBe(excluding);
  });

  it("omits nothing where the calendars could not be read", () => {
    expect(listed(products, { days: { when: "today" } }).total).toBe(3);
  });
});

const days = fc.constantFrom("2026-11-22", "2026-11-23", "2026-11-28", "2026-12-05");
const product = fc
  .record({
    category: fc.integer({ min: 1, max: 3 }),
    minor: fc.option(fc.integer({ min: 100, max: 20_000 })),
    minDuration: fc.option(fc.integer({ min: 10, max: 3000 })),
    average: fc.option(fc.integer({ min: 20, max: 50 })),
    free: fc.uniqueArray(days),
    flag: fc.boolean(),
  })
  .map(({ category, minor, minDuration, average, free, flag }) => ({
    free,
    product: testProduct({
      category: { id: category, name: `Category ${category}` },
      subCategory: { id: 1000 + category, name: "Part" },
      price: minor === null ? undefined : priced(minor),
      minDuration: minDuration ?? undefined,
      rating: average === null ? undefined : { average: average / 10, ratingCount: 40, reviewCount: 0 },
      descriptors: flag ? ["SKIP_THE_LINE"] : [],
    }),
  }));

const lists = fc.array(product, { maxLength: 30 }).map((all) => ({
  products: all.map((each, index) => ({ ...each.product, id: index + 1 })),
  calendars: new Map(all.map(({ free }, index) => [index + 1, testCalendar(...free)] as const)),
}));
const one = (...values: readonly string[]) =>
  fc.option(fc.constantFrom(...values)).map((value) => (value === null ? [] : [value]));
const queries = fc.record<ListingQuery>({
  choices: fc.record<Choices>({
    category: one("1", "2", "3", "4"),
    subCategory: one("1001", "1002"),
    venue: fc.constant([]),
    price: one("1", "2", "3", "4"),
    duration: one(...durationClasses),
    rating: one("3", "4", "4.5"),
    flags: fc.subarray([...listingFlags], { maxLength: 2 }),
    language: fc.constant([]),
  }),
  days: fc.option(fc.constantFrom({ when: "today" }, { when: "weekend" }, { from: "2026-11-23", to: "2026-11-30" }), {
    nil: undefined,
  }),
  sort: fc.constantFrom(...sortOrders),
  page: fc.constant(1),
  limit: fc.integer({ min: 1, max: 10 }),
  offset: fc.constant(0),
});

describe("a listing, whatever its products and query", () => {
  it("P3: the count beside a choice is what can be booked once it is chosen", () => {
    fc.assert(
      fc.property(lists, queries, ({ products, calendars }, query) => {
        const { listFacets, choices } = listed(products, query, calendars);
        const all = listFacets().flatMap(({ name, choices: offered }) =>
          offered.map((choice) => ({ name, ...choice })),
        );
        const counts = all.map(({ name, value }) => {
          const { matches } = listed(products, { ...query, choices: withChoice(choices, name, value) }, calendars);
          return [name, value, bookableCount(matches, now)];
        });
        expect(counts).toEqual(all.map(({ name, value, count }) => [name, value, count]));
      }),
      { numRuns: 40 },
    );
  });

  it("P2, X2: nothing without a free day is in it when days are chosen", () => {
    fc.assert(
      fc.property(lists, ({ products, calendars }) => {
        const range = { from: "2026-11-23", to: "2026-11-30" };
        const { matches } = listed(products, { days: range }, calendars);
        const free = (id: number) =>
          Object.keys(calendars.get(id)?.dates ?? {}).some((day) => day >= range.from && day <= range.to);
        expect(listIds(matches)).toEqual(listIds(products).filter(free));
      }),
    );
  });

  it("B6: its pages have each product once", () => {
    fc.assert(
      fc.property(lists, queries, fc.integer({ min: 0, max: 5 }), ({ products, calendars }, query, offset) => {
        const whole = listed(products, { ...query, offset }, calendars);
        const pages = Array.from({ length: whole.pages }, (_, index) =>
          listed(products, { ...query, offset, page: index + 1 }, calendars),
        );
        expect(listIds(pages.flatMap(({ shown }) => shown))).toEqual(
          listIds(whole.matches.slice(offset < whole.total ? offset : 0)),
        );
        expect(listed(products, { ...query, offset, page: whole.pages + 1 }, calendars).shown).toEqual([]);
      }),
    );
  });

  it("C14: a sort omits and adds nothing", () => {
    fc.assert(
      fc.property(lists, queries, ({ products, calendars }, query) => {
        const [sorted, popular] = [query.sort, "popularity" as const].map(
          (sort) => listed(products, { ...query, sort }, calendars).matches,
        );
        expect(new Set(listIds(sorted ?? []))).toEqual(new Set(listIds(popular ?? [])));
        expect(sorted).toHaveLength(popular?.length ?? 0);
      }),
    );
  });
});

it("P2: each match has its first free day of the chosen ones", () => {
  const products = [
    testProduct({ id: 1, show: testShow() }),
    testProduct({ id: 2 }),
    testProduct({ id: 3 }),
    testProduct({ id: 4, show: testShow() }),
  ];
  const calendars: Calendars = new Map([
    [1, testCalendar("2026-11-28", "2026-11-29")],
    [2, testCalendar("2026-11-28", "2026-11-29")],
    [3, testCalendar("2026-11-29")],
    [4, testCalendar("2026-12-24")],
  ]);
  const { firstDays } = listed(products, { days: { from: "2026-11-28", to: "2026-11-29" } }, calendars);
  expect([...firstDays]).toEqual([
    [1, "2026-11-28"],
    [2, "2026-11-28"],
    [3, "2026-11-29"],
  ]);
});

it("P2: the day of a match is the one that has its price, not merely the first free one", () => {
  const products = [testProduct({ id: 1 }), testProduct({ id: 2 })];
  const { dates } = testCalendar("2026-11-28", "2026-11-29");
  const prices = Object.entries(dates).map(([date, offer]) => {
    const price = { minor: date === "2026-11-28" ? 4600 : 4000, currency: "EUR" } as const;
    return [date, { ...offer, price, originalPrice: price }] as const;
  });
  const calendars: Calendars = new Map([
    [1, { ...testCalendar(), dates: Object.fromEntries(prices) }],
    [2, testCalendar("2026-12-24")],
  ]);
  const { matches, firstDays, pricedStarts } = listed(
    products,
    { days: { from: "2026-11-28", to: "2026-11-29" } },
    calendars,
  );
  expect(matches.map(({ price }) => price?.final.minor)).toEqual([4000]);
  expect([...firstDays]).toEqual([[1, "2026-11-28"]]);
  expect([...pricedStarts]).toEqual([[1, { date: "2026-11-29" }]]);
});
