import { expect, test } from "vitest";
import { fillLines, fillTexts } from "./fill.ts";

const rome = { en: "Rome", de: "Rom", ar: "روما" };

test("words are put in, in each language", () => {
  const pattern = { en: "Day trip from {city}", de: "Ausflug ab {city}", ar: "رحلة من {city}" };
  expect(fillTexts(pattern, { city: rome })).toEqual({
    en: "Day trip from Rome",
    de: "Ausflug ab Rom",
    ar: "رحلة من روما",
  });
});

test("a language that a word lacks is omitted, and one that only the words have", () => {
  const pattern = { en: "{city} by night", de: "{city} bei Nacht", ar: "{city} ليلًا", fr: "{city} la nuit" };
  const bern = { en: "Bern", de: "Bern", ar: "برن", it: "Berna" };
  expect(Object.keys(fillTexts(pattern, { city: bern })).toSorted()).toEqual(["ar", "de", "en"]);
  expect(fillTexts(pattern, { city: "Bern" })["fr"]).toBe("Bern la nuit");
});

test("lines are in a language when all of them are", () => {
  const lines = { en: ["One", "{city}"], de: ["Eins", "{city}"], ar: ["واحد", "{city}"], fr: ["Un", "{city}"] };
  expect(Object.keys(fillLines(lines, { city: rome })).toSorted()).toEqual(["ar", "de", "en"]);
});

test("a word nobody has is an error that names it", () => {
  expect(() => fillTexts({ en: "{river}", de: "{river}", ar: "{river}" }, { city: rome })).toThrow("{river}");
});
