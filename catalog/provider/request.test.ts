import type { ServerResponse } from "node:http";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { startUpstream } from "../../http/upstream.example.ts";
import { createUpstream } from "../../http/upstream.ts";
import { ProviderError } from "./provider-error.ts";
import { request } from "./request.ts";
import { unknownError } from "./upstream.example.ts";

const call = { path: "/api/v1/things/", query: [], schema: v.object({ things: v.array(v.number()) }) };

test("a wrong optional part of a response costs itself, and is reported with the id of the response", async () => {
  const schema = v.object({ id: v.number(), city: v.nullish(v.object({ name: v.nullish(v.string()) })) });
  await using server = await startUpstream((response) => response.end('{"id":7,"city":{"name":5}}'));
  const onDropped = vi.fn();
  const options = { baseUrl: server.baseUrl, defaultHost: undefined, credentials: {}, cookie: undefined, onDropped };
  const result = await request({ ...options, upstream: createUpstream({ timeoutMs: 3000 }) }, { ...call, schema });
  expect(result).toEqual({ id: 7, city: {} });
  expect(onDropped.mock.calls).toMatchObject([[{ path: call.path, index: undefined, id: "7", field: "city.name" }]]);
});

test.each([
  ["the provider's own error", unknownError, "rejected"],
  ["an error of its older generation", { error: { code: "CAL-0121", message: "Not available anymore." } }, "rejected"],
  ["an error of its newer generation", { status: 404, error: { code: "E_NOT_FOUND", message: "" } }, "rejected"],
  ["an empty object", {}, "malformed"],
  ["a gateway's message", { message: "no Route matched with those values" }, "malformed"],
  ["a gateway's error", { error: { code: 404, message: "Not found", status: "NOT_FOUND" } }, "malformed"],
  ["another gateway's error", { statusCode: 404, error: "Not Found", message: "Not Found" }, "malformed"],
  ["a framework's error", { error: { code: "ResourceNotFound", message: "Not found" } }, "malformed"],
  ["an error of another status", { ...unknownError, status: 500 }, "malformed"],
])("I3: a 404 with %s, %j, is %s", async (_name, body, kind) => {
  const { result } = await requestResult((response) => response.writeHead(404).end(JSON.stringify(body)));
  expect(result).toMatchObject({ name: "ProviderError", status: 404, kind });
});

type Respond = (response: ServerResponse, nth: number) => void;

/** Returns the result of a call to a provider that responds like this, and the number of requests. */
async function requestResult(respond: Respond, timeoutMs = 3000) {
  let requests = 0;
  await using server = await startUpstream((response) => {
    requests += 1;
    respond(response, requests);
  });
  const upstream = createUpstream({ timeoutMs });
  const options = {
    baseUrl: server.baseUrl,
    defaultHost: undefined,
    credentials: {},
    upstream,
    cookie: undefined,
    onDropped: () => {},
  };
  const result = await request(options, call).catch((error: unknown) => error);
  return { result, requests };
}

test("a response is returned as its schema parses it", async () => {
  const { result } = await requestResult((response) => response.end('{"things":[1,2],"more":true}'));
  expect(result).toEqual({ things: [1, 2] });
});

test.each<[string, Respond, object]>([
  [
    "500",
    (response) => response.writeHead(500).end("oops"),
    { status: 500, message: "Provider /api/v1/things/: responded with 500" },
  ],
  [
    "404 whose body breaks off",
    (response) => response.writeHead(404).write("{", () => response.destroy()),
    { status: 404 },
  ],
  ["invalid JSON", (response) => response.end("<html>"), { status: 200, cause: { name: "SyntaxError" } }],
  ["an empty response", (response) => response.end(), { status: 200, cause: { name: "SyntaxError" } }],
  ["the wrong shape", (response) => response.end('{"things":null}'), { status: 200, cause: { name: "ValiError" } }],
  ["a cut connection", (response) => response.destroy(), { status: undefined, cause: { name: "TypeError" } }],
])("I9: %s is a ProviderError with path, status and cause", async (_name, respond, expected) => {
  const { result } = await requestResult(respond);
  expect(result).toBeInstanceOf(ProviderError);
  expect(result).toMatchObject({ path: "/api/v1/things/", ...expected });
});

test.each<[string, Respond, number | undefined]>([
  ["no response", () => {}, undefined],
  ["a body that does not end", (response) => response.write("["), 200],
])("I9: %s in time is a ProviderError", async (_name, respond, status) => {
  const { result } = await requestResult(respond, 200);
  expect(result).toBeInstanceOf(ProviderError);
  expect(result).toMatchObject({ status, cause: { name: "TimeoutError" } });
});

/** A provider whose first response is this; its second is good. */
const first =
  (fail: Respond): Respond =>
  (response, nth) =>
    nth === 1 ? fail(response, nth) : response.end('{"things":[1]}');

test.each<[string, Respond]>([
  ["500", (response) => response.writeHead(500).end()],
  ["503", (response) => response.writeHead(503).end()],
  ["a cut connection", (response) => response.destroy()],
  ["a body that breaks off", (response) => response.write("{", () => response.destroy())],
  ["429 with a wait that fits", (response) => response.writeHead(429, { "retry-after": "0" }).end()],
])("I9: after %s the request is sent once more", async (_name, fail) => {
  expect(await requestResult(first(fail))).toEqual({ result: { things: [1] }, requests: 2 });
});

test.each<[string, Respond]>([
  ["404", (response) => response.writeHead(404).end()],
  ["the wrong shape", (response) => response.end("{}")],
  ["429 with a wait that does not fit", (response) => response.writeHead(429, { "retry-after": "3" }).end()],
])("I9: after %s it is not", async (_name, fail) => {
  expect(await requestResult(first(fail))).toMatchObject({ result: { name: "ProviderError" }, requests: 1 });
});
