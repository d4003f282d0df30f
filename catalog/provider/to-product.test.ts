import * as v from "valibot";
import { expect, test } from "vitest";
import { toProduct } from "./to-product.ts";
import { tourGroupExample } from "./wire/tour-group.example.ts";
import { wireTourGroup } from "./wire/tour-group.ts";

function product(changes: object = {}) {
  return toProduct(v.parse(wireTourGroup, { ...tourGroupExample, ...changes }));
}

test("D1: a documented tour group in our own terms", () => {
  expect(product()).toEqual({
    id: 19513,
    name: "Observation Deck: Timed Entry",
    images: [{ url: "https://img.example/1.avif", alt: "The deck at dusk", width: 1600, height: 1000 }],
    cityCode: "NEW_YORK",
    cityName: "New York",
    category: { id: 1, name: "Tickets" },
    subCategory: { id: 1007, name: "Landmarks" },
    price: {
      final: { minor: 2900, currency: "EUR" },
      original: { minor: 3250, currency: "EUR" },
      bestDiscount: 11,
      cashbackPercent: 5,
    },
    rating: { average: 4.4, ratingCount: 5743, reviewCount: 812 },
    descriptors: ["FREE_CANCELLATION"],
    highlights: ["Open-air deck", "Glass floor"],
    flowType: "NORMAL",
    callToAction: "Book now",
    labels: ["BEST_SELLER"],
    defaultVariantId: 38164,
    minDuration: 60,
    maxDuration: 120,
    cancellation: { cancellable: true, upToMinutes: 1440 },
  });
});

test("D1: id and name are all a tour group needs", () => {
  expect(toProduct(v.parse(wireTourGroup, { id: 1, name: "Bare" }))).toEqual({
    id: 1,
    name: "Bare",
    images: [],
    cityCode: "",
    cityName: "",
    category: undefined,
    subCategory: undefined,
    price: undefined,
    rating: undefined,
    descriptors: [],
    highlights: [],
    flowType: "NORMAL",
    callToAction: undefined,
    labels: [],
    defaultVariantId: undefined,
    minDuration: undefined,
    maxDuration: undefined,
    cancellation: { cancellable: false, upToMinutes: undefined },
  });
});

test("null is as good as absent in every field but id and name", () => {
  const nulls = Object.fromEntries(Object.keys(tourGroupExample).map((key) => [key, null]));
  expect(toProduct(v.parse(wireTourGroup, { ...nulls, id: 1, name: "Bare" }))).toEqual(
    toProduct(v.parse(wireTourGroup, { id: 1, name: "Bare" })),
  );
});

test("without product images the list picture stands in, described by the name", () => {
  expect(product({ media: null }).images).toEqual([
    { url: "https://img.example/list.avif", alt: tourGroupExample.name, width: undefined, height: undefined },
  ]);
});

test.each([
  [
    { descriptors: ["MOBILE_TICKET", { code: "AUDIO_GUIDE" }, "BRAND_NEW"] },
    { descriptors: ["AUDIO_GUIDE", "MOBILE_TICKET"] },
  ],
  [{ flowType: "SEATMAP_IFRAME" }, { flowType: "SEATMAP_IFRAME" }],
  [{ flowType: "BRAND_NEW" }, { flowType: "NORMAL" }],
  [{ microBrandsHighlight: "" }, { highlights: ["Long & winding"] }],
  [{ ratingCount: 0 }, { rating: undefined }],
  [
    { cancellationPolicyV2: { cancellable: true, cancellableUpTo: 0 } },
    { cancellation: { cancellable: true, upToMinutes: 0 } },
  ],
])("%j gives %j", (changes, expected) => {
  expect(product(changes)).toMatchObject(expected);
});
