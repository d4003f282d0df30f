import * as v from "valibot";
import { describe, expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { locales } from "../../i18n/locales.ts";
import { testProduct } from "../../tests/support/page-context.ts";
import { testShow } from "../../tests/support/test-show.ts";
import { thingsToDoFeed } from "./things-to-do.ts";

const localized = v.strictObject({
  localized_texts: v.pipe(
    v.array(
      v.strictObject({ language_code: v.pipe(v.string(), v.minLength(2)), text: v.pipe(v.string(), v.nonEmpty()) }),
    ),
    v.minLength(1),
  ),
});
const money = v.strictObject({
  currency_code: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  units: v.pipe(v.number(), v.integer(), v.minValue(0)),
  nanos: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
});
const url = v.pipe(v.string(), v.url());
const degrees = (most: number) => v.pipe(v.number(), v.minValue(-most), v.maxValue(most));
const location = v.strictObject({
  place_info: v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty()),
    coordinates: v.optional(v.strictObject({ latitude: degrees(90), longitude: degrees(180) })),
    unstructured_address: v.optional(v.pipe(v.string(), v.nonEmpty())),
  }),
});
const option = v.strictObject({
  id: v.string(),
  title: localized,
  landing_page: v.strictObject({ url }),
  cancellation_policy: v.strictObject({
    refund_conditions: v.pipe(
      v.array(
        v.strictObject({
          min_duration_before_start_time_sec: v.pipe(v.number(), v.integer(), v.minValue(0)),
          refund_percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
        }),
      ),
      v.minLength(1),
    ),
  }),
  related_locations: v.array(
    v.strictObject({
      location,
      relation_type: v.picklist(["RELATION_TYPE_ADMISSION_TICKET", "RELATION_TYPE_RELATED_NO_ADMISSION"]),
    }),
  ),
  price_options: v.pipe(v.array(v.strictObject({ id: v.string(), title: v.string(), price: money })), v.minLength(1)),
});
const feedSchema = v.strictObject({
  feed_metadata: v.strictObject({
    shard_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
    total_shards_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    processing_instruction: v.literal("PROCESS_AS_SNAPSHOT"),
    nonce: v.pipe(v.number(), v.integer()),
  }),
  products: v.array(
    v.strictObject({
      id: v.string(),
      title: localized,
      description: v.optional(localized),
      rating: v.optional(
        v.strictObject({ average_value: v.pipe(v.number(), v.minValue(1), v.maxValue(5)), rating_count: v.number() }),
      ),
      product_features: v.array(
        v.strictObject({
          feature_type: v.picklist(["TEXT_FEATURE", "INCLUSION", "EXCLUSION"]),
          value: localized,
        }),
      ),
      options: v.pipe(v.array(option), v.minLength(1)),
      related_media: v.array(v.strictObject({ url, type: v.literal("MEDIA_TYPE_PHOTO") })),
      operator: v.optional(v.strictObject({ google_business_profile_name: v.string() })),
      confirmation_type: v.picklist(["CONFIRMATION_TYPE_INSTANT", "CONFIRMATION_TYPE_PENDING"]),
      fulfillment_type: v.strictObject({ mobile: v.boolean(), print_at_home: v.boolean(), pickup: v.boolean() }),
    }),
  ),
});

const scope = { site: tessera, locale: locales.en, now: Date.parse("2026-11-21T09:00:00Z") };

/** The feed of one product, which fits the published shape. */
function createFeed(changes: Parameters<typeof testProduct>[0] = {}, locale = scope.locale) {
  const product = {
    ...testProduct({ id: 7, slug: "tour", ...changes }),
    currency: "EUR",
    writtenUrl: undefined,
  } as const;
  const feed = v.parse(feedSchema, thingsToDoFeed({ products: [product], page: 2, pages: 3 }, { ...scope, locale }));
  return { ...feed, product: feed.products[0], option: feed.products[0]?.options[0] };
}

const startLocation = {
  address: "Piazza del Colosseo 1",
  postalCode: "00184",
  cityName: "Rome",
  countryName: "Italy",
  latitude: 41.89,
  longitude: 12.49,
};

