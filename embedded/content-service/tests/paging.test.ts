import { filter } from "@prismicio/client";
import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = Array.from({ length: 130 }, (_, index) =>
  page(`page-${index}`, { data: { rank: (index * 7) % 130, half: index % 2 ? index : null } }),
);
const byRank = { orderings: { field: "my.page.rank" } };

const start = (count = documents.length) => startContent({ documents: documents.slice(0, count) });

test("pages have 20 documents and the addresses of their neighbors", async () => {
  const { client, origin } = await start();
  const first = await client.get(byRank);
  expect(first).toMatchObject({
    page: 1,
    results_per_page: 20,
    results_size: 20,
    total_results_size: 130,
    total_pages: 7,
    prev_page: null,
  });
  expect(first.next_page).toMatch(new RegExp(`^${origin}/api/v2/documents/search\\?.*page=2`));
  const second = await (await fetch(first.next_page ?? "")).json();
  expect(second).toMatchObject({
    page: 2,
    prev_page: expect.stringContaining("page=1"),
    next_page: expect.stringContaining("page=3"),
    results: expect.arrayContaining([expect.objectContaining({ data: { rank: 20, half: null } })]),
  });
});

test("the last page is short and has no next one; one beyond it is empty", async () => {
  const { client } = await start();
  expect(await client.get({ page: 7 })).toMatchObject({ results_size: 10, next_page: null });
  expect(await client.get({ page: 99 })).toMatchObject({
    page: 99,
    results: [],
    next_page: null,
    prev_page: expect.stringContaining("page=7"),
  });
});

test("page begins with 1, pageSize is limited to 1 to 100", async () => {
  const { client } = await start();
  expect(await client.get({ page: -3 })).toMatchObject({ page: 1, prev_page: null });
  expect(await client.get({ page: 1e14 })).toMatchObject({ page: 1e14, results: [], next_page: null });
  expect(await client.get({ pageSize: 500 })).toMatchObject({ results_per_page: 100, results_size: 100 });
  expect(await client.get({ pageSize: 0 })).toMatchObject({ results_per_page: 1, results_size: 1 });
});

test("dangerouslyGetAll reads over a hundred documents, each once; with a limit no more than that", async () => {
  const { client } = await start();
  const all = await client.dangerouslyGetAll();
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(130);
  expect(all).toHaveLength(130);
  expect(await client.dangerouslyGetAll({ limit: 5 })).toHaveLength(5);
});

test("all pages of a ref are of one moment, whatever is published in between", async () => {
  const { client, newClient, publish } = await start();
  const first = await client.get({ ...byRank, pageSize: 100 });
  await publish(page("page-1", { data: { rank: 500 } }), page("new", { data: { rank: -1 } }));
  const second = await client.get({ ...byRank, pageSize: 100, page: 2 });
  const uids = [...first.results, ...second.results].map(({ uid }) => uid);
  expect(new Set(uids)).toEqual(new Set(documents.map(({ uid }) => uid)));
  expect(uids).toHaveLength(130);
  expect((await newClient().get(byRank)).results[0]).toMatchObject({ uid: "new" });
});

test("dangerouslyGetAll is of one moment too", async () => {
  const { newClient, publish } = await start();
  let responses = 0;
  const reader = newClient({
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      responses += 1;
      if (responses === 2) await publish(page("new", { data: { rank: -1 } }));
      return response;
    },
  });
  const all = await reader.dangerouslyGetAll(byRank);
  expect(all.map(({ data }) => data["rank"])).toEqual(Array.from({ length: 130 }, (_, rank) => rank));
  expect(responses).toBe(3);
});

test("orderings go up or down, empty fields last", async () => {
  const { client } = await start(4);
  const uids = async (orderings: { field: string; direction?: "asc" | "desc" }[]) =>
    (await client.get({ orderings })).results.map(({ uid }) => uid);
  expect(await uids([{ field: "my.page.rank", direction: "desc" }])).toEqual(["page-3", "page-2", "page-1", "page-0"]);
  expect(await uids([{ field: "my.page.half", direction: "desc" }, { field: "my.page.rank" }])).toEqual([
    "page-3",
    "page-1",
    "page-0",
    "page-2",
  ]);
});

test("without orderings the last published document comes first", async () => {
  const recent = page("new", { last_publication_date: "2026-05-01T00:00:00+0000" });
  const { client } = await startContent({ documents: [page("old"), recent] });
  expect((await client.get()).results.map(({ uid }) => uid)).toEqual(["new", "old"]);
});

test("after: what follows a document in the ordering", async () => {
  const { client } = await start(4);
  const { id } = await client.getByUID("page", "page-2");
  expect((await client.get({ ...byRank, after: id })).results.map(({ uid }) => uid)).toEqual(["page-3"]);
});

test("after: an id that is not among the results is ignored", async () => {
  const { client } = await start(4);
  const { id } = await client.getByUID("page", "page-2");
  const before = [filter.numberLessThan("my.page.rank", 10)];
  expect(await client.get({ ...byRank, after: "nobody" })).toMatchObject({ results_size: 4, total_results_size: 4 });
  expect(await client.get({ ...byRank, filters: before, after: id })).toMatchObject({ results_size: 2 });
});
