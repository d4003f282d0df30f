import { expect, test } from "vitest";
import { createJsonCheck } from "./json-bounds.ts";

/** Returns the result of a check of ten parts for a text that comes in chunks of so many bytes. */
function checkJson(text: string, chunkSize: number): string {
  const check = createJsonCheck({ maxParts: 10 });
  const bytes = new TextEncoder().encode(text);
  try {
    for (let start = 0; start < bytes.length; start += chunkSize) check(bytes.subarray(start, start + chunkSize));
    return "within";
  } catch (error) {
    return String(error);
  }
}

const tooMany = "RangeError: JSON has over 10 parts";
const tooDeep = "RangeError: JSON is over 64 levels deep";
const nested = (depth: number) => createJsonCheck({ maxParts: 100 })(Buffer.from("[".repeat(depth)));

test.each([
  ["", "within"],
  ["[1,1,1,1,1,1,1,1,1,1]", "within"],
  ["[1,1,1,1,1,1,1,1,1,1,1]", tooMany],
  ['{"a":1,"b":[1,1,1],"c":{"d":1},"e":[{},[]]}', tooMany],
  ["[[],[],[],[],[]]", "within"],
  ["[[],[],[],[],[],[]]", tooMany],
  ['["[,{,[,{,[,{,[,{,[,{,"]', "within"],
  [String.raw`["\",,,,,,,,,,,,,\\"]`, "within"],
  [String.raw`["\\",1,1,1,1,1,1,1,1,1,1]`, tooMany],
  [String.raw`["é\u002c,,,,,,,,,,,,\"",1]`, "within"],
  ["no JSON", "within"],
  ["]]]]]]", "within"],
])("I10: %s is %s, however it is cut", (text, expected) => {
  for (const size of [1, 2, 3, 7, 1000]) expect([size, checkJson(text, size)]).toEqual([size, expected]);
});

test("I10: 64 levels are within the bounds, 65 are not", () => {
  expect(() => nested(64)).not.toThrow();
  expect(() => nested(65)).toThrow(tooDeep.slice("RangeError: ".length));
});

test("I10: a million brackets are refused at the 65th, and a million siblings after the first chunk", () => {
  const check = createJsonCheck({ maxParts: 1000 });
  const siblings = Buffer.from("[[]".concat(",[]".repeat(30_000)));
  expect(() => check(siblings)).toThrow("JSON has over 1000 parts");
  expect(() => createJsonCheck({ maxParts: 1e9 })(Buffer.from("[".repeat(1e6)))).toThrow("64 levels");
});
