import * as v from "valibot";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { toVariant, wireVariant } from "./wire.ts";
import { variantExample } from "./wire.example.ts";

const variant = (changes: object = {}) =>
  toVariant(v.parse(wireVariant, { ...variantExample, ...changes }), locales.en);

test("H18: a variant in our own terms", () => {
  expect(variant()).toEqual({
    id: 38164,
    name: { text: "General Admission: Timed Entry" },
    description: { text: "Entry at the time you choose" },
    duration: undefined,
    inventoryType: "FIXED_START_FLEXIBLE_DURATION",
    minPax: 1,
    maxPax: 10,
    cancellation: { cancellable: true, upToMinutes: 1440 },
    reschedule: { reschedulable: false, upToMinutes: undefined },
    openDated: false,
    vehicleType: undefined,
    maxBags: undefined,
    routes: undefined,
    price: {
      final: { minor: 2900, currency: "EUR" },
      original: { minor: 2900, currency: "EUR" },
      cashbackPercent: 0,
    },
    inclusions: { lines: ["Timed ticket"] },
    exclusions: { lines: ["Food & drink"] },
    queue: "SKIP_THE_LINE",
    commentary: ["AUDIO"],
    guideLanguages: ["en"],
    tourIds: [52850],
  });
});

test.each([
  ["FIXED_START_FIXED_DURATION", 9_000_000, 150],
  ["FIXED_START_FIXED_DURATION", 60_000, 1],
  ["FIXED_START_FIXED_DURATION", null, undefined],
  ["FLEXIBLE_START_FLEXIBLE_DURATION", 172_800_000, 2880],
  ["FLEXIBLE_START_FLEXIBLE_DURATION", 60_000, undefined],
])("H18: %s of %s ms takes %s minutes", (inventoryType, duration, minutes) => {
  expect(variant({ inventoryType, duration }).duration).toBe(minutes);
});

test.each([
  [
    { maxBags: 7, routes: ["red"] },
    { maxBags: 7, routes: ["red"] },
  ],
  [{ tags: ["PRIVATE", "MINIVAN"] }, { vehicleType: "MINIVAN" }],
  [{ inventoryType: "BRAND_NEW" }, { inventoryType: "FLEXIBLE_START_FLEXIBLE_DURATION" }],
  [{ pax: { min: 0, max: null } }, { minPax: 1, maxPax: undefined }],
  [{ pax: { min: 4, max: 10 } }, { minPax: 4, maxPax: 10 }],
  [{ tours: null }, { tourIds: [] }],
  [{ listingPrice: null }, { price: undefined }],
  [{ queueType: "BRAND_NEW" }, { queue: undefined }],
  [
    { commentary: null, guideLanguages: null, inclusionsRichText: null },
    { commentary: [], guideLanguages: [], inclusions: { lines: [] } },
  ],
])("%j → %j", (changes, expected) => {
  expect(variant(changes)).toMatchObject(expected);
});
