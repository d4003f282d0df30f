import { expect, test } from "vitest";
import { readInternalPath } from "./internal-path.fixture.ts";
import { addressIn, reducePath } from "./known-address.ts";

const path = (view: string) => `/www.tessera.example/de/EUR/${view}/caf%C3%A9/x`;

test("the address of an internal path has no currency and no view", () => {
  expect(addressIn(readInternalPath(path("sort%3Dprice")))).toBe("/www.tessera.example/de/caf%C3%A9/x");
  expect(addressIn(readInternalPath("/www.tessera.example/en/auto/_"))).toBe("/www.tessera.example/en");
});

test.each([
  ["_", [], "_"],
  ["category%3D3%26sort%3Dprice", [], "_"],
  ["category%3D3%26sort%3Dprice", ["sort"], "sort%3Dprice"],
  ["page%3D1", ["page"], "_"],
  ["page%3D2", [], undefined],
] as const)("B6: the view %s of a page that reads %j is %s", (view, read, expected) => {
  expect(reducePath(readInternalPath(path(view)), { kind: "page", view: read })?.text).toBe(expected && path(expected));
});

test("B9: a redirect has one view, whatever is asked of it", () => {
  expect(reducePath(readInternalPath(path("page%3D2")), { kind: "redirect" })?.text).toBe(path("_"));
});
