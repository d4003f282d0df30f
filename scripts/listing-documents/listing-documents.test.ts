import { readdirSync, readFileSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import * as v from "valibot";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { readJson } from "../../embedded/runtime/read-json.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { sites } from "../../hosts/index.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { connectProvider } from "../../tests/support/provider-reader.ts";
import { listingFiles } from "./listing-documents.ts";
import { catalog } from "./places.ts";

const files = listingFiles();
const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

test("the shipped documents are those of the plans and the provider's data: `npm run documents`", () => {
  const data = new URL("../../embedded/content-service/data/", import.meta.url);
  const outdated = [...files].filter(([path, text]) => readFileSync(new URL(path, data), "utf8") !== text);
  expect(outdated.map(([path]) => path)).toEqual([]);
});

const tags = v.object({ tagged_city: v.string(), tagged_category: v.string(), tagged_sub_category: v.string() });
const documents = [...files].flatMap(([path, text]) =>
  path.startsWith("documents/microsite/")
    ? [v.parse(v.object({ uid: v.string(), lang: v.string(), data: tags }), JSON.parse(text))]
    : [],
);

test.each(["en-us", "de-de", "ar-ae", "zh-tw"])(
  "A3, B8: %s has a page of each category of each of the 24 cities",
  async (lang) => {
    const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });
    const pages = documents.flatMap(({ lang: language, data }) =>
      language === lang && data.tagged_category !== "" ? [data] : [],
    );
    const cities = [...new Set(pages.map(({ tagged_city: city }) => city))];
    expect(cities).toHaveLength(24);
    for (const city of cities) {
      const listed = (await provider.one("categories", { city }, { locale: locales.en, currency: "EUR" })) ?? [];
      const ofCity = pages.filter(({ tagged_city: own }) => own === city);
      const categories = ofCity
        .filter(({ tagged_sub_category: sub }) => sub === "")
        .map((page) => page.tagged_category);
      expect(categories).toEqual(listed.map(({ id }) => String(id)));
      const known = new Set(listed.flatMap(({ subCategories }) => subCategories.map(({ id }) => String(id))));
      expect(ofCity.filter(({ tagged_sub_category: sub }) => sub !== "" && !known.has(sub))).toEqual([]);
    }
  },
);

const collectionPage = v.object({ data: v.object({ tagged_collection: v.nullish(v.number()) }) });

test("A3: each collection of the provider has a page in English", () => {
  const folder = new URL("../../embedded/content-service/data/documents/microsite/", import.meta.url);
  const english = readdirSync(folder).filter((file) => file.endsWith(".en-us.json"));
  const ids = new Set(english.map((file) => readJson(new URL(file, folder), collectionPage).data.tagged_collection));
  expect(catalog.collections.size).toBeGreaterThan(60);
  expect([...catalog.collections.keys()].filter((id) => !ids.has(id))).toEqual([]);
});

/** Not every show is sold, and not every page is listed. */
const showPage = v.object({
  uid: v.string(),
  lang: v.string(),
  tags: v.optional(v.array(v.string()), []),
  data: v.object({ tgid: v.optional(v.number()) }),
});

test.each(["westend", "broadway", "vienna"])(
  "H28: each show of %s has a page in each language of the site that has its name",
  async (name) => {
    const site = sites.find((each) => each.name === name);
    const { city = "", category = 0 } = site?.sells ?? {};
    const query = { kind: "category", id: category, city, limit: 100, subCategories: [] } as const;
    const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });
    const namedIn = async (locale: Locale) => {
      const ranking = await provider.one("categoryRankings", query, { locale, currency: "EUR" });
      return ranking?.products.filter((product) => product.name.lang === undefined).map(({ id }) => id) ?? [];
    };
    expect((await namedIn(locales.en)).length).toBeGreaterThan(9);
    const folder = new URL("../../embedded/content-service/data/documents/showpage/", import.meta.url);
    const pages = readdirSync(folder).map((file) => readJson(new URL(file, folder), showPage));
    const ofSite = pages
      .filter(({ uid }) => site !== undefined && uid.startsWith(`${site.host}.`))
      .flatMap(({ lang, tags: has, data: { tgid } }) =>
        tgid === undefined || has.includes("not-listed") ? [] : [{ lang, tgid }],
      );
    for (const code of site?.languages ?? []) {
      const written = ofSite.filter(({ lang }) => lang === locales[code].contentLanguage).map(({ tgid }) => tgid);
      expect((await namedIn(locales[code])).filter((id) => !written.includes(id))).toEqual([]);
      expect(written).toHaveLength(new Set(written).size);
    }
  },
);
