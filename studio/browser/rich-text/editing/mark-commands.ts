import type { Mark, MarkType, ResolvedPos } from "prosemirror-model";
import type { Command, EditorState } from "prosemirror-state";
import type { Json } from "../../../protocol/document.ts";
import { nextNumber } from "../../../protocol/rich-text/to-node.ts";

/** Whether the whole selection has a mark, or the text that is typed next. */
export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { empty, $from, ranges } = selection;
  if (empty) return type.isInSet(storedMarks ?? $from.marks()) !== undefined;
  let isWhole = true;
  for (const range of ranges) {
    doc.nodesBetween(range.$from.pos, range.$to.pos, (node) => {
      if (node.isText && type.isInSet(node.marks) === undefined) isWhole = false;
    });
  }
  return isWhole;
}

/** Adds a mark to the selection, or removes it from there. Beside text of the same mark, it continues that one. */
export function toggleSpan(type: MarkType): Command {
  return (state, dispatch) => {
    const { empty, from, to, $from, $to } = state.selection;
    const isOn = hasMark(state, type);
    const { tr } = state;
    if (empty && isOn) tr.removeStoredMark(type);
    else if (empty) tr.addStoredMark(createMark(type));
    else if (isOn) tr.removeMark(from, to, type);
    else tr.removeMark(from, to, type).addMark(from, to, findNeighbor(type, $from, $to) ?? createMark(type));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

function createMark(type: MarkType): Mark {
  return type.create({ n: nextNumber(), source: { start: 0, end: 0, type: type.name } });
}

/** Finds the mark of the text before or behind a selection in one block. */
function findNeighbor(type: MarkType, $from: ResolvedPos, $to: ResolvedPos): Mark | undefined {
  if (!$from.sameParent($to)) return undefined;
  return type.isInSet($from.nodeBefore?.marks ?? []) ?? type.isInSet($to.nodeAfter?.marks ?? []);
}

export interface MarkRange {
  readonly mark: Mark;
  readonly from: number;
  readonly to: number;
}

/** Finds the span of a type at the start of the selection, with its whole range. */
export function findSpan({ selection, doc }: EditorState, type: MarkType): MarkRange | undefined {
  const { $from } = selection;
  const mark = type.isInSet($from.nodeAfter?.marks ?? []) ?? type.isInSet($from.nodeBefore?.marks ?? []);
  if (mark === undefined) return undefined;
  const start = $from.start();
  const pieces: MarkRange[] = [];
  $from.parent.forEach((node, offset) => {
    if (mark.isInSet(node.marks)) pieces.push({ mark, from: start + offset, to: start + offset + node.nodeSize });
  });
  const [first, last] = [pieces[0], pieces.at(-1)];
  return first && last && last.to <= doc.content.size ? { mark, from: first.from, to: last.to } : undefined;
}

/** Sets the data of the span at the selection, or adds a span to the selection. Null removes it. */
export function setSpan(type: MarkType, data: Json | null): Command {
  return (state, dispatch) => {
    const found = findSpan(state, type);
    const { from, to } = found ?? state.selection;
    if (from === to) return false;
    const { tr } = state;
    tr.removeMark(from, to, found?.mark ?? type);
    const n = found?.mark.attrs["n"] ?? nextNumber();
    if (data !== null) tr.addMark(from, to, type.create({ n, source: { start: 0, end: 0, type: type.name, data } }));
    dispatch?.(tr);
    return true;
  };
}
