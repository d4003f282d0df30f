import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { collectionReviewsAnswer, reviewsAnswer } from "./wire-schema/review.ts";

const ask = await startProvider();

/** A guided tour of the Colosseum, with pictures. */
const tour = "/api/tours/v2/review/tour-group/id/50002/";
/** From Fiumicino to Rome, in one of six vehicles. */
const transfer = "/api/tours/v2/review/tour-group/id/50013/";
const collection = "/api/v1/collection/1001/reviews";

const fetchReviews = async (query = "", path = tour) => v.parse(reviewsAnswer, (await ask(`${path}?${query}`)).json());
const fetchCollectionReviews = async (query = "") =>
  v.parse(collectionReviewsAnswer, (await ask(`${collection}?${query}`)).json());

const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, each) => total + each, 0);

describe("P12: reviews are filtered", () => {
  it.each([
    ["filter-languages=DE,IT", ["DE", "IT"]],
    ["filter-languages=DE&filter-languages=IT", ["DE", "IT"]],
  ])("%s", async (query, languages) => {
    const { items } = await fetchReviews(`${query}&limit=50`);
    expect([...new Set(items.map(({ sourceLanguage }) => sourceLanguage))].toSorted()).toEqual(languages);
  });

  it("by who travelled, and by pictures", async () => {
    const { items } = await fetchReviews("filter-traveler-types=FAMILY&filter-media=true&limit=50");
    expect(items.length).toBeGreaterThan(0);
    const others = items.filter(({ travelerType, medias }) => travelerType !== "FAMILY" || medias.length === 0);
    expect(others).toEqual([]);
  });

  it("X5: by what they mention, as the text or its translation says it", async () => {
    const words = /guide|stories|storyteller|teacher|explain|explanation/i;
    const { items } = await fetchReviews("filter-mentions=GUIDE&limit=50");
    expect(items.length).toBeGreaterThan(5);
    expect(items.map((each) => each.translatedText ?? each.text).filter((text) => !words.test(text))).toEqual([]);
  });

  it("D15: those of a transfer by vehicle, whose counts add up to the total", async () => {
    const { filters, total } = await fetchReviews("", transfer);
    expect(sum(filters.vehicleTypes)).toBe(total);
    const chosen = await fetchReviews("filter-vehicle-types=MINIVAN&limit=50", transfer);
    expect(new Set(chosen.items.map(({ vehicleType }) => vehicleType))).toEqual(new Set(["MINIVAN"]));
    expect([chosen.total, sum(chosen.filters.ratings)]).toEqual(Array(2).fill(filters.vehicleTypes.MINIVAN));
  });

  it("X5: by what was bought, and how many that leaves", async () => {
    const { filters, total } = await fetchReviews();
    expect(sum(filters.variants)).toBe(total);
    expect(Object.keys(filters.variants).length).toBeGreaterThan(1);
    for (const [variant, count] of Object.entries(filters.variants)) {
      const chosen = await fetchReviews(`filter-variants=${variant}&limit=50`);
      expect([new Set(chosen.items.map(({ variantId }) => `${variantId}`)), chosen.total]).toEqual([
        new Set([variant]),
        count,
      ]);
    }
    expect((await fetchReviews("filter-variants=1")).total).toBe(0);
  });

  it("X5: by the year in which they were written", async () => {
    const { filters, total } = await fetchReviews();
    expect(sum(filters.years)).toBe(total);
    for (const [year, count] of Object.entries(filters.years)) {
      const chosen = await fetchReviews(`filter-years=${year}&limit=50`);
      const years = chosen.items.map(({ reviewTime }) => `${new Date(reviewTime).getUTCFullYear()}`);
      expect([new Set(years), chosen.total]).toEqual([new Set([year]), count]);
    }
  });

  it.each([
    ["filter-years=last", "filter-years must be a whole number from 1."],
    ["filter-vehicle-types=TANK", "filter-vehicle-types must be SEDAN or SUV or HATCHBACK or MINIVAN or BUS or TRAIN."],
    ["filter-languages=XX", "filter-languages must be EN or ES or FR or IT or DE or PT or NL."],
    ["filter-traveler-types=DOG", "filter-traveler-types must be COUPLE or FAMILY or FRIENDS or SOLO or BUSINESS."],
  ])("%s → 400", async (query, message) => {
    const { status, json } = await ask(`${tour}?${query}`);
    expect([status, json()]).toEqual([400, expect.objectContaining({ error: expect.objectContaining({ message }) })]);
  });
});

