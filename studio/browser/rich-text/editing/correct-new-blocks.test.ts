import { EditorState } from "prosemirror-state";
import { expect, it } from "vitest";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import { correctNewBlocks } from "./correct-new-blocks.ts";
import { toPermissions } from "./permissions.ts";

const heading = toPermissions({
  type: "StructuredText",
  name: "title",
  label: "Title",
  placeholder: "",
  isSingle: true,
  kinds: ["heading1"],
  labels: [],
});

const block = (attrs: object, text: string) => richTextSchema.node("textblock", attrs, richTextSchema.text(text));

it.each<[string, object, string]>([
  ["a paragraph that typing made", {}, "heading1"],
  ["a paragraph that was read", { source: { type: "paragraph", text: "Rome", spans: [] } }, "paragraph"],
])("W51: %s in a heading's field: %o → %s", (_title, attrs, type) => {
  const doc = richTextSchema.node("doc", null, [block({ type: "heading1" }, "Old")]);
  const state = EditorState.create({ doc, plugins: [correctNewBlocks(heading)] });
  const { doc: next } = state.apply(state.tr.replaceWith(0, doc.content.size, block(attrs, "Rome")));
  expect([next.firstChild?.attrs["type"], next.textContent]).toEqual([type, "Rome"]);
});
