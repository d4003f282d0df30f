import { BlockList } from "node:net";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { type IncomingMessage, request as httpRequest, type RequestListener } from "node:http";
import { connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { sendUnavailable } from "../pages/send-refusal.ts";
import { createSiteServer, listen } from "../site-server.ts";
import { createClients } from "./clients.ts";
import { guardNext } from "./guard-next.ts";

/** Several times what a connection holds for a client that reads nothing. */
const largeText = randomBytes(8_000_000).toString("hex");

/** Starts a guard before a Next that sends `type`. Returns a function that sends a request through it. */
async function start(type = "text/html") {
  const reached: IncomingMessage[] = [];
  const rendered: string[] = [];
  const next: RequestListener = (request, response) => {
    reached.push(request);
    response.once("close", () => rendered.push(request.url ?? ""));
    if (request.url === "/sitemap.xml") {
      response.setHeader("Content-Type", "application/xml");
      response.end(largeText);
      return;
    }
    if (request.url === "/sitemap.xml?part=1") {
      response.setHeader("Content-Type", "application/xml");
      if (request.headers["accept-encoding"] === "x-gzip") response.setHeader("x-ready-encoding", "gzip");
      response.end(gzipSync("<urlset>"));
      return;
    }
    if (request.url === "/api/mcp") {
      void text(request).then((body) => response.end(`${body}!`));
      return;
    }
    if (request.url === "/api/octo/products") return;
    if (request.url === "/api/suggest" || request.url === "/dev/busy") {
      sendUnavailable(response, "overload");
      return;
    }
    response.setHeader("Content-Type", type);
    response.setHeader("x-nextjs-cache", "MISS");
    if (request.url === "/dev/bug/") throw new Error("x is null");
    if (request.url === "/slice-simulator")
      response.setHeader("Content-Security-Policy", "frame-ancestors https://a.prismic.io");
    response.writeHead(request.url === "/dev/none" ? 404 : 200).end("body ".repeat(500));
  };
  const guard = guardNext({
    next,
    documents: next,
    now: () => 0,
    clients: createClients(new BlockList()),
    finish: (html, frameAncestors) => ({
      html: `${html}!`,
      headers: { "content-security-policy": `${frameAncestors}` },
    }),
  });
  const server = createSiteServer(guard, { maxConnections: 50, stallTimeout: 0 });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0);
  const send = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const request = httpRequest({ port, host: "localhost", agent: false, method, path, headers }).end();
    const [response]: IncomingMessage[] = await once(request, "response");
    if (response === undefined) throw new Error("There is no response.");
    const bytes = await buffer(response);
    return { status: response.statusCode, headers: response.headers, bytes, body: bytes.toString() };
  };
  const post = async (path: string, body: string, client: string) => {
    const headers = { "content-length": body.length, "x-forwarded-for": client };
    const request = httpRequest({ port, host: "localhost", agent: false, method: "POST", path, headers }).end(body);
    const [response]: IncomingMessage[] = await once(request, "response");
    return { status: response?.statusCode, headers: response?.headers ?? {} };
  };
  /** Connects and sends the beginning of a request. */
  const begin = (...lines: readonly string[]) => {
    const socket = connect(port, "localhost").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(lines.join("\r\n"));
    return socket;
  };
  return { send, post, begin, reached, rendered };
}

