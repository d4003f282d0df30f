import { readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../embedded/provider-api/source/languages.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { pages } from "../e2e/pages.ts";
import { findIslands } from "../../scripts/build/islands/find-islands.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

describe("a list that is kept by hand names all that is there", () => {
  it("the languages of the embedded content service: those of the site", () => {
    const languages = v.parse(v.array(v.string()), JSON.parse(read("embedded/content-service/data/languages.json")));
    expect(languages.toSorted()).toEqual(
      Object.values(locales)
        .map(({ contentLanguage }) => contentLanguage)
        .toSorted(),
    );
  });

  it("the languages of the embedded provider: at least those of the site", () => {
    const codes = Object.values(locales).map(({ providerLanguage }) => providerLanguage);
    expect(codes.filter((code) => !languageCodes.has(code))).toEqual([]);
  });

  it("the pages of the browser tests: some of every host, with islands that they know", () => {
    expect(new Set(pages.map(({ site }) => site))).toEqual(new Set(sites.map(({ name }) => name)));
    const known = new Set(findIslands(root).map(({ name }) => name));
    expect(pages.flatMap(({ islands }) => islands).filter((island) => !known.has(island))).toEqual([]);
  });
});
