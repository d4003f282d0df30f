import * as v from "valibot";
import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { toCollection } from "./wire.ts";
import { wireCollection } from "./wire.ts";

test("D4: a documented collection in our own terms", () => {
  const wire = {
    id: 24,
    displayName: "Broadway",
    cityCode: "NEW_YORK",
    metaDescription: "Shows every night",
    heroImageUrl: "https://img.example/hero.avif",
    cardImageUrl: "https://img.example/card.avif",
    illustrationUrl: "https://img.example/card.svg",
    activeProductCount: 12,
    ratingsInfo: { ratingsCount: 1262, averageRating: 4.4 },
    startingPrice: { listingPrice: { currencyCode: "USD", finalPrice: 45, originalPrice: 52 } },
    videos: [{ url: "https://video.example/b.mp4", metadata: { videoDuration: "PT58S", uploadDate: "2026-01-10" } }],
  };
  expect(toCollection(v.parse(wireCollection, wire), locales.en)).toEqual({
    id: 24,
    name: { text: "Broadway" },
    cityCode: "NEW_YORK",
    description: { text: "Shows every night" },
    heroImageUrl: "https://img.example/hero.avif",
    cardImageUrl: "https://img.example/card.avif",
    illustrationUrl: "https://img.example/card.svg",
    productCount: 12,
    rating: { average: 4.4, ratingCount: 1262, reviewCount: 0 },
    startingPrice: {
      final: { minor: 4500, currency: "USD" },
      original: { minor: 5200, currency: "USD" },
      cashbackPercent: 0,
    },
    videos: [{ url: "https://video.example/b.mp4", thumbnailUrl: "", duration: "PT58S", uploadDate: "2026-01-10" }],
  });
});

test("id and name are all a collection needs", () => {
  expect(toCollection(v.parse(wireCollection, { id: 1, displayName: "Bare" }), locales.en)).toMatchObject({
    id: 1,
    description: { text: "" },
    productCount: undefined,
    rating: undefined,
    startingPrice: undefined,
  });
});
