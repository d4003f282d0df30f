import { describe, expect, it } from "vitest";
import { isShortRun } from "./bookable-dates.ts";

describe("a short run", () => {
  it.each([
    [undefined, false],
    [{ first: null, last: null }, false],
    [{ first: null, last: 12 }, true],
    [{ first: null, last: 13 }, false],
    [{ first: -100, last: 12 }, true],
    [{ first: 10, last: 22 }, true],
    [{ first: 10, last: 23 }, false],
    [{ first: 77, last: null }, false],
    [{ first: 78, last: 500 }, true],
  ])("%j: %s", (run, expected) => {
    expect(isShortRun({ run })).toBe(expected);
  });
});