test("a document is sent whole with its policy, compressed for those who accept it", async () => {
  const { send } = await start();
  const plain = await send("GET", "/dev/shortcodes/");
  expect([plain.body.endsWith("!"), plain.headers["content-security-policy"]]).toEqual([true, "undefined"]);
  expect((await send("GET", "/dev/", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBe("gzip");
  expect((await send("HEAD", "/dev/")).body).toBe("");
  expect((await send("GET", "/dev/none")).status).toBe(404);
});

test.each([
  ["/robots.txt", "text/plain", {}],
  ["/feed.json", "application/json", { "accept-encoding": "gzip" }],
  ["/og/rome.jpg", "image/jpeg", {}],
  ["/dev/", "text/html", { "accept-encoding": "gzip" }],
])("HEAD %s has the headers of GET", async (path, type, headers) => {
  const { send } = await start(type);
  const { date: _date, ...expected } = (await send("GET", path, headers)).headers;
  expect(expected).toHaveProperty("content-length");
  expect((await send("HEAD", path, headers)).headers).toMatchObject(expected);
});

test("what Next notes of its cache stays here", async () => {
  const { send } = await start();
  expect(Object.keys((await send("GET", "/dev/none")).headers).filter((name) => name.startsWith("x-next"))).toEqual([]);
});

test("what a route has compressed is sent as it is, and decompressed for those who do not accept it", async () => {
  const { send } = await start();
  const plain = await send("GET", "/sitemap.xml?part=1");
  expect([plain.headers["content-encoding"], plain.headers.vary, plain.body]).toEqual([
    undefined,
    "Accept-Encoding",
    "<urlset>",
  ]);
  const { headers, bytes } = await send("GET", "/sitemap.xml?part=1", { "accept-encoding": "gzip" });
  expect(headers).not.toHaveProperty("x-ready-encoding");
  expect([headers["content-encoding"], String(gunzipSync(bytes))]).toEqual(["gzip", "<urlset>"]);
});

test("a document that can't be rendered is a 503 that can be read", async () => {
  const { send } = await start();
  const { status, headers, body } = await send("GET", "/dev/bug/");
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "30", "no-store"]);
  expect(body).toContain("<h1>We can’t show this page right now</h1>");
});

test.each(["/api/suggest", "/dev/busy"])("a refusal of %s for want of room says when to come back", async (path) => {
  const { send } = await start();
  const { status, headers } = await send("GET", path);
  expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
});

test("who may frame the simulator is part of its policy", async () => {
  const { send } = await start();
  expect((await send("GET", "/slice-simulator")).headers["content-security-policy"]).toBe("https://a.prismic.io");
});

test.each(["/_next/static/a.js", "/robots.txt", "/api/icon/icon.svg/", "/fonts/a.woff2"])(
  "%s goes on as it is",
  async (path) => {
    const { send } = await start("application/octet-stream");
    const { body, headers } = await send("GET", path);
    expect(body.endsWith("!")).toBe(false);
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
  },
);

test("what only Next may send itself does not reach it, the client's address does", async () => {
  const { send, reached } = await start();
  const forged = {
    rsc: "1",
    "x-middleware-subrequest": "proxy",
    "next-action": "id",
    "x-forwarded-host": "evil.example",
  };
  await send("GET", "/robots.txt", { ...forged, "x-forwarded-for": "198.51.100.1, 203.0.113.9" });
  expect(Object.keys(reached[0]?.headers ?? {})).toEqual(expect.not.arrayContaining(Object.keys(forged)));
  expect(reached[0]?.headers["x-forwarded-for"]).toBe("203.0.113.9");
});

test("a flood of one client is refused with the time to wait, and not that of another", async () => {
  const { send, reached } = await start();
  const post = (client: string) => send("POST", "/api/currency", { "x-forwarded-for": client });
  const first = await Promise.all(Array.from({ length: 31 }, () => post("203.0.113.9")));
  const refused = first.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers["retry-after"])).toEqual(["2"]);
  expect([reached.length, (await post("203.0.113.10")).status]).toEqual([30, 200]);
});

test("I10: a client has a limit of pages that are rendered each time for a preview cookie", async () => {
  const { send, reached } = await start();
  const preview = (client: string) => send("GET", "/rome/", { "x-forwarded-for": client });
  for (let sent = 0; sent < 120; sent += 1) await preview("203.0.113.9");
  const { status, headers } = await preview("203.0.113.9");
  expect([status, headers["retry-after"], reached.length]).toEqual([429, "1", 120]);
  expect((await preview("203.0.113.10")).status).toBe(200);
});

test("a large body is refused before it is read", async () => {
  const { send, reached } = await start();
  expect((await send("POST", "/api/webhook", { "content-length": "1000001" })).status).toBe(413);
  expect(reached).toEqual([]);
});

