import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import * as consumers from "node:stream/consumers";
import { afterAll, beforeEach, expect, it } from "vitest";
import { findRoutePath } from "../framework/next/route-paths.ts";
import { createSiteListener } from "./site-listener.ts";
import { createSiteServer, listen } from "./site-server.ts";
import { views } from "../app/_composition/views.ts";

const passedOn: IncomingMessage[] = [];
const served: string[] = [];
let servesNext = false;
const listener = createSiteListener({
  health: { respond: ({ url }, response) => url === "/healthz" && Boolean(response.end("healthy")) },
  studio: {
    respond: ({ headers: { host } }, response) => host === "studio.localhost" && Boolean(response.end("studio")),
  },
  islands: { respond: ({ url }, response) => url === "/_islands/a.js" && Boolean(response.end("island")) },
  pictures: { respond: ({ url }, response) => url === "/pictures/a.webp" && Boolean(response.end("picture")) },
  development: false,
  views,
  isServed: (path) => path === "/_next/static/a.js" || path === "/robots.txt",
  measure: (_part, run) => run(),
  servesNext: () => servesNext,
  errorPage: async () => ({ html: "not here", headers: {} }),
  documentPolicy: () => "script-src 'self'",
  servePage: (_request, response, { text }) => {
    served.push(text);
    response.end("cached");
  },
  next: (request, response) => {
    passedOn.push(request);
    response.setHeader("Content-Type", "text/html");
    response.statusCode = request.url === "/failing/" ? 500 : 307;
    response.setHeader("Location", "/rome/");
    response.end("Next's own");
  },
});
const server = createSiteServer(listener, { maxConnections: 10, stallTimeout: 0 });
const port = await listen(server, 0);
const previewing = { cookie: "io.prismic.preview=x" };

beforeEach(() => {
  passedOn.splice(0);
  served.splice(0);
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("I11: health is for any host, an address too", async () => {
  const response = await fetch(`http://127.0.0.1:${port}/healthz`);
  expect(await response.text()).toBe("healthy");
});

it("W1: a request for the studio's host reaches the studio, and no site", async () => {
  const response = get({ port, host: "localhost", path: "/rome/", headers: { host: "studio.localhost" } });
  const [message] = await once(response, "response");
  expect([await consumers.text(message), served, passedOn]).toEqual(["studio", [], []]);
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

it("a picture is sent before a request is resolved, and any other path of pictures is refused", async () => {
  expect(await (await fetch(`http://localhost:${port}/pictures/a.webp`)).text()).toBe("picture");
  expect((await fetch(`http://localhost:${port}/pictures/b.webp`)).status).toBe(404);
  expect([passedOn, served]).toEqual([[], []]);
});

it.each(["/_next/static/chunks/random.js?a=1", "/fonts/a/b/c/d", "/api/de/USD/_/rome"])(
  "I4: %s, which the build does not have, is a 404 that no cache stores",
  async (path) => {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
    expect([status, passedOn.length]).toEqual([404, 0]);
    expect([headers.get("cache-control"), headers.get("x-frame-options")]).toEqual(["no-store", "SAMEORIGIN"]);
  },
);

it.each(["/_next/static/a.js?dpl=1", "/robots.txt"])("I4: %s, which the build has, reaches Next", async (path) => {
  const { status } = await fetch(`http://localhost:${port}${path}`, { redirect: "manual" });
  expect([status, passedOn.length]).toEqual([302, 1]);
});

it("a page is served by its internal path, and never reaches Next", async () => {
  const response = await fetch(`http://localhost:${port}/roma/?ci=7&page=2`, { headers: { cookie: "currency=USD" } });
  expect(await response.text()).toBe("cached");
  expect([served, passedOn.length]).toEqual([["/www.tessera.example/en/USD/page%3D2/roma"], 0]);
});

it("where Next is not as relied on, a page goes to Next as it was requested, and says so", async () => {
  servesNext = true;
  const response = await fetch(`http://localhost:${port}/roma/?page=2`, { redirect: "manual" });
  servesNext = false;
  expect(passedOn.map((request) => [request.url, findRoutePath(request)])).toEqual([["/roma/?page=2", undefined]]);
  expect([response.headers.get("x-framework"), served]).toEqual(["next", []]);
});

it("a preview goes to Next by its route, without its query, and its redirect keeps the query", async () => {
  const headers = previewing;
  const response = await fetch(`http://localhost:${port}/roma/?ci=7`, { headers, redirect: "manual" });
  expect(passedOn.map((request) => [request.url, findRoutePath(request)])).toEqual([
    ["/roma/", "/preview-page/www.tessera.example/en/auto/_/roma"],
  ]);
  expect([response.headers.get("location"), served.length]).toEqual(["/rome/?ci=7", 0]);
});

it("X28: a preview that fails is requested once", async () => {
  const response = await fetch(`http://localhost:${port}/failing/`, { headers: previewing });
  expect([response.status, passedOn.length]).toEqual([503, 1]);
});
