import { PreviewTokenExpiredError } from "@prismicio/client";
import { expect, test, vi } from "vitest";
import { completeDocuments } from "../files/complete-documents.ts";
import { previewToken } from "../refs/write-ref.ts";
import { isRefusal } from "../store/refusal.ts";
import { page, startContent } from "./content-service.ts";

const expiresAt = Date.parse("2026-06-01");
const title = (text: string) => page("rome", { data: { title: text } });

/** Publishes one page and creates a draft of it with a preview token. */
async function startDraft(now = expiresAt - 1) {
  const service = await startContent({ documents: [title("Rome")], now: () => now });
  const { store } = service;
  await store.putOverlay({ id: "draft", kind: "draft", label: "Draft", scheduledAt: null });
  const [draft] = completeDocuments([title("Roma")], new Map());
  if (!draft) throw new Error("There is no draft.");
  expect(isRefusal(await store.putDocument("draft", draft))).toBe(false);
  await store.putPreview("preview-1", { overlay: "draft", expiresAt });
  return { ...service, id: draft.id, token: await newToken(store) };
}

type Store = Awaited<ReturnType<typeof startContent>>["store"];

async function newToken(store: Store): Promise<string> {
  const draft = await store.overlay("draft");
  return draft ? previewToken("tessera.prismic.io", await store.state(), draft, "preview-1") : "";
}

const makeJar = (token: string) => JSON.stringify({ _tracker: "abcd1234", "tessera.prismic.io": { preview: token } });

test.each<[string, (token: string) => string]>([
  ["a token", (token) => token],
  ["an encoded token", encodeURIComponent],
  ["a jar", makeJar],
  ["an encoded jar", (token) => encodeURIComponent(makeJar(token))],
  ["the short form", (token) => `m-${/previews\/([^:]+):/.exec(token)?.[1]}:p-preview-1`],
])("%s in the preview cookie shows the draft, to nobody else", async (_, writeCookie) => {
  const { newClient, token } = await startDraft();
  const editor = newClient();
  editor.enableAutoPreviewsFromReq({ headers: { cookie: `a=1; io.prismic.preview=${writeCookie(token)}` } });
  expect((await editor.getByUID("page", "rome")).data).toEqual({ title: "Roma" });
  expect((await newClient().getByUID("page", "rome")).data).toEqual({ title: "Rome" });
});

test("the token leads to the address of the document it shows", async () => {
  const { newClient, token, id } = await startDraft();
  const client = newClient({ routes: [{ type: "page", path: "/places/:uid" }] });
  const url = await client.resolvePreviewURL({ documentID: id, previewToken: token, defaultURL: "/" });
  expect(url).toBe("/places/rome");
});

test("the address of a previewed document returns it as previewed", async () => {
  const { client, token } = await startDraft();
  const rome = await client.getByUID("page", "rome", { ref: token });
  expect(await (await fetch(rome.href)).json()).toMatchObject({ results: [{ data: { title: "Roma" } }] });
});

test("a token goes on showing the draft as it was; a new one shows what was changed since", async () => {
  const { client, store, token, id } = await startDraft();
  const [changed] = completeDocuments([title("Rōma")], new Map());
  if (!changed) throw new Error("The draft has no content.");
  await store.putDocument("draft", changed);
  expect((await client.getByID(id, { ref: token })).data).toEqual({ title: "Roma" });
  expect((await client.getByID(id, { ref: await newToken(store) })).data).toEqual({ title: "Rōma" });
});

test("an expired token is the client's PreviewTokenExpiredError", async () => {
  const { client, token } = await startDraft(expiresAt);
  await expect(client.getByUID("page", "rome", { ref: token })).rejects.toThrow(PreviewTokenExpiredError);
});

test.each<[string, (token: string) => string]>([
  ["without its preview", (token) => /previews\/([^?]+)/.exec(token)?.[1] ?? ""],
  ["with a made-up preview", (token) => token.replace("preview-1", "preview-2")],
  ["in a jar of another repository", (token) => makeJar(token).replace("tessera.prismic.io", "other.prismic.io")],
])("a draft %s is not shown: the client goes on with what is published", async (_, makeRef) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { client, token } = await startDraft();
  expect((await client.getByUID("page", "rome", { ref: makeRef(token) })).data).toEqual({ title: "Rome" });
  warn.mockRestore();
});
