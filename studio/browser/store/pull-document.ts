import { isSame } from "../../protocol/changes/is-same.ts";
import type { Conflict, EditedDocument, OpenedDocument } from "../../protocol/document.ts";
import type { Editor } from "./editor-store.ts";

interface Merged {
  readonly document: EditedDocument;
  readonly conflicts: readonly Conflict[];
}

export interface PullPorts {
  readonly open: () => Promise<OpenedDocument>;
  /** Merges field by field. Where both changed a field, the document has `mine`. */
  readonly merge: (base: EditedDocument, mine: EditedDocument, theirs: EditedDocument) => Promise<Merged>;
}

/** Reads what the server has, and merges it into the document at hand. Letters that are typed meanwhile are merged too. */
export async function pullDocument(store: Editor["store"], { open, merge }: PullPorts): Promise<void> {
  const opened = await open();
  for (;;) {
    const { base, history } = store.getState();
    const merged = await merge(base, history.document, opened.document);
    if (store.getState().history.document === history.document) return takeMerged(store, opened, merged);
  }
}

function takeMerged(
  store: Editor["store"],
  { revision, document: base, state }: OpenedDocument,
  { document, conflicts }: Merged,
): void {
  store.setState(({ history, ...before }) => ({
    history: isSame(document, history.document) ? history : { ...history, document },
    base,
    revision,
    state,
    conflicts: [...before.conflicts, ...conflicts],
  }));
}
