import { expect, test } from "vitest";
import { page, typeModel } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const home = "www.site.example";
const fields = { title: { type: "Text" }, to: { type: "Link", config: {} } };
const later = "2100-01-01T08:00:00Z";

/** Publishes a home page and Rome, whose draft has another address. */
async function start() {
  const service = await startEditing([]);
  for (const id of ["page", "redirect"]) await service.store.insertModel("customtype", typeModel(id, fields));
  await service.publish(page(home), page(`${home}.rome`));
  const { id: draft } = await service.create("drafts", "Rome");
  const rome = await service.findId(`${home}.rome`);
  const body = (uid: string, data: object = {}) => ({ type: "page", lang: "en-us", uid: `${home}.${uid}`, data });
  const move = (uid: string) => service.edit("PUT", `drafts/${draft}/documents/${rome}`, body(uid));
  await move("roma");
  const { etag } = await service.send("GET", `drafts/${draft}`);
  const revision = Number(etag?.replaceAll('"', ""));
  const redirect = { ...body("rome", { to: { link_type: "Document", id: rome } }), type: "redirect" };
  const batch = (...changes: readonly object[]) => service.send("POST", "batch", { changes });
  const put = { do: "put", overlay: draft, id: "rome-moved", body: redirect };
  return { ...service, batch, body, draft, move, put, redirect, revision, rome };
}

test("W85: a page moves with its redirect in one batch, which a publication alone is refused", async () => {
  const { batch, draft, newClient, put, revision, rome } = await start();
  const publish = { do: "publish", overlay: draft, revision };
  expect(await batch(publish)).toMatchObject({ status: 409, body: { code: "lost-address", change: 0 } });
  expect(await batch(put, publish)).toMatchObject({
    status: 200,
    body: { results: [{ revision: expect.any(Number) }, { ref: expect.any(String), documents: [rome, "rome-moved"] }] },
  });
  const moved = await newClient().getByUID("redirect", `${home}.rome`);
  expect(moved.data["to"]).toMatchObject({ id: rome, uid: `${home}.roma` });
});

test("W86: a page returns to the address of the redirect that leads to it, which ends", async () => {
  const { batch, draft, edit, create, newClient, put, revision, rome, body } = await start();
  await batch(put, { do: "publish", overlay: draft, revision });
  const { id: again } = await create("drafts", "Back");
  const back = await edit("PUT", `drafts/${again}/documents/${rome}`, body("rome"));
  expect(back).toMatchObject({ status: 200 });
  const other = await edit("PUT", `drafts/${again}/documents/other`, body("roma"));
  expect(other).toMatchObject({ status: 200 });
  expect(await edit("POST", `drafts/${again}/publish`)).toMatchObject({
    status: 200,
    body: { documents: ["rome-moved", rome, "other"] },
  });
  expect(await newClient().getAllByType("redirect")).toEqual([]);
});

test("W86: no other page takes the address of a redirect", async () => {
  const { batch, body, create, draft, edit, put, revision } = await start();
  await batch(put, { do: "publish", overlay: draft, revision });
  const { id: again } = await create("drafts", "Other");
  expect(await edit("PUT", `drafts/${again}/documents/other`, body("rome"))).toMatchObject({
    status: 409,
    body: { code: "address-taken", documents: ["rome-moved"] },
  });
});

test("W87: a batch makes all of its changes or none, and locates the one that is refused", async () => {
  const { batch, draft, put, revision, send } = await start();
  const before = (await send("GET", `drafts/${draft}`)).body;
  const stale = { do: "publish", overlay: draft, revision: revision - 1 };
  expect(await batch(put, stale)).toMatchObject({ status: 412, body: { code: "stale", change: 1 } });
  const unstated = { do: "publish", overlay: draft };
  expect(await batch(put, unstated)).toMatchObject({ status: 428, body: { code: "unstated", change: 1 } });
  const missing = { ...put, overlay: "nothing" };
  expect(await batch(put, missing)).toMatchObject({ status: 404, body: { code: "not-found", change: 1 } });
  expect((await send("GET", `drafts/${draft}`)).body).toEqual(before);
});

test("W87: faults of all changes are listed with their places, and a batch has at most 500", async () => {
  const { batch, draft, put, redirect } = await start();
  const wrong = { ...put, body: { ...redirect, data: { title: 1 } } };
  const past = { do: "schedule", overlay: draft, scheduledAt: "2020-01-01T08:00:00Z", revision: "*" };
  const { status, body } = await batch(put, wrong, past);
  expect([status, body]).toMatchObject([
    400,
    { code: "invalid", details: [{ property: "changes.1.body.data.title" }, { property: "changes.2.scheduledAt" }] },
  ]);
  expect(await batch({ do: "remove" })).toMatchObject({ body: { details: [{ property: "changes.0.do" }] } });
  expect(await batch()).toMatchObject({ status: 400 });
  expect(await batch(...Array.from({ length: 501 }, () => put))).toMatchObject({ status: 400 });
});

test("W88: a draft is scheduled with its redirect, and is a draft again without it", async () => {
  const { batch, draft, put, revision, rome, send } = await start();
  const schedule = { do: "schedule", overlay: draft, scheduledAt: later, revision };
  expect(await batch(put, schedule)).toMatchObject({ status: 200 });
  const release = await send("GET", `releases/${draft}`);
  expect(release).toMatchObject({ body: { scheduledAt: "2100-01-01T08:00:00+0000", documents: [{}, {}] } });
  const cancel = { do: "schedule", overlay: draft, scheduledAt: null, revision: "*" };
  expect(await batch({ do: "reset", overlay: draft, id: put.id, revision: "*" }, cancel)).toMatchObject({
    status: 200,
  });
  expect(await send("GET", `releases/${draft}`)).toMatchObject({ status: 404 });
  expect(await send("GET", `drafts/${draft}`)).toMatchObject({ body: { label: "Rome", documents: [{ id: rome }] } });
});
