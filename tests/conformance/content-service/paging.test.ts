import { expect, test } from "vitest";
import { page, startContent } from "./content-service.ts";

const many = Array.from({ length: 130 }, (_, index) =>
  page(`page-${index}`, { data: { rank: (index * 7) % 130, half: index % 2 ? index : null } }),
);
const byRank = { orderings: { field: "my.page.rank" } };

test("pages have 20 documents and the addresses of their neighbours", async () => {
  const { client, origin } = await startContent(many);
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
    results: expect.arrayContaining([expect.objectContaining({ data: { rank: 20, half: null } })]),
  });
  expect(second).toMatchObject({
    prev_page: expect.stringContaining("page=1"),
    next_page: expect.stringContaining("page=3"),
  });
});

test("the last page is short and has no next one; one beyond it is empty", async () => {
  const { client } = await startContent(many);
  expect(await client.get({ page: 7 })).toMatchObject({ results_size: 10, next_page: null });
  expect(await client.get({ page: 99 })).toMatchObject({ page: 99, results: [], next_page: null });
});

test("pageSize is kept between 1 and 100", async () => {
  const { client } = await startContent(many);
  expect(await client.get({ pageSize: 500 })).toMatchObject({ results_per_page: 100, results_size: 100 });
  expect(await client.get({ pageSize: 0 })).toMatchObject({ results_per_page: 1, results_size: 1 });
});

test("dangerouslyGetAll reads over a hundred documents, each once", async () => {
  const { client } = await startContent(many);
  const all = await client.dangerouslyGetAll();
  expect(new Set(all.map(({ uid }) => uid)).size).toBe(130);
  expect(all).toHaveLength(130);
});

test("orderings go up or down, empty fields last", async () => {
  const { client } = await startContent(many.slice(0, 4));
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
  const { client } = await startContent([
    page("old"),
    page("new", { last_publication_date: "2026-05-01T00:00:00+0000" }),
  ]);
  expect((await client.get()).results.map(({ uid }) => uid)).toEqual(["new", "old"]);
});

test("after: what follows a document in the ordering", async () => {
  const { client } = await startContent(many.slice(0, 4));
  const { id } = await client.getByUID("page", "page-2");
  expect((await client.get({ ...byRank, after: id })).results.map(({ uid }) => uid)).toEqual(["page-3"]);
  expect((await client.get({ ...byRank, after: "nobody" })).results).toEqual([]);
});
