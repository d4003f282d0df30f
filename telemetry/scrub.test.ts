import { expect, test } from "vitest";
import { isSecretName, scrub } from "./scrub.ts";

test.each([
  ["GET /de/?name=Ada%20L&page=2#top failed", "GET /de/?name=…&page=…#top failed"],
  ["https://a.example/v2?access_token=abc", "https://a.example/v2?access_token=…"],
  ["redis://user:word@cache:6379/0", "redis://…@cache:6379/0"],
  ["sent Authorization: Bearer abc.def-1", "sent Authorization: Bearer …"],
  ["ada.l+x@mail.example.org wrote", "(email) wrote"],
  ["no such page: /de/colosseum/", "no such page: /de/colosseum/"],
])("%j is logged as %j", (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test("a long text without end is scrubbed in linear time", () => {
  for (const unit of ["?", "a", "a@", "://", "?a", "&=", "bearer "]) {
    const text = unit.repeat(200_000 / unit.length);
    expect(scrub(text).length).toBeLessThanOrEqual(2 * text.length);
  }
});

test("names of secrets are known, others are not", () => {
  expect(["authorization", "set-cookie", "accessToken", "PROVIDER_API_KEY"].filter(isSecretName)).toHaveLength(4);
  expect(["author", "document", "key", "field"].filter(isSecretName)).toEqual([]);
});
