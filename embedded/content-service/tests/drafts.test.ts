import { ForbiddenError, PreviewTokenExpiredError } from "@prismicio/client";
import { expect, test } from "vitest";
import * as v from "valibot";
import { startReceiver } from "./support/webhook-receiver.ts";
import { page } from "./content-service.ts";
import { startEditing } from "./editing-service.ts";

const rome = page("rome", { data: { title: "Rome" } });
const draftOfRome = { type: "page", lang: "en-us", uid: "rome", data: { title: "Rome, maybe" } };

const preview = v.object({ token: v.string(), ref: v.string(), websitePreviewId: v.string(), expiresAt: v.string() });

/** Creates a draft of Rome. */
async function startDraft(options: Parameters<typeof startEditing>[1] = {}) {
  const service = await startEditing([rome], options);
  const { id, ref } = await service.create("drafts", "Maybe");
  const romeId = await service.findId("rome");
  await service.edit("PUT", `drafts/${id}/documents/${romeId}`, draftOfRome);
  const title = async (contentRef?: string) =>
    (await service.newClient().getByUID("page", "rome", contentRef === undefined ? {} : { ref: contentRef })).data[
      "title"
    ];
  return { ...service, id, ref, romeId, title };
}

test("a draft is no release: it is listed for editors only", async () => {
  const { edit, id, newClient, romeId } = await startDraft();
  expect(await newClient().getRefs()).toMatchObject([{ isMasterRef: true }]);
  const { body } = await edit("GET", "drafts");
  const document = { id: romeId, archived: false, author: "unnamed" };
  expect(body).toMatchObject({
    results: [{ id, label: "Maybe", ref: expect.any(String), documents: [document], warnings: [] }],
  });
  expect(await edit("GET", "releases")).toEqual({ status: 200, body: { results: [] } });
});

test("a draft is seen with a preview token, in all its forms, and not with its ref alone", async () => {
  const { edit, id, ref, title, origin } = await startDraft();
  const { status, body } = await edit("POST", "previews", { draft: id });
  expect(status).toBe(201);
  const { token, websitePreviewId, ref: previewed } = v.parse(preview, body);
  expect(token).toBe(`https://${new URL(origin).host}/previews/${previewed}?websitePreviewId=${websitePreviewId}`);
  const jar = JSON.stringify({ _tracker: "abcd1234", "tessera.prismic.io": { preview: token } });
  expect([await title(), await title(token), await title(jar), await title(encodeURIComponent(token))]).toEqual([
    "Rome",
    ...Array.from({ length: 3 }, () => "Rome, maybe"),
  ]);
  const direct = await fetch(`${origin}/api/v2/documents/search?ref=${encodeURIComponent(ref)}`);
  expect(direct.status).toBe(404);
});

test("a release can be previewed too, also by those who may not see releases", async () => {
  const access = { visibility: "public" as const, tokens: ["reader"], writeTokens: [] };
  const { create, edit, newClient, romeId, title } = await startDraft({ access });
  const { id, ref } = await create("releases", "Spring");
  await expect(title(ref)).rejects.toThrow(ForbiddenError);
  await edit("PUT", `releases/${id}/documents/${romeId}`, { ...draftOfRome, data: { title: "Rome in spring" } });
  const { token } = v.parse(preview, (await edit("POST", "previews", { release: id })).body);
  expect(await title(token)).toBe("Rome in spring");
  const resolved = newClient().resolvePreviewURL({
    previewToken: token,
    documentID: romeId,
    linkResolver: ({ uid }) => `/${uid}`,
    defaultURL: "/",
  });
  expect(await resolved).toBe("/rome");
});

test("a preview ends when it expires, an hour after it was made unless it says otherwise", async () => {
  let now = Date.now();
  const { edit, id, title } = await startDraft({ now: () => now });
  const expiry = async (minutes?: number) => {
    const { body } = await edit("POST", "previews", { draft: id, ...(minutes !== undefined && { minutes }) });
    return Date.parse(v.parse(preview, body).expiresAt);
  };
  const toSecond = (time: number) => Math.floor(time / 1000) * 1000;
  expect([await expiry(), await expiry(5)]).toEqual([toSecond(now + 3_600_000), toSecond(now + 300_000)]);
  now -= 120_000;
  const { token } = v.parse(preview, (await edit("POST", "previews", { draft: id, minutes: 1 })).body);
  await expect(title(token)).rejects.toThrow(PreviewTokenExpiredError);
});

test("publishing a draft publishes its documents and ends its previews", async () => {
  const { edit, id, origin, title } = await startDraft();
  const { token } = v.parse(preview, (await edit("POST", "previews", { draft: id })).body);
  expect(await edit("POST", `drafts/${id}/publish`)).toMatchObject({ status: 200 });
  expect(await title()).toBe("Rome, maybe");
  expect((await fetch(`${origin}/api/v2/documents/search?ref=${encodeURIComponent(token)}`)).status).toBe(404);
  expect(await edit("GET", "drafts")).toEqual({ status: 200, body: { results: [] } });
});

