import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { itemTexts } from "./wire-language.ts";

const slugs = { EN: "/a/", DE: "/de/a/", ZH_HANT: "/tw/a/" };

test.each([
  ["says nothing", "fr", {}, undefined],
  ["is missing", "fr", undefined, undefined],
  ["says its language", "fr", { contentLanguage: "EN" }, "en"],
  ["says its language in lower case", "fr", { contentLanguage: "zh-Hant" }, "zh-Hant"],
  ["says the language that was requested", "fr", { contentLanguage: "FR", urlSlugs: slugs }, undefined],
  ["says no known language", "fr", { contentLanguage: "?", urlSlugs: slugs }, "en"],
  ["has a path in the language", "de", { urlSlugs: slugs }, undefined],
  ["has a path in the language under its provider code", "tw", { urlSlugs: slugs }, undefined],
  ["has paths in other languages", "fr", { urlSlugs: slugs }, "en"],
  ["has no path at all", "fr", { urlSlugs: {} }, undefined],
  ["is English on an English page", "en", { contentLanguage: "EN" }, undefined],
] as const)("A10: the text of an item that %s, on a page in %s", (_title, code, item, lang) => {
  const texts = itemTexts(item, locales[code]);
  expect([texts.text("Arena").lang, texts.requested]).toEqual([lang, lang === undefined]);
});

test.each([
  ["ar", "EN", { text: "Arena", lang: "en", dir: "ltr" }],
  ["en", "AR", { text: "Arena", lang: "ar", dir: "rtl" }],
  ["en", "HE", { text: "Arena", lang: "he", dir: "rtl" }],
  ["ar", "AR", { text: "Arena" }],
] as const)("X16: on a page in %s, a text in %s has its direction", (code, contentLanguage, expected) => {
  expect(itemTexts({ contentLanguage }, locales[code]).text("Arena")).toEqual(expected);
});

test("A10: lines of an item have one language", () => {
  const lines = itemTexts({ contentLanguage: "EN" }, locales.ar).lines("<ul><li>One</li><li>Two</li></ul>");
  expect(lines).toEqual({ lines: ["One", "Two"], lang: "en", dir: "ltr" });
});

test("X16: a name may be in the language of the page where the other texts are in English", () => {
  const { name, text } = itemTexts({ contentLanguage: "EN", nameLanguage: "KO" }, locales.ko);
  expect([name("콜로세움"), text("An arena.")]).toEqual([
    { text: "콜로세움" },
    { text: "An arena.", lang: "en", dir: "ltr" },
  ]);
});

test("X16: a name that says nothing is in the language of the other texts", () => {
  expect(itemTexts({ contentLanguage: "EN" }, locales.ko).name("Colosseum").lang).toBe("en");
});
