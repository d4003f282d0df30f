import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { need } from "../../../catalog/snapshot/needs.ts";
import { testProduct } from "../../../tests/support/test-product.ts";
import { testSnapshot } from "../../../tests/support/test-snapshot.ts";
import { chooseListLimit } from "./list-limit.ts";
import { listFindings, findListState } from "./list-state.ts";
import { type ProductListFields, productListFields } from "./product-list-fields.ts";
import { listNeeds, chooseListSources } from "./sources.ts";
import { testProductPages } from "../../../tests/support/page-context.ts";

const parseListFields = (raw: object) => v.parse(v.object(productListFields), { collection: 201, ...raw });
const limit = (fields: ProductListFields) => chooseListLimit(fields, { productPages: testProductPages() });
const readListNeeds = (fields: ProductListFields) => listNeeds(fields, limit(fields));

function readRankingQuery(fields: ProductListFields) {
  const [source] = chooseListSources(fields, limit(fields));
  if (source?.name !== "rankings") throw new Error("no collection");
  return source.query;
}

/** Returns the state of a list, and its findings, where the collection ranks these products. */
function ranked(ids: readonly number[], raw: object) {
  const fields = parseListFields(raw);
  const query = readRankingQuery(fields);
  const ranking = { products: ids.map((id) => testProduct({ id })), total: ids.length, city: undefined };
  const snapshot = testSnapshot({ found: { rankings: [[query, ranking]] }, missing: readListNeeds(fields) });
  return {
    state: findListState(fields, snapshot, limit(fields)),
    findings: listFindings(fields, snapshot, limit(fields)),
  };
}

describe("an empty list is explained truly", () => {
  it("a collection that has nothing for sale", () => {
    expect(ranked([], {})).toEqual({ state: "nothing-for-sale", findings: [] });
  });

  it.each([
    ["exclusions", [1], { exclusions: "1" }],
    ["a filter by sub-category", [], { sub_category_filter: "1007" }],
  ])("%s that leave nothing are a finding", (_title, ids, raw) => {
    const { state, findings } = ranked(ids, raw);
    expect([state, findings.map(({ code }) => code)]).toEqual(["filtered-away", ["list-filtered-away"]]);
  });

  it("I5: a missing collection is a finding with its id", () => {
    const fields = parseListFields({});
    const snapshot = testSnapshot({ missing: readListNeeds(fields) });
    expect(findListState(fields, snapshot, limit(fields))).toBe("unknown");
    expect(listFindings(fields, snapshot, limit(fields)).map(({ message }) => message)).toEqual([
      "Init Recoil Product Missing: there is no collection 201, so none of its products are listed.",
    ]);
  });

  it("unknown products of the editor's ranking are a finding with their ids", () => {
    const { state, findings } = ranked([1], { ranking: "99, 98", exclusions: "98" });
    expect([state, findings.map(({ code }) => code)]).toEqual(["listed", ["catalog-id-unknown"]]);
    expect(findings[0]?.message).toMatch(/: 99\.$/);
  });

  it.each([
    ["the ranking", readListNeeds(parseListFields({})), need("products", [{ id: 7 }])],
    ["the editor's products", need("products", [{ id: 7 }]), readListNeeds(parseListFields({}))],
  ])("a list without %s is unread, as the provider failed", (_title, failed, missing) => {
    expect(findListState(parseListFields({ ranking: "7" }), testSnapshot({ failed, missing }), 10)).toBe("unread");
  });
});

describe("a list that the provider sent in part", () => {
  const one = testProduct({ id: 1 });
  const failed = need("products", [{ id: 7 }]);

  /** Returns the state of a list of which the provider failed to send product 7, or else the ranking. */
  function readListState(raw: object, ranking?: readonly (typeof one)[]) {
    const fields = parseListFields(raw);
    const query = readRankingQuery(fields);
    const products = [[{ id: 1 }, one]] as const;
    const snapshot =
      ranking === undefined
        ? testSnapshot({ found: { products }, failed: need("rankings", [query]) })
        : testSnapshot({
            found: { products, rankings: [[query, { products: ranking, total: ranking.length, city: undefined }]] },
            failed,
          });
    return findListState(fields, snapshot, limit(fields));
  }

  it.each([
    ["lacks a product the editor put first", { ranking: "7" }, [one], "listed-in-part"],
    ["lacks the collection's ranking", { ranking: "1" }, undefined, "listed-in-part"],
    ["is whole with a ranking that has the product", { ranking: "7" }, [one, testProduct({ id: 7 })], "listed"],
    ["is whole without an excluded product", { ranking: "7", exclusions: "7" }, [one], "listed"],
    ["is whole at its limit", { ranking: "1, 7", limit: 1 }, [one], "listed"],
    ["is whole at its limit without the ranking", { ranking: "1", limit: 1 }, undefined, "listed"],
  ])("%s", (_title, raw, ranking, expected) => {
    expect(readListState(raw, ranking)).toBe(expected);
  });
});
