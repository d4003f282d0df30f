import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { expect, it } from "vitest";
import { fromDocument } from "../../../protocol/rich-text/from-node.ts";
import { createKnownBlocks, toDocument } from "../../../protocol/rich-text/to-node.ts";
import { createKeys } from "./keys.ts";
import { toPermissions } from "./permissions.ts";

const permissions = toPermissions({
  type: "StructuredText",
  name: "text",
  label: "Text",
  placeholder: "",
  isSingle: false,
  kinds: ["paragraph", "heading2", "list-item", "o-list-item"],
  labels: [],
});

it.each([
  ["- ", "list-item"],
  ["1. ", "o-list-item"],
  ["## ", "heading2"],
])("W51, W107: %j at the start makes a block %s, which keeps its direction and its other members", (typed, type) => {
  const known = createKnownBlocks();
  const block = { type: "paragraph", text: typed.slice(0, -1), spans: [], direction: "rtl", extra: 1 };
  const doc = toDocument([block], known, "paragraph");
  const plugins = createKeys(permissions, () => false);
  const at = typed.length;
  const selection = TextSelection.create(doc, at);
  const view = new EditorView(document.body, { state: EditorState.create({ doc, plugins, selection }) });
  view.someProp("handleTextInput", (handle) => handle(view, at, at, " ", () => view.state.tr));
  expect(fromDocument(view.state.doc, known)).toEqual([{ ...block, type, text: "" }]);
  view.destroy();
});
