import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const uid = (name: string) => `www.tessera.example.${name}`;
const names = ["rome", "paris", "oslo", "lima"] as const;
const listed = v.object({ results: v.array(v.looseObject({ uid: v.nullable(v.string()) })), total: v.number() });

/** Publishes four cities. Paris is in a draft, Oslo in a scheduled release, Lima is removed, and Nice is only a draft. */
async function start() {
  const service = await startEditing(
    [
      ...names.map((name) => page(uid(name), { data: { heading: `Things to do in ${name}` } })),
      page("www.west.example", { lang: "de-de", title: "Bühne", data: {} }),
    ],
    { writeTokens: ["secret", "anna:secret"] },
  );
  const client = service.newClient();
  const put = async (path: string, name: string, heading: string) => {
    const body = { type: "page", lang: "en-us", uid: uid(name), data: { heading } };
    return service.edit(
      "PUT",
      `${path}/documents/${name === "nice" ? name : (await client.getByUID("page", uid(name))).id}`,
      body,
      "anna:secret",
    );
  };
  const { id: draft } = await service.create("drafts", "Maybe");
  await put(`drafts/${draft}`, "paris", "Paris at night");
  await put(`drafts/${draft}`, "nice", "Nice");
  const scheduledAt = "2100-01-01T00:00:00Z";
  const { body } = await service.edit("POST", "releases", { label: "Spring", scheduledAt });
  await put(`releases/${v.parse(v.object({ id: v.string() }), body).id}`, "oslo", "Oslo");
  const lima = (await client.getByUID("page", uid("lima"))).id;
  const { etag } = await service.send("GET", `documents/${lima}`);
  await service.send("POST", `documents/${lima}/unpublish?lose-addresses`, undefined, { "if-match": etag ?? "" });
  const list = async (query: string) => {
    const { results, total } = v.parse(listed, (await service.send("GET", `documents?${query}`)).body);
    return { uids: results.map((one) => (one.uid ?? "").split(".").at(-1)), total, results };
  };
  return { ...service, list };
}

test.each<[string, readonly string[]]>([
  ["state=published", ["example", "rome"]],
  ["state=changed", ["paris"]],
  ["state=draft", ["nice"]],
  ["state=scheduled", ["oslo"]],
  ["state=archived", ["lima"]],
  ["q=NIGHT", ["paris"]],
  ["q=do+thíngs", ["lima", "rome"]],
  ["q=buhne", ["example"]],
  ["host=www.west.example", ["example"]],
  ["host=www.tessera.example&state=published", ["rome"]],
  ["lang=de-de", ["example"]],
  ["author=anna", ["nice", "oslo", "paris"]],
  ["type=other", []],
  ["changed-since=2100-01-01T00:00:00Z", []],
])("documents are listed by %s → %j", async (query, uids) => {
  const { list } = await start();
  const found = await list(query);
  expect(new Set(found.uids)).toEqual(new Set(uids));
  expect(found.total).toBe(uids.length);
});

test("W91: a list has the documents whose plan is overdue, or whose draft is older than what is published", async () => {
  const { create, edit, findId, list, store } = await start();
  const body = { type: "page", lang: "en-us", uid: uid("rome"), data: { heading: "Rome" } };
  const rome = await findId(uid("rome"));
  const [draft, other] = [await create("drafts", "Older"), await create("drafts", "Newer")];
  await edit("PUT", `drafts/${draft.id}/documents/${rome}`, body);
  expect(await list("problem=outdated")).toMatchObject({ total: 0 });
  await edit("PUT", `drafts/${other.id}/documents/${rome}`, { ...body, title: "Newer" });
  await edit("POST", `drafts/${other.id}/publish`);
  expect(await list("problem=outdated")).toMatchObject({ uids: ["rome"], results: [{ problems: ["outdated"] }] });
  expect(await list("problem=overdue")).toMatchObject({ total: 0 });
  const [release] = (await store.state()).releases;
  if (release) await store.putOverlay({ ...release, scheduledAt: Date.now() - 120_000 });
  expect(await list("problem=overdue")).toMatchObject({ uids: ["oslo"], results: [{ problems: ["overdue"] }] });
  expect((await list("state=published")).results).toMatchObject([{ problems: [] }]);
});

