import { once } from "node:events";
import { Agent, createServer, get as httpGet, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, createSiteServer, listen } from "./site-server.ts";

/** A busy machine takes its time. */
const patience = { timeout: 10_000 };

const limits = { maxConnections: 10, stallTimeout: 0 };

async function start(listener: RequestListener, changes: Partial<typeof limits> = {}) {
  const server = createSiteServer(listener, { ...limits, ...changes });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: await listen(server, 0) };
}

async function get(listener: RequestListener): Promise<Response> {
  const { port } = await start(listener);
  return fetch(`http://localhost:${port}/`, { redirect: "manual" });
}

test("B9: a page's redirect is exactly 302, with one address", async () => {
  const received = await get((_request, response) => {
    response.statusCode = 307;
    response.setHeader("Location", ["/rome/", "/rome/"]);
    response.end();
  });
  expect([received.status, received.headers.get("location")]).toEqual([302, "/rome/"]);
});

test("B9: a permanent redirect stays 308", async () => {
  const received = await get((_request, response) => response.writeHead(308, { Location: "/rome/" }).end());
  expect([received.status, received.headers.get("location")]).toEqual([308, "/rome/"]);
});

test("keeps the status message", async () => {
  const received = await get((_request, response) => response.writeHead(404, "Nowhere", { "X-Test": "1" }).end());
  expect([received.statusText, received.headers.get("x-test")]).toEqual(["Nowhere", "1"]);
});

test("the internal path stays inside", async () => {
  const received = await get((_request, response) => {
    response.setHeader("x-middleware-rewrite", "/www.tessera.example/en/auto/_");
    response.end();
  });
  expect(received.headers.has("x-middleware-rewrite")).toBe(false);
});

test.each([
  ["s-maxage=300", "Accept-Encoding, Cookie"],
  ["no-store", "Accept-Encoding"],
])("Cache-Control: %s varies on %s", async (cacheControl, vary) => {
  const received = await get((_request, response) => {
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("Vary", "Accept-Encoding");
    response.end();
  });
  expect(received.headers.get("vary")).toBe(vary);
});

const upgrade = "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";

test("a request to upgrade is a request like others, and its connection closes with the client", async () => {
  const { server, port } = await start((_request, response) => response.end("page"));
  const socket = connect(port, "localhost");
  socket.end(upgrade);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[^]*page/);
  await expect.poll(() => connectionsOf(server), patience).toBe(0);
});

test("a client that reads nothing is disconnected", async () => {
  const { server, port } = await start((_request, response) => response.end("a".repeat(20_000_000)), {
    stallTimeout: 200,
  });
  const socket = connect(port, "localhost");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(server, "request");
  await expect.poll(() => connectionsOf(server), patience).toBe(0);
  socket.destroy();
});

test("a connection over the limit is closed at once", async () => {
  const { port } = await start((_request, response) => response.end(), { maxConnections: 1 });
  const first = connect(port, "localhost");
  await once(first, "connect");
  const second = connect(port, "localhost");
  second.on("error", () => undefined);
  await once(second, "close");
  expect(first.destroyed).toBe(false);
  first.destroy();
});

function connectionsOf(server: ReturnType<typeof createServer>): Promise<number> {
  return new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}

test("0 listens on a free port; one in use is named with the variable to change", async () => {
  const first = createServer();
  onTestFinished(() => void first.close());
  const port = await listen(first, 0);
  expect(port).toBeGreaterThan(0);
  await expect(listen(createServer(), port)).rejects.toMatchObject({
    name: "StartError",
    message: `Port ${port} is already in use: stop what listens there, or choose another port, e.g. PORT=${port + 1}.`,
  });
});

async function serverWithOneRequest() {
  const server = createServer();
  const arrived: Promise<[unknown, ServerResponse]> = once(server, "request").then(([request, response]) => [
    request,
    response,
  ]);
  const port = await listen(server, 0);
  const agent = new Agent({ keepAlive: true });
  const request = httpGet({ port, host: "localhost", agent });
  const [, response] = await arrived;
  return { server, port, request, response };
}

test("closing waits for an open request, refuses new ones, and ends keep-alive connections", async () => {
  const { server, port, request, response } = await serverWithOneRequest();
  const closed = closeServer(server, 60_000);
  await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
  const received = once(request, "response").then(([message]) => message.statusCode);
  response.end("done");
  expect(await received).toBe(200);
  await closed;
});

test("closing cuts a request that is open after the grace period", async () => {
  const { server, request } = await serverWithOneRequest();
  const cut = once(request, "error");
  await closeServer(server, 1);
  const [error] = await cut;
  expect(error).toMatchObject({ code: "ECONNRESET" });
});
