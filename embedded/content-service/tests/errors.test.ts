import {
  filter,
  ForbiddenError,
  NotFoundError,
  ParsingError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
} from "@prismicio/client";
import { expect, test, vi } from "vitest";
import { page, startContent } from "./content-service.ts";

const documents = [page("rome", { data: { title: "Rome" } })];
const start = () => startContent({ documents });

async function fetchAnswer(path: string) {
  const { origin, client } = await start();
  const { ref } = await client.getMasterRef();
  const response = await fetch(`${origin}${path.replace("$REF", ref)}`);
  expect(response.headers.get("content-type")).toContain("application/json");
  return { status: response.status, body: await response.json(), ref };
}

/** Silences the client's expected warnings. */
function silence() {
  return vi.spyOn(console, "warn").mockImplementation(() => {});
}

test.each(["/api/v2/documents/search", "/api/v2/documents/search?ref=gone"])(
  "%s: an unknown ref names the master ref",
  async (path) => {
    const { status, body, ref } = await fetchAnswer(path);
    expect(status).toBe(404);
    expect(body).toEqual({
      type: "api_notfound_error",
      message: `Ref not found. Ensure you have the correct ref and try again. Master ref is: ${ref}`,
    });
  },
);

test("an unknown ref is the client's RefNotFoundError, and it retries with the master ref of the message", async () => {
  const warn = silence();
  const { client, newClient } = await start();
  expect(await client.getByUID("page", "rome", { ref: "gone" })).toMatchObject({ uid: "rome" });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("(gone) was invalid"));
  const stubborn = newClient({ fetch: async (url, init) => fetch(url.replace(/ref=[^&]*/, "ref=gone"), init) });
  await expect(stubborn.getByUID("page", "rome")).rejects.toThrow(RefNotFoundError);
  warn.mockRestore();
});

test("a ref from before a publication long ago is 410: the client retries with the master ref of the message", async () => {
  const warn = silence();
  const { client, newClient, store, publish, origin } = await start();
  const { ref } = await client.getMasterRef();
  await publish(page("rome", { data: { title: "Roma" } }));
  await store.prune(Date.now() + 1000);
  const { ref: master } = await newClient().getMasterRef();
  const expired = await fetch(`${origin}/api/v2/documents/search?ref=${ref}`);
  expect(expired.status).toBe(410);
  expect(await expired.json()).toEqual({
    type: "api_validation_error",
    message: `The provided ref is no longer accessible, it has expired. Master ref is: ${master}`,
  });
  expect((await client.getByUID("page", "rome")).data).toEqual({ title: "Roma" });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(`(${ref}) was expired`));
  const stubborn = newClient({
    fetch: async (url, init) => fetch(url.replace(/ref=[^&]*/, `ref=${ref}`), init),
  });
  await expect(stubborn.getByUID("page", "rome")).rejects.toThrow(RefExpiredError);
  warn.mockRestore();
});

