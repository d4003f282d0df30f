import { del, get, set } from "idb-keyval";
import * as v from "valibot";
import { documentSchema } from "../../protocol/document.ts";
import type { EditorState } from "./editor-store.ts";

const copySchema = v.object({ base: documentSchema, document: documentSchema });
const heldSchema = v.pipe(v.string(), v.parseJson(), copySchema);

type LocalCopy = v.InferOutput<typeof copySchema>;

type EditedState = Pick<EditorState, "history" | "base" | "save">;

/** The copy of what is not saved yet, in this browser. It outlives a reload, a crash and a lost connection. */
const keyFor = (id: string) => `document/${id}`;

/** Returns the copy of a document; undefined without one, and where the browser stores nothing. */
export async function readCopy(id: string): Promise<LocalCopy | undefined> {
  const key = keyFor(id);
  const held = v.safeParse(heldSchema, findStorage()?.getItem(key));
  if (held.success) return held.output;
  const stored: unknown = await get(key).catch(() => undefined);
  const parsed = v.safeParse(copySchema, stored);
  return parsed.success ? parsed.output : undefined;
}

/** The newest writer of each document: one that still ends must not touch the copy of the next. */
const writers = new Map<string, object>();

/**
 * Creates a function that stores each state of a document which the server lacks. Once the server has it, the copy is
 * removed. The database takes a moment. Until then the state is in `localStorage`, so that no letter ends with its tab.
 */
export function createCopyWriter(id: string): (state: EditedState) => Promise<void> {
  const key = keyFor(id);
  const writer = {};
  writers.set(key, writer);
  let last: EditedState | undefined;
  return async (state) => {
    if (writers.get(key) !== writer) return;
    const copy: LocalCopy = { base: state.base, document: state.history.document };
    last = state;
    if (state.save.kind === "saved") {
      findStorage()?.removeItem(key);
      await del(key);
      return;
    }
    hold(key, copy);
    await set(key, copy);
    if (last === state) findStorage()?.removeItem(key);
  };
}

/** Holds a copy until the database has it. Where it does not fit, only the database has it. */
function hold(key: string, copy: LocalCopy): void {
  const storage = findStorage();
  try {
    storage?.setItem(key, JSON.stringify(copy));
  } catch {
    storage?.removeItem(key);
  }
}

/** Returns the storage of the browser; undefined where it is blocked. */
function findStorage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
