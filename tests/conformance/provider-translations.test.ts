import { readdirSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { typographyFaults } from "../support/typography.ts";

const data = new URL("../../embedded/provider-api/data/", import.meta.url);
const codes = ["es", "fr", "it", "pt"] as const;
const texts = v.union([v.string(), v.array(v.string())]);
const translations = v.looseObject({ en: texts, de: texts });

/** Returns each set of translations inside a tree, reviews with their codes in small letters. */
function listTranslations(tree: unknown): readonly (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof tree !== "object" || tree === null) return [];
  const lower = Object.fromEntries(Object.entries(tree).map(([key, value]) => [key.toLowerCase(), value]));
  return v.is(translations, lower)
    ? [[[lower.en].flat().join(" "), lower]]
    : Object.values(tree).flatMap((value: unknown) => listTranslations(value));
}

const all = readdirSync(data, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".json"))
  .flatMap((name) => listTranslations(JSON.parse(readFileSync(new URL(name, data), "utf8"))));

test.each(codes)("A10: the provider has each of its texts in %s, as long as in English", (code) => {
  const size = (value: unknown) => [value].flat().length;
  const faults = all.filter(([, set]) => set[code] === undefined || size(set[code]) !== size(set["en"]));
  expect(all.length).toBeGreaterThan(1500);
  expect(faults.map(([english]) => english)).toEqual([]);
});

test.each(codes)("A10: the provider's texts in %s follow the typography and the terms of the language", (code) => {
  const faults = all.flatMap(([, set]) =>
    v
      .parse(v.array(v.string()), [set[code]].flat())
      .flatMap((text) => typographyFaults(code, text).map((fault) => `${fault}: ${text}`)),
  );
  expect(faults).toEqual([]);
});
