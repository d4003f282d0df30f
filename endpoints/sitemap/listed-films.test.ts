import { expect, it } from "vitest";
import tessera from "../../hosts/tessera.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { listedPage } from "../addresses/listed-page.ts";
import { listedFilms } from "./listed-films.ts";
import { sitemapEntries } from "./sitemap-entries.ts";

const rome = "www.tessera.example.rome";
const primary = {
  title: [{ type: "heading2", text: "A minute in the arena", spans: [] }],
  film: { embed_url: "https://vimeo.com/76979871", title: "The arena from above" },
  poster: { url: "https://images.example/arena.webp", alt: "", dimensions: { width: 1600, height: 900 } },
  caption: "Filmed in March.",
  seconds: 72,
  uploaded_on: "2026-03-02",
};

/** Returns the films of the German page of Rome, as its sitemap lists them. */
function filmsWith(changes: Readonly<Record<string, unknown>>, type = "video") {
  const slices = [{ id: "1", slice_type: type, variation: "default", primary: { ...primary, ...changes } }];
  const document = testDocument(rome, "microsite", { slices }, "de-de");
  const pages = [document, testDocument(rome, "microsite", {})].flatMap((each) => listedPage(each, () => []) ?? []);
  const [german, english] = sitemapEntries(pages, [], listedFilms([document])).get(tessera) ?? [];
  expect(english).not.toHaveProperty("films");
  return german?.films;
}

const listed = {
  title: "A minute in the arena",
  description: "Filmed in March.",
  thumbnail: "https://images.example/arena.webp",
  player: "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  seconds: 72,
  uploadDate: "2026-03-02",
};

it("F15, B4: the sitemap lists a film on the page that has it, in its language", () => {
  expect(filmsWith({})).toEqual([listed]);
});

it.each([
  ["no film", { film: {} }],
  ["no length", { seconds: null }],
  ["no upload date", { uploaded_on: null }],
  ["no picture", { poster: {} }],
  ["an address that has no player", { film: { embed_url: "https://films.example/1", title: "One" } }],
])("F15: a film with %s is not listed", (_what, changes) => {
  expect(filmsWith(changes)).toBeUndefined();
});

it("F15: a slice of another type is no film", () => {
  expect(filmsWith({}, "hero")).toBeUndefined();
});

it("F15: words with a shortcode, which only their page can expand, give way to those of the film", () => {
  const title = [{ type: "heading2", text: "From [min-price]", spans: [] }];
  const own = "The arena from above";
  expect(filmsWith({ title, caption: "Until [date]" })).toEqual([{ ...listed, title: own, description: own }]);
});

it("F15, B4: a film of a document that adds to a product's page is listed there, in its language", () => {
  const slices = [{ id: "1", slice_type: "video", variation: "default", primary }];
  const document = testDocument("www.tessera.example.night-tour-e-7", "experience", { slices }, "de-de");
  const pages = [listedPage(document, () => []) ?? []].flat();
  const product = { id: 7, slug: "night-tour", languages: ["en", "de"], city: "ROME", images: [] };
  const entries = sitemapEntries(pages, [product], listedFilms([document])).get(tessera);
  expect(entries?.map(({ url, films }) => [new URL(url).pathname, films])).toEqual([
    ["/de/night-tour-e-7/", [listed]],
    ["/night-tour-e-7/", undefined],
  ]);
});
