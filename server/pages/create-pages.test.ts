import { AsyncResource } from "node:async_hooks";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { BlockList } from "node:net";
import { expect, it, onTestFinished, vi } from "vitest";
import { currencyCodes } from "../../i18n/currencies.ts";
import { bridge } from "../../framework/next/bridge.ts";
import { tagPage } from "../../framework/next/page-facts.ts";
import { telemetry } from "../../framework/next/telemetry.ts";
import { createObservations } from "../../telemetry/trace/observations.ts";
import { epochNow } from "../epoch-now.ts";
import { createClients } from "../security/clients.ts";
import { createSiteListener } from "../site-listener.ts";
import { createSiteServer, listen } from "../site-server.ts";
import { defaultLimits } from "./bulkhead.ts";
import { createPages } from "./create-pages.ts";
import { noStore } from "./page-store.ts";
import { views } from "../../app/_composition/views.ts";

const proxy = "192.0.2.7";
const trusted = new BlockList();
trusted.addAddress(proxy);

/** Starts a site before a Next that renders the page `/` at once, and others when the test ends them. */
async function startSite(isStarting = () => false) {
  const rendering: { readonly path: string; readonly end: () => void }[] = [];
  const next: RequestListener = ({ url = "" }, response) => {
    const end = AsyncResource.bind(() => respond(response));
    if (url === "/") end();
    else rendering.push({ path: bridge().renderings.getStore()?.routePath ?? url, end });
  };
  bridge().programs = {
    readAddresses: async () => null,
    readReadiness: async () => ({}),
    readLanguages: async () => [],
    readGroups: () => ({}),
    readKinds: () => ({}),
  };
  const { servePage, serveDocument, serveOther, errorPages } = createPages({
    next,
    isStarting,
    buildId: "build",
    views,
    clients: createClients(trusted),
    maxBytes: 10_000_000,
    store: noStore,
    finish: (html) => ({ html, headers: {} }),
  });
  const health = { respond: () => false };
  const islands = { respond: () => false };
  const { measure } = createObservations(() => 0);
  const documentPolicy = () => "default-src 'none'";
  const ports = {
    servesNext: () => false,
    development: false,
    isServed: () => true,
    health,
    islands,
    studio: { respond: () => false },
    pictures: { respond: () => false },
    measure,
    documentPolicy,
    views,
    next: (request: IncomingMessage, response: ServerResponse) =>
      (request.url?.startsWith("/dev/") === true ? serveDocument : serveOther)(request, response),
    servePage,
    errorPage: errorPages.find,
  };
  const server = createSiteServer(createSiteListener(ports), { maxConnections: 1_000, stallTimeout: 0 });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const port = await listen(server, 0);
  const visit = async (address: string, init: RequestInit = {}) => {
    const response = await fetch(`http://localhost:${port}${address}`, init);
    const { "x-cache": cache, "retry-after": retry, "cache-control": policy } = Object.fromEntries(response.headers);
    return { status: response.status, cache, retry, policy, html: await response.text() };
  };
  return { rendering, visit };
}

function respond(response: ServerResponse): void {
  if (bridge().renderings.getStore() !== undefined) void tagPage({ tags: ["document:home"], readAt: epochNow() });
  response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=86100");
  response.setHeader("Content-Type", "text/html");
  response.end("<h1>Home</h1>");
}

const { concurrency, total, queue, clientShare } = defaultLimits;

/** Ends renderings, also those that start meanwhile, until all visits have their responses. */
async function endAll<Result>(rendering: readonly { readonly end: () => void }[], visits: readonly Promise<Result>[]) {
  const state = { pending: true, ended: 0 };
  const all = Promise.all(visits).finally(() => Object.assign(state, { pending: false }));
  while (state.pending) {
    for (; state.ended < rendering.length; state.ended += 1) rendering[state.ended]?.end();
    await new Promise(setImmediate);
  }
  return all;
}

