import { expect, it } from "vitest";
import { withSuffix } from "./with-suffix.ts";

it.each([
  ["/rome/", "", "/rome/"],
  ["/rome/", "?variant=2", "/rome/?variant=2"],
  ["/rome/?a=1", " &b=2 ", "/rome/?a=1&b=2"],
  ["/rome/", "select/pax/", "/rome/select/pax/"],
  ["/rome/", "#dates", "/rome/#dates"],
  ["/rome/", "//evil.example/", "/rome/"],
  ["/rome/", '?a="><script>', "/rome/"],
  [undefined, "?variant=2", undefined],
])("D6: %s with %s leads to %s", (href, suffix, expected) => {
  expect(withSuffix(href, suffix)).toBe(expected);
});
