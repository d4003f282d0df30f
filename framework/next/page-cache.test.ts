import { channel, subscribe, unsubscribe } from "node:diagnostics_channel";
import { areTagsExpired, areTagsStale } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { expect, it, onTestFinished } from "vitest";
import PageCache from "./page-cache.mjs";

const cache = new PageCache({ fs: {}, flushToDisk: false, serverDistDir: "/nowhere", maxMemoryCacheSize: 1_000_000 });
const context = { kind: "APP_PAGE", cacheControl: { revalidate: 300, expire: 86_400 } };
const createPage = (tags: string) => ({ kind: "APP_PAGE", html: "", headers: { "x-next-cache-tags": tags } });

/** Profile that `revalidateTag(tag, "max")` passes. */
const year = { expire: 31_536_000 };

function listenTo(name: string): readonly unknown[] {
  const messages: unknown[] = [];
  const listener = (message: unknown) => void messages.push(message);
  subscribe(name, listener);
  onTestFinished(() => void unsubscribe(name, listener));
  return messages;
}

it("P33: without server.ts a page with a published tag is stale for Next, never gone, and no other is", async () => {
  await cache.set("rome", createPage("document:a,document:b"), context);
  await cache.revalidateTag(["document:b"], year);
  expect(await cache.get("rome", context)).toMatchObject({ value: createPage("document:a,document:b") });
  const before = 0;
  expect([areTagsStale(["document:b"], before), areTagsExpired(["document:b"], before)]).toEqual([true, false]);
  expect(areTagsStale(["document:a"], before)).toBe(false);
});

it("under server.ts a page is not stored, and the process receives its tags", async () => {
  const messages = listenTo("tessera:rendered");
  await cache.set("oslo", createPage("document:c,read:1"), context);
  expect(messages).toEqual([{ tags: ["document:c", "read:1"] }]);
  expect(await cache.get("oslo", context)).toBeNull();
});

it("the process receives the tags of each publication", async () => {
  const messages = listenTo("tessera:published");
  await cache.revalidateTag(["document:a"], year);
  await cache.revalidateTag("document:b", year);
  expect(messages).toEqual([{ tags: ["document:a"] }, { tags: ["document:b"] }]);
});

it("P33: tags that change outside of requests are published, and stale without server.ts", () => {
  const messages = listenTo("tessera:published");
  channel("tessera:changed").publish({ tags: ["address:rome"] });
  expect(messages).toEqual([{ tags: ["address:rome"] }]);
  expect(areTagsStale(["address:rome"], 0)).toBe(true);
});
