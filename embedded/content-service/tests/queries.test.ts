import { filter, NotFoundError } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [
  page("rome", { tags: ["rome", "city"], data: { title: "Rome" } }),
  page("rome", { lang: "de-de", tags: ["rome"], data: { title: "Rom" } }),
  page("paris", { tags: ["city"], data: { title: "Paris" } }),
  page("settings", { type: "settings", data: { name: "Tessera" } }),
];

const start = () => startContent({ documents });

test("getByUID returns a whole document", async () => {
  const { client, origin } = await start();
  const rome = await client.getByUID("page", "rome");
  const german = await client.getByUID("page", "rome", { lang: "de-de" });
  expect(rome).toMatchObject({
    id: expect.stringMatching(/^[\w-]{16}$/),
    uid: "rome",
    url: null,
    type: "page",
    lang: "en-us",
    tags: ["rome", "city"],
    slugs: ["rome"],
    linked_documents: [],
    alternate_languages: [{ id: german.id, type: "page", lang: "de-de", uid: "rome" }],
    first_publication_date: "2026-01-01T00:00:00+0000",
    last_publication_date: "2026-01-01T00:00:00+0000",
    data: { title: "Rome" },
  });
  expect(rome.href).toContain(`${origin}/api/v2/documents/search?`);
});

test("the address of a document returns that document, also when another one is published since", async () => {
  const { client, publish } = await start();
  const rome = await client.getByUID("page", "rome");
  await publish(page("rome", { data: { title: "Roma" } }));
  expect(await (await fetch(rome.href)).json()).toMatchObject({ results: [rome] });
});

test("lang: the master language unless another or all are requested", async () => {
  const { client } = await start();
  expect((await client.getByTag("rome")).results.map(({ lang }) => lang)).toEqual(["en-us"]);
  expect((await client.getByTag("rome", { lang: "de-de" })).results.map(({ lang }) => lang)).toEqual(["de-de"]);
  expect((await client.getByTag("rome", { lang: "*" })).total_results_size).toBe(2);
  expect((await client.getByTag("rome", { lang: "fr-fr" })).results).toEqual([]);
});

test("the methods for one document return it", async () => {
  const { client } = await start();
  const { id } = await client.getByUID("page", "paris");
  expect(await client.getByID(id)).toMatchObject({ uid: "paris" });
  expect(await client.getSingle("settings")).toMatchObject({ data: { name: "Tessera" } });
  expect(await client.getFirst({ orderings: { field: "document.id" } })).toHaveProperty("uid");
});

test("the methods for a page of documents and those for all of them find the same", async () => {
  const { client } = await start();
  const rome = await client.getByUID("page", "rome");
  const paris = await client.getByUID("page", "paris");
  const found = await Promise.all([
    client.getByIDs([rome.id, paris.id, "none"]),
    client.getByUIDs("page", ["rome", "paris", "none"]),
    client.getByType("page"),
    client.getByTag("city"),
    client.getBySomeTags(["rome", "city"]),
    client.get({ filters: [filter.at("document.type", "page")] }),
  ]);
  const all = await Promise.all([
    client.getAllByIDs([rome.id, paris.id, "none"]),
    client.getAllByUIDs("page", ["rome", "paris", "none"]),
    client.getAllByType("page"),
    client.getAllByTag("city"),
    client.getAllBySomeTags(["rome", "city"]),
  ]);
  for (const results of [...found.map((one) => one.results), ...all]) {
    expect(new Set(results.map(({ uid }) => uid))).toEqual(new Set(["rome", "paris"]));
  }
  expect((await client.getByEveryTag(["rome", "city"])).results.map(({ uid }) => uid)).toEqual(["rome"]);
  expect((await client.getAllByEveryTag(["rome", "city"])).map(({ uid }) => uid)).toEqual(["rome"]);
});

test("no result is an empty page, and an error for the methods that want one document", async () => {
  const { client } = await start();
  expect(await client.getByTag("oslo")).toMatchObject({
    results: [],
    total_pages: 0,
    next_page: null,
    prev_page: null,
  });
  await expect(client.getByUID("page", "oslo")).rejects.toThrow(NotFoundError);
  await expect(client.getSingle("oslo")).rejects.toThrow("No documents were returned");
});

test("a release is queried by id, by label or by its ref, and shows published documents as well", async () => {
  const { store, newClient, client } = await start();
  await store.putOverlay({ id: "sale", kind: "release", label: "Black Friday", scheduledAt: null });
  const rome = await client.getByUID("page", "rome");
  const [stored] = await store.documents({ master: (await store.state()).master, overlay: undefined }, [rome.id]);
  if (!stored) throw new Error("Rome is not published.");
  await store.putDocument("sale", { ...stored, data: { title: "Rome, half price" } });
  const { ref } = await newClient().getReleaseByID("sale");
  const [byId, byLabel, byRef, byThunk, latest] = [newClient(), newClient(), newClient(), newClient(), newClient()];
  byId.queryContentFromReleaseByID("sale");
  byLabel.queryContentFromReleaseByLabel("Black Friday");
  byRef.queryContentFromRef(ref);
  byThunk.queryContentFromRef(async () => ref);
  for (const editor of [byId, byLabel, byRef, byThunk]) {
    expect((await editor.getByUID("page", "rome")).data).toEqual({ title: "Rome, half price" });
    expect((await editor.getByUID("page", "paris")).data).toEqual({ title: "Paris" });
  }
  latest.queryContentFromReleaseByID("sale");
  latest.queryLatestContent();
  expect((await latest.getByUID("page", "rome")).data).toEqual({ title: "Rome" });
});

test("parameters nobody knows are ignored, empty ones are as good as none", async () => {
  const { client, origin } = await start();
  const { ref } = await client.getMasterRef();
  const query = new URLSearchParams({
    ref,
    "x-c": "js-7.22.0",
    "x-d": "1",
    referer: "a",
    lang: "",
    page: "",
    after: "",
  });
  const response = await fetch(`${origin}/api/v2/documents/search?${query}&unknown=1&integrationFieldsRef=old`);
  expect(await response.json()).toMatchObject({ page: 1, results_per_page: 20, total_results_size: 3 });
});

test("a cached response is not sent again, another one is", async () => {
  const { client, publish, newClient } = await start();
  const request = async (address: string, etag = "") => fetch(address, { headers: { "if-none-match": etag } });
  const url = await client.buildQueryURL();
  const first = await request(url);
  const etag = first.headers.get("etag") ?? "";
  expect((await request(url, etag)).status).toBe(304);
  await publish(page("paris", { data: { title: "Lutetia" } }));
  expect((await request(url, etag)).status).toBe(304);
  expect((await request(await newClient().buildQueryURL(), etag)).status).toBe(200);
});
