import { expect, test } from "vitest";
import { readPhotos } from "../../media/photos.ts";
import { completeDocuments } from "./complete-documents.ts";
import type { DocumentSource } from "./document-source.ts";

const date = "2026-01-01T00:00:00+0000";

function dataOf(data: DocumentSource["data"]) {
  const source = {
    type: "page",
    uid: "rome",
    lang: "en-us",
    tags: [],
    first_publication_date: date,
    last_publication_date: date,
    data,
  };
  return completeDocuments([source], readPhotos())[0]?.data;
}

test("each line of rich text is a block", () => {
  const rich = ["# One", "###### Six", "text #1", "- item", "12. twelfth", "-dash", ""];
  expect(dataOf({ body: { rich } })).toMatchObject({
    body: [
      { type: "heading1", text: "One" },
      { type: "heading6", text: "Six" },
      { type: "paragraph", text: "text #1" },
      { type: "list-item", text: "item" },
      { type: "o-list-item", text: "twelfth" },
      { type: "paragraph", text: "-dash" },
      { type: "paragraph", text: "" },
    ],
  });
});

test("shorthands are expanded at any depth", () => {
  const data = dataOf({
    slices: [{ slice_type: "cards", primary: { cards: [{ image: { photo: "colosseum.webp" } }] } }],
  });
  expect(data).toMatchObject({ slices: [{ primary: { cards: [{ image: { dimensions: { width: 1024 } } }] } }] });
});

test("values of the API are left as they are", () => {
  const data = {
    link: { link_type: "Document", id: "Zabc", type: "page", uid: "rome", lang: "en-us" },
    web: { link_type: "Web", url: "https://a.example" },
    image: { url: "https://a.example/a.webp", alt: null, dimensions: { width: 1, height: 1 } },
    rich: [{ type: "paragraph", text: "a", spans: [] }],
    photo: { photo: "a", caption: "not a shorthand" },
    empty: null,
  };
  expect(dataOf(data)).toEqual(data);
});

test("what a slice says stays", () => {
  const slice = {
    slice_type: "hero",
    id: "hero$1",
    variation: "wide",
    slice_label: "x",
    items: [{ a: 1 }],
    version: "v",
    primary: { a: 1 },
  };
  expect(dataOf({ slices: [slice] })).toEqual({ slices: [slice] });
});

test("an unknown photo is an error that names the document, the place and the file", () => {
  expect(() => dataOf({ hero: { image: { photo: "atlantis.webp" } } })).toThrow(
    'page/rome.en-us.json: data.hero.image names the photo "atlantis.webp", which is not in photos/index.json. Choose one of its files.',
  );
});
