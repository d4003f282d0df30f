import { expect, test } from "vitest";
import { matchPath } from "./match-path.ts";

test.each([
  ["/api/v2", "/api/v2", {}],
  ["/a/:id", "/a/b%20c", { id: "b c" }],
  ["/a/:id/b/:other", "/a/1/b/2", { id: "1", other: "2" }],
  ["/a/:id", "/a", undefined],
  ["/a/:id", "/a/", undefined],
  ["/a/:id", "/a/1/2", undefined],
  ["/a/:id", "/b/1", undefined],
  ["/a/:id", "/a/%zz", undefined],
  ["/a", "/A", undefined],
])("%s, %s: %j", (pattern, path, expected) => {
  const segments = matchPath(pattern, path);
  expect(segments && Object.fromEntries(segments)).toEqual(expected);
});
