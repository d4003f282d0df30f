import { once } from "node:events";
import { Agent, createServer, get as httpGet, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { closeServer, connectionLimits, createSiteServer, endKeepAlive, listen } from "./site-server.ts";

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

test("a server that is about to stop ends each connection with its next response", async () => {
  const { server, port } = await start((_request, response) => response.end("page"));
  const connectionHeader = async () => (await fetch(`http://localhost:${port}/`)).headers.get("connection");
  expect(await connectionHeader()).toBe("keep-alive");
  endKeepAlive(server);
  expect(await connectionHeader()).toBe("close");
});

test("closing cuts a request that is open after the grace period", async () => {
  const { server, request } = await serverWithOneRequest();
  const cut = once(request, "error");
  await closeServer(server, 1);
  const [error] = await cut;
  expect(error).toMatchObject({ code: "ECONNRESET" });
});

const report = (soft: unknown) => ({ userLimits: { open_files: { soft, hard: soft } } });

test.each([
  ["1024 descriptors", report(1024), 768],
  ["20000 descriptors", report(20_000), 4000],
  ["no limit", report("unlimited"), 4000],
  ["no report", undefined, 4000],
])("%s", (_title, input, maxConnections) => {
  expect(connectionLimits(input).maxConnections).toBe(maxConnections);
});

test("this process reports its limits", () => {
  expect(connectionLimits(process.report.getReport()).maxConnections).toBeGreaterThan(0);
});
