import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it } from "vitest";
import { listen } from "../site-server.ts";
import type { FoundPage } from "./found-page.ts";
import { sendPage } from "./send-page.ts";
import { htmlHeaders, storedPage } from "./stored-page.fixture.ts";

let server: Server = createServer();

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(found: FoundPage, now = 0): Promise<number> {
  server = createServer((request, response) => sendPage(request, response, found, now));
  return listen(server, 0);
}

async function receive(
  found: FoundPage,
  {
    headers = {},
    method = "GET",
    path = "/",
    now = 0,
  }: { headers?: object; method?: string; path?: string; now?: number } = {},
) {
  const port = await serve(found, now);
  const sent = get({ host: "localhost", port, path, method, headers: { ...headers } });
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (response === undefined) throw new Error("There is no response.");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(Buffer.from(chunk));
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const rome = await storedPage();
const hit: FoundPage = { page: rome, state: "hit" };
const etag = rome.body?.etag ?? "";

it.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  [undefined, undefined, (body: Buffer) => body],
] as const)("Accept-Encoding: %s receives %s", async (accept, encoding, decompressed) => {
  const headers = accept === undefined ? {} : { "accept-encoding": accept };
  const { status, headers: received, body } = await receive(hit, { headers });
  expect([status, received["content-encoding"], decompressed(body).toString()]).toEqual([
    200,
    encoding,
    "<h1>Rome</h1>",
  ]);
  expect(received["content-length"]).toBe(String(body.length));
});

it.each([etag, etag.slice(2), `"other", ${etag}`, "*"])(
  "If-None-Match: %s receives 304 without a body",
  async (condition) => {
    const { status, headers, body } = await receive(hit, { headers: { "if-none-match": condition } });
    expect([status, body.length, headers.etag, headers.vary]).toEqual([304, 0, etag, "Accept-Encoding, Cookie"]);
    expect(headers["cache-control"]).toBe(htmlHeaders["cache-control"]);
  },
);

it("If-None-Match with another tag receives the page", async () => {
  const { status } = await receive(hit, { headers: { "if-none-match": '"other"' } });
  expect(status).toBe(200);
});

it("a missing page is never 304: it has the tag of the not-found page", async () => {
  const { status } = await receive(
    { page: { ...rome, status: 404 }, state: "hit" },
    { headers: { "if-none-match": etag } },
  );
  expect(status).toBe(404);
});

it("HEAD receives the headers of GET", async () => {
  const headers = { "accept-encoding": "br" };
  const { headers: received, body } = await receive(hit, { method: "HEAD", headers });
  expect([received["content-length"], received.etag, body.length]).toEqual([String(rome.body?.brotli.length), etag, 0]);
});

it("a shared cache learns how old a page is, and does not cache a stale one for long", async () => {
  const fresh = await receive(hit, { now: 12_500 });
  expect([fresh.headers.age, fresh.headers["cache-control"]]).toEqual(["12", htmlHeaders["cache-control"]]);
  const stale = await receive({ page: rome, state: "stale" }, { now: 400_000 });
  expect([stale.headers.age, stale.headers["cache-control"]]).toEqual([
    undefined,
    "s-maxage=3, stale-while-revalidate=3",
  ]);
});

it("B9: a redirect keeps the query of the request, ci and cm included", async () => {
  const page = { ...rome, status: 302, headers: { location: "/rome/?page=1" }, body: undefined };
  const { status, headers } = await receive({ page, state: "hit" }, { path: "/roma/?ci=7&cm=spring&page=2" });
  expect([status, headers.location]).toEqual([302, "/rome/?page=1&ci=7&cm=spring"]);
});

/** A shared cache that respects Vary: it stores one response per value of the headers that Vary names. */
async function throughSharedCache(port: number, cookies: readonly string[]): Promise<readonly string[]> {
  const stored = new Map<string, string>();
  const prices: string[] = [];
  let vary = "";
  for (const cookie of cookies) {
    const key = vary.includes("Cookie") ? cookie : "";
    const [response]: IncomingMessage[] = await once(get({ host: "localhost", port, headers: { cookie } }), "response");
    if (response === undefined) throw new Error("There is no response.");
    vary = response.headers.vary ?? "";
    const price = stored.get(key) ?? (await text(response));
    stored.set(vary.includes("Cookie") ? cookie : "", price);
    prices.push(price);
  }
  return prices;
}

it("E11: two currency cookies at one address receive two prices through a shared cache", async () => {
  const dollars = await storedPage({ html: "$ 20" });
  const euros = await storedPage({ html: "€ 18" });
  server = createServer((request, response) => {
    const page = request.headers.cookie === "currency=USD" ? dollars : euros;
    sendPage(request, response, { page, state: "hit" }, 0);
  });
  const visits = ["currency=USD", "currency=EUR", "currency=USD"];
  expect(await throughSharedCache(await listen(server, 0), visits)).toEqual(["$ 20", "€ 18", "$ 20"]);
});
