import { describe, expect, it } from "vitest";
import { drawPins } from "./draw-pins.ts";

const arena = { latitude: 41.8902, longitude: 12.4922 };
const at = (name: string, east: number, north: number) => ({
  name,
  point: { latitude: arena.latitude + north / 111, longitude: arena.longitude + east / 83 },
});
const joinNames = (items: readonly { readonly name: string }[]) => items.map(({ name }) => name).join();

describe("P6: pins of a map", () => {
  it("north is up, and east is to the right", () => {
    const { pins } = drawPins([at("middle", 0, 0), at("north", 0, 1), at("east", 1, 0)], []);
    const [middle, north, east] = pins.map((pin) => pin.at);
    expect(north?.[1]).toBeLessThan(middle?.[1] ?? 0);
    expect(east?.[0]).toBeGreaterThan(middle?.[0] ?? Infinity);
  });

  it("those that would overlap are one, in the order of the list", () => {
    const { pins } = drawPins([at("a", 0, 0), at("b", 2, 2), at("c", 0.01, 0), at("d", 0, 0)], []);
    expect(pins.map(({ items }) => joinNames(items))).toEqual(["a,c,d", "b"]);
  });

  it("what is far from all others is omitted", () => {
    const near = [at("a", 0, 0), at("b", 1, 1), at("c", -1, 0), at("d", 0, -1)];
    const { pins } = drawPins([...near, at("airport", -25, -10)], []);
    expect(joinNames(pins.flatMap(({ items }) => items))).toBe("a,b,c,d");
  });

  it("a pin has room at each edge", () => {
    const { pins, width, height } = drawPins([at("a", 0, 0), at("b", 3, 1), at("c", 1, 4)], []);
    for (const {
      at: [x, y],
    } of pins) {
      expect(x).toBeGreaterThanOrEqual(38);
      expect(x).toBeLessThanOrEqual(width - 38);
      expect(y).toBeGreaterThanOrEqual(40);
      expect(y).toBeLessThanOrEqual(height);
    }
  });

  it("landmarks have their names where no pin is", () => {
    const name = { text: "Arena" };
    const { landmarks } = drawPins(
      [at("a", 0, 0), at("b", 2, 2)],
      [{ name, latitude: arena.latitude, longitude: arena.longitude }],
    );
    expect(landmarks.map((landmark) => landmark.name)).toEqual(["Arena"]);
  });
});
