import { expect, test } from "vitest";
import { publicStatus } from "./public-status.ts";

test.each([
  ["GET", 307, 302],
  ["HEAD", 307, 302],
  ["POST", 307, 307],
  ["GET", 308, 308],
  ["GET", 200, 200],
  [undefined, 307, 307],
])("B9: %s %i is sent as %i", (method, status, sent) => {
  expect(publicStatus(method, status)).toBe(sent);
});
