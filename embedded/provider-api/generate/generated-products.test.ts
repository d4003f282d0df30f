import { requiredLanguages } from "../source/languages.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import { firstMadeId } from "../source/translations.ts";
import { loadShared } from "../source/load-shared.ts";
import { rankEntries } from "../source/rank-entries.ts";
import { product } from "../source/product.ts";
import { loadTemplates } from "./template.ts";
import { plan } from "./plan.ts";
import { productSource } from "./product-source.ts";
import { startPlaces } from "./start-places.ts";
import { listSubjects } from "./subjects.ts";
import { listTurns } from "./turns.ts";

const folder = new URL("../data/", import.meta.url);
const shared = loadShared(folder);
const turns = listTurns(loadTemplates(folder), listSubjects(shared), () => false);
const planned = plan(turns, turns.length + 100, shared.subCategories);
const findStart = startPlaces(shared);
const toSource = (one: (typeof planned)[number]) => productSource(one, findStart, shared.rates);
const sources = planned.map((one) => ({ city: one.city.code, source: toSource(one) }));

describe("products made from templates", () => {
  it("are one of each turn, and then more", () => {
    expect(turns).not.toEqual([]);
    expect(sources).toHaveLength(turns.length + 100);
  });

  it("pass the schema of those written by hand, all of them", () => {
    expect(sources.map(({ source }) => v.parse(product, source))).toEqual(sources.map(({ source }) => source));
  });

  it("are the same every time", () => {
    expect(planned.map(toSource)).toEqual(sources.map(({ source }) => source));
  });

  it.each(requiredLanguages)("have a name of their own in their city, without a placeholder left: %s", (language) => {
    const names = sources.map(({ city, source }) => `${city} ${source.name[language]}`);
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([]);
    expect(names.filter((name) => /[{}]|undefined/.test(name))).toEqual([]);
  });

  it("say in each language as many things, and none with a placeholder", () => {
    const highlights = sources.map(({ source }) => Object.values(source.highlights));
    expect(highlights.filter((lines) => new Set(lines.map(({ length }) => length)).size !== 1)).toEqual([]);
    expect(highlights.flat(2).filter((line) => /[{}]/.test(line))).toEqual([]);
  });

  it("say one thing in a line, as highlights are no sentences", () => {
    const lines = sources.flatMap(({ source }) => Object.values(source.highlights).flat());
    expect(lines.filter((line) => /(?<!\d)[.!] +[\p{Lu}\d\p{Script=Arabic}]/u.test(line))).toEqual([]);
  });

  it("promise no skipped line where there is none", () => {
    const open = sources.filter(
      ({ source }) => shared.attractions.map.get(source.attractions[0] ?? "")?.kind === "open",
    );
    expect(open.length).toBeGreaterThan(0);
    expect(open.filter(({ source }) => source.descriptors.includes("SKIP_THE_LINE"))).toEqual([]);
  });

  it("have only photographs of their attraction, those of their template for the city, and views of the city", () => {
    const wrong = planned.flatMap((one) => {
      const ofAttraction = toSource(one).attractions.flatMap((key) => shared.attractions.map.get(key)?.photos ?? []);
      const ofCity = one.template.showsCity ? one.city.views : [];
      const files = [...ofAttraction, ...ofCity].map(({ file }) => file);
      const allowed = new Set([...files, ...(one.template.photos[one.city.code] ?? [])]);
      return toSource(one).photos.filter((file) => !allowed.has(file));
    });
    expect(wrong).toEqual([]);
  });
});

describe("sizes", () => {
  it.each([424, 10_000])("%i products", (size) => {
    expect(loadCatalog(folder, size).products.entries).toHaveLength(size);
  });

  it("a larger catalog has the products of the smaller one", () => {
    const [small, large] = [loadCatalog(folder, 424).products, loadCatalog(folder, 1000).products];
    const all = new Set(large.entries.map(({ id }) => id));
    expect(small.entries.filter(({ id }) => !all.has(id))).toEqual([]);
    const made = small.entries.find(({ id }) => id >= firstMadeId);
    expect(large.get(made?.id ?? 0)).toEqual(small.get(made?.id ?? 0));
  });

  it("are ordered by pictures, then by popularity", () => {
    const { entries } = loadCatalog(folder, 424).products;
    expect(entries.map(({ id }) => id)).toEqual(rankEntries(entries.toReversed()).map(({ id }) => id));
  });

  it("a product nobody made is not there", () => {
    expect(loadCatalog(folder, 424).products.get(199_999)).toBeUndefined();
  });
});
