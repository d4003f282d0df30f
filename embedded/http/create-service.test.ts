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

test("an address that can't be read is answered too", async () => {
  const socket = connect(await start(), "127.0.0.1");
  socket.end("GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n");
  const [answer] = await once(socket.setEncoding("utf8"), "data");
  expect(answer).toMatch(/^HTTP\/1\.1 400 [\s\S]*"unreadable"$/);
});
