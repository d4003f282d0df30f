import { splitBlock } from "prosemirror-commands";
import type { Command, EditorState, Transaction } from "prosemirror-state";
import { asRecord, omit } from "../../../protocol/as-json.ts";
import type { Json } from "../../../protocol/document.ts";
import { richTextSchema } from "../../../protocol/rich-text/schema.ts";
import type { Permissions } from "./permissions.ts";

/** Returns the type of the block that the selection begins in. */
export function findBlockType({ selection }: EditorState): string {
  return String(selection.$from.parent.attrs["type"] ?? "");
}

/** Sets the type of the selected blocks. */
export function setBlockType(type: string): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection;
    dispatch?.(changeBlockType(state.tr, type, from, to).scrollIntoView());
    return true;
  };
}

/** Changes the type of the blocks in a range. Their other members stay as they are. */
export function changeBlockType(tr: Transaction, type: string, from: number, to = from): Transaction {
  return tr.setBlockType(from, to, richTextSchema.nodes.textblock, ({ attrs }) => ({ ...attrs, type }));
}

/** Sets the type of the selected blocks, or the usual one if they have it. */
export function toggleBlockType(type: string, { usual }: Permissions): Command {
  return (state, dispatch) => setBlockType(findBlockType(state) === type ? usual : type)(state, dispatch);
}

export function isRightToLeft({ selection }: EditorState): boolean {
  return readDirection(selection.$from.parent.attrs["source"]) === "rtl";
}

function readDirection(source: Json): Json | undefined {
  return asRecord(source)["direction"];
}

/** Writes the selected blocks from right to left, or as their letters run. */
export const toggleDirection: Command = (state, dispatch) => {
  const { from, to } = state.selection;
  const isOn = isRightToLeft(state);
  const { textblock } = richTextSchema.nodes;
  const tr = state.tr.setBlockType(from, to, textblock, ({ attrs }) => {
    const source: Json = attrs["source"];
    const rest = omit(asRecord(source), ["direction"]);
    return { ...attrs, source: isOn ? rest : { ...rest, direction: "rtl" } };
  });
  dispatch?.(tr);
  return true;
};

/** Begins a block: of the usual type behind a heading or an empty item, else of the same. */
export function splitAsUsual({ isSingle, usual }: Permissions): Command {
  return (state, dispatch) => {
    if (isSingle) return true;
    const { $from, empty } = state.selection;
    const type = findBlockType(state);
    if (type.endsWith("list-item") && $from.parent.content.size === 0) return setBlockType(usual)(state, dispatch);
    const isHeadEnd = empty && type.startsWith("heading") && $from.parentOffset === $from.parent.content.size;
    return splitBlock(
      state,
      dispatch &&
        ((tr) => {
          const { $from: $new } = tr.selection;
          const attributes = { ...$new.parent.attrs, kept: [], ...(isHeadEnd ? { type: usual } : {}) };
          dispatch(tr.setNodeMarkup($new.before(), undefined, attributes));
        }),
    );
  };
}

/** Makes a block at whose start Backspace is pressed a usual one, before it is joined with the one above. */
export function resetBlock({ usual }: Permissions): Command {
  return (state, dispatch) => {
    const { empty, $from } = state.selection;
    const isUsual = findBlockType(state) === usual;
    return empty && $from.parentOffset === 0 && !isUsual ? setBlockType(usual)(state, dispatch) : false;
  };
}

/** Adds a line break within the block. */
export const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText("\n").scrollIntoView());
  return true;
};
