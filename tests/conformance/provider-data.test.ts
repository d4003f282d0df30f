import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { sites } from "../../hosts/index.ts";
import { cityName } from "../../i18n/city-names.ts";
import { locales } from "../../i18n/locales.ts";
import { catalogs } from "../../i18n/messages/index.ts";
import { cities } from "../../blocks/maps/cities.ts";

const data = new URL("../../embedded/provider-api/data/", import.meta.url);

function read<Data>(file: string, schema: v.GenericSchema<unknown, Data>): Data {
  return v.parse(schema, JSON.parse(readFileSync(new URL(file, data), "utf8")));
}

const sold = read(
  "cities.json",
  v.array(
    v.object({
      code: v.string(),
      name: v.objectWithRest({ en: v.string() }, v.string()),
      country: v.object({ name: v.record(v.string(), v.string()) }),
      longitude: v.number(),
      latitude: v.number(),
    }),
  ),
);
const domains = read("domains.json", v.array(v.object({ host: v.string(), supportedLanguages: v.array(v.string()) })));

test("D33: maps name each city of the embedded provider, where the provider has it", () => {
  const off = sold.filter(({ code, longitude, latitude }) => {
    const [east = 0, north = 0] = cities.get(code) ?? [];
    return !cities.has(code) || Math.hypot(east - longitude, north - latitude) > 0.02;
  });
  expect(off).toEqual([]);
  expect([...cities.keys()].filter((code) => !sold.some((city) => city.code === code))).toEqual([]);
});

test("D33: each city has a name in all languages, in English the provider's", () => {
  const codes = sold.map(({ code }) => code);
  for (const { code } of Object.values(locales)) expect(Object.keys(catalogs[code].cities ?? {}), code).toEqual(codes);
  expect(codes.map((code) => cityName(code, "en"))).toEqual(sold.map(({ name }) => name.en));
});

test("A10: the provider has the name of each city and country in all languages, cities by the name that maps have", () => {
  for (const { code, providerLanguage } of Object.values(locales)) {
    const language = providerLanguage.toLowerCase();
    expect(sold.filter(({ country }) => (country.name[language] ?? "") === "")).toEqual([]);
    expect(sold.map(({ name }) => name[language])).toEqual(sold.map((city) => cityName(city.code, code)));
  }
});

const named = v.looseObject({ name: v.record(v.string(), v.string()) });
const collections = ["attractions", "cities", "shows", "venues"].map((file) => `collections/${file}.json`);
const providerLanguages = Object.values(locales).map(({ providerLanguage }) => providerLanguage.toLowerCase());

test.each(["categories.json", ...collections])("A10: %s names all in all languages", (file) => {
  const items = read(file, v.array(v.looseObject({ ...named.entries, subCategories: v.optional(v.array(named), []) })));
  const all = items.flatMap((item) => [item, ...item.subCategories]);
  const nameless = all.filter(({ name }) => providerLanguages.some((code) => (name[code] ?? "") === ""));
  expect(nameless.map(({ name }) => name["en"])).toEqual([]);
});

test("A10: a collection about a sight has the name of the sight in all languages", () => {
  const sights = readdirSync(new URL("attractions/", data))
    .flatMap((file) => read(`attractions/${file}`, v.object({ attractions: v.array(named) })).attractions)
    .map(({ name }) => [name["en"], name] as const);
  const ofSights = new Map(sights);
  const all = collections.flatMap((file) => read(file, v.array(named)));
  const aboutSights = all.filter(({ name }) => ofSights.has(name["en"]));
  expect(aboutSights.length).toBeGreaterThan(20);
  expect(aboutSights.map(({ name }) => name)).toEqual(aboutSights.map(({ name }) => ofSights.get(name["en"])));
});

test("X16: the embedded provider sells on each host in the languages of the host", () => {
  const supported = domains.map(({ host, supportedLanguages }) => [`www.${host}`, new Set(supportedLanguages)]);
  const languages = sites.map(({ host, languages: codes }) => [
    host,
    new Set(codes.map((code) => locales[code].providerLanguage)),
  ]);
  expect(Object.fromEntries(supported)).toEqual(Object.fromEntries(languages));
});
