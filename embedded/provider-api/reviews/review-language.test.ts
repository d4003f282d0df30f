import { expect, it } from "vitest";
import { readingLanguage } from "./review-language.ts";

it.each([
  ["DE", "DE", "DE"],
  ["EN", "DE", "DE"],
  ["IT", "DE", "EN"],
  ["IT", "EN", "EN"],
  ["EN", "AR", "EN"],
  ["IT", "PL", "EN"],
] as const)("J17: a review written in %s, requested in %s, is sent in %s", (original, requested, expected) => {
  expect(readingLanguage(original, requested)).toBe(expected);
});
