import { once } from "node:events";
import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { createService, type Service } from "./create-service.ts";
import { listen } from "./listen.ts";
import { readBody } from "./read-body.ts";
import { sendJson } from "./send-json.ts";

/** A service that answers with the path it was asked for, and fails at `/fail`; gives its port. */
async function start(more: Partial<Service> = {}): Promise<number> {
  const server = createService({
    answer: async (_, { pathname }, response) => {
      if (pathname === "/fail") throw new Error("disk");
      sendJson(response, { status: 200, body: pathname });
    },
    unreadable: { status: 400, body: "unreadable" },
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

test.each([
  ["an address that can't be read", "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, '"unreadable"'],
  ["an address without a host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400, '"unreadable"'],
  ["a wish nobody knows", "GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n", 417, "Expectation Failed."],
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

test("a client that leaves in the middle of its body is no failure", async () => {
  const failed = vi.fn<Service["failed"]>(() => ({ status: 500, body: "" }));
  let left = () => {};
  const leaving = new Promise<void>((resolve) => (left = resolve));
  const answer: Service["answer"] = async (request) => {
    socket.destroy();
    await readBody(request, 100).finally(left);
  };
  const port = await start({ answer, failed });
  const socket = connect(port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf");
  await leaving;
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
  expect(failed).not.toHaveBeenCalled();
});
