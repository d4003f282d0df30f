import { BlockList } from "node:net";
import { mkdtempSync, rmSync } from "node:fs";
import type { RequestListener } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readInternalPath } from "../../routing/internal-path.fixture.ts";
import { createPages } from "../pages/create-pages.ts";
import { toPageKey } from "../pages/page-key.ts";
import { tagPage } from "../../framework/next/page-facts.ts";
import { requestInProcess } from "../../framework/next/request-in-process.ts";
import { createClients } from "../security/clients.ts";
import { createLateStore } from "./late-store.ts";
import { openStores } from "./open-stores.ts";
import { views } from "../../app/_composition/views.ts";

const rome = readInternalPath("/www.tessera.example/en/auto/_/rome");

/** A folder for stored pages. */
function newFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "restart-"));
  // A file may still be written.
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 5 }));
  return folder;
}

const finish = (html: string) => ({ html, headers: {} });

/** Starts a process whose pages come from `render`; undefined fails. */
async function startProcess(folder: string, render: () => string | undefined) {
  const next: RequestListener = (_request, response) => {
    const html = render();
    void tagPage({ tags: ["every-page"], readAt: Date.now() });
    response.statusCode = html === undefined ? 500 : 200;
    response.setHeader("cache-control", "s-maxage=300").end(html);
  };
  const store = createLateStore();
  const settings = {
    isStarting: () => false,
    buildId: "build",
    views,
    clients: createClients(new BlockList()),
    maxBytes: 1_000_000,
    finish,
  };
  const { servePage } = createPages({ ...settings, next, store });
  const { pages } = await openStores(
    { redisUrl: undefined, folder, maxBytes: 1_000_000, namespace: "site:" },
    settings.buildId,
    { error: () => {}, info: () => {} },
  );
  store.use(pages);
  const listener: RequestListener = (request, response) => servePage(request, response, rome);
  const visit = async () => {
    const { status, body } = await requestInProcess(listener, { path: "/rome/", headers: { host: "a" } });
    return [status, body.toString()];
  };
  return { store, visit };
}

it("a page is sent as it was when a process starts again and can't render it", async () => {
  const folder = newFolder();
  const before = await startProcess(folder, () => "<h1>Rome</h1>");
  await before.visit();
  await expect.poll(() => before.store.get(toPageKey(rome))).toBeDefined();
  // A read that takes a second counts as missing, and a busy machine has such.
  const restart = async () => (await startProcess(folder, () => undefined)).visit();
  await expect.poll(restart).toEqual([200, "<h1>Rome</h1>"]);
});

it("it is rendered before it is sent when that is possible: what was published meanwhile is not known", async () => {
  const folder = newFolder();
  const before = await startProcess(folder, () => "<h1>Rome</h1>");
  await before.visit();
  await expect.poll(() => before.store.get(toPageKey(rome))).toBeDefined();
  const after = await startProcess(folder, () => "<h1>New</h1>");
  expect(await after.visit()).toEqual([200, "<h1>New</h1>"]);
});
