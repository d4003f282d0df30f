import { createStore, type StoreApi } from "zustand/vanilla";
import { applyEdit, type Edit, type History, redo, undo } from "../../protocol/changes/history.ts";
import type { Conflict, EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import type { Finding } from "../../protocol/rendering.ts";
import type { SaveState } from "./save-state.ts";

/** A slice and a field in it, as pages name them. Both null: the document. */
export interface Selection {
  readonly slice: string | null;
  readonly field: string | null;
}

export const nothing: Selection = { slice: null, field: null };

export interface EditorState {
  readonly history: History;
  /** Revision that the next save is based on. */
  readonly revision: number;
  /** The document at that revision. */
  readonly base: EditedDocument;
  readonly save: SaveState;
  /** Fields that somebody else changed too, to another value. The document has the editor's own. */
  readonly conflicts: readonly Conflict[];
  readonly selection: Selection;
  /** Of the last rendering of the page. */
  readonly findings: readonly Finding[];
  /** The slice that the pointer is over in the outline. */
  readonly pointed: string | null;
  readonly state: OpenedDocument["state"];
}

/** A document under edit: what it is, and how it came to be. */
export interface Editor {
  readonly store: StoreApi<EditorState>;
  readonly edit: (edit: Edit) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
}

/** Creates the store of an opened document. `now` are milliseconds of the browser's clock. */
export function createEditor({ document, revision, state }: OpenedDocument, now: () => number = Date.now): Editor {
  const store = createStore<EditorState>(() => ({
    history: { document, past: [], future: [] },
    revision,
    base: document,
    save: { kind: "saved" },
    conflicts: [],
    selection: nothing,
    findings: [],
    pointed: null,
    state,
  }));
  const change = (next: (history: History) => History) =>
    store.setState(({ history, save }) => {
      const changed = next(history);
      return { history: changed, save: changed.document === history.document ? save : { kind: "unsaved" } };
    });
  return {
    store,
    edit: (edit) => change((history) => applyEdit(history, edit, now())),
    undo: () => change((history) => undo(history).history),
    redo: () => change((history) => redo(history).history),
    select: (selection) => store.setState({ selection }),
  };
}
