import { expect, test, vi } from "vitest";
import { testCollection } from "../../tests/support/test-collection.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { testFetchContext } from "../../tests/support/test-fetch-context.ts";
import { type Finds, testProvider } from "../../tests/support/test-provider.ts";
import { fetchNeeds } from "./fetch.ts";
import { mergeNeeds, need, type Needs, noNeeds } from "./needs.ts";
import { ProviderError } from "../provider/provider-error.ts";

function read(needs: Needs, finds: Finds, onFailure = vi.fn()) {
  return fetchNeeds(needs, () => noNeeds, testFetchContext(testProvider(finds), onFailure));
}

test("H9: rankings of categories differ by kind, id, city and sub-categories, and each is requested once", async () => {
  const first = {
    kind: "category",
    id: 1,
    city: "ROME",
    limit: 10,
    subCategories: [],
  } as const;
  const queries = [
    first,
    { ...first, kind: "sub-category" } as const,
    { ...first, id: 2 },
    { ...first, city: "PARIS" },
    { ...first, subCategories: [1007] },
  ];
  const categoryRankings = vi.fn(async () => ({
    products: [],
    total: 0,
    city: undefined,
  }));
  const needs = mergeNeeds([need("categoryRankings", queries), need("categoryRankings", [{ ...first }])]);
  const snapshot = await read(needs, { categoryRankings });
  expect(categoryRankings).toHaveBeenCalledTimes(queries.length);
  expect(queries.filter((query) => snapshot.get("categoryRankings", query) === undefined)).toEqual([]);
});

test("H8: a ranking of an experiment is another one", async () => {
  const plain = { collection: 1, limit: 10, subCategories: [] };
  const rankings: Finds["rankings"] = async ({ experiment = false }) => ({
    products: [],
    total: experiment ? 2 : 1,
    city: undefined,
  });
  const queries = [plain, { ...plain, experiment: true }, { ...plain, experiment: false }];
  const snapshot = await read(need("rankings", queries), { rankings });
  expect(queries.map((query) => snapshot.get("rankings", query)?.total)).toEqual([1, 2, 1]);
});

test("H4: details are another thing than the product of a list, and a call each", async () => {
  const productDetails: Finds["productDetails"] = ({ id }) =>
    id === 3 ? undefined : testProduct({ id, name: `Details ${id}` });
  const products: Finds["products"] = ({ id }) => testProduct({ id, name: "Listed" });
  const needs = mergeNeeds([need("products", [{ id: 1 }]), need("productDetails", [{ id: 1 }, { id: 3 }])]);
  const snapshot = await read(needs, { productDetails, products });
  expect(snapshot.get("products", { id: 1 })?.name.text).toBe("Listed");
  expect([1, 3].map((id) => snapshot.get("productDetails", { id })?.name.text)).toEqual(["Details 1", undefined]);
});

test("H15: a city's categories with defaults named and defaults omitted are one need", async () => {
  const categories = vi.fn(async () => []);
  const queries = [
    { city: "ROME" },
    { city: "ROME", fewestProducts: 1, includeUnavailable: false },
    { city: "ROME", fewestProducts: 0 },
  ];
  await read(need("categories", queries), { categories });
  expect(categories).toHaveBeenCalledTimes(2);
});

test("H12, H13: the whole query is the key of top collections and sections", async () => {
  const topCollections: Finds["topCollections"] = async ({ categoryId = 0, subCategoryId = 0 }) => [
    testCollection({ id: categoryId * 10 + subCategoryId }),
  ];
  const collectionSections: Finds["collectionSections"] = async ({ collection, limit }) => ({
    collection: testCollection({ id: collection + limit }),
    sections: [],
  });
  const top = [
    { city: "", limit: 1, categoryId: 1 },
    { city: "", limit: 1, subCategoryId: 1 },
  ];
  const section = { collection: 100, limit: 5, subCategories: [] };
  const needs = mergeNeeds([need("topCollections", top), need("collectionSections", [section])]);
  const snapshot = await read(needs, { topCollections, collectionSections });
  expect(top.map((query) => snapshot.get("topCollections", query)?.[0]?.id)).toEqual([10, 1]);
  expect(snapshot.get("collectionSections", section)?.collection.id).toBe(105);
});

test("H19: the address a site books at is the key of a domain", async () => {
  const domain = vi.fn(async () => undefined);
  const sites = [
    { bookingDomain: "a.example" },
    { bookingDomain: "a.example", bookingSubdomain: "book" },
    { bookingDomain: "a.example", bookingSubdomain: "tickets" },
  ];
  await read(need("domain", sites), { domain });
  expect(domain).toHaveBeenCalledTimes(2);
});

test("H29, I6: the country that failed is the failure itself, as a value", async () => {
  const failure = new ProviderError("no response", {
    kind: "unavailable",
    path: "/where",
  });
  const onFailure = vi.fn();
  const snapshot = await read(need("country", ["current"]), { country: async () => failure }, onFailure);
  expect(snapshot.get("country", "current")).toBe(failure);
  expect(onFailure).not.toHaveBeenCalled();
});

test("I3: one failed call loses neither another of its kind nor another kind", async () => {
  const nearbyCities: Finds["nearbyCities"] = async ({ city }) => {
    if (city === 13) throw new Error("down");
    return [];
  };
  const needs = mergeNeeds([
    need("nearbyCities", [{ city: 13 }, { city: 24 }]),
    need("collectionPois", [{ id: 1 }]),
    need("banners", ["all"]),
    need("airports", ["all"]),
  ]);
  const snapshot = await read(needs, {
    nearbyCities,
    collectionPois: () => [],
    banners: () => [],
    airports: () => [],
  });
  expect([13, 24].map((city) => snapshot.get("nearbyCities", { city }))).toEqual([undefined, []]);
  expect([
    snapshot.get("collectionPois", { id: 1 }),
    snapshot.get("banners", "all"),
    snapshot.get("airports", "all"),
  ]).toEqual([[], [], []]);
  expect([...snapshot.failed]).toEqual(["nearbyCities"]);
});
