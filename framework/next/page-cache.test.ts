import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { bridge } from "./bridge.ts";
import { noProcessSettings } from "./process-settings.ts";

beforeEach(() => void vi.resetModules());
afterEach(() => void (bridge().process = undefined));

const load = async () => (await import("./page-cache.mjs")).default;

it("P33: without server.ts Next has its own cache, in which a publication makes pages stale and never removes them", async () => {
  const { default: FileSystemCache } = await import("next/dist/server/lib/incremental-cache/file-system-cache.js");
  expect(await load()).toBe(FileSystemCache);
});

it("under server.ts Next stores no page", async () => {
  bridge().process = {
    settings: noProcessSettings,
    servesNext: false,
    values: { get: async () => undefined, set: () => {} },
  };
  const PageCache = await load();
  const cache = new PageCache({});
  await cache.set("rome", { kind: "APP_PAGE" }, {});
  expect(await cache.get("rome", {})).toBeNull();
});
