import { expect, test } from "vitest";
import { elideArticles } from "./elision.ts";
import { locales } from "./locales.ts";
import { createLocaleTranslator } from "./translator.ts";

test.each([
  ["Dal 8 dic", "Dall’8 dic"],
  ["fino al 11 marzo", "fino all’11 marzo"],
  ["Risparmia il 80%", "Risparmia l’80%"],
  ["Il 8 e il 11 dicembre", "L’8 e l’11 dicembre"],
  ["dal 18 al 28 dic", "dal 18 al 28 dic"],
  ["il 110%", "il 110%"],
])("J15: %s becomes %s", (text, expected) => {
  expect(elideArticles(text)).toBe(expected);
});

test("J15: the Italian translator elides before its numbers", () => {
  const t = createLocaleTranslator(locales.it);
  const percents = [8, 11, 12].map((percent) => t("product.save", { percent }));
  expect(percents.map((text) => text.replace(/^\S+ /, ""))).toEqual(["l’8%", "l’11%", "il 12%"]);
});
