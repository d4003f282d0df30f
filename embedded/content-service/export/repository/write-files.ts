import * as v from "valibot";
import type { Call } from "./create-caller.ts";
import { type ExportRun, forEach } from "./export-run.ts";
import { inOrder } from "./in-order.ts";
import type { StoreFile } from "./store-files.ts";

const uploaded = v.object({ id: v.string(), url: v.string() });
const tag = v.object({ id: v.string(), name: v.string() });
const tagList = v.object({ items: v.array(tag) });

/** Uploads files with their texts and tags. */
export async function writeFiles(files: readonly StoreFile[], run: ExportRun): Promise<void> {
  const tagId = tagIds(run.call);
  await forEach(files, { label: "file", toName: ({ filename }) => filename }, run, async (file) => {
    const body = await makeForm(file);
    const { id, url } = v.parse(uploaded, await run.call({ api: "asset", method: "POST", path: "/assets", body }));
    run.journal.setFile(file.key, { id, url });
    run.files.set(file.key, { id, url });
    const tags: string[] = [];
    await inOrder(file.tags, async (name) => void tags.push(await tagId(name)));
    if (tags.length > 0) await run.call({ api: "asset", method: "PATCH", path: `/assets/${id}`, body: { tags } });
  });
}

async function makeForm({ filename, contentType, alt, notes, credits, read }: StoreFile): Promise<FormData> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(await read())], filename, { type: contentType }));
  for (const [name, text] of Object.entries({ alt, notes, credits })) if (text) form.append(name, text);
  return form;
}

/** Returns a function that finds the id of a tag, and creates the tag when it is missing. */
function tagIds(call: Call): (name: string) => Promise<string> {
  let known: Map<string, string> | undefined;
  return async (name) => {
    known ??= await readTags(call);
    const present = known.get(name);
    if (present !== undefined) return present;
    const { id } = v.parse(tag, await call({ api: "asset", method: "POST", path: "/tags", body: { name } }));
    known.set(name, id);
    return id;
  };
}

async function readTags(call: Call): Promise<Map<string, string>> {
  const { items } = v.parse(tagList, await call({ api: "asset", path: "/tags" }));
  return new Map(items.map(({ id, name }) => [name, id]));
}
