import * as v from "valibot";
import { expect, test } from "vitest";
import { rawDocumentSchema } from "./document.ts";

const parse = (data: object) => v.parse(rawDocumentSchema, { id: "D", type: "page", lang: "en-us", data });
const strong = (start: number, end: number) => ({ type: "strong", start, end });

test.each([
  ["a title", { title: "\u202ERome" }, { title: "Rome" }, ["title"]],
  ["isolates", { title: "\u2066A\u2067B\u2068C\u2069" }, { title: "ABC" }, ["title"]],
  ["embeddings", { title: "\u202AA\u202BB\u202CC\u202D" }, { title: "ABC" }, ["title"]],
  [
    "rich text, whose spans move",
    { body: [{ text: "\u202EA \u202Cbold\u202C B", spans: [strong(4, 8), strong(0, 2)] }] },
    { body: [{ text: "A bold B", spans: [strong(2, 6), strong(0, 1)] }] },
    ["body.1"],
  ],
  ["an alternative text", { image: { alt: "a\u202E" } }, { image: { alt: "a" } }, ["image.alt"]],
  [
    "fields of slices",
    { slices: [{}, { primary: { items: [{ label: "\u202Ex" }] } }] },
    { slices: [{}, { primary: { items: [{ label: "x" }] } }] },
    ["slices.2.primary.items.1.label"],
  ],
])("X16: controls of direction are omitted from %s", (_name, data, omitted, fields) => {
  expect(parse(data)).toMatchObject({ data: omitted, directionControls: fields });
});

test("X16: marks of direction, and texts without controls, stay as they are", () => {
  const data = { title: "\u200FPetra\u200E البتراء", number: 7, none: null, list: ["a"] };
  expect(parse(data)).toEqual({ id: "D", type: "page", lang: "en-us", tags: [], alternate_languages: [], data });
});

test("X16: texts nested deeper than any model are left", () => {
  const nested = Array.from({ length: 10_000 }).reduce<object>((inner) => ({ inner }), { text: "\u202E" });
  expect(parse(nested)).not.toHaveProperty("directionControls");
});
