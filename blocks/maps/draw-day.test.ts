import { expect, test } from "vitest";
import { overlap } from "./box.ts";
import { drawDay } from "./draw-day.ts";

const stop = (name: string, latitude: number, longitude: number, number: number) => ({
  number,
  name,
  position: { latitude, longitude },
});
const london = [
  stop("Westminster Abbey", 51.4994, -0.1273, 1),
  stop("Houses of Parliament", 51.4995, -0.1248, 2),
  stop("Parliament Square", 51.5005, -0.1264, 3),
  stop("Westminster Bridge", 51.5008, -0.1219, 4),
  stop("Buckingham Palace", 51.5014, -0.1419, 5),
];
const around = [
  { name: { text: "Westminster Underground station" }, latitude: 51.501, longitude: -0.125 },
  { name: { text: "Churchill War Rooms" }, latitude: 51.5022, longitude: -0.1291 },
];
const draw = (stops: typeof london) => drawDay(stops, around, (kilometers) => `${kilometers.toFixed(1)} km`);

test("P6: each stop has its name where stops are close together; ways and landmarks have the room that is left", () => {
  const { stops, legs, landmarks } = draw(london);
  expect(stops.filter(({ text }) => text === undefined)).toEqual([]);
  const boxes = [...stops.map(({ box }) => box), ...landmarks.map(({ box }) => box), ...legs.map(({ box }) => box)];
  const all = boxes.flatMap((box) => box ?? []);
  expect(all.filter((box, index) => all.slice(index + 1).some((other) => overlap(box, other)))).toEqual([]);
});

test("P6: a stop at the place of an earlier one has its number alone", () => {
  const [first] = london;
  const { stops } = draw([...london, ...(first === undefined ? [] : [{ ...first, number: 6 }])]);
  expect(stops.map(({ number, text }) => [number, text !== undefined])).toEqual([
    ...[1, 2, 3, 4, 5].map((number) => [number, true]),
    [6, false],
  ]);
});
