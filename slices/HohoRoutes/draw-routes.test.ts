import { expect, test } from "vitest";
import { network } from "../../catalog/bus/buses.example.ts";
import { drawRoutes } from "./draw-routes.ts";

test("P6: north is up, east is at the end of the line, and all stops are inside", () => {
  const { width, height, stops } = drawRoutes(network);
  const [termini, venezia, terrace] = stops.map(({ at }) => at);
  expect(termini?.[0]).toBeGreaterThan(terrace?.[0] ?? Infinity);
  expect(termini?.[1]).toBeLessThan(venezia?.[1] ?? 0);
  for (const { at } of stops) {
    expect(at[0]).toBeGreaterThan(20);
    expect(at[0]).toBeLessThan(width - 20);
    expect(at[1]).toBeGreaterThan(20);
    // The scale is below all stops.
    expect(at[1]).toBeLessThan(height - 44);
  }
});

test("X21: each route is a closed line with its letter between two stops", () => {
  const [red] = drawRoutes(network).routes;
  expect(red?.path).toMatch(/^M[\d. L]+Z$/);
  expect(red?.letterAt.map(Number.isFinite)).toEqual([true, true]);
});

test("a network whose stops are at one place is drawn", () => {
  const [route] = network.routes;
  const [stop] = route?.stops ?? [];
  if (route === undefined || stop === undefined) throw new Error("no stop");
  const one = { ...network, routes: [{ ...route, stops: [stop, stop] }] };
  const positions = drawRoutes(one).stops.flatMap(({ at }) => at);
  expect(positions).not.toEqual([]);
  expect(positions.filter((position) => !Number.isFinite(position))).toEqual([]);
});
