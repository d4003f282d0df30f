import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { startProvider } from "./start-provider.ts";
import { collectionSectionsAnswer } from "./wire-schema/collection-sections.ts";
import { rankingAnswer } from "./wire-schema/ranking.ts";
import { topCollectionsAnswer } from "./wire-schema/top-collections.ts";

const ask = await startProvider();

async function fetchSections(collection: number, query = "") {
  const { json } = await ask(`/api/tours/v1/collection/${collection}/sections/${query}`);
  return v.parse(collectionSectionsAnswer, json());
}

async function allCollections() {
  return v.parse(topCollectionsAnswer, (await ask("/api/v1/collection/top/list/?limit=100")).json()).items;
}

const titles = async (query: string) => (await fetchSections(1001, query)).sections.map(({ title }) => title);

describe("H12: the sections of a collection", () => {
  it("begin with the best sellers and end with what sells out fast and the rest, sub-categories between", async () => {
    const all = await titles("");
    expect([all.at(0), ...all.slice(-2)]).toEqual(["Best sellers", "Selling out fast", "More to choose from"]);
    expect(all).toContain("Landmarks");
  });

  it.each([
    ["DE", ["Am meisten gebucht", "Bald ausverkauft", "Weitere Angebote"]],
    ["AR", ["الأكثر مبيعًا", "ينفد سريعًا", "خيارات أخرى"]],
    ["SV", ["Best sellers", "Selling out fast", "More to choose from"]],
  ])("%s: %j", async (language, expected) => {
    const all = await titles(`?language=${language}`);
    expect([all.at(0), ...all.slice(-2)]).toEqual(expected);
  });

  it("have every product of the collection between them, and say how many each has", async () => {
    const all = await allCollections();
    expect(all).not.toEqual([]);
    for (const { id } of all) {
      const ranked = await ask(`/api/v6/tour-groups/list-by/collection/${id}/?limit=100`);
      const { pageData } = v.parse(rankingAnswer, ranked.json());
      const { sections } = await fetchSections(id, "?limit=100");
      const listed = new Set(sections.flatMap(({ tourGroups }) => tourGroups.map((group) => group.id)));
      expect(new Set(pageData.items.map((group) => group.id)), String(id)).toEqual(listed);
      expect(sections.map(({ total }) => total)).toEqual(sections.map(({ tourGroups }) => tourGroups.length));
      const short = await fetchSections(id, "?limit=1");
      expect(short.sections.map(({ total }) => total)).toEqual(sections.map(({ total }) => total));
    }
  });

  it("labeled products only under a label, a sub-category's only under its name", async () => {
    const { sections } = await fetchSections(1001, "?limit=100");
    expect(sections.length).toBeGreaterThan(2);
    for (const { id, tourGroups } of sections) {
      const belongs = (group: (typeof tourGroups)[number]) =>
        id > 3
          ? group.primarySubCategory.id === id
          : id === 3 || group.allTags.includes(id === 1 ? "BEST_SELLER" : "SELLING_OUT_FAST");
      expect(tourGroups.filter((group) => !belongs(group))).toEqual([]);
      expect(tourGroups.length).toBeGreaterThanOrEqual(id > 3 ? 2 : 1);
    }
  });

  it("every collection has some", async () => {
    const found = await Promise.all(
      (await allCollections()).map(async ({ id }) => (await fetchSections(id, "?limit=1")).sections.length),
    );
    expect(found.filter((count) => count === 0)).toEqual([]);
    expect(found.length).toBeGreaterThan(30);
  });

  it("have at most as many products as asked", async () => {
    const { sections } = await fetchSections(1001, "?limit=1");
    expect(new Set(sections.map(({ tourGroups }) => tourGroups.length))).toEqual(new Set([1]));
  });

  it("are of the sub-categories asked", async () => {
    const { sections } = await fetchSections(1001, "?filter-by-subcategory-id=1007");
    const found = sections.flatMap(({ tourGroups }) =>
      tourGroups.map(({ primarySubCategory }) => primarySubCategory.id),
    );
    expect(new Set(found)).toEqual(new Set([1007]));
  });

  it("fallback=0 leaves none where nothing has a text in the language", async () => {
    expect((await fetchSections(1001, "?language=KO&fallback=0")).sections).toEqual([]);
  });

  it("name collection, city and currency", async () => {
    const { collection, city, currency } = await fetchSections(1001, "?currency=USD");
    expect([collection.id, city.code, currency.code]).toEqual([1001, "ROME", "USD"]);
  });
});
