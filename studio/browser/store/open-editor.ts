import * as v from "valibot";
import {
  conflictSchema,
  documentSchema,
  type EditedDocument,
  openedSchema,
  savedSchema,
} from "../../protocol/document.ts";
import { request } from "../api/request.ts";
import { createEditor, type Editor } from "./editor-store.ts";
import { createCopyWriter, readCopy } from "./local-copy.ts";
import { setTimer } from "./set-timer.ts";
import { createSaveLoop, type SaveLoop } from "./save-loop.ts";
import { pullDocument } from "./pull-document.ts";
import { describeFailure } from "./save-state.ts";

export interface OpenEditor extends Editor, Pick<SaveLoop, "flush"> {
  readonly close: () => void;
  /** Merges what the server changed, after a publication or a restore, and saves what it lacks. */
  readonly reload: () => Promise<void>;
}

const mergedSchema = v.object({ document: documentSchema, conflicts: v.array(conflictSchema) });

const merge = (base: EditedDocument, mine: EditedDocument, theirs: EditedDocument) =>
  request("merge", mergedSchema, { method: "POST", body: { base, mine, theirs } });

/** Opens a document, merged with the copy that this browser has, and saves it from then on. */
export async function openEditor(id: string): Promise<OpenEditor> {
  const path = `documents/${encodeURIComponent(id)}`;
  const open = () => request(path, openedSchema);
  const opened = await open();
  const editor = createEditor(opened);
  const loop = createSaveLoop(editor, {
    open,
    merge,
    put: (base, document) =>
      request(`${path}/draft`, savedSchema, {
        method: "PUT",
        body: { base, document },
        keepalive: fitsKeepalive(document),
      }),
    now: () => performance.now(),
    setTimer,
  });
  await addCopy(editor, id);
  const stopWriting = startWriting(editor, id);
  const leave = () => void loop.flush();
  const onHide = () => document.visibilityState === "hidden" && leave();
  window.addEventListener("blur", leave);
  document.addEventListener("visibilitychange", onHide);
  return {
    ...editor,
    flush: loop.flush,
    reload: async () => {
      await pullDocument(editor.store, { open, merge });
      await loop.flush();
    },
    close: () => {
      void loop.flush().finally(() => {
        loop.stop();
        stopWriting();
      });
      window.removeEventListener("blur", leave);
      document.removeEventListener("visibilitychange", onHide);
    },
  };
}

/** A request that outlives the page has at most 64 KB. */
function fitsKeepalive(document: EditedDocument): boolean {
  return JSON.stringify(document).length < 60_000;
}

/** Stores each change of the document in this browser. Returns a function that ends it. */
function startWriting({ store }: Editor, id: string): () => void {
  const writeCopy = createCopyWriter(id);
  return store.subscribe((state, { history, base, save }) => {
    const isSame = state.history.document === history.document && state.base === base && state.save === save;
    if (!isSame) void writeCopy(state).catch(() => undefined);
  });
}

/**
 * Adds what this browser has not saved, merged with what the server has now. A copy that the server refuses stays in the
 * browser, and the document opens without it. Throws in an outage.
 */
async function addCopy({ store }: Editor, id: string): Promise<void> {
  const copy = await readCopy(id);
  if (copy === undefined) return;
  const { base, history } = store.getState();
  try {
    const { document, conflicts } = await merge(copy.base, copy.document, base);
    store.setState({ history: { ...history, document }, conflicts, save: { kind: "unsaved" } });
  } catch (error) {
    if (describeFailure(error).kind === "offline") throw error;
  }
}
