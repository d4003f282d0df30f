import { expect, test } from "vitest";
import { withQuery } from "./with-query.ts";

test.each([
  ["/rome/", "", "/rome/"],
  ["/rome/", "ci=7&cm=a%20b", "/rome/?ci=7&cm=a%20b"],
  ["/rome/", "ci=7&ci=8", "/rome/?ci=7&ci=8"],
  ["/rome/#tickets", "ci=7", "/rome/?ci=7#tickets"],
  ["/rome/?page=2", "page=3&ci=7", "/rome/?page=2&ci=7"],
  ["/rome/?page=2", "p%61ge=3", "/rome/?page=2"],
  ["/rome/?ci=1", "&&", "/rome/?ci=1"],
  ["https://example.org/x", "ci=7", "https://example.org/x?ci=7"],
  ["/rome/", "q=a?b", "/rome/?q=a?b"],
  ["/rome/", "a\r\nSet-Cookie:x", "/rome/?a%0D%0ASet-Cookie:x"],
  ["/rome/", "q=\u00e9#x", "/rome/?q=%E9%23x"],
  ["/rome/", "a".repeat(4096), `/rome/?${"a".repeat(4096)}`],
  ["/rome/", "a".repeat(4097), "/rome/"],
])("B9: a redirect to %s of a request with the query %j leads to %s", (location, query, expected) => {
  expect(withQuery(location, query)).toBe(expected);
});
