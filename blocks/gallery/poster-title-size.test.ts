import { describe, expect, it } from "vitest";
import { posterTitleSize } from "./poster-title-size.ts";

describe("posterTitleSize", () => {
  it.each([
    ["Ember", "huge"],
    ["Paper Moons", "huge"],
    ["The Lamplighters", "regular"],
    ["Pasta and Tiramisù Cooking Class at Testaccio Market", "small"],
  ])("of %s on a wide poster is %s: no word is broken", (title, size) => {
    expect(posterTitleSize(title, "16:10")).toBe(size);
  });

  it("is larger on an upright poster, whose words have its whole width", () => {
    expect(posterTitleSize("The Lamplighters", "4:5")).toBe("huge");
  });
});
