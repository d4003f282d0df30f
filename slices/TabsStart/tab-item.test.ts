import { describe, expect, it } from "vitest";
import { nextTab } from "./tab-item.ts";

describe("nextTab", () => {
  it.each([
    ["ArrowRight", "ltr", 0, 1],
    ["ArrowRight", "ltr", 2, 0],
    ["ArrowLeft", "ltr", 0, 2],
    ["ArrowLeft", "rtl", 0, 1],
    ["ArrowLeft", "rtl", 2, 0],
    ["ArrowRight", "rtl", 0, 2],
    ["Home", "ltr", 2, 0],
    ["End", "rtl", 0, 2],
    ["ArrowDown", "ltr", 0, undefined],
    ["Tab", "ltr", 0, undefined],
  ] as const)("%s (%s) moves from tab %i to %s", (key, direction, selected, next) => {
    expect(nextTab(key, { selected, count: 3, direction })).toBe(next);
  });
});
