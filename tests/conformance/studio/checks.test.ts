import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import * as v from "valibot";
import { page } from "../../../embedded/content-service/tests/content-service.ts";
import { listSchema } from "../../../studio/protocol/document.ts";
import { sessionSchema } from "../../../studio/protocol/session.ts";
import { bridge } from "../../../framework/next/bridge.ts";
import { startStudioWithContent } from "../../support/studio-with-content.ts";

const uid = "www.tessera.example.spring";

async function setUp() {
  const studio = await startStudioWithContent([page(uid, { type: "content_page" })]);
  return { ...studio, ada: await studio.signIn({ name: "Ada", role: "editor" }) };
}

const document = { id: "new", type: "content_page", lang: "en-us", uid: "new", tags: [], title: "", data: {} };

test("W4: the session names the editor, and what can be shown", async () => {
  const { ada, port } = await setUp();
  const session = v.parse(sessionSchema, (await ada("GET", "session")).body);
  expect(session.editor).toEqual({ name: "Ada", role: "editor" });
  expect(session.sites).toContainEqual({
    host: "www.tessera.example",
    name: "Tessera",
    origin: `http://tessera.localhost:${port}`,
    languages: expect.arrayContaining(["en", "ar"]),
  });
  expect(session.currencies).toContain("EUR");
});

test.each([
  ["www.tessera.example.autumn", "en-us", "free", "/autumn/"],
  ["www.tessera.example.spring", "de-de", "free", "/de/spring/"],
  ["www.tessera.example.spring", "en-us", "taken", "/spring/"],
  ["www.tessera.example.studio", "en-us", "reserved", "/studio/"],
  ["www.tessera.example.studio.rome", "de-de", "reserved", "/de/studio/rome/"],
  ["www.tessera.example.studio-frame.a", "en-us", "reserved", "/studio-frame/a/"],
  ["www.tessera.example.de", "en-us", "reserved", "/de/"],
  ["www.tessera.example.api.forms", "en-us", "reserved", "/api/forms/"],
])("W13, W80: for %s in %s the address is %s", async (wanted, lang, state, path) => {
  const { ada, port } = await setUp();
  const { body } = await ada("GET", `addresses?uid=${wanted}&lang=${lang}`);
  expect(body).toEqual({ state, url: `http://tessera.localhost:${port}${path}` });
});

test("W13: the address of a page is free for this page", async () => {
  const { ada } = await setUp();
  const listed = v.parse(listSchema, (await ada("GET", "documents?q=spring")).body);
  const { body } = await ada("GET", `addresses?uid=${uid}&lang=en-us&id=${listed.results[0]?.id}`);
  expect(body).toMatchObject({ state: "free" });
});

test.each([
  ["elsewhere.example.spring", "en-us"],
  ["www.tessera.example.Spring", "en-us"],
  ["www.tessera.example.a b", "en-us"],
  ["www.tessera.example..a", "en-us"],
  ["www.tessera.example.spring", "xx-xx"],
])("W13: %s in %s is no address of a page", async (wanted, lang) => {
  const { ada } = await setUp();
  const query = new URLSearchParams({ uid: wanted, lang });
  expect((await ada("GET", `addresses?${query}`)).body).toEqual({ state: "malformed", url: null });
});

test("W10, W82: a document without a draft is checked without a save", async () => {
  const { ada } = await setUp();
  expect(await ada("POST", "validate", { document })).toEqual({ status: 200, body: { problems: [] } });
  const { body } = await ada("POST", "validate", { document: { ...document, data: { none: 1 } } });
  expect(body).toMatchObject({
    problems: [{ path: "data.none", message: expect.any(String), hint: expect.any(String) }],
  });
  expect(await ada("GET", "documents/new")).toMatchObject({ status: 404, body: { code: "not-found" } });
});

test("W10: two edits are merged without a save", async () => {
  const { ada } = await setUp();
  const [mine, theirs] = [
    { ...document, title: "Mine" },
    { ...document, tags: ["theirs"] },
  ];
  expect(await ada("POST", "merge", { base: document, mine, theirs })).toEqual({
    status: 200,
    body: { document: { ...mine, tags: ["theirs"] }, merged: ["tags"], conflicts: [] },
  });
  const { body } = await ada("POST", "merge", { base: document, mine, theirs: { ...document, title: "Theirs" } });
  expect(body).toMatchObject({ conflicts: [{ path: "title", base: "", mine: "Mine", theirs: "Theirs" }] });
});

test("W10: the models are those of the project, with the groups that slices make", async () => {
  const groups = { tabs_start: { opens: "tabs" } };
  const before = bridge().programs;
  onTestFinished(() => void (bridge().programs = before));
  bridge().programs = {
    readAddresses: async () => null,
    readReadiness: async () => ({}),
    readLanguages: async () => [],
    readGroups: () => groups,
    readKinds: () => ({ microsite: ["city"] }),
  };
  const { body } = await (await setUp()).ada("GET", "models");
  const hero: unknown = JSON.parse(readFileSync("slices/Hero/model.json", "utf8"));
  expect(body).toMatchObject({
    slices: expect.arrayContaining([hero]),
    types: expect.any(Array),
    groups,
    kinds: { microsite: ["city"] },
  });
});

test("W14: a picture is uploaded as it comes, found by its name, and described", async () => {
  const { ada, request, signIn, press, addLink, origin } = await setUp();
  const { headers } = await press(await addLink({ name: "Ada", role: "editor" }));
  const cookie = headers["set-cookie"]?.[0]?.split(";", 1)[0] ?? "";
  const form = new FormData();
  form.set("file", new Blob(['<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>']), "tiber.svg");
  const encoded = new Response(form);
  const body = await encoded.text();
  const own = { cookie, origin, "x-studio": "1", "content-type": encoded.headers.get("content-type") ?? "" };
  const upload = (sent: Record<string, string>) =>
    request("/studio/api/media", { method: "POST", headers: { ...own, ...sent }, body });
  expect(await upload({ "content-length": "40000000" })).toMatchObject({ status: 413 });
  expect(await upload({ "content-type": "application/json" })).toMatchObject({ status: 400 });
  const { status, text } = await upload({ "content-length": `${Buffer.byteLength(body)}` });
  expect(status).toBe(200);
  const { id } = v.parse(v.object({ id: v.string() }), JSON.parse(text));
  expect(await ada("GET", "media?keyword=tiber")).toMatchObject({ status: 200, body: { items: [{ id }] } });
  expect(await ada("PATCH", `media/${id}`, { alt: "The Tiber" })).toMatchObject({
    status: 200,
    body: { alt: "The Tiber" },
  });
  const viewer = await signIn({ name: "Vi", role: "viewer" });
  expect(await viewer("PATCH", `media/${id}`, { alt: "" })).toMatchObject({ status: 403 });
});
