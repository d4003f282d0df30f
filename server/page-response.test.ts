import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createSiteServer } from "./create-site-server.ts";
import type { PageResponse } from "./page-response.ts";

let server: Server = createServer();

async function answer(respond: (response: PageResponse<IncomingMessage>) => void, missingPage?: () => Promise<string>) {
  server = createSiteServer((_request, response) => {
    response.errorPage = missingPage;
    respond(response);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const got = await fetch(`http://localhost:${port}/`, { redirect: "manual" });
  return { status: got.status, body: await got.text(), headers: got.headers };
}

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const page = async () => "<h1>Not here</h1>";

it("B10: a 404 shows the host's own page, with its status", async () => {
  const { status, body, headers } = await answer((response) => {
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("ETag", '"1"');
    response.writeHead(404);
    response.write("<html id=__next_error__>");
    response.end("</html>");
  }, page);
  expect([status, body, headers.get("etag")]).toEqual([404, "<h1>Not here</h1>", null]);
});

it("a 404 whose status was only set shows it too", async () => {
  const { status, body } = await answer((response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html");
    response.end("Next's own");
  }, page);
  expect([status, body]).toEqual([404, "<h1>Not here</h1>"]);
});

it("one that streams, with its headers flushed first, shows it too", async () => {
  const { status, body } = await answer((response) => {
    response.statusCode = 404;
    response.setHeader("Content-Type", "text/html");
    response.flushHeaders();
    response.write("Next's own");
    response.end();
  }, page);
  expect([status, body]).toEqual([404, "<h1>Not here</h1>"]);
});

it("what there was is shown where the page can't be had", async () => {
  const { status, body } = await answer(
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
  const { status, body, headers } = await answer((response) => {
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
  const got = await answer((response) => {
    response.setHeader("Content-Type", type);
    response.writeHead(status).end("body");
  }, page);
  expect([got.status, got.body]).toEqual([status, "body"]);
});
