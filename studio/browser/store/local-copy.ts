import { del, get, set } from "idb-keyval";
import * as v from "valibot";
import { documentSchema } from "../../protocol/document.ts";
import type { EditorState } from "./editor-store.ts";

const copySchema = v.object({ base: documentSchema, document: documentSchema });
const heldSchema = v.pipe(v.string(), v.parseJson(), copySchema);

type LocalCopy = v.InferOutput<typeof copySchema>;

type Written = Pick<EditorState, "history" | "base" | "save">;

/** The copy of what is not saved yet, in this browser. It outlives a reload, a crash and a lost connection. */
const keyFor = (id: string) => `document/${id}`;

/** Returns the copy of a document; undefined without one, and where the browser stores nothing. */
export async function readCopy(id: string): Promise<LocalCopy | undefined> {
  const key = keyFor(id);
  const held = v.safeParse(heldSchema, localStorage.getItem(key));
  if (held.success) return held.output;
  const stored: unknown = await get(key).catch(() => undefined);
  const parsed = v.safeParse(copySchema, stored);
  return parsed.success ? parsed.output : undefined;
}

/**
 * Creates a function that stores each state of a document which the server lacks. Once the server has it, the copy is
 * removed. The database takes a moment. Until then the state is in `localStorage`, so that no letter ends with its tab.
 */
export function createCopyWriter(): (state: Written) => Promise<void> {
  let last: Written | undefined;
  return async (state) => {
    const { history, base, save } = state;
    const [key, copy]: [string, LocalCopy] = [keyFor(history.document.id), { base, document: history.document }];
    last = state;
    if (save.kind === "saved") {
      localStorage.removeItem(key);
      await del(key);
      return;
    }
    hold(key, copy);
    await set(key, copy);
    if (last === state) localStorage.removeItem(key);
  };
}

/** Holds a copy until the database has it. Where it does not fit, the database is alone. */
function hold(key: string, copy: LocalCopy): void {
  try {
    localStorage.setItem(key, JSON.stringify(copy));
  } catch {
    localStorage.removeItem(key);
  }
}
