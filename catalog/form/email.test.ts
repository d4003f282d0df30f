import { expect, test } from "vitest";
import { isEmail } from "./email.ts";

test.each([
  ["ada@example.com", true],
  ["ada.lovelace+rome@mail.example.co.uk", true],
  ['"ada"@example.com', true],
  ["ada@[127.0.0.1]", true],
  ["ada@bücher.example", true],
  ["", false],
  ["ada", false],
  ["ada@", false],
  ["ada@example", false],
  ["ada@127.0.0.1.", false],
  ["ada@[127.0.0]", false],
  ["ada@@example.com", false],
  ["ada lovelace@example.com", false],
  [".ada@example.com", false],
  ["ada..l@example.com", false],
  ["ada@example.com\nbcc: all@example.com", false],
  [`${"a".repeat(250)}@example.com`, false],
])("F1: %j is an address: %s", (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});

test("F1: a long text that is no address takes no longer than its length", () => {
  const started = performance.now();
  for (const part of ["a.", "-.", '"', "a@", "@["]) isEmail(part.repeat(120));
  expect(performance.now() - started).toBeLessThan(50);
});
