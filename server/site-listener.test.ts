import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createSiteListener } from "./site-listener.ts";
import { createSiteServer, listen } from "./site-server.ts";

const received: IncomingMessage[] = [];
const listener = createSiteListener({
  health: { respond: ({ url }, response) => url === "/healthz" && Boolean(response.end("healthy")) },
  development: false,
  routePathHeader: "x-route",
  errorPage: async () => "",
  next: (request, response) => {
    received.push(request);
    if (request.url === "/failing/") {
      response.setHeader("Content-Type", "text/html");
      response.statusCode = received.length === 1 ? 500 : 200;
      response.end("as it was");
      return;
    }
    response.statusCode = 307;
    response.setHeader("Location", "/rome/");
    response.end();
  },
});
const server = createSiteServer(listener, { maxConnections: 10, stallTimeout: 0 });
const port = await listen(server, 0);

beforeEach(() => received.splice(0));

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("I4: health is for any host, an address too", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await response.text()).toBe("healthy");
});

it.each([
  ["stage-www.tessera.example", "noindex, nofollow"],
  ["www.tessera.example", undefined],
])("B2: a page on %s has the robots header %s", async (host, expected) => {
  const response = get({ port, host: "localhost", path: "/", headers: { host } });
  const [{ headers }] = await once(response, "response");
  expect(headers["x-robots-tag"]).toBe(expected);
  response.destroy();
});

it("B6: the query of a page never reaches Next, and its redirect keeps it", async () => {
  const { headers } = await fetch(`http://localhost:${port}/roma/?ci=7&page=2`, { redirect: "manual" });
  const pages = received.filter(({ url }) => url === "/roma/");
  expect(pages.map(({ url, headers: sent }) => [url, sent["x-route"]])).toEqual([
    ["/roma/", "/www.tessera.example/en/auto/page%3D2/roma"],
  ]);
  expect(headers.get("location")).toBe("/rome/?ci=7&page=2");
});

it("X28: a page that fails is requested once more with the same route, and its last good version is sent", async () => {
  const response = await fetch(`http://localhost:${port}/failing/?page=2`);
  expect([response.status, await response.text()]).toEqual([200, "as it was"]);
  const routes = received.map(({ url, headers }) => [url, headers["x-route"], headers.host]);
  expect(routes).toHaveLength(2);
  expect(routes[1]).toEqual(routes[0]);
});

it("X28: a preview that fails is not requested again", async () => {
  const headers = { cookie: "io.prismic.preview=x" };
  const response = await fetch(`http://localhost:${port}/failing/`, { headers });
  expect([response.status, received.length]).toEqual([503, 1]);
});
