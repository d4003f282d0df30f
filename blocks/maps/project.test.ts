import { expect, test } from "vitest";
import { projectAround } from "./project.ts";

/** Great-circle distances on a sphere of 6371 km, by the haversine formula. */
test.each([
  ["Rome to Milan", [12.48, 41.89], [9.19, 45.46], 477],
  ["New York to Washington", [-74.01, 40.71], [-77.04, 38.91], 327],
  ["Singapore to a degree north", [103.85, 1.29], [103.85, 2.29], 111],
  ["Oslo to Tromsø", [10.75, 59.91], [18.96, 69.65], 1149],
] as const)("%s is as far as on the ground", (_name, from, to, kilometers) => {
  const [x, y] = projectAround(from)(to);
  expect(Math.abs(Math.hypot(x, y) - kilometers) / kilometers).toBeLessThan(0.005);
});

test("north is up, east is on the right", () => {
  const project = projectAround([12, 42]);
  expect(project([12, 42]).map(Math.abs)).toEqual([0, 0]);
  expect(project([12, 43])[1]).toBeLessThan(-110);
  expect(project([13, 42])[0]).toBeGreaterThan(80);
});
