import { expect, test } from "vitest";
import * as v from "valibot";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const link = (id: string) => ({ link_type: "Document", id });
const picture = { url: "/media/rome.webp", alt: null, dimensions: { width: 1600, height: 900 } };

/** Creates a draft in which Naples has another address. */
async function startDraft() {
  const service = await startEditing([
    page("rome", { data: { title: "Rome", photo: picture } }),
    page("www.tessera.example.naples"),
  ]);
  const [rome, { id: draft }] = [await service.findId("rome"), await service.create("drafts", "Maybe")];
  const naples = await service.findId("www.tessera.example.naples");
  const moved = { type: "page", lang: "en-us", uid: "www.tessera.example.napoli", data: {} };
  await service.edit("PUT", `drafts/${draft}/documents/${naples}?lose-addresses`, moved);
  return { ...service, rome, naples, draft };
}

const token = v.object({ token: v.string() });

test("a body is delivered exactly as the Document API delivers the document after a put of it", async () => {
  const { draft, edit, naples, newClient, rome, send } = await startDraft();
  const { body: read } = await send("GET", `drafts/${draft}/documents/${rome}`);
  const { data } = v.parse(v.looseObject({ data: v.looseObject({}) }), read);
  const uid = "www.tessera.example.rome";
  const body = {
    type: "page",
    lang: "en-us",
    uid,
    tags: ["city"],
    data: { ...data, title: "Roma", near: link(naples) },
  };
  const { status, body: delivered } = await send("POST", "deliver", { ...body, id: rome, overlay: draft });
  await edit("PUT", `drafts/${draft}/documents/${rome}`, body);
  const preview = v.parse(token, (await edit("POST", "previews", { draft })).body);
  const found = await newClient().getByID(rome, { ref: preview.token });
  expect(status).toBe(200);
  expect(delivered).toEqual({ ...found, href: expect.any(String) });
  expect(delivered).toMatchObject({
    tags: [uid, "city"],
    data: { title: "Roma", near: { uid: "www.tessera.example.napoli" } },
  });
});

test("links are resolved in the published documents without a draft, also while it is not saved yet", async () => {
  const { naples, send } = await startDraft();
  const body = { id: "new", type: "page", lang: "en-us", data: { near: link(naples) } };
  const published = {
    status: 200,
    body: { id: "new", uid: null, data: { near: { uid: "www.tessera.example.naples" } } },
  };
  expect(await send("POST", "deliver", body)).toMatchObject(published);
  expect(await send("POST", "deliver", { ...body, overlay: "doc-new" })).toMatchObject(published);
});

test("a document in the middle of an edit is delivered without the members that a put refuses", async () => {
  const { send } = await startDraft();
  const body = { id: "new", type: "page", lang: "en-us", uid: "a b", data: { title: "Rome" } };
  expect(await send("POST", "deliver", body)).toMatchObject({
    status: 200,
    body: { uid: null, data: { title: "Rome" } },
  });
});

test("nothing is written by it, and a body without data is a 400", async () => {
  const { send } = await startDraft();
  await send("POST", "deliver", { id: "new", type: "page", lang: "en-us", data: {} });
  expect(await send("GET", "documents/new")).toMatchObject({ status: 404 });
  expect(await send("POST", "deliver", { id: "new", type: "page", lang: "en-us" })).toMatchObject({ status: 400 });
});
