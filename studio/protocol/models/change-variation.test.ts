import { expect, it } from "vitest";
import type { FieldSpec } from "./field-spec.ts";
import { changeVariation } from "./change-variation.ts";
import type { VariationSpec } from "./model-specs.ts";

const field = (name: string, type: "Text" | "Color" = "Text"): FieldSpec => ({
  type,
  name,
  label: name,
  placeholder: "",
});
const variation = (id: string, primary: readonly FieldSpec[], items: readonly FieldSpec[]): VariationSpec => ({
  id,
  name: id,
  description: "",
  primary,
  items,
});

const plain = variation("plain", [field("title"), field("image"), field("tone")], [field("text"), field("icon")]);
const wide = variation("wide", [field("title"), field("video"), field("tone", "Color")], [field("text")]);
const bare = variation("bare", [field("title")], []);

const slice = {
  id: "hero$1",
  slice_type: "hero",
  slice_label: null,
  variation: "plain",
  primary: { image: "a", title: "Rome", tone: "calm", unknown: 1 },
  items: [{ icon: "clock", text: "One" }],
};

it("W106: another variation has what both have, and nothing that only the first had", () => {
  const wider = changeVariation(slice, plain, wide);
  expect(wider).toEqual({
    ...slice,
    variation: "wide",
    primary: { title: "Rome", unknown: 1 },
    items: [{ text: "One" }],
  });
});

it.each([wide, bare])("W106: switching to $id and back changes no byte", (other) => {
  const back = changeVariation(changeVariation(slice, plain, other), other, plain, slice);
  expect(JSON.stringify(back)).toBe(JSON.stringify(slice));
});

it("W106: what was changed in the other variation stays, and what only the first had comes back", () => {
  const wider = changeVariation(slice, plain, wide);
  const edited = {
    ...wider,
    primary: { title: "Roma", video: "v", unknown: 1 },
    items: [{ text: "1" }, { text: "2" }],
  };
  expect(changeVariation(edited, wide, plain, slice)).toMatchObject({
    primary: { image: "a", title: "Roma", tone: "calm", unknown: 1 },
    items: [{ icon: "clock", text: "1" }, { text: "2" }],
  });
});
