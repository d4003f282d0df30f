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
export async function pullDocument(store: Editor["store"], ports: PullPorts): Promise<void> {
  await mergeInto(store, await ports.open(), ports);
}

async function mergeInto(store: Editor["store"], opened: OpenedDocument, ports: PullPorts): Promise<void> {
  const { base, history } = store.getState();
  // A viewer, who has changed nothing, may not merge.
  if (isSame(history.document, base)) return takeMerged(store, opened, { document: opened.document, conflicts: [] });
  const merged = await ports.merge(base, history.document, opened.document);
  const isCurrent = store.getState().history.document === history.document;
  return isCurrent ? takeMerged(store, opened, merged) : mergeInto(store, opened, ports);
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
