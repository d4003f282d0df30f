import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createProviderServer } from "../../../embedded/provider-api/server.ts";

const data = fileURLToPath(new URL("../../../embedded/data/", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "provider-data-"));
  cpSync(join(data, "provider"), join(folder, "provider"), { recursive: true });
  cpSync(join(data, "photos", "index.json"), join(folder, "photos", "index.json"));
});

afterEach(() => rmSync(folder, { recursive: true }));

function start() {
  return createProviderServer({ mediaBaseUrl: "http://media.test", dataFolder: pathToFileURL(`${folder}/`) });
}

function edit(file: string, from: string, to: string): void {
  const path = join(folder, "provider", file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(path, text.replace(from, to));
}

describe("a wrong data file stops the start and is named", () => {
  it("right files start", () => {
    expect(start).not.toThrow();
  });

  it.each([
    [
      "a text for a number",
      "products/petra.json",
      '"final": 92.5',
      '"final": "92.5"',
      /petra\.json: products\.0\.price\.final: .*number/,
    ],
    [
      "a missing translation",
      "products/petra.json",
      '"de": "Petra mit Guide',
      '"da": "Petra mit Guide',
      /petra\.json: products\.0\.name\.de: /,
    ],
    ["a misspelt field", "products/petra.json", '"reviews"', '"reviewz"', /petra\.json: products\.0\.reviews?z?: /],
    ["not JSON", "cities.json", "[", "", /cities\.json: .*JSON/],
    [
      "a scratch price under the price",
      "products/cusco.json",
      '"original": 1290',
      '"original": 90',
      /cusco\.json: products\.0\.price: original must not be under final/,
    ],
    [
      "an unknown photo",
      "products/petra.json",
      '"petra-monastery.webp"',
      '"petra.webp"',
      /petra\.webp: is missing, and product 50094 names it/,
    ],
    [
      "an unknown product in a ranking",
      "collections/attractions.json",
      "[50097]",
      "[50098]",
      /50098: is missing, and collection 2005 names it/,
    ],
    [
      "an unknown city",
      "products/petra.json",
      '"PETRA"',
      '"PETRAA"',
      /cities\.json: PETRAA: is missing, and petra\.json names it/,
    ],
    ["a product number used twice", "products/petra.json", '"id": 50094', '"id": 50001', /50001: is there twice/],
    ["a currency without a rate", "rates.json", '"JOD"', '"JOX"', /JOD: is missing, and currencies\.json names it/],
  ])("%s", (_what, file, from, to, message) => {
    edit(file, from, to);
    expect(start).toThrow(message);
  });
});
