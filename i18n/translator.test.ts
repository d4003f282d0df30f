import { expect, test } from "vitest";
import { locales } from "./locales.ts";
import { createLocaleTranslator, createFallbackTranslator } from "./translator.ts";

const english = createLocaleTranslator(locales.en);
const arabic = createLocaleTranslator(locales.ar);

test("a text in the locale's language, its placeholders filled", () => {
  const t = createFallbackTranslator(locales.de, { gallery: { open: "Bild {n} von {count} öffnen" } });
  expect(t("gallery.open", { n: 2, count: 9 })).toBe("Bild 2 von 9 öffnen");
});

test("a key that English lacks does not compile, and is its own text", () => {
  // @ts-expect-error -- no text has this key
  expect(english("product.nothing")).toBe("product.nothing");
});

test.each([
  [1, "Free cancellation up to 1 hour before the start"],
  [24, "Free cancellation up to 24 hours before the start"],
])("E5: %d hours in English", (hours, text) => {
  expect(english("cancellation.hours", { hours })).toBe(text);
});

test.each([
  [0, "0 يوم"],
  [1, "يوم واحد"],
  [2, "يومين"],
  [3, "3 أيام"],
  [14, "14 يومًا"],
  [100, "100 يوم"],
])("Arabic counts %d days in its own plural form, in Latin digits", (days, text) => {
  expect(arabic("cancellation.days", { days })).toBe(`إلغاء مجاني حتى ${text} قبل الموعد`);
});

test("numbers in a plural are grouped as the locale does", () => {
  const hours = 12_345;
  expect([
    english("cancellation.hours", { hours }),
    createLocaleTranslator(locales.de)("cancellation.hours", { hours }),
  ]).toEqual([expect.stringContaining("12,345 hours"), expect.stringContaining("12.345 Stunden")]);
});

test.each([
  ["missing", {}],
  ["in a missing group", undefined],
  ["empty", { hours: "" }],
  ["malformed", { hours: "bis {hours, plural, one {" }],
  ["without the value of a placeholder", { hours: "bis {minutes}" }],
])("a text that is %s is English", (_name, cancellation) => {
  const t = createFallbackTranslator(locales.de, cancellation === undefined ? {} : { cancellation });
  expect(t("cancellation.hours", { hours: 2 })).toBe("Free cancellation up to 2 hours before the start");
});

test("a text that can't be formatted in English either is its key", () => {
  expect(english("cancellation.hours")).toBe("cancellation.hours");
});

test("values are text, never markup or messages", () => {
  expect(english("gallery.credit", { author: "<b>{n}</b>" })).toBe("Photo: <b>{n}</b>");
});
