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
])("H10, D16, J9: reviews as %j are requested with %s", async (query, parameters) => {
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

test("H10: the last page has no next one", async () => {
  await using upstream = await startUpstreamWith({ items: [reviewExample], total: 1, nextOffset: null });
  expect((await connectProvider(upstream).found("reviews", { id: 9 }, market)).nextOffset).toBeUndefined();
});

test("H14: a collection's reviews have their defaults and name their products", async () => {
  const items = [{ ...reviewExample, tourGroupId: 593, tourGroupName: "The deck" }];
  await using upstream = await startUpstreamWith({ items, total: 1, nextOffset: null });
  const client = connectProvider(upstream);
  const { reviews } = await client.found("collectionReviews", { id: 24 }, { ...market, locale: locales.en });
  await client.one("collectionReviews", { id: 24, order: "ASC", limit: 3, offset: 6 }, market);
  expect(upstream.calls).toEqual([
    "GET /api/v1/collection/24/reviews?limit=10&offset=0&sortOrder=DESC&language=EN",
    "GET /api/v1/collection/24/reviews?limit=3&offset=6&sortOrder=ASC&language=DE",
  ]);
  expect(reviews.map(({ product }) => product)).toEqual([{ id: 593, name: { text: "The deck" } }]);
});

test("H11: review medias name their review; what is no picture or video is omitted", async () => {
  const image = { reviewId: 71, url: "https://img.example/1.avif", type: "IMAGE", width: 1200, height: 900 };
  await using upstream = await startUpstreamWith({ items: [image, { ...image, type: "PDF" }], total: 167 });
  const medias = await connectProvider(upstream).one("reviewMedias", { id: 5 });
  expect(upstream.calls).toEqual(["GET /api/v6/tour-groups/5/review-medias"]);
  expect(medias).toEqual([
    { reviewId: 71, url: "https://img.example/1.avif", kind: "IMAGE", width: 1200, height: 900 },
  ]);
});
