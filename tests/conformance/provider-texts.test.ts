import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type LocaleCode, locales } from "../../i18n/locales.ts";
import { typographyFaults } from "../support/typography.ts";

const data = new URL("../../embedded/provider-api/data/", import.meta.url);
const trees = readdirSync(data, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .map((name): readonly [string, unknown] => [name, JSON.parse(readFileSync(new URL(name, data), "utf8"))]);

/** Reviews are as travellers type them in English, and translated with care. */
const withoutReviews = trees.filter(([name]) => !/reviews[/\\]/.test(name));

/** Returns the texts of a language inside a tree: `{ name: { en: "Rome", ja: "ローマ" } }` → `["ローマ"]`. */
function listTexts(tree: unknown, language: string): readonly string[] {
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    if (key.toLowerCase() !== language) return listTexts(value, language);
    return [value].flat().filter((text) => typeof text === "string");
  });
}

function findFaults(tree: unknown, code: LocaleCode): readonly string[] {
  const texts = listTexts(tree, locales[code].providerLanguage.toLowerCase());
  return texts.flatMap((text) => typographyFaults(code, text).map((fault) => `${fault}: ${text}`));
}

test.each(withoutReviews)("A10: the provider's English in %s has the words and signs of the site", (_name, tree) => {
  expect(findFaults(tree, "en")).toEqual([]);
});

test.each(["es", "fr", "it", "pt", "tw", "cn", "ja", "ko", "pl"] as const)(
  "A10: the provider's texts in %s follow the typography and the terms of the language",
  (code) => {
    expect(trees.flatMap(([, tree]) => listTexts(tree, locales[code].providerLanguage.toLowerCase()))).not.toEqual([]);
    expect(trees.flatMap(([name, tree]) => findFaults(tree, code).map((fault) => `${name}: ${fault}`))).toEqual([]);
  },
);

const texts = v.union([v.string(), v.array(v.string())]);
const translations = v.looseObject({ en: texts, de: texts });

/** Returns each set of translations inside a tree, reviews with their codes in small letters. */
function listTranslations(tree: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof tree !== "object" || tree === null) return [];
  const lower = Object.fromEntries(Object.entries(tree).map(([key, value]) => [key.toLowerCase(), value]));
  return v.is(translations, lower) ? [lower] : Object.values(tree).flatMap((value: unknown) => listTranslations(value));
}

/** Returns the English of texts that lack a language of the provider, or have fewer lines in it. */
function listUntranslated(all: ReturnType<typeof listTranslations>, language: string): readonly string[] {
  const size = (value: unknown) => [value].flat().length;
  const faults = all.filter((set) => set[language] === undefined || size(set[language]) !== size(set["en"]));
  return faults.map((set) => [set["en"]].flat().join(" "));
}

test.each(["es", "fr", "it", "pt"])("A10: the provider has each of its texts in %s, as long as in English", (code) => {
  const all = trees.flatMap(([, tree]) => listTranslations(tree));
  expect(all.length).toBeGreaterThan(1400);
  expect(listUntranslated(all, code)).toEqual([]);
});

test.each(["ja", "zh_hans", "ko", "id", "pl"])(
  "A10: the provider has its texts about places and of templates in %s, as long as in English",
  (language) => {
    const shared = withoutReviews.filter(([name]) => !/products[/\\]/.test(name));
    const all = shared.flatMap(([, tree]) => listTranslations(tree));
    expect(all.length).toBeGreaterThan(900);
    expect(listUntranslated(all, language)).toEqual([]);
  },
);
