import { describe, expect, it, test } from "vitest";
import { createMedia } from "@tessera/media/create-media.ts";
import { isMotifName, motifs } from "@tessera/media/drawings/scene/motifs/index.ts";
import { loadCatalog } from "../source/load-catalog.ts";
import { toView } from "../view.ts";
import { wireCity } from "../wire/city.ts";
import { wirePictures } from "../wire/gallery.ts";

const catalog = loadCatalog(new URL("../data/", import.meta.url));
const media = createMedia();
const viewIn = (language: string) =>
  toView(new URLSearchParams({ language }), {
    catalog,
    mediaBaseUrl: "http://media.test",
    now: Date.UTC(2026, 10, 21),
  });
const products = catalog.products.entries.flatMap(({ id }) => catalog.products.get(id) ?? []);

describe("what has no photograph is drawn", () => {
  it("every address of a drawing can be drawn", async () => {
    const view = viewIn("EN");
    const urls = products.flatMap((product) => wirePictures(product, view)).map(({ url }) => url);
    const cities = [...catalog.cities.values()].map((city) => wireCity(city, view).imageUrl);
    const drawn = [...new Set([...urls, ...cities])].filter((url) => url.includes("/drawings/"));
    expect(drawn.length).toBeGreaterThan(0);
    const responses = await Promise.all(drawn.map(async (url) => media.request(url)));
    expect(responses.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it("a show has a poster that says so in the language asked, anything else a scene or a tile", () => {
    const drawn = products.filter(({ show, photos, attractions }) => {
      return show !== undefined || [photos, ...attractions.map((place) => place.photos)].flat().length === 0;
    });
    expect(drawn.length).toBeGreaterThan(0);
    for (const product of drawn) {
      const [picture] = wirePictures(product, viewIn("DE"));
      const [path, start, height] = product.show
        ? (["poster.svg", `Plakat: ${product.show.title}, ${product.show.theatre.name}`, 2000] as const)
        : (["", "", 1000] as const);
      expect(picture).toMatchObject({ credit: "Tessera", width: 1600, height });
      expect(picture?.url).toContain(`/media/drawings/${path}`);
      expect(picture?.altText.startsWith(start)).toBe(true);
    }
  });

  it.each([
    [51028, "Haus am Ring, Wien"],
    [50101, "Marlowe Playhouse, London"],
    [50105, "Temple Wharf Hall, London"],
  ])("the poster of show %i names its city in the language of its title: %s", (id, venue) => {
    const [{ url } = { url: "" }] = products
      .filter((each) => each.id === id)
      .flatMap((each) => wirePictures(each, viewIn("EN")));
    expect(new URL(url).searchParams.get("venue")).toBe(venue);
  });

  it("a product with photographs has those first, a show after its poster", () => {
    const photographed = products.filter(({ photos }) => photos.length > 0);
    expect(new Set(photographed.map(({ show }) => show === undefined)).size).toBe(2);
    for (const product of photographed) {
      const pictures = wirePictures(product, viewIn("EN")).slice(product.show === undefined ? 0 : 1);
      const authors = product.photos.map(({ author }) => author);
      expect(pictures.slice(0, authors.length).map(({ credit, isDrawing }) => [credit, isDrawing])).toEqual(
        authors.map((author) => [author, false]),
      );
    }
  });
});

test("each show has an emblem on its poster that no other show has", () => {
  const emblems = products.flatMap(({ show }) => show?.emblem ?? []);
  expect(emblems.length).toBeGreaterThan(20);
  expect(new Set(emblems).size).toBe(emblems.length);
});

test("D1, W130: a product's pictures are photographs, none twice, after a show's poster; or one illustration", () => {
  expect(products).not.toEqual([]);
  for (const product of products) {
    const pictures = wirePictures(product, viewIn("EN"));
    expect(new Set(pictures.map(({ url }) => url)).size).toBe(pictures.length);
    const isPhotographed = product.show === undefined && pictures.some(({ isDrawing }) => !isDrawing);
    expect(pictures.filter(({ isDrawing }) => isDrawing).length).toBe(isPhotographed ? 0 : 1);
  }
});

test("D1: each picture says whether it is a drawing, and which color it has", () => {
  const pictures = products.flatMap((product) => wirePictures(product, viewIn("EN")));
  expect(pictures.filter(({ url, isDrawing }) => isDrawing !== url.includes("/drawings/"))).toEqual([]);
  expect(pictures.filter(({ dominantColour }) => !/^#[\da-f]{6}$/.test(dominantColour))).toEqual([]);
});

test.each(
  Object.keys(motifs)
    .filter((name) => name !== "street")
    .filter(isMotifName),
)("the scene %s is described in three languages", (motif) => {
  expect(catalog.motifs.alt({ motif, hour: "golden" })).toMatchObject({
    en: expect.stringMatching(/^Illustration: /),
    de: expect.stringMatching(/^Illustration: /),
    ar: expect.stringMatching(/^رسم توضيحي: /),
  });
});

/** Private and shared rides from an airport. */
const rides = products.filter(({ subCategory }) => [1019, 1145].includes(subCategory.id));

test("W155: a ride from an airport is a tile with a car or a bus, unless a photograph shows its airport", () => {
  const pictures = rides.map((ride) => wirePictures(ride, viewIn("EN")).map(({ url }) => nameRide(new URL(url))));
  expect(rides.length).toBeGreaterThan(20);
  expect(new Set(pictures.flat())).toEqual(new Set(["car", "bus", "dulles-airport-dusk.webp"]));
  expect(pictures.filter(({ length }) => length !== 1)).toEqual([]);
});

/** Returns the icon of a tile, or the file of a photograph. */
function nameRide({ pathname, searchParams }: URL): string | undefined {
  return searchParams.get("icon") ?? pathname.split("/").at(-1);
}
