import * as v from "valibot";
import { beforeEach, expect, test, vi } from "vitest";
import { documentSchema, type EditedDocument } from "../../protocol/document.ts";
import { openFixture } from "./editor.fixture.tsx";
import { openEditor } from "./open-editor.ts";

vi.mock("idb-keyval", () => ({ get: async () => stored, set: async () => {}, del: async () => {} }));

const { history, state } = openFixture("text").store.getState();
const start = history.document;
const named = (title: string): EditedDocument => ({ ...start, title });

const sentSchema = v.pipe(v.string(), v.parseJson(), v.object({ document: documentSchema }));
const mergedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ base: documentSchema, mine: documentSchema, theirs: documentSchema }),
);

let stored: unknown;
let server = start;
let mergeStatus = 200;
const puts: string[] = [];

/** Responds as the studio's server does. Where both changed the title, a merge has mine. */
async function respond(path: string, { body }: { readonly body?: unknown } = {}): Promise<Response> {
  if (path.endsWith("/merge")) {
    const { base, mine, theirs } = v.parse(mergedSchema, body);
    return Response.json(
      { document: mine.title === base.title ? theirs : mine, conflicts: [] },
      { status: mergeStatus },
    );
  }
  if (!path.endsWith("/draft")) return Response.json({ document: server, revision: 1, state });
  server = v.parse(sentSchema, body).document;
  puts.push(server.title);
  return Response.json({ revision: 2, merged: [] });
}

beforeEach(() => {
  [stored, server, mergeStatus] = [undefined, start, 200];
  puts.length = 0;
  document.body.replaceChildren();
  vi.stubGlobal("fetch", respond);
});

test("W67: what is typed while a publication is read again stays, and is saved", async () => {
  const editor = await openEditor(start.id);
  const reloaded = editor.reload();
  editor.edit({ part: "title", path: [], value: "Rome!", label: "Title", key: "title" });
  await reloaded;
  expect(editor.store.getState().history.document.title).toBe("Rome!");
  expect(puts).toEqual(["Rome!"]);
  editor.close();
});

test("W67: a restored document replaces one that is saved", async () => {
  const editor = await openEditor(start.id);
  server = named("Restored");
  await editor.reload();
  expect(editor.store.getState().history.document.title).toBe("Restored");
  expect(puts).toEqual([]);
  editor.close();
});

test.each([
  { status: 200, title: "Mine" },
  { status: 403, title: start.title },
])("W67: a copy in the browser whose merge has status $status → the title $title", async ({ status, title }) => {
  stored = { base: start, document: named("Mine") };
  mergeStatus = status;
  const editor = await openEditor(start.id);
  expect(editor.store.getState().history.document.title).toBe(title);
  editor.close();
});
