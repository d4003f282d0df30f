import { expect, test } from "vitest";
import { entityTag, hasAlready } from "./entity-tag.ts";

test("the same content has the same tag, another one another", () => {
  expect(entityTag("a")).toBe(entityTag(new TextEncoder().encode("a")));
  expect(entityTag("a")).not.toBe(entityTag("b"));
});

test.each([
  ['"a"', true],
  ['"b", "a"', true],
  ['W/"a"', true],
  ["*", true],
  ['"b"', false],
  ["", false],
  [undefined, false],
])("a client with %s has it: %s", (ifNoneMatch, expected) => {
  expect(hasAlready(ifNoneMatch, '"a"')).toBe(expected);
});
