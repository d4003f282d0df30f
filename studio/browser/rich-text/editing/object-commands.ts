import { type Command, type EditorState, NodeSelection } from "prosemirror-state";
import { asRecord, type JsonRecord } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import type { Media } from "../../../protocol/media.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";

/** Adds a picture behind the block of the selection, and selects it. */
export function insertPicture({ id, url, alt, credits, width, height }: Media): Command {
  return (state, dispatch) => {
    const { $to, to } = state.selection;
    const position = $to.depth === 0 ? to : $to.after(1);
    const dimensions = { width: width ?? 0, height: height ?? 0 };
    const edit = { x: 0, y: 0, zoom: 1, background: "transparent" };
    const value: Json = { type: "image", id, url, alt, copyright: credits, dimensions, edit };
    const tr = state.tr.insert(position, richTextSchema.node("object", { value }));
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, position)).scrollIntoView());
    return true;
  };
}

/** Returns the picture that is selected; undefined for any other selection. */
export function findPicture({ selection }: EditorState): JsonRecord | undefined {
  if (!(selection instanceof NodeSelection)) return undefined;
  const value: Json = selection.node.attrs["value"] ?? null;
  const picture = asRecord(value);
  return picture["type"] === "image" ? picture : undefined;
}

/** Replaces the value of the selected picture, which stays selected. */
export function setPicture(value: Json): Command {
  return (state, dispatch) => {
    const { from } = state.selection;
    const tr = state.tr.setNodeMarkup(from, undefined, { value });
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, from)));
    return true;
  };
}
