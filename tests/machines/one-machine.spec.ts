import { existsSync, readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";
import { cleanUp } from "./clean-up.ts";
import { loadPages } from "./load.ts";
import { instance, scratchFolder } from "./processes.ts";
import { startUpstreams } from "./upstreams.ts";
import { until } from "./until.ts";
import { visit } from "./visit.ts";

afterAll(cleanUp);

test("with both upstreams down, a site that starts again sends every page that it ever rendered", async () => {
  const folder = scratchFolder();
  const upstreams = await startUpstreams(folder);
  const pages = `${folder}/pages/html`;
  const site = await instance(upstreams, { PAGE_STORE_DIR: `${folder}/pages` });
  await site.start();
  const before = new Map<string, string>();
  for (const page of loadPages) before.set(JSON.stringify(page), (await visit(site.port, page.path, page)).html);
  const files = () =>
    existsSync(pages) ? readdirSync(pages, { recursive: true }).filter((name) => /\/.{40}$/.test(String(name))) : [];
  await until("all pages to be stored", () => files().length >= loadPages.length);
  await upstreams.fail();
  await site.end("SIGKILL");
  await site.start();
  for (const page of loadPages) {
    const { status, cache, html } = await visit(site.port, page.path, page);
    expect([page.path, status, cache]).toEqual([page.path, 200, "stale"]);
    expect(html).toBe(before.get(JSON.stringify(page)));
  }
  await upstreams.recover();
  const [page] = loadPages;
  await until("a page to be rendered again", async () =>
    ["refreshed", "hit"].includes((await visit(site.port, page?.path ?? "/", page)).cache),
  );
  console.log(`${loadPages.length} pages as they were`);
});
