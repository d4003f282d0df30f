import { Fragment, type Node } from "prosemirror-model";
import { type EditorState, Plugin, PluginKey } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import type { Json } from "../../../protocol/document.ts";
import { fromDocument } from "../../../protocol/rich-text/from-node.ts";
import type { KnownBlocks } from "../../../protocol/rich-text/to-node.ts";

const elsewhere = new PluginKey<boolean>("elsewhere");

/** Remembers whether the last change of the content came from elsewhere. */
export const originPlugin = new Plugin<boolean>({
  key: elsewhere,
  state: {
    init: () => false,
    apply: (tr, isElsewhere) => (tr.docChanged ? tr.getMeta(elsewhere) === true : isElsewhere),
  },
});

export function isFromElsewhere(state: EditorState): boolean {
  return elsewhere.getState(state) ?? false;
}

/** Returns the blocks of a document; null for an empty one. */
export function readValue(doc: Node, known: KnownBlocks): Json {
  return isEmpty(doc) ? null : fromDocument(doc, known);
}

/** Whether a document has one block of text without a letter. A picture is content. */
export function isEmpty({ childCount, firstChild }: Node): boolean {
  return childCount === 1 && firstChild?.isTextblock === true && firstChild.content.size === 0;
}

/** Replaces what differs from another document. The selection stays where it is, if its text does. */
export function replaceContent({ state, dispatch }: Pick<EditorView, "state" | "dispatch">, doc: Node): void {
  const start = state.doc.content.findDiffStart(doc.content);
  const end = state.doc.content.findDiffEnd(doc.content);
  if (start === null || end === null) return;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const slice = doc.slice(start, end.b + overlap);
  const tr = state.tr.replace(start, end.a + overlap, slice);
  const isExact = tr.doc.eq(doc);
  const whole = () => state.tr.replaceWith(0, state.doc.content.size, Fragment.from(doc.content));
  dispatch((isExact ? tr : whole()).setMeta(elsewhere, true).setMeta("addToHistory", false));
}
