import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { CategoryRankingQuery, Ranking } from "../../../catalog/ranking/ranking.ts";
import { boolean } from "../../../content/fields/index.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testShow } from "../../../tests/support/test-show.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { chooseListLimit } from "./list-limit.ts";
import { listedProducts } from "./product-list.ts";
import { listLimit, type ProductListFields, productListFields } from "./product-list-fields.ts";
import { listNeeds, chooseListSources } from "./sources.ts";
import { testProductPages } from "../../../tests/support/page-context.ts";

const closedShow = testShow({ dates: { closing: "1969-12-30" } });
const schema = v.object({ ...productListFields, sp_experience_limit: listLimit() });
const parseListFields = (raw: object) => v.parse(schema, { collection: 201, ...raw });
const onPage = { productPages: testProductPages() };

function createRanking(ids: readonly number[]): Ranking {
  return { products: ids.map((id) => testProduct({ id })), total: ids.length, city: undefined };
}

function collectionQuery(fields: ProductListFields, facts = onPage) {
  const [source] = chooseListSources(fields, chooseListLimit(fields, facts));
  return source?.name === "rankings" ? source.query : undefined;
}

/** Returns the ids in the order of the page, from those the collection ranks and others that the provider knows. */
function ordered(ranked: readonly number[], raw: object, besides: readonly number[]): readonly number[] {
  const fields = parseListFields(raw);
  const query = collectionQuery(fields);
  if (query === undefined) throw new Error("no collection");
  const limit = chooseListLimit(fields, onPage);
  const snapshot = testSnapshot({
    found: { rankings: [[query, createRanking(ranked)]], products: besides.map((id) => [{ id }, testProduct({ id })]) },
    missing: listNeeds(fields, limit),
  });
  return listedProducts(fields, snapshot, limit).map(({ id }) => id);
}

describe("D7: the products of a list", () => {
  it.each([
    ["the provider's order when the editor says nothing", [3, 1, 2], {}, [], [3, 1, 2]],
    ["the editor's ranking first, in its own order", [1, 2, 3, 4], { ranking: "4, 2" }, [], [4, 2, 1, 3]],
    ["the ranking of this language in its place", [1, 2, 3], { ranking: "3", locale_ranking: "2" }, [], [2, 1, 3]],
    ["no exclusions, even those that are ranked", [1, 2, 3], { ranking: "3", exclusions: "3, 1" }, [], [2]],
    ["nor those of this language", [1, 2, 3], { exclusions: "3", locale_exclusions: "1" }, [], [2]],
    ["each once, however often it is named or returned", [1, 2, 1], { ranking: "2, 2" }, [], [2, 1]],
    ["a ranked product that the ranking lacks", [1], { ranking: "7" }, [7], [7, 1]],
    ["no ranked id that the provider does not know", [1], { ranking: "99" }, [], [1]],
    ["as many as the limit, after ordering", [1, 2, 3], { ranking: "3", limit: 2 }, [], [3, 1]],
    ["as many as the limit, after exclusions", [1, 2, 3, 4], { exclusions: "2", limit: 3 }, [], [1, 3, 4]],
    ["those of a category", [1, 2], { category_filter: "1, 5" }, [], [1, 2]],
    ["none of other categories", [1, 2], { category_filter: "5" }, [], []],
  ])("%s", (_title, ranked, raw, besides, ids) => {
    expect(ordered(ranked, raw, besides)).toEqual(ids);
  });

  it("nothing without a collection or category", () => {
    expect(listedProducts(v.parse(schema, {}), testSnapshot(), 10)).toEqual([]);
  });
});

it("C14: a show that is over is no experience of a list, so that no count includes it", () => {
  const shows = [testProduct({ id: 1 }), testProduct({ id: 2, price: undefined, show: closedShow })];
  const snapshot = testSnapshot({
    found: {
      rankings: [
        [
          { collection: 201, limit: 10, subCategories: [] },
          { products: shows, total: 2, city: undefined },
        ],
      ],
    },
  });
  expect(listedProducts(parseListFields({}), snapshot, 10).map(({ id }) => id)).toEqual([1]);
});

const priced = (id: number, final: number, original: number) => {
  const [now, before] = [final, original].map((euros) => ({ minor: euros * 100, currency: "EUR" }) as const);
  const price = now && before && { final: now, original: before, cashbackPercent: 0 };
  return testProduct({ id, price });
};

