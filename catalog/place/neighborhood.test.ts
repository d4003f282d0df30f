import { expect, test } from "vitest";
import { findNeighborhood } from "./neighborhood.ts";
import { compassPoints, measureRoute } from "./measure-route.ts";

const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const landmark = (name: string, latitude: number, longitude: number) => ({ name: { text: name }, latitude, longitude });

const rome = [
  landmark("Pantheon", 41.8986, 12.4769),
  landmark("Colosseum", 41.8902, 12.4922),
  landmark("Roman Forum", 41.8925, 12.4853),
  landmark("Baia", 40.818, 14.071),
];

test("P18: what is around a meeting point, nearest first, and what stands there; what is a day trip away is omitted", () => {
  const { here, neighbors } = findNeighborhood(colosseum, rome);
  expect(here?.name.text).toBe("Colosseum");
  expect(neighbors.map(({ name, direction, minutesOnFoot: minutes }) => [name.text, direction, minutes])).toEqual([
    ["Roman Forum", "nw", 11],
    ["Pantheon", "nw", 26],
  ]);
  expect(neighbors[0]?.kilometers).toBeCloseTo(0.63, 1);
});

test("P18: six neighbors at most", () => {
  const many = Array.from({ length: 9 }, (_, index) => landmark(`${index}`, 41.895 + index / 1000, 12.4922));
  expect(findNeighborhood(colosseum, many).neighbors.map(({ name }) => name.text)).toEqual([
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});

test.each(compassPoints.map((direction, index) => [direction, (index * Math.PI) / 4] as const))(
  "P18: %s is on the compass",
  (direction, angle) => {
    const to = { latitude: Math.cos(angle) / 100, longitude: Math.sin(angle) / 100 };
    expect(measureRoute({ latitude: 0, longitude: 0 }, to).direction).toBe(direction);
  },
);
