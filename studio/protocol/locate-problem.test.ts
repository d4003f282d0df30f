import { expect, it } from "vitest";
import { locateProblem } from "./locate-problem.ts";

const data = { slices: [{ id: "hero$1", slice_type: "hero" }], chips: [{ id: "x" }] };

it.each([
  ["data.slices.0.primary.title.0.type", { slice: "hero$1", field: "title.1.type" }],
  ["data.slices.0.items.1.text", { slice: "hero$1", field: "items.2.text" }],
  ["data.slices.7.primary.title", { slice: null, field: "slices.8.primary.title" }],
  ["data.chips.0.id", { slice: null, field: "chips.1.id" }],
  ["data.heading", { slice: null, field: "heading" }],
  ["uid", { slice: null, field: "uid" }],
])("W43: a problem at %s is at %j", (path, mark) => {
  expect(locateProblem(data, { path, message: "wrong", hint: "" })).toEqual({ message: "wrong", hint: "", ...mark });
});
