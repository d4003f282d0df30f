import { expect, test } from "vitest";
import { fromEditor } from "./from-editor.ts";

const text = (value: string) => ({ __TYPE__: "FieldContent", type: "Text", value });

test("content pasted among values of the API is converted, the rest stays", () => {
  const hero = { __TYPE__: "SharedSliceContent", slice_type: "hero", variation: "wide", primary: { title: text("A") } };
  expect(
    fromEditor({ title: "T", intro: text("I"), slices: [{ slice_type: "quote" }, hero], n: 1, none: null }),
  ).toEqual({
    title: "T",
    intro: "I",
    slices: [{ slice_type: "quote" }, { slice_type: "hero", variation: "wide", primary: { title: "A" }, items: [] }],
    n: 1,
    none: null,
  });
});

test("keys of slices that are no ids are left to be made up", () => {
  const widget = { __TYPE__: "SharedSliceContent", variation: "default", primary: {}, items: [] };
  const value = [
    { key: "first", name: "hero", widget },
    { key: "hero$1", name: "hero", maybeLabel: "big", widget },
  ];
  const slice = { slice_type: "hero", variation: "default", primary: {}, items: [] };
  expect(fromEditor({ __TYPE__: "SliceContentType", value })).toEqual([
    { ...slice, slice_label: null },
    { ...slice, id: "hero$1", slice_label: "big" },
  ]);
});

test.each([
  { __TYPE__: "ImageContent" },
  { __TYPE__: "StructuredTextContent", value: "text" },
  { __TYPE__: "GroupContentType" },
])("content that isn't what it says is refused: %o", (content) => {
  expect(() => fromEditor({ field: content })).toThrow(/Invalid/);
});
