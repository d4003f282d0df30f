import { expect, test } from "vitest";
import { retryAfterMs } from "./retry-after.ts";

const now = Date.parse("Wed, 21 Oct 2026 07:28:00 GMT");

test.each([
  ["3", 3000],
  ["0", 0],
  ["Wed, 21 Oct 2026 07:28:02 GMT", 2000],
  ["Wed, 21 Oct 2026 07:27:00 GMT", 0],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("§8: retry-after %j is a wait of %j ms", (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait);
});
