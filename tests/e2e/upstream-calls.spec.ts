import { type APIRequestContext, expect, test } from "@playwright/test";
import * as v from "valibot";
import { freePorts } from "../support/free-ports.ts";
import { type Site, startSite } from "../support/start-site.ts";
import { addressed } from "./pages.ts";

/** A site of its own, so that every call in the logs is one that a test here caused. */
let site: Site | undefined;
let baseUrl = "";
let contentUrl = "";
let providerUrl = "";

test.describe.configure({ mode: "serial", timeout: 120_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const [port, contentPort, providerPort] = await freePorts();
  site = await startSite({ port, contentPort, providerPort });
  baseUrl = `http://localhost:${port}`;
  contentUrl = `http://localhost:${contentPort}`;
  providerUrl = `http://localhost:${providerPort}`;
});

test.afterAll(() => site?.stop());

const callsSchema = v.array(v.object({ path: v.string(), query: v.string() }));

async function callsOf(request: APIRequestContext, service: string) {
  return v.parse(callsSchema, await (await request.get(`${service}/__calls`)).json());
}

for (const { title, host, path, documents, most } of [
  // The ranked list, the collections' cards and the currency list.
  { title: "a city page", host: "tessera", path: "/de/rome/", documents: 0, most: 4 },
  { title: "a microsite", host: "colosseum", path: "/de/", documents: 0, most: 3 },
  // The pages of the shows that it lists are one more content query.
  { title: "a show page", host: "westend", path: "/de/the-lamplighters/", documents: 1, most: 3 },
]) {
  test(`${title}, cold: one content query for the document, one for the others it lists, each provider call once`, async ({
    request,
  }) => {
    const visit = async (at: string) => {
      const { url, headers } = addressed(baseUrl, host, at);
      // A currency of the test's own: no page that was rendered before is like it.
      return (await request.get(url, { headers: { ...headers, cookie: "currency=ISK" } })).status();
    };
    // Loads what pages share: repository, header and footer.
    expect(await visit("/de/no-such-page/")).toBe(404);
    for (const service of [contentUrl, providerUrl]) await request.delete(`${service}/__calls`);
    expect(await visit(path)).toBe(200);
    const searches = (await callsOf(request, contentUrl)).filter((call) => call.path.endsWith("/documents/search"));
    expect(searches).toHaveLength(1 + documents);
    expect(searches).toEqual([...new Map(searches.map((call) => [call.query, call])).values()]);
    const calls = (await callsOf(request, providerUrl)).map((call) => `${call.path}?${call.query}`);
    expect(calls).toEqual([...new Set(calls)]);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls.length).toBeLessThanOrEqual(most);
  });
}
