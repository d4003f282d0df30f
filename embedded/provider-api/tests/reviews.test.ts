import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { reviewsAnswer } from "./wire-schema/review.ts";
import { tourGroup } from "./wire-schema/tour-group.ts";

const ask = await startProvider();
const path = "/api/tours/v2/review/tour-group/id";

async function fetchReviews(query = "", product = 50101) {
  return v.parse(reviewsAnswer, (await ask(`${path}/${product}/${query}`)).json());
}

const fetchIds = async (query: string) => (await fetchReviews(query)).items.map(({ id }) => id);
const fetchRatings = async (query: string) => (await fetchReviews(query)).items.map(({ rating }) => rating);

describe("H10: a product's reviews", () => {
  it("are ten unless asked otherwise, of as many as the product says it has", async () => {
    const { items, total, nextOffset } = await fetchReviews();
    const product = v.parse(tourGroup, (await ask("/api/tours/v6/tour-groups/50101/")).json());
    expect([items.length, total, nextOffset]).toEqual([10, product.reviewCount, 10]);
    expect(product.reviewsDetails.reviewsCount).toBe(total);
  });

  it("begin with the product's top reviews", async () => {
    const product = v.parse(tourGroup, (await ask("/api/v6/tour-groups/50101")).json());
    expect(product.topReviews).toEqual((await fetchReviews("?limit=3")).items);
  });

  it("can be paged through: each is there once", async () => {
    const pages = Array.from({ length: 10 }, (_, page) => fetchIds(`?limit=100&offset=${page * 100}`));
    const ids = (await Promise.all(pages)).flat();
    expect(ids).toHaveLength((await fetchReviews()).total);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("come most helpful first after five in the language, or last (D16)", async () => {
    const votes = (await fetchReviews("?filter-type=TOP&sort-type=HELPFULNESS&limit=50")).items.map(
      ({ helpfulVotes }) => helpfulVotes,
    );
    const sort = (part: typeof votes) => part.toSorted((one, other) => other - one);
    expect([votes.slice(0, 5), votes.slice(5)]).toEqual([sort(votes.slice(0, 5)), sort(votes.slice(5))]);
    expect(votes[0]).toBeGreaterThan(votes[49] ?? 0);
    const { total } = await fetchReviews();
    expect(await fetchIds(`?sort-order=ASC&offset=${total - 1}`)).toEqual(await fetchIds("?limit=1"));
  });

  it.each([
    ["DESC", [5, 5, 5]],
    ["ASC", [1, 2, 3]],
  ])("can be sorted by rating, %s (D16)", async (order, ratings) => {
    expect(await fetchRatings(`?sort-type=RATING&sort-order=${order}&limit=3`)).toEqual(ratings);
  });

  it.each(["1", "4,5", "2&filter-ratings=3"])("can be those with %s stars (B6: filter-reviews)", async (stars) => {
    const wanted = new Set(stars.match(/\b[1-5]\b/g)?.map(Number));
    const { items, total } = await fetchReviews(`?limit=100&filter-ratings=${stars}`);
    expect(new Set(items.map(({ rating }) => rating))).toEqual(wanted);
    expect(total).toBeLessThan((await fetchReviews()).total);
  });

  it.each([
    ["filter-type=BEST", "filter-type must be TOP or USER or CRITIC or CONTRIBUTOR or PROVIDER or ALL."],
    ["filter-ratings=6", "filter-ratings must be a whole number from 1 to 5."],
    ["sort-type=DATE", "sort-type must be HELPFULNESS or RATING."],
    ["sort-order=desc", "sort-order must be DESC or ASC."],
    ["limit=101", "limit must be a whole number from 1 to 100."],
    ["offset=-1", "offset must be a whole number from 0."],
  ])("%s → 400: %s", async (query, message) => {
    const { status, json } = await ask(`${path}/50101/?${query}`);
    expect([status, json()]).toEqual([400, expect.objectContaining({ error: expect.objectContaining({ message }) })]);
  });

  it("of a product nobody has: 404", async () => {
    expect((await ask(`${path}/49999/`)).status).toBe(404);
  });

  it("are the same on another day, to the byte", async () => {
    const later = await startProvider({ now: () => Date.parse("2027-03-04T12:00:00Z") });
    expect((await later(`${path}/50101/?limit=50`)).text).toBe((await ask(`${path}/50101/?limit=50`)).text);
  });
});

describe("reviews and languages (J17)", () => {
  it("are in all seven languages", async () => {
    const languages = (await fetchReviews("?limit=100")).items.map(({ sourceLanguage }) => sourceLanguage);
    expect([...new Set(languages)].toSorted()).toEqual(["DE", "EN", "ES", "FR", "IT", "NL", "PT"]);
  });

  it.each(["EN", "DE", "NL", "AR", "PL"])(
    "asked in %s, those in a third language are in English too",
    async (language) => {
      const { items } = await fetchReviews(`?limit=100&language=${language}`);
      expect(items.length).toBeGreaterThan(0);
      for (const { sourceLanguage, translatedText, machineTranslated, contentLanguage } of items) {
        const isRead = [language, "EN"].includes(sourceLanguage);
        expect([machineTranslated, translatedText === null]).toEqual([!isRead, isRead]);
        expect(isRead || contentLanguage === "EN").toBe(true);
      }
    },
  );

  it("are the same for each reader, those in the reader's language first", async () => {
    const [english, german] = await Promise.all(
      ["EN", "DE"].map(async (language) => (await fetchReviews(`?limit=100&language=${language}`)).items),
    );
    const source = (items = english) => items?.slice(0, 5).map(({ sourceLanguage }) => sourceLanguage);
    expect([source(), source(german)]).toEqual([Array(5).fill("EN"), Array(5).fill("DE")]);
    const shared = english?.find(({ id }) => id === german?.[0]?.id);
    expect([shared?.text, typeof shared?.translatedText]).toEqual([german?.[0]?.text, "string"]);
  });

  it("name the product's city, never a placeholder", async () => {
    const { items } = await fetchReviews("?limit=100", 50002);
    const said = items.map(({ text, translatedText }) => `${text} ${translatedText ?? ""}`).join(" ");
    expect([said.includes("{"), said.includes("in Rome")]).toEqual([false, true]);
  });
});
