import { expect, test } from "vitest";
import { idList } from "./id-list.ts";

test.each([
  ["", []],
  ["1", [1]],
  ["3, 1 ,2", [3, 1, 2]],
  ["1,,2,", [1, 2]],
  ["0,-1,1.5,1e3,0x10,+7,abc,12abc", []],
  ["007", [7]],
  ["99999999999999999999", []],
])("F10: %j keeps only positive integers: %j", (text, ids) => {
  expect(idList(text)).toEqual(ids);
});