test("a draft that is deleted leaves nothing behind", async () => {
  const { edit, id, title } = await startDraft();
  expect(await edit("DELETE", `drafts/${id}`)).toEqual({ status: 200, body: { id } });
  expect(await title()).toBe("Rome");
  expect(await edit("POST", `drafts/${id}/publish`)).toMatchObject({ status: 404 });
});

test.each([
  ["nothing to preview", {}],
  ["both a draft and a release", { draft: "a", release: "b" }],
  ["no time at all", { draft: "a", minutes: 0 }],
  ["more than a week", { draft: "a", minutes: 10_081 }],
])("a preview of %s is a 400 that says what is needed", async (_, body) => {
  const { edit } = await startEditing([]);
  expect(await edit("POST", "previews", body)).toMatchObject({ status: 400, body: { details: [{}] } });
});

test("a preview of a draft that is not there is a 404", async () => {
  const { edit } = await startEditing([]);
  expect(await edit("POST", "previews", { draft: "none" })).toMatchObject({
    status: 404,
    body: { message: 'There is no draft "none".' },
  });
});

test("the webhook is tried with a message that tells nothing; without one, or when it does not take it, that is said", async () => {
  const receiver = await startReceiver();
  const { edit, origin } = await startEditing([], { webhook: { url: receiver.url, secret: "s3cret" } });
  expect(await edit("POST", "webhook/test")).toEqual({ status: 200, body: { delivered: true } });
  expect(receiver.received.map(({ json }) => json)).toEqual([
    { type: "test-trigger", domain: "tessera", apiUrl: `${origin}/api/v2`, secret: "s3cret" },
  ]);
  receiver.respond = (response) => response.writeHead(500).end();
  expect(await edit("POST", "webhook/test")).toMatchObject({
    status: 502,
    body: { message: expect.stringContaining("it responded 500") },
  });
  expect(await (await startEditing([])).edit("POST", "webhook/test")).toMatchObject({ status: 409 });
});

test("a document that was read can be put again, and nothing differs", async () => {
  const picture = { url: "/media/rome.webp", alt: null, dimensions: { width: 1600, height: 900 } };
  const { create, edit, findId, origin, send } = await startEditing([
    page("rome", { data: { title: "Rome", subtitle: null, photo: picture } }),
  ]);
  const [id, { id: draft }] = [await findId("rome"), await create("drafts", "Maybe")];
  const { body } = await send("GET", `drafts/${draft}/documents/${id}`);
  expect(body).toMatchObject({ alternate_languages: [], data: { photo: { url: `${origin}/media/rome.webp` } } });
  expect(await edit("PUT", `drafts/${draft}/documents/${id}`, body)).toMatchObject({ status: 200 });
  expect(await send("GET", `drafts/${draft}/diff`)).toMatchObject({
    body: { results: [{ document: id, changes: [] }] },
  });
});

test("a document names its translations", async () => {
  const { create, edit, findId, send, store } = await startEditing([page("rome", { data: { title: "Rome" } })]);
  await store.setLanguages(["en-us", "de-de"].map((id) => ({ id, name: id })));
  const [id, { id: draft }] = [await findId("rome"), await create("drafts", "German")];
  const german = { type: "page", lang: "de-de", uid: "rome", alternate_language_id: id, data: { title: "Rom" } };
  await edit("PUT", `drafts/${draft}/documents/rom`, german);
  const { body } = await send("GET", `drafts/${draft}/documents/rom`);
  expect(body).toMatchObject({ alternate_languages: [{ id, type: "page", lang: "en-us", uid: "rome" }] });
  const { id: release } = await create("releases", "German");
  await edit("PUT", `releases/${release}/documents/rom`, body);
  expect((await send("GET", `releases/${release}/documents/rom`)).body).toMatchObject({
    alternate_languages: [{ id }],
  });
});

test("a published version keeps the label of its draft", async () => {
  const { edit, id, romeId, send } = await startDraft();
  expect(await edit("POST", `drafts/${id}/publish`)).toMatchObject({ status: 200 });
  const { body } = await send("GET", `documents/${romeId}/versions`);
  expect(body).toMatchObject({ results: [{ label: "Maybe", published: true }, { label: "" }] });
});

test("the draft that the editors of a document share has an id that they know, and is created once", async () => {
  const { send } = await startEditing([]);
  const body = { id: "doc-rome", label: "Rome" };
  expect(await send("POST", "drafts", body)).toMatchObject({ status: 201, body });
  expect(await send("GET", "drafts/doc-rome")).toMatchObject({ status: 200, body });
  expect(await send("POST", "drafts", body, { "if-none-match": "*" })).toMatchObject({ status: 412 });
  expect(await send("POST", "drafts", { ...body, id: "rome" })).toMatchObject({ status: 400 });
});
