import * as v from "valibot";
import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { locales } from "../../i18n/locales.ts";
import { toProduct } from "./wire-product.ts";
import { tourGroupExample } from "./wire.example.ts";
import { wireTourGroup } from "./wire.ts";

function product(changes: object = {}) {
  return toProduct(parseTolerantly(wireTourGroup, { ...tourGroupExample, ...changes }).output, locales.en);
}

const photo = { dominantColor: undefined, isDrawing: false };

/** The product of the documented tour group. */
const documented: Readonly<Record<string, unknown>> = {
  id: 19513,
  slug: "edge",
  languages: ["en"],
  name: { text: "Observation Deck: Timed Entry" },
  images: [
    {
      url: "https://img.example/1.avif",
      alt: { text: "The deck at dusk" },
      width: 1600,
      height: 1000,
      dominantColor: "#2a3b4c",
      isDrawing: true,
    },
  ],
  safetyImages: [
    {
      url: "https://img.example/safe.avif",
      alt: { text: tourGroupExample.name },
      width: 800,
      height: 500,
      ...photo,
    },
  ],
  videos: [
    {
      url: "https://video.example/1.mp4",
      thumbnailUrl: "https://img.example/1-still.avif",
      duration: "PT1M12S",
      uploadDate: "2026-03-02",
    },
  ],
  cityCode: "NEW_YORK",
  countryCode: "US",
  cityName: { text: "New York" },
  timeZone: "America/New_York",
  category: { id: 1, name: { text: "Tickets" } },
  subCategory: { id: 1007, name: { text: "Landmarks" } },
  collection: { id: 4012, name: { text: "Edge" } },
  price: {
    final: { minor: 2900, currency: "EUR" },
    original: { minor: 3250, currency: "EUR" },
    cashbackPercent: 5,
  },
  priorPrice: {
    amount: { minor: 3250, currency: "EUR" },
    lowestFrom: "2026-10-04",
    lowestOn: "2026-11-02",
  },
  rating: { average: 4.4, ratingCount: 5743, reviewCount: 812 },
  reviewsDetails: {
    ratings: { "1": 143, "2": 200, "3": 500, "4": 1300, "5": 3600 },
    showReviews: false,
  },
  topReviews: [
    expect.objectContaining({
      id: 71,
      name: "Marta",
      rating: 5,
      text: { text: "Che vista!", lang: "it", dir: "ltr" },
    }),
  ],
  descriptors: ["FREE_CANCELLATION"],
  highlights: { lines: ["Open-air deck", "Glass floor"] },
  inclusions: { lines: ["Timed ticket"] },
  exclusions: { lines: ["Transport", "Food & drink"] },
  flowType: "NORMAL",
  callToAction: "Book now",
  labels: ["BEST_SELLER"],
  defaultVariantId: 38164,
  variants: [{ id: 38164, name: { text: "General Admission" } }],
  maxPax: 10,
  multiVariant: true,
  combo: false,
  allVariantsOpenDated: false,
  minDuration: 60,
  maxDuration: 120,
  cancellation: { cancellable: true, upToMinutes: 1440 },
  reschedule: { reschedulable: true, upToMinutes: 2880 },
  validity: { kind: "days-from-purchase", days: 180 },
  startLocation: {
    latitude: 40.7534,
    longitude: -74.0011,
    address: "30 Hudson Yards",
    postalCode: "10001",
    cityName: "New York",
    countryName: "United States",
  },
  facts: expect.objectContaining({
    guideLanguages: ["en", "zh-Hant"],
    addedOn: "2024-03-02",
  }),
};

test("D1: a documented tour group in our own terms", () => {
  expect(product()).toEqual(documented);
});