test("a search where there is no service is the client's NotFoundError, and not that of a ref", async () => {
  const { origin, newClient } = await start();
  const lost = newClient({ documentAPIEndpoint: `${origin}/api/v3` });
  const error = await lost.get({ ref: "any", integrationFieldsRef: "any" }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(NotFoundError);
  expect(error).not.toBeInstanceOf(RefNotFoundError);
});

test("an unknown field is the client's ParsingError, with its place", async () => {
  const { client } = await start();
  const error = await client.get({ filters: [filter.at("my.page.titel", "Rome")] }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ParsingError);
  expect(error).toMatchObject({
    message: expect.stringContaining(
      "[function at(..)] unexpected field 'my.page.titel' on line:1 col:6 in query '[[at(my.page.titel",
    ),
    response: { type: "parsing-error", pos: { line: 1, column: 6, location: "query" } },
  });
});

test("an ordering by an unknown field is refused too", async () => {
  const { client } = await start();
  const orderings = [{ field: "document.id" }, { field: "my.page.titel", direction: "desc" }] as const;
  const error = await client.get({ orderings: [...orderings] }).catch((cause: unknown) => cause);
  expect(error).toMatchObject({
    message: "unexpected field 'my.page.titel' on line:1 col:14 in query '[document.id,my.page.titel desc]'",
    response: { type: "parsing-error", pos: { line: 1, column: 14, location: "orderings" } },
  });
});

test("a field of the model may be queried before any document has it, a field that is not in it may not", async () => {
  const json = { Main: { name: { type: "Text", config: {} } } };
  const model = { id: "author", label: "Author", repeatable: true, status: true, json };
  const { client } = await startContent({ documents, models: [{ kind: "customtype", model }] });
  expect((await client.get({ filters: [filter.at("my.author.name", "Ada")] })).results).toEqual([]);
  expect((await client.get({ filters: [filter.at("my.author.uid", "ada")] })).results).toEqual([]);
  await expect(client.get({ filters: [filter.at("my.author.nmae", "Ada")] })).rejects.toThrow(ParsingError);
});

test("a type that does not exist has no fields, not even a uid", async () => {
  const { client, store } = await start();
  await expect(client.getByUID("author", "ada")).rejects.toThrow(
    "[function at(..)] unexpected field 'my.author.uid' on line:1 col:6 in query '[[at(my.author.uid, \"ada\")]]'",
  );
  const orderings = [{ field: "my.author.name" }];
  await expect(client.get({ orderings })).rejects.toThrow("unexpected field 'my.author.name' on line:1 col:2");
  expect(Object.keys((await store.state()).types)).toHaveLength(1);
});

test("a route of a type that does not exist is the client's ParsingError", async () => {
  const { client } = await start();
  const routes = [
    { type: "page", path: "/:uid" },
    { type: "nope", path: "/n/:uid" },
  ];
  const error = await client.getByUID("page", "rome", { routes }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(ParsingError);
  expect(error).toMatchObject({
    message: expect.stringContaining("1.type: unexpected type 'nope' on line:1 col:1 in query '[{"),
    response: { type: "parsing-error", pos: { line: 1, column: 1, location: "routes" } },
  });
});

test("a document.type that does not exist has no results", async () => {
  const { client } = await start();
  expect((await client.getByType("nope")).results).toEqual([]);
});

test("a type that only a release or draft has, has their fields", async () => {
  const { client, store } = await start();
  for (const kind of ["release", "draft"] as const) {
    await store.putOverlay({ id: kind, kind, label: kind, scheduledAt: null });
    const identity = { id: kind, translations: kind, type: `author_of_${kind}`, lang: "en-us", uid: "ada" };
    await store.putDocument(kind, { ...identity, title: "", tags: [], data: { name: "Ada" } });
    expect((await client.get({ filters: [filter.at(`my.author_of_${kind}.name`, "Ada")] })).results).toEqual([]);
  }
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
  const { status, body } = await fetchAnswer(`/api/v2/documents/search?ref=$REF&${query}`);
  expect(status).toBe(400);
  expect(body).toMatchObject({ type: "parsing-error", pos: { line: 1, column } });
});

test.each([
  ["orderings", "[title]"],
  ["page", "two"],
  ["pageSize", "1.5"],
  ["fetch", "title"],
  ["fetchLinks", "title"],
  ["graphQuery", "{ page {"],
  ["routes", "{"],
])("%s=%s is a parsing error that names the parameter", async (name, value) => {
  const { status, body } = await fetchAnswer(
    `/api/v2/documents/search?ref=$REF&${new URLSearchParams([[name, value]])}`,
  );
  expect(status).toBe(400);
  expect(body).toMatchObject({
    type: "parsing-error",
    pos: { line: 1, column: expect.any(Number), location: expect.stringContaining(name) },
  });
});

test("a query of 300 uids succeeds, a longer one than that refused in JSON", async () => {
  const uids = Array.from({ length: 300 }, (_, index) => `www.tessera.example.some-longer-category-name.page-${index}`);
  const { client } = await start();
  expect((await client.getByUIDs("page", [...uids, "rome"])).results).toHaveLength(1);
  const tooLong = `[[at(document.id, "${"x".repeat(33_000)}")]]`;
  await expect(client.get({ filters: [tooLong.slice(1, -1)] })).rejects.toThrow(ParsingError);
});

test("a missing token is the client's ForbiddenError", async () => {
  const access = { visibility: "private", tokens: ["secret"], writeTokens: [] } as const;
  const { client } = await startContent({ documents, access });
  await expect(client.getByUID("page", "rome")).rejects.toThrow(ForbiddenError);
});

test("429 says when to come back, which the client does", async () => {
  const { client, origin } = await startContent({ documents, rateLimit: 1 });
  await fetch(`${origin}/api/v2`);
  const { status, headers } = await fetch(`${origin}/api/v2`);
  expect([status, headers.get("retry-after")]).toEqual([429, "1"]);
  expect(headers.get("access-control-expose-headers"), "browsers hide it else").toContain("retry-after");
  expect(await client.getByUID("page", "rome")).toMatchObject({ uid: "rome" });
});

test("pictures and health are not limited", async () => {
  const { origin } = await startContent({ documents, rateLimit: 1 });
  for (const path of ["/health", "/health", "/media/none.webp", "/media/none.webp"]) {
    expect((await fetch(`${origin}${path}`)).status).not.toBe(429);
  }
});

test("a service that is being stopped is the client's PrismicError", async () => {
  const { client, store } = await start();
  await client.getRepository();
  await store.close();
  const error = await client.getByUID("page", "rome").catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(PrismicError);
  expect(error).toMatchObject({
    message: "An invalid API response was returned",
    response: expect.stringContaining("{"),
  });
});

test("calls are counted until they are deleted, health and media apart", async () => {
  const { origin } = await start();
  const calls = async () => (await fetch(`${origin}/__calls`)).json();
  await fetch(`${origin}/api/v2?x-c=js`);
  await fetch(`${origin}/health`);
  await fetch(`${origin}/media/none.webp`);
  expect(await calls()).toEqual([{ method: "GET", path: "/api/v2", query: "x-c=js" }]);
  await fetch(`${origin}/__calls`, { method: "DELETE" });
  expect(await calls()).toEqual([]);
});
