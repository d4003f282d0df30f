import { expect, test } from "vitest";
import { toBarBox, createScaleBar } from "./scale-bar.ts";

test.each([
  [96, 20],
  [400, 100],
  [799, 100],
  [800, 200],
  [1760, 200],
  [2000, 500],
])("of a drawing %d km wide is %d km long", (width, kilometers) => {
  const bar = createScaleBar({ minX: -10, maxX: width - 10, minY: 0, maxY: 1 });
  expect(bar).toEqual({ kilometers, share: kilometers / width });
});

test.each([
  [0.25, 400, 124],
  [0.1, 400, 80],
])("a bar of %d of a drawing that is %d wide takes %d of it, as high as its text needs", (share, width, maxX) => {
  const box = toBarBox({ kilometers: 1, share }, { width, height: 240 });
  expect(box).toEqual({ minX: 0, minY: 202, maxX, maxY: 240 });
});
