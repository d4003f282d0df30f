import { expect, test } from "vitest";
import { joinTexts } from "./join-texts.ts";
import { locales } from "./locales.ts";
import { createLocaleTranslator } from "./translator.ts";

const kinds = ["items", "phrases", "groups"] as const;

test.each([
  ["en", ["A, B, C", "A, B, C", "A; B; C"]],
  ["fr", ["A, B, C", "A, B, C", "A\u202F; B\u202F; C"]],
  ["ar", ["A، B، C", "A، B، C", "A؛ B؛ C"]],
  ["ja", ["A・B・C", "A、B、C", "A、B、C"]],
  ["cn", ["A、B、C", "A，B，C", "A；B；C"]],
  ["tw", ["A、B、C", "A，B，C", "A；B；C"]],
] as const)("X16: lists in %s have the signs of the language", (code, expected) => {
  const t = createLocaleTranslator(locales[code]);
  expect(kinds.map((kind) => joinTexts(kind, ["A", "", "B", "C"], t))).toEqual(expected);
  expect(kinds.map((kind) => joinTexts(kind, ["", "it’s {one}"], t))).toEqual(Array(3).fill("it’s {one}"));
});

test("a list of nothing is empty", () => {
  expect(joinTexts("items", [""], createLocaleTranslator(locales.en))).toBe("");
});
