import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { rankingAnswer } from "./wire-schema/ranking.ts";

const ask = await startProvider();
const path = "/api/tours/v6/tour-groups/list-by/collection";

async function fetchRanking(collection: number, query = "") {
  return v.parse(rankingAnswer, (await ask(`${path}/${collection}${query}`)).json());
}

const fetchIds = async (collection: number, query = "") =>
  (await fetchRanking(collection, query)).pageData.items.map(({ id }) => id);

const colosseum = [50002, 50001, 50004, 50003, 50005, 50008, 50007, 50009, 50006];

describe("H8: a collection's products", () => {
  it("come best first, with the collection's city and currency", async () => {
    const { city, currency, pageData } = await fetchRanking(1001);
    expect([city.code, currency.code, pageData.total]).toEqual(["ROME", "EUR", 9]);
    expect(pageData.items.map(({ id }) => id)).toEqual(colosseum);
  });

  it("are 10 unless asked otherwise", async () => {
    const { items, total, nextOffset } = (await fetchRanking(1002)).pageData;
    expect([items.length, total, nextOffset]).toEqual([10, 41, 10]);
  });

  it.each([
    ["?limit=2", colosseum.slice(0, 2)],
    ["?limit=2&offset=3", colosseum.slice(3, 5)],
    ["?offset=8", [50006]],
    ["?offset=9", []],
    ["?filter-by-subcategory-id=1080", [50008]],
    ["?filter-by-subcategory-id=1080,1007", [50001, 50005, 50008]],
    ["?filter-by-subcategory-id=", colosseum],
    ["?language=SV&fallback-to-english=0", []],
    ["?use-seatmap-prices=1&apply-ranking-experiment=true", colosseum],
  ])("%s → %j", async (query, ids) => {
    expect(await fetchIds(1001, query)).toEqual(ids);
  });

  it("count what the filter leaves", async () => {
    expect((await fetchRanking(1001, "?filter-by-subcategory-id=1007&limit=1")).pageData).toMatchObject({
      total: 2,
      nextOffset: 1,
    });
  });

  it("can be walked by nextUrl and back by prevUrl, keeping the question", async () => {
    const second = (await fetchRanking(1001, "?language=DE&limit=4&offset=4")).pageData;
    expect(second.nextUrl).toBe(`${path}/1001?language=DE&limit=4&offset=8`);
    expect(second.prevUrl).toBe(`${path}/1001?language=DE&limit=4&offset=0`);
    const third = v.parse(rankingAnswer, (await ask(second.nextUrl ?? "")).json()).pageData;
    expect(third.items.map(({ id, name }) => [id, name])).toEqual([
      [50006, "Kolosseum bei Nacht: Führung nach Schließung"],
    ]);
    expect(third.nextUrl).toBeNull();
  });

  it("are priced in the currency asked", async () => {
    const { currency, pageData } = await fetchRanking(2004, "?currency=EUR&limit=1");
    expect([currency.code, pageData.items[0]?.listingPrice?.currencyCode]).toEqual(["EUR", "EUR"]);
  });
});
