import { filter, ParsingError } from "@prismicio/client";
import { expect, test, vi } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [page("rome", { data: { title: "Rome" } })];

async function answerOf(path: string, init: RequestInit = {}) {
  const { origin, client } = await startContent(documents);
  const { ref } = await client.getMasterRef();
  const response = await fetch(`${origin}${path.replace("$REF", ref)}`, init);
  expect(response.headers.get("content-type")).toContain("application/json");
  return { status: response.status, headers: response.headers, body: await response.json(), ref };
}

test.each(["/api/v2/documents/search", "/api/v2/documents/search?ref=gone"])(
  "%s: an unknown ref names the master ref",
  async (path) => {
    const { status, body, ref } = await answerOf(path);
    expect(status).toBe(404);
    expect(body).toEqual({
      type: "api_notfound_error",
      message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${ref}`,
    });
  },
);

test("the client tries again with the master ref it is told", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { client } = await startContent(documents);
  expect(await client.getByUID("page", "rome", { ref: "gone" })).toMatchObject({ uid: "rome" });
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});

test("an unknown field is the client's ParsingError, with its place", async () => {
  const { client } = await startContent(documents);
  const error = await client.get({ filters: [filter.at("my.page.titel", "Rome")] }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ParsingError);
  expect(error).toMatchObject({
    message: expect.stringContaining(
      "[function at(..)] unexpected field 'my.page.titel' on line:1 col:6 in query '[[at(my.page.titel",
    ),
    response: { type: "parsing-error", pos: { line: 1, column: 6, location: "query" } },
  });
});

test("a type without documents may have any field", async () => {
  const { client } = await startContent(documents);
  expect((await client.get({ filters: [filter.at("my.author.name", "Ada")] })).results).toEqual([]);
});

test.each([
  ["q=[[near(document.id, 1)]]", 3],
  ["q=[[at(document.id)]]", 6],
  ["q=[[at(document.nothing, 1)]]", 6],
  ['q=[[at(document.id, "a")]', 24],
  ['q=[[at(document.id, "a)]]', 19],
  ["q=nonsense", 1],
  ["q=", 1],
])("%s is a parsing error at column %i", async (query, column) => {
  const { status, body } = await answerOf(`/api/v2/documents/search?ref=$REF&${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ type: "parsing-error", pos: { line: 1, column } });
});

test.each(["orderings=[title]", "page=two", "pageSize=1.5"])("%s is refused", async (query) => {
  expect((await answerOf(`/api/v2/documents/search?ref=$REF&${query}`)).status).toBe(400);
});

test("a query of 300 uids is answered, a longer one than that refused in JSON", async () => {
  const uids = Array.from({ length: 300 }, (_, index) => `www.tessera.example.some-longer-category-name.page-${index}`);
  const { client } = await startContent(documents);
  expect((await client.getByUIDs("page", [...uids, "rome"])).results).toHaveLength(1);
  const tooLong = `[[at(document.id, "${"x".repeat(33_000)}")]]`;
  await expect(client.get({ filters: [tooLong.slice(1, -1)] })).rejects.toThrow(ParsingError);
});

test("another method is 405, another path 404", async () => {
  const wrongMethod = await answerOf("/api/v2", { method: "POST", body: "{}" });
  expect(wrongMethod.status).toBe(405);
  expect(wrongMethod.headers.get("allow")).toBe("GET");
  expect((await answerOf("/api/v9")).status).toBe(404);
  expect((await answerOf("//")).status).toBe(404);
});

test("health", async () => {
  expect(await answerOf("/health")).toMatchObject({ status: 200, body: { ok: true } });
});

test("calls are counted until they are deleted, health and media apart", async () => {
  const { origin } = await startContent(documents);
  const calls = async () => (await fetch(`${origin}/__calls`)).json();
  await fetch(`${origin}/api/v2?x-c=js`);
  await fetch(`${origin}/health`);
  await fetch(`${origin}/media/none.webp`);
  expect(await calls()).toEqual([{ method: "GET", path: "/api/v2", query: "x-c=js" }]);
  await fetch(`${origin}/__calls`, { method: "DELETE" });
  expect(await calls()).toEqual([]);
});
