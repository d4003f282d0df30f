import { expect, test } from "vitest";
import { readLanguage } from "./parse-path.ts";

test.each([
  [["de", "rome"], "de", ["rome"]],
  [["DE", "fr", "rome"], "de", ["rome"]],
  [["ja", "rome"], "en", ["ja", "rome"]],
  [["de", "ja"], "de", ["ja"]],
  [[], "en", []],
] as const)("B1: on a host in English, German and French, %j is in %s", (segments, locale, path) => {
  expect(readLanguage(segments, ["en", "de", "fr"])).toEqual({ kind: "target", locale, path });
});
