import { describe, expect, it } from "vitest";
import { isDiscounted, startFactors } from "./price-factor.ts";
import { groupPrices, personPrices, priceSlot } from "./price-slot.ts";
import { groupTour, tour } from "./product.fixture.ts";
import { slotDays } from "./slot-days.ts";
import type { TimedProduct } from "./timed-product.ts";

const sunday = "2026-11-22";
const saturday = "2026-11-28";
const now = Date.parse("2026-11-21T11:00:00Z");

function slotAt(product: TimedProduct, date: string, time: string) {
  const [day] = slotDays(product, { range: { from: date, to: date }, variantId: undefined, now });
  const slot = day?.slots.find(({ start }) => start === time);
  if (slot === undefined) throw new Error(`no slot at ${date} ${time}`);
  return slot;
}

describe("what a start costs", () => {
  it.each([
    ["noon", sunday, "12:00", 1],
    ["evening", sunday, "20:00", 1.25],
    ["the first minute of the evening", sunday, "18:00", 1.25],
    ["the last of the day", sunday, "17:59", 1],
    ["weekend", saturday, "12:00", 1.1],
    ["weekend evening", saturday, "20:00", 1.375],
  ])("%s", (_what, date, start, factor) => {
    expect(startFactors(tour, date)(start)).toBeCloseTo(factor, 10);
  });

  it.each([
    [null, 1, 1],
    [null, 12, 1],
    [null, 13, 1.25],
    [null, null, 1.25],
    [-300, 12, 1],
    [1, null, 1.25],
  ])("a run from day %s to day %s: %d times in the evening", (first, last, factor) => {
    expect(slotAt({ ...tour, run: { first, last } }, sunday, "20:00").factor).toBe(factor);
  });
});

describe("persons", () => {
  it("H5: pay a share each, and families only by day", () => {
    expect(personPrices(tour, slotAt(tour, sunday, "12:00"))).toEqual([
      { type: "ADULT", listing: 20, retail: 20 },
      { type: "CHILD", listing: 10, retail: 10 },
      { type: "FAMILY", listing: 52, retail: 52 },
    ]);
    expect(personPrices(tour, slotAt(tour, sunday, "20:00"))).toEqual([
      { type: "ADULT", listing: 25, retail: 25 },
      { type: "CHILD", listing: 12.5, retail: 12.5 },
    ]);
  });

  it("groups pay together, and less per head the more they are", () => {
    const tiers = groupPrices(groupTour, slotAt(groupTour, sunday, "12:00"));
    expect(tiers.map(({ smallest, size, listing }) => [smallest, size, listing])).toEqual([
      [1, 4, 200],
      [5, 7, 300],
      [8, 10, 400],
    ]);
    expect(personPrices(groupTour, slotAt(groupTour, sunday, "12:00"))).toEqual([]);
  });
});

describe("rounding", () => {
  const yen = { code: "JPY", name: "Yen", localSymbol: "¥", precision: 0 } as const;
  it.each([
    ["the price itself is not touched", 54.99, 1, tour.city.currency, 54.99],
    ["up to halves", 54.99, 1.1, tour.city.currency, 60.5],
    ["up to the next half", 55.01, 1.1, tour.city.currency, 61],
    ["a half stays", 25, 1.1, tour.city.currency, 27.5],
    ["up to whole units without decimals", 3333, 1.1, yen, 3667],
    ["nothing stays nothing", 20, 0, tour.city.currency, 0],
  ])("%s", (_what, final, factor, currency, expected) => {
    const price = { per: "PERSON" as const, final, cashbackPercent: 0 };
    expect(priceSlot({ price, city: { currency } }, { factor, isDiscounted: true }).listing).toBe(expected);
  });
});

describe("discounts", () => {
  const price = { per: "PERSON" as const, final: 20, original: 25, cashbackPercent: 0 };
  const dates = Array.from({ length: 28 }, (_, index) => `2027-02-${String(index + 1).padStart(2, "0")}`);

  it("H17: only on some days, and the others cost what it was", () => {
    expect(new Set(dates.map((date) => isDiscounted(tour, date)))).toEqual(new Set([true, false]));
    expect(priceSlot({ ...tour, price }, { factor: 1, isDiscounted: true })).toEqual({ listing: 20, retail: 25 });
    expect(priceSlot({ ...tour, price }, { factor: 1, isDiscounted: false })).toEqual({ listing: 25, retail: 25 });
  });

  it("D27: an absolute one is as high on a dearer day, and smaller for those who pay a part", () => {
    const product = { ...tour, price: { ...price, discount: "ABSOLUTE" as const } };
    const day = { factor: 1.2, isDiscounted: true };
    expect(priceSlot(product, day)).toEqual({ listing: 25, retail: 30 });
    expect(priceSlot(product, day, 0.5)).toEqual({ listing: 12.5, retail: 15 });
    expect(priceSlot(product, { ...day, isDiscounted: false })).toEqual({ listing: 30, retail: 30 });
  });

  it("on every day of a short run", () => {
    const product = { ...tour, run: { first: null, last: 6 } };
    expect(dates.filter((date) => !isDiscounted(product, date))).toEqual([]);
  });
});
