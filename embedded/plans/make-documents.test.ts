import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { makeClaimSources } from "./make-claim-sources.ts";
import { makeDocuments } from "./make-documents.ts";
import { type Materials, plansFolder, readMaterials } from "./materials/materials.ts";

const materials = readMaterials();
const documents = makeDocuments(materials);

/** Returns materials of the shipped plans with one text replaced in a file. */
function changed(file: string, from: string, to: string): Materials {
  const folder = mkdtempSync(join(tmpdir(), "plans-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(plansFolder), folder, { recursive: true });
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(folder, file), text.replaceAll(from, to));
  return readMaterials(pathToFileURL(`${folder}/`));
}

test("the same plans make the same documents", () => {
  expect(makeDocuments(readMaterials())).toEqual(documents);
});

test.each([
  ["microsite/www.tessera.example.new-york.en-us.json", "B1: Global", "City"],
  ["microsite/www.tessera.example.countries.italy.de-de.json", "B1: Global", "Country"],
  ["microsite/www.tessera.example.rome.tours.ar-ae.json", "A1: Category", "Landing page"],
  ["microsite/www.tessera.example.rome.tours.guided-tours.zh-tw.json", "A1: Sub category", "Landing page"],
  ["microsite/www.tessera.example.paris.louvre-museum.en-us.json", "A1: Collection", "Tickets"],
])("%s is a page of the kind %s", (name, micrositeType, pageType) => {
  const tags = { tagged_mb_type: micrositeType, tagged_page_type: pageType };
  expect(JSON.parse(documents.get(name) ?? "{}")).toMatchObject({ data: tags });
});

test("a page that a person writes is not made: Rome's", () => {
  expect(documents.has("microsite/www.tessera.example.rome.en-us.json")).toBe(false);
});

test("P29: a host that promises nothing does not have a guarantee page", () => {
  const host = "www.pit-lane-days.example";
  const guarantees = (made: ReadonlyMap<string, string>) =>
    [...made.keys()].filter((name) => name.startsWith(`content_page/${host}.guarantee.`));
  expect(guarantees(documents)).toHaveLength(14);
  const without = changed("sites.json", '"withoutGuarantee": []', `"withoutGuarantee": ["${host}"]`);
  expect(guarantees(makeDocuments(without))).toEqual([]);
});

test("a changed sentence of a plan changes the documents that have it, and no other", () => {
  const { tagline } = materials.listingLanguages[0]?.texts.cities["PARIS"] ?? {};
  const made = makeDocuments(changed("listings/en-us.json", tagline ?? "?", "A day by the river."));
  const names = [...made].filter(([name, text]) => documents.get(name) !== text).map(([name]) => name);
  expect(names).toEqual(["microsite/www.tessera.example.paris.en-us.json"]);
});

test.each([
  ["a city", '"PARIS"', '"PARYZ"', "cities.PARIS"],
  ["a country", '"FR"', '"FX"', "countries.FR"],
])("a language that lacks %s of English is refused, with its place", (_what, from, to, path) => {
  expect(() => changed("listings/de-de.json", from, to)).toThrow(`listings/de-de.json: ${path}: English has this text`);
});

test("each source is about a document that is made", () => {
  const pages = new Set([...documents.keys()].map((name) => name.replace(/\.[a-z]+-[a-z]+\.json$/, ".json")));
  const sources = [...makeClaimSources(materials).keys()];
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.filter((name) => !pages.has(name))).toEqual([]);
});
