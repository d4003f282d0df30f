import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { rankingQuery } from "./ranking-query.ts";
import { schema } from "./schema.ts";

const query = (raw: object) => rankingQuery(v.parse(schema, raw));

describe("J9: tour list limits", () => {
  it.each([
    ["10 without a filter", { collection: 201 }, 10],
    ["50 with a sub-category filter", { collection: 201, sub_category_filter: "1010" }, 50],
    ["the editor's own", { collection: 201, limit: 24, sub_category_filter: "1010" }, 24],
    ["at most 100, the batch limit", { collection: 201, limit: 500 }, 100],
    ["10 when the editor's makes no sense", { collection: 201, limit: -3 }, 10],
  ])("asks for %s", (_case, raw, limit) => {
    expect(query(raw)?.limit).toBe(limit);
  });

  it("passes the sub-categories on", () => {
    expect(query({ collection: 201, sub_category_filter: "1010, 1026" })?.subCategories).toEqual([1010, 1026]);
  });

  it("asks nothing without a collection", () => {
    expect(query({ limit: 10 })).toBeUndefined();
  });
});
