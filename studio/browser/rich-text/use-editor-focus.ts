import { TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { useEffect } from "react";
import type { Path } from "../../protocol/changes/path.ts";
import { isWithin } from "../fields/frame/is-within.ts";
import { takeFocus } from "../fields/frame/use-focus.ts";

/** Puts the caret at the end of the block that is looked for, or of the last one. */
export function useEditorFocus(view: EditorView | undefined, focus: Path | undefined, path: Path): void {
  const isOurs = isWithin(focus, path);
  const position = focus?.[path.length];
  useEffect(() => {
    if (view === undefined || focus === undefined || !isOurs || !takeFocus(focus)) return;
    const { doc, tr } = view.state;
    const blocks = doc.children.slice(0, typeof position === "number" ? position + 1 : doc.childCount);
    const end = blocks.reduce((offset, { nodeSize }) => offset + nodeSize, 0);
    view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(end), -1)));
    view.dom.scrollIntoView({ block: "nearest" });
    view.focus();
  }, [view, focus, isOurs, position]);
}
