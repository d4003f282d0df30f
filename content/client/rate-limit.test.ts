import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import { startTestService } from "./test-service.example.ts";
import { systemTime } from "../../http/time.ts";

const now = Date.UTC(2026, 10, 21);

/** Most milliseconds that are added to a wait at random. */
const jitter = 500;

function expectOneWait(waits: readonly number[], ms: number): void {
  expect(waits).toEqual([expect.toSatisfy((wait: number) => wait >= ms && wait <= ms + jitter)]);
}

/** Returns the waits of a client whose first search is a 429 with this header. */
async function waitsAfter(headers: Readonly<Record<string, string>>) {
  const waits: number[] = [];
  const time = { date: () => now, wait: async (ms: number) => void waits.push(ms) };
  await using service = await startTestService({
    search: (nth) => (nth === 1 ? { status: 429, headers, text: "slow down" } : { json: { results: [] } }),
  });
  await testClient(service, { time }).ofHost("www.tessera.example", ["microsite"]);
  return waits;
}

test.each([
  ["3", 3000],
  ["0.5", 500],
  ["Sat, 21 Nov 2026 00:00:02 GMT", 2000],
])("I7: retry-after %s is waited for and the request sent again", async (retryAfter, ms) => {
  expectOneWait(await waitsAfter({ "retry-after": retryAfter }), ms);
});

test.each([{}, { "retry-after": "" }, { "retry-after": "soon" }])("J10: %j waits 1000 ms", async (headers) => {
  expectOneWait(await waitsAfter(headers), 1000);
});

test.each(["0", "-5", "Fri, 20 Nov 2026 00:00:00 GMT"])(
  "retry-after %s is no storm of requests",
  async (retryAfter) => {
    expectOneWait(await waitsAfter({ "retry-after": retryAfter }), 100);
  },
);

test("a wait longer than the time-out fails at once, with one request", async () => {
  await using service = await startTestService({
    search: () => ({ status: 429, headers: { "retry-after": "99999999" } }),
  });
  await expect(testClient(service).ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject({
    kind: "time-out",
  });
  expect(service.searches()).toHaveLength(1);
});

test("I7: the repository's 429 is waited for as well, as often as it comes", async () => {
  await using service = await startTestService({
    repository: (nth) => (nth < 4 ? { status: 429 } : { json: { refs: [{ ref: "m1", isMasterRef: true }] } }),
  });
  expect(await testClient(service).ofHost("www.tessera.example", ["microsite"])).toEqual([]);
  expect(service.repositories()).toBe(4);
});

test.each(["3600", "0"])("retry-after %s costs no more than the time-out", async (retryAfter) => {
  const response = { status: 429, headers: { "retry-after": retryAfter } };
  await using service = await startTestService({ search: () => response });
  const client = testClient(service, { time: systemTime, timeoutMs: 150 });
  await expect(client.ofHost("www.tessera.example", ["microsite"])).rejects.toMatchObject({
    kind: "time-out",
    cause: expect.anything(),
  });
});
