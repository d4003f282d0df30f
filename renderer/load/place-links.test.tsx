import { renderToStaticMarkup } from "react-dom/server";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { boolean, number } from "../../content/fields/plain.ts";
import { text } from "../../content/fields/text.ts";
import { locales } from "../../i18n/locales.ts";
import { defaultView } from "../../routing/view.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testPage } from "../../tests/support/page-context.ts";
import { testPorts, testRegistries } from "../../tests/support/test-renderer.ts";
import { definePageType } from "../define/define-page-type.tsx";
import { createRenderer } from "../line.ts";
import { readPlaceLinks } from "./place-links.ts";
import type { Place } from "../../catalog/place/page-place.ts";
import { toPlacePages } from "./to-place-pages.ts";
import { placeKey } from "../contracts/places.ts";

const { site } = testPage();

const microsite = definePageType({
  type: "microsite",
  fields: v.object({ city: text(), isCity: boolean() }),
  place: ({ city }) => ({ city: city.source || undefined, category: 1 }),
  metadata: () => ({ title: "Page", description: "All of it", image: undefined }),
  kinds: [
    {
      kind: "city",
      matches: ({ isCity }) => isCity,
      ownPlace: ["city"],
      Page: ({ page }) => [{ city: "PARIS" }, { city: "OSLO" }].map((place) => page.places.findPath(place)).join(" "),
    },
    { kind: "category", ownPlace: ["city", "category"] },
  ],
});
const guide = definePageType({
  type: "guide",
  fields: v.object({ city: text(), sight: number(), collection: number() }),
  place: ({ city, sight, collection }) => ({ city: city.source, sight, collection }),
  metadata: () => ({ title: "Guide", description: "", image: undefined }),
  kinds: [{ kind: "guide", ownPlace: ["sight"] }],
});
const registries = testRegistries({ pageTypes: [microsite, guide] });

const documents = [
  testDocument(`${site.host}.rome`, "microsite", { city: "ROME", isCity: true }),
  testDocument(`${site.host}.paris`, "microsite", { city: "PARIS", isCity: true }),
  testDocument(`${site.host}.paris-old`, "microsite", { city: "PARIS", isCity: true }),
  testDocument(`${site.host}.rome.tickets`, "microsite", { city: "ROME" }),
  testDocument(`${site.host}.tickets`, "microsite", {}),
  testDocument("www.elsewhere.example.oslo", "microsite", { city: "OSLO", isCity: true }),
  {
    ...testDocument(`${site.host}.milan`, "microsite", { city: "MILAN", isCity: true }),
    tags: [`${site.host}.milan`, "not-listed"],
  },
  testDocument(`${site.host}.rome.pantheon`, "guide", { city: "ROME", sight: 12, collection: 2 }),
  testDocument(`${site.host}.rome.colosseum`, "guide", { city: "ROME", sight: 2, collection: 1001 }),
  testDocument("www.elsewhere.example.forum", "guide", { city: "ROME", sight: 3, collection: 1001 }),
  { ...testDocument(`${site.host}.bern`, "microsite", { city: "BERN", isCity: true }), tags: [] },
];
const pages = toPlacePages(documents, registries.pageTypes);

async function renderRome(placePages: () => Promise<typeof pages>, locale: keyof typeof locales = "en") {
  const rome = { ...documents[0], lang: locales[locale].contentLanguage };
  const { ports, failures } = testPorts(documents[0] === undefined ? [] : [{ ...documents[0], ...rome }], {
    placePages,
  });
  const { renderPage } = createRenderer(registries, ports);
  const route = { site, locale: locales[locale], currency: "EUR", view: defaultView, path: ["rome"] } as const;
  const outcome = await renderPage(route);
  if (outcome.kind !== "page") throw new Error(outcome.kind);
  const { provisional, dependencies } = outcome;
  return { text: renderToStaticMarkup(<>{outcome.content}</>), provisional, tags: dependencies.tags, failures };
}

describe("the page of a place", () => {
  it.each<[string, Place, string | undefined]>([
    ["a city", { city: "ROME" }, "rome"],
    ["a category in a city", { city: "ROME", category: 1 }, "rome.tickets"],
    ["of several the first", { city: "PARIS" }, "paris"],
    ["a category in a city without one", { city: "PARIS", category: 1 }, undefined],
    ["a category without a city, whose kind is one of a city", { category: 1 }, undefined],
    ["a city of another site", { city: "OSLO" }, undefined],
    ["one that no list links to", { city: "MILAN" }, undefined],
    ["one that no request finds", { city: "BERN" }, undefined],
    ["no place", {}, undefined],
  ])("%s", async (_title, place, path) => {
    expect(pages.get(placeKey(site, place))?.path.join(".")).toBe(path);
  });

  it("is linked to in the language of the page that links to it", async () => {
    expect((await renderRome(async () => pages, "de")).text).toContain("/de/paris/");
  });

  it("A10: says that its texts are English where it lacks the language of the page", async () => {
    const { ports } = testPorts([], { placePages: async ({ code }) => (code === "en" ? pages : new Map()) });
    const found = { ...ports, late: new Promise<never>(() => {}), onFailure: () => {} };
    const links = await readPlaceLinks({ site, locale: locales.fr }, registries, found);
    expect(links.findLink({ city: "PARIS" })).toEqual({ href: "/fr/paris/", hrefLang: "en" });
    expect([links.findLink({ city: "OSLO" }), links.findPath({ city: "PARIS" })]).toEqual([undefined, "/fr/paris/"]);
    expect(links.list("city").map(({ city }) => city)).toEqual(["PARIS", "ROME"]);
    expect(links.dependencies().tags).toContain("addresses:microsite:fr-fr");
    const own = await readPlaceLinks({ site, locale: locales.fr }, registries, {
      ...found,
      content: { ...ports.content, placePages: async () => pages },
    });
    expect(own.findLink({ city: "PARIS" })).toEqual({ href: "/fr/paris/" });
    expect(links.dependencies().tags).toContain(`address:${site.host}.paris`);
  });

  it("changes the pages that link to it, and those that would", async () => {
    const { tags } = await renderRome(async () => pages);
    expect(tags).toContain(`address:${site.host}.paris`);
    expect(tags).toContain("addresses:microsite:en-us");
  });

  it("has no links while it can't be read, for a moment", async () => {
    const failed = await renderRome(() => Promise.reject(new Error("down")));
    expect(failed).toMatchObject({ provisional: "incomplete", failures: ["documents"] });
    expect(failed.text).not.toContain("paris");
  });
});

it("are found where another program of the process read them, whose sites are objects of its own", async () => {
  const read = new Map([...pages].map(([key, page]) => [key, { ...page, site: { ...page.site } }]));
  const { ports } = testPorts([], { placePages: async () => read });
  const found = { ...ports, late: new Promise<never>(() => {}), onFailure: () => {} };
  const links = await readPlaceLinks({ site, locale: locales.en }, registries, found);
  expect(links.hasOther("city", { city: "ROME" })).toBe(true);
  expect(links.list("city").map(({ city }) => city)).toEqual(["PARIS", "ROME"]);
});

it("C5: the sights that have a page on a site, by their ids, each with its city and collection", async () => {
  const { ports } = testPorts([], { placePages: async () => pages });
  const found = { ...ports, late: new Promise<never>(() => {}), onFailure: () => {} };
  const links = await readPlaceLinks({ site, locale: locales.en }, registries, found);
  expect(links.list("sight")).toEqual([
    { city: "ROME", sight: 2, collection: 1001 },
    { city: "ROME", sight: 12, collection: 2 },
  ]);
});
