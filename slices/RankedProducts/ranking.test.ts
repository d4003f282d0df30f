import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { testProduct } from "../../tests/support/test-product.ts";
import { testSnapshot } from "../../tests/support/test-snapshot.ts";
import { rankedNeeds, rankedProducts, rankingQuery } from "./ranking.ts";
import { schema } from "./index.ts";

const fieldsOf = (raw: object) => v.parse(schema, { collection: 201, ...raw });

/** Returns the ids in the order of the page, from those the collection ranks and others that the provider knows. */
function ordered(ranked: readonly number[], raw: object, besides: readonly number[]): readonly number[] {
  const fields = fieldsOf(raw);
  const query = rankingQuery(fields);
  if (query === undefined) throw new Error("no collection");
  const ranking = { products: ranked.map((id) => testProduct({ id })), total: ranked.length, city: undefined };
  const snapshot = testSnapshot({
    found: { rankings: [[query, ranking]], products: besides.map((id) => [{ id }, testProduct({ id })]) },
    missing: rankedNeeds(fields),
  });
  return rankedProducts(fields, snapshot).map(({ id }) => id);
}

describe("D7: the products of a list", () => {
  it.each([
    ["the provider's order when the editor says nothing", [3, 1, 2], {}, [], [3, 1, 2]],
    ["the editor's ranking first, in its own order", [1, 2, 3, 4], { ranking: "4, 2" }, [], [4, 2, 1, 3]],
    ["no exclusions, even those that are ranked", [1, 2, 3], { ranking: "3", exclusions: "3, 1" }, [], [2]],
    ["each once, however often it is named or returned", [1, 2, 1], { ranking: "2, 2" }, [], [2, 1]],
    ["a ranked product that the ranking lacks", [1], { ranking: "7" }, [7], [7, 1]],
    ["no ranked id that the provider does not know", [1], { ranking: "99" }, [], [1]],
    ["as many as the limit, after ordering", [1, 2, 3], { ranking: "3", limit: 2 }, [], [3, 1]],
    ["as many as the limit, after exclusions", [1, 2, 3, 4], { exclusions: "2", limit: 3 }, [], [1, 3, 4]],
  ])("%s", (_title, ranked, raw, besides, ids) => {
    expect(ordered(ranked, raw, besides)).toEqual(ids);
  });

  it("nothing without a collection", () => {
    expect(rankedProducts(v.parse(schema, {}), testSnapshot())).toEqual([]);
  });
});

describe("J9: tour list limits", () => {
  it.each([
    ["10 without a filter", {}, 10],
    ["50 with a sub-category filter", { sub_category_filter: "1010" }, 50],
    ["the editor's own", { limit: 24, sub_category_filter: "1010" }, 24],
    ["one more for each exclusion", { limit: 24, exclusions: "1, 2" }, 26],
    ["at most 100, the batch limit", { limit: 100, exclusions: "1" }, 100],
  ])("queries %s", (_case, raw, limit) => {
    expect(rankingQuery(fieldsOf(raw))?.limit).toBe(limit);
  });

  it("passes the sub-categories on", () => {
    expect(rankingQuery(fieldsOf({ sub_category_filter: "1010, 1026" }))?.subCategories).toEqual([1010, 1026]);
  });

  it("queries nothing without a collection", () => {
    expect(rankingQuery(v.parse(schema, { limit: 10 }))).toBeUndefined();
  });
});

it("needs the ranking, and by id what comes first and is not excluded", () => {
  const { rankings, products } = rankedNeeds(fieldsOf({ ranking: "7, 8", exclusions: "8" }));
  expect([...(rankings?.values() ?? [])]).toEqual([{ collection: 201, limit: 11, subCategories: [] }]);
  expect([...(products?.values() ?? [])]).toEqual([{ id: 7 }]);
});
