import { expect, test, vi } from "vitest";
import { createCache } from "./cache.ts";
import { systemTime } from "./time.ts";
import { createUpstream } from "./upstream.ts";
import { startUpstream } from "./upstream.example.ts";

/** Sets the machine's clock back an hour, and lets this many milliseconds pass. */
function setBack(ms: number): void {
  const [date, monotonic] = [Date.now(), performance.now()];
  vi.spyOn(Date, "now").mockReturnValue(date - 3_600_000);
  vi.spyOn(performance, "now").mockReturnValue(monotonic + ms);
}

test("a clock that is set back an hour keeps no circuit open", async ({ onTestFinished }) => {
  onTestFinished(() => void vi.restoreAllMocks());
  let down = true;
  await using upstream = await startUpstream((response) => response.writeHead(down ? 503 : 200).end("ok"));
  const { get } = createUpstream({ timeoutMs: 5000, time: { ...systemTime, wait: async () => {} } });
  for (let round = 0; round < 5; round += 1) await get(upstream.baseUrl).catch(() => {});
  await expect(get(upstream.baseUrl)).rejects.toMatchObject({ kind: "circuit-open" });
  down = false;
  setBack(2000);
  expect(await get(upstream.baseUrl)).toMatchObject({ status: 200 });
});

test("a clock that is set back an hour makes no cached value last longer", async ({ onTestFinished }) => {
  onTestFinished(() => void vi.restoreAllMocks());
  let loads = 0;
  const cache = createCache({ load: async () => ++loads, ttlMs: 5000, max: 1, now: systemTime.now });
  expect([await cache.get("key"), await cache.get("key")]).toEqual([1, 1]);
  setBack(5000);
  expect(await cache.get("key")).toBe(2);
});
