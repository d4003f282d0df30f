import { expect, test } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import { toView } from "../view.ts";
import { wirePictures } from "../wire/gallery.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const source = { catalog, mediaBaseUrl: "http://media.test", now: Date.UTC(2026, 10, 21) };
const view = toView(new URLSearchParams({ language: "EN" }), source);
const products = catalog.products.entries.flatMap(({ id }) => catalog.products.get(id) ?? []);

/** Scenes of buildings, each of which is one building of the world. */
const buildings = new Map([
  ["karlskirche", "karlskirche"],
  ["milan-cathedral", "milan-cathedral"],
  ["sagrada-familia", "sagrada-familia"],
  ["st-pauls", "st-pauls-cathedral"],
  ["westminster-abbey", "westminster-abbey"],
]);

test("W130: a scene of a building stands for that building alone", () => {
  const places = new Map(products.flatMap(({ attractions }) => attractions.map((each) => [each.key, each])));
  const drawn = [...places.values()].filter(({ motif = "" }) => buildings.has(motif));
  expect(drawn.length).toBeGreaterThan(0);
  for (const { key, motif = "" } of drawn) expect(buildings.get(motif)).toBe(key);
});

test("W130: what has no scene of its own has the icon of what is sold", () => {
  const drawn = products.flatMap((product) =>
    wirePictures(product, view)
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith("/scene.svg"))
      .map(({ searchParams }) => ({ product, motif: searchParams.get("motif") })),
  );
  expect(drawn.length).toBeGreaterThan(0);
  for (const { product, motif } of drawn) {
    expect([product.motif, ...product.attractions.map((place) => place.motif)]).toContain(motif);
  }
});

test.each([
  { subCategory: 1023, kind: "SIM cards", icon: "sim" },
  { subCategory: 1008, kind: "city cards", icon: "pass" },
  { subCategory: 4002, kind: "luggage storage", icon: "luggage" },
])("W130: $kind have the icon $icon", ({ subCategory, icon }) => {
  expect(catalog.motifs.of(subCategory, 1)).toBe(icon);
});
