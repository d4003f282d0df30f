import { expect, test } from "vitest";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

/** Creates a draft with changes of Rome and Paris. */
async function start() {
  const service = await startEditing([page("rome"), page("paris")]);
  const { id: draft } = await service.create("drafts", "Maybe");
  const ids = { rome: await service.findId("rome"), paris: await service.findId("paris") };
  const put = (path: string, uid: keyof typeof ids) =>
    service.edit("PUT", `${path}/documents/${ids[uid]}`, { type: "page", lang: "en-us", uid, data: { title: uid } });
  for (const uid of ["rome", "paris"] as const) await put(`drafts/${draft}`, uid);
  const tag = async (path: string) => ({ "if-match": (await service.send("GET", path)).etag ?? "" });
  return { ...service, draft, ids, put, tag };
}

test("a draft is scheduled: a release with its id, documents and a time", async () => {
  const { draft, send, tag } = await start();
  const scheduledAt = "2100-01-01T08:00:00Z";
  const path = `drafts/${draft}/schedule`;
  expect(await send("POST", path, { scheduledAt })).toMatchObject({ status: 428, body: { code: "unstated" } });
  const match = await tag(`drafts/${draft}`);
  expect(await send("POST", path, { scheduledAt: "2020-01-01T00:00:00Z" }, match)).toMatchObject({ status: 400 });
  expect(await send("POST", path, { scheduledAt }, match)).toMatchObject({
    status: 200,
    body: { id: draft, label: "Maybe", scheduledAt: "2100-01-01T08:00:00+0000", documents: [{}, {}] },
  });
  expect(await send("GET", "drafts")).toMatchObject({ body: { results: [] } });
});

test("a draft moves into a release with all its documents, or stays whole where the release has one of them", async () => {
  const { create, draft, ids, put, send, tag } = await start();
  const [spring, summer] = [await create("releases", "Spring"), await create("releases", "Summer")];
  await put(`releases/${spring.id}`, "paris");
  const match = await tag(`drafts/${draft}`);
  const move = (release: string) => send("POST", `releases/${release}/documents`, { draft }, match);
  expect(await move(spring.id)).toMatchObject({ status: 412, body: { code: "stale", documents: [ids.paris] } });
  expect(await send("GET", `drafts/${draft}`)).toMatchObject({ body: { documents: [{}, {}] } });
  expect(await move(summer.id)).toMatchObject({ status: 200, body: { label: "Summer", documents: [{}, {}] } });
  expect(await send("GET", `drafts/${draft}`)).toMatchObject({ status: 404 });
  expect(await move(summer.id)).toMatchObject({ status: 404, body: { code: "not-found" } });
});

test("a draft moves where one of its documents takes the uid of another that it removes", async () => {
  const { create, draft, edit, ids, send, tag } = await start();
  await edit("POST", `drafts/${draft}/documents/${ids.rome}/archive`);
  const heir = { type: "page", lang: "en-us", uid: "rome", data: {} };
  expect(await edit("PUT", `drafts/${draft}/documents/0-heir`, heir)).toMatchObject({ status: 200 });
  const { id: release } = await create("releases", "Spring");
  const match = await tag(`drafts/${draft}`);
  expect(await send("POST", `releases/${release}/documents`, { draft }, match)).toMatchObject({
    status: 200,
    body: { documents: [{ id: "0-heir", archived: false }, {}, {}] },
  });
});
