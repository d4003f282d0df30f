import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { splitText } from "./split-text.ts";
import { createLocaleTranslator } from "./translator.ts";

test.each([
  ["en", "product.from", "price", { before: "from ", after: "" }],
  ["ko", "product.from", "price", { before: "", after: "부터" }],
  ["id", "plan.start", "name", { before: "Mulai: ", after: "" }],
] as const)("%s: %s around its %s", (code, key, name, words) => {
  expect(splitText(createLocaleTranslator(locales[code]), key, name)).toEqual(words);
});
