import { once } from "node:events";
import { get } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createService, type Service } from "./create-service.ts";
import { jsonResponse } from "./json-response.ts";
import { listen } from "./listen.ts";

/** Starts a service that returns its path, and fails at `/fail`. Returns its port. */
async function start(more: Partial<Service> = {}): Promise<number> {
  const server = createService({
    routes: (app) => {
      app.get("/fail", () => Promise.reject(new Error("disk")));
      app.get("*", ({ req }) => jsonResponse({ status: 200, body: req.path }));
    },
    invalidAddress: { status: 400, body: "unreadable" },
    failed: (cause) => ({ status: 500, body: cause instanceof Error ? cause.message : "" }),
    ...more,
  });
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return listen(server, { service: "service", port: 0, variable: "A" });
}

test.each([
  ["/somewhere", 200, "/somewhere"],
  ["/health", 200, { ok: true }],
  ["/__calls", 200, []],
  ["/fail", 500, "disk"],
])("%s: %i %j", async (path, status, body) => {
  const response = await fetch(`http://127.0.0.1:${await start()}${path}`);
  expect([response.status, await response.json()]).toEqual([status, body]);
});

test("what a service says of its health is in the response", async () => {
  const port = await start({ health: () => ({ webhook: "not taken", nothing: undefined }) });
  const response = await fetch(`http://127.0.0.1:${port}/health`);
  expect([response.status, await response.json()]).toEqual([200, { ok: true, webhook: "not taken" }]);
});

test.each([
  ["evil.example", [], 421],
  ["evil.example", ["evil.example"], 200],
  ["localhost", [], 200],
  ["127.0.0.1:4001", ["media.example"], 200],
] as const)("Host: %s where %j is served is %i, on every path", async (host, hosts, status) => {
  const port = await start({ hosts });
  for (const path of ["/health", "/__calls", "/somewhere"]) {
    const request = get({ port, host: "127.0.0.1", path, headers: { host } });
    const [response] = await once(request, "response");
    response.resume();
    expect(response.statusCode).toBe(status);
  }
});

test.each([
  ["an address that can't be read", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, '"unreadable"'],
  ["an address without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, '"unreadable"'],
  ["an unknown expectation", "GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n", 417, "Expectation Failed."],
  ["what is no HTTP", "HELLO\r\n\r\n", 400, "The request can't be read: Bad Request."],
  ["a head that is too long", `GET /?${"x".repeat(70_000)} HTTP/1.1\r\n\r\n`, 431, "Request Header Fields Too Large."],
])("the response to %s is JSON too", async (_, request, status, body) => {
  const socket = connect(await start(), "127.0.0.1");
  socket.write(request);
  const [response] = await once(socket.setEncoding("utf8"), "data");
  socket.destroy();
  const [head = "", text = ""] = String(response).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*content-type: application/json`, "i"));
  expect(JSON.stringify(JSON.parse(text))).toContain(body);
});

test("a client that leaves in the middle of its body is no failure", async () => {
  const failed = vi.fn<Service["failed"]>(() => ({ status: 500, body: "" }));
  let left = () => {};
  const leaving = new Promise<void>((resolve) => (left = resolve));
  const routes: Service["routes"] = (app) => {
    app.post("/", async ({ req }) => {
      socket.destroy();
      await req.arrayBuffer().finally(left);
      return new Response();
    });
  };
  const port = await start({ routes, failed });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\nhalf");
  await leaving;
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(failed).not.toHaveBeenCalled();
});
