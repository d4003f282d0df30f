import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { loadCatalog } from "../../../embedded/provider-api/source/load-catalog.ts";
import { startProvider } from "./start-provider.ts";
import { collectionsAnswer, currenciesAnswer, rankingAnswer, tourGroupsAnswer } from "./wire-schema.ts";

const ask = await startProvider();
const catalog = loadCatalog(new URL("../../../embedded/data/", import.meta.url));
const products = catalog.products.entries.map(({ id }) => id);
const collections = [...catalog.collections.keys()];
const markets = ["", "&language=DE&currency=JPY", "&language=AR&currency=AED", "&language=FR&currency=KWD"];

describe.each(markets)("D1, D4, D5: every answer has the provider's shape (%s)", (market) => {
  it("tour groups: all of them, in the order asked", async () => {
    const { json } = await ask(`/api/tours/v6/tour-groups/?ids[]=${products.join(",")}${market}`);
    expect(v.parse(tourGroupsAnswer, json()).tourGroups.map(({ id }) => id)).toEqual(products);
  });

  it.each(collections)("ranking of collection %i", async (id) => {
    const { json } = await ask(`/api/tours/v6/tour-groups/list-by/collection/${id}?limit=100${market}`);
    const { items, total } = v.parse(rankingAnswer, json()).pageData;
    expect(items.length).toBe(total);
  });

  it("collections: all of them, in the order asked", async () => {
    const { json } = await ask(`/api/tours/v1/collection/?ids[]=${collections.join(",")}${market}`);
    expect(v.parse(collectionsAnswer, json()).collections.map(({ id }) => id)).toEqual(collections);
  });

  it("currencies", async () => {
    const { json } = await ask(`/api/v1/currency/list/?${market}`);
    expect(v.parse(currenciesAnswer, json()).currencies.length).toBeGreaterThan(0);
  });
});
