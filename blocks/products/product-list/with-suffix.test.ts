import { expect, it } from "vitest";
import { withSuffix } from "./with-suffix.ts";

it.each([
  ["/rome/", "", "/rome/"],
  ["/rome/", "?date=2026-11-26", "/rome/?date=2026-11-26"],
  ["/rome/?a=1", " &b=2 ", "/rome/?a=1&b=2"],
  ["/rome/", "select/pax/", "/rome/"],
  ["/rome/", "#dates", "/rome/#dates"],
  ["/rome/", "//evil.example/", "/rome/"],
  ["/rome/", '?a="><script>', "/rome/"],
  [undefined, "?b=2", undefined],
])("D6: %s with %s leads to %s", (href, suffix, expected) => {
  expect(withSuffix(href, suffix)).toBe(expected);
});
