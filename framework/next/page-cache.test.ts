import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { setProcess } from "./process-half.fixture.ts";

beforeEach(() => void vi.resetModules());

const load = async () => (await import("./page-cache.mjs")).default;

it("P33: without server.ts Next has its own cache, in which a publication makes pages stale and never removes them", async () => {
  const { default: FileSystemCache } = await import("next/dist/server/lib/incremental-cache/file-system-cache.js");
  expect(await load()).toBe(FileSystemCache);
});

it("under server.ts Next stores no page", async () => {
  onTestFinished(setProcess());
  const PageCache = await load();
  const cache = new PageCache({});
  await cache.set("rome", { kind: "APP_PAGE" }, {});
  expect(await cache.get("rome", {})).toBeNull();
});
