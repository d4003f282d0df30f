import { expect, it } from "vitest";
import { toMark, toPath } from "./mark-path.ts";

const data = {
  slices: [
    { id: "hero$1", primary: { items: [] } },
    { id: "old$1", primary: {}, items: [{}] },
  ],
};

it.each([
  [{ slice: null, field: "heading.1" }, ["heading", 0]],
  [{ slice: "hero$1", field: "items.4.answer.1" }, ["slices", { slice: "hero$1" }, "primary", "items", 3, "answer", 0]],
  [{ slice: "old$1", field: "items.1.text" }, ["slices", { slice: "old$1" }, "items", 0, "text"]],
  [{ slice: "hero$1", field: "" }, ["slices", { slice: "hero$1" }]],
])("W64: the mark %o is the path %o, and back", (mark, path) => {
  expect(toPath(data, "slices", mark)).toEqual(path);
  expect(toMark(path)).toEqual(mark);
});
