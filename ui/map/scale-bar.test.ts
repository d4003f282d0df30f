import { expect, test } from "vitest";
import { scaleBarOf } from "./scale-bar.ts";

test.each([
  [96, 20],
  [400, 100],
  [799, 100],
  [800, 200],
  [1760, 200],
  [2000, 500],
])("of a drawing %d km wide is %d km long", (width, kilometres) => {
  const bar = scaleBarOf({ minX: -10, maxX: width - 10, minY: 0, maxY: 1 });
  expect(bar).toEqual({ kilometres, share: kilometres / width });
});
