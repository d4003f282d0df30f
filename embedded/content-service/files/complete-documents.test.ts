import { expect, test } from "vitest";
import { readPhotos } from "@tessera/media/photos.ts";
import { completeDocuments } from "./complete-documents.ts";
import type { DocumentSource } from "./document-source.ts";
import { documentId } from "./identity.ts";

const rome = { type: "page", uid: "rome", lang: "en-us", tags: [], data: {} } satisfies DocumentSource;

function complete(...sources: readonly DocumentSource[]) {
  return completeDocuments(sources, readPhotos());
}

function completeData(data: DocumentSource["data"]) {
  return complete({ ...rome, data })[0]?.data;
}

test("translations have ids of their own and a group in common; the uid is the default of the title", () => {
  const [english, german] = complete(rome, { ...rome, lang: "de-de", title: "Rom" });
  expect(english).toMatchObject({ id: documentId(rome), uid: "rome", title: "rome" });
  expect(german).toMatchObject({ id: documentId({ ...rome, lang: "de-de" }), title: "Rom" });
  expect(german?.translations).toBe(english?.translations);
});

test("an id, a group and a missing uid of the file are those of the document, and links find it", () => {
  const german = { ...rome, id: "Zmade", translations: "Zgroup", lang: "de-de" };
  const settings = { ...rome, type: "settings", uid: null, id: "Zsettings" };
  const to = { link_type: "Document", type: "page", uid: "rome" };
  const documents = complete(german, settings, { ...rome, uid: "from", lang: "de-de", data: { to } });
  expect(documents).toMatchObject([
    { id: "Zmade", translations: "Zgroup" },
    { id: "Zsettings", uid: null, title: "Zsettings" },
    { data: { to: { id: "Zmade" } } },
  ]);
});

test("ids and keys that a file gives replace the derived ones", () => {
  const to = { link_type: "Document", type: "page", uid: "rome", key: "made" };
  const image = { photo: "colosseum.webp", alt: null, id: "Zmade" };
  expect(completeData({ to, image })).toMatchObject({ to: { key: "made" }, image: { id: "Zmade", alt: null } });
});

test("missing dates remain missing", () => {
  const [document] = complete({ ...rome, first_publication_date: "2026-01-02T10:00:00+0000" });
  expect(document).toHaveProperty("firstPublished", Date.UTC(2026, 0, 2, 10));
  expect(document).not.toHaveProperty("lastPublished");
});

test.each([
  ["de-de", { type: "page", uid: "rome" }, "de-de"],
  ["de-de", { type: "page", uid: "rome", lang: "en-us" }, "en-us"],
  ["ar-ae", { type: "page", uid: "rome" }, "en-us"],
  ["en-us", { type: "page", uid: "nobody" }, "en-us"],
])("a link of a document in %s to %j is the id of the document in %s", (lang, target, targetLang) => {
  const guide = { link_type: "Document", text: "Rome", ...target };
  const documents = complete(rome, { ...rome, lang: "de-de" }, { ...rome, uid: "from", lang, data: { guide } });
  const id = documentId({ ...target, lang: targetLang });
  expect(documents[2]?.data).toEqual({ guide: { link_type: "Document", text: "Rome", id, key: expect.any(String) } });
});

test("a link in rich text has no key", () => {
  expect(completeData({ body: { rich: ["[Rome](document:page/rome)"] } })).toMatchObject({
    body: [{ spans: [{ type: "hyperlink", data: { link_type: "Document", id: documentId(rome) } }] }],
  });
});

test("each line of rich text is a block", () => {
  const rich = ["# One", "###### Six", "text #1", "- item", "12. twelfth", "-dash", ""];
  expect(completeData({ body: { rich } })).toMatchObject({
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
  const data = completeData({
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
  expect(completeData(data)).toEqual(data);
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
  expect(completeData({ slices: [slice] })).toEqual({ slices: [slice] });
});

test("an unknown photo is an error that names the document, the place and the file", () => {
  expect(() => completeData({ hero: { image: { photo: "atlantis.webp" } } })).toThrow(
    'page/rome.en-us.json: data.hero.image names the photo "atlantis.webp", which is not in photos/index.json. Choose one of its files.',
  );
});

test("a drawing becomes a picture with its size, and one that can't be drawn is an error", () => {
  const completed = completeData({ hero: { image: { drawing: "circuit.svg?side=left", alt: "A track" } } });
  expect(completed).toMatchObject({
    hero: {
      image: {
        url: "/media/drawings/circuit.svg?side=left",
        alt: "A track",
        dimensions: { width: 2400, height: 960 },
      },
    },
  });
  expect(() => completeData({ image: { drawing: "circuit.svg?side=top", alt: "" } })).toThrow(
    'page/rome.en-us.json: data.image names the drawing "circuit.svg?side=top", which can\'t be drawn: side: must be one of left, right.',
  );
});

test("what was copied out of a page builder is turned into values of the API", () => {
  const value = [{ type: "paragraph", content: { text: "The arena", spans: [{ type: "em", start: 4, end: 9 }] } }];
  const primary = { body: { __TYPE__: "StructuredTextContent", value } };
  const slice = { slice_type: "text_block", __TYPE__: "SharedSliceContent", variation: "wide", primary };
  expect(
    completeData({ name: { __TYPE__: "FieldContent", type: "Text", value: "Rome" }, slices: [slice] }),
  ).toMatchObject({
    name: "Rome",
    slices: [
      {
        slice_type: "text_block",
        variation: "wide",
        id: expect.stringMatching(/^text_block\$/),
        primary: { body: [{ type: "paragraph", text: "The arena", spans: [{ type: "em", start: 4, end: 9 }] }] },
      },
    ],
  });
});

test("what claims to come out of a page builder but can't is an error that names the document and the field", () => {
  expect(() => completeData({ body: { __TYPE__: "StructuredTextContent", value: "Rome" } })).toThrow(
    /page\/rome\.en-us\.json: data\.body has a value that is not what its "__TYPE__" says: value: /,
  );
});
