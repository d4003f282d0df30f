import { expect, test } from "vitest";
import { isFullName } from "./is-full-name.ts";

test.each([
  ["Ada Lovelace", true],
  ["  Ada   Lovelace ", true],
  ["Ada L", true],
  ["A Lovelace", true],
  ["Juan de la Cruz", true],
  ["مريم حسن", true],
  ["김 민수", true],
  ["A L", false],
  ["𝒜 𝓛", false],
  ["Ada", false],
  ["", false],
  ["   ", false],
])("F3: %j is a name: %s", (text, valid) => {
  expect(isFullName(text)).toBe(valid);
});
