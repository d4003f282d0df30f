import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import * as v from "valibot";
import { readShipped } from "../support/shipped/read-shipped.ts";

const providerData = path.join(import.meta.dirname, "../../embedded/provider-api/data");
const languages = ["en-us", "de-de", "ar-ae"];

const text = v.pipe(v.string(), v.nonEmpty());
/** Texts for travellers, in each of these languages. */
const names = v.object({ en: text, de: text, ar: text });
const clock = v.pipe(v.string(), v.isoTime());
const route = v.object({
  name: names,
  first: clock,
  last: clock,
  periods: v.pipe(v.array(v.object({ from: clock, to: clock, everyMinutes: v.number() })), v.nonEmpty()),
  stops: v.pipe(v.array(v.object({ key: v.string(), name: names, stepFree: v.boolean() })), v.minLength(2)),
});
const network = v.object({
  city: v.string(),
  name: names,
  asOf: v.pipe(v.string(), v.isoDate()),
  routes: v.array(route),
});
const airport = v.object({ code: v.string(), city: v.string(), name: names });

/** Hop-on hop-off tours, and private airport transfers, by sub-category. */
const subCategories = ["3001", "1019"] as const;
const page = v.object({
  lang: v.string(),
  data: v.object({ tagged_city: v.string(), tagged_sub_category: v.picklist(subCategories) }),
});

const read = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));
const networks = v.parse(v.array(network), read(path.join(providerData, "networks.json")));
const airports = v.parse(v.array(airport), read(path.join(providerData, "airports.json")));
const pages = readShipped("microsite").flatMap(({ source }) => {
  const parsed = v.safeParse(page, source);
  return parsed.success ? [{ lang: parsed.output.lang, ...parsed.output.data }] : [];
});

/** Returns the cities that have a page of this sub-category in all three languages. */
function citiesWith(subCategory: (typeof subCategories)[number]): readonly string[] {
  const cities = [...new Set(pages.map(({ tagged_city }) => tagged_city))];
  const listLanguages = (city: string) =>
    pages
      .filter((each) => each.tagged_city === city && each.tagged_sub_category === subCategory)
      .map(({ lang }) => lang);
  return cities.filter((city) => languages.every((lang) => listLanguages(city).includes(lang)));
}

test("C15: two cities or more have a page of hop-on hop-off buses, and each its network", () => {
  const cities = citiesWith("3001");
  expect(cities.length).toBeGreaterThanOrEqual(2);
  expect(networks.map(({ city }) => city)).toEqual(expect.arrayContaining([...cities]));
});

test.each(networks.map((each) => [each.city, each.routes] as const))(
  "C15, X21: the routes in %s are linked by a stop to change at, and some stops are step-free",
  (_city, routes) => {
    const stops = routes.flatMap((each) => each.stops.map(({ key }) => key));
    const isShared = (key: string) => stops.indexOf(key) !== stops.lastIndexOf(key);
    expect(routes.length).toBeGreaterThanOrEqual(2);
    for (const each of routes) {
      expect(each.stops.filter(({ key }) => isShared(key))).not.toEqual([]);
      expect(each.first < each.last).toBe(true);
      expect([each.periods[0]?.from, each.periods.at(-1)?.to]).toEqual([each.first, each.last]);
    }
    expect(routes.flatMap((each) => each.stops).filter(({ stepFree }) => stepFree)).not.toEqual([]);
  },
);

test("C16, H22: two airports or more are of cities that have a page of transfers", () => {
  const cities = citiesWith("1019");
  const served = airports.filter(({ city }) => cities.includes(city));
  expect(served.length).toBeGreaterThanOrEqual(2);
  expect(cities.filter((city) => !airports.some((each) => each.city === city))).toEqual([]);
});