test("W96: lists know the kind of a page and its findings once they were reported, until the page has a new state", async () => {
  const { list, send, create, edit, findId } = await start();
  const rome = await findId(uid("rome"));
  const [listedRome] = (await list("q=rome")).results;
  expect(listedRome).toMatchObject({ kind: "", findings: null, overlay: "" });
  expect(await list("findings=unknown")).toMatchObject({ total: 5 });
  const report = async (document: string, findings: number, of: object = {}) =>
    send("POST", "findings", { pages: [{ document, kind: "city", findings, ...of }] });
  expect(await report(rome, 2, { revision: listedRome?.["revision"] })).toMatchObject({ status: 200 });
  expect(await list("findings=some")).toMatchObject({ uids: ["rome"], results: [{ kind: "city", findings: 2 }] });
  expect(await list("kind=city")).toMatchObject({ uids: ["rome"] });
  expect(await list("findings=none")).toMatchObject({ total: 0 });
  expect((await list("checked-before=2000-01-01T00:00:00Z&order=checked")).uids).not.toContain("rome");
  expect((await list("checked-before=2100-01-01T00:00:00Z&order=checked")).uids.at(-1)).toBe("rome");
  expect((await list("checked-before=2100-01-01T00:00:00Z")).uids).not.toContain("lima");
  const { id: draft } = await create("drafts", "Newer");
  await edit("PUT", `drafts/${draft}/documents/${rome}`, { type: "page", lang: "en-us", uid: uid("rome"), data: {} });
  await report(rome, 3, { revision: listedRome?.["revision"], overlay: draft });
  expect(await list("q=rome")).toMatchObject({ results: [{ kind: "", findings: null, overlay: draft }] });
});

test("a list has pages, and says how many documents there are", async () => {
  const { list, send } = await start();
  const { body } = await send("GET", "documents?order=uid&limit=4");
  expect(body).toMatchObject({ total: 6, cursor: "4" });
  expect(await list("order=uid&limit=4&cursor=4")).toMatchObject({ uids: ["rome", "example"], total: 6 });
  expect((await send("GET", "documents?order=uid&limit=4&cursor=4")).body).toMatchObject({ cursor: null });
  expect((await send("GET", "documents?cursor=99")).body).toEqual({ results: [], total: 6, cursor: null });
});

test.each([
  ["q=ni&order=match", ["nice", "paris"]],
  // The letter is in other texts of the last three, and not in their names.
  ["q=e&order=match", ["nice", "example", "rome", "oslo", "paris", "lima"]],
  ["q=example&order=match&first-lang=de-de&limit=1", ["example"]],
])("W157: of %s, the document with the shortest name in the language is the first", async (query, uids) => {
  const { list } = await start();
  expect(await list(query)).toMatchObject({ uids });
});

test("the state of a document names its drafts, releases and languages", async () => {
  const { findId, send } = await start();
  const { body } = await send("GET", `documents/${await findId(uid("paris"))}/state`);
  expect(body).toMatchObject({
    heading: "Paris at night",
    state: "changed",
    author: "anna",
    published: expect.any(Number),
    overlays: [{ kind: "draft", label: "Maybe", scheduledAt: null, archived: false }],
    languages: [{ lang: "en-us", isPublished: true }],
  });
  expect(await send("GET", "documents/none/state")).toMatchObject({ status: 404, body: { code: "not-found" } });
});

test.each([
  "state=none",
  "problem=none",
  "order=none",
  "limit=x",
  "limit=0",
  "cursor=-1",
  "changed-since=2026-02-31T00:00:00Z",
  "titel=x",
  "findings=x",
  "checked-before=x",
])("a list refuses %s", async (query) => {
  const { send } = await startEditing([]);
  expect(await send("GET", `documents?${query}`)).toMatchObject({ status: 400, body: { code: "invalid" } });
});
