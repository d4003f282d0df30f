import type { Path } from "../../protocol/changes/path.ts";
import type { LocatedProblem } from "../../protocol/locate-problem.ts";
import { createStore, type StoreApi } from "zustand/vanilla";
import { applyEdit, type Edit, type History, redo, undo } from "../../protocol/changes/history.ts";
import type { Conflict, EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import { findPlan } from "../../protocol/shared-draft.ts";
import type { Slice } from "../../protocol/outline/slice.ts";
import type { ComposedSlice, Finding } from "../../protocol/rendering.ts";
import type { SaveState } from "./save-state.ts";

/** A slice and a field in it, as pages name them. Both null: the document. */
interface Selection {
  readonly slice: string | null;
  readonly field: string | null;
  /** Place of the field in the data when it was selected: a new array each time. Undefined without a field. */
  readonly focus: Path | undefined;
}

export interface EditorState {
  readonly history: History;
  /** Revision that the next save is based on. */
  readonly revision: number;
  /** The document at that revision. */
  readonly base: EditedDocument;
  readonly save: SaveState;
  /** Fields that somebody else changed too, to another value. The document has the editor's own. */
  readonly conflicts: readonly Conflict[];
  /** Slices as they were before another variation was chosen, by their id and variation: `hero$1 wide`. */
  readonly variations: ReadonlyMap<string, Slice>;
  readonly selection: Selection;
  /** Faults for which the content service refused the last save. */
  readonly problems: readonly LocatedProblem[];
  /** Of the last rendering of the page. */
  readonly findings: readonly Finding[];
  /** Slices that the page makes itself, of the same rendering. */
  readonly composed: readonly ComposedSlice[];
  /** The slice that the pointer is over in the outline. */
  readonly pointed: string | null;
  readonly state: OpenedDocument["state"];
}

/** A document under edit, and its history. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Creates the store of an opened document. `now` are milliseconds of a clock that never goes back. */
export function createEditor(
  { document, revision, state }: OpenedDocument,
  now: () => number = () => performance.now(),
): Editor {
  const store = createStore<EditorState>(() => ({
    history: { document, past: [], future: [] },
    revision,
    base: document,
    save: { kind: "saved" },
    conflicts: [],
    variations: new Map(),
    selection: { slice: null, field: null, focus: undefined },
    problems: [],
    findings: [],
    composed: [],
    pointed: null,
    state,
  }));
  const change = (next: (history: History) => History) =>
    store.setState(({ history, save, state: listed }) => {
      // A scheduled document stays as it was planned.
      if (findPlan(listed) !== undefined) return {};
      const changed = next(history);
      return { history: changed, save: changed.document === history.document ? save : { kind: "unsaved" } };
    });
  return {
    store,
    edit: (edit) => change((history) => applyEdit(history, edit, now())),
    undo: () => change(undo),
    redo: () => change(redo),
  };
}
