import { expect, test, vi } from "vitest";
import { startUpstreamWith } from "../provider/upstream.example.ts";
import { reviewExample } from "./wire.example.ts";
import { locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";

const market = { locale: locales.de, currency: "EUR" } as const;

test.each([
  [{ id: 9 }, "limit=10&offset=0&filter-type=TOP&sort-type=HELPFULNESS&sort-order=DESC"],
  [
    { id: 9, sort: "high-to-low", limit: 20, offset: 40 } as const,
    "limit=20&offset=40&filter-type=TOP&sort-type=RATING&sort-order=DESC",
  ],
  [
    { id: 9, sort: "low-to-high", limit: 500 } as const,
    "limit=100&offset=0&filter-type=TOP&sort-type=RATING&sort-order=ASC",
  ],
  [
    {
      id: 9,
      stars: [4, 5],
      language: "de",
      traveler: "FAMILY",
      withPhotos: true,
      mentions: "queues",
      vehicle: "SUV",
      variantId: 12,
      year: 2026,
    } as const,
    "limit=10&offset=0&filter-type=TOP&sort-type=HELPFULNESS&sort-order=DESC&filter-ratings=4,5&filter-languages=DE&filter-traveler-types=FAMILY&filter-media=true&filter-mentions=QUEUES&filter-vehicle-types=SUV&filter-variants=12&filter-years=2026",
  ],
  [{ id: 9, kind: "CRITIC" } as const, "limit=10&offset=0&filter-type=CRITIC&sort-type=HELPFULNESS&sort-order=DESC"],
])("H10, D16, J9, P12: reviews as %j are requested with %s", async (query, parameters) => {
  await using upstream = await startUpstreamWith({ items: [] });
  await connectProvider(upstream).one("reviews", query, market);
  expect(upstream.calls).toEqual([`GET /api/tours/v2/review/tour-group/id/9/?language=DE&${parameters}`]);
});

test.each([
  [{}, 10, 0],
  [{ limit: 3, offset: 6 }, 3, 6],
  [{ limit: 100 }, 100, 0],
  [{ limit: 101 }, 100, 0],
  [{ limit: 0, offset: -1 }, 1, 0],
])("J9: %j requests %d reviews from %d on", async (range, limit, offset) => {
  await using upstream = await startUpstreamWith({ items: [] });
  await connectProvider(upstream).one("collectionReviews", { id: 24, ...range }, market);
  expect(upstream.calls).toEqual([
    `GET /api/v1/collection/24/reviews?limit=${limit}&offset=${offset}&sortOrder=DESC&language=DE`,
  ]);
});

test("H10: a page of reviews has their total and the offset of the next page", async () => {
  await using upstream = await startUpstreamWith({ items: [reviewExample, { id: 72 }], total: 812, nextOffset: 10 });
  const onDropped = vi.fn();
  const page = await connectProvider({ ...upstream, onDropped }).found("reviews", { id: 9 }, market);
  expect([page.reviews.map(({ id }) => id), page.total, page.nextOffset]).toEqual([[71], 812, 10]);
  expect(onDropped).toHaveBeenCalledTimes(1);
});

test("P11, P12: the choices that leave reviews have their counts, in our order", async () => {
  const filters = {
    types: { CRITIC: 2, USER: 5, ROBOT: 1 },
    ratings: { "1": 1, "5": 4, "4": 0 },
    languages: { DE: 3, EN: 2, JA: 9 },
    travelerTypes: { SOLO: 5 },
    withMedia: 1,
    vehicleTypes: { TRAIN: 2, SEDAN: 3, BUS: 0, TANK: 1 },
    variants: { "12": 2, "13": 3, "14": 0, all: 5 },
    years: { "2025": 4, "2026": 1 },
    mentions: { PRICE: 2, GUIDE: 3, FOOD: 0, SPACESHIPS: 4 },
    mentionRatings: { GUIDE: 4.7, PRICE: null, SPACESHIPS: 5 },
  };
  await using upstream = await startUpstreamWith({ items: [], total: 5, filters });
  const { facets } = await connectProvider(upstream).found("reviews", { id: 9 }, market);
  const { kinds, ratings, languages, travelers, withPhotos, mentions } = { ...facets };
  expect([...(facets?.vehicles ?? [])]).toEqual([
    ["SEDAN", 3],
    ["TRAIN", 2],
  ]);
  expect([facets?.variants, facets?.years].map((counts) => [...(counts ?? [])])).toEqual([
    [
      [13, 3],
      [12, 2],
    ],
    [
      [2026, 1],
      [2025, 4],
    ],
  ]);
  expect([...(facets?.mentionRatings ?? [])]).toEqual([["guide", 4.7]]);
  expect([kinds, ratings, languages, travelers, mentions].map((counts) => [...(counts ?? [])])).toEqual([
    [
      ["USER", 5],
      ["CRITIC", 2],
    ],
    [
      [5, 4],
      [1, 1],
    ],
    [
      ["en", 2],
      ["de", 3],
    ],
    [["SOLO", 5]],
    [
      ["guide", 3],
      ["price", 2],
    ],
  ]);
  expect(withPhotos).toBe(1);
});

test.each([undefined, null, "none", { types: {} }])("P12: filters %j are no counts", async (filters) => {
  await using upstream = await startUpstreamWith({ items: [], total: 5, filters });
  expect((await connectProvider(upstream).found("reviews", { id: 9 }, market)).facets).toBeUndefined();
});

test("H10: the last page has no next one", async () => {
  await using upstream = await startUpstreamWith({ items: [reviewExample], total: 1, nextOffset: null });
  expect((await connectProvider(upstream).found("reviews", { id: 9 }, market)).nextOffset).toBeUndefined();
});

test("H14: a collection's reviews have their defaults and name their products", async () => {
  const items = [{ ...reviewExample, tourGroupId: 593, tourGroupName: "The deck" }];
  await using upstream = await startUpstreamWith({ items, total: 1, nextOffset: null });
  const client = connectProvider(upstream);
  const { reviews } = await client.found("collectionReviews", { id: 24 }, { ...market, locale: locales.en });
  await client.one("collectionReviews", { id: 24, sort: "low-to-high", limit: 3, offset: 6 }, market);
  expect(upstream.calls).toEqual([
    "GET /api/v1/collection/24/reviews?limit=10&offset=0&sortOrder=DESC&language=EN",
    "GET /api/v1/collection/24/reviews?limit=3&offset=6&sortOrder=ASC&language=DE&sortType=RATING",
  ]);
  expect(reviews.map(({ product }) => product)).toEqual([{ id: 593, name: { text: "The deck" } }]);
});

test("H11: review medias name their review; what is no picture or video is omitted", async () => {
  const image = {
    reviewId: 71,
    url: "https://img.example/1.avif",
    type: "IMAGE",
    width: 1200,
    height: 900,
    credit: "A. Author",
  };
  await using upstream = await startUpstreamWith({ items: [image, { ...image, type: "PDF" }], total: 167 });
  const medias = await connectProvider(upstream).one("reviewMedias", { id: 5 });
  expect(upstream.calls).toEqual(["GET /api/v6/tour-groups/5/review-medias"]);
  expect(medias).toEqual([
    {
      reviewId: 71,
      url: "https://img.example/1.avif",
      kind: "IMAGE",
      width: 1200,
      height: 900,
      credit: "A. Author",
    },
  ]);
});

test("J16: 167 pictures are read at most", async () => {
  const image = { reviewId: 71, url: "https://img.example/1.avif", type: "IMAGE", width: 1200, height: 900 };
  await using upstream = await startUpstreamWith({ items: Array.from({ length: 200 }, () => image), total: 200 });
  expect(await connectProvider(upstream).one("reviewMedias", { id: 5 })).toHaveLength(167);
});
