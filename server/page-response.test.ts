import { createServer, type IncomingMessage, type Server } from "node:http";
import { afterEach, expect, it } from "vitest";
import { type ErrorPage, type PageResponse, publicStatus } from "./page-response.ts";
import { createSiteServer, listen } from "./site-server.ts";

let server: Server = createServer();

async function send(respond: (response: PageResponse<IncomingMessage>) => void, errorPage?: () => Promise<ErrorPage>) {
  const listener = (_request: IncomingMessage, response: PageResponse<IncomingMessage>) => {
    response.errorPage = errorPage;
    respond(response);
  };
  server = createSiteServer(listener, { maxConnections: 10, stallTimeout: 0 });
  const port = await listen(server, 0);
  const received = await fetch(`http://localhost:${port}/`, { redirect: "manual" });
  return {
    status: received.status,
    statusText: received.statusText,
    body: await received.text(),
    headers: received.headers,
  };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const policy = "script-src 'sha256-a'";
const page = async () => ({ html: "<h1>Not here</h1>", headers: { "content-security-policy": policy } });

it("B10: a 404 shows the host's own page, with its status and the policy that lets its scripts run", async () => {
  const { status, body, headers } = await send((response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("ETag", '"1"');
    response.setHeader("Content-Security-Policy", "script-src 'none'");
    response.writeHead(404);
    response.write("<html id=__next_error__>");
    response.end("</html>");
  }, page);
  expect([status, body, headers.get("etag")]).toEqual([404, "<h1>Not here</h1>", null]);
  expect(headers.get("content-security-policy")).toBe(policy);
});

it("a 404 whose status was only set shows it too", async () => {
  const { status, body } = await send((response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html");
    response.end("Next's own");
  }, page);
  expect([status, body]).toEqual([404, "<h1>Not here</h1>"]);
});

it("one that streams, with its headers flushed first, shows it too", async () => {
  const { status, body } = await send((response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html");
    response.flushHeaders();
    response.write("Next's own");
    response.end();
  }, page);
  expect([status, body]).toEqual([404, "<h1>Not here</h1>"]);
});

it("Next's own page is sent when the replacement fails", async () => {
  const { status, body } = await send(
    (response) => {
      response.statusCode = 404;
      response.setHeader("Content-Type", "text/html");
      response.end("Next's own");
    },
    () => Promise.reject(new Error("down")),
  );
  expect([status, body]).toEqual([404, "Next's own"]);
});

it("a page that failed is unavailable for a while", async () => {
  const { status, body, headers } = await send((response) => {
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html");
    response.end("Next's own");
  }, page);
  expect([status, body, headers.get("retry-after")]).toEqual([503, "<h1>Not here</h1>", "30"]);
});

it.each([
  ["a page", 200, "text/html"],
  ["data that is not found", 404, "text/x-component"],
])("%s stays as it is", async (_title, status, type) => {
  const received = await send((response) => {
    response.setHeader("Content-Type", type);
    response.writeHead(status).end("body");
  }, page);
  expect([received.status, received.body]).toEqual([status, "body"]);
});

it.each([
  ["GET", 307, 302],
  ["HEAD", 307, 302],
  ["POST", 307, 307],
  ["GET", 308, 308],
  ["GET", 200, 200],
  [undefined, 307, 307],
])("B9: %s %i is sent as %i", (method, status, sent) => {
  expect(publicStatus(method, status)).toBe(sent);
});

it("B9: a page's redirect is exactly 302, with one address", async () => {
  const received = await send((response) => {
    response.statusCode = 307;
    response.setHeader("Location", ["/rome/", "/rome/"]);
    response.end();
  });
  expect([received.status, received.headers.get("location")]).toEqual([302, "/rome/"]);
});

it("B9: a page's redirect keeps the query of the request, ci and cm included", async () => {
  const received = await send((response) => {
    response.query = "ci=7&cm=spring&page=2";
    response.statusCode = 307;
    response.setHeader("Location", ["/rome/?page=1", "/rome/?page=1"]);
    response.end();
  });
  expect(received.headers.get("location")).toBe("/rome/?page=1&ci=7&cm=spring");
});

it("B9: a permanent redirect stays 308", async () => {
  const received = await send((response) => response.writeHead(308, { Location: "/rome/" }).end());
  expect([received.status, received.headers.get("location")]).toEqual([308, "/rome/"]);
});

it("keeps the status message", async () => {
  const received = await send((response) => response.writeHead(404, "Nowhere", { "X-Test": "1" }).end());
  expect([received.statusText, received.headers.get("x-test")]).toEqual(["Nowhere", "1"]);
});

it("the internal path stays inside", async () => {
  const received = await send((response) => {
    response.setHeader("x-middleware-rewrite", "/www.tessera.example/en/auto/_");
    response.end();
  });
  expect(received.headers.has("x-middleware-rewrite")).toBe(false);
});

it.each([
  ["s-maxage=300", "Accept-Encoding, Cookie"],
  ["no-store", "Accept-Encoding"],
])("Cache-Control: %s varies on %s", async (cacheControl, vary) => {
  const received = await send((response) => {
    response.setHeader("Cache-Control", cacheControl);
    response.setHeader("Vary", "Accept-Encoding");
    response.end();
  });
  expect(received.headers.get("vary")).toBe(vary);
});

it("in development a failed page stays Next's own, which shows what failed", async () => {
  const { status, body } = await send((response) => {
    response.showsFailures = true;
    response.setHeader("Content-Type", "text/html");
    response.writeHead(500);
    response.end("Next's own");
  }, page);
  expect([status, body]).toEqual([500, "Next's own"]);
});
