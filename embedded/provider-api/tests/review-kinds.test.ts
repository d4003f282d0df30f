import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { collectionReviewsAnswer, reviewMediasAnswer, reviewsAnswer } from "./wire-schema/review.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider();

async function fetchReviewPage(product: number, query: string) {
  const answer = await ask(`/api/v2/review/tour-group/id/${product}?limit=100&${query}`);
  return v.parse(reviewsAnswer, answer.json());
}

async function fetchReviews(product: number, query = "") {
  return (await fetchReviewPage(product, query)).items;
}

describe("who writes (D18)", () => {
  it("shows: visitors, critics, contributors and the provider", async () => {
    const types = (await fetchReviews(50101, "filter-type=ALL")).map(({ type }) => type);
    expect([...new Set(types)].toSorted()).toEqual(["CONTRIBUTOR", "CRITIC", "PROVIDER", "USER"]);
  });

  it("everything else: visitors", async () => {
    expect([...new Set((await fetchReviews(50001, "filter-type=ALL")).map(({ type }) => type))]).toEqual(["USER"]);
  });

  it.each(["USER", "CRITIC", "CONTRIBUTOR", "PROVIDER"])("only %s when requested", async (wanted) => {
    const found = await fetchReviews(50101, `filter-type=${wanted}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ type }) => type !== wanted)).toEqual([]);
  });

  it("customers alone when nothing is said, and they alone count", async () => {
    const [said, users, everyone] = await Promise.all(
      ["", "filter-type=USER", "filter-type=ALL"].map((query) => fetchReviewPage(50101, query)),
    );
    const product = v.parse(tourGroup, (await ask("/api/v6/tour-groups/50101/")).json());
    const { reviewsDetails, topReviews, ratingCount } = product;
    expect(said).toEqual({ ...users, nextUrl: said?.nextUrl });
    expect([product.reviewCount, reviewsDetails.reviewsCount]).toEqual([users?.total, users?.total]);
    expect(everyone?.total).toBeGreaterThan(users?.total ?? 0);
    expect(topReviews.map(({ type }) => type)).toEqual(["USER", "USER", "USER"]);
    const votes = Object.values(reviewsDetails.ratingsBreakdown).reduce((sum, count) => sum + count, 0);
    expect([votes, reviewsDetails.ratingsCount]).toEqual([ratingCount, ratingCount]);
  });

  it("only unhappy visitors get an answer, and after they wrote", async () => {
    const answered = (await fetchReviews(50103)).filter(({ vendorReply }) => vendorReply !== null);
    expect(answered.length).toBeGreaterThan(0);
    for (const { rating, reviewTime, vendorReply } of answered) {
      expect([rating <= 2, (vendorReply?.replyTime ?? 0) > reviewTime]).toEqual([true, true]);
    }
  });
});

describe("H11: pictures of reviews", () => {
  it("are those that the reviews carry", async () => {
    const { items, total } = v.parse(reviewMediasAnswer, (await ask("/api/v6/tour-groups/50001/review-medias")).json());
    const carried = (await fetchReviews(50001)).flatMap(({ id, medias }) =>
      medias.map((media) => ({ reviewId: id, ...media })),
    );
    expect(items).toEqual(carried);
    expect(total).toBe(carried.length);
    expect(total).toBeGreaterThan(0);
  });

  it.each([50101, 50104])("show %i: none, as nobody may photograph it", async (show) => {
    expect((await ask(`/api/tours/v6/tour-groups/${show}/review-medias`)).json()).toEqual({ items: [], total: 0 });
  });

  it("of a product nobody has: 404", async () => {
    expect((await ask("/api/v6/tour-groups/49999/review-medias")).status).toBe(404);
  });
});

describe("H14: reviews of a collection's products", () => {
  const read = async (query = "") =>
    v.parse(collectionReviewsAnswer, (await ask(`/api/v1/collection/3001/reviews${query}`)).json());

  it("are ten, most helpful first after five in the language, each with its product", async () => {
    const { items, nextOffset } = await read();
    const votes = items.map(({ helpfulVotes }) => helpfulVotes);
    expect([items.length, nextOffset]).toEqual([10, 10]);
    const sort = (part: typeof votes) => part.toSorted((one, other) => other - one);
    expect([votes.slice(0, 5), votes.slice(5)]).toEqual([sort(votes.slice(0, 5)), sort(votes.slice(5))]);
    expect(items.map(({ tourGroupName }) => tourGroupName)).toContain("The Lamplighters");
  });

  it.each([
    ["", ["USER"]],
    ["?filter-type=CRITIC&limit=5", ["CRITIC"]],
  ])("are by customers unless others are requested: %j", async (query, types) => {
    expect([...new Set((await read(query)).items.map(({ type }) => type))]).toEqual(types);
  });

  it("have another half when asked ascending", async () => {
    const { items } = await read("?sortOrder=ASC&limit=1");
    expect(items[0]?.helpfulVotes).toBe(0);
  });

  it("can be paged through: each is there once", async () => {
    const { total } = await read();
    const pages = Array.from({ length: Math.ceil(total / 100) }, (_, page) => read(`?limit=100&offset=${page * 100}`));
    const ids = (await Promise.all(pages)).flatMap(({ items }) => items.map(({ id }) => id));
    expect([ids.length, new Set(ids).size]).toEqual([total, total]);
  });

  it.each(["?sortOrder=UP", "?limit=0"])("%s → 400", async (query) => {
    expect((await ask(`/api/v1/collection/3001/reviews${query}`)).status).toBe(400);
  });

  it("of a collection nobody has: 404", async () => {
    expect((await ask("/api/v1/collection/9/reviews")).status).toBe(404);
  });
});
