import { expect, it, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { createLocaleTranslator } from "../../i18n/translator.ts";
import { splitWords } from "./split-words.ts";

it.each([
  ["en", "Ask us, or don’t.", ["Ask ", "us, ", "or ", "don’t."]],
  ["fr", "si vous l’autorisez", ["si ", "vous ", "l’autorisez"]],
  ["ja", "広告の記録、計測。", ["広告", "の", "記録、", "計測。"]],
  ["ar", "نقيس أيضًا، ونتذكر", ["نقيس ", "أيضًا، ", "ونتذكر"]],
  ["en", "", []],
])("C20: splits %s text where a line may end: %s", (tag, text, words) => {
  expect(splitWords(text, tag)).toEqual(words);
});

test.each(Object.values(locales))("C20: no word of the banner is long in $name, and all are the text", (locale) => {
  const text = createLocaleTranslator(locale)("consent.banner");
  const words = splitWords(text, locale.tag);
  expect(words.join("")).toBe(text);
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(20);
});
