import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { isWhole } from "@tessera/runtime/testing/test-scale.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { apiApp } from "./api-app.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const app = apiApp({ catalog, mediaBaseUrl: "http://media.test", now: Date.parse("2026-11-21T09:00:00Z") });

const counted = v.array(v.object({ id: v.number(), activeProductCount: v.number() }));
const categoriesAnswer = v.object({
  categories: v.array(v.object({ ...counted.item.entries, subCategories: counted })),
});
const listing = v.object({ pageData: v.object({ total: v.number() }) });

async function json(path: string): Promise<unknown> {
  return (await app.request(path)).json();
}

async function fetchTotal(kind: "category" | "sub-category", id: number, query: string): Promise<number> {
  const path = `/api/v6/tour-groups/list-by/${kind}/${id}/?limit=1&${query}`;
  return v.parse(listing, await json(path)).pageData.total;
}

const cities = ["", ...[...catalog.cities.keys()].map((code) => `city=${code}`)];
const languages = ["EN", "AR", "FR", "ZH_HANT"];
const rules = ["", "fallback-to-english=0", "include-unavailable=true", "include-hidden=1&fallback=0"];
const kinds = catalog.categories;

/** Each city has two languages, each with one rule, in turn; under `TEST_SCALE=1` all of their pairs. */
const cases = cities.flatMap((city, turn) =>
  languages.flatMap((language, index) =>
    rules
      .filter((_, rule) => isWhole || (rule === (index + turn) % rules.length && index % 2 === turn % 2))
      .map((rule) => ({ city, language, rule })),
  ),
);

describe("H15: counts equal the listings", () => {
  it.each(cases)("$city in $language, $rule", async ({ city, language, rule }) => {
    const query = `${city}&language=${language}&${rule}`;
    const path = `/api/v2/category/?filter-category-active-product-count=0&${query}`;
    const { categories } = v.parse(categoriesAnswer, await json(path));
    expect(categories.map(({ id }) => id)).toEqual(kinds.map(({ id }) => id));
    for (const { id, activeProductCount, subCategories } of categories) {
      expect([id, activeProductCount]).toEqual([id, await fetchTotal("category", id, query)]);
      for (const sub of subCategories)
        expect([sub.id, sub.activeProductCount]).toEqual([sub.id, await fetchTotal("sub-category", sub.id, query)]);
    }
  });
});

describe("H9: listings have what can be booked", () => {
  it.each([
    ["", false],
    ["include-unavailable=true", true],
    ["include-hidden=true", true],
  ])("and the rest when requested (%s)", async (query, isListed) => {
    const { pageData } = v.parse(
      v.object({ pageData: v.object({ items: v.array(v.object({ id: v.number() })) }) }),
      await json(`/api/v6/tour-groups/list-by/sub-category/2003/?city=ROME&limit=100&${query}`),
    );
    const soldOut = pageData.items.map(({ id }) => id).filter((id) => id === 50006);
    expect(soldOut).toEqual(isListed ? [50006] : []);
  });
});
