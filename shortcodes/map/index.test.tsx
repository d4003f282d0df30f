import { expect, test } from "vitest";
import type { PointOfInterest } from "../../catalog/sight/point-of-interest.ts";
import { renderShortcode } from "../../tests/support/render-shortcode.tsx";
import { expandShortcode } from "../../tests/support/expand-shortcode.ts";
import { map } from "./index.tsx";

const facts = {
  yearBuilt: undefined,
  unescoYear: undefined,
  architecturalStyle: undefined,
  heightMeters: undefined,
  visitorsPerYear: undefined,
};
const location = {
  latitude: 41.8902,
  longitude: 12.4922,
  address: "Piazza del Colosseo 1",
  postalCode: "00184",
  cityName: "Rome",
  countryName: "Italy",
};
const colosseum: PointOfInterest = {
  id: 1,
  name: { text: "Colosseum" },
  summary: { text: "" },
  location,
  schedules: [],
  facts,
};
const somewhere: PointOfInterest = { ...colosseum, id: 2, location: undefined };
const nameless = { ...location, address: "", postalCode: "", cityName: "" };
const sights = [colosseum, somewhere, { ...colosseum, id: 3, location: nameless }];
const found = { pois: sights.map((sight) => [{ id: sight.id }, sight] as const) };

test.each([
  ['[map poi="1"]', "Colosseum, Piazza del Colosseo 1, 00184 Rome"],
  ['[map poi="1" label="Amphitheatre"]', "Amphitheatre, Piazza del Colosseo 1, 00184 Rome"],
  ['[map poi="3"]', "Colosseum"],
  ['[map lat="41.89" lng="12.49" label="Our meeting point"]', "Our meeting point"],
  ['[map lat="-90" lng="180" label="The end"]', "The end"],
  ['[map poi="2"]', "\nshortcode-no-data"],
  ['[map poi="9" fallback="in Rome"]', "in Rome\nshortcode-no-data"],
  ["[map]", "\nshortcode-invalid"],
  ['[map lat="41.89" label="a"]', "\nshortcode-invalid"],
  ['[map lat="41.89" lng="12.49"]', "\nshortcode-invalid"],
  ['[map lat="90.1" lng="12.49" label="a"]', "\nshortcode-invalid"],
  ['[map lat="41.89" lng="-180.5" label="a"]', "\nshortcode-invalid"],
  ['[map lat="41,89" lng="12.49" label="a"]', "\nshortcode-invalid"],
  ['[map lat="1e1" lng="12.49" label="a"]', "\nshortcode-invalid"],
  ['[map poi="Colosseum"]', "\nshortcode-invalid"],
  ['[map lat="41.89" lng="12.49" label=" "]', "\nshortcode-invalid"],
])("%s", (source, expected) => {
  expect(expandShortcode(map, source, { found })).toBe(expected);
});

test.each([
  ["de", "Colosseum, Piazza del Colosseo 1, 00184 Rome"],
  ["ar", "Colosseum، \u2068Piazza del Colosseo 1, 00184 Rome\u2069"],
  ["ja", "Colosseum、Piazza del Colosseo 1, 00184 Rome"],
] as const)("in words, in %s", (locale, expected) => {
  expect(expandShortcode(map, '[map poi="1"]', { found, locale })).toBe(expected);
});

type World = Parameters<typeof renderShortcode>[2];
const drawn = (source: string, world: World = { found }) =>
  new DOMParser().parseFromString(renderShortcode(map, source, world), "text/html").body;

test.each([
  ["en", "Map: Colosseum", ["Colosseum", "Milan", "Italy", "France"], "200 km", "Open in OpenStreetMap"],
  ["de", "Karte: Colosseum", ["Colosseum", "Mailand", "Italien", "Frankreich"], "200 km", "In OpenStreetMap öffnen"],
  ["ar", "خريطة: Colosseum", ["Colosseum", "ميلانو", "إيطاليا", "فرنسا"], "200 كم", "الفتح في OpenStreetMap"],
] as const)("is drawn with names in %s", (locale, figure, names, bar, open) => {
  const body = drawn('[map poi="1"]', { found, locale });
  const written = [...body.querySelectorAll("bdi")].map(({ textContent }) => textContent?.replaceAll("\u200f", ""));
  expect(body.querySelector("[role=figure]")?.getAttribute("aria-label")).toBe(figure);
  expect(written).toEqual(expect.arrayContaining([...names, bar]));
  expect(body.querySelector("a")?.textContent).toBe(open);
});

test("is one link, to the place on a street map", () => {
  const links = [...drawn('see [map poi="1"]').querySelectorAll("a")];
  expect(links.map(({ href, rel }) => [href, rel])).toEqual([
    ["https://www.openstreetmap.org/?mlat=41.8902&mlon=12.4922#map=16/41.8902/12.4922", "noopener"],
  ]);
});

test("stands in a paragraph, and north is up in Arabic too", () => {
  const body = drawn('[map poi="1"]', { found, locale: "ar" });
  const elements = [...body.querySelectorAll("*")].map(({ localName }) => localName);
  expect(new Set(elements)).toEqual(new Set(["span", "svg", "path", "circle", "bdi", "a"]));
  expect(body.querySelector("svg")?.parentElement?.dir).toBe("ltr");
});

test("far from all land there is the link alone", () => {
  const body = drawn('[map lat="-40" lng="-120" label="Nowhere"]');
  expect(body.querySelector("svg")).toBeNull();
  expect(body.textContent).toBe("NowhereOpen in OpenStreetMap");
});

test("hostile labels stay text", () => {
  const body = drawn("[map lat=1 lng=2 label='<img src=x onerror=alert(1)>']");
  expect(body.querySelector("img")).toBeNull();
  expect(body.textContent).toContain("<img src=x onerror=alert(1)>");
});