describe("P12: the counts beside the filters", () => {
  it("add up to the total, each by each", async () => {
    const { filters, total } = await fetchReviews();
    expect([sum(filters.ratings), sum(filters.languages), sum(filters.travelerTypes)]).toEqual([total, total, total]);
    expect(filters.types).toEqual({ USER: total, CRITIC: 0, CONTRIBUTOR: 0, PROVIDER: 0 });
  });

  it.each([
    ["filter-ratings=3", (filters) => filters.ratings["3"]],
    ["filter-languages=NL", (filters) => filters.languages.NL],
    ["filter-traveler-types=SOLO", (filters) => filters.travelerTypes.SOLO],
    ["filter-media=true", (filters) => filters.withMedia],
    ["filter-mentions=GUIDE", (filters) => filters.mentions.GUIDE],
  ] satisfies readonly [string, (filters: v.InferOutput<typeof reviewsAnswer>["filters"]) => number][])(
    "%s leaves as many as its count says, before and after it is chosen",
    async (query, readCount) => {
      const [all, chosen] = [
        await fetchReviews("filter-ratings=3,4"),
        await fetchReviews(`${query}&filter-ratings=3,4`),
      ];
      const [without, alone] = [await fetchReviews(), await fetchReviews(query)];
      expect(alone.total).toBe(readCount(without.filters));
      expect(readCount(alone.filters)).toBe(alone.total);
      expect(chosen.total).toBeLessThanOrEqual(all.total);
    },
  );

  it("P11: topics have the average of the reviews that mention them", async () => {
    const { filters } = await fetchReviews();
    const chosen = await fetchReviews("filter-mentions=GUIDE");
    const stars = Object.entries(chosen.filters.ratings).reduce(
      (all, [rating, count]) => all + Number(rating) * count,
      0,
    );
    expect(filters.mentionRatings["GUIDE"]).toBeCloseTo(stars / chosen.total, 1);
    expect(Object.keys(filters.mentionRatings)).toEqual(
      Object.entries(filters.mentions).flatMap(([topic, count]) => (count > 0 ? [topic] : [])),
    );
  });

  it("a show's say how many critics and contributors there are", async () => {
    const show = "/api/tours/v2/review/tour-group/id/50101/";
    const { filters } = await fetchReviews("", show);
    expect(filters.types.CRITIC).toBe((await fetchReviews("filter-type=CRITIC", show)).total);
    expect(filters.types.CONTRIBUTOR).toBeGreaterThan(0);
  });

  it("are those of all products of a collection", async () => {
    const { filters, total } = await fetchCollectionReviews();
    expect([sum(filters.ratings), sum(filters.languages)]).toEqual([total, total]);
  });
});

it.each([
  ["DESC", 5],
  ["ASC", 1],
])("D16: a collection's reviews by rating, %s", async (order, rating) => {
  const { items } = await fetchCollectionReviews(`sortType=RATING&sortOrder=${order}&limit=100`);
  const ratings = items.map((each) => each.rating);
  const sign = order === "DESC" ? -1 : 1;
  expect([ratings[0], ratings]).toEqual([rating, ratings.toSorted((one, other) => sign * (one - other))]);
});

it("D17: the spread of a collection's ratings adds up to their number", async () => {
  const schema = v.object({
    collections: v.array(
      v.object({
        ratingsInfo: v.object({ ratingsCount: v.number(), ratingsBreakdown: v.record(v.string(), v.number()) }),
      }),
    ),
  });
  const { collections } = v.parse(schema, (await ask("/api/tours/v1/collection/?ids[]=1001")).json());
  expect(collections.map(({ ratingsInfo }) => sum(ratingsInfo.ratingsBreakdown))).toEqual(
    collections.map(({ ratingsInfo }) => ratingsInfo.ratingsCount),
  );
});
