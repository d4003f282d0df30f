import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const rome = page("rome", { data: { title: "Rome", text: "Old" } });
const content = (data: object) => ({ type: "page", lang: "en-us", uid: "rome", title: "rome", data });

async function start() {
  const service = await startEditing([rome]);
  const id = await service.findId("rome");
  const { id: release } = await service.create("releases", "Spring");
  return { ...service, id, release, path: `releases/${release}/documents/${id}` };
}

test("a change without If-Match is a 428 that names the ETag, for each method", async () => {
  const { path, release, send } = await start();
  const { etag } = await send("GET", path);
  expect(await send("PUT", path, content({}))).toMatchObject({
    status: 428,
    body: { message: expect.stringContaining(etag ?? "none") },
  });
  const rows = await Promise.all([
    send("POST", `${path}/archive`),
    send("PATCH", `releases/${release}`, { label: "Summer" }),
    send("DELETE", `releases/${release}`),
    send("POST", `releases/${release}/publish`),
  ]);
  expect(rows.map(({ status }) => status)).toEqual([428, 428, 428, 428]);
});

test("a change of an older state is a 412 that says who changed which fields, and when", async () => {
  const { id, path, send } = await start();
  const { etag, body: before } = await send("GET", path);
  expect(before).toMatchObject({ id, uid: "rome", data: { title: "Rome" } });
  const ben = { "if-match": etag ?? "", "x-author": "Ben" };
  const first = await send("PUT", path, content({ title: "Roma", text: "New" }), ben);
  expect(first).toMatchObject({ status: 200, body: { id, warnings: [] }, etag: expect.stringMatching(/^"\d+"$/) });
  const revision = Number(first.etag?.replaceAll('"', ""));
  expect(await send("PUT", path, content({ title: "Rom", text: "Old" }), ben)).toMatchObject({
    status: 412,
    body: {
      conflicts: [
        {
          document: id,
          fields: ["data.title"],
          theirs: ["data.text"],
          base: Number(etag?.replaceAll('"', "")),
          current: { revision, author: "Ben", at: expect.stringMatching(/^\d{4}-.*\+0000$/) },
        },
      ],
    },
  });
  expect(await send("PUT", path, content({}), { "if-none-match": "*" })).toMatchObject({ status: 412 });
  expect(await send("PUT", path, content({}), { "if-match": first.etag ?? "" })).toMatchObject({ status: 200 });
});

test("of two editors who write at once, one is told", async () => {
  const { path, send } = await start();
  const { etag } = await send("GET", path);
  const writes = ["a", "b", "c"].map((title) => send("PUT", path, content({ title }), { "if-match": etag ?? "" }));
  expect((await Promise.all(writes)).map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 412, 412,
  ]);
});

test("two releases of one document warn each other, and the second is refused with the field, until it is forced", async () => {
  const { create, edit, id, path, release, send } = await start();
  const { id: summer } = await create("releases", "Summer");
  await edit("PUT", path, content({ title: "Spring", text: "Old" }));
  const warned = await edit("PUT", `releases/${summer}/documents/${id}`, content({ title: "Summer", text: "Old" }));
  const warning = { code: "also-in", document: id, other: { id: release, kind: "release", label: "Spring" } };
  expect(warned).toMatchObject({ status: 200, body: { warnings: [warning] } });
  expect(await edit("GET", `releases/${summer}`)).toMatchObject({ body: { warnings: [warning] } });
  await edit("POST", `releases/${release}/publish`);
  const { etag, body } = await send("GET", `releases/${summer}`);
  expect(body).toMatchObject({ warnings: [{ code: "outdated", document: id }] });
  expect(await edit("POST", `releases/${summer}/publish`)).toMatchObject({
    status: 412,
    body: { conflicts: [{ document: id, fields: ["data.title"], current: { label: "Spring" } }] },
  });
  const { etag: published } = await send("GET", `documents/${id}`);
  const forced = await send("POST", `releases/${summer}/publish`, undefined, { "if-match": `${etag}, ${published}` });
  expect(forced).toMatchObject({ status: 200, body: { documents: [id] } });
});
