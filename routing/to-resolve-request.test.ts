import { expect, test } from "vitest";
import { toResolveRequest } from "./to-resolve-request.ts";

const raw = { host: "localhost", target: "/", cookie: undefined, development: false };

test.each([
  ["/rome/", "/rome/", ""],
  ["/rome/?page=2", "/rome/", "page=2"],
  ["/rome/?q=a?b", "/rome/", "q=a?b"],
  ["/?", "/", ""],
])("target %s", (target, path, query) => {
  expect(toResolveRequest({ ...raw, target })).toMatchObject({ path, query });
});

test.each([
  [undefined, undefined],
  ["currency=USD", "USD"],
  ["a=1; currency=USD; currency=EUR", "USD"],
  ["xcurrency=USD;currency=EUR", "EUR"],
  ["currency", undefined],
])("cookie %j", (cookie, currency) => {
  expect(toResolveRequest({ ...raw, cookie }).cookies).toEqual({ currency });
});
