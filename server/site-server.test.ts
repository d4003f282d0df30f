import { once } from "node:events";
import { Agent, createServer, get as httpGet, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { type ConnectionLimits, connectionLimits } from "./connection-limits.ts";
import { allowLongBody } from "./security/body-time.ts";
import { closeServer, createSiteServer, endKeepAlive, listen } from "./site-server.ts";

/** A busy machine takes its time. */
const patience = { timeout: 10_000 };

const limits: ConnectionLimits = { maxConnections: 10, stallTimeout: 0 };

async function start(listener: RequestListener, changes: Partial<ConnectionLimits> = {}) {
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
  await expect.poll(() => countConnections(server), patience).toBe(0);
});

test("a client that reads nothing is disconnected", async () => {
  const { server, port } = await start((_request, response) => response.end("a".repeat(20_000_000)), {
    stallTimeout: 200,
  });
  const socket = connect(port, "localhost");
  socket.on("error", () => undefined);
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(server, "request");
  await expect.poll(() => countConnections(server), patience).toBe(0);
  socket.destroy();
});

test("W81: a request whose body trickles is a 408, and one that may send a file takes longer", async () => {
  const listener: RequestListener = (request, response) => {
    if (request.url === "/file") allowLongBody(request);
    text(request).then(
      (body) => response.end(body),
      () => response.destroy(),
    );
  };
  const { port } = await start(listener, { bodyTimeout: 200 });
  const begin = (path: string) => {
    const socket = connect(port, "localhost");
    socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nabc`);
    return socket;
  };
  const file = begin("/file");
  expect(await text(begin("/form"))).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
  file.end("defghij");
  expect(await text(file)).toMatch(/^HTTP\/1\.1 200 OK[^]*abcdefghij/);
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

function countConnections(server: ReturnType<typeof createServer>): Promise<number> {
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

test("a server of one address does not listen on another", async () => {
  const server = createServer((_request, response) => response.end("here"));
  onTestFinished(() => void server.close());
  const port = await listen(server, 0, "127.0.0.2");
  expect(await (await fetch(`http://127.0.0.2:${port}/`)).text()).toBe("here");
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
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
  const closed = closeServer(server, { idleMs: 0, openMs: 60_000 });
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

/** Sends a request and reads its response. Returns whether the connection ends with it. */
function send(port: number, agent: Agent): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const request = httpGet({ port, host: "localhost", agent }, (response) => {
      text(response).then(() => resolve(response.headers.connection === "close"), reject);
    });
    request.once("error", reject);
  });
}

/** Sends requests on one connection until a response ends it. Returns the number of responses. */
async function sendUntilClosed(port: number, agent: Agent): Promise<number> {
  for (let count = 1; ; count += 1) if (await send(port, agent)) return count;
}

test("closing resets none of 20 clients that send one request after another", async () => {
  const { server, port } = await start((_request, response) => response.end("page"), { maxConnections: 100 });
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  // A server that closes refuses those that are not connected yet.
  await Promise.all(agents.map((agent) => send(port, agent)));
  const clients = agents.map((agent) => sendUntilClosed(port, agent));
  for (let count = 0; count < 100; count += 1) await once(server, "request");
  await closeServer(server, { idleMs: 60_000, openMs: 0 });
  expect((await Promise.all(clients)).filter((count) => count > 0)).toHaveLength(20);
});

test("a client whose connection was idle when closing began gets its next response", async () => {
  const { server, port } = await start((_request, response) => response.end("page"));
  const agent = new Agent({ keepAlive: true });
  await send(port, agent);
  const closed = closeServer(server, { idleMs: 60_000, openMs: 0 });
  expect(await sendUntilClosed(port, agent)).toBe(1);
  await closed;
});

test("closing ends a connection that stays idle", async () => {
  const { server, port } = await start((_request, response) => response.end("page"));
  const socket = connect(port, "localhost");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  await closeServer(server, { idleMs: 1, openMs: 60_000 });
  await once(socket, "close");
});

test.each([
  ["what is no HTTP", "HELLO\r\n\r\n", 400],
  ["a head that is too long", `GET / HTTP/1.1\r\nHost: a\r\nCookie: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("%s is refused with security headers, and its connection ends", async (_title, request, status) => {
  const { port } = await start((_request, response) => response.end());
  const socket = connect(port, "localhost");
  socket.write(request);
  const response = await text(socket);
  expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(response).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(response).toMatch(/^content-security-policy: default-src 'none'/im);
});

test("closing cuts a request that is open after the grace period", async () => {
  const { server, request } = await serverWithOneRequest();
  const cut = once(request, "error");
  await closeServer(server, { idleMs: 0, openMs: 1 });
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
