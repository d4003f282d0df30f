import { expect, test } from "vitest";
import { isYes } from "./is-yes.ts";

test.each([
  ["yes", true],
  ["Yes", true],
  ["true", true],
  [" TRUE ", true],
  ["no", false],
  ["No", false],
  ["1", false],
  ["yes please", false],
  ["", false],
  [undefined, false],
])("F12: %j is yes: %s", (text, yes) => {
  expect(isYes(text)).toBe(yes);
});
