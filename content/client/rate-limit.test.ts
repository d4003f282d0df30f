import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { startTestService } from "./test-service.example.ts";
import { systemTime } from "../../http/upstream.ts";

const now = Date.UTC(2026, 10, 21);

/** Returns the waits of a client whose first search is a 429 with this header. */
async function waitsAfter(headers: Readonly<Record<string, string>>) {
  const waits: number[] = [];
  const time = { now: () => now, wait: async (ms: number) => void waits.push(ms) };
  await using service = await startTestService({
    search: (nth) => (nth === 1 ? { status: 429, headers, text: "slow down" } : { json: { results: [] } }),
  });
  await testClient(service, { time }).all(["microsite"]);
  return waits;
}

test.each([
  ["3", 3000],
  ["0.5", 500],
  ["Sat, 21 Nov 2026 00:00:02 GMT", 2000],
])("I7: retry-after %s is waited for and the request sent again", async (retryAfter, ms) => {
  expect(await waitsAfter({ "retry-after": retryAfter })).toEqual([ms]);
});

test.each([{}, { "retry-after": "" }, { "retry-after": "soon" }])("J10: %j waits 1000 ms", async (headers) => {
  expect(await waitsAfter(headers)).toEqual([1000]);
});

test.each(["0", "-5", "Fri, 20 Nov 2026 00:00:00 GMT"])(
  "retry-after %s is no storm of requests",
  async (retryAfter) => {
    expect(await waitsAfter({ "retry-after": retryAfter })).toEqual([100]);
  },
);

test("a wait longer than the time-out fails at once, with one request", async () => {
  await using service = await startTestService({
    search: () => ({ status: 429, headers: { "retry-after": "99999999" } }),
  });
  await expect(testClient(service).all(["microsite"])).rejects.toMatchObject({ kind: "time-out" });
  expect(service.searches()).toHaveLength(1);
});

test("I7: the repository's 429 is waited for as well, as often as it comes", async () => {
  await using service = await startTestService({
    repository: (nth) => (nth < 4 ? { status: 429 } : { json: { refs: [{ ref: "m1", isMasterRef: true }] } }),
  });
  expect(await testClient(service).all(["microsite"])).toEqual([]);
  expect(service.repositories()).toBe(4);
});

test.each(["3600", "0"])("retry-after %s costs no more than the time-out", async (retryAfter) => {
  const response = { status: 429, headers: { "retry-after": retryAfter } };
  await using service = await startTestService({ search: () => response });
  const client = testClient(service, { time: systemTime, timeoutMs: 150 });
  await expect(client.all(["microsite"])).rejects.toMatchObject({ kind: "time-out", cause: expect.anything() });
});