it("I10: a flood of uncached views gets an honest 503, and cached pages are served meanwhile", async () => {
  const { rendering, visit } = await startSite();
  expect(await visit("/")).toMatchObject({ status: 200, cache: "miss" });
  const refused: string[] = [];
  const flood = Array.from({ length: 300 }, async (_, number) => {
    const response = await visit(`/rome/?offset=${number + 1}`);
    if (response.status !== 200) refused.push(`${response.status} ${response.retry} ${response.policy}`);
    return response;
  });
  await expect.poll(() => refused.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(300 - total - queue.view);
  expect(new Set(refused)).toEqual(new Set(["503 5 no-store"]));
  expect(await visit("/")).toMatchObject({ status: 200, cache: "hit", html: "<h1>Home</h1>" });
  const responses = await endAll(rendering, flood);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(concurrency);
  expect(responses.find(({ status }) => status === 503)?.html).toContain("<h1>We can’t show this page right now</h1>");
});

it("I10: a visitor during the start may come back soon, and the log has no error", async () => {
  const log = vi.spyOn(telemetry().log, "error");
  onTestFinished(() => log.mockRestore());
  let starting = true;
  const { visit } = await startSite(() => starting);
  expect(await visit("/")).toMatchObject({ status: 503, retry: "5", policy: "no-store" });
  expect(log).not.toHaveBeenCalled();
  starting = false;
  expect(await visit("/")).toMatchObject({ status: 200, cache: "miss" });
});

it("I10: visitors of the same page wait for one rendering, and take one place in the queue", async () => {
  const { rendering, visit } = await startSite();
  const visits = Array.from({ length: 50 }, () => visit("/rome/"));
  await expect.poll(() => rendering.length).toBe(1);
  rendering[0]?.end();
  expect((await Promise.all(visits)).map(({ status }) => status)).toEqual(visits.map(() => 200));
  expect(rendering).toHaveLength(1);
});

/** No slot becomes free because its task is slow, and nobody waits for too long. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
}

it("I10: a document that is no page takes a place in their queue, Next's own files do not", async () => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const refused: number[] = [];
  const flood = Array.from({ length: concurrency + queue.view + 1 }, async (_, number) => {
    const { status } = await visit(`/rome/?offset=${number + 1}`);
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(1);
  expect(await visit("/dev/shortcodes")).toMatchObject({ status: 503 });
  const file = visit("/_next/static/a.js");
  await expect.poll(() => rendering.length).toBe(concurrency + 1);
  expect((await endAll(rendering, [file, ...flood]))[0]?.status).toBe(200);
});

const attacker = { headers: { "x-forwarded-for": "203.0.113.9" } };
const visitor = { headers: { "x-forwarded-for": "203.0.113.10" } };

it("I10: one client who requests views that are not cached takes a quarter of the queue", async () => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const refused: number[] = [];
  const flood = Array.from({ length: concurrency + queue.view }, async (_, number) => {
    const { status } = await visit(`/rome/?offset=${number + 1}`, attacker);
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(queue.view - queue.view * clientShare);
  const other = visit("/rome/?offset=99", visitor);
  expect((await endAll(rendering, [other, ...flood]))[0]?.status).toBe(200);
});

it("I10: views in chosen currencies have a queue of their own, behind default views", async () => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const codes = currencyCodes.slice(0, concurrency + queue.currency + 1);
  const refused: number[] = [];
  const flood = codes.map(async (code) => {
    const { status } = await visit("/rome/", { headers: { cookie: `currency=${code}` } });
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(1);
  const other = visit("/rome/");
  expect((await endAll(rendering, [other, ...flood]))[0]?.status).toBe(200);
});

it.each([
  ["/robots.txt", "GET", "/api/newsletter/", "POST"],
  ["/api/icon/favicon.ico", "GET", "/api/suggest/", "GET"],
  ["/api/suggest/", "GET", "/api/newsletter/", "POST"],
])("I10: a flood of %s (%s) refuses no %s (%s)", async (flooded, flood, address, method) => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const refused: number[] = [];
  const all = Array.from({ length: concurrency + queue.view + 1 }, async () => {
    const { status } = await visit(flooded, { method: flood });
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(1);
  expect((await endAll(rendering, [visit(address, { method }), ...all]))[0]?.status).toBe(200);
});

it("I10: one client takes a quarter of the queue of what is no page", async () => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const refused: number[] = [];
  const flood = Array.from({ length: concurrency + queue.view }, async () => {
    const { status } = await visit("/api/x/", attacker);
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(queue.view - queue.view * clientShare);
  expect((await endAll(rendering, [visit("/api/suggest/", visitor), ...flood]))[0]?.status).toBe(200);
});

it("I10: behind a trusted proxy that names nobody, all of that queue is for its clients", async () => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const refused: number[] = [];
  const flood = Array.from({ length: concurrency + queue.view + 1 }, async () => {
    const { status } = await visit("/api/x/", { headers: { "x-forwarded-for": proxy } });
    if (status === 503) refused.push(status);
    return { status };
  });
  await expect.poll(() => refused.length).toBe(1);
  const statuses = (await endAll(rendering, flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(concurrency + queue.view);
});

it.each([
  ["/sitemap.xml", "GET"],
  ["/api/currency/", "POST"],
])("I10: clients that read or send %s slowly stop no page", async (address, method) => {
  stopTimers();
  const { rendering, visit } = await startSite();
  const slow = Array.from({ length: concurrency }, () => visit(address, { method }));
  await expect.poll(() => rendering.length).toBe(concurrency);
  expect(await visit("/")).toMatchObject({ status: 200, cache: "miss" });
  await endAll(rendering, slow);
});

it("P33: a publication that the programs of Next name invalidates the pages with its tags", async () => {
  const { visit } = await startSite();
  await visit("/");
  expect(await visit("/")).toMatchObject({ cache: "hit" });
  bridge().changed.send(["document:home"]);
  expect(await visit("/")).toMatchObject({ cache: "refreshed" });
});
