import type { MotifName } from "@tessera/media/drawings/scene/motifs/index.ts";
import { expect, test } from "vitest";
import { loadCatalog } from "../source/load-catalog.ts";
import { toView } from "../view.ts";
import { wirePictures } from "../wire/gallery.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const source = {
  catalog,
  mediaBaseUrl: "http://media.test",
  now: Date.UTC(2026, 10, 21),
};
const view = toView(new URLSearchParams({ language: "EN" }), source);
const products = catalog.products.entries.flatMap(({ id }) => catalog.products.get(id) ?? []);

/** The sub-categories of which all products are, or lead through, what a motif shows. */
const fitting: Partial<Record<MotifName, readonly number[]>> = {
  landmark: [1007, 2004, 14002],
  pass: [1008],
  tickets: [1008, 1080, 1031, 7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008],
  museum: [2001],
  street: [1010, 1026, 2002, 2003, 2005, 3001, 8002, 19002],
  "night-city": [2003, 18002],
  scooter: [2005],
  bus: [1010, 3001],
  car: [1019, 1145],
  luggage: [1019, 1145, 4002],
  train: [1022, 1133, 1139],
  harbour: [1108],
  sim: [1023],
  food: [5001, 5002, 5003],
  "day-trip": [6001],
  theatre: [7001, 7002, 7003, 7004, 7005, 7006, 7007, 7008],
  hike: [8001, 8003],
  bicycle: [8002],
  balloon: [9001],
  helicopter: [9002],
  snorkel: [10_001],
  kayak: [10_002],
  garden: [11_001, 12_002],
  wildlife: [11_002],
  spa: [12_001, 16_001],
  cooking: [13_001],
  coffee: [13_002],
  workshop: [13_003],
  camera: [14_001],
  camper: [15_001],
  boat: [18_001, 18_002],
  circuit: [19_003],
  stadium: [19_001],
};

/** The motifs that a motif of a product or place implies. */
const implied: Partial<Record<MotifName, readonly MotifName[]>> = {
  gallery: ["museum"],
  kart: ["circuit"],
  pits: ["circuit"],
  "racing-car": ["circuit"],
};

test("each drawing of a product shows what is sold, or a place that it leads to", () => {
  const wrong = products.flatMap((product) => {
    const { id, subCategory, attractions, motif } = product;
    const named = [motif, ...attractions.map((attraction) => attraction.motif)].flatMap((name) => name ?? []);
    const truths = new Set<string>([...named, ...named.flatMap((name) => implied[name] ?? [])]);
    const ofKind = Object.entries(fitting).filter(([, ids]) => ids.includes(subCategory.id));
    return listMotifs(product)
      .filter((shown) => !truths.has(shown) && !ofKind.some(([name]) => name === shown))
      .map((shown) => `${id} (${subCategory.id}): ${shown}`);
  });
  expect(wrong).toEqual([]);
});

test("a place has one motif in all products that have nothing of their own", () => {
  const all = loadCatalog(new URL("../data/", import.meta.url), 1000).products;
  const about = all.entries.flatMap(({ id }) => all.get(id) ?? []);
  const palace = about.filter(({ attractions: [first] }) => first?.key === "schonbrunn-palace");
  expect(palace.length).toBeGreaterThan(1);
  for (const product of palace) expect(new Set(listMotifs(product))).toEqual(new Set(["palace"]));
});

test("a church of which there is no photograph has a drawing of its own", () => {
  const places = new Map(products.flatMap(({ attractions }) => attractions.map((each) => [each.key, each])));
  const drawn = [...places.values()].filter(({ motif, photos }) => motif === "church" && photos.length === 0);
  expect(drawn.map(({ key }) => key)).toEqual([]);
});

test("what is sold for the evening is first shown at night", () => {
  const evenings = products.filter(({ subCategory }) => [2003, 18_002].includes(subCategory.id));
  expect(evenings.length).toBeGreaterThan(0);
  for (const product of evenings) expect(drawnUrls(product)[0]?.searchParams.get("hour")).toBe("night");
});

function drawnUrls(product: (typeof products)[number]): readonly URL[] {
  return wirePictures(product, view)
    .map(({ url }) => new URL(url))
    .filter(({ pathname }) => pathname.endsWith("/scene.svg"));
}

function listMotifs(product: (typeof products)[number]): readonly string[] {
  return drawnUrls(product).map(({ searchParams }) => searchParams.get("motif") ?? "");
}