/** The product of a tour group with only an id and a name. */
const bare: Readonly<Record<string, unknown>> = {
  id: 1,
  slug: "bare",
  languages: [],
  name: { text: "Bare" },
  images: [],
  safetyImages: [],
  videos: [],
  cityCode: "",
  countryCode: "",
  cityName: { text: "" },
  timeZone: "",
  category: undefined,
  subCategory: undefined,
  collection: undefined,
  price: undefined,
  priorPrice: undefined,
  rating: undefined,
  reviewsDetails: undefined,
  topReviews: [],
  descriptors: [],
  highlights: { lines: [] },
  inclusions: { lines: [] },
  exclusions: { lines: [] },
  flowType: "NORMAL",
  callToAction: undefined,
  labels: [],
  defaultVariantId: undefined,
  variants: [],
  maxPax: undefined,
  multiVariant: false,
  combo: false,
  allVariantsOpenDated: false,
  minDuration: undefined,
  maxDuration: undefined,
  cancellation: { cancellable: false, upToMinutes: undefined },
  reschedule: { reschedulable: false, upToMinutes: undefined },
  validity: { kind: "not-extendable" },
  startLocation: undefined,
  show: undefined,
  facts: {
    guideLanguages: [],
    commentary: [],
    accessibility: [],
    operator: undefined,
    contractParty: undefined,
    cutOff: undefined,
    confirmation: undefined,
    itinerary: [],
    pickUp: undefined,
    officialTicket: undefined,
    officialPrice: undefined,
    addedOn: undefined,
  },
};

test("D1: id and name are all a tour group needs", () => {
  expect(toProduct(v.parse(wireTourGroup, { id: 1, name: "Bare" }), locales.en)).toEqual(bare);
});

test("null is as good as absent in every field but id and name", () => {
  const nulls = Object.fromEntries(Object.keys(tourGroupExample).map((key) => [key, null]));
  expect(toProduct(v.parse(wireTourGroup, { ...nulls, id: 1, name: "Bare" }), locales.en)).toEqual(
    toProduct(v.parse(wireTourGroup, { id: 1, name: "Bare" }), locales.en),
  );
});

test("without product images the list picture stands in, described by the name", () => {
  expect(product({ media: null }).images).toEqual([
    {
      url: "https://img.example/list.avif",
      alt: { text: tourGroupExample.name },
      width: undefined,
      height: undefined,
      ...photo,
    },
  ]);
});

test.each([
  [
    { descriptors: ["MOBILE_TICKET", { code: "AUDIO_GUIDE" }, "BRAND_NEW"] },
    { descriptors: ["AUDIO_GUIDE", "FREE_CANCELLATION", "MOBILE_TICKET"] },
  ],
  [{ flowType: "SEATMAP_IFRAME" }, { flowType: "SEATMAP_IFRAME" }],
  [{ flowType: "BRAND_NEW" }, { flowType: "NORMAL" }],
  [{ microBrandsHighlight: "" }, { highlights: { lines: ["Long & winding"] } }],
  [{ ratingCount: 0 }, { rating: undefined }],
  [
    { cancellationPolicyV2: { cancellable: true, cancellableUpTo: 0 } },
    { cancellation: { cancellable: true, upToMinutes: 0 } },
  ],
])("%j → %j", (changes, expected) => {
  expect(product(changes)).toMatchObject(expected);
});

test.each([
  ["no reference price", null],
  ["a reference price under the price", { ...tourGroupExample.priorPrice, amount: 28 }],
  ["a reference price of the same amount", { ...tourGroupExample.priorPrice, amount: 29 }],
  ["a reference price without its day", { amount: 32.5, lowestFrom: "2026-10-04" }],
  ["a reference price of no day of the calendar", { ...tourGroupExample.priorPrice, lowestOn: "2026-02-30" }],
])("X1: with %s a price has no original amount to strike through", (_what, priorPrice) => {
  const { price, priorPrice: prior } = product({ priorPrice });
  expect([price?.original, prior]).toEqual([price?.final, undefined]);
});

test("X1: the original amount is the lowest of the 30 days before, whatever the provider calls original", () => {
  const { price } = product({
    priorPrice: { ...tourGroupExample.priorPrice, amount: 31 },
  });
  expect([price?.final.minor, price?.original.minor]).toEqual([2900, 3100]);
});

test("a malformed secondary part costs itself, not its product", () => {
  const media = {
    productImages: [{ url: "" }],
    videos: [{ url: 7 }, { url: "https://video.example/2.mp4" }],
  };
  expect(product({ media, variants: [{ id: "x" }], topReviews: [{}] })).toMatchObject({
    images: [{ url: "https://img.example/list.avif" }],
    videos: [
      {
        url: "https://video.example/2.mp4",
        thumbnailUrl: "",
        duration: undefined,
        uploadDate: undefined,
      },
    ],
    variants: [],
    topReviews: [],
  });
});
