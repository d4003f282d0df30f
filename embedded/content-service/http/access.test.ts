import { expect, test } from "vitest";
import { sightOf } from "./access.ts";

const all = { releases: true };
const published = { releases: false };

test.each([
  ["open", "", undefined, all],
  ["public", "", undefined, published],
  ["private", "", undefined, undefined],
  ["public", "?access_token=good", undefined, all],
  ["private", "?access_token=good", undefined, all],
  ["private", "", "Token good", all],
  ["private", "", "Bearer good", undefined],
  ["open", "?access_token=bad", undefined, undefined],
  ["private", "", "Token goo", undefined],
] as const)("%s, %s, %s: %j", (visibility, query, authorization, expected) => {
  const url = new URL(`http://localhost/${query}`);
  const headers = authorization === undefined ? {} : { authorization };
  expect(sightOf({ url, headers }, { visibility, tokens: ["other", "good"], writeTokens: [] })).toEqual(expected);
});
