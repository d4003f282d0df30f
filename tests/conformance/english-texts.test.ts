import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { typographyFaults } from "../support/typography.ts";

const data = new URL("../../embedded/provider-api/data/", import.meta.url);
const all = readdirSync(data, { recursive: true, encoding: "utf8" });
/** Reviews are as travellers type them. */
const files = all.filter((file) => file.endsWith(".json") && !/reviews[/\\]/.test(file));

/** Returns the English texts inside a value: `{ name: { en: "a", de: "b" } }` → `["a"]`. */
function listEnglish(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    key === "en" ? listTexts(inner) : listEnglish(inner),
  );
}

function listTexts(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.flatMap(listTexts) : listEnglish(value);
}

test.each(files)("A10: the provider's English in %s has the words and signs of the site", (file) => {
  const texts = listEnglish(JSON.parse(readFileSync(new URL(file, data), "utf8")));
  expect(texts.flatMap((text) => typographyFaults("en", text).map((fault) => `${fault}: ${text}`))).toEqual([]);
});
