import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { locales } from "../i18n/locales.ts";
import { testDocument } from "../tests/support/fake-content.ts";
import { createContentClient } from "./client.ts";
import type { RawDocument } from "./document.ts";

const rome = testDocument("www.tessera.example.rome", "microsite", { heading: "Rom" }, "de-de");
const repository = { refs: [{ id: "master", ref: "r1", isMasterRef: true }], languages: [], types: {}, forms: {} };

async function clientOf(answer: RequestListener) {
  const server = createServer(answer);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const endpoint = `http://localhost:${port}/api/v2`;
  return createContentClient({ endpoint, repository: "tessera", pageTypes: ["microsite", "redirect"], timeoutMs: 200 });
}

async function serviceWith(documents: readonly unknown[]) {
  const searches: URLSearchParams[] = [];
  const client = await clientOf((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://localhost");
    const search = pathname.endsWith("/documents/search");
    if (search) searches.push(searchParams);
    response.end(JSON.stringify(search ? { results: documents, total_pages: 1 } : repository));
  });
  return { client, searches };
}

test("B2: a page is found by its identifier, in its language, in one query over all page types", async () => {
  const { client, searches } = await serviceWith([rome]);
  const found: RawDocument | undefined = await client.page("www.tessera.example.rome", locales.de);
  expect(found?.data).toEqual({ heading: "Rom" });
  expect(searches.map((query) => [query.getAll("q"), query.get("lang"), query.get("ref")])).toEqual([
    [
      ['[[any(document.type, ["microsite", "redirect"])]]', '[[at(document.tags, ["www.tessera.example.rome"])]]'],
      "de-de",
      "r1",
    ],
  ]);
});

test("a document that only carries the identifier as a tag is another page", async () => {
  const { client } = await serviceWith([{ ...rome, uid: "www.tessera.example.rome.tours" }]);
  expect(await client.page("www.tessera.example.rome", locales.de)).toBeUndefined();
});

test.each(['x"], ["y', "x\\", "x]]", ""])("%j is asked nobody: it would end the filter's text", async (identifier) => {
  const { client, searches } = await serviceWith([rome]);
  expect(await client.page(identifier, locales.de)).toBeUndefined();
  expect(searches).toEqual([]);
});

test.each<[string, RequestListener]>([
  ["is down", (_request, response) => response.writeHead(503).end()],
  ["is not JSON", (_request, response) => response.end("<html>")],
  [
    "breaks off",
    (_request, response) => response.writeHead(200, { "Content-Length": "9" }).write("{", () => response.destroy()),
  ],
  ["never answers", () => {}],
])("a service that %s is a ContentError with its cause", async (_title, listener) => {
  const client = await clientOf(listener);
  await expect(client.page("www.tessera.example", locales.en)).rejects.toMatchObject({
    name: "ContentError",
    cause: expect.anything(),
  });
});

test("an answer of another shape is a ContentError", async () => {
  const { client } = await serviceWith([{ id: "x" }]);
  await expect(client.page("www.tessera.example", locales.en)).rejects.toMatchObject({ name: "ContentError" });
});
