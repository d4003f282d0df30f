import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { need } from "../catalog/snapshot/needs.ts";
import type { Place } from "../renderer/index.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { testPage } from "../tests/support/page-context.ts";
import { testSnapshot } from "../tests/support/test-snapshot.ts";
import { pageTypes } from "./index.ts";
import { contentTypeTags, pageTypeTags } from "./microsite/tags.ts";

const createTestDocument = (type: string, data: Record<string, unknown> = {}) =>
  testDocument("www.tessera.example.rome", type, data);

const fail = (_code: string, message: string) => {
  throw new Error(message);
};

/** The kinds that a document may be, likeliest first. */
const listCandidates = (type: string, data: Record<string, unknown>) =>
  pageTypes.find((definition) => definition.type === type)?.parse(createTestDocument(type, data), fail) ?? [];

/** The codes of the diagnostics that a document's fields have. */
function listDiagnosticCodes(type: string, data: Record<string, unknown>): readonly string[] {
  const codes: string[] = [];
  pageTypes
    .find((definition) => definition.type === type)
    ?.parse(createTestDocument(type, data), (code) => void codes.push(code));
  return codes;
}

/** A landing page of type tickets in Rome. */
function landing(data: Record<string, unknown>): Record<string, unknown> {
  return { tagged_page_type: "Landing page", tagged_content_type: "Tickets", tagged_city: "ROME", ...data };
}

const kindCases: readonly (readonly [string, Record<string, unknown>, readonly string[]])[] = [
  ["global_homepage", {}, ["global-home"]],
  ["microsite", {}, ["collection"]],
  ["microsite", { tagged_page_type: null }, ["collection"]],
  ["microsite", { tagged_page_type: " City " }, ["city"]],
  ["microsite", { tagged_page_type: "citywide" }, ["collection"]],
  ["microsite", { tagged_page_type: "Country", tagged_country: " it" }, ["country"]],
  ["microsite", { tagged_page_type: "Country", tagged_country: "" }, ["collection"]],
  ["microsite", { tagged_content_type: "Hop-on hop-off" }, ["hop-on-hop-off"]],
  ["microsite", { tagged_sub_category: "1019" }, ["airport-transfer"]],
  ["microsite", { tagged_sub_category: "1145" }, ["airport-transfer"]],
  ["microsite", landing({ tagged_category: "1" }), ["category", "collection"]],
  ["microsite", landing({ tagged_category: "1", tagged_sub_category: "1007" }), ["sub-category", "collection"]],
  ["microsite", landing({ tagged_category: "3", tagged_sub_category: "1008" }), ["collection"]],
  ["microsite", landing({ tagged_category: "1", tagged_city: "" }), ["collection"]],
  ["microsite", landing({ tagged_category: "1", tagged_content_type: "Tours" }), ["collection"]],
  ["microsite", landing({ tagged_category: "1", tagged_page_type: "Shoulder page" }), ["collection"]],
  ["microsite", landing({ tagged_category: "tickets" }), ["collection"]],
  ["showpage", { tagged_page_type: "city" }, ["show"]],
  ["venue_page", {}, ["theatre"]],
  ["news_page", {}, ["news"]],
  ["news_page", { body: [{ type: "paragraph", text: "It opens.", spans: [] }] }, ["article"]],
  ["experience", { tgid: 50002 }, ["experience"]],
  ["search_page", {}, ["search"]],
  ["saved_page", {}, ["saved"]],
  ["plan_page", {}, ["plan"]],
  ["cookie_page", {}, ["cookie settings"]],
  ["content_page", {}, ["content"]],
  ["reviews_page", { reviewed_product: 50_002 }, ["reviews"]],
  ["reviews_page", { collection: 1001 }, ["reviews"]],
  ["reviews_page", {}, ["review policy"]],
  ["content_page", { tagged_page_type: "Attraction ", sight: 1 }, ["attraction"]],
  ["content_page", { tagged_page_type: "Attraction" }, ["content"]],
  ["content_page", { tagged_page_type: "shoulder page", sight: 1, topic: "Visit: Rules" }, ["shoulder"]],
  ["content_page", { tagged_page_type: "Shoulder page", sight: 1 }, ["content"]],
  ["content_page", { tagged_page_type: " City guide", tagged_city: "ROME" }, ["city guide"]],
  ["content_page", { tagged_page_type: "City guide" }, ["content"]],
  ["redirect", {}, []],
  ["common_header", {}, []],
];

describe("B7, B8, E15: the kinds a document may be, by its tags", () => {
  it.each(kindCases)("%s with %j → %j", (type, data, kinds) => {
    expect(listCandidates(type, data).map(({ kind }) => kind)).toEqual(kinds);
  });

  it.each(pageTypes)("every kind of $type has a case", ({ type, kinds }) => {
    const tried = new Set(kindCases.filter(([each]) => each === type).flatMap(([, , expected]) => expected));
    expect(kinds.filter((kind) => !tried.has(kind))).toEqual([]);
  });
});

const findLikeliestPage = (type: string, data: Record<string, unknown>) => listCandidates(type, data)[0];

const landmarks = { id: 1007, name: { text: "Landmarks" }, productCount: 2 };
const tickets = { id: 1, name: { text: "Tickets" }, productCount: 3, subCategories: [landmarks] };
const inRome = (categories: readonly (typeof tickets)[]) =>
  testSnapshot({ found: { categories: [[{ city: "ROME" }, categories]] } });
