import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createUpstream, type UpstreamOptions } from "./upstream.ts";
import { startUpstream } from "./upstream.example.ts";
import { UpstreamError } from "./upstream-error.ts";

type Respond = (response: ServerResponse) => void;

/** Returns the result of one GET of an upstream that responds like this, and the number of requests. */
async function requestResult(respond: Respond, options: Partial<UpstreamOptions> = {}) {
  await using upstream = await startUpstream(respond);
  const { get } = createUpstream({ timeoutMs: 5000, ...options });
  const result = await get(`${upstream.baseUrl}/things`).catch((error: unknown) => error);
  return { result, requests: upstream.requests.length };
}

test("a 2xx is returned with its body", async () => {
  const respond: Respond = (response) => response.writeHead(201).end("Grüße");
  expect(await requestResult(respond)).toEqual({ result: { status: 201, body: "Grüße" }, requests: 1 });
});

test("headers are sent", async () => {
  const sent: unknown[] = [];
  await using upstream = await startUpstream((response) => {
    sent.push(response.req.headers["cookie"]);
    response.end();
  });
  await createUpstream({ timeoutMs: 5000 }).get(upstream.baseUrl, { cookie: "a=1" });
  expect(sent).toEqual(["a=1"]);
});

test.each<[string, Respond, object]>([
  ["404", (response) => response.writeHead(404).end("gone"), { kind: "status", status: 404, body: "gone" }],
  ["501", (response) => response.writeHead(501).end(), { kind: "status", status: 501, body: "" }],
  [
    "429 with a wait that does not fit",
    (response) => response.writeHead(429, { "retry-after": "5" }).end(),
    { kind: "status", status: 429, retryAfterMs: 5000 },
  ],
  [
    "404 whose body breaks off",
    (response) => response.writeHead(404).write("{", () => response.destroy()),
    { kind: "status", status: 404, body: "" },
  ],
  ["a body over the cap", (response) => response.end("x".repeat(101)), { kind: "too-large", status: 200 }],
  [
    "a body of too many parts",
    (response) => response.end("[1,1,1,1,1,1,1,1,1,1,1]"),
    { kind: "too-large", status: 200 },
  ],
  ["a body that is too deep", (response) => response.end("[".repeat(65)), { kind: "too-large", status: 200 }],
  [
    "an endless body",
    (response) => {
      const write = () => void (response.destroyed || response.write("x".repeat(50), () => setImmediate(write)));
      write();
    },
    { kind: "too-large", status: 200, cause: { name: "RangeError", message: "body is over 100 bytes" } },
  ],
])("I9: %s is an UpstreamError after one request", async (_name, respond, expected) => {
  const { result, requests } = await requestResult(respond, { limits: { maxBytes: 100, maxParts: 10 } });
  expect(result).toBeInstanceOf(UpstreamError);
  expect(result).toMatchObject(expected);
  expect(requests).toBe(1);
});

test.each<[string, Respond, object]>([
  ["no response", () => {}, { kind: "time-out", status: undefined, cause: { name: "TimeoutError" } }],
  [
    "a body that does not end",
    (response) => response.write("["),
    { kind: "time-out", status: 200, cause: { name: "TimeoutError" } },
  ],
])("I9: %s costs no more than the time-out", async (_name, respond, expected) => {
  const { result, requests } = await requestResult(respond, { timeoutMs: 2000 });
  expect(result).toMatchObject(expected);
  expect(requests).toBe(1);
});

test.each<[string, Respond, object]>([
  ["500", (response) => response.writeHead(500).end(), { kind: "status", status: 500 }],
  ["a cut connection", (response) => response.destroy(), { kind: "network", cause: { name: "TypeError" } }],
  [
    "a body that breaks off",
    (response) => response.write("{", () => response.destroy()),
    { kind: "network", status: 200, cause: { name: "TypeError" } },
  ],
])("I9: %s is an UpstreamError after a second request", async (_name, respond, expected) => {
  const { result, requests } = await requestResult(respond);
  expect(result).toMatchObject(expected);
  expect(requests).toBe(2);
});

test("I9: a retry has what is left of the request's time, not a time-out of its own", async () => {
  let requests = 0;
  const respond: Respond = (response) => {
    requests += 1;
    if (requests === 1) response.writeHead(503, { "retry-after": "0" }).end();
  };
  const started = performance.now();
  expect(await requestResult(respond, { timeoutMs: 1500 })).toMatchObject({
    result: { kind: "time-out" },
    requests: 2,
  });
  // A separate time-out would end the second request after 3000.
  expect(performance.now() - started).toBeLessThan(2900);
});

test("I9: each endpoint of an upstream has its own circuit breaker, whatever the id", async () => {
  await using upstream = await startUpstream((response, { pathname }) =>
    response.writeHead(pathname.startsWith("/things") ? 503 : 200).end("ok"),
  );
  const { get } = createUpstream({ timeoutMs: 5000 });
  for (const id of [1, 2, 3, 4, 5]) await get(`${upstream.baseUrl}/things/${id}/`).catch(() => {});
  expect(upstream.requests).toHaveLength(10);
  await expect(get(`${upstream.baseUrl}/things/6/?page=2`)).rejects.toMatchObject({ kind: "circuit-open" });
  expect(upstream.requests).toHaveLength(10);
  expect(await get(`${upstream.baseUrl}/others/6/`)).toEqual({ status: 200, body: "ok" });
  const other = createUpstream({ timeoutMs: 5000 });
  await expect(other.get(`${upstream.baseUrl}/things/6/`)).rejects.toMatchObject({ kind: "status", status: 503 });
});

test("I9: a refused connection fails at once, after one retry", async () => {
  const upstream = await startUpstream((response) => response.end());
  await upstream[Symbol.asyncDispose]();
  const started = performance.now();
  await expect(createUpstream({ timeoutMs: 5000 }).get(upstream.baseUrl)).rejects.toMatchObject({ kind: "network" });
  expect(performance.now() - started).toBeLessThan(1000);
});
