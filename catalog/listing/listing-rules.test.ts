import { describe, expect, expectTypeOf, it } from "vitest";
import { currencyCodes, minorUnitDigits } from "../../i18n/currencies.ts";
import { nothingChosen } from "./choices.example.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testShow } from "../../tests/support/test-show.ts";
import type { ProductFacts } from "../product/product-facts.ts";
import type { ShowDates } from "../show/show-dates.ts";
import { daysIn } from "./days.ts";
import { monthsFrom, playedMonths } from "./months.ts";
import { facetValues } from "./facet-values.ts";
import type { DayChoice, Listed, SortOrder } from "./listing-query.ts";
import { priceBand, priceBands } from "./price-bands.ts";
import { isNarrowed } from "./list-products.ts";
import { listFlags } from "./product-flags.ts";
import { listReasons } from "./reasons.ts";
import { sortProducts } from "./sort-products.ts";

const now = Date.UTC(2026, 10, 22, 12);

describe("P3: bands of prices", () => {
  it.each([
    ["EUR", [2000, 5000, 10_000]],
    ["JPY", [4000, 10_000, 20_000]],
    ["KWD", [10_000, 25_000, 50_000]],
    ["IDR", [40_000_000, 100_000_000, 200_000_000]],
  ] as const)("the thresholds of %s are %j minor units", (currency, limits) => {
    expect(priceBands(currency).flatMap(({ from }) => from?.minor ?? [])).toEqual(limits);
  });

  it.each(currencyCodes)("%s has four bands of whole amounts, without a gap", (currency) => {
    const bands = priceBands(currency);
    expect(bands.map(({ below }) => below)).toEqual([...bands.slice(1).map(({ from }) => from), undefined]);
    for (const [index, { from, below }] of bands.entries()) {
      expect((from?.minor ?? 0) % 10 ** minorUnitDigits(currency)).toBe(0);
      expect(from === undefined || priceBand(from) === index + 1).toBe(true);
      expect(below === undefined || priceBand({ ...below, minor: below.minor - 1 }) === index + 1).toBe(true);
    }
  });
});

describe("P2: days in words are those of the venue", () => {
  it.each<[string, DayChoice, string, string | undefined]>([
    ["Europe/Rome", { when: "today" }, "2026-11-22T22:30Z", "2026-11-22 2026-11-22"],
    ["America/New_York", { when: "tonight" }, "2026-11-23T01:00Z", "2026-11-22 2026-11-22"],
    ["Europe/Rome", { when: "today" }, "2026-11-22T23:30Z", "2026-11-23 2026-11-23"],
    ["America/New_York", { when: "tomorrow" }, "2026-11-22T03:00Z", "2026-11-22 2026-11-22"],
    ["Asia/Singapore", { when: "weekend" }, "2026-11-25T12:00Z", "2026-11-28 2026-11-29"],
    ["Europe/Rome", { when: "weekend" }, "2026-11-28T12:00Z", "2026-11-28 2026-11-29"],
    ["Europe/Rome", { when: "weekend" }, "2026-11-22T12:00Z", "2026-11-22 2026-11-22"],
    ["Europe/Rome", { from: "2026-11-20", to: "2026-11-23" }, "2026-11-22T12:00Z", "2026-11-22 2026-11-23"],
    ["Europe/Rome", { from: "2026-11-20", to: "2026-11-21" }, "2026-11-22T12:00Z", undefined],
    ["", { when: "today" }, "2026-11-22T12:00Z", "2026-11-22 2026-11-22"],
  ])("%s, %j at %s → %s", (zone, choice, moment, expected) => {
    const days = daysIn(choice, zone, Date.parse(moment));
    expect(days && `${days.from} ${days.to}`).toBe(expected);
  });
});

describe("C17: a month is a range of days", () => {
  it.each([
    ["2026-11-22", ["2026-11-01 2026-11-30", "2026-12-01 2026-12-31", "2027-01-01 2027-01-31"]],
    ["2028-01-31", ["2028-01-01 2028-01-31", "2028-02-01 2028-02-29", "2028-03-01 2028-03-31"]],
  ])("from %s", (today, months) => {
    expect(monthsFrom(new Date(today), 3).map(({ from, to }) => `${from} ${to}`)).toEqual(months);
  });

  it.each<[string, readonly Partial<ShowDates>[], readonly string[]]>([
    ["four where a show has no last day", [{}, { closing: "2026-12-20" }], ["11", "12", "01", "02"]],
    ["those until the last show closes", [{ closing: "2026-12-20" }, { closing: "03-01-2027" }], ["11", "12", "01"]],
    ["none before the first show opens", [{ opening: "2027-01-15" }], ["01", "02"]],
    ["none where all is over", [{ closing: "2026-10-01" }], []],
  ])("and has a chip where a show is played in it: %s", (_title, runs, months) => {
    const products = runs.map((dates) => testProduct({ show: testShow({ dates }) }));
    expect(playedMonths(products, now).map(({ from }) => from.slice(5, 7))).toEqual(months);
  });
});

