import { expect, test } from "vitest";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { testProduct } from "../../tests/support/test-product.ts";
import { weather } from "./index.tsx";

const inCities = (...codes: readonly string[]) => ({ products: codes.map((cityCode) => testProduct({ cityCode })) });

test.each([
  ["[weather city=ROME month=5]", "May in Rome: 11 to 23\u00a0°C, 6 days with rain (≥\u00a01\u00a0mm)"],
  ["[weather city=new_york month=01]", "January in New York: -2 to 4\u00a0°C, 11 days with rain (≥\u00a00.25\u00a0mm)"],
  ["[weather city=CAIRO month=11]", "November in Cairo: 14 to 25\u00a0°C, 1 day with rain (≥\u00a00.1\u00a0mm)"],
  ["[weather city=CAIRO month=7]", "July in Cairo: 22 to 35\u00a0°C, hardly any days with rain (≥\u00a00.1\u00a0mm)"],
  ["[weather city=ATLANTIS month=5]", "\nshortcode-no-data"],
  ["[weather city=PETRA month=5 fallback='dry and hot']", "dry and hot\nshortcode-no-data"],
  ["[weather month=5]", "\nshortcode-no-data"],
  ["[weather city=ROME month=13]", "\nshortcode-invalid"],
  ["[weather city=ROME month=0]", "\nshortcode-invalid"],
  ["[weather city=ROME month=May]", "\nshortcode-invalid"],
  ["[weather city month=5]", "\nshortcode-invalid"],
  ["[weather city=41.9 month=5]", "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(weather, source)).toBe(expected);
});

test.each([
  ["de", "Rom im Mai: 11 bis 23\u00a0°C, 6 Regentage (≥\u00a01\u00a0mm)"],
  ["ar", "روما في مايو: من 11 إلى 23\u00a0درجة مئوية، 6 أيام ممطرة (≥\u00a01\u00a0مم)"],
] as const)("in the page's language (%s)", (locale, expected) => {
  expect(expandShortcode(weather, "[weather city=ROME month=5]", { locale })).toBe(expected);
});

test("is of the city that all of the page's products are in", () => {
  expect(expandShortcode(weather, "[weather month=5]", inCities("LONDON", "LONDON"))).toContain("May in London:");
  expect(expandShortcode(weather, "[weather month=5]", inCities("LONDON", "PARIS"))).toBe("\nshortcode-no-data");
});

test.each([
  ["2027-05-31T21:59:59Z", "May in Rome:"],
  ["2027-05-31T22:00:00Z", "June in Rome:"],
])("is of the month it is in the city at %s", (now, expected) => {
  expect(expandShortcode(weather, "[weather]", { ...inCities("ROME"), now })).toContain(expected);
});

test("is drawn light, of what a paragraph may hold", () => {
  const html = renderShortcode(weather, "[weather city=NEW_YORK month=5]", { locale: "ar" });
  expect(new Blob([html]).size).toBeLessThan(15_000);
  const elements = new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name));
  expect(elements).toEqual(new Set(["span", "svg", "g", "rect", "text"]));
});

test("names the years, the service and the station it is from", () => {
  const html = renderShortcode(weather, "[weather city=LONDON month=5]");
  expect(html).toContain("Averages 1991–2020. Source: \u2068Met Office (Heathrow)\u2069");
});

test("is not drawn for a city without normals", () => {
  expect(renderShortcode(weather, "[weather city=PETRA month=5 fallback=warm]")).toBe("warm");
});
