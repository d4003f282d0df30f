import { BlockList } from "node:net";
import { once } from "node:events";
import { createServer, get, IncomingMessage, type RequestListener, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, expect, test } from "vitest";
import { createClients } from "../security/clients.ts";
import { listen } from "../site-server.ts";
import { createPictures, type PicturesSettings } from "./create-pictures.ts";

const servers: Server[] = [];
const received: IncomingMessage[] = [];
const failures: unknown[] = [];
const webp = { "content-type": "image/webp", "cache-control": "public, max-age=60, immutable" };

const good: RequestListener = (_request, response) => response.writeHead(200, webp).end("picture");

/** Responds to a request like the picture service. */
let respond = good;
let now = 0;

async function start(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  return listen(server, 0, "127.0.0.1");
}

const upstreamPort = await start((request, response) => {
  received.push(request);
  respond(request, response);
});
const host = `127.0.0.1:${upstreamPort}`;
const cut = "w=600&ar=3%3A2&fit=crop&crop=focalpoint&auto=format&q=65";

beforeEach(() => {
  received.splice(0);
  failures.splice(0);
  respond = good;
  now = 0;
});

afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

/** Returns a function that requests a path of a new site with this picture service. */
async function siteWith(changes: Partial<PicturesSettings> = {}) {
  const pictures = createPictures({
    fetch,
    clients: createClients(new BlockList()),
    timeoutMs: 60_000,
    pictureBytes: 1_000,
    maxBytes: 100_000,
    origins: () => [`http://${host}`],
    now: () => now,
    onFailure: (error) => void failures.push(error),
    ...changes,
  });
  const port = await start((request, response) => {
    if (!pictures.respond(request, response)) response.writeHead(421).end();
  });
  return async (name = "a.webp", headers: Record<string, string> = {}, method = "GET") => {
    const path = `/pictures/${host}/${name}?${cut}`;
    const sent = get({ port, host: "127.0.0.1", path, method, headers: { host: "www.tessera.example", ...headers } });
    const [response] = await once(sent, "response");
    if (!(response instanceof IncomingMessage)) throw new Error("no response came");
    return { status: response.statusCode, headers: response.headers, body: (await buffer(response)).toString() };
  };
}

test("a picture is sent as its service sends it, and read once, however many request it", async () => {
  const request = await siteWith();
  const [first, ...others] = await Promise.all([request(), request(), request()]);
  expect(first).toMatchObject({ status: 200, body: "picture" });
  expect(first.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=60, immutable",
    "content-length": "7",
    "accept-ranges": "none",
    vary: "Accept",
  });
  expect(others.map(({ body }) => body)).toEqual(["picture", "picture"]);
  await request();
  expect(received.map(({ url }) => url)).toEqual([`/a.webp?${cut}`]);
});

test("an SVG is sandboxed: it is a document where it is opened alone", async () => {
  respond = (_request, response) => response.writeHead(200, { "content-type": "image/svg+xml" }).end("<svg/>");
  const { status, headers } = await (await siteWith())("poster.svg");
  expect([status, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; .*; sandbox$/);
});

test("an SVG is compressed, once, for clients that can read it", async () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${"<path/>".repeat(100)}</svg>`;
  respond = (_request, response) => response.writeHead(200, { "content-type": "image/svg+xml" }).end(svg);
  const request = await siteWith();
  expect((await request("poster.svg")).body).toBe(svg);
  for (const encoding of ["br", "gzip"]) {
    const { headers } = await request("poster.svg", { "accept-encoding": encoding });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept, Accept-Encoding" });
    expect(Number(headers["content-length"])).toBeLessThan(svg.length / 2);
  }
  expect(received).toHaveLength(1);
});

test("the picture service learns nothing of the visitor but the formats", async () => {
  const request = await siteWith();
  const accept = "image/avif,image/webp,image/apng,*/*;q=0.8";
  await request("a.webp", {
    accept,
    cookie: "currency=USD",
    "user-agent": "a",
    referer: "https://www.tessera.example/",
  });
  const headers = received[0]?.headers;
  expect(headers).toMatchObject({ accept: "image/avif,image/webp,image/*", host });
  for (const name of ["cookie", "referer", "x-forwarded-for"]) expect(headers).not.toHaveProperty(name);
  expect(headers?.["user-agent"]).not.toBe("a");
});

test("browsers with other formats receive pictures of their own", async () => {
  respond = ({ headers }, response) => response.writeHead(200, webp).end(headers.accept);
  const request = await siteWith();
  expect((await request("a.webp", { accept: "image/webp,*/*" })).body).toBe("image/webp,image/*");
  expect((await request("a.webp", { accept: "*/*" })).body).toBe("image/*");
  expect((await request("a.webp")).body).toBe("image/*");
  expect(received).toHaveLength(2);
});

test("a browser that has the picture receives 304, and HEAD no body", async () => {
  const request = await siteWith();
  const { headers } = await request();
  const etag = headers.etag ?? "";
  expect(await request("a.webp", { "if-none-match": `"other", ${etag}` })).toMatchObject({ status: 304, body: "" });
  expect(await request("a.webp", { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
  expect(await request("a.webp", { range: "bytes=0-1" })).toMatchObject({ status: 200, body: "picture" });
  const head = await request("a.webp", {}, "HEAD");
  expect([head.status, head.headers["content-length"], head.body]).toEqual([200, "7", ""]);
});

test.each([
  ["POST", { host: "www.tessera.example" }],
  ["GET", { host: "evil.example" }],
])("%s with %j is for the site to refuse", async (method, headers) => {
  const request = await siteWith();
  expect((await request("a.webp", headers, method)).status).toBe(421);
  expect(received).toEqual([]);
});

test.each<[string, RequestListener, number]>([
  ["a failure", (_request, response) => response.writeHead(500).end(), 502],
  ["a page", (_request, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"), 502],
  ["no type", (_request, response) => response.writeHead(200).end("picture"), 502],
  ["a part", (_request, response) => response.writeHead(206, webp).end("pic"), 502],
  ["too many bytes", (_request, response) => response.writeHead(200, webp).end("a".repeat(1_001)), 502],
  [
    "a length that is too large",
    (_request, response) => response.writeHead(200, { ...webp, "content-length": 5_000 }).end("a".repeat(5_000)),
    502,
  ],
  [
    "half a picture",
    (_request, response) =>
      response.writeHead(200, { ...webp, "content-length": 7 }).write("pic", () => response.destroy()),
    502,
  ],
  ["nothing", (request) => request.socket.destroy(), 502],
  ["a redirect", (_request, response) => response.writeHead(302, { location: "/b.webp" }).end(), 502],
  [
    "a redirect elsewhere",
    (_request, response) => response.writeHead(301, { location: `http://localhost:${upstreamPort}/b.webp` }).end(),
    502,
  ],
  ["that there is none", (_request, response) => response.writeHead(404).end(), 404],
])("a service that sends %s: %#", async (_title, listener, status) => {
  respond = listener;
  const request = await siteWith();
  const failed = await request();
  expect([failed.status, failed.headers["cache-control"]]).toEqual([status, "no-store"]);
  expect(received).toHaveLength(1);
  expect(failures).toHaveLength(1);
  respond = good;
  expect(await request()).toMatchObject({ status: 200, body: "picture" });
});

