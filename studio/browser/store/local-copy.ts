import { del, get, set } from "idb-keyval";
import * as v from "valibot";
import { documentSchema } from "../../protocol/document.ts";
import type { EditorState } from "./editor-store.ts";

const copySchema = v.object({ base: documentSchema, document: documentSchema });

type LocalCopy = v.InferOutput<typeof copySchema>;

/** The copy of what is not saved yet, in this browser. It outlives a reload, a crash and a lost connection. */
const keyFor = (id: string) => `document/${id}`;

/** Returns the copy of a document; undefined without one, and where the browser stores nothing. */
export async function readCopy(id: string): Promise<LocalCopy | undefined> {
  const stored: unknown = await get(keyFor(id)).catch(() => undefined);
  const parsed = v.safeParse(copySchema, stored);
  return parsed.success ? parsed.output : undefined;
}

/** Stores each state of a document that differs from the server's, and removes the copy once they are equal. */
export async function writeCopy({ history: { document }, base, save }: EditorState): Promise<void> {
  if (save.kind === "saved") await del(keyFor(document.id));
  else await set(keyFor(document.id), { base, document } satisfies LocalCopy);
}
