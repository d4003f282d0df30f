import { expect, test } from "vitest";
import { toGeopoint } from "./geopoint.ts";

const paris = { latitude: 48.85, longitude: -2.35 };

test.each<[unknown, unknown]>([
  [paris, paris],
  [{ latitude: "48.85", longitude: "-2.35" }, paris],
  ["48.85,-2.35", paris],
  [" 48.85 , -2.35 ", paris],
  [{}, undefined],
  [{ latitude: 48.85 }, undefined],
  [{ latitude: "north", longitude: 2 }, undefined],
  ["1,2,3", undefined],
  ["Paris", undefined],
  [null, undefined],
])("%j is the geopoint %j", (value, expected) => {
  expect(toGeopoint(value)).toEqual(expected);
});
