import { afterAll, expect, test } from "vitest";
import * as v from "valibot";
import { readMaterials } from "../../embedded/plans/materials/materials.ts";
import { createProviderServer } from "../../embedded/provider-api/server.ts";
import { startOnFreePort } from "../../embedded/runtime/testing/start-on-free-port.ts";
import { showCategory } from "../../catalog/show/show-category.ts";
import { sites } from "../../hosts/index.ts";
import { type Locale, locales } from "../../i18n/locales.ts";
import { connectProvider } from "../support/provider-reader.ts";
import { readShipped } from "../support/shipped/read-shipped.ts";

const { origin, stop } = await startOnFreePort(createProviderServer({ mediaBaseUrl: "http://media.test", slowMs: 0 }));
afterAll(stop);

const { catalog, sites: plannedSites } = readMaterials();

/** Languages that the plans speak: a site may have others. */
const spoken = new Set(plannedSites.flatMap(({ languages }) => languages.map(({ content }) => content)));

test("the plans know each host of the site, with its seller, languages, promises and shows", () => {
  const expected = sites.map(({ host, brand, languages, legalName, promises, sells }) => ({
    host,
    brand,
    languages: languages
      .map((code) => locales[code])
      .filter(({ contentLanguage }) => spoken.has(contentLanguage))
      .map(({ contentLanguage: content, providerLanguage: provider }) => ({ content, provider })),
    seller: sellerIn(legalName),
    hasGuarantee: promises !== undefined,
    showCity: sells?.category === showCategory ? sells.city : undefined,
  }));
  expect(plannedSites).toHaveLength(expected.length);
  for (const { languages, ...site } of expected)
    expect(plannedSites).toContainEqual({ ...site, languages: expect.arrayContaining(languages) });
});

/** `Tessera Experiences Ltd, 14 Mosaic Yard, London` → its name and address. */
function sellerIn(legalName: string) {
  const [name, ...address] = legalName.split(", ");
  return { name, address: address.join(", ") };
}

const tags = v.object({ tagged_city: v.string(), tagged_category: v.string(), tagged_sub_category: v.string() });
const documents = readShipped("microsite").flatMap(({ source }) => {
  const parsed = v.safeParse(v.object({ lang: v.string(), data: tags }), source);
  return parsed.success ? [parsed.output] : [];
});

test.each(["en-us", "de-de", "ar-ae", "zh-tw"])(
  "A3, B8: %s has a page of each category of each of the 25 cities",
  async (lang) => {
    const provider = connectProvider({ baseUrl: origin, timeoutMs: 30_000 });
    const pages = documents.flatMap(({ lang: language, data }) =>
      language === lang && data.tagged_category !== "" ? [data] : [],
    );
    const cities = [...new Set(pages.map(({ tagged_city: city }) => city))];
    expect(cities).toHaveLength(25);
    for (const city of cities) {
      const listed = (await provider.one("categories", { city }, { locale: locales.en, currency: "EUR" })) ?? [];
      const ofCity = pages.filter(({ tagged_city: own }) => own === city);
      const categories = ofCity
        .filter(({ tagged_sub_category: sub }) => sub === "")
        .map((page) => page.tagged_category);
      expect(categories.toSorted()).toEqual(listed.map(({ id }) => String(id)).toSorted());
      const known = new Set(listed.flatMap(({ subCategories }) => subCategories.map(({ id }) => String(id))));
      expect(ofCity.filter(({ tagged_sub_category: sub }) => sub !== "" && !known.has(sub))).toEqual([]);
    }
  },
);

const collectionPage = v.object({ tagged_collection: v.nullish(v.number()) });

test("A3: each collection of the provider has a page in English", () => {
  const english = readShipped("microsite").filter(({ source }) => source.lang === "en-us");
  const ids = new Set(english.map(({ source }) => v.parse(collectionPage, source.data).tagged_collection));
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
    const pages = readShipped("showpage").map(({ source }) => v.parse(showPage, source));
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
