import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const results = v.object({ results: v.array(v.looseObject({ revision: v.number() })) });

/** Creates a draft of Rome and saves it with each of these titles. */
async function startDraft(...titles: readonly string[]) {
  const service = await startEditing([page("rome", { data: { title: "Rome" } })]);
  const [id, { id: draft }] = [await service.findId("rome"), await service.create("drafts", "Maybe")];
  const path = `drafts/${draft}/documents/${id}`;
  const save = (title: string) =>
    service.edit("PUT", path, { type: "page", lang: "en-us", uid: "rome", data: { title } });
  for (const title of titles) await save(title);
  const saves = async () => v.parse(results, (await service.send("GET", `documents/${id}/saves`)).body).results;
  const titleAt = async (revision: number) => (await service.send("GET", `documents/${id}/versions/${revision}`)).body;
  return { ...service, id, draft, path, saves, titleAt };
}

test("each save of a draft is listed, the newest first, and can be read", async () => {
  const { draft, saves, titleAt } = await startDraft("Roma", "Rom");
  const overlay = { id: draft, kind: "draft", label: "Maybe" };
  const listed = await saves();
  expect(listed).toMatchObject([
    { open: true, overlay, author: "unnamed", archived: false },
    { open: false, overlay },
  ]);
  expect(await Promise.all(listed.map(({ revision }) => titleAt(revision)))).toMatchObject([
    { data: { title: "Rom" } },
    { data: { title: "Roma" } },
  ]);
});

test("a save is restored into the draft, and compared with what is published", async () => {
  const { draft, edit, id, path, saves, send } = await startDraft("Roma", "Rom");
  const [, first] = await saves();
  const { etag } = await send("GET", path);
  const restored = await send(
    "POST",
    `documents/${id}/versions/${first?.revision}/restore`,
    { draft },
    { "if-match": etag ?? "" },
  );
  expect(restored).toMatchObject({ status: 200 });
  expect(await edit("GET", path)).toMatchObject({ body: { data: { title: "Roma" } } });
  expect(await send("GET", `documents/${id}/diff?to=${first?.revision}`)).toMatchObject({
    body: { changes: [{ path: "title" }, { path: "data.title", before: "Rome", after: "Roma" }] },
  });
});

test.each([
  { ends: "deleted", method: "DELETE", path: (draft: string) => `drafts/${draft}` },
  { ends: "published", method: "POST", path: (draft: string) => `drafts/${draft}/publish` },
])("the saves of a draft remain after it is $ends", async ({ method, path }) => {
  const { draft, edit, saves, titleAt } = await startDraft("Roma", "Rom");
  expect(await edit(method, path(draft))).toMatchObject({ status: 200 });
  const listed = await saves();
  expect(listed).toMatchObject([{ open: false, overlay: { label: "Maybe" } }, { open: false }]);
  expect(await titleAt(listed[0]?.revision ?? 0)).toMatchObject({ data: { title: "Rom" } });
});

test("a refused unpublication leaves no save", async () => {
  const { findId, send } = await startEditing([page("rome")]);
  const id = await findId("rome");
  expect(await send("POST", `documents/${id}/unpublish`)).toMatchObject({ status: 428 });
  expect((await send("GET", `documents/${id}/saves`)).body).toEqual({ results: [] });
});

test.each([
  { after: "an hour", milliseconds: 3_600_000, retained: "all" },
  { after: "two days", milliseconds: 2 * 86_400_000, retained: "the last one of five minutes, and what is open" },
  { after: "31 days", milliseconds: 31 * 86_400_000, retained: "what is open" },
])("saves after $after: $retained", async ({ milliseconds, retained }) => {
  const { saves, store } = await startDraft("a", "b", "c", "d");
  const before = v.parse(v.array(v.object({ at: v.pipe(v.string(), v.transform(Date.parse)) })), await saves());
  const [open = 0, ...closed] = before.map(({ at }) => at);
  const spans = new Set(closed.map((at) => Math.floor(at / 300_000))).size;
  await store.thinSaves(open + milliseconds);
  const counts = new Map([
    ["all", 4],
    ["what is open", 1],
  ]);
  expect(await saves()).toHaveLength(counts.get(retained) ?? 1 + spans);
});
