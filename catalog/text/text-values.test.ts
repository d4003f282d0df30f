import { expect, test } from "vitest";
import { idList, isYes } from "./text-values.ts";

test.each([
  ["", []],
  ["1", [1]],
  ["3, 1 ,2", [3, 1, 2]],
  ["1,,2,", [1, 2]],
  ["0,-1,1.5,1e3,0x10,+7,abc,12abc", []],
  ["007", [7]],
  ["99999999999999999999", []],
])("F10: %j → the positive integers %j", (text, ids) => {
  expect(idList(text)).toEqual(ids);
});

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
])("F12: %j is yes: %s", (text, yes) => {
  expect(isYes(text)).toBe(yes);
});
