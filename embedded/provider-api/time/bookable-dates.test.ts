import { describe, expect, it } from "vitest";
import { bookableDates, isShortRun } from "./bookable-dates.ts";
import { tour } from "./product.fixture.ts";
import type { TimedProduct } from "./timed-product.ts";

const now = Date.parse("2026-11-21T11:00:00Z");
const ever = { from: "2026-01-01", to: "2027-12-31" };

function ends(product: Partial<TimedProduct>, range = ever, at = now) {
  const dates = bookableDates({ ...tour, ...product }, range, at);
  return [dates.at(0), dates.at(-1), dates.length];
}

describe("the days a product is on sale", () => {
  it.each([
    ["today and 90 days", {}, ["2026-11-21", "2027-02-19", 91]],
    ["without a price none", { price: null }, [undefined, undefined, 0]],
    ["open-dated none", { openDated: true }, [undefined, undefined, 0]],
    ["closing tomorrow", { run: { first: null, last: 1 } }, ["2026-11-21", "2026-11-22", 2]],
    ["last day today", { run: { first: null, last: 0 } }, ["2026-11-21", "2026-11-21", 1]],
    ["closed yesterday", { run: { first: null, last: -1 } }, [undefined, undefined, 0]],
    ["opening in 30 days", { run: { first: 30, last: null } }, ["2026-12-21", "2027-02-19", 61]],
    ["opened long ago, ends after the window", { run: { first: -400, last: 400 } }, ["2026-11-21", "2027-02-19", 91]],
    ["opening after the window", { run: { first: 91, last: null } }, [undefined, undefined, 0]],
  ])("%s", (_what, product, expected) => {
    expect(ends(product)).toEqual(expected);
  });

  it.each([
    [{ from: "2026-11-01", to: "2026-11-22" }, ["2026-11-21", "2026-11-22", 2]],
    [{ from: "2026-12-01", to: "2026-12-01" }, ["2026-12-01", "2026-12-01", 1]],
    [{ from: "2026-10-01", to: "2026-11-20" }, [undefined, undefined, 0]],
    [{ from: "2027-02-20", to: "2027-03-01" }, [undefined, undefined, 0]],
  ])("of %j", (range, expected) => {
    expect(ends({}, range)).toEqual(expected);
  });

  it("the window moves at midnight in the city", () => {
    expect(ends({}, ever, Date.parse("2026-11-21T22:59:59Z")).at(0)).toBe("2026-11-21");
    expect(ends({}, ever, Date.parse("2026-11-21T23:00:00Z")).at(0)).toBe("2026-11-22");
  });

  it.each([
    ["Europe/Rome", "2026-03-20T11:00:00Z"],
    ["Europe/Rome", "2026-10-20T11:00:00Z"],
    ["America/New_York", "2026-03-07T17:00:00Z"],
    ["America/New_York", "2026-10-31T17:00:00Z"],
  ])("a clock change in %s after %s loses and doubles no day", (timeZone, at) => {
    const dates = bookableDates({ ...tour, city: { ...tour.city, timeZone } }, ever, Date.parse(at));
    expect(new Set(dates).size).toBe(91);
  });
});

describe("a short run", () => {
  it.each([
    [undefined, false],
    [{ first: null, last: null }, false],
    [{ first: null, last: 12 }, true],
    [{ first: null, last: 13 }, false],
    [{ first: -100, last: 12 }, true],
    [{ first: 10, last: 22 }, true],
    [{ first: 10, last: 23 }, false],
    [{ first: 77, last: null }, false],
    [{ first: 78, last: 500 }, true],
  ])("%j: %s", (run, expected) => {
    expect(isShortRun({ run })).toBe(expected);
  });
});
