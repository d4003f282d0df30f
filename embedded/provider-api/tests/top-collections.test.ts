import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { topCollectionsAnswer } from "./wire-schema/top-collections.ts";

const ask = await startProvider();

async function top(query: string) {
  return v.parse(topCollectionsAnswer, (await ask(`/api/v1/collection/top/list/${query}`)).json());
}

const fetchIds = async (query: string) => (await top(query)).items.map(({ id }) => id);

describe("H13: top collections", () => {
  it("come with most ratings first, 10 unless asked otherwise", async () => {
    const { items, nextOffset } = await top("");
    const counts = items.map(({ ratingsInfo }) => ratingsInfo.ratingsCount);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect([items.length, nextOffset]).toEqual([10, 10]);
  });

  it.each(["?city=ROME", "?city=rome"])("%s: only that city's", async (query) => {
    const { items } = await top(query);
    expect(new Set(items.map(({ cityCode }) => cityCode))).toEqual(new Set(["ROME"]));
    expect(items.map(({ id }) => id)).toContain(1001);
  });

  it("only those with a product of the category, of the sub-category", async () => {
    expect(await fetchIds("?categoryId=7&city=LONDON")).toContain(3001);
    expect(await fetchIds("?subCategoryId=1007&city=LONDON&limit=100")).not.toContain(3001);
    expect(await fetchIds("?subCategoryId=999999")).toEqual([]);
  });

  it("can be walked to the end, each once", async () => {
    const first = await fetchIds("?limit=5");
    const rest = await fetchIds("?limit=100&offset=5");
    expect(new Set([...first, ...rest]).size).toBe((await top("")).total);
    expect((await top("?limit=100&offset=5")).nextOffset).toBeNull();
  });
});
