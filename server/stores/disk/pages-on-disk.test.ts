import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { StoredPage } from "../../pages/stored-page.ts";
import { openPagesOnDisk } from "./pages-on-disk.ts";

function pageOf(storedAt: number): StoredPage {
  const body = { brotli: Buffer.from("br"), gzip: Buffer.from("gz"), etag: 'W/"a"' };
  const times = { readAt: storedAt, storedAt, freshForMs: 300_000 };
  return { status: 200, headers: {}, body, tags: ["every-page"], ...times, provisional: false, buildId: "one" };
}

/** A process with a store of pages. */
async function startProcess(folder: string, namespace = "site:") {
  const settings = { folder, maxBytes: 1_000_000, namespace, buildId: "one" };
  const { pages } = await openPagesOnDisk({ ...settings, log: { error: () => {}, info: () => {} } });
  return pages;
}

function folderOfTest(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "pages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each([
  ["a minute ago", -60_000],
  ["by a clock that was an hour ahead", 3_600_000],
])("a page that a process before stored %s is there, and is not fresh", async (_title, ms) => {
  const folder = folderOfTest();
  const before = await startProcess(folder);
  before.set("rome", pageOf(Date.now() + ms));
  await expect.poll(() => before.get("rome")).toBeDefined();
  const after = await startProcess(folder);
  expect(await after.get("rome")).toEqual(pageOf(0));
});

it("a page of this process is as it was stored", async () => {
  const { set, get } = await startProcess(folderOfTest());
  const page = pageOf(performance.timeOrigin + performance.now());
  set("rome", page);
  await expect.poll(() => get("rome")).toEqual(page);
});

it("sites with other upstreams share a folder, but no page", async () => {
  const folder = folderOfTest();
  const { set, get } = await startProcess(folder);
  set("rome", pageOf(Date.now()));
  await expect.poll(() => get("rome")).toBeDefined();
  expect(await (await startProcess(folder, "other:")).get("rome")).toBeUndefined();
});

const ofThisMoment = () => pageOf(performance.timeOrigin + performance.now());

/** Stores a page in one process, and starts another one in its folder. */
async function restartAfter(store: (process: Awaited<ReturnType<typeof startProcess>>) => void) {
  const folder = folderOfTest();
  const before = await startProcess(folder);
  store(before);
  await expect.poll(() => before.get("rome")).toBeDefined();
  const after = await startProcess(folder);
  return { ...after, isOutdated: async () => (await after.get("rome"))?.readAt === 0 };
}

it("a page is as it was stored while the content is at the ref that it was read at", async () => {
  const { noteRef, isOutdated } = await restartAfter((process) => {
    process.noteRef("one");
    process.set("rome", ofThisMoment());
  });
  expect(await isOutdated()).toBe(true);
  noteRef("one");
  expect(await isOutdated()).toBe(false);
  noteRef("two");
  expect(await isOutdated()).toBe(true);
});

it("a page is outdated after a publication until its ref is known", async () => {
  const { noteRef, publish, isOutdated } = await restartAfter((process) => {
    process.noteRef("one");
    process.set("rome", ofThisMoment());
  });
  noteRef("one");
  publish({ tags: [], at: 0 });
  expect(await isOutdated()).toBe(true);
});

it("a page that was read before its ref was known is outdated", async () => {
  const { noteRef, isOutdated } = await restartAfter((process) => {
    const page = pageOf(performance.timeOrigin + performance.now() - 1);
    process.noteRef("two");
    process.set("rome", page);
  });
  noteRef("two");
  expect(await isOutdated()).toBe(true);
});

it("a page of a clock that was ahead is no fresher than one of this moment", async () => {
  const ahead = ofThisMoment().storedAt + 3_600_000;
  const { noteRef, get } = await restartAfter((process) => {
    process.noteRef("one");
    process.set("rome", pageOf(ahead));
  });
  noteRef("one");
  expect((await get("rome"))?.storedAt).toBeLessThan(ahead);
});
