import { expect, test } from "vitest";
import { fillTexts } from "./fill.ts";

const rome = { en: "Rome", de: "Rom", ar: "روما" };

test("words are put in, in each language", () => {
  const pattern = { en: "Day trip from {city}", de: "Ausflug ab {city}", ar: "رحلة من {city}" };
  expect(fillTexts(pattern, { city: rome })).toEqual({
    en: "Day trip from Rome",
    de: "Ausflug ab Rom",
    ar: "رحلة من روما",
  });
});

test("a word nobody has is an error that names it", () => {
  expect(() => fillTexts({ en: "{river}", de: "{river}", ar: "{river}" }, { city: rome })).toThrow("{river}");
});
