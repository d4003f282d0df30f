import * as v from "valibot";
import { expect, test } from "vitest";
import { parseTolerantly } from "../provider/parse-tolerantly.ts";
import { locales } from "../../i18n/locales.ts";
import { toReview, wireReview } from "./wire.ts";
import { reviewExample } from "./wire.example.ts";

const review = (changes: object = {}) =>
  toReview(parseTolerantly(wireReview, { ...reviewExample, ...changes }).output, locales.en);

test("D15: a review in our own terms", () => {
  expect(review()).toEqual({
    id: 71,
    name: "Marta",
    countryCode: "IT",
    rating: 5,
    title: undefined,
    text: { text: "Vista stupenda.", lang: "it", dir: "ltr" },
    translation: { text: { text: "A wonderful view." }, byMachine: true },
    writtenAt: 1_764_547_200_000,
    visitedIn: "2026-10",
    travelerType: "FAMILY",
    variantId: 38164,
    verified: true,
    vehicleType: undefined,
    helpfulVotes: 4,
    medias: [
      {
        kind: "IMAGE",
        url: "https://img.example/view.avif",
        width: 1200,
        height: 900,
        reviewId: undefined,
        credit: "",
      },
    ],
    reply: undefined,
    kind: "USER",
    product: undefined,
  });
});

test.each(["SEDAN", "SUV", "HATCHBACK", "MINIVAN", "BUS", "TRAIN"])("D15: a %s is a vehicle", (vehicleType) => {
  expect(review({ vehicleType }).vehicleType).toBe(vehicleType);
});

test.each([
  [{ vehicleType: "Sedan" }, { vehicleType: "SEDAN" }],
  [{ vehicleType: "SUBMARINE" }, { vehicleType: undefined }],
  [{ type: "CRITIC" }, { kind: "CRITIC" }],
  [{ type: "CONTRIBUTOR" }, { kind: "CONTRIBUTOR" }],
  [{ type: "PROVIDER" }, { kind: "PROVIDER" }],
  [{ type: "BRAND_NEW" }, { kind: "USER" }],
  [{ translatedText: null }, { translation: undefined }],
  [{ vendorReply: { text: "Grazie!", replyTime: 1 } }, { reply: { text: { text: "Grazie!" }, writtenAt: 1 } }],
  [{ vendorReply: "Grazie!" }, { reply: { text: { text: "Grazie!" }, writtenAt: undefined } }],
  [{ vendorReply: "" }, { reply: undefined }],
  [{ travelerType: "CROWD" }, { travelerType: undefined }],
  [{ medias: [{ type: "PDF" }] }, { medias: [] }],
])("%j → %j", (changes, expected) => {
  expect(review(changes)).toMatchObject(expected);
});

test.each([{ rating: 0 }, { rating: 6 }, { name: "" }, { id: "n71" }, { reviewTime: null }, { reviewTime: 9e15 }])(
  "a review with %j does not fit",
  (changes) => {
    expect(v.is(wireReview, { ...reviewExample, ...changes })).toBe(false);
  },
);