describe("X13: the product feed for Google's things to do", () => {
  it("is a shard of a snapshot, whose nonce all pages of a day share", () => {
    expect(createFeed().feed_metadata).toEqual({
      shard_id: 1,
      total_shards_count: 3,
      processing_instruction: "PROCESS_AS_SNAPSHOT",
      nonce: 20261121,
    });
  });

  it("names a product, its page, and its price in whole units and billionths", () => {
    const final = { minor: 2450, currency: "EUR" } as const;
    const { product, option: only } = createFeed({ price: { final, original: final, cashbackPercent: 0 } });
    expect(product?.title).toEqual({
      localized_texts: [{ language_code: "en", text: "Colosseum: skip-the-line ticket" }],
    });
    expect(only?.landing_page.url).toBe("https://www.tessera.example/tour-e-7/");
    expect(only?.price_options).toEqual([
      { id: "person", title: "per person", price: { currency_code: "EUR", units: 24, nanos: 500_000_000 } },
    ]);
  });

  it("has the price of a group under its size", () => {
    const final = { minor: 7000, currency: "JPY" } as const;
    const price = { final, original: final, cashbackPercent: 0, group: { size: 4 } };
    expect(createFeed({ price }).option?.price_options).toEqual([
      { id: "group", title: "per group of up to 4", price: { currency_code: "JPY", units: 7000, nanos: 0 } },
    ]);
  });

  it("omits a product that can't be booked now", () => {
    expect(createFeed({ price: undefined }).products).toEqual([]);
  });

  it("names the language of each text", () => {
    const { product } = createFeed(
      { name: { text: "Kolosseum" }, highlights: { lines: ["A gate"], lang: "en" } },
      locales.de,
    );
    expect([product?.title, product?.description].flatMap((text) => text?.localized_texts)).toEqual([
      { language_code: "de", text: "Kolosseum" },
      { language_code: "en", text: "A gate" },
    ]);
  });

  it.each([
    [{ cancellable: true, upToMinutes: 1440 }, 86_400, 100],
    [{ cancellable: true, upToMinutes: undefined }, 0, 100],
    [{ cancellable: false, upToMinutes: undefined }, 0, 0],
  ])("says when a booking is refunded: %j", (cancellation, seconds, percent) => {
    expect(createFeed({ cancellation }).option?.cancellation_policy.refund_conditions).toEqual([
      { min_duration_before_start_time_sec: seconds, refund_percent: percent },
    ]);
  });

  it("says where it is: a theatre by its name, a meeting point by its address, and nowhere without one", () => {
    expect(createFeed({ startLocation, show: testShow() }).option?.related_locations).toMatchObject([
      {
        location: { place_info: { name: "Old Vane", coordinates: { latitude: 41.89, longitude: 12.49 } } },
        relation_type: "RELATION_TYPE_ADMISSION_TICKET",
      },
    ]);
    const [met] = createFeed({ startLocation, category: { id: 2, name: "Tours" } }).option?.related_locations ?? [];
    expect(met).toMatchObject({
      location: { place_info: { name: "Piazza del Colosseo 1" } },
      relation_type: "RELATION_TYPE_RELATED_NO_ADMISSION",
    });
    expect(createFeed({ startLocation: undefined }).option?.related_locations).toEqual([]);
  });

  it("has rating, operator, inclusions and photographs where they are known, and no drawing as a photograph", () => {
    const image = { alt: "", width: 4, height: 3 };
    const { product } = createFeed({
      rating: { average: 4.62, ratingCount: 30, reviewCount: 12 },
      inclusions: ["Guide"],
      exclusions: ["Lunch"],
      images: [
        { url: "https://images.example/a.webp", ...image },
        { url: "https://images.example/b.webp", ...image, isDrawing: true },
      ],
      facts: { operator: { name: "Forum Walks", address: "" } },
    });
    expect(product).toMatchObject({
      rating: { average_value: 4.6, rating_count: 30 },
      operator: { google_business_profile_name: "Forum Walks" },
      related_media: [{ url: "https://images.example/a.webp", type: "MEDIA_TYPE_PHOTO" }],
    });
    expect(product?.product_features.map(({ feature_type: type }) => type)).toEqual([
      "TEXT_FEATURE",
      "INCLUSION",
      "EXCLUSION",
    ]);
    expect(createFeed({ rating: undefined }).product).not.toHaveProperty("operator");
  });
});
