import { expect, test } from "vitest";
import type { Call, Endpoint } from "../http/endpoint.ts";
import { guarded } from "./guarded.ts";
import { ok, errorResponse } from "./responses.ts";

/** Returns the status of a call and the number of reported changes. */
async function called(method: Endpoint["method"], headers: Call["headers"], reply = ok({})) {
  let changes = 0;
  const context = { writeTokens: ["secret", "other"], repositoryName: "tessera", changed: () => void (changes += 1) };
  const endpoint = guarded({ method, path: "/", handle: async () => reply }, context);
  const url = new URL("http://localhost");
  const { status } = await endpoint.handle({ url, headers, segments: new Map(), body: async () => new Uint8Array() });
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
