import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { languageCodes } from "../../embedded/provider-api/source/languages.ts";
import { sites } from "../../hosts/index.ts";
import { locales } from "../../i18n/locales.ts";
import { pages } from "../e2e/pages.ts";
import { islandMarks } from "../support/island-marks.ts";
import { importsOf, readSources } from "../support/sources/source-files.ts";
import { rooms } from "../support/test-files.ts";

const root = path.join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const { scripts } = v.parse(v.object({ scripts: v.record(v.string(), v.string()) }), JSON.parse(read("package.json")));

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
    expect(pages.flatMap(({ islands }) => islands).filter((island) => !(island in islandMarks))).toEqual([]);
  });

  it("the scripts in the README: every one that npm does not run by itself", () => {
    const readme = read("README.md");
    const missing = Object.keys(scripts).filter((name) => !new RegExp(`(?:npm |run |\`)\\b${name}`).test(readme));
    expect(missing).toEqual(["prestart"]);
  });

  it("the rooms whose imports are checked: every folder with code", () => {
    const checked = scripts["check:borders"]?.split(" ") ?? [];
    const withCode = rooms().filter((room) =>
      readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" }).some((file) => /\.tsx?$/.test(file)),
    );
    expect(withCode.length).toBeGreaterThan(10);
    expect(withCode.filter((room) => !checked.includes(room))).toEqual([]);
  });
});

describe("the islands of the browser tests", () => {
  const sources = readSources(...rooms().filter((room) => room !== "tests"));
  const clients = [...sources.keys()].filter((file) => file.endsWith(".client.tsx"));
  const code = (client: string) => {
    const own = importsOf(client, sources.get(client) ?? "").filter(
      ({ file }) => path.dirname(file) === path.dirname(client),
    );
    return [client, ...own.map(({ file }) => file)].map((file) => sources.get(file)).join("\n");
  };

  it("are all that the site has", () => {
    expect(
      Object.values(islandMarks)
        .map(({ client }) => client)
        .toSorted(),
    ).toEqual(clients.toSorted());
  });

  it.each(Object.entries(islandMarks))("%s is the one whose code has its mark", (_name, { client, mark }) => {
    expect(clients.filter((file) => code(file).includes(mark))).toEqual([client]);
  });
});