const providerDown = testSnapshot({ failed: need("categories", [{ city: "ROME" }]) });

describe("B8: a page stays a category or sub-category page if its city's category list has it", () => {
  it.each([
    ["its category is listed", { tagged_category: "1" }, inRome([tickets]), true],
    ["its city is written in another way", { tagged_category: " 1 ", tagged_city: "rome " }, inRome([tickets]), true],
    ["its category is not listed", { tagged_category: "2" }, inRome([tickets]), false],
    ["a sub-category has its category's number", { tagged_category: "1007" }, inRome([tickets]), false],
    ["its sub-category is listed", { tagged_sub_category: "1007" }, inRome([tickets]), true],
    ["its sub-category is not listed", { tagged_sub_category: "1010" }, inRome([tickets]), false],
    ["a category has its sub-category's number", { tagged_sub_category: "1" }, inRome([tickets]), false],
    ["its city has no categories", { tagged_category: "1" }, inRome([]), false],
    ["the provider is down", { tagged_category: "1" }, providerDown, true],
    ["the provider is down, a sub-category", { tagged_sub_category: "1007" }, providerDown, true],
  ])("%s, %j", (_title, tags, snapshot, stays) => {
    expect(findLikeliestPage("microsite", landing(tags))?.matchesCatalog(snapshot)).toBe(stays);
  });

  it.each([
    ["a category page needs the list of its city", landing({ tagged_category: "1" }), ["ROME/1/false/false"]],
    ["a city page needs no list", { tagged_page_type: "City", tagged_city: "ROME", tagged_category: "1" }, []],
  ])("%s", (_title, data, keys) => {
    expect([...(findLikeliestPage("microsite", data)?.needs(testPage()).categories?.keys() ?? [])]).toEqual(keys);
  });
});

describe("C1: the place whose page a document is", () => {
  it.each<[Record<string, unknown>, Place | undefined]>([
    [{ tagged_page_type: "city", tagged_city: "rome ", tagged_collection: 1002 }, { city: "ROME" }],
    [{ tagged_page_type: "city" }, undefined],
    [{ tagged_page_type: "country", tagged_country: "it", tagged_city: "ROME" }, { country: "IT" }],
    [{ tagged_collection: 201, tagged_city: "ROME" }, { collection: 201 }],
    [landing({ tagged_category: "1", tagged_collection: 201 }), { city: "ROME", category: 1 }],
    [landing({ tagged_category: "1", tagged_sub_category: "1007" }), { city: "ROME", subCategory: 1007 }],
    [{}, undefined],
  ])("%j → %j", (data, place) => {
    expect(findLikeliestPage("microsite", data)?.ownPlace).toEqual(place);
  });

  it("C5: an attraction's page is that of its sight; a shoulder page is no place's", () => {
    const data = { sight: 1, tagged_city: "ROME", topic: "Visit: Rules" };
    expect(findLikeliestPage("content_page", { ...data, tagged_page_type: "Attraction" })?.ownPlace).toEqual({
      sight: 1,
    });
    expect(findLikeliestPage("content_page", { ...data, tagged_page_type: "Shoulder page" })?.ownPlace).toBeUndefined();
  });
});

describe("D24: a collection's type decides nothing about its page", () => {
  it.each(["A1: Collection", "A2: Category", "B1: Global home page", "C1: Collection"])("%s", (tagged_mb_type) => {
    const listKinds = (data: Record<string, unknown>) => listCandidates("microsite", data).map(({ kind }) => kind);
    expect(listCandidates("microsite", { tagged_mb_type })[0]?.collectionType).toBe(tagged_mb_type);
    expect(listKinds({ tagged_mb_type })).toEqual(["collection"]);
    expect(listKinds({ tagged_mb_type, tagged_page_type: "city" })).toEqual(["city"]);
  });
});

describe("E12: the city whose currency a page speaks", () => {
  it.each([
    ["microsite", { tagged_city: "LONDON" }, "LONDON"],
    ["microsite", { tagged_page_type: "city", tagged_city: " rome" }, "ROME"],
    ["microsite", { tagged_country: "IT" }, ""],
    ["showpage", { tagged_city: "NEW_YORK" }, "NEW_YORK"],
    ["global_homepage", { tagged_city: "ROME" }, ""],
    ["content_page", {}, ""],
  ])("%s with %j → %j", (type, data, city) => {
    expect(findLikeliestPage(type, data)?.place.city ?? "").toBe(city);
  });
});

describe("E12: a country that is no ISO code is a diagnostic", () => {
  it.each([
    ["IT", []],
    ["it ", []],
    ["", []],
    ["UK", ["country-unknown"]],
    ["Italy", ["country-unknown"]],
  ])("%j", (country, expected) => {
    const found = ["microsite", "showpage"].map((type) => listDiagnosticCodes(type, { tagged_country: country }));
    expect(found).toEqual([expected, expected]);
  });
});

describe("the hints of the form fields", () => {
  const model = readFileSync(new URL("microsite/index.json", import.meta.url), "utf8");
  it.each([
    ["tagged_page_type", Object.values(pageTypeTags)],
    ["tagged_content_type", Object.values(contentTypeTags)],
  ])("%s names the values that decide a page's kind", (field, values) => {
    const placeholder = new RegExp(`"${field}": \\{[^}]*"placeholder": "([^"]*)"`).exec(model)?.[1]?.toLowerCase();
    expect(values.filter((value) => !placeholder?.includes(value))).toEqual([]);
  });
});
