import { once } from "node:events";
import { request } from "node:http";
import {
  createMigration,
  InvalidDataError,
  type Migration,
  NotFoundError,
  type PrismicDocument,
} from "@prismicio/client";
import sharp from "sharp";
import { beforeEach, expect, test, vi } from "vitest";
import * as v from "valibot";
import { readSeeds } from "../files/read-seeds.ts";
import { synchronize } from "../files/synchronize.ts";
import { readPhotos } from "@tessera/media/photos.ts";
import { seedFolders } from "../seed-folders.ts";
import { allDocuments } from "./support/all-documents.ts";
import { migrationModels } from "./migration-models.ts";
import { startWriting } from "./write-service.ts";
import { isWhole } from "@tessera/runtime/testing/test-scale.ts";
import { projectFolder } from "@tessera/runtime/settings.ts";

/** The client waits 1.5 seconds between writes. A fast clock shortens the wait. */
let now = Date.now();
beforeEach(() => {
  vi.spyOn(Date, "now").mockImplementation(() => (now += 2000));
  return () => vi.restoreAllMocks();
});

const start = () => startWriting({ models: migrationModels });

const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#f00" } })
  .webp()
  .toBuffer();

const answered = v.object({ id: v.string() });

function author(uid: string, more: object = {}) {
  return { title: uid, type: "author", uid, lang: "en-us", data: { name: uid }, ...more };
}

function toContent({ type, lang, uid, tags, data, alternate_languages: others }: PrismicDocument) {
  return { type, lang, uid, tags, data: withoutIds(data), translated: others.map((one) => `${one.lang} ${one.uid}`) };
}

