import { expect, test } from "vitest";
import { chooseFrame } from "./frame.ts";

const box = (minX: number, minY: number, maxX: number, maxY: number) => ({ minX, minY, maxX, maxY });

test("a country that fits is whole, in its middle", () => {
  expect(chooseFrame(box(-100, -300, 300, 700), 400)).toEqual(box(-796, -360, 996, 760));
});

test("a tiny one is in a frame the outlines are fine enough for", () => {
  expect(chooseFrame(box(-1, -1, 1, 1), 400)).toEqual(box(-320, -200, 320, 200));
});

test("of a large one the part around the place, shifted inland", () => {
  const { minX, maxX, minY, maxY } = chooseFrame(box(-4000, -500, 20, 2000), 400);
  expect([maxX - minX, maxY - minY]).toEqual([1760, 1100]);
  expect(-minX).toBeGreaterThan(maxX);
  expect(maxY).toBeGreaterThan(-minY);
});

test("without a country the sea around the place", () => {
  expect(chooseFrame(undefined, 400)).toEqual(box(-880, -550, 880, 550));
});
