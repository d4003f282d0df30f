import { expect, test } from "vitest";
import { addressIn, reducePath, splitInternalPath } from "./known-address.ts";

const path = (view: string) => `/www.tessera.example/de/EUR/${view}/caf%C3%A9/x`;

test("the address of an internal path has no currency and no view", () => {
  expect(addressIn(splitInternalPath(path("sort%3Dprice")))).toBe("/www.tessera.example/de/caf%C3%A9/x");
  expect(addressIn(splitInternalPath("/www.tessera.example/en/auto/_"))).toBe("/www.tessera.example/en");
});

test.each([
  ["_", [], "_"],
  ["category%3D3%26sort%3Dprice", [], "_"],
  ["category%3D3%26sort%3Dprice", ["sort"], "sort%3Dprice"],
  ["page%3D1", ["page"], "_"],
  ["page%3D2", [], undefined],
] as const)("B6: the view %s of a page that reads %j is %s", (view, read, expected) => {
  expect(reducePath(splitInternalPath(path(view)), { kind: "page", view: read })).toBe(expected && path(expected));
});

test("B9: a redirect has one view, whatever is asked of it", () => {
  expect(reducePath(splitInternalPath(path("page%3D2")), { kind: "redirect" })).toBe(path("_"));
});
