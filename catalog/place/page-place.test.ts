import { describe, expect, it } from "vitest";
import { isWhole, pickParts, type Place, toPlaceKey } from "./page-place.ts";

describe("C1: the parts of a place, any of which its owner declares", () => {
  it.each<[Place, string]>([
    [{ city: "ROME" }, '[["city","ROME"]]'],
    [{ city: "ROME", country: undefined, category: 1 }, '[["category",1],["city","ROME"]]'],
    [{ venue: "vane", city: "ROME" }, '[["city","ROME"],["venue","vane"]]'],
    [{}, "[]"],
  ])("%j → key %j", (place, key) => {
    expect(toPlaceKey(place)).toBe(key);
  });

  it("C1: only the parts that identify it; undefined without one of them", () => {
    expect(pickParts({ city: "ROME", country: "IT", category: 1 }, ["city", "category"])).toEqual({
      city: "ROME",
      category: 1,
    });
    expect(pickParts({ city: "ROME" }, ["city", "category"])).toBeUndefined();
  });

  it("C1: a whole city, and something in it", () => {
    expect([{ city: "ROME" }, { city: "ROME", category: 1 }].map((place) => isWhole("city", place))).toEqual([
      true,
      false,
    ]);
  });
});
