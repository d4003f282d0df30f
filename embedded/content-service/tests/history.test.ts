import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const rome = page("rome", { data: { title: "Rome" } });
const content = (title: string) => ({ type: "page", lang: "en-us", uid: "rome", title: "rome", data: { title } });
const anna = { authorization: "Bearer anna:secret-1" };

/** Publishes Rome from a file, and then "Roma" in the release Spring by Anna. */
async function start() {
  const service = await startEditing([rome], { writeTokens: ["secret", "anna:secret-1"] });
  const { create, edit, findId, send } = service;
  const [id, { id: release }] = [await findId("rome"), await create("releases", "Spring")];
  const { etag } = await send("GET", `documents/${id}`);
  await send("PUT", `releases/${release}/documents/${id}`, content("Roma"), { ...anna, "if-match": etag ?? "" });
  await edit("POST", `releases/${release}/publish`);
  const title = async () => (await service.newClient().getByUID("page", "rome")).data["title"];
  return { ...service, id, title, first: Number(etag?.replaceAll('"', "")) };
}

test("each publication is listed with its time, author and release, and read again", async () => {
  const { id, first, send } = await start();
  const { body } = await send("GET", `documents/${id}/versions`);
  expect(body).toEqual({
    results: [
      {
        revision: expect.any(Number),
        at: expect.any(String),
        author: "anna",
        label: "Spring",
        removed: false,
        published: true,
      },
      { revision: first, at: "2026-01-01T00:00:00+0000", author: "", label: "", removed: false, published: false },
    ],
  });
  expect(await send("GET", `documents/${id}/versions/${first}`)).toMatchObject({
    body: { id, uid: "rome", data: { title: "Rome" }, revision: first },
  });
  expect(await send("GET", `documents/${id}/versions/1`)).toMatchObject({ status: 404 });
  expect(await send("GET", "documents/none/versions")).toMatchObject({ status: 404 });
});

test("a version is restored: published at once, into a new release, or into one that exists", async () => {
  const { create, id, first, send, title } = await start();
  const restore = (body: object, match: string) =>
    send("POST", `documents/${id}/versions/${first}/restore`, body, { "if-match": match });
  const { etag } = await send("GET", `documents/${id}`);
  expect(await restore({ publish: true }, `"${first}"`)).toMatchObject({ status: 412 });
  expect(await send("GET", "drafts")).toMatchObject({ body: { results: [] } });
  const { id: draft } = await create("drafts", "Try");
  expect(await restore({ draft }, etag ?? "")).toMatchObject({ status: 200, body: { id, warnings: [] } });
  expect(await restore({ label: "Back" }, etag ?? "")).toMatchObject({
    status: 201,
    body: { release: expect.any(String) },
  });
  expect(await title()).toBe("Roma");
  expect(await restore({ publish: true }, etag ?? "")).toMatchObject({ status: 200, body: { documents: [id] } });
  expect(await title()).toBe("Rome");
  expect(await restore({}, etag ?? "")).toMatchObject({ status: 400 });
});

test("a document is unpublished, and stays in the history", async () => {
  const { edit, id, first, newClient, send } = await start();
  expect(await send("POST", `documents/${id}/unpublish`)).toMatchObject({ status: 428 });
  const { etag } = await send("GET", `documents/${id}`);
  expect(await send("POST", `documents/${id}/unpublish`, undefined, { "if-match": etag ?? "" })).toMatchObject({
    status: 200,
    body: { documents: [id] },
  });
  expect(await newClient().getAllByType("page")).toEqual([]);
  expect(await edit("GET", `documents/${id}`)).toMatchObject({ status: 404 });
  expect(await edit("GET", `documents/${id}/versions`)).toMatchObject({
    body: { results: [{ removed: true, published: false, author: "unnamed" }, { removed: false }, { removed: false }] },
  });
  const back = await send(
    "POST",
    `documents/${id}/versions/${first}/restore`,
    { publish: true },
    { "if-none-match": "*" },
  );
  expect(back).toMatchObject({ status: 200 });
});

test("two states of a document are compared as data, and a release with what is published", async () => {
  const { create, edit, id, first } = await start();
  const changed = [{ path: "data.title", before: "Rome", after: "Roma" }];
  expect(await edit("GET", `documents/${id}/diff?from=${first}&to=published`)).toMatchObject({
    body: { changes: changed },
  });
  const { id: draft } = await create("drafts", "Try");
  await edit("PUT", `drafts/${draft}/documents/${id}`, content("Rom"));
  const inDraft = [{ path: "data.title", before: "Roma", after: "Rom" }];
  expect(await edit("GET", `documents/${id}/diff?to=${draft}`)).toMatchObject({ body: { changes: inDraft } });
  expect(await edit("GET", `drafts/${draft}/diff`)).toMatchObject({
    body: { results: [{ document: id, archived: false, changes: inDraft }] },
  });
  expect(await edit("GET", `documents/${id}/diff?from=99999&to=nobody`)).toMatchObject({
    status: 400,
    body: { details: [{ property: "from" }, { property: "to" }] },
  });
});
