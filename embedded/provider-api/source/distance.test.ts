import { expect, it } from "vitest";
import { distanceKm } from "./distance.ts";

const paris = { latitude: 48.8566, longitude: 2.3522 };
const london = { latitude: 51.5074, longitude: -0.1278 };

it.each([
  ["Paris to London", paris, london, 344],
  ["London to Paris", london, paris, 344],
  ["nowhere", paris, paris, 0],
  ["over the date line", { latitude: 0, longitude: 179 }, { latitude: 0, longitude: -179 }, 222],
  ["pole to pole", { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 40 }, 20_015],
])("%s", (_what, one, other, km) => {
  expect(Math.round(distanceKm(one, other))).toBe(km);
});
