import { subscribe } from "node:diagnostics_channel";
import { beforeEach, expect, it, vi } from "vitest";
import PageCache from "./page-cache.mjs";

const now = () => performance.timeOrigin + performance.now();
const cache = new PageCache({ fs: {}, flushToDisk: false, serverDistDir: "/nowhere", maxMemoryCacheSize: 1_000_000 });
const context = { kind: "APP_PAGE", cacheControl: { revalidate: 300, expire: 86_400 } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  vi.setSystemTime(1_800_000_000_000);
});

function pageOf(tags: string): object {
  return { kind: "APP_PAGE", html: "", headers: { "x-next-cache-tags": tags } };
}

/** Stores a page that was read at this moment, and returns how Next finds it. */
async function store(key: string, tags: string, value = pageOf(`${tags},read:${Math.floor(now())}`)) {
  await cache.set(key, value, context);
  return { value, find: () => cache.get(key, context) };
}

it("P33: a page with a published tag is rendered before it is sent, and stays until then", async () => {
  const rome = await store("rome", "document:a,document:b");
  const oslo = await store("oslo", "document:c");
  vi.advanceTimersByTime(10);
  await cache.revalidateTag(["document:b"]);
  expect(await rome.find()).toMatchObject({ value: rome.value, lastModified: -1 });
  expect((await oslo.find())?.lastModified).toBeGreaterThan(0);
});

it("P33: a page that was being rendered during a publication is rendered again", async () => {
  const value = pageOf(`document:during,read:${Math.floor(now())}`);
  vi.advanceTimersByTime(10);
  await cache.revalidateTag("document:during");
  vi.advanceTimersByTime(10);
  const page = await store("during", "", value);
  expect(await page.find()).toMatchObject({ lastModified: -1 });
});

it("P33: a page that was read after a publication is as fresh as any", async () => {
  await cache.revalidateTag("document:after");
  vi.advanceTimersByTime(10);
  const page = await store("after", "document:after");
  expect((await page.find())?.lastModified).toBeGreaterThan(0);
});

it("P33: a page that could not be rendered again is sent as it was, and rendered now and then", async () => {
  const page = await store("failing", "document:failing");
  vi.advanceTimersByTime(10);
  await cache.revalidateTag("document:failing");
  await page.find();
  // What Next does when rendering fails.
  await cache.set("failing", page.value, context);
  expect(await page.find()).toMatchObject({ value: page.value, lastModified: now() });
  vi.advanceTimersByTime(3000);
  const stale = await page.find();
  expect(stale?.value).toBe(page.value);
  expect(stale?.lastModified).toBeLessThan(now() - 300_000);
  expect(stale?.lastModified).toBeGreaterThan(now() - 310_000);
});

it("the process hears of each publication", async () => {
  const heard: unknown[] = [];
  subscribe("tessera:published", (message) => void heard.push(message));
  await cache.revalidateTag(["document:a"]);
  await cache.revalidateTag("document:b");
  expect(heard).toEqual([{ tags: ["document:a"] }, { tags: ["document:b"] }]);
});
