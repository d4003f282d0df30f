import type { ServerResponse } from "node:http";
import * as v from "valibot";
import { expect, test } from "vitest";
import { createUpstream } from "../../http/upstream.ts";
import { ProviderError } from "./provider-error.ts";
import { request } from "./request.ts";
import { startUpstream } from "./upstream.example.ts";

const call = { path: "/api/v1/things/", query: [], schema: v.object({ things: v.array(v.number()) }) };

/** What asking an upstream that answers like this gives: the answer, or the error thrown. */
async function ask(answer: (response: ServerResponse) => void, timeoutMs = 5000): Promise<unknown> {
  await using upstream = await startUpstream(answer);
  const options = { ...upstream, defaultHost: undefined, upstream: createUpstream({ timeoutMs }), cookie: undefined };
  return await request(options, call).catch((error: unknown) => error);
}

test("an answer of the right shape is given as its schema has it", async () => {
  expect(await ask((response) => response.end('{"things":[1,2],"more":true}'))).toEqual({ things: [1, 2] });
});

test.each<[string, (response: ServerResponse) => void, object]>([
  [
    "500",
    (response) => response.writeHead(500).end("oops"),
    { status: 500, message: "Provider /api/v1/things/: responded with 500" },
  ],
  ["404", (response) => response.writeHead(404).end("{}"), { status: 404 }],
  ["invalid JSON", (response) => response.end("<html>"), { status: 200, cause: { name: "SyntaxError" } }],
  ["an empty answer", (response) => response.end(), { status: 200, cause: { name: "SyntaxError" } }],
  ["the wrong shape", (response) => response.end('{"things":null}'), { status: 200, cause: { name: "ValiError" } }],
  ["a cut connection", (response) => response.destroy(), { status: undefined, cause: { name: "TypeError" } }],
])("§8: %s is a ProviderError with path, status and cause", async (_name, answer, expected) => {
  const error = await ask(answer);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject({ path: "/api/v1/things/", ...expected });
});

test("§8: no answer in time is a ProviderError", async () => {
  const error = await ask(() => {}, 20);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject({ status: undefined, cause: { name: "TimeoutError" } });
});

test("§8: a body that does not end in time is a ProviderError", async () => {
  const error = await ask((response) => response.write("["), 200);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject({ status: 200, cause: { name: "TimeoutError" } });
});

test("§8: a refusal whose body breaks off is a ProviderError like any other", async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError("terminated")) });
  const options = {
    baseUrl: "http://provider.test",
    defaultHost: undefined,
    upstream: createUpstream({ fetch: async () => new Response(broken, { status: 404 }), timeoutMs: 5000 }),
    cookie: undefined,
  };
  await expect(request(options, call)).rejects.toMatchObject({ name: "ProviderError", status: 404 });
});

/** An upstream that fails its first call like this, then answers. */
async function askTwice(fail: (response: ServerResponse) => void) {
  let failed = false;
  await using upstream = await startUpstream((response) => {
    if (failed) response.end('{"things":[1]}');
    else fail(response);
    failed = true;
  });
  const options = {
    ...upstream,
    defaultHost: undefined,
    upstream: createUpstream({ timeoutMs: 3000 }),
    cookie: undefined,
  };
  const answer = await request(options, call).catch((error: unknown) => error);
  return { answer, calls: upstream.asked.length };
}

test.each<[string, (response: ServerResponse) => void]>([
  ["500", (response) => response.writeHead(500).end()],
  ["503", (response) => response.writeHead(503).end()],
  ["a cut connection", (response) => response.destroy()],
  ["a body that breaks off", (response) => response.write("{", () => response.destroy())],
  ["429 with a wait that fits", (response) => response.writeHead(429, { "retry-after": "0" }).end()],
])("§8: after %s the provider is asked once more", async (_name, fail) => {
  expect(await askTwice(fail)).toEqual({ answer: { things: [1] }, calls: 2 });
});

test.each<[string, (response: ServerResponse) => void]>([
  ["404", (response) => response.writeHead(404).end()],
  ["the wrong shape", (response) => response.end("{}")],
  ["429 with a wait that does not fit", (response) => response.writeHead(429, { "retry-after": "3" }).end()],
])("§8: after %s the provider is not asked again", async (_name, fail) => {
  expect(await askTwice(fail)).toMatchObject({ answer: { name: "ProviderError" }, calls: 1 });
});

test("§8: a retry gets what is left of the call's time, not its own", async () => {
  const calls: ServerResponse[] = [];
  await using upstream = await startUpstream((response) => {
    calls.push(response);
    if (calls.length === 1) response.writeHead(503, { "retry-after": "0" }).end();
  });
  const options = {
    ...upstream,
    defaultHost: undefined,
    upstream: createUpstream({ timeoutMs: 300 }),
    cookie: undefined,
  };
  await expect(request(options, call)).rejects.toMatchObject({ cause: { name: "TimeoutError" } });
  expect(calls).toHaveLength(2);
});
