import { expect, test } from "vitest";
import { authorize, findPermissions } from "./access.ts";

const all = { releases: true };
const published = { releases: false };

test.each([
  ["open", "", undefined, all],
  ["public", "", undefined, published],
  ["private", "", undefined, undefined],
  ["public", "?access_token=good", undefined, all],
  ["private", "?access_token=good", undefined, all],
  ["private", "", "Token good", all],
  ["private", "", "Bearer good", undefined],
  ["open", "?access_token=bad", undefined, undefined],
  ["private", "", "Token goo", undefined],
] as const)("%s, %s, %s: %j", (visibility, query, authorization, expected) => {
  const url = new URL(`http://localhost/${query}`);
  const headers = authorization === undefined ? {} : { authorization };
  expect(findPermissions({ url, headers }, { visibility, tokens: ["other", "good"], writeTokens: [] })).toEqual(
    expected,
  );
});

test.each(["Bearer one", "bearer two"])("%s is let through", (authorization) => {
  expect(authorize({ authorization }, ["one", "two"])).toBeUndefined();
});

test.each([undefined, "", "Bearer", "Bearer three", "Bearer onetwo", "Token one"])(
  "%s is 401 in JSON",
  (authorization) => {
    expect(authorize({ authorization }, ["one", "two"])).toMatchObject({
      status: 401,
      body: { message: expect.any(String) },
    });
  },
);

test("without write tokens nobody is let through", () => {
  expect(authorize({ authorization: "Bearer one" }, [])?.status).toBe(401);
});
