import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { listingAnswer } from "./wire-schema/ranking.ts";

const ask = await startProvider();

async function listing(path: string) {
  return v.parse(listingAnswer, (await ask(`/api/tours/v6/tour-groups/list-by/${path}`)).json());
}

describe("H9: a category's products", () => {
  it("are of that category, ten of them, the most popular first", async () => {
    const { pageData } = await listing("category/6/");
    expect(pageData.items).toHaveLength(10);
    expect(new Set(pageData.items.map(({ primaryCategory }) => primaryCategory.id))).toEqual(new Set([6]));
    expect(pageData.items[0]?.id).toBeLessThan(60_000);
  });

  it("of one city come with it and its currency", async () => {
    const { city, currency, pageData } = await listing("category/1/?city=new_york&limit=100");
    expect([city?.code, currency?.code]).toEqual(["NEW_YORK", "USD"]);
    expect(new Set(pageData.items.map((item) => item.city.code))).toEqual(new Set(["NEW_YORK"]));
  });

  it("of all cities name none, and a currency only when one is asked", async () => {
    expect(await listing("category/1/?limit=1")).toMatchObject({ city: null, currency: null });
    expect((await listing("category/1/?limit=1&currency=EUR")).currency?.code).toBe("EUR");
  });

  it("can be narrowed to sub-categories", async () => {
    const { items } = (await listing("category/1/?filter-by-subcategory-id=1008,1080&limit=100")).pageData;
    expect(new Set(items.map(({ primarySubCategory }) => primarySubCategory.id))).toEqual(new Set([1008, 1080]));
  });
});

describe("H9: a sub-category's products", () => {
  it("are of that sub-category", async () => {
    const { items, total } = (await listing("sub-category/1019/?limit=100")).pageData;
    expect(items).toHaveLength(total);
    expect(new Set(items.map(({ primarySubCategory }) => primarySubCategory.id))).toEqual(new Set([1019]));
  });

  it("can be walked page by page, each product once", async () => {
    const pages = [0, 5, 10].map((offset) => listing(`sub-category/1007/?limit=5&offset=${offset}`));
    const ids = (await Promise.all(pages)).flatMap(({ pageData }) => pageData.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(15);
  });

  it("have no English instead of a language when that is refused", async () => {
    expect((await listing("sub-category/1007/?language=SV&fallback=0")).pageData.total).toBe(0);
  });
});

it.each(["category/17", "sub-category/1", "category/1?city=ATLANTIS"])("%s is not there", async (path) => {
  expect((await ask(`/api/v6/tour-groups/list-by/${path}`)).status).toBe(404);
});

it.each(["category/one", "category/1?limit=0", "sub-category/1007?limit=101"])("%s is refused", async (path) => {
  expect((await ask(`/api/v6/tour-groups/list-by/${path}`)).status).toBe(400);
});
