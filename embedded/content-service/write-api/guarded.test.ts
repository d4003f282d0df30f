import { Hono } from "hono";
import { expect, test } from "vitest";
import { addEndpoints } from "../http/add-endpoints.ts";
import type { Endpoint } from "../http/endpoint.ts";
import { guarded } from "./guarded.ts";
import { ok, errorResponse } from "./responses.ts";

/** Returns the status of a call and the number of reported changes. */
async function called(method: Endpoint["method"], headers: Readonly<Record<string, string>>, reply = ok({})) {
  let changes = 0;
  const context = { writeTokens: ["secret", "other"], repositoryName: "tessera", changed: () => void (changes += 1) };
  const app = new Hono();
  addEndpoints(app, guarded([{ method, path: "/", handle: async () => reply }], context));
  const { status } = await app.request("/", { method, headers });
  return [status, changes];
}

const authorization = "Bearer other";

test.each([
  [{ authorization }, [200, 1]],
  [{ authorization, repository: "tessera" }, [200, 1]],
  [{ authorization, repository: "another" }, [403, 0]],
  [{ authorization: "Bearer wrong" }, [401, 0]],
  [{}, [401, 0]],
])("a write with %j: %j", async (headers, expected) => {
  expect(await called("POST", headers)).toEqual(expected);
});

test("what only reads or fails is no change", async () => {
  expect(await called("GET", { authorization })).toEqual([200, 0]);
  expect(await called("PUT", { authorization }, errorResponse(404, "none"))).toEqual([404, 0]);
});
