import { expect, it } from "vitest";
import { applyEdit } from "../../protocol/changes/history.ts";
import type { Path } from "../../protocol/changes/path.ts";
import type { EditedDocument, Json } from "../../protocol/document.ts";
import { findChangedSlice } from "./find-change.ts";
import { findTypedText } from "./find-typed-text.ts";

const document: EditedDocument = {
  id: "d",
  type: "content_page",
  lang: "en-us",
  uid: null,
  tags: [],
  title: "",
  data: {
    heading: "Rome",
    slices: [
      {
        id: "hero$1",
        slice_type: "hero",
        primary: { title: "One", body: [{ type: "paragraph", text: "A", spans: [] }] },
      },
      { id: "hero$2", slice_type: "hero", primary: { title: "Two [price]" } },
    ],
  },
};

const set = (path: Path, value: Json) =>
  applyEdit({ document, past: [], future: [] }, { part: "data", path, value, label: "" }, 0).document;

const first: Path = ["slices", { slice: "hero$1" }, "primary"];

it.each<[string, Path, Json, string | null]>([
  ["a text of a slice", [...first, "title"], "Uno", "hero$1"],
  ["a text of the page", ["heading"], "Roma", null],
  ["the order of slices", ["slices"], [], null],
])("W68: %s is rendered by its slice alone, or with the page", (_title, path, value, slice) => {
  expect(findChangedSlice(document, set(path, value), "slices")).toBe(slice);
});

it.each<[string, Path, Json, object | undefined]>([
  ["a plain text", [...first, "title"], "Uno", { slice: "hero$1", field: "title", before: "One", text: "Uno" }],
  [
    "a block of rich text",
    [...first, "body"],
    [{ type: "paragraph", text: "AB", spans: [] }],
    { slice: "hero$1", field: "body.1", before: "A", text: "AB" },
  ],
  ["a text with a shortcode", ["slices", { slice: "hero$2" }, "primary", "title"], "Due [price]", undefined],
  ["a number", [...first, "size"], 3, undefined],
])("W68: %s shows at once, if it can", (_title, path, value, message) => {
  const expected = message === undefined ? undefined : { type: "text", ...message };
  expect(findTypedText(document, set(path, value), path)).toEqual(expected);
});
