import { expect, test } from "vitest";
import { testClient } from "./test-client.example.ts";
import type { ScriptedResponse } from "./test-service.example.ts";
import { startTestService } from "./test-service.example.ts";

const invalid = { kind: "invalid-response", message: "An invalid API response was returned" };
const refNotFound = { kind: "ref-not-found", message: "Ref could not be found" };
const noRepository = { kind: "repository-not-found", message: expect.stringMatching(/^Prismic repository not found/) };

async function requestFailure(script: Parameters<typeof startTestService>[0]) {
  await using service = await startTestService(script);
  return await testClient(service)
    .ofHost("www.tessera.example", ["microsite"])
    .then(
      () => "no failure",
      (error: unknown) => error,
    );
}

test.each<[ScriptedResponse, object]>([
  [
    { status: 400, json: { type: "parsing-error", message: "line:1" } },
    { kind: "parse-error", message: "line:1" },
  ],
  [
    { status: 401, json: { message: "Wrong token" } },
    { kind: "authorization", message: "Wrong token" },
  ],
  [
    { status: 403, json: { error: "Not yours" } },
    { kind: "authorization", message: "Not yours" },
  ],
  [{ status: 404, json: { type: "api_notfound_error", message: "Ref not found" } }, refNotFound],
  [{ status: 410, json: { type: "api_validation_error", message: "Expired" } }, refNotFound],
  [
    { status: 404, json: { type: "other", message: "Nothing" } },
    { kind: "generic", message: "Nothing" },
  ],
  [
    { status: 500, json: {} },
    { kind: "generic", message: "The content service responded with 500" },
  ],
  [{ status: 404, text: "<html>" }, noRepository],
  [{ status: 400, text: "<html>" }, invalid],
  [{ status: 503, text: "" }, invalid],
  [{ status: 403, text: "null" }, invalid],
])("I7: a search whose response is %j", async (response, failure) => {
  expect(await requestFailure({ search: () => response })).toMatchObject({
    ...failure,
    name: "ContentError",
    cause: { message: expect.stringContaining(String(response.status)) },
  });
});

test.each<[ScriptedResponse, object]>([
  [{ status: 404, json: { type: "api_notfound_error", message: "No such repository" } }, noRepository],
  [{ status: 404, text: "<html>" }, noRepository],
  [
    { status: 401, json: { message: "Wrong token" } },
    { kind: "authorization", message: "Wrong token" },
  ],
  [{ text: "<html>" }, invalid],
  [{ json: {} }, invalid],
])("I7: a repository whose response is %j", async (response, failure) => {
  expect(await requestFailure({ repository: () => response })).toMatchObject({ ...failure, cause: expect.anything() });
});

test.each<ScriptedResponse>([
  { text: "<html>" },
  { text: "" },
  { json: {} },
  { json: { results: [{ id: "x" }] } },
  { json: null },
])("I7: a 200 that is no page of documents is an invalid response: %j", async (response) => {
  expect(await requestFailure({ search: () => response })).toMatchObject({ ...invalid, cause: expect.anything() });
});
