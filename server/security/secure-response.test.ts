import { createServer, get, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { listen } from "../site-server.ts";
import { securityHeaders } from "./headers.ts";
import { SecureResponse } from "./secure-response.ts";

/** Returns the headers of a response that `respond` sends. */
async function requestHeaders(
  respond: (response: SecureResponse<IncomingMessage>) => void,
  host = "localhost",
): Promise<IncomingHttpHeaders> {
  const server = createServer({ ServerResponse: SecureResponse }, (_request, response: ServerResponse) => {
    if (response instanceof SecureResponse) respond(response);
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  const [response]: IncomingMessage[] = await once(
    get({ port, host: "localhost", headers: { host }, agent: false }),
    "response",
  );
  response?.resume();
  return response?.headers ?? {};
}

const html = { "Content-Type": "text/html; charset=utf-8" };

test.each<[string, (response: SecureResponse<IncomingMessage>) => void]>([
  ["a redirect", (response) => response.writeHead(308, { Location: "/" }).end()],
  ["HTML", (response) => response.writeHead(404, "Not Found", html).end("<p>")],
  ["what is only ended", (response) => response.end("text")],
  ["a stream", (response) => void (response.write("a") && response.end("b"))],
  ["names and values in turns", (response) => response.writeHead(200, ["content-type", "text/html"]).end()],
  ["a cached page", (response) => response.writeHead(200, ["content-security-policy", "default-src 'none'"]).end()],
])("%s has every security header", async (_title, respond) => {
  const headers = await requestHeaders(respond);
  expect(headers).toMatchObject(securityHeaders);
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
});

test("a document without a policy has the one of documents, all else one that allows nothing", async () => {
  const respond = (type: string) => (response: SecureResponse<IncomingMessage>) => {
    response.documentPolicy = "default-src 'none'; script-src 'self'";
    response.setHeader("Content-Type", type);
    response.end();
  };
  expect((await requestHeaders(respond("text/html")))["content-security-policy"]).toContain("script-src 'self'");
  expect((await requestHeaders(respond("application/json")))["content-security-policy"]).not.toContain("script-src");
});

test.each([
  ["www.tessera.example", true],
  ["stage-www.tessera.example:443", true],
  ["localhost:3000", false],
  ["tessera.localhost:3000", false],
])("%s is reached by https alone: %s", async (host, expected) => {
  const headers = await requestHeaders((response) => response.end(), host);
  expect("strict-transport-security" in headers).toBe(expected);
});

test("a page that other sites may frame is not refused to them by an older header", async () => {
  const headers = await requestHeaders((response) => {
    response.setHeader("Content-Security-Policy", "frame-ancestors https://demo-shop.prismic.io");
    response.end();
  });
  expect(headers).not.toHaveProperty("x-frame-options");
  expect(headers).not.toHaveProperty("cross-origin-opener-policy");
  expect(headers).toHaveProperty("x-content-type-options");
});

test.each<[status: number, sent: string | undefined, expected: string | undefined]>([
  [404, "s-maxage=300, stale-while-revalidate=86100", "no-store"],
  [503, "public, s-maxage=300", "no-store"],
  [404, "public, max-age=60", "public, max-age=60"],
  [404, undefined, "no-store"],
  [400, undefined, "no-store"],
  [308, undefined, "no-store"],
  [308, "s-maxage=300", "s-maxage=300"],
  [304, undefined, undefined],
  [200, undefined, undefined],
  [200, "s-maxage=300", "s-maxage=300"],
])("I4: a response with status %s and Cache-Control %s is sent with %s", async (status, sent, expected) => {
  const headers = await requestHeaders((response) => {
    response.writeHead(status, sent === undefined ? {} : { "Cache-Control": sent }).end();
  });
  expect(headers["cache-control"]).toBe(expected);
});

test("I4: the cache of pages says how long others store its 404", async () => {
  const control = ["content-security-policy", "default-src 'none'", "cache-control", "s-maxage=300"];
  const onStage = await requestHeaders((response) => {
    response.setHeader("X-Robots-Tag", "noindex");
    response.writeHead(404, control).end();
  });
  const elsewhere = await requestHeaders((response) => response.writeHead(404, control).end());
  expect([onStage["cache-control"], elsewhere["cache-control"]]).toEqual(["s-maxage=300", "s-maxage=300"]);
});

test("what is missing is never cached as immutable", async () => {
  const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };
  expect((await requestHeaders((response) => response.writeHead(404, immutable).end()))["cache-control"]).toBe(
    "no-store",
  );
  expect((await requestHeaders((response) => response.writeHead(200, immutable).end()))["cache-control"]).toContain(
    "immutable",
  );
});
