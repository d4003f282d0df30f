import { NotFoundError } from "@prismicio/client";
import { expect, test, vi } from "vitest";
import { page, startContent } from "./content-service.ts";

const translated = [
  page("rome", { tags: ["rome", "city"], data: { title: "Rome" } }),
  page("rome", { lang: "de-de", tags: ["rome"], data: { title: "Rom" } }),
  page("paris", { tags: ["city"], data: { title: "Paris" } }),
];

test("getByUID answers a whole document", async () => {
  const { client, origin } = await startContent(translated);
  const rome = await client.getByUID("page", "rome");
  expect(rome).toMatchObject({
    id: expect.stringMatching(/^[\w-]{16}$/),
    uid: "rome",
    url: null,
    type: "page",
    lang: "en-us",
    tags: ["rome", "city"],
    slugs: ["rome"],
    linked_documents: [],
    first_publication_date: "2026-01-01T00:00:00+0000",
    data: { title: "Rome" },
  });
  expect(rome.href).toContain(`${origin}/api/v2/documents/search?`);
});

test("the address of a document answers that document, while nothing is published", async () => {
  const { client } = await startContent(translated);
  const rome = await client.getByUID("page", "rome");
  expect(await (await fetch(rome.href)).json()).toMatchObject({ results: [rome] });
});

test("a document names its translations", async () => {
  const { client } = await startContent(translated);
  const german = await client.getByUID("page", "rome", { lang: "de-de" });
  const english = await client.getByUID("page", "rome");
  expect(english.alternate_languages).toEqual([{ id: german.id, type: "page", lang: "de-de", uid: "rome" }]);
  expect((await client.getByUID("page", "paris")).alternate_languages).toEqual([]);
});

test("lang: the master language unless another or all are asked for", async () => {
  const { client } = await startContent(translated);
  expect((await client.getByTag("rome")).results.map(({ lang }) => lang)).toEqual(["en-us"]);
  expect((await client.getByTag("rome", { lang: "de-de" })).results.map(({ lang }) => lang)).toEqual(["de-de"]);
  expect((await client.getByTag("rome", { lang: "*" })).total_results_size).toBe(2);
  expect((await client.getByTag("rome", { lang: "fr-fr" })).results).toEqual([]);
});

test("getByID, getByIDs, getByUIDs, getByEveryTag, getBySomeTags and getByType find their documents", async () => {
  const { client } = await startContent(translated);
  const { id } = await client.getByUID("page", "paris");
  expect(await client.getByID(id)).toMatchObject({ uid: "paris" });
  expect((await client.getByIDs([id, "none"])).results).toHaveLength(1);
  expect((await client.getByUIDs("page", ["rome", "paris"])).results).toHaveLength(2);
  expect((await client.getByEveryTag(["rome", "city"])).results.map(({ uid }) => uid)).toEqual(["rome"]);
  expect((await client.getBySomeTags(["rome", "city"])).results).toHaveLength(2);
  expect((await client.getByType("page")).results).toHaveLength(2);
});

test("no result is an empty page, and an error for the methods that want one document", async () => {
  const { client } = await startContent(translated);
  expect(await client.getByTag("oslo")).toMatchObject({
    results: [],
    total_pages: 0,
    next_page: null,
    prev_page: null,
  });
  await expect(client.getByUID("page", "oslo")).rejects.toThrow(NotFoundError);
});

test("a published change is seen, with a ref from before the client starts again with the new one", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { client, store } = await startContent(translated);
  const { id } = await client.getByUID("page", "rome");
  const [document] = await store.byIds([id]).then((found) => [...found.values()]);
  store.replace(document ? [{ ...document, data: { title: "Roma" } }] : []);
  expect((await client.getByUID("page", "rome")).data).toEqual({ title: "Roma" });
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
