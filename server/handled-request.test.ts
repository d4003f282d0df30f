import { EventEmitter, once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { setImmediate } from "node:timers/promises";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { failOnException, failOnRejection } from "./handled-request.ts";
import { requestInProcess } from "../framework/next/request-in-process.ts";
import { createSiteServer, listen } from "./site-server.ts";

const bug = new Error("x is null");
const errors = vi.spyOn(console, "error");

beforeEach(() => void errors.mockImplementation(() => {}));
afterEach(() => void errors.mockReset());

async function start(listener: RequestListener) {
  const server = createSiteServer(listener, { maxConnections: 10, stallTimeout: 0 });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://localhost:${await listen(server, 0)}/`;
}

/** A request to `/bug` fails as the test says, and all others are handled. */
const failing =
  (fail: RequestListener): RequestListener =>
  (request, response) => {
    response.setHeader("Cache-Control", "immutable");
    if (request.url === "/bug") fail(request, response);
    else response.end("handled");
  };

test.each<readonly [title: string, fail: RequestListener]>([
  [
    "throws",
    () => {
      throw bug;
    },
  ],
  ["throws in a callback", () => void setImmediate().then(() => expect(failOnException(bug)).toBe(true))],
  [
    "rejects a promise that nobody handles",
    () => void setImmediate().then(() => expect(failOnRejection(bug)).toBe(true)),
  ],
])("a request whose handling %s gets a plain 500, and the next one is handled", async (_title, fail) => {
  const address = await start(failing(fail));
  const response = await fetch(`${address}bug`);
  expect([response.status, response.headers.get("cache-control")]).toEqual([500, "no-store"]);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await response.text()).toContain("<h1>We can’t show this page right now</h1>");
  expect(await (await fetch(address)).text()).toBe("handled");
  expect(errors.mock.calls.join()).toContain('"event":"request-failed","message":"x is null"');
});

test("requests that wait behind a failed one on the same connection are handled", async () => {
  const { port } = new URL(
    await start(
      failing(() => {
        throw bug;
      }),
    ),
  );
  const socket = connect(Number(port), "localhost");
  const request = (path: string, connection: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: ${connection}\r\n\r\n`;
  socket.write(request("/bug", "keep-alive") + request("/bug", "keep-alive") + request("/", "close"));
  let received = "";
  socket.on("data", (bytes) => (received += String(bytes)));
  await once(socket, "close");
  expect(received.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 500", "HTTP/1.1 500", "HTTP/1.1 200"]);
});

test("a response that has begun is cut, so that nobody takes its part for the whole", async () => {
  const address = await start((_request, response) => {
    response.write("half");
    throw bug;
  });
  await expect(fetch(address).then((response) => response.text())).rejects.toThrow();
});

test("what is written after the end is an error of the request, and its response stays whole", async () => {
  const address = await start((_request, response) => {
    response.end("whole");
    response.write("more");
  });
  expect(await (await fetch(address)).text()).toBe("whole");
  await expect.poll(() => errors.mock.calls.join()).toContain("write after end");
});

test.each(["HELLO\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: a\r\n\r\n", "GET / HT"])(
  "a client that sends %j and resets its connection costs nothing",
  async (text) => {
    const address = await start((_request, response) => response.end("handled"));
    const socket = connect(Number(new URL(address).port), "localhost");
    await once(socket, "connect");
    socket.write(text);
    socket.resetAndDestroy();
    expect(await (await fetch(address)).text()).toBe("handled");
  },
);

test("a rendering that throws, or gives up in part, fails at once", async () => {
  const render = (listener: RequestListener) => requestInProcess(listener, { path: "/", headers: {} });
  const thrown = render(() => {
    throw bug;
  });
  await expect(thrown).rejects.toBe(bug);
  const inCallback = render(() => void setImmediate().then(() => failOnException(bug)));
  await expect(inCallback).rejects.toBe(bug);
  const inPart = render((_request, response) => {
    response.write("half");
    response.destroy();
  });
  await expect(inPart).rejects.toThrow("/ was rendered in part only.");
});

test("a rendering goes on after a rejection that nobody handles, since its page may not depend on it", async () => {
  const { body } = await requestInProcess(
    (_request, response) => {
      expect(failOnRejection(bug)).toBe(false);
      response.end("whole");
    },
    { path: "/", headers: {} },
  );
  expect(body.toString()).toBe("whole");
});

test("what nobody handles outside of a request is not of a request", () => {
  const emitter = new EventEmitter();
  emitter.on("fault", () => expect([failOnException(bug), failOnRejection(bug)]).toEqual([false, false]));
  emitter.emit("fault");
});