test.each([
  ["1000001", /^HTTP\/1\.1 413 [^]*connection: close/i],
  ["5", /^HTTP\/1\.1 100 Continue\r\n\r\n$/],
])("a client that asks before it sends %s bytes is told at once", async (length, expected) => {
  const { begin } = await start();
  const head = ["POST /api/mcp HTTP/1.1", "Host: localhost", "Expect: 100-continue", `Content-Length: ${length}`];
  const [response]: Buffer[] = await once(begin(...head, "", ""), "data");
  expect(String(response)).toMatch(expected);
});

test("a post that comes slowly reaches Next once it is whole", async () => {
  const { send, begin, reached } = await start();
  const socket = begin("POST /api/mcp HTTP/1.1", "Host: localhost", "Content-Length: 5", "", "wh");
  await send("GET", "/robots.txt");
  expect(reached.map(({ url }) => url)).toEqual(["/robots.txt"]);
  socket.write("ole");
  const [response]: Buffer[] = await once(socket, "data");
  expect(String(response)).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\n\r\nwhole!$/);
});

test("a large body without a length is refused", async () => {
  const { begin, reached } = await start();
  const chunk = "a".repeat(100_000);
  const chunks = Array.from({ length: 11 }, () => `${chunk.length.toString(16)}\r\n${chunk}`);
  const socket = begin("POST /api/mcp HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked", "", ...chunks, "");
  const [response]: Buffer[] = await once(socket, "data");
  expect(String(response)).toMatch(/^HTTP\/1\.1 413 /);
  expect(reached).toEqual([]);
});

/** Begins large bodies to a path, each of which goes on later. */
function beginBodies(begin: (...lines: readonly string[]) => unknown, path: string, clients: readonly string[]): void {
  for (const client of clients) {
    const head = [`POST ${path} HTTP/1.1`, "Host: localhost", `X-Forwarded-For: ${client}`, "Content-Length: 999000"];
    begin(...head, "", "a".repeat(998_000));
  }
}

const createAddresses = (count: number) => Array.from({ length: count }, (_, index) => `203.0.113.${index + 1}`);
const isFull = { timeout: 10_000 };
/** Takes as much room as those. */
const large = "a".repeat(600_000);

test("I10: slow posts of many clients refuse no large message, and a refusal for want of room says when to come back", async () => {
  const { begin, post } = await start();
  beginBodies(begin, "/api/mcp", createAddresses(24));
  await expect.poll(async () => (await post("/api/mcp", large, "198.51.100.1")).status, isFull).toBe(503);
  expect((await post("/api/mcp", large, "198.51.100.1")).headers["retry-after"]).toBe("5");
  expect((await post("/api/webhook/", large, "198.51.100.1")).status).toBe(200);
});

test("I10: slow messages of one client leave room for those of another", async () => {
  const { begin, post } = await start();
  beginBodies(
    begin,
    "/api/webhook",
    Array.from({ length: 24 }, () => "203.0.113.9"),
  );
  await expect.poll(async () => (await post("/api/webhook", large, "203.0.113.9")).status, isFull).toBe(503);
  expect((await post("/api/webhook", large, "198.51.100.1")).status).toBe(200);
});

test("a client that reads nothing holds no place of those that Next renders for", async () => {
  const { begin, rendered } = await start();
  begin("GET /sitemap.xml HTTP/1.1", "Host: localhost", "", "").pause();
  await expect.poll(() => rendered).toEqual(["/sitemap.xml"]);
});

test("a client that leaves frees its place", async () => {
  const { begin, reached, rendered } = await start();
  const socket = begin("GET /api/octo/products HTTP/1.1", "Host: localhost", "", "");
  await expect.poll(() => reached.length).toBe(1);
  socket.destroy();
  await expect.poll(() => rendered).toEqual(["/api/octo/products"]);
});

test("text of a route is compressed for those who accept it, and caches know that it varies", async () => {
  const { send } = await start("application/json");
  const { headers, body } = await send("GET", "/feed.json", { "accept-encoding": "br, gzip" });
  expect([headers["content-encoding"], headers.vary, body.length < 500]).toEqual(["gzip", "Accept-Encoding", true]);
  const plain = await send("GET", "/feed.json");
  expect([plain.headers["content-encoding"], plain.headers.vary]).toEqual([undefined, "Accept-Encoding"]);
});
