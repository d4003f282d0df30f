import { expect, test } from "vitest";
import { chooseWriteToken } from "./write-token.ts";

test.each([
  ["", ""],
  ["anna:secret-of-anna", "anna:secret-of-anna,"],
])("W8: an embedded content service with the tokens %j has one of this start too", (configured, before) => {
  const { own, variables } = chooseWriteToken({ CONTENT_WRITE_TOKEN: configured }, true);
  expect(own).toMatch(/^[\da-f]{64}$/);
  expect(variables).toEqual({ CONTENT_WRITE_TOKEN: `${before}${own}` });
  expect(chooseWriteToken({ CONTENT_WRITE_TOKEN: configured }, true).own).not.toBe(own);
});

test.each([
  [undefined, ""],
  ["first-token, second-token", "first-token"],
])("W8: another content service with the tokens %j is written with %j", (configured, own) => {
  expect(chooseWriteToken({ CONTENT_WRITE_TOKEN: configured }, false)).toEqual({ own, variables: {} });
});