/** Removes ids, keys and dates, which each migration creates again. */
function withoutIds(value: unknown): unknown {
  const text = JSON.stringify(value, (name, part) =>
    ["id", "key", "first_publication_date", "last_publication_date"].includes(name) ? undefined : part,
  );
  return JSON.parse(text.replaceAll(/http:\/\/[^"]*\/media\/[\w-]+\//g, "/media/"));
}

/** Removes the dates of linked documents. */
function undated(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value, (name, part) => (name.endsWith("_publication_date") ? undefined : part)));
}

function everything(migration: Migration) {
  const photo = migration.createAsset(new Blob([new Uint8Array(picture)]), "red.webp", {
    alt: "Red",
    credits: "Me",
    tags: ["colour"],
  });
  const sheet = migration.createAsset("a,b", "prices.csv");
  const ann = migration.createDocument({ type: "author", uid: "ann", lang: "en-us", data: { name: "Ann" } }, "Ann");
  const to = { link_type: "Document", id: ann, text: "Ann", variant: "Ghost" };
  const data = {
    title: [{ type: "heading1", text: "Rome", spans: [] }],
    body: [
      {
        type: "paragraph",
        text: "Ask Ann, or the web",
        spans: [
          { start: 4, end: 7, type: "hyperlink", data: { link_type: "Document", id: ann } },
          { start: 16, end: 19, type: "hyperlink", data: { link_type: "Web", url: "https://a.example" } },
          { start: 0, end: 3, type: "strong" },
        ],
      },
      { type: "image", id: photo, linkTo: { link_type: "Document", id: ann } },
      { type: "embed", oembed: { type: "video", embed_url: "https://v.example/1" } },
    ],
    summary: "All of Rome",
    kind: "guide",
    color: "#ff0000",
    stars: 4.5,
    sold_out: false,
    day: "2026-01-02",
    moment: "2026-01-02T10:00:00+0000",
    place: { latitude: 41.9, longitude: 12.5 },
    film: { embed_url: "https://v.example/2", title: "Rome" },
    photo: { id: photo, square: photo },
    author: ann,
    sheet: { link_type: "Media", id: sheet },
    buttons: [to, { link_type: "Web", url: "https://b.example", target: "_blank" }],
    prices: { body: { rows: [{ cells: [{ type: "data", content: [{ type: "paragraph", text: "9", spans: [] }] }] }] } },
    facts: [{ name: "One", inner: [{ name: "Two", to }] }],
    slices: [
      { slice_type: "hero", variation: "default", primary: { photo, facts: [{ name: "In a slice", to }] }, items: [] },
    ],
  };
  const rome = migration.createDocument({ type: "article", uid: "rome", lang: "en-us", tags: ["city"], data }, "Rome");
  const german = { type: "article", uid: "rom", lang: "de-de", data: { summary: "Rom" } };
  migration.createDocument(german, "Rom", { masterLanguageDocument: rome });
}

test("what the ecosystem's own tools migrate is read back with them, and migrates again the same", async () => {
  const first = await start();
  const migration = createMigration<PrismicDocument>();
  everything(migration);
  await first.writeClient().migrate(migration);
  const inRelease = first.newClient();
  expect(await inRelease.dangerouslyGetAll({ lang: "*" })).toEqual([]);
  inRelease.queryContentFromReleaseByLabel("Migration release");
  expect(await inRelease.dangerouslyGetAll({ lang: "*" })).toHaveLength(3);
  expect(await first.writeClient().publishMigrationRelease()).toEqual({ totalItems: 3 });
  const documents = await first.newClient().dangerouslyGetAll({ lang: "*" });
  const rome = await first.newClient().getByUID("article", "rome");
  expect(rome.alternate_languages).toMatchObject([{ lang: "de-de", uid: "rom" }]);
  expect(rome.data).toMatchObject({
    photo: {
      url: expect.stringMatching(/^http.*\/red\.webp$/),
      alt: "Red",
      copyright: "Me",
      dimensions: { width: 64, height: 40 },
      square: { alt: "Red" },
    },
    author: { type: "author", uid: "ann", lang: "en-us" },
    sheet: { kind: "document", name: "prices.csv", size: "3" },
    slices: [
      { id: expect.stringMatching(/^hero\$/), version: "v2", slice_label: null, primary: { photo: { alt: "Red" } } },
    ],
  });

  const second = await start();
  const again = createMigration<PrismicDocument>();
  for (const document of documents) again.createDocumentFromPrismic(document, document.uid ?? "");
  await second.writeClient().migrate(again);
  await second.writeClient().publishMigrationRelease();
  const copies = await second.newClient().dangerouslyGetAll({ lang: "*" });
  const inOrder = (all: readonly PrismicDocument[]) =>
    all.map(toContent).sort((a, b) => `${a.uid}`.localeCompare(`${b.uid}`));
  expect(inOrder(copies)).toEqual(inOrder(documents));
});

test("a published document is changed through the release: nobody sees it before it is published", async () => {
  const { call, newClient, writeClient } = await start();
  await call("POST", "migration/documents", author("ann"));
  await call("POST", "migration/migration-release/publish", {});
  const migration = createMigration<PrismicDocument>();
  const published = await newClient().getByUID("author", "ann");
  migration.updateDocument({ ...published, data: { name: "Anna" } }, "Anna");
  await writeClient().migrate(migration);
  expect((await newClient().getByUID("author", "ann")).data).toEqual({ name: "ann" });
  expect(await writeClient().publishMigrationRelease()).toEqual({ totalItems: 1 });
  expect(await newClient().getByUID("author", "ann")).toMatchObject({ id: published.id, data: { name: "Anna" } });
  expect(await writeClient().publishMigrationRelease()).toEqual({ totalItems: 0 });
});

test.runIf(isWhole)(
  "a document that is shipped is written back as it was read, and reads the same, whatever its type",
  async () => {
    const { call, newClient, store } = await startWriting();
    await synchronize(store, readSeeds(seedFolders({ models: projectFolder }), readPhotos()), Date.now());
    const before = await allDocuments(newClient());
    expect(before.length).toBeGreaterThan(40);
    for (const { id, data } of before) {
      expect(await call("PUT", `migration/documents/${id}`, { data })).toMatchObject({ status: 200 });
    }
    await call("POST", "migration/migration-release/publish", {});
    const after = new Map((await allDocuments(newClient())).map((one) => [one.id, one]));
    for (const { id, data } of before) expect(undated(after.get(id)?.data)).toEqual(undated(data));
  },
);

test("a sender who never ends blocks nobody", async () => {
  const { call, origin } = await start();
  const headers = { authorization: "Bearer secret", expect: "100-continue" };
  const slow = request(`${origin}/migration/documents`, { method: "POST", headers });
  slow.flushHeaders();
  await once(slow, "continue");
  expect(await call("POST", "migration/migration-release/publish", {})).toMatchObject({ status: 202 });
  const response = once(slow, "response");
  slow.end("{");
  expect(await response).toMatchObject([{ statusCode: 400 }]);
});

test("title, uid and tags that are not sent stay; the title is stored for editors", async () => {
  const { call, store } = await start();
  const { id } = v.parse(
    answered,
    (await call("POST", "migration/documents", author("ann", { title: "Ann A.", tags: ["a", "a"] }))).body,
  );
  expect(await call("PUT", `migration/documents/${id}`, { data: {} })).toEqual({
    status: 200,
    body: { id, title: "Ann A.", type: "author", lang: "en-us", uid: "ann" },
  });
  await call("POST", "migration/migration-release/publish", {});
  const { master } = await store.state();
  expect(await store.documents({ master, overlay: undefined }, [id])).toMatchObject([
    { id, title: "Ann A.", uid: "ann", tags: ["a"], data: {} },
  ]);
});

test.each([
  ["type", { type: "book" }],
  ["lang", { lang: "fr-fr" }],
  ["uid", { uid: "a b" }],
  ["uid", { uid: undefined }],
  ["uid", { uid: "taken" }],
  ["uid", { type: "settings" }],
  ["title", { title: "" }],
  ["alternate_language_id", { alternate_language_id: "Znone" }],
  ["tags.0", { tags: [""] }],
  ["data", { data: null }],
  ["data.nome", { data: { nome: "x" } }],
])("a wrong %s is a detail of the response: %j", async (property, more) => {
  const { call } = await start();
  await call("POST", "migration/documents", author("taken"));
  expect(await call("POST", "migration/documents", author("ann", more))).toMatchObject({
    status: 400,
    body: { message: expect.any(String), details: [{ property, error: expect.any(String) }] },
  });
});

const noPhoto = { photo: { id: "none" } };

/** Wrong values of fields, each with the details of the response. */
const wrongFields: readonly (readonly [field: string, value: unknown, details: readonly string[]])[] = [
  ["title", "Rome", [""]],
  [
    "body",
    [
      { type: "paragraph", text: "a", spans: [{ start: 0, end: 2, type: "em" }] },
      { type: "chart" },
      { type: "image", id: "none" },
    ],
    [".0.spans.0", ".1", ".2"],
  ],
  ["summary", 1, [""]],
  ["color", "red", [""]],
  ["stars", "4", [""]],
  ["sold_out", "no", [""]],
  ["day", "tomorrow", [""]],
  ["moment", "2026-01-02", [""]],
  ["place", { latitude: 91, longitude: 0 }, [""]],
  ["film", { html: "" }, [""]],
  ["photo", { id: "none" }, [""]],
  ["author", { link_type: "Web", url: "https://a.example" }, [""]],
  ["sheet", { link_type: "Media", id: "none" }, [""]],
  ["buttons", { link_type: "Any" }, [""]],
  ["tour", "rome", [""]],
  ["prices", [], [""]],
  ["facts", [{ name: 1, inner: [{ nome: "" }] }, 1], [".0.name", ".0.inner.0.nome", ".1"]],
  [
    "slices",
    [
      { slice_type: "hero", primary: noPhoto },
      { slice_type: "hero", primary: noPhoto, variation: "huge" },
      { slice_type: "quote" },
    ],
    [".0.primary.photo", ".1.variation", ".2.slice_type"],
  ],
];

async function listWrongProperties(data: object): Promise<readonly string[]> {
  const { call } = await start();
  const { status, body } = await call("POST", "migration/documents", author("rome", { type: "article", data }));
  expect(status).toBe(400);
  return v
    .parse(v.object({ details: v.array(v.object({ property: v.string() })) }), body)
    .details.map(({ property }) => property);
}

test.each(wrongFields)("a wrong %s is reported: %j", async (field, value, details) => {
  expect(await listWrongProperties({ [field]: value })).toEqual(details.map((detail) => `data.${field}${detail}`));
});

test("all that is wrong in data is reported at once", async () => {
  const data = Object.fromEntries(wrongFields.map(([field, value]) => [field, value]));
  expect(await listWrongProperties(data)).toEqual(
    wrongFields.flatMap(([field, , details]) => details.map((detail) => `data.${field}${detail}`)),
  );
});

test("empty values of every type are taken, and read as empty", async () => {
  const { call, newClient } = await start();
  await call("POST", "migration/documents", author("rome", { type: "article", data: {} }));
  await call("POST", "migration/migration-release/publish", {});
  const empty = await newClient().getByUID("article", "rome");
  expect(await call("PUT", `migration/documents/${empty.id}`, { data: empty.data })).toMatchObject({ status: 200 });
  await call("POST", "migration/migration-release/publish", {});
  expect((await newClient().getByUID("article", "rome")).data).toEqual(empty.data);
});

test("a document of which there is one is not made twice, but in every language", async () => {
  const { call } = await start();
  const settings = { title: "Settings", type: "settings", lang: "en-us", data: {} };
  const first = await call("POST", "migration/documents", settings);
  expect(await call("POST", "migration/documents", settings)).toMatchObject({
    body: { details: [{ property: "type" }] },
  });
  const { id } = v.parse(answered, first.body);
  const german = { ...settings, lang: "de-de", alternate_language_id: id };
  expect(await call("POST", "migration/documents", german)).toMatchObject({ status: 201 });
});

test("a language has one translation of a document, of the same type", async () => {
  const { call } = await start();
  const { id } = v.parse(answered, (await call("POST", "migration/documents", author("ann"))).body);
  const translation = (more: object) =>
    call("POST", "migration/documents", author("anna", { alternate_language_id: id, lang: "de-de", ...more }));
  expect(await translation({})).toMatchObject({ status: 201 });
  for (const wrong of [{ uid: "anne" }, { lang: "en-us" }, { type: "article", lang: "ar-ae", data: {} }]) {
    expect(await translation(wrong)).toMatchObject({
      status: 400,
      body: { details: [{ property: "alternate_language_id" }] },
    });
  }
});

test("the client has its own errors for what is refused", async () => {
  const { writeClient, newClient, call } = await start();
  const wrong = createMigration<PrismicDocument>();
  wrong.createDocument({ type: "book", lang: "en-us", data: {} }, "Book");
  await expect(writeClient().migrate(wrong)).rejects.toThrow(InvalidDataError);
  await call("POST", "migration/documents", author("ann"));
  await call("POST", "migration/migration-release/publish", {});
  const gone = createMigration<PrismicDocument>();
  gone.updateDocument({ ...(await newClient().getByUID("author", "ann")), id: "none" });
  await expect(writeClient().migrate(gone)).rejects.toThrow(NotFoundError);
});

test.each([
  ["{", 400],
  ["[]", 400],
  ["null", 400],
])("a body of %s is refused", async (text, status) => {
  const { origin } = await start();
  const response = await fetch(`${origin}/migration/documents`, {
    method: "POST",
    headers: { authorization: "Bearer secret" },
    body: text,
  });
  expect([response.status, await response.json()]).toMatchObject([status, { message: expect.any(String) }]);
});