it("J11: a ranking of deals has what is reduced, and what costs less than 30", () => {
  const fields = v.parse(v.object({ ...productListFields, deals_only: boolean() }), {
    collection: 201,
    deals_only: true,
  });
  const products = [priced(1, 30, 30), priced(2, 80, 90), priced(3, 29, 29), testProduct({ id: 4, price: undefined })];
  const ranking = { products, total: 4, city: undefined };
  const snapshot = testSnapshot({
    found: { rankings: [[{ collection: 201, limit: 100, subCategories: [] }, ranking]] },
  });
  expect(listedProducts(fields, snapshot, 10).map(({ id }) => id)).toEqual([2, 3]);
});

it("D7: an editor configures each field; the country of a city is the provider's", () => {
  expect(Object.keys(schema.entries).toSorted()).toEqual([
    "additional_sub_category_ids",
    "category",
    "category_filter",
    "city",
    "collection",
    "cta_url_suffix",
    "exclusions",
    "limit",
    "locale_exclusions",
    "locale_ranking",
    "ranking",
    "show_scratch_price",
    "sp_experience_limit",
    "sub_category",
    "sub_category_filter",
  ]);
});

describe("D7: where a list is read from", () => {
  const rome = { city: " rome", limit: 5 };
  const inRome = (kind: CategoryRankingQuery["kind"], id: number, subCategories: readonly number[] = []) =>
    ({ kind, id, city: "ROME", limit: 5, subCategories }) as const;
  it.each<[string, object, readonly object[]]>([
    ["a category in a city", { ...rome, category: 1 }, [inRome("category", 1)]],
    ["its sub-categories", { ...rome, category: 1, sub_category_filter: "1007" }, [inRome("category", 1, [1007])]],
    [
      "a sub-category before its category",
      { ...rome, category: 1, sub_category: 1007 },
      [inRome("sub-category", 1007), inRome("category", 1)],
    ],
    [
      "a collection before both, and additional sub-categories",
      { ...rome, collection: 9, category: 1, additional_sub_category_ids: "1010" },
      [{ collection: 9, limit: 5, subCategories: [] }, inRome("category", 1), inRome("sub-category", 1010)],
    ],
  ])("%s", (_title, raw, queries) => {
    const fields = v.parse(schema, raw);
    expect(chooseListSources(fields, chooseListLimit(fields, onPage)).map(({ query }) => query)).toEqual(queries);
  });

  it("a list has the products of all its sources, each once", () => {
    const fields = v.parse(schema, { ...rome, category: 1, additional_sub_category_ids: "1010" });
    const [main, additional] = [inRome("category", 1), inRome("sub-category", 1010)];
    const found = {
      categoryRankings: [[main, createRanking([1, 2])] as const, [additional, createRanking([2, 3])] as const],
    };
    expect(listedProducts(fields, testSnapshot({ found }), 5).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

describe("J9: tour list limits", () => {
  it.each([
    ["10 without a filter", {}, 10],
    ["50 with a sub-category filter", { sub_category_filter: "1010" }, 50],
    ["the editor's own", { limit: 24, sub_category_filter: "1010" }, 24],
    ["one more for each exclusion", { limit: 24, exclusions: "1, 2" }, 26],
    ["at most 100, the batch limit", { limit: 100, exclusions: "1" }, 100],
    ["100 where a category is chosen of what is read", { limit: 10, category_filter: "1" }, 100],
    ["10 where the number is that of show pages", { sp_experience_limit: 4 }, 10],
  ])("queries %s", (_case, raw, limit) => {
    expect(collectionQuery(parseListFields(raw))?.limit).toBe(limit);
  });

  it("on a show page its own number comes first", () => {
    const fields = parseListFields({ limit: 24, sp_experience_limit: 4 });
    expect(collectionQuery(fields, { productPages: testProductPages({ hasThis: true }) })?.limit).toBe(4);
  });

  it("shows 50 with a category filter", () => {
    expect(chooseListLimit(parseListFields({ category_filter: "1" }), onPage)).toBe(50);
  });

  it("passes the sub-categories on", () => {
    expect(collectionQuery(parseListFields({ sub_category_filter: "1010, 1026" }))?.subCategories).toEqual([
      1010, 1026,
    ]);
  });

  it("queries nothing without a collection", () => {
    expect(chooseListSources(v.parse(schema, { limit: 10 }), 10)).toEqual([]);
  });
});

it("needs the ranking, and by id what comes first and is not excluded", () => {
  const { rankings, products } = listNeeds(parseListFields({ ranking: "7, 8", exclusions: "8" }), 10);
  expect([...(rankings?.values() ?? [])]).toEqual([{ collection: 201, limit: 11, subCategories: [] }]);
  expect([...(products?.values() ?? [])]).toEqual([{ id: 7 }]);
});
