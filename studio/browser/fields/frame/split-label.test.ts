import { expect, it } from "vitest";
import { parseFields } from "../../../protocol/models/parse-field.ts";
import { splitLabel } from "./split-label.ts";

it.each([
  [{ type: "Image", config: { label: "Photograph (at least 1600 px wide)" } }, "Photograph", "At least 1600 px wide"],
  [{ type: "Text", config: { label: "Title", placeholder: "A sentence" } }, "Title", ""],
  [{ type: "Link", config: { label: "Button", placeholder: "A page" } }, "Button", "A page"],
])("W110: %o has a name and a note", (model, name, note) => {
  const [spec] = parseFields({ field: model });
  expect(spec && splitLabel(spec)).toEqual({ name, note });
});
