import { afterEach, describe, expect, it, vi } from "vitest";
import { thingsToDoResponse } from "./feed-response.ts";
import { llmsResponse } from "./llms-response.ts";
import { findListedSite } from "../../routing/host.ts";
import { readJsonBody, type MachineReaders, respondForMachines } from "./machine-host.ts";

vi.mock(import("../../hosts/index.ts"), async (original) => {
  const { sites } = await original();
  const closed = { machines: { products: { allowed: false } } };
  return { sites: sites.map((site) => (site.name === "vienna" ? { ...site, ...closed } : site)) };
});

it.each([
  ["www.tessera.example", 200],
  ["www.vienna-evenings.example", 404],
  ["stage-www.tessera.example", 404],
  ["www.other.example", 404],
])("X13: products of %s have the status %d: open, closed by its terms, on a stage, not ours", async (host, status) => {
  const request = new Request("http://localhost/feed.json", { headers: { host } });
  const respond = async () => new Response("products");
  expect((await respondForMachines(request, { findSite: findListedSite }, respond)).status).toBe(status);
});

it.each([
  ["", 200, "0 of 1"],
  ["?lang=de", 200, "0 of 1"],
  ["?page=2", 404, undefined],
  ["?lang=xx", 404, undefined],
])("X13: /api/things-to-do%s has the status %d, and is cached for minutes", async (query, status, shard) => {
  const request = new Request(`http://localhost/api/things-to-do${query}`, {
    headers: { host: "www.tessera.example" },
  });
  const unused = async () => Promise.reject(new Error("not called"));
  const response = await thingsToDoResponse(request, {
    findSite: findListedSite,
    products: { search: async () => ({ products: [], total: 0 }), product: unused, findProductCurrency: unused },
    provider: { calendars: unused, variants: unused },
  });
  const body = status === 200 ? await response.json() : undefined;
  const { shard_id: id, total_shards_count: total } = body?.feed_metadata ?? {};
  expect([response.status, body && `${id} of ${total}`]).toEqual([status, shard]);
  expect(response.headers.get("cache-control")).toBe(status === 200 ? "public, max-age=300" : null);
});

describe("the body of a message", () => {
  it.each([
    ['{"id":1}', { id: 1 }],
    ["{", undefined],
    ["", undefined],
    [`"${"a".repeat(20_000)}"`, undefined],
  ])("%.10s is %j", async (text, value) => {
    expect(await readJsonBody(new Response(text))).toEqual(value);
  });

  it("is read no further than its limit", async () => {
    let pulled = 0;
    const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
      pulled += 1;
      controller.enqueue(new Uint8Array(5000).fill(32));
    };
    expect(await readJsonBody(new Response(new ReadableStream({ pull })))).toBeUndefined();
    expect(pulled).toBeLessThan(8);
  });
});

describe("X13: llms.txt", () => {
  afterEach(() => void vi.restoreAllMocks());

  const request = new Request("http://localhost/llms.txt", { headers: { host: "www.tessera.example" } });
  const requestCacheControl = async (search: MachineReaders["products"]["search"]) =>
    (await llmsResponse(request, { findSite: findListedSite, products: { search } })).headers.get("cache-control");

  it("is cached for minutes", async () => {
    expect(await requestCacheControl(async () => ({ products: [], total: 0 }))).toBe("public, max-age=300");
  });

  it("without products that could not be read it is cached for seconds, and the failure is logged", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const failing = async () => {
      throw new Error("down");
    };
    expect(await requestCacheControl(failing)).toBe("public, max-age=5");
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("machine-surface-failed"));
  });
});