describe("C14, P5: sorts", () => {
  const priced = (minor: number) =>
    ({ final: { minor, currency: "EUR" }, original: { minor, currency: "EUR" }, cashbackPercent: 0 }) as const;
  const rated = (average: number, ratingCount: number) => ({ average, ratingCount, reviewCount: 0 });
  const products = [
    testProduct({ id: 1, price: priced(3000), rating: rated(5, 1), minDuration: 60 }),
    testProduct({ id: 2, price: undefined, rating: rated(4.7, 4000), facts: { addedOn: "2026-01-02" } }),
    testProduct({
      id: 3,
      price: priced(1000),
      rating: rated(4.2, 5000),
      minDuration: 30,
      facts: { addedOn: "2026-11-02" },
    }),
    testProduct({ id: 4, price: priced(3000), rating: undefined, minDuration: 60, facts: { addedOn: "2026-11-02" } }),
  ];
  it.each<[SortOrder, readonly number[]]>([
    ["popularity", [1, 2, 3, 4]],
    ["price", [3, 1, 4, 2]],
    ["rating", [2, 1, 3, 4]],
    ["duration", [3, 1, 4, 2]],
    ["newest", [3, 4, 2, 1]],
  ])("%s", (sort, ids) => {
    expect(sortProducts(products, sort, now).map(({ id }) => id)).toEqual(ids);
  });
});

describe("P4: flags come from a product's own data", () => {
  it.each([
    ["none of a plain product", { descriptors: [], price: undefined }, []],
    ["a reduced price", { descriptors: [] }, ["special-offer"]],
    [
      "descriptors",
      { price: undefined, descriptors: ["INSTANT_CONFIRMATION", "SKIP_THE_LINE", "FREE_CANCELLATION"] },
      ["free-cancellation", "instant-confirmation", "skip-the-line"],
    ],
    ["a label", { price: undefined, descriptors: [], labels: ["SELLING_OUT_FAST"] }, ["selling-out"]],
    ["a private transfer", { price: undefined, descriptors: [], flowType: "PRIVATE_AIRPORT_TRANSFER" }, ["private"]],
  ] as const)("%s", (_title, product, flags) => {
    expect(listFlags(testProduct(product), now)).toEqual(flags);
  });

  it("a flag may read every fact", () => {
    expectTypeOf<Listed["facts"]>().toEqualTypeOf<ProductFacts>();
  });

  it("P21: a kind of commentary", () => {
    const facts = { commentary: ["IN_PERSON", "AUDIO", "WRITTEN"] } as const;
    const product = testProduct({ descriptors: [], price: undefined, facts });
    expect(listFlags(product, now)).toEqual(["guide-audio", "guide-in-person", "guide-written"]);
  });

  it("X11: access, where the provider says so", () => {
    const accessibility = ["STEP_FREE", "STROLLER_ACCESSIBLE", "AUDIO_DESCRIBED", "CAPTIONED", "EASY"] as const;
    const product = testProduct({ descriptors: [], price: undefined, facts: { accessibility } });
    expect(listFlags(product, now)).toEqual(["step-free", "stroller", "audio-described", "captioned"]);
  });

  it.each<[string, Partial<ShowDates>, readonly string[]]>([
    ["closes in 30 days", { closing: "2026-12-22" }, ["closing-soon"]],
    ["closes later", { closing: "2026-12-23" }, []],
    ["is over", { closing: "2026-11-21" }, []],
    ["opens first", { opening: "2026-12-01", closing: "2026-12-20" }, []],
  ])("D12: a show that %s", (_title, dates, flags) => {
    const found = listFlags(testProduct({ descriptors: [], show: testShow({ dates }) }), now);
    expect(found.filter((flag) => flag === "closing-soon")).toEqual(flags);
  });

  it.each<[string, Partial<ShowDates>, readonly string[]]>([
    ["will open", { opening: "2027-03-05" }, ["new"]],
    ["opened 90 days ago", { opening: "24-08-2026" }, ["new"]],
    ["opened before", { opening: "2026-08-23" }, []],
    ["opened long ago and is back", { opening: "2024-06-01", reopening: "2026-11-20" }, ["new"]],
    ["has no dates", {}, []],
  ])("D12: a show that %s is new or not", (_title, dates, flags) => {
    const found = listFlags(testProduct({ descriptors: [], show: testShow({ dates }) }), now);
    expect(found.filter((flag) => flag === "new")).toEqual(flags);
  });

  it.each([
    ["2026-11-22", ["new"]],
    ["2026-08-24", ["new"]],
    ["2026-08-23", []],
    [undefined, []],
  ])("a product added on %s is %j", (addedOn, flags) => {
    const product = testProduct({ descriptors: [], price: undefined, facts: { addedOn } });
    expect(listFlags(product, now)).toEqual(flags);
  });
});

it("a guide's languages are those of the site", () => {
  const product = testProduct({ facts: { guideLanguages: ["en", "zh-Hant", "ru", "pt-BR"] } });
  expect(facetValues(product, now).language).toEqual(expect.arrayContaining(["en", "tw", "pt"]));
  expect(facetValues(product, now).language).toHaveLength(3);
});

describe("X14: why this order", () => {
  it.each([
    ["popularity", false, false, ["popularity"]],
    ["price", true, true, ["days", "choices", "price", "popularity"]],
    ["rating", true, false, ["choices", "rating", "popularity"]],
  ] as const)("%s, narrowed %s, dated %s", (sort, isFiltered, isDated, reasons) => {
    expect(listReasons({ sort }, { isFiltered, isDated })).toEqual(reasons);
  });

  it("a listing is narrowed by any choice", () => {
    expect([isNarrowed(nothingChosen), isNarrowed({ ...nothingChosen, price: ["1"] })]).toEqual([false, true]);
  });
});
