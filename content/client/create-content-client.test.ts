import { expect, test } from "vitest";
import { locales } from "../../i18n/locales.ts";
import { testDocument } from "../../tests/support/fake-content.ts";
import { testClient } from "./test-client.example.ts";
import { createContentClient } from "./create-content-client.ts";
import { startTestService } from "./test-service.example.ts";

const rome = testDocument("www.tessera.example.rome", "microsite", { heading: "Rom" }, "de-de");
const holding = (...results: readonly unknown[]) => startTestService({ search: () => ({ json: { results } }) });

test("B2: a page is found by its identifier, in its language, in one query over all page types", async () => {
  await using service = await holding(rome);
  const found = await testClient(service).page("www.tessera.example.rome", locales.de);
  expect(found?.data).toEqual({ heading: "Rom" });
  expect(service.searches().map((query) => [query.getAll("q"), query.get("lang"), query.get("ref")])).toEqual([
    [
      ['[[any(document.type, ["microsite", "redirect"])]]', '[[at(document.tags, ["www.tessera.example.rome"])]]'],
      "de-de",
      "m1",
    ],
  ]);
});

test("a document that only carries the identifier as a tag is another page", async () => {
  await using service = await holding({ ...rome, uid: "www.tessera.example.rome.tours" });
  expect(await testClient(service).page("www.tessera.example.rome", locales.de)).toBeUndefined();
});

test.each(['x"], ["y', 'x\\")][any(document.type, ["secret"])]', "x\\", "x]]", "x y", ""])(
  "%j is never sent, as page, host or id: it would end the filter's text",
  async (identifier) => {
    await using service = await holding(rome);
    const client = testClient(service);
    expect(await client.page(identifier, locales.de)).toBeUndefined();
    expect(await client.ofHost(identifier, ["common_header"])).toEqual([]);
    await expect(client.byId(identifier)).rejects.toMatchObject({ kind: "no-documents" });
    expect(service.requests).toEqual([]);
  },
);

test("H27: documents of a host are searched for by predicates, in all languages", async () => {
  await using service = await holding(rome);
  expect(await testClient(service).ofHost("www.tessera.example", ["common_header"])).toMatchObject([{ id: rome.id }]);
  expect(service.searches().map((query) => [query.get("lang"), query.get("pageSize")])).toEqual([["*", "100"]]);
});

test("I7: a look-up by id that finds nothing says that no documents were returned", async () => {
  await using service = await holding();
  const lookUp = testClient(service).byId("XyZ_1-2");
  await expect(lookUp).rejects.toMatchObject({ kind: "no-documents", message: "No documents were returned" });
});

test("a look-up by id finds a document in any language", async () => {
  await using service = await holding(rome);
  expect(await testClient(service).byId(rome.id)).toMatchObject({ id: rome.id, lang: "de-de" });
  expect(service.searches().map((query) => query.get("lang"))).toEqual(["*"]);
});

test("an access token goes with every request", async () => {
  await using service = await holding();
  const access = { repository: "tessera", endpoint: service.endpoint, accessToken: "secret" };
  const client = createContentClient({ ...access, mode: { kind: "latest" }, timeoutMs: 10_000, pageTypes: [] });
  await client.ofHost("www.tessera.example", ["microsite"]);
  expect(service.requests.map(({ searchParams }) => searchParams.get("access_token"))).toEqual(["secret", "secret"]);
});

test.each(["abc", "", "-abc", "abc-", "ab_cd", "https://tessera.prismic.io"])(
  "F18: %j is no repository name",
  (repository) => {
    const access = { repository, endpoint: "http://localhost/api/v2", accessToken: "" };
    expect(() => createContentClient({ ...access, mode: { kind: "latest" }, timeoutMs: 1, pageTypes: [] })).toThrow(
      expect.objectContaining({ kind: "invalid-repository" }),
    );
  },
);

test.each(["abcd", "A-1b", "tessera-2"])("F18: %j is one", (repository) => {
  const access = { repository, endpoint: "http://localhost/api/v2", accessToken: "" };
  expect(() => createContentClient({ ...access, mode: { kind: "latest" }, timeoutMs: 1, pageTypes: [] })).not.toThrow();
});

test("two clients with the same query at the same time each have a response of their own", async () => {
  let second = () => {};
  const bothRequested = new Promise<void>((resolve) => (second = resolve));
  await using service = await startTestService({
    search: async (nth) => {
      if (nth === 2) second();
      await bothRequested;
      return { json: { results: [testDocument(`response-${nth}`, "microsite", {})] } };
    },
  });
  const responses = await Promise.all(
    [1, 2].map(() => testClient(service).ofHost("www.tessera.example", ["microsite"])),
  );
  expect(new Set(responses.map(([document]) => document?.uid))).toEqual(new Set(["response-1", "response-2"]));
});
