import { expect, test } from "vitest";
import * as v from "valibot";
import {
  type EditedDocument,
  errorSchema,
  historySchema,
  listSchema,
  openedSchema,
  publishedSchema,
  savedSchema,
} from "../../../studio/protocol/document.ts";
import { heading, startStudioWithPage, uid, withHeading } from "../../support/studio-with-page.ts";

const setUp = startStudioWithPage;
const withTitle = (document: EditedDocument, title: string): EditedDocument => ({ ...document, title });

test("W10: the first save makes the draft that all editors of a document share, under their names", async () => {
  const { ada, ben, id, open, save, listed } = await setUp();
  expect(listed.results).toMatchObject([{ id, uid, heading: "Spring", state: "published" }]);
  const { document, revision } = await open();
  const saved = v.parse(savedSchema, (await save(ada, revision, withHeading(document, "Spring in Rome"))).body);
  expect(saved.merged).toEqual([]);
  const opened = await open();
  expect(opened).toMatchObject({
    document: { data: { heading: heading("Spring in Rome") } },
    revision: saved.revision,
    state: { state: "changed", author: "Ada", overlays: [{ id: `doc-${id}`, kind: "draft" }] },
  });
  await save(ben, opened.revision, withTitle(opened.document, "Spring"));
  expect((await open()).state).toMatchObject({ author: "Zofie Bén", overlays: [{ id: `doc-${id}` }] });
});

test("W10: saves that are based on one state are merged, and what both changed is a conflict with three values", async () => {
  const { ada, ben, open, save } = await setUp();
  const { document, revision } = await open();
  const first = v.parse(savedSchema, (await save(ada, revision, withHeading(document, "Rome"))).body);
  const second = v.parse(savedSchema, (await save(ben, first.revision, withHeading(document, "Roma"))).body);
  const merged = await save(ada, first.revision, withTitle(withHeading(document, "Rome"), "Mine"));
  expect(merged).toMatchObject({ status: 200, body: { merged: ["data.heading"] } });
  const { status, body } = await save(ada, first.revision, withHeading(document, "Rom"));
  expect([status, v.parse(errorSchema, body)]).toEqual([
    412,
    {
      code: "stale",
      message: expect.any(String),
      conflicts: [{ path: "data.heading", base: heading("Rome"), mine: heading("Rom"), theirs: heading("Roma") }],
    },
  ]);
  expect(second.revision).toBeGreaterThan(first.revision);
});

test("W10: a save that is refused lists each fault, and leaves no draft behind", async () => {
  const { ada, id, open, save } = await setUp();
  const { document, revision } = await open();
  const { status, body } = await save(ada, revision, { ...document, data: { heading: "no rich text", none: 1 } });
  expect(status).toBe(400);
  expect(v.parse(errorSchema, body).problems?.map(({ path }) => path)).toEqual(["data.heading", "data.none"]);
  expect((await open()).state).toMatchObject({ id, state: "published", overlays: [] });
});

test("W10: a draft is discarded, and its saves stay in the history", async () => {
  const { ada, id, open, save } = await setUp();
  const { document, revision } = await open();
  await save(ada, revision, withHeading(document, "Spring in Rome"));
  expect(await ada("DELETE", `documents/${id}/draft`)).toEqual({ status: 200, body: { id } });
  expect(await open()).toMatchObject({ revision, state: { state: "published" } });
  const { results } = v.parse(historySchema, (await ada("GET", `documents/${id}/history`)).body);
  expect(results.map(({ kind, author }) => [kind, author])).toEqual([
    ["save", "Ada"],
    ["publication", ""],
  ]);
});

test("W10: an earlier save is restored into the draft", async () => {
  const { ada, id, open, save } = await setUp();
  const { document, revision } = await open();
  const first = v.parse(savedSchema, (await save(ada, revision, withHeading(document, "First"))).body);
  await save(ada, first.revision, withHeading(document, "Second"));
  const restored = await ada("POST", `documents/${id}/history/${first.revision}/restore`);
  expect(v.parse(openedSchema, restored.body).document.data["heading"]).toEqual(heading("First"));
  expect(await ada("POST", `documents/${id}/history/999999/restore`)).toMatchObject({ status: 404 });
});

test("W10: a new document gets an id, and its address must be free", async () => {
  const { ada } = await setUp();
  const document = {
    type: "content_page",
    lang: "en-us",
    uid: "www.tessera.example.new",
    tags: [],
    title: "New",
    data: {},
  };
  const created = await ada("POST", "documents", { document });
  expect(created.status).toBe(201);
  const opened = v.parse(openedSchema, created.body);
  expect(opened.state).toMatchObject({ state: "draft", overlays: [{ id: `doc-${opened.document.id}`, label: "New" }] });
  const taken = await ada("POST", "documents", { document: { ...document, uid } });
  expect([taken.status, v.parse(errorSchema, taken.body).code]).toEqual([409, "uid-taken"]);
  expect(v.parse(listSchema, (await ada("GET", "documents?state=draft")).body).total).toBe(1);
});

test("W12: a publication says which documents changed, and when their page showed it", async () => {
  const { ada, ben, id, open, save } = await setUp();
  const { document, revision } = await open();
  const saved = v.parse(savedSchema, (await save(ada, revision, withHeading(document, "Spring in Rome"))).body);
  expect(await ben("POST", `documents/${id}/publish`, { revision })).toMatchObject({ status: 412 });
  const { status, body } = await ben("POST", `documents/${id}/publish`, { revision: saved.revision });
  expect([status, v.parse(publishedSchema, body)]).toEqual([200, { documents: [id], seenAfterMs: expect.any(Number) }]);
  expect((await open()).state).toMatchObject({ state: "published", overlays: [] });
});

test("W12: a page is unpublished only where it is meant that its address has no page", async () => {
  const { ben, id, open } = await setUp();
  const { revision } = await open();
  const refused = await ben("POST", `documents/${id}/unpublish`, { revision });
  expect([refused.status, v.parse(errorSchema, refused.body).code]).toEqual([409, "lost-address"]);
  expect(await ben("POST", `documents/${id}/unpublish`, { revision, acceptLoss: true })).toMatchObject({ status: 200 });
});

test("W11: what editors did is recorded, with revisions, and administrators read it", async () => {
  const { ada, ben, eve, id, open, save } = await setUp();
  const { document, revision } = await open();
  const saved = v.parse(savedSchema, (await save(ada, revision, withHeading(document, "Rome"))).body);
  await ben("POST", `documents/${id}/publish`, { revision: saved.revision });
  await save(ada, 1, { ...document, data: { none: 1 } });
  const { revision: published } = await open();
  const { body } = await eve("GET", "audit");
  const lines = v.parse(v.string(), body).trim().split("\n");
  const entries = lines.map((line): unknown => JSON.parse(line)).slice(3);
  const common = {
    at: expect.stringMatching(/^\d{4}-.*Z$/),
    document: id,
    language: "en-us",
    request: expect.any(String),
  };
  expect(entries).toEqual([
    { ...common, name: "Ada", role: "editor", action: "save", before: revision, after: saved.revision },
    { ...common, name: "Žofie Bén", role: "publisher", action: "publish", before: revision, after: published },
  ]);
  expect(await ben("GET", "audit")).toMatchObject({ status: 403, body: { code: "forbidden" } });
});
