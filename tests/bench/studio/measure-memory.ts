import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import type { EditedDocument, ListedDocument } from "../../../studio/protocol/document.ts";
import { createEditor } from "../../../studio/browser/store/editor-store.ts";
import { readZone } from "./measure-changes.ts";
import { measure, printShare } from "./measure.ts";

const edits = 1_000;

/** Megabytes that the history of an editor may take, and milliseconds of one edit. */
const limits = { megabytes: 10, ms: 4 };

/** Measures the memory of 1,000 separate edits of a page, and how long one takes. */
export async function measureMemory(document: EditedDocument): Promise<void> {
  setFlagsFromString("--expose-gc");
  const collect: unknown = runInNewContext("gc");
  const readHeap = () => {
    if (typeof collect === "function") Reflect.apply(collect, undefined, []);
    return process.memoryUsage().heapUsed;
  };
  const editor = createEditor({ document, revision: 1, state: toListed(document) }, () => performance.now());
  const { id } = readZone(document)[0] ?? { id: "" };
  const before = readHeap();
  let count = 0;
  const edit = () => {
    count += 1;
    const value = [{ type: "heading1", text: `Things to do in Rome, ${count}`, spans: [] }];
    editor.edit({ part: "data", path: ["slices", { slice: id }, "primary", "title"], value, label: "Title" });
  };
  const p95 = await measure("an edit in the browser's store", edit, edits);
  const megabytes = (readHeap() - before) / 1e6;
  const { past } = editor.store.getState().history;
  if (past.length !== count) throw new Error(`${past.length} of ${count} edits are in the history.`);
  console.log(`${edits} edits take ${megabytes.toFixed(1)} MB`);
  printShare(`memory after ${edits} edits as a share of ${limits.megabytes} MB`, megabytes, limits.megabytes, "Rome");
  printShare(`one edit, p95 as a share of ${limits.ms} ms`, p95, limits.ms, "Rome");
  while (editor.store.getState().history.past.length > 0) editor.undo();
  if (JSON.stringify(editor.store.getState().history.document) !== JSON.stringify(document))
    throw new Error("Undo of all edits leads to another document.");
}

/** A published document as a list has it. */
function toListed({ id, type, lang, uid, title }: EditedDocument): ListedDocument {
  const state = { state: "published", published: 1, at: "2030-01-01T00:00:00Z", author: "" } as const;
  return {
    id,
    type,
    lang,
    uid,
    title,
    heading: title,
    ...state,
    publishedUid: uid,
    problems: [],
    overlay: "",
    kind: "",
    findings: null,
    overlays: [],
    languages: [],
  };
}
