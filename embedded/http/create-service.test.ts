import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createService } from "./create-service.ts";
import { listen } from "./listen.ts";
import { sendJson } from "./send-json.ts";

/** A service that answers with the path it was asked for, and fails at `/fail`; gives its port. */
async function start(): Promise<number> {
  const server = createService({
    answer: async (_, { pathname }, response) => {
      if (pathname === "/fail") throw new Error("disk");
      sendJson(response, { status: 200, body: pathname });
    },
    unreadable: { status: 400, body: "unreadable" },
    failed: (cause) => ({ status: 500, body: cause instanceof Error ? cause.message : "" }),
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

test.each([
  ["an address that can't be read", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, '"unreadable"'],
  ["what is no HTTP", "HELLO\r\n\r\n", 400, "The request can't be read: Bad Request."],
  ["a head that is too long", `GET /?${"x".repeat(70_000)} HTTP/1.1\r\n\r\n`, 431, "Request Header Fields Too Large."],
])("%s is answered in JSON too", async (_, request, status, body) => {
  const socket = connect(await start(), "127.0.0.1");
  socket.write(request);
  const [answer] = await once(socket.setEncoding("utf8"), "data");
  socket.destroy();
  const [head = "", text = ""] = String(answer).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [^]*content-type: application/json`, "i"));
  expect(JSON.stringify(JSON.parse(text))).toContain(body);
});