test("a service that hangs is a 504", async () => {
  respond = (_request, response) => response.writeHead(200, webp).write("pic");
  const request = await siteWith({ timeoutMs: 20 });
  const { status, headers } = await request();
  expect([status, headers["cache-control"]]).toEqual([504, "no-store"]);
});

test("a stale picture is sent while it is read again, also when that fails", async () => {
  const request = await siteWith();
  await request();
  now = 60_000;
  respond = (_request, response) => response.writeHead(503).end();
  const stale = await request();
  expect([stale.status, stale.body, stale.headers["cache-control"]]).toEqual([200, "picture", "public, max-age=5"]);
  await expect.poll(() => failures).toHaveLength(1);
  await request();
  expect(received).toHaveLength(2);
  now += 5_000;
  respond = (_request, response) => response.writeHead(200, webp).end("new picture");
  await request();
  await expect.poll(async () => (await request()).body).toBe("new picture");
});

test("a picture that is gone is not sent again", async () => {
  const request = await siteWith();
  await request();
  now = 60_000;
  respond = (_request, response) => response.writeHead(410).end();
  await request();
  await expect.poll(async () => (await request()).status).toBe(404);
});

test("what no cache may have is read each time", async () => {
  respond = (_request, response) => response.writeHead(200, { ...webp, "cache-control": "private" }).end("picture");
  const request = await siteWith();
  expect((await request()).headers["cache-control"]).toBe("no-store");
  await request();
  expect(received).toHaveLength(2);
});

test("memory is bounded: the picture that was not requested for longest is read again", async () => {
  const request = await siteWith({ maxBytes: 3_000 });
  for (const name of ["a", "b", "a", "c", "a"]) await request(name);
  expect(received.map(({ url = "" }) => url[1])).toEqual(["a", "b", "c"]);
  await request("b");
  expect(received).toHaveLength(4);
});

test("a flood of pictures is refused beyond the queue, and cached ones are sent meanwhile", async () => {
  const request = await siteWith();
  await request("cached.webp");
  const waiting: (() => void)[] = [];
  respond = (_request, response) => void waiting.push(() => response.writeHead(200, webp).end("picture"));
  const flood = Array.from({ length: 110 }, (_, index) => request(`${index}.webp`));
  const refused = await Promise.race(flood);
  expect([refused.status, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await request("cached.webp")).status).toBe(200);
  expect(received.length).toBeLessThanOrEqual(13);
  respond = good;
  for (const send of waiting) send();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
});

test("I10: one client can have 300 pictures read at once, and cached ones at any time", async () => {
  const request = await siteWith();
  const from = (name: string, client: string) => request(name, { "x-forwarded-for": client });
  for (let sent = 0; sent < 300; sent += 1) await from(`${sent}.webp`, "203.0.113.9");
  const { status, headers } = await from("300.webp", "203.0.113.9");
  expect([status, headers["retry-after"], headers["cache-control"], received.length]).toEqual([
    429,
    "1",
    "no-store",
    300,
  ]);
  expect((await from("299.webp", "203.0.113.9")).status).toBe(200);
  expect((await from("300.webp", "203.0.113.10")).status).toBe(200);
});
