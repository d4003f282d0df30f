import { expect, test } from "vitest";
import { authorize } from "./authorize.ts";

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
